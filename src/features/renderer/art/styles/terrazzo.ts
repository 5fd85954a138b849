/** Polished stone: chips of marble scattered without touching, the motif inlaid among them. */

import { createField, rasteriseMotif, sampleField, signedDistance } from "../field.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { HUSH, type Paint } from "../paint.ts";
import { linePath, type Point } from "../path.ts";
import type { SeededRandom } from "../random.ts";
import { type DrawStyle, fillWith, grain, type Placing, setMotif, tonesOf } from "../sheet.ts";

const STONES: readonly Paint[] = [
  "brand",
  "accent",
  ["brand", 56, "black"],
  ["accent", 46, "ground"],
  ["ink", 26, "tint"],
];
const QUIET_STONES: readonly Paint[] = [
  ["brand", 30, "ground"],
  ["accent", 26, "ground"],
  ["ink", 16, "ground"],
];

/** A chip: a convex polygon of four to six corners. */
function chip(random: SeededRandom, x: number, y: number, radius: number): string {
  const corners = random.integer(4, 6);
  const start = random.between(0, Math.PI);
  const stretch = random.between(0.6, 1);
  const lean = random.between(0, Math.PI);
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = start + ((index + random.between(-0.28, 0.28)) / corners) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius * stretch];
    return [
      Math.round(x + dx * Math.cos(lean) - dy * Math.sin(lean)),
      Math.round(y + dx * Math.sin(lean) + dy * Math.cos(lean)),
    ];
  });
  return linePath(points, true);
}

type Stone = { x: number; y: number; radius: number };

function doTouch(one: Stone, other: Stone): boolean {
  const reach = (one.radius + other.radius) * 0.98;
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  // Most stones are far apart: that is seen without a root.
  if (Math.abs(dx) >= reach || Math.abs(dy) >= reach) return false;
  return Math.hypot(dx, dy) < reach;
}

export const drawTerrazzo: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const shorter = Math.min(width, height);
  const side = random.chance(0.5) ? 1 : -1;
  const placing: Placing = {
    x: width * (0.5 + (sheet.aspect === "wide" ? 0.15 * side : 0)),
    y: height * 0.5,
    size: shorter * 0.56,
    turn: random.between(-10, 10),
  };
  const mask = createField(width, height, 12);
  rasteriseMotif(mask, drawMotif(sheet.motif), placing);
  const distance = signedDistance(mask);
  const paints = colours === HUSH ? QUIET_STONES : STONES;
  const groups = paints.map(() => "");
  const placed: Stone[] = [];
  const sizes = [0.075, 0.05, 0.03, 0.018];
  const tries = [60, 150, 240, 240];
  for (const [step, share] of sizes.entries()) {
    for (let attempt = 0; attempt < (tries[step] ?? 0) * sheet.density; attempt += 1) {
      const radius = shorter * share * random.between(0.8, 1.2);
      const [x, y] = [random.between(0, width), random.between(0, height)];
      if (sampleField(distance, x, y) < radius * 1.15 + 12) continue;
      if (placed.some((other) => doTouch(other, { x, y, radius }))) continue;
      placed.push({ x, y, radius });
      const index = random.integer(0, paints.length - 1);
      groups[index] += chip(random, x, y, radius);
    }
  }
  return (
    grain(sheet, ["ink", 20, "tint"], { x: 0, y: 0, width, height }, 160) +
    groups.map((path, index) => fillWith(sheet, paints[index] ?? "brand", path)).join("") +
    setMotif(sheet, drawMotif(sheet.motif), placing, tonesOf(colours))
  );
};
