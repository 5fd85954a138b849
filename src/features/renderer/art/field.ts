/**
 * Grids of numbers over a sheet: motifs rasterised into tones, distances to them, and the level
 * lines of such a field. Coarse on purpose: curves drawn from it are smoothed afterwards.
 */

import type { MotifDrawing } from "./motifs/shape.ts";
import { flattenPath, type Point } from "./path.ts";
import type { Placing } from "./sheet.ts";

/** Values row by row; cell (column, row) stands for the sheet point (column, row) × `cell`. */
export type Field = { columns: number; rows: number; cell: number; values: Float64Array };

export function createField(
  width: number,
  height: number,
  cell: number,
  valueAt: (x: number, y: number) => number = () => 0,
): Field {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = valueAt(column * cell, row * cell);
    }
  }
  return { columns, rows, cell, values };
}

/** Carries a point of the motif's box to the sheet. */
export function placePoint([x, y]: Point, placing: Placing): Point {
  const scale = placing.size / 100;
  const angle = ((placing.turn ?? 0) * Math.PI) / 180;
  const dx = (x - 50) * scale * (placing.isMirrored ? -1 : 1);
  const dy = (y - 50) * scale;
  return [
    placing.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    placing.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** Darkness of each tone in a rasterised motif; 0 is bare ground. */
export const TONE_VALUES = { a: 2, b: 1, c: 3, o: 0 } as const;

/** Paints the planes of a motif into a field of zeros, back to front; lines of detail are left out. */
export function rasteriseMotif(field: Field, drawing: MotifDrawing, placing: Placing): void {
  for (const [tone, path] of drawing) {
    if (tone === "d") continue;
    const polygons = flattenPath(path).map((polygon) =>
      polygon.map((point) => placePoint(point, placing)),
    );
    fillPolygons(field, polygons, TONE_VALUES[tone]);
  }
}

/** Scanline fill by the nonzero rule. */
function fillPolygons(field: Field, polygons: readonly (readonly Point[])[], value: number): void {
  const { columns, rows, cell, values } = field;
  for (let row = 0; row < rows; row += 1) {
    const y = row * cell + 1e-4;
    const crossings: { x: number; turn: number }[] = [];
    for (const polygon of polygons) {
      let before = polygon[polygon.length - 1];
      for (const point of polygon) {
        if (before !== undefined && before[1] > y !== point[1] > y) {
          const share = (y - before[1]) / (point[1] - before[1]);
          const x = before[0] + share * (point[0] - before[0]);
          crossings.push({ x, turn: point[1] > before[1] ? 1 : -1 });
        }
        before = point;
      }
    }
    crossings.sort((left, right) => left.x - right.x);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[index + 1];
      if (winding === 0 || next === undefined) continue;
      const last = Math.min(columns - 1, Math.floor(next.x / cell));
      for (let column = Math.max(0, Math.ceil(x / cell)); column <= last; column += 1) {
        values[row * columns + column] = value;
      }
    }
  }
}

/** Distance in sheet units to the edge of whatever is above zero; negative inside. */
export function signedDistance(mask: Field): Field {
  const outside = squaredDistance(mask, (value) => value > 0);
  const inside = squaredDistance(mask, (value) => value <= 0);
  const values = outside.map(
    (value, index) => (Math.sqrt(value) - Math.sqrt(inside[index] ?? 0)) * mask.cell,
  );
  return { ...mask, values };
}

/** Squared distance in cells to the nearest cell that counts (Felzenszwalb and Huttenlocher). */
function squaredDistance(mask: Field, counts: (value: number) => boolean): Float64Array {
  const { columns, rows } = mask;
  const far = (columns + rows) ** 2;
  const result = mask.values.map((value) => (counts(value) ? 0 : far));
  const column = new Float64Array(rows);
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) column[y] = result[y * columns + x] ?? far;
    lowerEnvelope(column).forEach((value, y) => {
      result[y * columns + x] = value;
    });
  }
  for (let y = 0; y < rows; y += 1) {
    const start = y * columns;
    result.set(lowerEnvelope(result.subarray(start, start + columns)), start);
  }
  return result;
}

function lowerEnvelope(heights: Float64Array): Float64Array {
  const count = heights.length;
  const at = (index: number) => heights[index] ?? 0;
  const feet = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  let top = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let index = 1; index < count; index += 1) {
    let meeting = 0;
    while (true) {
      const foot = feet[top] ?? 0;
      meeting = (at(index) + index * index - at(foot) - foot * foot) / (2 * (index - foot));
      if (meeting > (bounds[top] ?? 0) || top === 0) break;
      top -= 1;
    }
    top += 1;
    feet[top] = index;
    bounds[top] = meeting;
    bounds[top + 1] = Infinity;
  }
  const result = new Float64Array(count);
  let part = 0;
  for (let index = 0; index < count; index += 1) {
    while ((bounds[part + 1] ?? Infinity) < index) part += 1;
    const foot = feet[part] ?? 0;
    result[index] = (index - foot) ** 2 + at(foot);
  }
  return result;
}

/** Reads a field between its cells (bilinear); points outside read the nearest edge. */
export function sampleField(field: Field, x: number, y: number): number {
  const { columns, rows, cell, values } = field;
  const u = Math.min(columns - 1.001, Math.max(0, x / cell));
  const v = Math.min(rows - 1.001, Math.max(0, y / cell));
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [du, dv] = [u - column, v - row];
  const at = (dx: number, dy: number) => values[(row + dy) * columns + column + dx] ?? 0;
  return (
    (at(0, 0) * (1 - du) + at(1, 0) * du) * (1 - dv) + (at(0, 1) * (1 - du) + at(1, 1) * du) * dv
  );
}

/** Where level lines cross cell edges, and from which edge to which they run. */
type Crossings = { next: Map<number, number>; at: Map<number, Point> };

/** Walks every cell once. Beyond the rim the field counts as just above the level. */
function findCrossings({ columns, rows, cell, values }: Field, level: number): Crossings {
  const value = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? level + 1e-3
      : (values[row * columns + column] ?? 0);
  const share = (from: number, to: number) =>
    from === to ? 0.5 : Math.min(1, Math.max(0, (level - from) / (to - from)));
  // Edges are numbered: each cell corner owns the edge to its right (even) and the one below (odd).
  const stride = columns + 4;
  const edge = (column: number, row: number) => ((row + 2) * stride + column + 2) * 2;
  const found: Crossings = { next: new Map(), at: new Map() };
  for (let row = -1; row < rows; row += 1) {
    for (let column = -1; column < columns; column += 1) {
      const [nw, ne] = [value(column, row), value(column + 1, row)];
      const [sw, se] = [value(column, row + 1), value(column + 1, row + 1)];
      const code =
        (nw < level ? 8 : 0) | (ne < level ? 4 : 0) | (se < level ? 2 : 0) | (sw < level ? 1 : 0);
      if (code === 0 || code === 15) continue;
      const [north, south] = [edge(column, row), edge(column, row + 1)];
      const [west, east] = [north + 1, edge(column + 1, row) + 1];
      const cross = (name: number, from: number, to: number, x: number, y: number) => {
        if (from < level !== to < level) found.at.set(name, [x * cell, y * cell]);
      };
      cross(north, nw, ne, column + share(nw, ne), row);
      cross(south, sw, se, column + share(sw, se), row + 1);
      cross(west, nw, sw, column, row + share(nw, sw));
      cross(east, ne, se, column + 1, row + share(ne, se));
      for (const [from, to] of segmentsOf(code, north, east, south, west)) found.next.set(from, to);
    }
  }
  return found;
}

/**
 * Closed outlines around everything below `level`, in sheet units. Areas that reach the rim of the
 * field close along it.
 */
export function outlinesBelow(field: Field, level: number): Point[][] {
  const { next, at } = findCrossings(field, level);
  const outlines: Point[][] = [];
  while (next.size > 0) {
    const [first] = next.keys();
    if (first === undefined) break;
    const outline: Point[] = [];
    for (let edge: number | undefined = first; edge !== undefined; ) {
      const point = at.get(edge);
      if (point !== undefined) outline.push(point);
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    outlines.push(outline);
  }
  return outlines;
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
