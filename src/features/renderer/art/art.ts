/**
 * Pictures without stock: every picture of a site is drawn from its palette, its trade's motifs and
 * its seed. Pure and deterministic; nothing is fetched, nothing is text, nothing runs.
 */

import { NEUTRAL_MOTIFS, resolveMotif } from "./motifs/motifs.ts";
import { type ArtColours, createPaintWriter } from "./paint.ts";
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
  /** The business's name; its first letter or digit is what `monogram` draws. */
  name?: string;
  /** Fixed colours for a file of its own; left out, the picture uses the page's custom properties. */
  colours?: ArtColours;
};

const DENSITIES = { airy: 0.75, regular: 1, compact: 1.3 } as const;

/** Draws one picture as an SVG element of at most 6 KB compressed, hidden from assistive technology. */
export function drawArt(spec: ArtSpec): string {
  const seed = `${spec.seed}/${spec.style}/${spec.motif}/${spec.aspect}`;
  const random = createRandom(seed);
  const name = nameForText(seed);
  const motif = resolveMotif(spec.motif, random);
  const style = ART_STYLE_TABLE[spec.style];
  const colours = random.fork("colours").pick(style.colourways);
  const others = [
    ...(spec.companions ?? []).map((other) => resolveMotif(other, random)),
    ...NEUTRAL_MOTIFS,
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

/** The first letter A to Z or digit of a name, accents taken off; "" where the name starts with another script. */
function firstLetter(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .trimStart();
  const first = /^[^\p{L}\p{N}]*([\p{L}\p{N}])/u.exec(plain)?.[1] ?? "";
  return /^[a-z0-9]$/i.test(first) ? first.toUpperCase() : "";
}
