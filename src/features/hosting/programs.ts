/** What of hosting runs in hosting threads. */

export { AcceptedEncodings } from "./accepted-encodings.ts";
export { KeptFiles } from "./threads/kept-files.ts";
