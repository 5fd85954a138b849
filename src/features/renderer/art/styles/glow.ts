/** A quiet theatre of light: ridges fading into haze, rings of glow, the motif standing against it. */

import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { createNoise, layered } from "../noise.ts";
import { DARK, LIGHT, type Paint } from "../paint.ts";
import { type Point, smoothPath } from "../path.ts";
import {
  type DrawStyle,
  fillWith,
  grain,
  type Sheet,
  setMotif,
  strokeWith,
  type Tones,
} from "../sheet.ts";

const stop = (sheet: Sheet, offset: number, paint: Paint, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${sheet.paint(paint)}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;

/** A motif seen against the light. */
const BACKLIT: Tones = {
  a: ["brand", 30, "black"],
  b: ["accent", 84, "white"],
  c: ["brand", 12, "black"],
  o: ["accent", 92, "white"],
  d: ["brand", 12, "black"],
};

type Centre = { x: number; y: number; size: number };

/** The light behind the motif, and the haze over the farthest ridge. */
function defineLights(sheet: Sheet, { x, y }: Centre): string {
  const far = Math.round(Math.max(sheet.width, sheet.height) * 0.75);
  return (
    `<defs><radialGradient id="${sheet.id("glow")}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${far}">` +
    stop(sheet, 0, ["accent", 80, "white"]) +
    stop(sheet, 0.16, "accent") +
    stop(sheet, 0.46, ["brand", 62, "black"]) +
    stop(sheet, 1, DARK) +
    `</radialGradient><linearGradient id="${sheet.id("veil")}" x2="0" y2="1">${stop(sheet, 0, ["brand", 56, "black"], 0.15)}${stop(sheet, 1, ["brand", 26, "black"])}</linearGradient></defs>`
  );
}

const RINGS = [
  [0.62, 0.5],
  [0.86, 0.34],
  [1.14, 0.24],
  [1.46, 0.16],
  [1.84, 0.1],
] as const;

const drawRings = (sheet: Sheet, { x, y, size }: Centre) =>
  RINGS.map(
    ([share, opacity]) =>
      `<path fill="none" stroke="${sheet.paint(LIGHT)}" stroke-opacity="${opacity}" stroke-width="2" d="${disc(x, y, Math.round(size * share))}"/>`,
  ).join("");

/** Ridges from the farthest, each a little hollow where the light stands. */
function drawRidges(sheet: Sheet, horizon: number, { x }: Centre): string[] {
  const { width, height, random } = sheet;
  const noise = layered(createNoise(random.fork("ridges")));
  return Array.from({ length: 4 }, (_, index) => {
    const base = horizon + (height - horizon) * (index * 0.22 - 0.16);
    const points = Array.from({ length: 13 }, (_, at): Point => {
      const px = (at - 0.5) * (width / 11);
      const hollow = Math.exp(-(((px - x) / (width * 0.2)) ** 2)) * height * 0.03;
      const swell = noise(px / (width * 0.3) + index * 5, index * 2.7) * height * 0.13;
      return [px, base + hollow + swell];
    });
    const line = `${smoothPath(points)}V${height}H0z`;
    if (index === 0) return `<path fill="url(#${sheet.id("veil")})" d="${line}"/>`;
    return fillWith(sheet, ["brand", Math.max(10, 46 - index * 12), "black"], line);
  });
}

export const drawGlow: DrawStyle = (sheet) => {
  const { width, height, random } = sheet;
  const horizon = Math.round(height * random.between(0.64, 0.7));
  const x = Math.round(width * (sheet.aspect === "wide" ? random.pick([0.34, 0.62, 0.66]) : 0.5));
  const size = Math.min(width, height) * 0.44;
  const y = Math.round(horizon - size * 0.5);
  const centre = { x, y, size };
  const [far = "", ...near] = drawRidges(sheet, horizon, centre);
  const sky = { x: 0, y: 0, width, height: horizon * 0.8 };
  const glints = Array.from({ length: 6 }, (_, index) => {
    const half = Math.round(size * (0.34 - index * 0.045));
    return `M${x - half} ${Math.round(height - (6 - index) * 18)}h${half * 2}`;
  });
  return [
    defineLights(sheet, centre),
    `<path fill="url(#${sheet.id("glow")})" d="M0 0h${width}v${height}H0z"/>`,
    grain(sheet, LIGHT, sky, Math.round(60 * sheet.density)),
    drawRings(sheet, centre),
    far,
    setMotif(sheet, drawMotif(sheet.motif), { x, y: y + size * 0.06, size }, BACKLIT),
    ...near,
    strokeWith(sheet, ["accent", 60, "black"], 3, glints.join("")),
  ].join("");
};
