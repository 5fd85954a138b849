/**
 * The country of an address: what a trusted proxy says, else what the embedded database knows. The
 * database is read on the first visit, so that an idle service does not carry it.
 */
import database from "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb" with {
  type: "file",
};
import { type CountryResponse, Reader } from "mmdb-lib";
import { defineState } from "../../platform/room-state.ts";

export const UNKNOWN_COUNTRY = "ZZ";

/** Answers the ISO 3166 code of an address, and `ZZ` for one that belongs to none. */
export type FindCountry = (address: string) => string;

type Entry = CountryResponse & { readonly country_code?: string };

class CountryDatabase {
  #opening: Promise<FindCountry> | undefined;

  open(): Promise<FindCountry> {
    this.#opening ??= readDatabase();
    return this.#opening;
  }
}

async function readDatabase(): Promise<FindCountry> {
  const reader = new Reader<Entry>(Buffer.from(await Bun.file(database).arrayBuffer()));
  return (address) => checkCountry(find(reader, address));
}

function find(reader: Reader<Entry>, address: string): string | undefined {
  try {
    return reader.get(address)?.country_code;
  } catch {
    return undefined;
  }
}

/** The code if it is one; delivery networks have their own for what is no country, such as T1 or XX. */
export function checkCountry(code: string | undefined): string {
  return code !== undefined && /^(?!XX|ZZ)[A-Z]{2}$/.test(code) ? code : UNKNOWN_COUNTRY;
}

export const countryDatabase = defineState(() => new CountryDatabase());
