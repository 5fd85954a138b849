/** A woven cloth: the motif in counted stitches between borders of small figures. */

import { createField, rasteriseMotif, TONE_VALUES } from "../field.ts";
import { drawMotif } from "../motifs/motifs.ts";
import type { Paint } from "../paint.ts";
import { type DrawStyle, fillWith, type Sheet, strokeWith } from "../sheet.ts";

/** Runs of one value in a grid of stitches, as one path of rectangles. */
function runs(
  cells: readonly number[][],
  value: number,
  x: number,
  y: number,
  stitch: number,
): string {
  let path = "";
  cells.forEach((row, at) => {
    for (let column = 0; column < row.length; column += 1) {
      if (row[column] !== value) continue;
      const start = column;
      while (row[column + 1] === value) column += 1;
      path += `M${x + start * stitch} ${y + at * stitch}h${(column - start + 1) * stitch}v${stitch}h${-(column - start + 1) * stitch}z`;
    }
  });
  return path;
}

/** Border figures in stitches, repeated along a row. */
const FIGURES: readonly (readonly string[])[] = [
  ["...x...", "..xxx..", ".xxxxx.", "xxx.xxx", ".xxxxx.", "..xxx..", "...x..."],
  ["x......", "xx....x", "xxx..xx", "xxxxxxx", "..xx.xx", ".....xx", "......x"],
  ["xx..xx.", "xx..xx.", "..xx..x", "..xx..x", "xx..xx.", "xx..xx.", "......."],
  ["...x...", "..x.x..", ".x.x.x.", "x.x.x.x", ".x.x.x.", "..x.x..", "...x..."],
  ["x.x.x.x", ".......", "xxxxxxx", "x..x..x", "xxxxxxx", ".......", "x.x.x.x"],
];

function border(
  sheet: Sheet,
  figure: readonly string[],
  y: number,
  stitch: number,
  paint: Paint,
): string {
  const repeat = Math.ceil(sheet.width / (stitch * 8)) + 1;
  const offset = Math.round((sheet.width - repeat * stitch * 8) / 2);
  const cells = figure.map((row) =>
    Array.from({ length: repeat * 8 }, (_, at) => (row[at % 8] === "x" ? 1 : 0)),
  );
  return fillWith(sheet, paint, runs(cells, 1, offset, y, stitch));
}

export const drawKilim: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const stitch = Math.round(Math.min(width, height) / 75);
  const count = 36;
  const mask = createField(count, count, 1);
  rasteriseMotif(mask, drawMotif(sheet.motif), {
    x: count / 2 - 0.5,
    y: count / 2 - 0.5,
    size: count,
  });
  const cells = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => mask.values[row * mask.columns + column] ?? 0),
  );
  const size = count * stitch;
  const marks: string[] = [];
  const figures = random.shuffle(FIGURES);
  const bandHeight = stitch * 11;
  const top = Math.round((height - size - stitch * 6) / 2);
  const bands: readonly (readonly [back: Paint, front: Paint])[] = random.shuffle([
    ["brand", "ground"],
    [["brand", 40, "ink"], "accent"],
    ["accent", "ink"],
  ]);
  let edge = top;
  for (let index = 0; edge > 0; index += 1) {
    const [back, front] = bands[index % bands.length] ?? ["brand", "ground"];
    const figure = figures[index % figures.length] ?? [];
    edge -= bandHeight;
    for (const y of [edge, height - edge - bandHeight]) {
      marks.push(
        fillWith(sheet, back, `M0 ${y}h${width}v${bandHeight - stitch}H0z`),
        border(sheet, figure, y + stitch * 1.5, stitch, front),
      );
    }
  }
  const y = Math.round((height - size) / 2);
  const repeat = Math.max(1, Math.floor(width / (size * 1.16)));
  const gap = (width - repeat * size) / repeat;
  const paints: [number, Paint][] = [
    [TONE_VALUES.b, colours.b],
    [TONE_VALUES.a, colours.a],
    [TONE_VALUES.c, colours.c],
  ];
  const subject = paints
    .map(([value, paint]) => fillWith(sheet, paint, runs(cells, value, 0, 0, stitch)))
    .join("");
  const name = sheet.id("stitched");
  const places = Array.from({ length: repeat + 2 }, (_, index) =>
    Math.round(gap / 2 + (index - 1) * (size + gap)),
  );
  const threads = Array.from(
    { length: Math.ceil(height / stitch) },
    (_, row) => `M0 ${row * stitch}h${width}`,
  );
  return `${marks.join("")}<defs><g id="${name}">${subject}</g></defs>${places.map((x) => `<use href="#${name}" x="${x}" y="${y}"/>`).join("")}<g opacity=".16">${strokeWith(sheet, colours.line, 1, threads.join(""))}</g>`;
};
