/** The site's mark: its initial or its motif on the main colour, clear at 16 pixels. Pure drawing. */

import { wcagContrast } from "culori";
import { findLetter, firstLetter } from "../letters.ts";
import { drawMotif, resolveMotif } from "../motifs/motifs.ts";
import { type ArtColours, createPaintWriter, DARK, LIGHT, type Paint } from "../paint.ts";
import { createRandom } from "../random.ts";

export type SiteIconSpec = {
  name: string;
  /** Motif id; an unknown name is drawn as a neutral form. */
  motif: string;
  colours: ArtColours;
  seed: string;
  /** Corners of the tile, as the site's own. */
  radius?: "none" | "small" | "round";
};

/** `tile` has the site's corners; `bleed` fills the square, its mark inside the safe circle that launchers cut. */
export type IconShape = "tile" | "bleed";

const CORNERS = { none: 0, small: 14, round: 50 } as const;

/** An SVG of 100 by 100 units. */
export function drawSiteIcon(spec: SiteIconSpec, shape: IconShape = "tile"): string {
  const random = createRandom(`${spec.seed}/icon`);
  const paint = createPaintWriter(spec.colours);
  const tile: Paint = random.pick<Paint>(["brand", "brand", ["brand", 40, "black"]]);
  const mark = readableOn(paint(tile), paint);
  const letter = findLetter(firstLetter(spec.name));
  const corner = shape === "bleed" ? 0 : CORNERS[spec.radius ?? "small"];
  const size = (letter === undefined ? 72 : 54) * (shape === "bleed" ? 0.8 : 1);
  const place = `translate(${50 - size / 2} ${50 - size / 2})scale(${Math.round(size * 10) / 1000})`;
  const inner =
    letter === undefined
      ? drawMotifMark(spec, paint, mark, tile)
      : `<path fill="${paint(mark)}" d="${letter.body}"/><path fill="${paint(letter.counter === undefined ? mark : "accent")}" d="${letter.counter ?? ""}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${corner}" fill="${paint(tile)}"/><g transform="${place}">${inner}</g></svg>`;
}

function drawMotifMark(
  spec: SiteIconSpec,
  paint: (paint: Paint) => string,
  mark: Paint,
  tile: Paint,
): string {
  const motif = resolveMotif(spec.motif, createRandom(spec.seed));
  const shade: Paint = mark === LIGHT ? ["brand", 28, "white"] : ["brand", 44, "black"];
  const tones = { a: mark, b: "accent", c: shade, o: tile, d: mark } as const;
  return drawMotif(motif)
    .map(([tone, path]) =>
      tone === "d"
        ? `<path fill="none" stroke="${paint(tones.d)}" stroke-width="4" stroke-linecap="round" d="${path}"/>`
        : `<path fill="${paint(tones[tone])}" d="${path}"/>`,
    )
    .join("");
}

/** Light or dark, whichever stands out more. */
const readableOn = (background: string, paint: (paint: Paint) => string): Paint =>
  wcagContrast(paint(LIGHT), background) >= wcagContrast(paint(DARK), background) ? LIGHT : DARK;
