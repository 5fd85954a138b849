/** What others may use of this room. */

export { securityHeaders } from "./headers.ts";
export { createHosting, type Hosting } from "./hosting.ts";
export type { FromHostingThread, ThreadSetup, ToHostingThread } from "./threads/messages.ts";
