/** A block cut by hand and printed in one dark ink: the motif left white, gouge marks flowing round it. */

import { createField, rasteriseMotif, sampleField, signedDistance } from "../field.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { createNoise } from "../noise.ts";
import { DARK, LIGHT } from "../paint.ts";
import { joinNumbers, linePath, type Point } from "../path.ts";
import { type DrawStyle, fillWith, type Placing, type Sheet, setMotif } from "../sheet.ts";

/** The printed block: a rectangle whose edges a knife has passed four times. */
function blockPath(sheet: Sheet, margin: number): string {
  const { width, height, random } = sheet;
  const points: Point[] = [];
  const corners: Point[] = [
    [margin, margin],
    [width - margin, margin],
    [width - margin, height - margin],
    [margin, height - margin],
  ];
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? [x, y];
    for (let step = 0; step < 9; step += 1) {
      const share = step / 9;
      points.push([
        Math.round(x + (nextX - x) * share + random.between(-4, 4)),
        Math.round(y + (nextY - y) * share + random.between(-4, 4)),
      ]);
    }
  });
  return linePath(points, true);
}

/** A gouge mark: a sliver pointed at both ends, straight on one side. */
function gouge(x: number, y: number, angle: number, length: number, girth: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [-Math.sin(angle) * girth, Math.cos(angle) * girth];
  const bend = joinNumbers([dx * 0.4 + nx, dy * 0.4 + ny, dx, dy].map(Math.round));
  return `M${joinNumbers([x, y].map(Math.round))}q${bend}z`;
}

export const drawWoodcut: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const shorter = Math.min(width, height);
  const margin = shorter * 0.06;
  const side = random.chance(0.5) ? 1 : -1;
  const size = shorter * 0.6;
  const placing: Placing = {
    x: width * (0.5 + (sheet.aspect === "wide" ? 0.12 * side : 0)),
    y: height * 0.5,
    size,
  };
  const mask = createField(width, height, 12);
  rasteriseMotif(mask, drawMotif(sheet.motif), placing);
  const distance = signedDistance(mask);
  const noise = createNoise(random.fork("grain"));
  const pitch = Math.sqrt(width * height) / (27 * Math.min(1.05, Math.sqrt(sheet.density)));
  let marks = "";
  for (let y = margin + pitch; y < height - margin - pitch * 0.5; y += pitch) {
    for (let x = margin + pitch; x < width - margin - pitch * 0.5; x += pitch) {
      const px = x + random.between(-0.35, 0.35) * pitch;
      const py = y + random.between(-0.35, 0.35) * pitch;
      const away = sampleField(distance, px, py);
      const chance = away < pitch * 0.9 ? 0 : Math.exp(-away / (shorter * 0.3)) + 0.1;
      if (!random.chance(Math.min(1, chance * 1.15))) continue;
      const slopeX = sampleField(distance, px + 10, py) - sampleField(distance, px - 10, py);
      const slopeY = sampleField(distance, px, py + 10) - sampleField(distance, px, py - 10);
      const angle = Math.atan2(slopeY, slopeX) + Math.PI / 2 + noise(px / 260, py / 260) * 0.8;
      const length =
        pitch * random.between(1, 1.7) * (0.55 + 0.6 * Math.exp(-away / (shorter * 0.25)));
      marks += gouge(
        px - (Math.cos(angle) * length) / 2,
        py - (Math.sin(angle) * length) / 2,
        angle,
        length,
        pitch * 0.4,
      );
    }
  }
  const tones = { a: LIGHT, b: colours.b, c: ["brand", 40, "white"], o: DARK, d: DARK } as const;
  return (
    fillWith(sheet, DARK, blockPath(sheet, margin)) +
    fillWith(sheet, LIGHT, marks) +
    setMotif(sheet, drawMotif(sheet.motif), placing, tones, 3)
  );
};
