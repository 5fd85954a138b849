/**
 * What `doctor` finds out about the world around the service: names that do not lead here, a proxy
 * that changes requests on the way, a clock that is wrong, owners' domains that have gone.
 */
import { lookup } from "node:dns/promises";
import { splitPort } from "../../lib/host.ts";
import { isLocalName } from "../../lib/local-name.ts";
import type { Context } from "../../platform/context.ts";
import { resolverOver } from "../../platform/outbound/resolve.ts";
import {
  countDomains,
  createProbe,
  checkCertificates as judgeCertificates,
  listCertifiableNames,
} from "../domains/room.ts";
import { type OwnSiteClient, ownSiteClientOf } from "../publishing/room.ts";
import { readLatestChange } from "../sites/room.ts";
import type { HealthFinding } from "./finding.ts";

/** Sites get names that nobody enters by hand, so the domain needs a wildcard record. */
export async function checkNames(ctx: Context): Promise<HealthFinding> {
  const domain = splitPort(ctx.config.sitesDomain).name;
  const good = { check: "dns", ok: true, text: `names below ${ctx.config.sitesDomain} resolve` };
  // Browsers and curl send such names to the loopback whatever the resolver says.
  if (isLocalName(domain)) return good;
  const name = `doctor-${Buffer.from(ctx.random.bytes(4)).toString("hex")}.${domain}`;
  const isFound = await resolveName(ctx, name).catch(() => false);
  if (isFound) return good;
  const text = `${name} does not resolve; add a wildcard record *.${domain} that points here`;
  return { check: "dns", ok: false, text };
}

async function resolveName(ctx: Context, name: string): Promise<boolean> {
  if (ctx.config.dnsServers.length > 0) return (await resolverOver(ctx.dns)(name)).length > 0;
  await lookup(name);
  return true;
}

/** What a proxy says for a service that does not run: no fault of its own. */
const AWAY = new Set([502, 503, 504, 521, 522, 523]);
const TIMEOUT_MS = 10_000;

/** Asks for the service and for one site as visitors do, and looks at the name that arrives. */
export async function checkProxy(
  ctx: Context,
  client: OwnSiteClient = ownSiteClientOf(ctx),
): Promise<HealthFinding> {
  const { publicUrl, sitesDomain, sitesScheme } = ctx.config;
  const { name: domain, port } = splitPort(sitesDomain);
  const names = await listCertifiableNames(ctx);
  const site = names.find((name) => name.endsWith(`.${domain}`));
  const origins = [publicUrl, ...(site === undefined ? [] : [`${sitesScheme}://${site}${port}`])];
  const warnings: string[] = [];
  for (const origin of origins) {
    const { fault, warning } = await askThrough(ctx, client, origin);
    if (fault !== undefined) return { check: "proxy", ok: false, text: fault };
    if (warning !== undefined) warnings.push(warning);
  }
  const [first] = warnings;
  if (first !== undefined) return { check: "proxy", ok: true, isWarning: true, text: first };
  return { check: "proxy", ok: true, text: "requests arrive under the name that was asked for" };
}

type Passage = { fault?: string; warning?: string };

async function askThrough(ctx: Context, client: OwnSiteClient, origin: string): Promise<Passage> {
  const { path, readHost } = createProbe(ctx);
  const url = new URL(path, origin);
  let answer: Awaited<ReturnType<OwnSiteClient["request"]>>;
  try {
    const addresses = await client.resolve(url.hostname);
    answer = await client.request("GET", url, addresses, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { warning: `${origin} could not be reached from here: ${why}` };
  }
  const host = readHost(answer.body);
  if (host === url.hostname) return {};
  if (host !== undefined)
    return {
      fault: `the proxy before ${origin} asks for ${host} instead of ${url.hostname}: have it pass the Host header on (docs/deploy)`,
    };
  const said = `${origin} answered with status ${answer.status}`;
  if (AWAY.has(answer.status))
    return { warning: `${said}, as a proxy does for a service that is away` };
  return { fault: `${said}, but not from this service: its records or the proxy lead elsewhere` };
}

/** Before this no executable of ours was made: a machine that has lost its clock starts in 1970. */
const EARLIEST = Date.UTC(2026, 0, 1);
const DRIFT_MS_MAX = 5 * 60_000;

/** Signed links, sessions and certificates all need the time. */
export async function checkClock(ctx: Context): Promise<HealthFinding> {
  const now = ctx.clock.now();
  const shown = new Date(now).toISOString();
  if (now < EARLIEST)
    return { check: "clock", ok: false, text: `it is ${shown} here; set the machine's clock` };
  const latest = await readLatestChange(ctx);
  if (latest - now > DRIFT_MS_MAX) {
    const known = new Date(latest).toISOString();
    const text = `it is ${shown} here, but a site was changed at ${known}: set the machine's clock`;
    return { check: "clock", ok: false, text };
  }
  const driftMs = await readDrift(ctx);
  if (driftMs !== undefined && Math.abs(driftMs) > DRIFT_MS_MAX) {
    const minutes = Math.round(Math.abs(driftMs) / 60_000);
    const text = `the clock is ${minutes} minutes ${driftMs > 0 ? "fast" : "slow"}: set it, or have it set by NTP`;
    return { check: "clock", ok: false, text };
  }
  return { check: "clock", ok: true, text: `it is ${shown}` };
}

/** How much this clock is ahead of the certificate authority's; undefined when none is asked. */
async function readDrift(ctx: Context): Promise<number | undefined> {
  const { tls } = ctx.config;
  if (tls?.mode !== "acme") return undefined;
  try {
    const { headers } = await ctx.outbound.fetch(tls.directory, { timeoutMs: 5_000 });
    const theirs = Date.parse(headers.get("date") ?? "");
    return Number.isNaN(theirs) ? undefined : ctx.clock.now() - theirs;
  } catch {
    return undefined;
  }
}

/** Owners are told of theirs; the operator is told how many there are. */
export async function checkDomains(ctx: Context): Promise<HealthFinding> {
  const { all, lost, example } = await countDomains(ctx);
  const text = `${all} ${all === 1 ? "domain is" : "domains are"} set`;
  if (lost === 0) return { check: "domains", ok: true, text };
  const isWarning = true;
  return {
    check: "domains",
    ok: true,
    isWarning,
    text: `${text}; ${lost} lead elsewhere by now, such as ${example}`,
  };
}

/** Of the service's own HTTPS; a proxy's show themselves when they are asked through. */
export async function checkServedCertificates(ctx: Context): Promise<HealthFinding[]> {
  const judged = await judgeCertificates(ctx);
  return judged === undefined ? [] : [{ check: "certificates", ...judged }];
}
