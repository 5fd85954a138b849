/**
 * Where the pages' own script reports clicks on calls to action and forms that came into view. It
 * always answers the same: nobody learns from it what was counted.
 */
import { beaconRoute, type VisitorRoute } from "../../http/visitor-door.ts";
import type { Visit } from "../../http/visitor-route.ts";
import type { Context } from "../../platform/context.ts";
import { noteHit } from "./hits.ts";
import { isUncounted } from "./own-browser.ts";
import type { Hit } from "./read-view.ts";
import { uncountedRoutes } from "./uncounted.ts";

const PATH = "/_hit";
const BODY_BYTES_MAX = 16;
const AGENT_LENGTH_MAX = 500;

const KINDS: Readonly<Record<string, Hit["kind"]>> = { cta: "ctaClick", form: "formView" };

const hitRoute: VisitorRoute = beaconRoute({
  path: PATH,
  bodyBytesMax: BODY_BYTES_MAX,
  isMeant: isFromOwnPage,
  take(ctx, visit, text) {
    const kind = Object.hasOwn(KINDS, text) ? KINDS[text] : undefined;
    if (kind !== undefined) noteReport(ctx, kind, visit);
  },
});

export const analyticsVisitorRoutes: readonly VisitorRoute[] = [hitRoute, ...uncountedRoutes];

/** Other people's pages have nothing to report. */
function isFromOwnPage({ headers, url }: Request): boolean {
  const origin = headers.get("origin");
  if (origin !== null && URL.parse(origin)?.host !== URL.parse(url)?.host) return false;
  return (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
}

function noteReport(
  ctx: Context,
  kind: Hit["kind"],
  visit: Pick<Visit, "request" | "site" | "clientAddress">,
): void {
  const agent = visit.request.headers.get("user-agent") ?? "";
  if (agent === "" || agent.length > AGENT_LENGTH_MAX) return;
  if (isUncounted(visit.request.headers)) return;
  noteHit(ctx, {
    ...{ kind, agent, siteId: visit.site.siteId, accountId: visit.site.accountId },
    ...{ atMs: ctx.clock.now(), address: visit.clientAddress },
    ...{ path: "", url: "", referrer: "", language: "" },
    ...{ country: undefined, authorization: undefined },
  });
}
