/**
 * What the service's own origin answers to anybody, without a key, below a path with a name in it.
 * A room declares its routes as values; the front looks through them.
 */
import type { Ready } from "../lib/ready.ts";
import type { Context } from "../platform/context.ts";
import type { DoorRoute, DoorVisitor } from "./visitor-door.ts";
import type { PathMatch } from "./visitor-route.ts";

/** What takes something goes through the visitors' door; other routes only read what is stored. */
export type ServiceRoute = ReadRoute | DoorRoute<DoorVisitor, "POST">;

type ReadRoute = {
  /** A GET route answers HEAD as well; OPTIONS is what browsers ask about other origins. */
  readonly method: "GET" | "OPTIONS";
  readonly matches: PathMatch;
  /** Anything thrown is answered in the API's error envelope. */
  answer(ctx: Context, call: DoorVisitor): Response | Promise<Response>;
};

/** What the service's own origin answers at an exact path; `client` is the address of who asks. */
export type ServicePage = (request: Request, client: string) => Ready<Response>;
