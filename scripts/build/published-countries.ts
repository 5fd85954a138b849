/** Reads the published country database, range by range, as `country-ranges.ts` packs it. */
import { fileURLToPath } from "node:url";
import { type CountryResponse, Reader } from "mmdb-lib";
import { type RangeStart, UNKNOWN_COUNTRY } from "../../src/features/analytics/country-ranges.ts";

const KEY_BITS = 64;
/** Countries are told by networks of this size or larger; the few smaller ones count as their first. */
const IPV6_BITS = 64;

export type PublishedCountries = Reader<CountryResponse & { readonly country_code?: string }>;

export async function openPublishedCountries(): Promise<PublishedCountries> {
  const url = import.meta.resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
  return new Reader(Buffer.from(await Bun.file(fileURLToPath(url)).arrayBuffer()));
}

/** All ranges in order: IPv4 has the first 2^32 keys, the networks of IPv6 their own. */
export async function readPublishedRanges(): Promise<RangeStart[]> {
  const reader = await openPublishedCountries();
  const starts: RangeStart[] = [];
  const add = (start: bigint, code: string) => {
    if (starts.at(-1)?.code !== code) starts.push({ start, code });
  };
  for (let key = 0n; key < 2n ** 32n; ) {
    const [entry, prefix] = reader.getWithPrefixLength(showIpv4(Number(key)));
    add(key, readCode(entry));
    key += 2n ** BigInt(32 - prefix);
  }
  for (let key = 2n ** 32n; key < 2n ** BigInt(KEY_BITS); ) {
    const [entry, prefix] = reader.getWithPrefixLength(showIpv6(key));
    add(key, readCode(entry));
    const length = 2n ** BigInt(IPV6_BITS - Math.min(prefix, IPV6_BITS));
    // A tree's range starts where its prefix does, which may be before the keys of IPv6.
    key = (key / length + 1n) * length;
  }
  return starts;
}

const readCode = (entry: { country_code?: string } | null) => {
  const code = entry?.country_code ?? UNKNOWN_COUNTRY;
  return /^[A-Z]{2}$/.test(code) ? code : UNKNOWN_COUNTRY;
};

export const showIpv4 = (low: number): string =>
  [24, 16, 8, 0].map((shift) => (low >>> shift) & 255).join(".");

/** The first address of a network. */
export const showIpv6 = (key: bigint): string =>
  `${[48n, 32n, 16n, 0n].map((shift) => ((key >> shift) & 0xffffn).toString(16)).join(":")}::`;
