/** A working drawing: the motif on a measured grid with centre lines, circles and dimension marks. */

import { drawMotif } from "../motifs/motifs.ts";
import { annulus, box, disc } from "../motifs/shape.ts";
import {
  type DrawStyle,
  fillWith,
  type Placing,
  placingTransform,
  type Sheet,
  strokeWith,
} from "../sheet.ts";

const dashed = (markup: string) => markup.replace("<path ", '<path stroke-dasharray="18 6 3 6" ');

/** A measured distance: a line between two ticks, parallel to one axis. */
function dimension(x1: number, y1: number, x2: number, y2: number): string {
  const isLevel = y1 === y2;
  const ticks = [
    [x1, y1],
    [x2, y2],
  ].map(
    ([x = 0, y = 0]) =>
      `M${x - 7} ${y + 7}l14-14M${isLevel ? `${x} ${y - 14}v28` : `${x - 14} ${y}h28`}`,
  );
  return `M${x1} ${y1}L${x2} ${y2}${ticks.join("")}`;
}

/** Plane outlines with hatching where the motif is in shade. */
function working(sheet: Sheet, placing: Placing, hatch: string): string {
  const drawing = drawMotif(sheet.motif);
  const all = drawing.map(([, path]) => path).join("");
  const shade = drawing
    .filter(([tone]) => tone === "c")
    .map(([, path]) => path)
    .join("");
  const body = drawing
    .filter(([tone]) => tone === "a" || tone === "b")
    .map(([, path]) => path)
    .join("");
  return `<g transform="${placingTransform(placing)}"><path fill="${sheet.paint(sheet.colours.back)}" fill-opacity=".7" d="${body}"/><path fill="url(#${hatch})" d="${shade}"/>${strokeWith(sheet, sheet.colours.line, 320 / placing.size, all)}</g>`;
}

const UNIT = 25;

/** Ruled paper and the hatching of shaded planes. */
function definePaper(sheet: Sheet): string {
  const line = sheet.paint(sheet.colours.line);
  return (
    `<defs><pattern id="${sheet.id("grid")}" width="${UNIT * 4}" height="${UNIT * 4}" patternUnits="userSpaceOnUse"><path fill="none" stroke="${line}" stroke-opacity=".16" d="M25 0v100M50 0v100M75 0v100M0 25h100M0 50h100M0 75h100"/><path fill="none" stroke="${line}" stroke-opacity=".34" d="M0 0v100M0 0h100"/></pattern>` +
    `<pattern id="${sheet.id("hatch")}" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="${line}" stroke-width=".9" d="M0 0v3"/></pattern></defs>`
  );
}

type Box = { x: number; y: number; half: number; side: number };

/** Circles and diagonals the form was found with. */
function drawConstruction(sheet: Sheet, { x, y, half }: Box): string {
  const size = half * 2;
  const frame = `M${x - half} ${y - half}h${size}v${size}h${-size}zM${x - half} ${y - half}l${size} ${size}M${x + half} ${y - half}l${-size} ${size}`;
  const circles = disc(x, y, Math.round(half * Math.SQRT2)) + disc(x, y, half);
  return strokeWith(sheet, sheet.colours.a, 1.6, circles + frame);
}

/** Centre lines and the distances below and beside the form. */
function drawMeasures(sheet: Sheet, { x, y, half, side }: Box): string {
  const { colours } = sheet;
  const reach = half + UNIT * 3;
  const below = y + half + UNIT * 2;
  const beside = x + side * (half + UNIT * 2);
  const centres = `M${x - reach} ${y}h${reach * 2}M${x} ${y - reach}v${reach * 2}`;
  const distances =
    dimension(x - half, below, x, below) +
    dimension(x, below, x + half, below) +
    dimension(beside, y - half, beside, y + half) +
    `M${x - half} ${y + half + 6}v${UNIT * 2}M${x + half} ${y + half + 6}v${UNIT * 2}`;
  return (
    dashed(strokeWith(sheet, colours.a, 2, centres)) + strokeWith(sheet, colours.line, 2, distances)
  );
}

/** A part of the form, enlarged, with the line that says which. */
function drawDetail(sheet: Sheet, { x, y, half, side }: Box): string {
  const { width, height, colours, aspect } = sheet;
  if (aspect === "square") return "";
  const isWide = aspect === "wide";
  const detailX = Math.round(isWide ? x - side * half * 1.96 : width * 0.26);
  const detailY = Math.round(height * (isWide ? 0.32 : 0.86));
  const radius = Math.round(Math.min(width, height) * (isWide ? 0.16 : 0.1));
  const pointer = `M${detailX} ${detailY + radius}L${x - side * 20} ${y + 20}`;
  return (
    strokeWith(sheet, colours.line, 2, disc(detailX, detailY, radius)) +
    clipped(sheet, detailX, detailY, radius, half * 3) +
    dashed(strokeWith(sheet, colours.a, 1.6, pointer))
  );
}

export const drawBlueprint: DrawStyle = (sheet) => {
  const { width, height, random, colours, aspect } = sheet;
  const onGrid = (value: number) => Math.round(value / UNIT) * UNIT;
  const half = onGrid(Math.min(width, height) * 0.26);
  const side = random.chance(0.5) ? 1 : -1;
  const x = onGrid(width * (0.5 + (aspect === "wide" ? 0.12 * side : 0)));
  const y = onGrid(height * (aspect === "tall" ? 0.42 : 0.48));
  const form = { x, y, half, side };
  return [
    definePaper(sheet),
    `<path fill="url(#${sheet.id("grid")})" d="M0 0h${width}v${height}H0z"/>`,
    drawConstruction(sheet, form),
    working(sheet, { x, y, size: half * 2 }, sheet.id("hatch")),
    drawMeasures(sheet, form),
    drawDetail(sheet, form),
    titleBlock(sheet, side),
    strokeWith(sheet, colours.line, 3, box(UNIT, UNIT, width - UNIT * 2, height - UNIT * 2)),
  ].join("");
};

/** A part of the motif under the magnifying glass. */
function clipped(sheet: Sheet, x: number, y: number, radius: number, size: number): string {
  const clip = sheet.id("lens");
  const drawing = drawMotif(sheet.motif);
  const all = drawing.map(([, path]) => path).join("");
  const placing = { x: x + size * 0.08, y: y - size * 0.1, size };
  return `<clipPath id="${clip}"><path d="${disc(x, y, radius)}"/></clipPath><g clip-path="url(#${clip})">${fillWith(sheet, sheet.colours.ground, disc(x, y, radius))}<g transform="${placingTransform(placing)}">${strokeWith(sheet, sheet.colours.line, 340 / size, all)}</g></g>`;
}

/** The corner every working drawing has; bars stand for words. */
function titleBlock(sheet: Sheet, side: number): string {
  const { width, height, colours } = sheet;
  const [w, h] = [200, 100];
  const x = side > 0 ? 25 : width - 25 - w;
  const y = height - 25 - h;
  const frame = `${box(x, y, w, h)}M${x} ${y + 50}h${w}M${x + 120} ${y}v${h}`;
  const bars = `M${x + 16} ${y + 20}h70M${x + 16} ${y + 34}h44M${x + 16} ${y + 68}h84M${x + 16} ${y + 82}h52M${x + 136} ${y + 75}h44`;
  return (
    fillWith(sheet, colours.ground, box(x, y, w, h)) +
    strokeWith(sheet, colours.line, 2, frame) +
    strokeWith(sheet, colours.line, 4, bars) +
    fillWith(sheet, colours.a, annulus(x + 160, y + 25, 14, 7))
  );
}
