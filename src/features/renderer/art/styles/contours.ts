/** Height lines that ring the motif like the terraces of a hill: stacked paper, or a surveyor's map. */

import { createField, type Field, rasteriseMotif, signedDistance } from "../field.ts";
import { traceOutlines } from "../level-lines.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { createNoise, layered } from "../noise.ts";
import { DARK, HUSH, type Paint } from "../paint.ts";
import { type Point, simplify, smoothPath } from "../path.ts";
import {
  type DrawStyle,
  fillWith,
  type Placing,
  type Sheet,
  setMotif,
  strokeWith,
  tonesOf,
} from "../sheet.ts";

const CELL = 14;

/** Outlines of one level as one path; slivers are left out. */
function levelPath(outlines: readonly (readonly Point[])[], tolerance: number): string {
  return outlines
    .filter((outline) => outline.length > 14)
    .map((outline) => {
      const half = Math.floor(outline.length / 2);
      const first = simplify(outline.slice(0, half + 1), tolerance);
      const second = simplify([...outline.slice(half), ...outline.slice(0, 1)], tolerance);
      return smoothPath([...first.slice(0, -1), ...second.slice(0, -1)], true);
    })
    .join("");
}

/** Distance to the motif, bent by noise that grows with the distance. */
function surveyTerrain(sheet: Sheet, placing: Placing): Field {
  const { width, height, random } = sheet;
  const mask = createField(width, height, CELL);
  rasteriseMotif(mask, drawMotif(sheet.motif), placing);
  const distance = signedDistance(mask);
  const noise = layered(createNoise(random.fork("terrain")));
  const wavelength = Math.min(width, height) * 0.55;
  const { columns, rows, values } = distance;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const value = values[row * columns + column] ?? 0;
      if (value <= 0) continue;
      const reach = Math.min(1, value / (wavelength * 0.5));
      const bend = noise((column * CELL) / wavelength, (row * CELL) / wavelength);
      values[row * columns + column] = value + bend * wavelength * 0.7 * reach;
    }
  }
  return distance;
}

export const drawContours: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const size = Math.min(width, height) * random.between(0.42, 0.5);
  const side = random.chance(0.5) ? 1 : -1;
  const placing: Placing = {
    x: width * (0.5 + side * (sheet.aspect === "wide" ? 0.17 : 0.05)),
    y: height * random.between(0.46, 0.54),
    size,
  };
  const field = surveyTerrain(sheet, placing);
  const isStacked = random.chance(0.6) && colours !== HUSH;
  const count = Math.round((isStacked ? 7 : 13) * Math.sqrt(sheet.density));
  const near = size * 0.08;
  const far = Math.hypot(width, height) * 0.52;
  const voice = random.pick(["brand", "accent"] as const);
  const layers: string[] = isStacked
    ? [fillWith(sheet, [voice, 4, "ground"], `M0 0h${width}v${height}H0z`)]
    : [];
  const levels = Array.from(
    { length: count + 1 },
    (_, index) => near + (far - near) * (index / count) ** 1.3,
  );
  const outlines = traceOutlines(field, levels);
  for (let index = count; index >= 0; index -= 1) {
    const path = levelPath(outlines[index] ?? [], 2.2);
    if (isStacked) {
      const paint: Paint = [voice, Math.round(6 + 66 * (1 - index / count) ** 1.2), "ground"];
      const shadow = fillWith(sheet, DARK, path, 0.13);
      layers.push(`<g transform="translate(5 9)">${shadow}</g>`, fillWith(sheet, paint, path));
    } else {
      const isIndexLine = index % 4 === 0;
      layers.push(
        strokeWith(sheet, isIndexLine ? voice : colours.line, isIndexLine ? 4 : 1.3, path),
      );
    }
  }
  const plinth: Paint = [voice, 72, "ground"];
  const tones = tonesOf(colours, isStacked ? plinth : colours.ground);
  const subject = isStacked
    ? { ...tones, a: voice === "brand" ? colours.b : "brand", b: "ground" as const }
    : tones;
  return layers.join("") + setMotif(sheet, drawMotif(sheet.motif), placing, subject);
};
