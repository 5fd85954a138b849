/** One thing, enormous: the motif cropped by the sheet before a disc and a few hard bars. */

import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { DARK } from "../paint.ts";
import { type DrawStyle, fillWith, setMotif, setSilhouette, tonesOf } from "../sheet.ts";

export const drawPoster: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const longer = Math.max(width, height);
  const shorter = Math.min(width, height);
  const side = random.chance(0.5) ? 1 : -1;
  const size = shorter * (sheet.aspect === "square" ? 1.02 : 1.12);
  const x = width * (0.5 + side * (sheet.aspect === "wide" ? 0.15 : 0.06));
  const y = height * (sheet.aspect === "tall" ? 0.6 : 0.56);
  const kind = random.integer(0, 2);
  const marks: string[] = [];
  if (kind === 0) {
    marks.push(
      fillWith(
        sheet,
        colours.back,
        disc(
          Math.round(x - side * size * 0.24),
          Math.round(height * 0.4),
          Math.round(shorter * 0.46),
        ),
      ),
    );
  } else if (kind === 1) {
    const count = 9;
    const bars = Array.from({ length: count }, (_, index) => {
      const thick = Math.round((height / count) * (0.12 + 0.76 * (index / (count - 1))));
      return `M0 ${Math.round(((index + 0.5) * height) / count - thick / 2)}h${width}v${thick}H0z`;
    });
    marks.push(fillWith(sheet, colours.back, bars.join("")));
  } else {
    const centreX = Math.round(x - side * size * 0.1);
    const centreY = Math.round(height * 0.56);
    const beams = Array.from({ length: 15 }, (_, index) => {
      const from = (index / 15) * Math.PI * 2;
      const to = from + Math.PI / 15;
      const at = (angle: number) =>
        `${Math.round(centreX + Math.cos(angle) * longer * 1.2)} ${Math.round(centreY + Math.sin(angle) * longer * 1.2)}`;
      return `M${centreX} ${centreY}L${at(from)}L${at(to)}z`;
    });
    marks.push(fillWith(sheet, colours.back, beams.join("")));
  }
  const placing = { x, y, size, turn: random.between(-8, 8) };
  const drop = size * 0.035;
  marks.push(
    setSilhouette(sheet, sheet.motif, { ...placing, x: x + drop * side, y: y + drop }, DARK, DARK),
    setMotif(
      sheet,
      drawMotif(sheet.motif),
      placing,
      tonesOf(colours, kind === 0 ? colours.back : colours.ground),
    ),
  );
  return marks.join("");
};
