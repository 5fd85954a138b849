/** One thing, enormous: the motif cropped by the sheet before a disc and a few hard bars. */

import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { DARK } from "../paint.ts";
import {
  type DrawStyle,
  fillWith,
  type Sheet,
  setMotif,
  setSilhouette,
  tonesOf,
} from "../sheet.ts";

type Backdrop = (sheet: Sheet, x: number, size: number, side: number) => string;

const r = Math.round;

const drawDisc: Backdrop = ({ width, height }, x, size, side) =>
  disc(r(x - side * size * 0.24), r(height * 0.4), r(Math.min(width, height) * 0.46));

/** Bars that grow heavier towards the foot. */
const drawBars: Backdrop = ({ width, height }) => {
  const count = 9;
  return Array.from({ length: count }, (_, index) => {
    const thick = r((height / count) * (0.12 + 0.76 * (index / (count - 1))));
    return `M0 ${r(((index + 0.5) * height) / count - thick / 2)}h${width}v${thick}H0z`;
  }).join("");
};

/** Beams that spread from behind the motif. */
const drawBeams: Backdrop = ({ width, height }, x, size, side) => {
  const [centreX, centreY] = [r(x - side * size * 0.1), r(height * 0.56)];
  const reach = Math.max(width, height) * 1.2;
  return Array.from({ length: 15 }, (_, index) => {
    const from = (index / 15) * Math.PI * 2;
    const at = (angle: number) =>
      `${r(centreX + Math.cos(angle) * reach)} ${r(centreY + Math.sin(angle) * reach)}`;
    return `M${centreX} ${centreY}L${at(from)}L${at(from + Math.PI / 15)}z`;
  }).join("");
};

export const drawPoster: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const side = random.chance(0.5) ? 1 : -1;
  const size = Math.min(width, height) * (sheet.aspect === "square" ? 1.02 : 1.12);
  const x = width * (0.5 + side * (sheet.aspect === "wide" ? 0.15 : 0.06));
  const y = height * (sheet.aspect === "tall" ? 0.6 : 0.56);
  const backdrop = random.pick([drawDisc, drawBars, drawBeams]);
  const placing = { x, y, size, turn: random.between(-8, 8) };
  const drop = size * 0.035;
  const shadow = { ...placing, x: x + drop * side, y: y + drop };
  const tones = tonesOf(colours, backdrop === drawDisc ? colours.back : colours.ground);
  return (
    fillWith(sheet, colours.back, backdrop(sheet, x, size, side)) +
    setSilhouette(sheet, sheet.motif, shadow, DARK, DARK) +
    setMotif(sheet, drawMotif(sheet.motif), placing, tones)
  );
};
