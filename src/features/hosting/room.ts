/** What others may use of this room. */

export { securityHeaders } from "./headers.ts";
export { Hosting } from "./hosting.ts";
export type { AnswerParts } from "./ready-answer.ts";
export type {
  FromHostingThread,
  ThreadSetup,
  ToHostingThread,
  WantedFile,
} from "./threads/messages.ts";
