/**
 * Pictures without stock: every picture of a site is drawn from its palette, its trade's motifs and
 * its seed. Pure and deterministic; nothing is fetched, nothing is text, nothing runs.
 *
 * How a picture comes about: a block's art slot names a kind ("still-life") and a motif ("bread").
 * The art direction answers with a style in its own hand (`chooseArtStyle`, manners.ts), the slot's
 * place on the page gives the aspect, and `drawArt` sets the motif (motifs/) in that style
 * (styles/) in one of the colourways (paint.ts) that suit it. A page crops the drawing to its slot
 * (`slice`), so the subject stays near the middle. Leads and supports take the drawing as it is; what
 * lies behind text asks for `isQuiet`. Shared pictures and icons (raster/, icons/) use the same
 * drawings with fixed colours.
 */

import { firstLetter } from "./letters.ts";
import { NEUTRAL_MOTIFS, resolveMotif } from "./motifs/motifs.ts";
import { type ArtColours, createPaintWriter, HUSH } from "./paint.ts";
import { createRandom, nameForText } from "./random.ts";
import { type ArtAspect, SHEET_SIZES, type Sheet } from "./sheet.ts";
import { ART_STYLE_TABLE, type ArtStyle } from "./styles/styles.ts";

export type ArtSpec = {
  style: ArtStyle;
  /** A motif id; an unknown name is drawn as a neutral form. */
  motif: string;
  /** More motifs of the trade, for styles that show several. */
  companions?: readonly string[];
  aspect: ArtAspect;
  /** Same spec and seed, same bytes. Give every slot of a page its own: ids are made from it. */
  seed: string;
  density?: "airy" | "regular" | "compact";
  /** Pale, for what lies behind or between text; the styles of texture slots honour it. */
  isQuiet?: boolean;
  /** The business's name; its first letter or digit is what `monogram` draws. */
  name?: string;
  /** Fixed colours for a file of its own; left out, the picture uses the page's custom properties. */
  colours?: ArtColours;
};

const DENSITIES = { airy: 0.75, regular: 1, compact: 1.3 } as const;

/** Draws one picture as an SVG element of at most 5 KB compressed, typically 1 to 2, hidden from assistive technology. */
export function drawArt(spec: ArtSpec): string {
  const seed = `${spec.seed}/${spec.style}/${spec.motif}/${spec.aspect}`;
  const random = createRandom(seed);
  const name = nameForText(seed);
  const motif = resolveMotif(spec.motif, random);
  const style = ART_STYLE_TABLE[spec.style];
  const colours = spec.isQuiet === true ? HUSH : random.fork("colours").pick(style.colourways);
  const others = [
    ...(spec.companions ?? []).map((other) => resolveMotif(other, random)),
    ...random.fork("companions").shuffle(NEUTRAL_MOTIFS),
  ];
  const sheet: Sheet = {
    ...SHEET_SIZES[spec.aspect],
    aspect: spec.aspect,
    random: random.fork("drawing"),
    colours,
    paint: createPaintWriter(spec.colours),
    density: DENSITIES[spec.density ?? "regular"],
    motif,
    companions: [...new Set(others)].filter((other) => other !== motif),
    initial: firstLetter(spec.name ?? ""),
    id: (label) => `${name}-${label}`,
  };
  const { width, height } = sheet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<path fill="${sheet.paint(colours.ground)}" d="M0 0h${width}v${height}H0z"/>${style.draw(sheet)}</svg>`
  );
}
