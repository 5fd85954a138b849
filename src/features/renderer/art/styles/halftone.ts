/** The motif as a coarse print screen: rows of dots that grow with its darkness. */

import { createField, rasteriseMotif, sampleField } from "../field.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { type DrawStyle, fillWith, type Placing, setSilhouette, strokeWith } from "../sheet.ts";

const SIZES = [0.15, 0.32, 0.5, 0.68, 0.84];

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
  const angle = random.pick([Math.PI / 4, Math.PI / 6, Math.PI / 12]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(Math.hypot(width, height) / 2 / pitch);
  const glowX = width * random.between(0.2, 0.8);
  const groups: string[] = SIZES.map(() => "");
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = width / 2 + (column * cos - row * sin) * pitch;
      const y = height / 2 + (column * sin + row * cos) * pitch;
      if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue;
      const tone = sampleField(tones, x, y);
      const fade = Math.hypot(x - glowX, y - height) / Math.hypot(width, height);
      const darkness = tone > 0.5 ? 0.3 + tone * 0.18 : Math.max(0, 0.34 - fade * 0.6);
      const step = SIZES.findLastIndex((limit) => darkness >= limit - 0.05);
      if (step >= 0) groups[step] += `M${Math.round(x)} ${Math.round(y)}h0`;
    }
  }
  const shift = pitch * 0.9;
  const plate = setSilhouette(
    sheet,
    sheet.motif,
    { ...placing, x: placing.x + shift, y: placing.y + shift * 0.6 },
    colours.b,
    colours.ground,
  );
  const moon = disc(
    Math.round(placing.x - side * size * 0.34),
    Math.round(height * 0.36),
    Math.round(size * 0.36),
  );
  const dots = groups.map((path, index) =>
    strokeWith(sheet, colours.line, (SIZES[index] ?? 0) * pitch, path),
  );
  return fillWith(sheet, colours.back, moon) + plate + dots.join("");
};
