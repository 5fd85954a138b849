// The links of a document: which lead nowhere, and how all that lead to one place are turned to another.
import type { Page, SiteDocument } from "../document.ts";
import {
  addressOf,
  followOrder,
  isWithin,
  moveAddresses,
  type Place,
  readPlace,
  writePlace,
} from "./address.ts";
import { takenAnchors } from "./new-ids.ts";
import { findSchema, isOptional, lengthLimitOf } from "./slot-schema.ts";

export type PlacedLink = {
  /** Of the link's target: "/#hero/actions/0/href". */
  address: string;
  href: string;
  /** What the link says, as far as it says anything. */
  label: string | undefined;
};

type Found = PlacedLink & { place: Place; page: Page | undefined };

function listLinks(document: SiteDocument): Found[] {
  const found: Found[] = [];
  const search = (value: unknown, place: Place, page: Page | undefined): void => {
    if (typeof value !== "object" || value === null) return;
    const entries: [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value);
    for (const [key, entry] of entries) {
      const inner = [...place, key];
      if (key === "href" && typeof entry === "string") {
        const { label, title, name } = value as Record<string, unknown>;
        const said = [label, title, name].find((one) => typeof one === "string");
        const text = typeof said === "string" ? said : undefined;
        found.push({
          address: addressOf(document, inner),
          href: entry,
          label: text,
          place: inner,
          page,
        });
      } else search(entry, inner, page);
    }
  };
  search(document.navigation, ["navigation"], undefined);
  for (const [at, page] of document.pages.entries())
    search(page.blocks, ["pages", at, "blocks"], page);
  return found;
}

/** Pages that the service answers for by itself, or that follow from other data. */
const STANDARD_PATHS = new Set(["/privacy", "/accessibility", "/thank-you", "/404"]);

/** Links to pages and anchors of this site that are not there. */
export function findBrokenLinks(document: SiteDocument): PlacedLink[] {
  const pages = new Map(document.pages.map((page) => [page.path, page]));
  const anchors = new Map(document.pages.map((page) => [page, takenAnchors(page)]));
  const isBroken = ({ href, page: own }: Found): boolean => {
    if (!/^[/#]/u.test(href)) return false;
    const [path = "", fragment = ""] = href.split("#");
    const page = path === "" ? own : pages.get(path);
    if (page === undefined)
      return path !== "" && !STANDARD_PATHS.has(path) && !path.startsWith("/events/");
    return fragment !== "" && anchors.get(page)?.has(fragment) !== true;
  };
  return listLinks(document)
    .filter(isBroken)
    .map(({ address, href, label }) => ({ address, href, label }));
}

const leadsTo = (href: string, path: string): boolean =>
  href === path || href.startsWith(`${path}#`);

/** Every link to the page at `path`, turned to `next`; anchors of the page are kept if `keepsAnchors`. */
export function turnLinks(
  document: SiteDocument,
  path: string,
  next: string,
  keepsAnchors: boolean,
): SiteDocument {
  let current = document;
  for (const { href, place } of listLinks(document)) {
    if (!leadsTo(href, path)) continue;
    const anchor = keepsAnchors ? href.slice(path.length) : "";
    current = writePlace(current, place, next + anchor);
  }
  return current;
}

/**
 * Without the links to the page: an optional target goes and its text stays, a button or entry goes whole;
 * where a list needs its last entries, they lead to the home page.
 */
export function dropLinks(document: SiteDocument, path: string): SiteDocument {
  let current = document;
  // From the end, so that entries taken out leave the places before them as they were.
  for (const { href, place } of listLinks(document).toReversed()) {
    if (!leadsTo(href, path)) continue;
    const container = removablePlace(current, place);
    current =
      container === undefined ? writePlace(current, place, "/") : withoutPart(current, container);
  }
  return current;
}

/** The smallest part with the link in it that its block can be without. */
export function removablePlace(document: SiteDocument, place: Place): Place | undefined {
  const [root] = place;
  const depthMin = root === "pages" ? 5 : 2;
  for (let depth = place.length; depth >= depthMin; depth -= 1) {
    const inner = place.slice(0, depth);
    if (typeof inner.at(-1) === "number") {
      const list = inner.slice(0, -1);
      const schema = findSchema(document, list);
      const values = readPlace(document, list);
      const countMin = (schema && lengthLimitOf(schema, "min_length")) ?? 0;
      if (Array.isArray(values) && values.length > countMin) return inner;
      continue;
    }
    const schema = findSchema(document, inner);
    if (schema !== undefined && isOptional(schema)) return inner;
  }
  return undefined;
}

/** The document without the part at `place`; origins and locks follow what stood behind it in a list. */
export function withoutPart(document: SiteDocument, place: Place): SiteDocument {
  const at = place.at(-1);
  const container = addressOf(document, place);
  const without = writePlace(document, place, undefined);
  if (typeof at !== "number")
    return moveAddresses(without, (address) =>
      isWithin(address, container) ? undefined : address,
    );
  const values = readPlace(document, place.slice(0, -1));
  const order = Array.isArray(values) ? values.map((_, index) => index).toSpliced(at, 1) : [];
  return moveAddresses(without, followOrder(addressOf(document, place.slice(0, -1)), order));
}
