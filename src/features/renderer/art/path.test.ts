import { expect, test } from "bun:test";
import { flattenPath, formatNumber, linePath, type Point, simplify, smoothPath } from "./path.ts";

/** Area of a polygon, positive whichever way it runs. */
function areaOf(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
}

const circle = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return [500 + Math.cos(angle) * radius, 500 + Math.sin(angle) * radius];
  });

test("numbers carry one decimal and no needless characters", () => {
  expect([0, -0, 0.04, -0.04, 0.25, -0.5, 12, 12.34, -7.06].map(formatNumber)).toEqual([
    "0",
    "0",
    "0",
    "0",
    ".3",
    "-.5",
    "12",
    "12.3",
    "-7.1",
  ]);
});

test("arcs, curves and relative steps flatten to the shape they draw", () => {
  const disc = flattenPath("M0 50a50 50 0 1 1 100 0a50 50 0 1 1-100 0z", 1)[0] ?? [];
  expect(areaOf(disc)).toBeCloseTo(Math.PI * 2500, -2);
  const square = flattenPath("M10 10h20v20H10z")[0] ?? [];
  expect(areaOf(square)).toBe(400);
  const lens = flattenPath("M0 50Q50 0 100 50T0 50", 1)[0] ?? [];
  expect(lens.length).toBeGreaterThan(50);
  expect(flattenPath("M0 0l10 0 0 10zm50 0h10v10z")).toHaveLength(2);
});

test("arc flags may be written without spaces", () => {
  expect(flattenPath("M0 50a50 50 0 11100 0")).toEqual(flattenPath("M0 50a50 50 0 1 1 100 0"));
});

test("a smooth closed curve stays on its points however many there are", () => {
  for (const count of [12, 60, 400]) {
    const drawn = flattenPath(smoothPath(circle(count, 300), true), 4)[0] ?? [];
    for (const [x, y] of drawn) {
      expect(Math.abs(Math.hypot(x - 500, y - 500) - 300)).toBeLessThan(count === 12 ? 12 : 3);
    }
  }
});

test("a smooth open curve begins and ends where its points do", () => {
  const points: Point[] = [
    [0, 0],
    [40, 80],
    [90, 20],
    [140, 90],
    [200, 10],
  ];
  const drawn = flattenPath(smoothPath(points))[0] ?? [];
  expect(drawn[0]).toEqual([0, 0]);
  expect(drawn[drawn.length - 1]).toEqual([200, 10]);
});

test("simplifying drops what lies on the line and keeps the corner", () => {
  expect(
    simplify(
      [
        [0, 0],
        [5, 0.1],
        [10, 0],
        [10, 10],
      ],
      0.5,
    ),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});

test("rounded lines end within half a step of their last point", () => {
  const points: Point[] = Array.from({ length: 300 }, (_, index) => [index * 1.04, index * 0.33]);
  const drawn = flattenPath(linePath(points))[0] ?? [];
  const [x, y] = drawn[drawn.length - 1] ?? [0, 0];
  expect(x).toBeCloseTo(299 * 1.04, 0);
  expect(y).toBeCloseTo(299 * 0.33, 0);
});
