// Reads the embedded files of a site's typefaces and names them by content, so that they can be served
// as immutable.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type ChromeLanguage,
  type SiteDocument,
  TYPE_PAIRS,
  type TypefaceId,
  type TypePairId,
} from "../../design/room.ts";
import { findChromeWords } from "../words/words.ts";
import { type Charset, chooseCharset, needsExtended } from "./charset.ts";
import { EXTENDED_FILES, TYPEFACE_FILES } from "./typeface-files.ts";

export type LoadedFont = {
  id: TypefaceId;
  path: string;
  bytes: Uint8Array;
  /** Which of the face's letters the file holds, as `unicode-range`; left out, all it has. */
  range?: string;
};

const LATIN_RANGE = "U+0-FF,U+131,U+152-153,U+178,U+2C6-2DA,U+2000-22FF";
const EXTENDED_RANGE = "U+100-130,U+132-151,U+154-177,U+179-24F,U+1E00-1EFF";

/**
 * The least file that has all letters of what the renderer says in a language. No face holds Arabic or Hebrew letters:
 * these pages take the letters of the visitor's machine, and the plain file for names and numbers.
 */
const CHROME_LETTERS: Readonly<Record<ChromeLanguage, Charset | "extended">> = {
  ...{ en: "plain", ar: "plain", he: "plain" },
  ...{ de: "western", fr: "western", es: "western", nl: "western" },
  ...{ it: "full", pt: "full" },
  pl: "extended",
};

/**
 * The one or two files that a site's pages are set in. They are chosen by its document alone, so that
 * a page that is made later finds the same.
 */
export function loadSiteFonts(document: SiteDocument): LoadedFont[] {
  const { meta, tokens, identity, navigation, pages, facts } = document;
  const text = listTexts([identity, navigation, pages, facts]).join("");
  // What the renderer says itself is not in the document.
  const least = CHROME_LETTERS[findChromeWords(meta.language).language];
  return least === "extended" || needsExtended(text)
    ? loadExtendedFonts(tokens.typePair)
    : loadFonts(tokens.typePair, chooseCharset(text, least));
}

/** Every string in a value, whatever it is made of. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/**
 * The text face alone, in two files: a page has two at most, and a word whose letters come from two
 * faces looks broken where a heading in the text face does not.
 */
function loadExtendedFonts(pair: TypePairId): LoadedFont[] {
  const { text: id } = TYPE_PAIRS[pair];
  const extended = EXTENDED_FILES[id];
  return [
    { ...loadFile(id, TYPEFACE_FILES[id].full), range: LATIN_RANGE },
    ...(extended === undefined ? [] : [{ ...loadFile(id, extended), range: EXTENDED_RANGE }]),
  ];
}

/** The files of a pair, heading face first. */
export function loadFonts(pair: TypePairId, charset: Charset): LoadedFont[] {
  const { head, text } = TYPE_PAIRS[pair];
  return [...new Set([head, text])].map((id) => loadFile(id, TYPEFACE_FILES[id][charset]));
}

function loadFile(id: TypefaceId, file: string): LoadedFont {
  // Embedded in the executable: a constant under a path, not a file of this machine.
  const bytes = new Uint8Array(readFileSync(file));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { id, path: `/_assets/${id}-${hash}.woff2`, bytes };
}
