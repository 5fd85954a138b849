/** What can be told of a client's frame by itself: its length, and whether it may name a stream. Pure. */
import type { Frame } from "./frame-reader.ts";
import { ConnectionError, ERROR, FLAG, FRAME } from "./frames.ts";

const LENGTHS = new Map<number, number>([
  [FRAME.priority, 5],
  [FRAME.reset, 4],
  [FRAME.ping, 8],
  [FRAME.windowUpdate, 4],
]);
const OF_STREAMS = new Set<number>([
  ...[FRAME.data, FRAME.headers, FRAME.priority, FRAME.reset, FRAME.continuation],
]);
const OF_CONNECTIONS = new Set<number>([FRAME.settings, FRAME.ping, FRAME.goaway]);

/** Throws `ConnectionError`. */
export function checkFrame({ type, flags, stream, payload }: Frame): void {
  const length = LENGTHS.get(type);
  if (length !== undefined && payload.length !== length)
    throw new ConnectionError(ERROR.frameSize, "a frame has not the length that it must have");
  if (type === FRAME.goaway && payload.length < 8)
    throw new ConnectionError(ERROR.frameSize, "a goodbye is too short");
  if (type === FRAME.settings && (flags & FLAG.ack) !== 0 && payload.length > 0)
    throw new ConnectionError(ERROR.frameSize, "a confirmation says something");
  if (stream === 0 ? OF_STREAMS.has(type) : OF_CONNECTIONS.has(type))
    throw new ConnectionError(ERROR.protocol, "a frame is on a stream that it cannot be on");
  if (type === FRAME.push)
    throw new ConnectionError(ERROR.protocol, "clients have nothing to push");
}
