/** What was sent is no header block; nothing after it on the connection could be read any more. */
export class HpackError extends Error {}
