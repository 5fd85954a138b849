/** From what the DNS says of a domain to what is missing there, in words for its owner. Pure. */
import {
  type AddressRange,
  canonicalAddress,
  isInRanges,
  parseAddressRange,
} from "../../lib/ip-address.ts";
import { counterpartOf, registrableOf } from "./domain-name.ts";
import type { WantedRecord } from "./model.ts";
import type { Addresses } from "./own-addresses.ts";

/** What was read of a domain, and what it is compared with. */
export type FoundRecords = {
  domain: string;
  /** Its counterpart with or without `www.`; undefined where there cannot be one. */
  counterpart: string | undefined;
  /** The site's subdomain. */
  target: string;
  own: Addresses;
  addresses: Addresses;
  counterpartAddresses: Addresses;
  claim: { name: string; value: string; isThere: boolean };
};

export type Verdict = {
  /** Whether every visitor of the domain comes here, as far as records can tell. */
  kind: "here" | "partly" | "elsewhere" | "nowhere";
  text: string;
};

/** Addresses that a well-known proxy answers at, instead of the site's own. */
const CLOUDFLARE: readonly AddressRange[] = (
  "173.245.48.0/20 103.21.244.0/22 103.22.200.0/22 103.31.4.0/22 141.101.64.0/18 " +
  "108.162.192.0/18 190.93.240.0/20 188.114.96.0/20 197.234.240.0/22 198.41.128.0/17 " +
  "162.158.0.0/15 104.16.0.0/13 104.24.0.0/14 172.64.0.0/13 131.0.72.0/22 " +
  "2400:cb00::/32 2606:4700::/32 2803:f800::/32 2405:b500::/32 2405:8100::/32 2a06:98c0::/29 2c0f:f248::/32"
)
  .split(" ")
  .flatMap((range) => {
    const parsed = parseAddressRange(range);
    return parsed ? [parsed] : [];
  });

export const isApex = (domain: string): boolean => registrableOf(domain) === domain;

/** Every address in its one spelling, since resolvers differ in theirs. */
const spelled = (addresses: readonly string[]): string[] =>
  addresses.map((address) => canonicalAddress(address) ?? address);

const allOf = ({ v4, v6 }: Addresses): string[] => spelled([...v4, ...v6]);

/** Whether all of a name's addresses are this service's. */
export function leadHere(addresses: Addresses, own: Addresses): boolean {
  const ours = new Set(allOf(own));
  const found = allOf(addresses);
  return found.length > 0 && found.every((address) => ours.has(address));
}

export const isProxied = (addresses: Addresses): boolean =>
  allOf(addresses).some((address) => isInRanges(address, CLOUDFLARE));

export function judgeRecords({ domain, target, own, addresses }: FoundRecords): Verdict {
  const ours = new Set(allOf(own));
  const found = allOf(addresses);
  const stray = found.filter((address) => !ours.has(address));
  if (found.length === 0)
    return {
      kind: "nowhere",
      text: `${domain} has no address yet. ${whatToAdd(domain, target, own)}`,
    };
  if (stray.length === 0) return { kind: "here", text: `${domain} leads to this service.` };
  if (isProxied(addresses))
    return {
      kind: "elsewhere",
      text: `The addresses of ${domain} (${list(stray)}) are Cloudflare's, and it does not hand visitors on to this service. Set the record to "DNS only" there, or let it lead to ${target}.`,
    };
  if (stray.length === found.length)
    return {
      kind: "elsewhere",
      text: `${domain} leads to ${list(stray)}, which is not this service. Remove that and ${lowerFirst(whatToAdd(domain, target, own))}`,
    };
  return { kind: "partly", text: describeStray(domain, stray) };
}

/** The right record is there beside an old one: the commonest fault after a move. */
function describeStray(domain: string, stray: readonly string[]): string {
  const type = stray.every((address) => address.includes(":"))
    ? "AAAA"
    : stray.some((address) => address.includes(":"))
      ? "A and AAAA"
      : "A";
  return `${domain} leads here, but it also has an old ${type} record (${list(stray)}) that leads elsewhere: remove it, or some visitors still get what is there.`;
}

function whatToAdd(domain: string, target: string, own: Addresses): string {
  if (!isApex(domain)) return `Add a CNAME record for ${domain} with the value ${target}.`;
  const [v4] = own.v4;
  const [v6] = own.v6;
  if (v4 === undefined && v6 === undefined)
    return `Add an ALIAS (or ANAME) record for ${domain} with the value ${target}; a CNAME is not possible for a name without a part before it.`;
  const records = [
    v4 && `an A record with the value ${v4}`,
    v6 && `an AAAA record with the value ${v6}`,
  ];
  return `Add ${records.filter(Boolean).join(" and ")} for ${domain}; a CNAME is not possible for a name without a part before it.`;
}

export function judgeCounterpart(
  found: FoundRecords,
): { isHere: boolean; text: string } | undefined {
  const { counterpart, counterpartAddresses, own, domain, target } = found;
  if (counterpart === undefined) return undefined;
  if (leadHere(counterpartAddresses, own))
    return { isHere: true, text: `${counterpart} leads here too, and on to ${domain}.` };
  const addresses = allOf(counterpartAddresses);
  const wanted = whatToAdd(counterpart, target, own);
  return addresses.length === 0
    ? {
        isHere: false,
        text: `${counterpart} has no address. ${wanted} It then leads on to ${domain}.`,
      }
    : {
        isHere: false,
        text: `${counterpart} leads to ${list(addresses)}, which is not this service. Visitors who enter it do not find the site.`,
      };
}

/** Whether the nearest CAA records let the authority issue; `values` are those of `issue`. */
export function forbidsAuthority(values: readonly string[], authority: string): boolean {
  const names = values.map((value) => (value.split(";", 1)[0] ?? "").trim().toLowerCase());
  return names.length > 0 && !names.includes(authority);
}

/** All records that the owner is to have, and whether each is there. */
export function listWanted(found: FoundRecords): WantedRecord[] {
  const { domain, counterpart, target, own, addresses, counterpartAddresses, claim } = found;
  const lead = (name: string, present: Addresses, purpose: string): WantedRecord[] => {
    if (!isApex(name))
      return [{ type: "CNAME", name, value: target, purpose, found: leadHere(present, own) }];
    const there = new Set(allOf(present));
    const isThere = (value: string) => there.has(canonicalAddress(value) ?? value);
    const records = [
      ...own.v4.map((value) => ({
        type: "A" as const,
        name,
        value,
        purpose,
        found: isThere(value),
      })),
      ...own.v6.map((value) => ({
        type: "AAAA" as const,
        name,
        value,
        purpose,
        found: isThere(value),
      })),
    ];
    if (records.length > 0) return records;
    return [{ type: "ALIAS", name, value: target, purpose, found: false }];
  };
  return [
    ...lead(domain, addresses, `Leads visitors of ${domain} to the site.`),
    ...(counterpart === undefined
      ? []
      : lead(counterpart, counterpartAddresses, `Leads ${counterpart} on to ${domain}.`)),
    {
      type: "TXT",
      name: claim.name,
      value: claim.value,
      purpose: `Proves that ${domain} is yours, so that nobody else can take it here.`,
      found: claim.isThere,
    },
  ];
}

export const counterpartName = (domain: string, hosts: readonly string[]): string | undefined =>
  hosts.find((host) => host === counterpartOf(domain));

const ADDRESSES_SHOWN = 4;

function list(addresses: readonly string[]): string {
  const shown = addresses.slice(0, ADDRESSES_SHOWN).join(", ");
  const more = addresses.length - ADDRESSES_SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
