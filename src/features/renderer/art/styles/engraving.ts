/** A plate engraved in parallel lines that swell where the motif is dark, as on a banknote. */

import { createField, type Field, rasteriseMotif, sampleField } from "../field.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { linePath, type Point, simplify, smoothPath } from "../path.ts";
import {
  type DrawStyle,
  type Placing,
  placingTransform,
  type Sheet,
  strokeWith,
} from "../sheet.ts";

const CELL = 5;

/** Where the lines run: `along` goes from 0 at one edge of the sheet to 1 at the other. */
type Course = { lines: number; at(line: number, along: number): Point; isStraight: boolean };

function chooseCourse({ width, height, random }: Sheet, pitch: number): Course {
  const kind = random.integer(0, 2);
  if (kind === 0) {
    const drop = random.pick([-1, 1]) * random.between(0.06, 0.16) * width;
    return {
      lines: Math.ceil((height + Math.abs(drop)) / pitch) + 1,
      at: (line, along) => [along * width, line * pitch + drop * along - Math.max(0, drop)],
      isStraight: true,
    };
  }
  if (kind === 1) {
    const swing = height * random.between(0.025, 0.045);
    const waves = random.between(1.4, 2.2);
    return {
      lines: Math.ceil((height + swing * 2) / pitch) + 1,
      at: (line, along) => [
        along * width,
        line * pitch - swing + Math.sin(along * waves * Math.PI * 2 + line * 0.06) * swing,
      ],
      isStraight: false,
    };
  }
  const hump = height * random.between(0.2, 0.34);
  return {
    lines: Math.ceil((height + hump) / pitch) + 1,
    at: (line, along) => [along * width, line * pitch - hump * 4 * along * (1 - along)],
    isStraight: false,
  };
}

type Stretch = { tone: number; points: Point[] };

/** The stretches of one line that lie on the motif, each on one tone. */
function stretches(tones: Field, course: Course, line: number, steps: number): Stretch[] {
  const found: Stretch[] = [];
  let current: Stretch | undefined;
  for (let step = 0; step <= steps; step += 1) {
    const point = course.at(line, step / steps);
    const tone = Math.round(sampleField(tones, point[0], point[1]));
    if (tone === 0) {
      current = undefined;
    } else if (current?.tone === tone) {
      current.points.push(point);
    } else {
      current = { tone, points: [point] };
      found.push(current);
    }
  }
  return found;
}

export const drawEngraving: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const size = Math.min(width * 0.84, height * 0.8);
  const shift = sheet.aspect === "wide" ? width * random.between(-0.13, 0.13) : 0;
  const placing: Placing = { x: width / 2 + shift, y: height * 0.51, size };
  const tones = createField(width, height, CELL);
  rasteriseMotif(tones, drawMotif(sheet.motif), placing);
  const pitch = Math.min(width, height) / (54 * Math.sqrt(sheet.density));
  const course = chooseCourse(sheet, pitch);
  const hairlines: string[] = [];
  const swollen = ["", "", ""];
  for (let line = 0; line < course.lines; line += 1) {
    const turns = course.isStraight ? 1 : 9;
    const hairline = Array.from({ length: turns + 1 }, (_, index) =>
      course.at(line, index / turns),
    );
    hairlines.push(course.isStraight ? linePath(hairline) : smoothPath(hairline));
    for (const { tone, points } of stretches(tones, course, line, Math.ceil(width / CELL))) {
      const path = simplify(points, 0.7).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      swollen[tone - 1] += linePath(path);
    }
  }
  const detail = drawMotif(sheet.motif)
    .filter(([tone]) => tone === "d")
    .map(([, data]) => data)
    .join("");
  return [
    strokeWith(sheet, colours.line, pitch * 0.1, hairlines.join("")),
    ...[0.34, 0.56, 0.84].map((weight, index) =>
      strokeWith(sheet, colours.line, pitch * weight, swollen[index] ?? "").replace(
        /stroke-linecap="round"/,
        "",
      ),
    ),
    `<g transform="${placingTransform(placing)}">${strokeWith(sheet, colours.line, 2.2, detail)}</g>`,
  ].join("");
};
