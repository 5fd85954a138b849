// Addresses of what a document holds, as origins and locks use them: "/services#offers/items/0/text" is a
// text of a block, "/services#offers" the block, "/services#/title" of the page, "#/identity/name" of the site.
import type { Page, SiteDocument } from "../document.ts";

/** The way from the document to a value. */
export type Place = readonly (string | number)[];

const ADDRESS_LENGTH_MAX = 300;

export const blockAddress = (pagePath: string, blockId: string): string => `${pagePath}#${blockId}`;

/** Where the address leads in this document; undefined when a page, block or entry of it is not there. */
export function findPlace(document: SiteDocument, address: string): Place | undefined {
  const hash = address.indexOf("#");
  if (hash < 0 || address.length > ADDRESS_LENGTH_MAX) return undefined;
  const [blockId = "", ...keys] = address.slice(hash + 1).split("/");
  const start = hash === 0 ? [] : findStart(document.pages, address.slice(0, hash), blockId);
  if (start === undefined || (hash === 0 && blockId !== "")) return undefined;
  return [...start, ...keys.map((key) => (/^\d{1,4}$/u.test(key) ? Number(key) : key))];
}

function findStart(pages: readonly Page[], path: string, blockId: string): Place | undefined {
  const at = pages.findIndex((page) => page.path === path);
  const page = pages[at];
  if (page === undefined) return undefined;
  if (blockId === "") return ["pages", at];
  const index = page.blocks.findIndex((block) => block.id === blockId);
  return index < 0 ? undefined : ["pages", at, "blocks", index];
}

/** The address of a place; of one within a page it names the page and the block. */
export function addressOf(document: SiteDocument, place: Place): string {
  const [root, at, blocks, index, ...rest] = place;
  const page = root === "pages" ? document.pages[Number(at)] : undefined;
  if (page === undefined) return `#/${place.join("/")}`;
  if (blocks !== "blocks" || index === undefined)
    return `${page.path}#/${place.slice(2).join("/")}`;
  const id = page.blocks[Number(index)]?.id ?? "";
  return [blockAddress(page.path, id), ...rest].join("/");
}

/** The value there; undefined when there is none. */
export function readPlace(value: unknown, place: Place): unknown {
  let current = value;
  for (const key of place) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key))
      return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/** A copy with another value at `place`; undefined takes a key or an entry of a list away. */
export function writePlace<Value>(value: Value, place: Place, inner: unknown): Value {
  return write(value, place, inner) as Value;
}

function write(value: unknown, place: Place, inner: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return inner;
  if (Array.isArray(value)) {
    const entry = write(value[Number(key)], rest, inner);
    if (entry === undefined) return value.toSpliced(Number(key), 1);
    return value.toSpliced(Number(key), 1, entry);
  }
  const record = typeof value === "object" && value !== null ? value : {};
  const entry = write((record as Record<string, unknown>)[String(key)], rest, inner);
  const { [String(key)]: _, ...others } = record as Record<string, unknown>;
  return entry === undefined ? others : { ...record, [String(key)]: entry };
}

/**
 * Origins and locks after addresses have moved: `follow` answers the new address, or undefined for one
 * that is no longer there.
 */
export function moveAddresses(
  document: SiteDocument,
  follow: (address: string) => string | undefined,
): SiteDocument {
  const origins = Object.fromEntries(
    Object.entries(document.origins).flatMap(([address, entry]) => {
      const next = follow(address);
      return next === undefined ? [] : [[next, entry]];
    }),
  );
  const { locks } = document;
  const moved = { ...document, origins };
  if (locks === undefined) return moved;
  return { ...moved, locks: locks.map(follow).filter((address) => address !== undefined) };
}

/** Whether the address is `container` or something in it. */
export const isWithin = (address: string, container: string): boolean =>
  address === container || address.startsWith(`${container}/`);

/** Follows the entries of a list that were put into another order; `order[new]` is the old index. */
export function followOrder(
  list: string,
  order: readonly number[],
): (address: string) => string | undefined {
  const places = new Map(order.map((old, index) => [old, index]));
  return (address) => {
    if (!address.startsWith(`${list}/`)) return address;
    const [index = "", ...rest] = address.slice(list.length + 1).split("/");
    const next = places.get(Number(index));
    return next === undefined ? undefined : [list, next, ...rest].join("/");
  };
}
