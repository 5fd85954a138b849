/** The motif as a coarse print screen: rows of dots that grow with its darkness. */

import { createField, type Field, rasteriseMotif, sampleField } from "../field.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { type DrawStyle, fillWith, type Placing, type Sheet, setSilhouette } from "../sheet.ts";

const SIZES = [0.15, 0.32, 0.5, 0.68, 0.84];

/** Which of the sizes a dot at this place has, or -1 for none. */
type DotAt = (x: number, y: number) => number;

/**
 * The screen in its own coordinates, one unit a dot: a run of equal dots is one dashed line whose
 * dashes have no length and round ends. A tenth of its size as single dots.
 */
function screen(sheet: Sheet, pitch: number, degrees: number, dotAt: DotAt): string {
  const { width, height, colours } = sheet;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(Math.hypot(width, height) / 2 / pitch);
  const groups = SIZES.map(() => "");
  for (let row = -reach; row <= reach; row += 1) {
    let [start, before] = [0, -1];
    for (let column = -reach; column <= reach + 1; column += 1) {
      const x = width / 2 + (column * cos - row * sin) * pitch;
      const y = height / 2 + (column * sin + row * cos) * pitch;
      const isOutside = x < -pitch || y < -pitch || x > width + pitch || y > height + pitch;
      const size = isOutside ? -1 : dotAt(x, y);
      if (size === before) continue;
      // A tenth beyond the last dot, so that its dash is surely within the line.
      if (before >= 0) {
        const length = column - 1 - start;
        groups[before] += `M${start} ${row}h${length === 0 ? "" : length}.1`;
      }
      [start, before] = [column, size];
    }
  }
  const dots = groups.map((path, index) =>
    path === "" ? "" : `<path stroke-width="${SIZES[index]}" d="${path}"/>`,
  );
  const place = `translate(${width / 2} ${height / 2})rotate(${degrees})scale(${Math.round(pitch * 100) / 100})`;
  return `<g transform="${place}" fill="none" stroke="${sheet.paint(colours.line)}" stroke-linecap="round" stroke-dasharray="0 1">${dots.join("")}</g>`;
}

/** Dots by the motif's tones, and around it a haze that rises from the lower edge. */
function dotsOf(sheet: Sheet, tones: Field): DotAt {
  const { width, height, random } = sheet;
  const glowX = width * random.between(0.2, 0.8);
  return (x, y) => {
    const tone = sampleField(tones, x, y);
    const fade = Math.hypot(x - glowX, y - height) / Math.hypot(width, height);
    const darkness = tone > 0.5 ? 0.3 + tone * 0.18 : Math.max(0, 0.34 - fade * 0.6);
    return SIZES.findLastIndex((limit) => darkness >= limit - 0.05);
  };
}

export const drawHalftone: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const size = Math.min(width, height) * random.between(0.86, 0.98);
  const side = random.chance(0.5) ? 1 : -1;
  const placing: Placing = {
    x: width * (0.5 + (sheet.aspect === "wide" ? 0.14 * side : 0)),
    y: height * 0.52,
    size,
    turn: random.between(-7, 7),
  };
  const tones = createField(width, height, 8);
  rasteriseMotif(tones, drawMotif(sheet.motif), placing);
  const pitch = Math.sqrt(width * height) / (35 * Math.sqrt(sheet.density));
  const shift = pitch * 0.9;
  const plate = { ...placing, x: placing.x + shift, y: placing.y + shift * 0.6 };
  const moon = disc(
    Math.round(placing.x - side * size * 0.34),
    Math.round(height * 0.36),
    Math.round(size * 0.36),
  );
  return (
    fillWith(sheet, colours.back, moon) +
    setSilhouette(sheet, sheet.motif, plate, colours.b, colours.ground) +
    screen(sheet, pitch, random.pick([45, 30, 15]), dotsOf(sheet, tones))
  );
};
