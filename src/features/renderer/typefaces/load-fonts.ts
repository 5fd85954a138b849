// Reads the embedded files of a site's typefaces and names them by content, so that they can be served
// as immutable.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { TYPE_PAIRS } from "../../design/type-pairs.ts";
import type { TypefaceId } from "../../design/typefaces.ts";
import type { TypePairId } from "../../design/vocabulary.ts";
import { TYPEFACE_FILES } from "./typeface-files.ts";

export type LoadedFont = {
  id: TypefaceId;
  path: string;
  bytes: Uint8Array;
  isPreloaded: boolean;
};

/** The one or two font files of a pair, heading face first. */
export function loadFonts(pair: TypePairId): LoadedFont[] {
  const { head, text } = TYPE_PAIRS[pair];
  return [...new Set([head, text])].map((id) => {
    // Embedded in the executable: a constant under a path, not a file of this machine.
    const bytes = new Uint8Array(readFileSync(TYPEFACE_FILES[id]));
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    return { id, path: `/_assets/${id}-${hash}.woff2`, bytes, isPreloaded: true };
  });
}
