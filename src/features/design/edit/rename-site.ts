// Gives the site another name. Where the old name stands in a text, the new one takes its place; locked texts
// stay as they are.
import * as v from "valibot";
import type { SiteDocument } from "../document.ts";
import { text } from "../slots.ts";
import { addressOf, type Place, writePlace } from "./address.ts";
import { isLocked } from "./locks.ts";
import { defineOperation } from "./operation.ts";
import { findSchema } from "./slot-schema.ts";

const NAME_CHARACTERS_MAX = 200;

const schema = v.object({
  op: v.literal("rename-site"),
  /** As a brief takes it: 200 characters, each of which may be two UTF-16 units. */
  name: v.pipe(
    text(2 * NAME_CHARACTERS_MAX),
    v.check(
      (name) => [...name].length <= NAME_CHARACTERS_MAX,
      `must have at most ${NAME_CHARACTERS_MAX} characters`,
    ),
  ),
});

export const renameSite = defineOperation({
  schema,
  change(document, { name }) {
    const before = document.identity.name;
    if (name === before) return document;
    const { shortName: _, ...identity } = document.identity;
    let renamed: SiteDocument = { ...document, identity: { ...identity, name } };
    for (const [place, value] of listTexts(document)) {
      const next = replaceName(value, before, name);
      const slot = next === value ? undefined : findSchema(document, place);
      if (slot === undefined || isLocked(document, addressOf(document, place))) continue;
      // Where the new name is too long for a text, the old one stays for the owner to see.
      if (v.is(slot, next)) renamed = writePlace(renamed, place, next);
    }
    return renamed;
  },
  describe: (_document, { name }) => `Renamed the site to ${name}`,
});

const SILENT = new Set([
  "kind",
  "id",
  "variant",
  "surface",
  "href",
  "icon",
  "role",
  "path",
  "motif",
  "imageId",
  "schemaType",
  "type",
  "weight",
  "factIds",
]);

/** What a field's answer is sent under is no text, either. */
const isSilent = (place: Place, key: string | number): boolean =>
  SILENT.has(String(key)) || (key === "name" && place.at(-2) === "fields");

function* listTexts(document: SiteDocument): Generator<[Place, string]> {
  const { name: _, shortName: _short, ...identity } = document.identity;
  yield* search(identity, ["identity"]);
  yield* search(document.navigation, ["navigation"]);
  for (const [at, page] of document.pages.entries()) yield* search(page, ["pages", at]);
}

function* search(value: unknown, place: Place): Generator<[Place, string]> {
  if (typeof value === "string") yield [place, value];
  if (typeof value !== "object" || value === null) return;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [key, entry] of entries)
    if (!isSilent(place, key)) yield* search(entry, [...place, key]);
}

/** The text with each whole occurrence of the name replaced; a part of a longer word is none. */
function replaceName(value: string, before: string, name: string): string {
  const isJoined = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  let result = "";
  let start = 0;
  for (let at = value.indexOf(before); at >= 0; at = value.indexOf(before, at + before.length)) {
    if (isJoined(value[at - 1]) || isJoined(value[at + before.length])) continue;
    result += value.slice(start, at) + name;
    start = at + before.length;
  }
  return result + value.slice(start);
}
