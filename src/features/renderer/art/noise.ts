/** Smooth seeded noise over the plane: hills for contour lines and a hand's unsteadiness. */

import type { SeededRandom } from "./random.ts";

const TABLE_SIZE = 256;

export type Noise = (x: number, y: number) => number;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise in about -1 to 1, with features one unit wide. */
export function createNoise(random: SeededRandom): Noise {
  const slopesX = new Float64Array(TABLE_SIZE);
  const slopesY = new Float64Array(TABLE_SIZE);
  const order = new Uint8Array(TABLE_SIZE);
  for (let index = 0; index < TABLE_SIZE; index += 1) {
    const angle = random.next() * Math.PI * 2;
    slopesX[index] = Math.cos(angle);
    slopesY[index] = Math.sin(angle);
    order[index] = index;
  }
  order.set(random.shuffle([...order]));

  function slope(column: number, row: number, dx: number, dy: number): number {
    const first = order[column & 255] ?? 0;
    const index = order[(first + row) & 255] ?? 0;
    return (slopesX[index] ?? 0) * dx + (slopesY[index] ?? 0) * dy;
  }

  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fade(dx);
    const v = fade(dy);
    const top = slope(column, row, dx, dy) * (1 - u) + slope(column + 1, row, dx - 1, dy) * u;
    const bottom =
      slope(column, row + 1, dx, dy - 1) * (1 - u) + slope(column + 1, row + 1, dx - 1, dy - 1) * u;
    return (top * (1 - v) + bottom * v) * 1.5;
  };
}

/** Three octaves: large forms with smaller ones upon them. */
export function layered(noise: Noise): Noise {
  return (x, y) =>
    noise(x, y) * 0.62 + noise(x * 2 + 17, y * 2 - 9) * 0.26 + noise(x * 4 - 31, y * 4 + 5) * 0.12;
}
