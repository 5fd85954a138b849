/**
 * Where the pages' own script reports clicks on calls to action and forms that came into view. It
 * always answers the same: nobody learns from it what was counted.
 */
import type { VisitorRoute } from "../../http/visitor-route.ts";
import type { Context } from "../../platform/context.ts";
import { type Hit, noteHit } from "./hits.ts";

const PATH = "/_hit";
const BODY_BYTES_MAX = 16;
const AGENT_LENGTH_MAX = 500;

const KINDS: Readonly<Record<string, Hit["kind"]>> = { cta: "ctaClick", form: "formView" };

const hitRoute: VisitorRoute = {
  method: "POST",
  matches: (path) => (path === PATH ? {} : undefined),
  async answer(ctx, { request, site, clientAddress }) {
    const kind = isFromOwnPage(request) ? await readKind(request) : undefined;
    if (kind !== undefined) noteReport(ctx, kind, { request, site, clientAddress });
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  },
};

export const analyticsVisitorRoutes: readonly VisitorRoute[] = [hitRoute];

/** Other people's pages have nothing to report. */
function isFromOwnPage({ headers, url }: Request): boolean {
  const origin = headers.get("origin");
  if (origin !== null && URL.parse(origin)?.host !== URL.parse(url)?.host) return false;
  return (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
}

async function readKind(request: Request): Promise<Hit["kind"] | undefined> {
  // Without a length it is no beacon of ours, and could be of any size.
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length > 0 && length <= BODY_BYTES_MAX)) return undefined;
  const text = await request.text();
  return Object.hasOwn(KINDS, text) ? KINDS[text] : undefined;
}

function noteReport(
  ctx: Context,
  kind: Hit["kind"],
  visit: {
    request: Request;
    site: { siteId: string; accountId: string };
    clientAddress: string;
  },
): void {
  const agent = visit.request.headers.get("user-agent") ?? "";
  if (agent === "" || agent.length > AGENT_LENGTH_MAX) return;
  noteHit(ctx, {
    ...{ kind, agent, siteId: visit.site.siteId, accountId: visit.site.accountId },
    ...{ atMs: ctx.clock.now(), address: visit.clientAddress },
    ...{ path: "", url: "", referrer: "", language: "" },
    ...{ country: undefined, authorization: undefined },
  });
}
