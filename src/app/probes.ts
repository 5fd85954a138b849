/** What machines ask of the running service: is the process up, is it ready, how is it doing. */
import { sql } from "drizzle-orm";
import { isForwarded } from "../http/client-address.ts";
import { plainText } from "../http/plain-text.ts";
import type { ServicePage } from "../http/service-route.ts";
import { ApiError } from "../lib/errors.ts";
import { isLoopback } from "../lib/ip-address.ts";
import type { Context } from "../platform/context.ts";

/** GET /healthz: answers while the process can answer at all. */
export const answerHealth: ServicePage = () => plainText(200, "ok\n");

/** GET /readyz: answers 200 once the database answers; migrations have run before we listen. */
export function readinessPage(ctx: Context): ServicePage {
  return async () => {
    try {
      await ctx.db.orm.get(sql`select 1`);
      return plainText(200, "ready\n");
    } catch (error) {
      ctx.log.error({ err: error }, "the database does not answer");
      return plainText(503, "the database does not answer\n");
    }
  };
}

/** GET /metrics: for the bearer of the token, or without one for callers on this machine. */
export function metricsPage(ctx: Context): ServicePage {
  const { metricsToken } = ctx.config;
  return async (request, client) => {
    if (!mayReadMetrics(request, client, metricsToken))
      throw metricsToken
        ? new ApiError("unauthorized", "Send the metrics token: Authorization: Bearer …")
        : new ApiError(
            "forbidden",
            "Metrics are for this machine only, or set SITEWRIGHT_METRICS_TOKEN.",
          );
    const { text, contentType } = await ctx.metrics.scrape();
    return new Response(text, {
      headers: { "content-type": contentType, "cache-control": "no-store" },
    });
  };
}

function mayReadMetrics(request: Request, client: string, token: string | undefined): boolean {
  if (token === undefined)
    // A proxy on this machine also connects from the loopback, but says that it speaks for others.
    return isLoopback(client) && !isForwarded(request.headers);
  const sent = /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  // Hashing first makes the comparison take the same time wherever the texts differ.
  return Bun.SHA256.hash(sent, "hex") === Bun.SHA256.hash(token, "hex");
}
