/** The level lines of a field, as closed outlines. One walk over the field finds those of all levels. */

import type { Field } from "./field.ts";
import type { Point } from "./path.ts";

/** Where the line of one level crosses cell edges, and from which edge to which it runs. */
type Crossings = { next: Map<number, number>; at: Map<number, Point> };

/**
 * Closed outlines around everything below each of the levels, which rise; in sheet units. Areas
 * that reach the rim of the field close along it.
 */
export function traceOutlines(field: Field, levels: readonly number[]): Point[][][] {
  return findCrossings(field, levels).map(({ next, at }) => {
    const outlines: Point[][] = [];
    while (next.size > 0) {
      const [first] = next.keys();
      const outline: Point[] = [];
      // Ends when it comes back to its start, whose point then stands at both ends.
      for (let edge = first; edge !== undefined; ) {
        const point = at.get(edge);
        if (point !== undefined) outline.push(point);
        const following: number | undefined = next.get(edge);
        next.delete(edge);
        edge = following;
      }
      outlines.push(outline);
    }
    return outlines;
  });
}

/** Walks every cell once, for all levels. Beyond the rim the field counts as just above each of them. */
function findCrossings(field: Field, levels: readonly number[]): Crossings[] {
  const { columns, rows } = field;
  const found = levels.map((): Crossings => ({ next: new Map(), at: new Map() }));
  const bands = findBands(field, levels);
  const stride = columns + 2;
  for (let row = -1; row < rows; row += 1) {
    let corner = (row + 1) * stride;
    for (let column = -1; column < columns; column += 1, corner += 1) {
      const nw = bands[corner] ?? 0;
      const ne = bands[corner + 1] ?? 0;
      const sw = bands[corner + stride] ?? 0;
      const se = bands[corner + stride + 1] ?? 0;
      if (nw === ne && nw === sw && nw === se) continue;
      const highest = Math.max(nw, ne, sw, se);
      for (let index = Math.min(nw, ne, sw, se); index < highest; index += 1) {
        const code =
          (index >= nw ? 8 : 0) |
          (index >= ne ? 4 : 0) |
          (index >= se ? 2 : 0) |
          (index >= sw ? 1 : 0);
        const crossings = found[index];
        const level = levels[index];
        if (crossings === undefined || level === undefined) continue;
        crossCell(field, level, code, column, row, crossings);
      }
    }
  }
  return found;
}

/** For every corner of a cell, with a rim all round, how many of the levels it is not below. */
function findBands({ columns, rows, values }: Field, levels: readonly number[]): Uint16Array {
  const bands = new Uint16Array((columns + 2) * (rows + 2)).fill(levels.length);
  let band = 0;
  for (let row = 0; row < rows; row += 1) {
    const start = (row + 1) * (columns + 2) + 1;
    for (let column = 0; column < columns; column += 1) {
      const value = values[row * columns + column] ?? 0;
      // Neighbours lie in the same band or the next.
      while (band < levels.length && !(value < (levels[band] ?? 0))) band += 1;
      while (band > 0 && value < (levels[band - 1] ?? 0)) band -= 1;
      bands[start + column] = band;
    }
  }
  return bands;
}

/**
 * Notes the line through one cell. `code` has a bit for each corner below the level: 8 north-west,
 * 4 north-east, 2 south-east, 1 south-west.
 */
function crossCell(
  { columns, rows, cell, values }: Field,
  level: number,
  code: number,
  column: number,
  row: number,
  { next, at }: Crossings,
): void {
  const value = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? level + 1e-3 : (values[y * columns + x] ?? 0);
  const share = (from: number, to: number) =>
    from === to ? 0.5 : Math.min(1, Math.max(0, (level - from) / (to - from)));
  // Each corner owns the edge to its right (even) and the one below (odd).
  const stride = columns + 2;
  const north = ((row + 1) * stride + column + 1) * 2;
  const corner = value(column, row);
  const isBelow = (code & 8) !== 0;
  // The other two edges are the north and the west of neighbours, which the line runs through too.
  if (isBelow !== ((code & 4) !== 0))
    at.set(north, [(column + share(corner, value(column + 1, row))) * cell, row * cell]);
  if (isBelow !== ((code & 1) !== 0))
    at.set(north + 1, [column * cell, (row + share(corner, value(column, row + 1))) * cell]);
  for (const [from, to] of segmentsOf(code, north, north + 3, north + stride * 2, north + 1)) {
    next.set(from, to);
  }
}

/** Directed segments of one cell, low ground always on the same hand. */
function segmentsOf(
  code: number,
  n: number,
  e: number,
  s: number,
  w: number,
): readonly (readonly [number, number])[] {
  switch (code) {
    case 8:
      return [[w, n]];
    case 4:
      return [[n, e]];
    case 2:
      return [[e, s]];
    case 1:
      return [[s, w]];
    case 12:
      return [[w, e]];
    case 6:
      return [[n, s]];
    case 3:
      return [[e, w]];
    case 9:
      return [[s, n]];
    case 14:
      return [[w, s]];
    case 13:
      return [[s, e]];
    case 11:
      return [[e, n]];
    case 7:
      return [[n, w]];
    case 10:
      return [
        [w, n],
        [e, s],
      ];
    default:
      return [
        [n, e],
        [s, w],
      ];
  }
}
