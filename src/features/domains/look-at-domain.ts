/**
 * One look at a domain: what its records are, whether visitors of it come here, and what is to be
 * said of that. Reads the DNS and, where the records cannot tell, asks the address itself.
 */
import { splitPort } from "../../lib/host.ts";
import { isLocalName } from "../../lib/local-name.ts";
import type { Context } from "../../platform/context.ts";
import { DnsFault } from "../../platform/dns.ts";
import { claimName, claimValue, hasClaim } from "./claim.ts";
import { hostsOf, listParents } from "./domain-name.ts";
import { inspectCertificate } from "./inspect-certificate.ts";
import {
  counterpartName,
  type FoundRecords,
  forbidsAuthority,
  isProxied,
  judgeCounterpart,
  judgeRecords,
  listWanted,
} from "./judge-records.ts";
import type { CertificateState, DomainCheck, DomainExamination } from "./model.ts";
import { type Addresses, readAddresses, readOwnAddresses, targetOf } from "./own-addresses.ts";
import { probe } from "./probe.ts";

/** The authority that most certificates here come from, as CAA records name it. */
const AUTHORITY = "letsencrypt.org";

export type ExaminedDomain = { domain: string; siteId: string; slug: string };

export type Inspection = {
  look: DomainExamination;
  /** Whether visitors of the domain come here; unknown when the DNS gave no answer. */
  whereabouts: "here" | "elsewhere" | "unknown";
  hasCounterpart: boolean;
  /** Whether the claim record is there; undefined when that could not be read. */
  isProved: boolean | undefined;
};

export async function lookAtDomain(ctx: Context, subject: ExaminedDomain): Promise<Inspection> {
  const checks: DomainCheck[] = [];
  const say = (name: DomainCheck["name"], outcome: DomainCheck["outcome"], text: string) =>
    checks.push({ name, outcome, text, checkedAt: ctx.clock.now() });
  const { domain } = subject;
  if (isLocalName(domain)) {
    say("records", "passed", "Names below localhost lead to this machine by themselves.");
    const certificate = await readCertificate(ctx, domain, { v4: ["127.0.0.1"], v6: [] }, say);
    const look = { records: [], checks, certificate };
    return { look, whereabouts: "here", hasCounterpart: true, isProved: undefined };
  }
  const [claim, read] = await Promise.all([
    readClaim(ctx, subject),
    readRecords(ctx, subject).catch((error: unknown) => {
      if (error instanceof DnsFault) return error;
      throw error;
    }),
  ]);
  const wantedClaim = {
    ...{ name: claimName(domain), value: claimValue(ctx, subject.siteId) },
    isThere: claim.isThere === true,
  };
  if (read instanceof DnsFault) {
    say("records", "failed", `${read.message}. It is tried again by itself.`);
    const records = listWanted({ ...unread(ctx, subject), claim: wantedClaim });
    const look = { records, checks, certificate: null };
    return { look, whereabouts: "unknown", hasCounterpart: false, isProved: claim.isThere };
  }
  const found: FoundRecords = { ...read, claim: wantedClaim };
  const isHere = await judgeWhereabouts(ctx, found, say);
  const counterpart = await findCounterpart(ctx, found, isHere);
  if (counterpart) say("counterpart", counterpart.isHere ? "passed" : "warning", counterpart.text);
  say("claim", claim.isThere ? "passed" : "warning", claim.text);
  await judgeAuthority(ctx, domain, say);
  const certificate = isHere ? await readCertificate(ctx, domain, found.addresses, say) : null;
  return {
    look: { records: listWanted(found), checks, certificate },
    whereabouts: isHere ? "here" : "elsewhere",
    hasCounterpart: counterpart?.isHere ?? false,
    isProved: claim.isThere,
  };
}

/** What is said of a domain whose name servers have not answered yet: what its owner is to do is known without them. */
export function expectLook(
  ctx: Context,
  subject: ExaminedDomain,
  askedAt: number,
): Pick<DomainExamination, "records" | "checks"> {
  const { domain, siteId } = subject;
  const text = `The name servers of ${domain} have not answered yet. They are asked again by themselves.`;
  const claim = { name: claimName(domain), value: claimValue(ctx, siteId), isThere: false };
  return {
    records: isLocalName(domain) ? [] : listWanted({ ...unread(ctx, subject), claim }),
    checks: [{ name: "records", outcome: "warning", text, checkedAt: askedAt }],
  };
}

type Say = (name: DomainCheck["name"], outcome: DomainCheck["outcome"], text: string) => void;

const NONE: Addresses = { v4: [], v6: [] };

async function readRecords(
  ctx: Context,
  { domain, slug }: ExaminedDomain,
): Promise<Omit<FoundRecords, "claim">> {
  const counterpart = counterpartName(domain, hostsOf(ctx.config, domain));
  const [own, addresses, counterpartAddresses] = await Promise.all([
    readOwnAddresses(ctx, slug),
    readAddresses(ctx.dns, domain),
    counterpart === undefined ? NONE : readAddresses(ctx.dns, counterpart).catch(() => NONE),
  ]);
  const target = targetOf(ctx, slug);
  return { domain, counterpart, target, own, addresses, counterpartAddresses };
}

/** The same of a domain that could not be read, as far as it is known without. */
const unread = (ctx: Context, { domain, slug }: ExaminedDomain): Omit<FoundRecords, "claim"> => ({
  ...{ domain, target: targetOf(ctx, slug), own: NONE, addresses: NONE },
  ...{ counterpart: undefined, counterpartAddresses: NONE },
});

/** Records decide where they can; an address that is not ours may be a proxy's that leads here. */
async function judgeWhereabouts(ctx: Context, found: FoundRecords, say: Say): Promise<boolean> {
  const verdict = judgeRecords(found);
  if (verdict.kind !== "elsewhere") {
    say("records", verdict.kind === "here" ? "passed" : "failed", verdict.text);
    return verdict.kind === "here";
  }
  const { domain } = found;
  const reached = await probe(ctx, plainOrigin(ctx, domain));
  if (reached.isHere && reached.host === domain) {
    const by = isProxied(found.addresses) ? "Cloudflare" : "a proxy";
    say("records", "passed", `${domain} leads to this service by way of ${by}.`);
    return true;
  }
  const why = reached.isHere
    ? `${domain} leads here by way of a proxy, but that asks for ${reached.host} instead: let it pass the Host header on.`
    : verdict.text;
  say("records", "failed", why);
  return false;
}

/** Where a name is asked over plain HTTP: on the sites' own port where they are served so. */
function plainOrigin(ctx: Context, host: string): string {
  const { port } = splitPort(ctx.config.sitesDomain);
  return `http://${host}${ctx.config.sitesScheme === "https" ? "" : port}`;
}

/** Whoever has a proxy before the one name mostly has it before the other. */
async function findCounterpart(ctx: Context, found: FoundRecords, isHere: boolean) {
  const judged = judgeCounterpart(found);
  const { counterpart, counterpartAddresses: addresses, domain } = found;
  const isElsewhere = judged?.isHere === false && addresses.v4.length + addresses.v6.length > 0;
  if (!isHere || !isElsewhere || counterpart === undefined) return judged;
  const reached = await probe(ctx, plainOrigin(ctx, counterpart));
  if (!reached.isHere || reached.host !== counterpart) return judged;
  return {
    isHere: true,
    text: `${counterpart} leads here too, by way of a proxy, and on to ${domain}.`,
  };
}

async function readClaim(
  ctx: Context,
  { domain, siteId }: ExaminedDomain,
): Promise<{ isThere: boolean | undefined; text: string }> {
  try {
    const isThere = hasClaim(ctx, siteId, await ctx.dns.query(claimName(domain), "TXT"));
    const text = isThere
      ? `The TXT record at ${claimName(domain)} proves that ${domain} is yours.`
      : `There is no TXT record at ${claimName(domain)} that proves whose ${domain} is. The site works without it; with it nobody else can take the domain here.`;
    return { isThere, text };
  } catch (error) {
    if (!(error instanceof DnsFault)) throw error;
    return { isThere: undefined, text: `${error.message}.` };
  }
}

/** Whoever gets certificates for the domain needs its CAA records' leave. */
async function judgeAuthority(ctx: Context, domain: string, say: Say): Promise<void> {
  if (ctx.config.sitesScheme !== "https") return;
  for (const name of listParents(domain)) {
    const records = await ctx.dns.query(name, "CAA").catch(() => []);
    if (records.length === 0) continue;
    const issuers = records.filter(({ tag }) => tag === "issue").map(({ value }) => value);
    if (forbidsAuthority(issuers, AUTHORITY))
      say(
        "caa",
        "warning",
        `The CAA records of ${name} let only ${issuers.join(", ")} issue certificates: add one with the value 0 issue "${AUTHORITY}", or there will be no HTTPS by Let's Encrypt.`,
      );
    return;
  }
}

async function readCertificate(
  ctx: Context,
  domain: string,
  addresses: Addresses,
  say: Say,
): Promise<CertificateState | null> {
  if (ctx.config.sitesScheme !== "https") return null;
  const port = Number(splitPort(ctx.config.sitesDomain).port.slice(1) || 443);
  const { extraRoots } = ctx.config;
  const [address] = [...addresses.v4, ...addresses.v6];
  if (address === undefined) return null;
  const state = await inspectCertificate({ host: domain, address, port, extraRoots });
  say("certificate", state.status === "valid" ? "passed" : "failed", state.text);
  return state;
}
