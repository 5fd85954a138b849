/** What others may use of this room. */

export { AcceptedEncodings } from "./accepted-encodings.ts";
export { securityHeaders } from "./headers.ts";
export { createHosting, type Hosting } from "./hosting.ts";
export { KeptFiles } from "./threads/kept-files.ts";
export type { FromHostingThread, ThreadSetup, ToHostingThread } from "./threads/messages.ts";
