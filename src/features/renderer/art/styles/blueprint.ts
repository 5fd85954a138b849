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

export const drawBlueprint: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const unit = 25;
  const shorter = Math.min(width, height);
  const size = Math.round((shorter * 0.52) / unit / 2) * unit * 2;
  const side = random.chance(0.5) ? 1 : -1;
  const x = Math.round((width * (0.5 + (sheet.aspect === "wide" ? 0.12 * side : 0))) / unit) * unit;
  const y = Math.round((height * (sheet.aspect === "tall" ? 0.42 : 0.48)) / unit) * unit;
  const half = size / 2;
  const hatch = sheet.id("hatch");
  const grid = sheet.id("grid");
  const line = sheet.paint(colours.line);
  const lines =
    `<defs><pattern id="${grid}" width="${unit * 4}" height="${unit * 4}" patternUnits="userSpaceOnUse"><path fill="none" stroke="${line}" stroke-opacity=".16" d="M25 0v100M50 0v100M75 0v100M0 25h100M0 50h100M0 75h100"/><path fill="none" stroke="${line}" stroke-opacity=".34" d="M0 0v100M0 0h100"/></pattern>` +
    `<pattern id="${hatch}" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="${line}" stroke-width=".9" d="M0 0v3"/></pattern></defs>`;
  const reach = half + unit * 3;
  const centres = dashed(
    strokeWith(
      sheet,
      colours.a,
      2,
      `M${x - reach} ${y}h${reach * 2}M${x} ${y - reach}v${reach * 2}`,
    ),
  );
  const circles = strokeWith(
    sheet,
    colours.a,
    1.6,
    disc(x, y, Math.round(half * Math.SQRT2)) +
      disc(x, y, half) +
      `M${x - half} ${y - half}h${size}v${size}h${-size}zM${x - half} ${y - half}l${size} ${size}M${x + half} ${y - half}l${-size} ${size}`,
  );
  const measures = strokeWith(
    sheet,
    colours.line,
    2,
    dimension(x - half, y + half + unit * 2, x, y + half + unit * 2) +
      dimension(x, y + half + unit * 2, x + half, y + half + unit * 2) +
      dimension(x + side * (half + unit * 2), y - half, x + side * (half + unit * 2), y + half) +
      `M${x - half} ${y + half + 6}v${unit * 2}M${x + half} ${y + half + 6}v${unit * 2}`,
  );
  const detailX = sheet.aspect === "wide" ? x - side * (size * 0.98) : width * 0.26;
  const detailY = sheet.aspect === "wide" ? height * 0.32 : height * 0.86;
  const radius = Math.round(shorter * (sheet.aspect === "wide" ? 0.16 : 0.1));
  const detail =
    sheet.aspect === "square"
      ? ""
      : strokeWith(sheet, colours.line, 2, disc(Math.round(detailX), Math.round(detailY), radius)) +
        clipped(sheet, Math.round(detailX), Math.round(detailY), radius, size * 1.5) +
        dashed(
          strokeWith(
            sheet,
            colours.a,
            1.6,
            `M${Math.round(detailX)} ${Math.round(detailY + radius)}L${x - side * 20} ${y + 20}`,
          ),
        );
  const block = titleBlock(sheet, side);
  return `${lines}<path fill="url(#${grid})" d="M0 0h${width}v${height}H0z"/>${circles}${working(sheet, { x, y, size }, hatch)}${centres}${measures}${detail}${block}${strokeWith(sheet, colours.line, 3, box(unit, unit, width - unit * 2, height - unit * 2))}`;
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
