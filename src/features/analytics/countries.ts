/**
 * The country of an address: what a trusted proxy says, else what the embedded database knows. The
 * database is read on the first visit, so that an idle service does not carry it.
 */

import { defineState } from "../../platform/room-state.ts";
import packed from "./countries.bin" with { type: "file" };
import { CountryRanges, keyOfAddress, UNKNOWN_COUNTRY } from "./country-ranges.ts";

/** Answers the ISO 3166 code of an address, and `ZZ` for one that belongs to none. */
export type FindCountry = (address: string) => string;

class CountryDatabase {
  #opening: Promise<FindCountry> | undefined;

  open(): Promise<FindCountry> {
    this.#opening ??= readDatabase();
    return this.#opening;
  }
}

async function readDatabase(): Promise<FindCountry> {
  const ranges = new CountryRanges(await Bun.file(packed).arrayBuffer());
  return (address) => {
    const key = keyOfAddress(address);
    return key === undefined ? UNKNOWN_COUNTRY : ranges.find(key);
  };
}

/** The code if it is one; delivery networks have their own for what is no country, such as T1 or XX. */
export function checkCountry(code: string | undefined): string {
  return code !== undefined && /^(?!XX|ZZ)[A-Z]{2}$/.test(code) ? code : UNKNOWN_COUNTRY;
}

export const countryDatabase = defineState(() => new CountryDatabase());
