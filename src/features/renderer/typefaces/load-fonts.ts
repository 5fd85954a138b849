// Reads the embedded files of a site's typefaces and names them by content, so that they can be served
// as immutable.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SiteDocument } from "../../design/document.ts";
import { TYPE_PAIRS } from "../../design/type-pairs.ts";
import type { TypefaceId } from "../../design/typefaces.ts";
import type { TypePairId } from "../../design/vocabulary.ts";
import { findWords } from "../words/words.ts";
import { type Charset, chooseCharset } from "./charset.ts";
import { TYPEFACE_FILES } from "./typeface-files.ts";

export type LoadedFont = {
  id: TypefaceId;
  path: string;
  bytes: Uint8Array;
};

/**
 * The one or two files that a site's pages are set in. They are chosen by its document alone, so that
 * a page that is made later finds the same.
 */
export function loadSiteFonts(document: SiteDocument): LoadedFont[] {
  const { meta, tokens, identity, navigation, pages, facts } = document;
  const isEnglish = findWords(meta.language).language === "en";
  const charset = isEnglish
    ? chooseCharset(JSON.stringify([identity, navigation, pages, facts]))
    : "full";
  return loadFonts(tokens.typePair, charset);
}

/** The files of a pair, heading face first. */
export function loadFonts(pair: TypePairId, charset: Charset): LoadedFont[] {
  const { head, text } = TYPE_PAIRS[pair];
  return [...new Set([head, text])].map((id) => {
    // Embedded in the executable: a constant under a path, not a file of this machine.
    const bytes = new Uint8Array(readFileSync(TYPEFACE_FILES[id][charset]));
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    return { id, path: `/_assets/${id}-${hash}.woff2`, bytes };
  });
}
