import type { Server } from "bun";

/** What may be asked of the server that a request came in by: who sent it, and for more time. */
export type ClientConnection = Pick<Server<undefined>, "requestIP" | "timeout">;
