/**
 * Grids of numbers over a sheet: motifs rasterised into tones, and distances to them. Coarse on
 * purpose: curves drawn from it are smoothed afterwards.
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
  valueAt?: (x: number, y: number) => number,
): Field {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; valueAt !== undefined && row < rows; row += 1) {
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

type Crossing = { x: number; turn: number };

/** Scanline fill by the nonzero rule. */
function fillPolygons(field: Field, polygons: readonly (readonly Point[])[], value: number): void {
  const { columns, cell, values } = field;
  for (const [row, crossings] of findRowCrossings(field, polygons)) {
    crossings.sort((left, right) => left.x - right.x);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[index + 1];
      if (winding === 0 || next === undefined) continue;
      const first = Math.max(0, Math.ceil(x / cell));
      const last = Math.min(columns - 1, Math.floor(next.x / cell));
      if (first <= last) values.fill(value, row * columns + first, row * columns + last + 1);
    }
  }
}

/** Where edges cross the rows. Each edge looks only at the rows it spans. */
function findRowCrossings(
  { rows, cell }: Field,
  polygons: readonly (readonly Point[])[],
): Map<number, Crossing[]> {
  const found = new Map<number, Crossing[]>();
  for (const polygon of polygons) {
    let before = polygon[polygon.length - 1];
    for (const point of polygon) {
      const [fromX, fromY] = before ?? point;
      const [toX, toY] = point;
      before = point;
      if (fromY === toY) continue;
      const first = Math.max(0, Math.floor(Math.min(fromY, toY) / cell) - 1);
      const last = Math.min(rows - 1, Math.ceil(Math.max(fromY, toY) / cell));
      for (let row = first; row <= last; row += 1) {
        const y = row * cell + 1e-4;
        if (fromY > y === toY > y) continue;
        const share = (y - fromY) / (toY - fromY);
        const crossing = { x: fromX + share * (toX - fromX), turn: toY > fromY ? 1 : -1 };
        const crossings = found.get(row);
        if (crossings === undefined) found.set(row, [crossing]);
        else crossings.push(crossing);
      }
    }
  }
  return found;
}

/** Distance in sheet units to the edge of whatever is above zero; negative inside. */
export function signedDistance(mask: Field): Field {
  const values = squaredDistance(mask, true);
  const inside = squaredDistance(mask, false);
  for (let index = 0; index < values.length; index += 1) {
    const apart = Math.sqrt(values[index] ?? 0) - Math.sqrt(inside[index] ?? 0);
    values[index] = apart * mask.cell;
  }
  return { ...mask, values };
}

/** Squared distance in cells to the nearest cell above zero, or not above (Felzenszwalb and Huttenlocher). */
function squaredDistance(mask: Field, isAbove: boolean): Float64Array {
  const { columns, rows } = mask;
  const far = (columns + rows) ** 2;
  const result = new Float64Array(mask.values.length);
  for (let index = 0; index < result.length; index += 1) {
    if ((mask.values[index] ?? 0) > 0 !== isAbove) result[index] = far;
  }
  const envelope = createEnvelope(Math.max(columns, rows));
  const column = new Float64Array(rows);
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) column[y] = result[y * columns + x] ?? far;
    envelope(column);
    for (let y = 0; y < rows; y += 1) result[y * columns + x] = column[y] ?? far;
  }
  for (let y = 0; y < rows; y += 1) {
    envelope(result.subarray(y * columns, (y + 1) * columns));
  }
  return result;
}

/** Lowers each height to the lowest of the parabolas that stand on all; for up to `longest` heights. */
function createEnvelope(longest: number): (heights: Float64Array) => void {
  const feet = new Int32Array(longest);
  const levels = new Float64Array(longest);
  const bounds = new Float64Array(longest + 1);

  /** Finds the parabolas that are lowest somewhere, and from where on. */
  function stand(heights: Float64Array): void {
    let top = 0;
    feet[0] = 0;
    levels[0] = heights[0] ?? 0;
    bounds[0] = -Infinity;
    bounds[1] = Infinity;
    for (let index = 1; index < heights.length; index += 1) {
      const height = heights[index] ?? 0;
      let meeting = 0;
      while (true) {
        const foot = feet[top] ?? 0;
        const level = levels[top] ?? 0;
        meeting = (height + index * index - level - foot * foot) / (2 * (index - foot));
        if (meeting > (bounds[top] ?? 0) || top === 0) break;
        top -= 1;
      }
      top += 1;
      feet[top] = index;
      levels[top] = height;
      bounds[top] = meeting;
      bounds[top + 1] = Infinity;
    }
  }

  return (heights) => {
    stand(heights);
    let part = 0;
    for (let index = 0; index < heights.length; index += 1) {
      while ((bounds[part + 1] ?? Infinity) < index) part += 1;
      const reach = index - (feet[part] ?? 0);
      heights[index] = reach * reach + (levels[part] ?? 0);
    }
  };
}

/** Reads a field between its cells (bilinear); points outside read the nearest edge. */
export function sampleField(field: Field, x: number, y: number): number {
  const { columns, rows, cell, values } = field;
  const u = Math.min(columns - 1.001, Math.max(0, x / cell));
  const v = Math.min(rows - 1.001, Math.max(0, y / cell));
  const column = Math.floor(u);
  const row = Math.floor(v);
  const du = u - column;
  const dv = v - row;
  const above = row * columns + column;
  const below = above + columns;
  return (
    ((values[above] ?? 0) * (1 - du) + (values[above + 1] ?? 0) * du) * (1 - dv) +
    ((values[below] ?? 0) * (1 - du) + (values[below + 1] ?? 0) * du) * dv
  );
}
