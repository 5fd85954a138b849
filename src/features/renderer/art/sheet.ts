/**
 * The sheet a style draws on: its size, its streams of chance and its colours, and the few marks
 * every style makes (a filled path, strokes, a motif set in place).
 */

import type { Motif } from "../../design/room.ts";
import { drawMotif } from "./motifs/motifs.ts";
import type { MotifDrawing, ShapeTone } from "./motifs/shape.ts";
import type { Colourway, Paint, PaintWriter } from "./paint.ts";
import { formatNumber } from "./path.ts";
import type { SeededRandom } from "./random.ts";

/** Width and height in drawing units; a page crops the sheet to its slot (`slice`). */
export const SHEET_SIZES = {
  wide: { width: 1200, height: 750 },
  square: { width: 900, height: 900 },
  tall: { width: 800, height: 1000 },
} as const;
export type ArtAspect = keyof typeof SHEET_SIZES;

export type Sheet = {
  width: number;
  height: number;
  aspect: ArtAspect;
  random: SeededRandom;
  colours: Colourway;
  paint: PaintWriter;
  /** About 1; larger is fuller. */
  density: number;
  motif: Motif;
  /** Other motifs of the trade, then neutral ones; at least three. */
  companions: readonly Motif[];
  /** The letter or digit the business starts with, or "" where it has none we can draw. */
  initial: string;
  /** A name unique to this picture, for gradients and clips. */
  id(name: string): string;
};

/** Draws everything above the ground; the ground itself is laid by `drawArt`. */
export type DrawStyle = (sheet: Sheet) => string;

/** A filled path; `opacity` below 1 lets what lies beneath show (shadows). */
export function fillWith(sheet: Sheet, paint: Paint, path: string, opacity = 1): string {
  const veil = opacity === 1 ? "" : ` fill-opacity="${opacity}"`;
  return path === "" ? "" : `<path fill="${sheet.paint(paint)}"${veil} d="${path}"/>`;
}

export const strokeWith = (sheet: Sheet, paint: Paint, width: number, path: string): string =>
  path === ""
    ? ""
    : `<path fill="none" stroke="${sheet.paint(paint)}" stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

export type Placing = {
  /** Centre of the motif's box. */
  x: number;
  y: number;
  /** Side of the box. */
  size: number;
  /** Degrees clockwise. */
  turn?: number;
  isMirrored?: boolean;
};

/** The transform that carries the box of 100 by 100 to its place. */
export function placingTransform({ x, y, size, turn = 0, isMirrored = false }: Placing): string {
  const scale = formatNumber3(size / 100);
  const turned = turn === 0 ? "" : ` rotate(${formatNumber(turn)})`;
  const mirrored = isMirrored ? `-${scale} ${scale}` : scale;
  return `translate(${formatNumber(x)} ${formatNumber(y)})${turned} scale(${mirrored}) translate(-50 -50)`;
}

const formatNumber3 = (value: number) => String(Math.round(value * 1000) / 1000);

export type Tones = Readonly<Record<ShapeTone, Paint>>;

/** The tones of a colourway; openings show what lies behind. */
export const tonesOf = (colours: Colourway, behind: Paint = colours.ground): Tones => ({
  a: colours.a,
  b: colours.b,
  c: colours.c,
  o: behind,
  d: colours.line,
});

/** A motif in its planes. `lineWidth` is in units of the motif's own box. */
export function setMotif(
  sheet: Sheet,
  drawing: MotifDrawing,
  placing: Placing,
  tones: Tones,
  lineWidth = 2.6,
): string {
  const planes = drawing.map(([tone, path]) =>
    tone === "d" ? strokeWith(sheet, tones.d, lineWidth, path) : fillWith(sheet, tones[tone], path),
  );
  return `<g transform="${placingTransform(placing)}">${planes.join("")}</g>`;
}

/** A motif in one colour, its openings in another. */
export function setSilhouette(
  sheet: Sheet,
  motif: Motif,
  placing: Placing,
  paint: Paint,
  opening: Paint,
): string {
  const drawing = drawMotif(motif);
  const body = silhouettePath(drawing);
  const holes = drawing.filter(([tone]) => tone === "o").map(([, path]) => path);
  return `<g transform="${placingTransform(placing)}">${fillWith(sheet, paint, body)}${fillWith(sheet, opening, holes.join(""))}</g>`;
}

/** All solid planes as one path. */
export const silhouettePath = (drawing: MotifDrawing): string =>
  drawing
    .filter(([tone]) => tone === "a" || tone === "b" || tone === "c")
    .map(([, path]) => path)
    .join("");

/** Fine specks that keep large flat planes from looking empty: the grain of paper. */
export function grain(
  sheet: Sheet,
  paint: Paint,
  area: { x: number; y: number; width: number; height: number },
  count: number,
): string {
  const random = sheet.random.fork("grain");
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const x = Math.round(area.x + random.next() * area.width);
    const y = Math.round(area.y + random.next() * area.height);
    path += `M${x} ${y}h0`;
  }
  return strokeWith(sheet, paint, 2.4, path);
}
