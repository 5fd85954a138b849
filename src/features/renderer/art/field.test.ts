import { expect, test } from "bun:test";
import { createField, rasteriseMotif, sampleField, signedDistance } from "./field.ts";
import { traceOutlines } from "./level-lines.ts";
import { box, disc } from "./motifs/shape.ts";

const placing = { x: 200, y: 200, size: 200 };

test("a rasterised motif covers what its planes cover, later planes on top", () => {
  const field = createField(400, 400, 4);
  rasteriseMotif(
    field,
    [
      ["a", box(0, 0, 100, 100)],
      ["c", disc(50, 50, 20)],
      ["o", disc(50, 50, 8)],
    ],
    placing,
  );
  expect(sampleField(field, 120, 120)).toBe(2);
  expect(sampleField(field, 200, 170)).toBe(3);
  expect(sampleField(field, 200, 200)).toBe(0);
  expect(sampleField(field, 60, 200)).toBe(0);
});

test("distances are those to the nearest edge, negative inside", () => {
  const field = createField(400, 400, 4);
  rasteriseMotif(field, [["a", disc(50, 50, 50)]], placing);
  const distance = signedDistance(field);
  for (const [x, y] of [
    [200, 20],
    [380, 200],
    [20, 20],
    [200, 200],
    [200, 150],
  ] as const) {
    const exact = Math.hypot(x - 200, y - 200) - 100;
    expect(Math.abs(sampleField(distance, x, y) - exact)).toBeLessThan(6);
  }
});

test("level lines close, also where the area reaches the rim", () => {
  const field = createField(400, 400, 10, (x, y) => Math.hypot(x - 200, y - 200));
  const [inner = [], whole = []] = traceOutlines(field, [120, 1_000]);
  const [ring, ...others] = inner;
  expect(others).toEqual([]);
  for (const [x, y] of ring ?? [])
    expect(Math.abs(Math.hypot(x - 200, y - 200) - 120)).toBeLessThan(1);
  expect(whole).toHaveLength(1);
  expect(Math.min(...(whole[0] ?? []).map(([x]) => x))).toBeLessThanOrEqual(0);
});
