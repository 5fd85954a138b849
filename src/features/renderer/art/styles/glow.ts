/** A quiet theatre of light: ridges fading into haze, rings of glow, the motif standing against it. */

import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { createNoise, layered } from "../noise.ts";
import { DARK, LIGHT, type Paint } from "../paint.ts";
import { type Point, smoothPath } from "../path.ts";
import { type DrawStyle, fillWith, grain, type Sheet, setMotif, strokeWith } from "../sheet.ts";

const stop = (sheet: Sheet, offset: number, paint: Paint, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${sheet.paint(paint)}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;

export const drawGlow: DrawStyle = (sheet) => {
  const { width, height, random } = sheet;
  const shorter = Math.min(width, height);
  const horizon = Math.round(height * random.between(0.64, 0.7));
  const x = Math.round(width * (sheet.aspect === "wide" ? random.pick([0.34, 0.62, 0.66]) : 0.5));
  const size = shorter * 0.44;
  const centreY = Math.round(horizon - size * 0.5);
  const glow = sheet.id("glow");
  const veil = sheet.id("veil");
  const far = Math.round(Math.max(width, height) * 0.75);
  const definitions =
    `<defs><radialGradient id="${glow}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${centreY}" r="${far}">` +
    stop(sheet, 0, ["accent", 80, "white"]) +
    stop(sheet, 0.16, "accent") +
    stop(sheet, 0.46, ["brand", 62, "black"]) +
    stop(sheet, 1, DARK) +
    `</radialGradient><linearGradient id="${veil}" x2="0" y2="1">${stop(sheet, 0, ["brand", 56, "black"], 0.15)}${stop(sheet, 1, ["brand", 26, "black"])}</linearGradient></defs>`;
  const rings = [0.62, 0.86, 1.14, 1.46, 1.84]
    .map(
      (share, index) =>
        `<path fill="none" stroke="${sheet.paint(LIGHT)}" stroke-opacity="${[0.5, 0.34, 0.24, 0.16, 0.1][index]}" stroke-width="2" d="${disc(x, centreY, Math.round(size * share))}"/>`,
    )
    .join("");
  const noise = layered(createNoise(random.fork("ridges")));
  const ridges = Array.from({ length: 4 }, (_, index) => {
    const base = horizon + (height - horizon) * (index * 0.22 - 0.16);
    const points = Array.from({ length: 13 }, (_, at): Point => {
      const px = (at - 0.5) * (width / 11);
      const hollow = Math.exp(-(((px - x) / (width * 0.2)) ** 2)) * height * 0.03;
      return [
        px,
        base + hollow + noise(px / (width * 0.3) + index * 5, index * 2.7) * height * 0.13,
      ];
    });
    const line = `${smoothPath(points)}V${height}H0z`;
    const paint: Paint = ["brand", Math.max(10, 46 - index * 12), "black"];
    return index === 0 ? `<path fill="url(#${veil})" d="${line}"/>` : fillWith(sheet, paint, line);
  });
  const subject = setMotif(
    sheet,
    drawMotif(sheet.motif),
    { x, y: centreY + size * 0.06, size },
    {
      a: ["brand", 30, "black"],
      b: ["accent", 84, "white"],
      c: ["brand", 12, "black"],
      o: ["accent", 92, "white"],
      d: ["brand", 12, "black"],
    },
  );
  const [first, ...rest] = ridges;
  const stars = grain(
    sheet,
    LIGHT,
    { x: 0, y: 0, width, height: horizon * 0.8 },
    Math.round(60 * sheet.density),
  );
  const glints = Array.from({ length: 6 }, (_, index) => {
    const half = Math.round(size * (0.34 - index * 0.045));
    return `M${x - half} ${Math.round(height - (6 - index) * 18)}h${half * 2}`;
  });
  return `${definitions}<path fill="url(#${glow})" d="M0 0h${width}v${height}H0z"/>${stars}${rings}${first ?? ""}${subject}${rest.join("")}${strokeWith(sheet, ["accent", 60, "black"], 3, glints.join(""))}`;
};
