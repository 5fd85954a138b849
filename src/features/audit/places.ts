/** Finds values in a site document, and changes them. A document is never changed in place. */
import * as v from "valibot";
import { type Place, type SiteDocument, siteDocumentSchema } from "../design/room.ts";
import { SILENT_KEYS } from "../writer/room.ts";

export type AddressedText = {
  place: Place;
  /** Of the page that shows it; "/" for what stands on all of them. */
  path: string;
  text: string;
};

/** Every text that a visitor or a search engine reads. */
export function listPlacedTexts(document: SiteDocument): AddressedText[] {
  const { tagline, descriptor, summary } = document.identity;
  const texts: AddressedText[] = [];
  const collect = (path: string, place: Place, value: unknown): void => {
    if (typeof value === "string") texts.push({ path, place, text: value });
    else if (typeof value === "object" && value !== null)
      for (const [key, entry] of entriesOf(value))
        if (!SILENT_KEYS.has(String(key))) collect(path, [...place, key], entry);
  };
  collect("/", ["identity"], { tagline, descriptor, summary });
  collect("/", ["navigation"], document.navigation);
  for (const [at, page] of document.pages.entries()) collect(page.path, ["pages", at], page);
  return texts;
}

/** Places on a page, or in what all pages share, whose key and value fit. */
export function findPlaces(
  document: SiteDocument,
  path: string,
  fits: (key: string | number, value: unknown) => boolean,
): Place[] {
  const found: Place[] = [];
  const search = (place: Place, value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, entry] of entriesOf(value)) {
      if (fits(key, entry)) found.push([...place, key]);
      search([...place, key], entry);
    }
  };
  const at = document.pages.findIndex((page) => page.path === path);
  if (at !== -1) search(["pages", at], document.pages[at]);
  search(["navigation"], document.navigation);
  return found;
}

function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}

/** The document with another value there; undefined when it would not be a valid one. */
export function replaceAt(
  document: SiteDocument,
  place: Place,
  value: unknown,
): SiteDocument | undefined {
  return validate(changed(document, place, () => value));
}

/** Blocks are the largest part of a page that may be left out, items of navigation beside them. */
const DEPTH_MIN: Readonly<Record<string, number>> = { pages: 4, navigation: 2, identity: 2 };

/**
 * The document without the value there, or without the smallest part around it that can be missed:
 * its entry in a list, its block. Undefined when nothing of that leaves a valid document.
 */
export function removeAt(document: SiteDocument, place: Place): SiteDocument | undefined {
  const depthMin = DEPTH_MIN[String(place[0])] ?? place.length;
  for (let depth = place.length; depth >= depthMin; depth -= 1) {
    const without = validate(changed(document, place.slice(0, depth), () => undefined));
    if (without !== undefined) return without;
  }
  return undefined;
}

function validate(value: unknown): SiteDocument | undefined {
  const result = v.safeParse(siteDocumentSchema, value);
  return result.success ? result.output : undefined;
}

/** A copy with the value at `place` changed; undefined takes a key or an entry away. */
function changed(value: unknown, place: Place, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  if (typeof value !== "object" || value === null) return value;
  const inner = changed((value as Record<string | number, unknown>)[key], rest, change);
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner);
  const { [String(key)]: _, ...others } = value as Record<string, unknown>;
  return inner === undefined ? others : { ...value, [key]: inner };
}
