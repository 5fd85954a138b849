/**
 * Hills behind hills under a low sun, ploughed in front. A motif that can stand in the open stands on
 * a ridge; any other is the emblem of the sun.
 */

import type { Motif } from "../../../design/room.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { createNoise, layered } from "../noise.ts";
import { DARK, LIGHT, type Paint } from "../paint.ts";
import { type Point, smoothPath } from "../path.ts";
import { type DrawStyle, fillWith, type Sheet, setMotif, strokeWith } from "../sheet.ts";

const LANDMARKS: ReadonlySet<Motif> = new Set<Motif>([
  "arch",
  "balloon",
  "bell",
  "bird",
  "block",
  "column",
  "door",
  "flower",
  "house",
  "kite",
  "lantern",
  "leaf",
  "lotus",
  "stone",
  "tent",
  "tree",
  "truck",
  "wheat",
  "wheel",
  "window",
]);

type Ridge = { line: string; points: Point[]; crest(x: number): number };

const HILLS = 6;

function raiseRidges(sheet: Sheet, horizon: number): Ridge[] {
  const { width, height, random } = sheet;
  const noise = layered(createNoise(random.fork("hills")));
  const step = width / 9;
  return Array.from({ length: HILLS }, (_, index) => {
    const depth = index / (HILLS - 1);
    const base = horizon + (height - horizon) * (0.02 + depth * 0.78);
    const swell = height * (0.19 - depth * 0.05);
    const wavelength = width * (0.34 + depth * 0.22);
    const crest = (x: number) => base + noise(x / wavelength + index * 7.3, index * 3.1) * swell;
    const points = Array.from({ length: 11 }, (_, at): Point => {
      const x = (at - 0.5) * step;
      return [x, crest(x)];
    });
    return { line: `${smoothPath(points)}V${height}H0z`, points, crest };
  });
}

/** Furrows that follow the crest and open towards the viewer. */
function plough(sheet: Sheet, ridge: Ridge, index: number): string {
  const furrows = Array.from({ length: 7 }, (_, at) => {
    const drop = (at + 1) * (9 + index * 4);
    return smoothPath(
      ridge.points.map(([x, y], place): Point => [x, y + drop * (1 + place * 0.06)]),
    );
  });
  return strokeWith(sheet, ["brand", 66, "white"], index === 4 ? 3 : 2, furrows.join(""));
}

function drawSky(sheet: Sheet, horizon: number, voice: "brand" | "accent"): string {
  const { width, height } = sheet;
  const strongest = voice === "accent" ? 56 : 40;
  return [0, 0.34, 0.58, 0.76, 0.89]
    .map((share, index) =>
      fillWith(
        sheet,
        [voice, Math.round(strongest * (1 - index * 0.19)), "ground"],
        `M0 ${Math.round(horizon * share)}H${width}V${height}H0z`,
      ),
    )
    .join("");
}

function drawSun(sheet: Sheet, x: number, y: number, radius: number, isEmblem: boolean): string {
  const place = (share: number) => disc(Math.round(x), Math.round(y), Math.round(radius * share));
  const emblem = isEmblem
    ? setMotif(
        sheet,
        drawMotif(sheet.motif),
        { x, y: y - radius * 0.05, size: radius * 1.06 },
        { a: ["brand", 56, "black"], b: ["brand", 86, "black"], c: DARK, o: "accent", d: DARK },
      )
    : "";
  return (
    fillWith(sheet, ["accent", 70, "white"], place(1.5), 0.35) +
    fillWith(sheet, ["accent", 70, "white"], place(1.24), 0.5) +
    fillWith(sheet, "accent", place(1)) +
    emblem
  );
}

function drawBirds({ width, random }: Sheet, x: number, y: number): string {
  return Array.from({ length: 3 }, (_, index) => {
    const size = 14 - index * 2;
    const px = Math.round(x + index * width * 0.04 + random.between(-8, 8));
    const py = Math.round(y + random.between(-22, 22));
    return `M${px - size} ${py}q${Math.round(size * 0.6)} ${Math.round(-size * 0.3)} ${size} ${Math.round(size * 0.5)}q${Math.round(size * 0.4)} ${Math.round(-size * 0.8)} ${size} ${Math.round(-size * 0.5)}`;
  }).join("");
}

export const drawLandscape: DrawStyle = (sheet) => {
  const { width, height, random } = sheet;
  const horizon = height * random.between(0.46, 0.54);
  const isLandmark = LANDMARKS.has(sheet.motif);
  const isLeft = random.chance(0.5);
  const sunX = width * (isLeft ? random.between(0.22, 0.34) : random.between(0.64, 0.78));
  const sunSize = Math.min(width, height) * (isLandmark ? random.between(0.12, 0.17) : 0.25);
  const sunY = horizon - sunSize * (isLandmark ? random.between(0.4, 1) : 0.62);
  const landmarkX = width * (isLeft ? random.between(0.62, 0.72) : random.between(0.28, 0.38));
  const ridges = raiseRidges(sheet, horizon);
  const hills = ridges.map((ridge, index) => {
    const depth = index / (HILLS - 1);
    const paint: Paint =
      index >= 4
        ? ["brand", index === 4 ? 74 : 48, "black"]
        : ["brand", Math.round(30 + depth * 105), "ground"];
    const size = Math.min(width, height) * 0.36;
    const y = ridge.crest(landmarkX) - size * 0.43;
    const landmark =
      index === 3 && isLandmark
        ? setMotif(
            sheet,
            drawMotif(sheet.motif),
            { x: landmarkX, y, size },
            {
              a: LIGHT,
              b: "accent",
              c: ["brand", 44, "black"],
              o: ["brand", 58, "ground"],
              d: DARK,
            },
          )
        : "";
    const furrows = index === 4 || index === 2 ? plough(sheet, ridge, index) : "";
    return landmark + fillWith(sheet, paint, ridge.line) + furrows;
  });
  const voice = random.chance(0.45) ? "accent" : "brand";
  return [
    drawSky(sheet, horizon, voice),
    drawSun(sheet, sunX, sunY, sunSize, !isLandmark),
    strokeWith(sheet, "ink", 3, drawBirds(sheet, width * (isLeft ? 0.6 : 0.26), horizon * 0.34)),
    ...hills,
  ].join("");
};
