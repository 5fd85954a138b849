/** A drawing in one pen weight over two flat colours that were printed a little off register. */

import { drawMotif } from "../motifs/motifs.ts";
import { disc, type MotifDrawing } from "../motifs/shape.ts";
import type { Paint } from "../paint.ts";
import { type Point, smoothPath } from "../path.ts";
import { leafPath } from "../plants.ts";
import type { SeededRandom } from "../random.ts";
import {
  type DrawStyle,
  fillWith,
  type Placing,
  placingTransform,
  type Sheet,
  strokeWith,
} from "../sheet.ts";

const PEN = 4;

/** Outlines only, in the weight of the pen whatever the size of the motif. */
function outline(sheet: Sheet, drawing: MotifDrawing, placing: Placing): string {
  const all = drawing.map(([, path]) => path).join("");
  return `<g transform="${placingTransform(placing)}">${strokeWith(sheet, sheet.colours.line, (PEN * 100) / placing.size, all)}</g>`;
}

/** The main planes as loose flats of colour, pushed off the lines. */
function flats(
  sheet: Sheet,
  drawing: MotifDrawing,
  placing: Placing,
  paints: readonly [Paint, Paint],
): string {
  const of = (...tones: string[]) =>
    drawing
      .filter(([tone]) => tones.includes(tone))
      .map(([, path]) => path)
      .join("");
  const shifted = {
    ...placing,
    x: placing.x - placing.size * 0.045,
    y: placing.y + placing.size * 0.035,
  };
  return `<g transform="${placingTransform(shifted)}">${fillWith(sheet, paints[0], of("a"))}${fillWith(sheet, paints[1], of("b"))}</g>`;
}

/** A pebble-shaped patch of colour behind everything. */
function pebble(
  random: SeededRandom,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const swell = random.between(0.82, 1.14);
    return [x + Math.cos(angle) * radiusX * swell, y + Math.sin(angle) * radiusY * swell];
  });
  return smoothPath(points, true);
}

/** A stem with paired leaves, outlined. */
function sprig(sheet: Sheet, x: number, y: number, length: number, lean: number): string {
  let path = `M${Math.round(x)} ${Math.round(y)}q${Math.round(Math.sin(lean) * length * 0.2)} ${Math.round(-length * 0.6)} ${Math.round(Math.sin(lean) * length)} ${Math.round(-Math.cos(lean) * length)}`;
  for (let index = 1; index <= 5; index += 1) {
    const share = index / 5.5;
    const px = x + Math.sin(lean) * length * share * (0.5 + share * 0.5);
    const py = y - Math.cos(lean) * length * share;
    const leaf = length * (0.3 - share * 0.12);
    path += leafPath(px, py, lean + 0.85, leaf) + leafPath(px, py, lean - 0.85, leaf);
  }
  return strokeWith(sheet, sheet.colours.line, PEN, path);
}

/** A patch of colour, and a sun whose line and colour do not quite meet. */
function drawBackground(sheet: Sheet, x: number, size: number, side: number): string {
  const { height, random, colours, aspect } = sheet;
  const reach = size * (aspect === "wide" ? 0.98 : 0.66);
  const sun = (shift: number, share: number) =>
    disc(Math.round(x - side * size * shift), Math.round(height * share), Math.round(size * 0.15));
  return (
    fillWith(
      sheet,
      colours.back,
      pebble(random, x - side * size * 0.1, height * 0.5, reach, size * 0.62),
    ) +
    fillWith(sheet, colours.b, sun(0.62, 0.26)) +
    strokeWith(sheet, colours.line, PEN, sun(0.59, 0.245))
  );
}

/** The ground line and two shorter strokes under it. */
function drawGround(sheet: Sheet, tableY: number): string {
  const at = (share: number) => Math.round(sheet.width * share);
  const y = Math.round(tableY);
  const lines = `M${at(0.07)} ${y}H${at(0.93)}M${at(0.16)} ${y + 22}h${at(0.2)}M${at(0.6)} ${y + 34}h${at(0.24)}`;
  return strokeWith(sheet, sheet.colours.line, PEN, lines);
}

/** What stands beside the subject: sprigs, and on a wide sheet a second motif. */
function drawCompany(sheet: Sheet, x: number, tableY: number, size: number, side: number): string {
  if (sheet.aspect !== "wide") {
    return sprig(sheet, x - side * size * 0.58, tableY, size * 0.5, side * -0.2);
  }
  const sprigs =
    sprig(sheet, x - side * size * 0.86, tableY, size * 0.72, side * -0.16) +
    sprig(sheet, x - side * size * 0.8, tableY, size * 0.46, side * 0.2);
  const [companion] = sheet.companions;
  if (companion === undefined) return sprigs;
  const drawing = drawMotif(companion);
  const small = { x: x + side * size * 0.84, y: tableY - size * 0.24, size: size * 0.5 };
  return (
    sprigs +
    flats(sheet, drawing, small, ["accent", sheet.colours.a]) +
    outline(sheet, drawing, small)
  );
}

export const drawLinework: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const size = Math.min(width, height) * random.between(0.58, 0.66);
  const side = random.chance(0.5) ? 1 : -1;
  const tableY = height * 0.82;
  const x = width * 0.5 + side * width * 0.05;
  const subject: Placing = { x, y: tableY - size * 0.47, size, turn: random.between(-3, 3) };
  const drawing = drawMotif(sheet.motif);
  return (
    drawBackground(sheet, x, size, side) +
    flats(sheet, drawing, subject, [colours.a, colours.b]) +
    drawGround(sheet, tableY) +
    outline(sheet, drawing, subject) +
    drawCompany(sheet, x, tableY, size, side)
  );
};
