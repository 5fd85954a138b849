/** Leaves and boughs that several styles grow. */

import { formatNumber } from "./path.ts";
import type { SeededRandom } from "./random.ts";

/** A pointed leaf from its base, `angle` measured from upright, clockwise. */
export function leafPath(x: number, y: number, angle: number, length: number, girth = 0.3): string {
  const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length];
  const [wx, wy] = [-dy * girth, dx * girth];
  const r = (value: number) => formatNumber(Math.round(value));
  return `M${r(x)} ${r(y)}q${r(dx * 0.35 + wx)} ${r(dy * 0.35 + wy)} ${r(dx)} ${r(dy)}q${r(-dx * 0.65 - wx)} ${r(-dy * 0.65 - wy)} ${r(-dx)} ${r(-dy)}z`;
}

export type Bough = { stem: string; light: string; dark: string };

/** A bough that rises from a point and bends; its leaves are set alternately, half of them in shade. */
export function growBough(
  random: SeededRandom,
  x: number,
  y: number,
  length: number,
  lean: number,
): Bough {
  const bend = random.between(-0.5, 0.5);
  const steps = 8;
  const step = length / steps;
  let [px, py, angle] = [x, y, lean];
  let stem = `M${Math.round(x)} ${Math.round(y)}`;
  let [light, dark] = ["", ""];
  for (let index = 0; index < steps; index += 1) {
    px += Math.sin(angle) * step;
    py -= Math.cos(angle) * step;
    angle += bend / steps;
    stem += `L${Math.round(px)} ${Math.round(py)}`;
    if (index === 0) continue;
    const size = step * (2.1 - index * 0.14);
    if (index % 2 === 0) light += leafPath(px, py, angle + 0.95, size);
    else dark += leafPath(px, py, angle - 0.95, size);
  }
  return { stem, light: light + leafPath(px, py, angle, step * 1.2), dark };
}
