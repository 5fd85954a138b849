/** A woven cloth: the motif in counted stitches between borders of small figures. */

import { createField, rasteriseMotif, TONE_VALUES } from "../field.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { DARK, LIGHT, type Paint } from "../paint.ts";
import { type DrawStyle, fillWith, type Sheet } from "../sheet.ts";

/** Side of the motif's square and length of a border figure with its gap, in stitches. */
const MOTIF_STITCHES = 36;
const FIGURE_STITCHES = 8;

/** Runs of one value in a grid of stitches, as lines one stitch thick. */
function stitch(sheet: Sheet, cells: readonly number[][], value: number, paint: Paint): string {
  let path = "";
  cells.forEach((row, at) => {
    for (let column = 0; column < row.length; column += 1) {
      if (row[column] !== value) continue;
      const start = column;
      while (row[column + 1] === value) column += 1;
      path += `M${start} ${at}h${column - start + 1}`;
    }
  });
  return path === "" ? "" : `<path stroke="${sheet.paint(paint)}" d="${path}"/>`;
}

/** Border figures in stitches, repeated along a row. */
const FIGURES: readonly (readonly string[])[] = [
  ["...x...", "..xxx..", ".xxxxx.", "xxx.xxx", ".xxxxx.", "..xxx..", "...x..."],
  ["x......", "xx....x", "xxx..xx", "xxxxxxx", "..xx.xx", ".....xx", "......x"],
  ["xx..xx.", "xx..xx.", "..xx..x", "..xx..x", "xx..xx.", "xx..xx.", "......."],
  ["...x...", "..x.x..", ".x.x.x.", "x.x.x.x", ".x.x.x.", "..x.x..", "...x..."],
  ["x.x.x.x", ".......", "xxxxxxx", "x..x..x", "xxxxxxx", ".......", "x.x.x.x"],
];

const BANDS: readonly (readonly [back: Paint, front: Paint])[] = [
  ["brand", LIGHT],
  [["brand", 46, "black"], "accent"],
  ["accent", DARK],
];

/** A band and its mirror image on the other side of the cloth, `edge` units from it. */
function weaveBand(
  sheet: Sheet,
  index: number,
  figure: readonly string[],
  paints: readonly [Paint, Paint],
  edge: number,
  unit: number,
): string {
  const { width, height } = sheet;
  const name = sheet.id(`border${index}`);
  const cells = figure.map((row) => [...row].map((mark) => (mark === "x" ? 1 : 0)));
  const tall = unit * 10;
  const rows = [edge, height - edge - tall];
  const inner = rows.map((y) => {
    const left = Math.round(((width / unit) % FIGURE_STITCHES) / 2) - FIGURE_STITCHES;
    return `<g transform="translate(${left * unit} ${y + unit * 1.5})scale(${unit})"><path fill="url(#${name})" d="M0 0h${Math.ceil(width / unit) + FIGURE_STITCHES * 2}v7H0z"/></g>`;
  });
  return (
    `<pattern id="${name}" width="${FIGURE_STITCHES}" height="7" patternUnits="userSpaceOnUse"><g stroke-width="1.02" transform="translate(0 .5)">${stitch(sheet, cells, 1, paints[1])}</g></pattern>` +
    fillWith(sheet, paints[0], rows.map((y) => `M0 ${y}h${width}v${tall}H0z`).join("")) +
    inner.join("")
  );
}

/** The motif in stitches, set side by side as often as the cloth is wide. */
function weaveMotif(sheet: Sheet, unit: number): string {
  const { width, height, colours } = sheet;
  const mask = createField(MOTIF_STITCHES, MOTIF_STITCHES, 1);
  const middle = MOTIF_STITCHES / 2 - 0.5;
  rasteriseMotif(mask, drawMotif(sheet.motif), { x: middle, y: middle, size: MOTIF_STITCHES });
  const cells = Array.from({ length: MOTIF_STITCHES }, (_, row) =>
    Array.from(
      { length: MOTIF_STITCHES },
      (_, column) => mask.values[row * mask.columns + column] ?? 0,
    ),
  );
  const size = MOTIF_STITCHES * unit;
  const repeat = Math.max(1, Math.floor(width / (size * 1.16)));
  const gap = (width - repeat * size) / repeat;
  const name = sheet.id("stitched");
  const places = Array.from({ length: repeat + 2 }, (_, index) =>
    Math.round(gap / 2 + (index - 1) * (size + gap)),
  );
  const y = Math.round((height - size) / 2);
  const body = (["b", "a", "c"] as const)
    .map((tone) => stitch(sheet, cells, TONE_VALUES[tone], colours[tone]))
    .join("");
  return (
    `<defs><g id="${name}" stroke-width="1.02" transform="scale(${unit})translate(0 .5)">${body}</g></defs>` +
    places.map((x) => `<use href="#${name}" x="${x}" y="${y}"/>`).join("")
  );
}

export const drawKilim: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const unit = Math.round(Math.min(width, height) / 75);
  const figures = random.shuffle(FIGURES);
  const bands = random.shuffle(BANDS);
  const marks: string[] = [];
  let edge = Math.round((height - MOTIF_STITCHES * unit - unit * 6) / 2);
  for (let index = 0; edge > 0; index += 1) {
    edge -= unit * 11;
    const figure = figures[index % figures.length] ?? [];
    const paints = bands[index % bands.length] ?? ["brand", LIGHT];
    marks.push(weaveBand(sheet, index, figure, paints, edge, unit));
  }
  const threads = sheet.id("threads");
  const line = sheet.paint(colours.line);
  return `${marks.join("")}${weaveMotif(sheet, unit)}<pattern id="${threads}" width="${width}" height="${unit}" patternUnits="userSpaceOnUse"><path fill="${line}" fill-opacity=".15" d="M0 0h${width}v1H0z"/></pattern><path fill="url(#${threads})" d="M0 0h${width}v${height}H0z"/>`;
};
