/** A site as a model is shown it that shall change something: pages, blocks, texts, facts and style. */
import { shorten } from "../../../../lib/shorten.ts";
import { BLOCK_TITLES, CATALOGUE, type SiteDocument } from "../../../design/room.ts";

/** Keys whose texts are no words of the site. */
const NO_WORDS = new Set([
  "id",
  "kind",
  "variant",
  "icon",
  "name",
  "href",
  "imageId",
  "motif",
  "role",
]);
const TEXT_LENGTH_MAX = 400;

export type Text = { address: string; text: string };

/** Every text of the site by its address, in the order of its pages. */
export function listEditableTexts(document: SiteDocument): Text[] {
  const { identity, pages } = document;
  const texts: Text[] = [];
  for (const key of ["tagline", "descriptor", "summary"] as const) {
    const text = identity[key];
    if (text !== undefined) texts.push({ address: `#/identity/${key}`, text });
  }
  for (const page of pages) {
    if (page.role === "privacy" || page.role === "accessibility") continue;
    for (const key of ["title", "description"] as const)
      texts.push({ address: `${page.path}#/${key}`, text: page[key] });
    for (const block of page.blocks) collect(block, `${page.path}#${block.id}`, texts);
  }
  return texts;
}

function collect(value: unknown, address: string, texts: Text[]): void {
  if (typeof value === "string") {
    if (value.trim() !== "") texts.push({ address, text: value });
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    if (!NO_WORDS.has(key)) collect(inner, `${address}/${key}`, texts);
}

/** On lines of its own, between marks; `mark` stands in none of them. */
export function describeSite(document: SiteDocument, mark: string): string {
  const { facts, pages, tokens, meta, identity } = document;
  const { style } = CATALOGUE;
  const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id).join(" ");
  const lines = [
    `Name: ${identity.name}. Language of the site: ${meta.language}`,
    "Pages and blocks",
    ...pages.flatMap((page) => [
      `${page.path}: ${page.label}`,
      ...page.blocks.map((block) => `${page.path}#${block.id}: ${BLOCK_TITLES[block.kind]}`),
    ]),
    "Facts",
    ...facts.map(({ id, key, value }) => `${id} (${key}): ${value}`),
    "Style as it is",
    `direction ${tokens.direction}, typePair ${tokens.typePair}, hue ${tokens.palette.hue}, ground ${tokens.palette.ground}, vividness ${tokens.palette.vividness}, density ${tokens.density}, radius ${tokens.radius}, scheme ${tokens.scheme ?? "auto"}`,
    "Values of style",
    `direction: ${ids(style.directions)}`,
    `typePair: ${ids(style.typePairs)}`,
    `ground: ${style.grounds.join(" ")}; vividness: ${style.vividness.join(" ")}; scheme: ${style.schemes.join(" ")}; density: ${style.densities.join(" ")}; radius: ${style.radii.join(" ")}`,
    "Texts",
    ...listEditableTexts(document).map(
      ({ address, text }) => `${address} | ${shorten(flatten(text), TEXT_LENGTH_MAX)}`,
    ),
  ];
  return [`===== ${mark}`, ...lines.map(flatten), `===== ${mark}`].join("\n");
}

/** On one line, and without what would look like the marks. */
export const flatten = (text: string): string =>
  text.replace(/\s+/gu, " ").replaceAll("===", "=").trim();
