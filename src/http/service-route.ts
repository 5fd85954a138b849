/**
 * What the service's own origin answers to anybody, without a key, below a path with a name in it.
 * A room declares its routes as values; the front looks through them.
 */
import type { Context } from "../platform/context.ts";
import type { VisitorRoute } from "./visitor-route.ts";

export type ServiceRoute = {
  /** A GET route answers HEAD as well; OPTIONS is what browsers ask about other origins. */
  readonly method: "GET" | "POST" | "OPTIONS";
  readonly matches: VisitorRoute["matches"];
  /** Anything thrown is answered in the API's error envelope. */
  answer(
    ctx: Context,
    call: {
      readonly request: Request;
      readonly params: Readonly<Record<string, string>>;
      readonly clientAddress: string;
    },
  ): Response | Promise<Response>;
};
