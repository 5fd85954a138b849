/**
 * Path data in and out: reads the subset of SVG path syntax our own drawings use, flattens it
 * into polygons, and writes lines and smooth curves with as few characters as they need.
 */

export type Point = readonly [x: number, y: number];

/** Rounds to one decimal (no more is visible) and drops what SVG lets us drop. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const text = String(rounded === 0 ? 0 : rounded);
  if (text.startsWith("0.")) return text.slice(1);
  return text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}

/** Joins numbers with as few separators as the syntax allows: a minus sign separates by itself. */
export function joinNumbers(values: readonly number[]): string {
  let text = "";
  for (const value of values) {
    const next = formatNumber(value);
    text += text === "" || next.startsWith("-") ? next : ` ${next}`;
  }
  return text;
}

/** A polyline, closed when asked; whole units are enough where `precision` is 1. */
export function linePath(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let [x, y] = [Math.round(first[0] * 10) / 10, Math.round(first[1] * 10) / 10];
  const steps: number[] = [];
  for (const point of rest) {
    const nextX = Math.round(point[0] * 10) / 10;
    const nextY = Math.round(point[1] * 10) / 10;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  const tail = steps.length === 0 ? "h0" : `l${joinNumbers(steps)}`;
  return `M${joinNumbers([first[0], first[1]])}${tail}${closed ? "z" : ""}`;
}

/**
 * A curve that follows the points softly (a quadratic B-spline), in two whole numbers a point:
 * each `t` mirrors the control point before it, so every midpoint is chosen to steer the mirrored
 * control back to its point, and rounding never adds up.
 */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => points[((index % count) + count) % count] ?? [0, 0];
  if (count < 3) return linePath(points, closed);
  const start: Point = closed
    ? [(at(-1)[0] + at(0)[0]) / 2, (at(-1)[1] + at(0)[1]) / 2]
    : [at(0)[0], at(0)[1]];
  let x = Math.round(start[0]);
  let y = Math.round(start[1]);
  const first = closed ? 0 : 1;
  const last = closed ? count - 1 : count - 2;
  let controlX = Math.round(at(first)[0]);
  let controlY = Math.round(at(first)[1]);
  let text = `M${x} ${y}q`;
  const steps: number[] = [controlX - x, controlY - y];
  for (let index = first; index <= last; index += 1) {
    const following = at(index + 1);
    const isEnd = !closed && index === last;
    const nextX = Math.round(isEnd ? following[0] : (controlX + following[0]) / 2);
    const nextY = Math.round(isEnd ? following[1] : (controlY + following[1]) / 2);
    steps.push(nextX - x, nextY - y);
    if (index === first) {
      text += `${joinNumbers(steps)}${first === last ? "" : "t"}`;
      steps.length = 0;
    }
    [controlX, controlY] = [2 * nextX - controlX, 2 * nextY - controlY];
    [x, y] = [nextX, nextY];
  }
  return `${text}${joinNumbers(steps)}${closed ? "z" : ""}`;
}

/** Leaves out points that lie within `tolerance` of the line that remains (Ramer, Douglas, Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const isKept = new Uint8Array(points.length);
  const spans: [first: number, last: number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span;
    isKept[first] = isKept[last] = 1;
    const farthest = findFarthest(points, first, last, tolerance);
    if (farthest !== undefined) spans.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, index) => isKept[index] === 1);
}

/** The point between two that lies farthest from their line, unless all are within the tolerance. */
function findFarthest(
  points: readonly Point[],
  first: number,
  last: number,
  tolerance: number,
): number | undefined {
  const from = points[first];
  const to = points[last];
  if (from === undefined || to === undefined || last - first < 2) return undefined;
  const [fromX, fromY] = from;
  const dx = to[0] - fromX;
  const dy = to[1] - fromY;
  const length = Math.hypot(dx, dy);
  let farthest = first;
  let distance = 0;
  for (let index = first + 1; index < last; index += 1) {
    const [x, y] = points[index] ?? from;
    const offset =
      length < 1e-9
        ? Math.hypot(x - fromX, y - fromY)
        : Math.abs(dy * (x - fromX) - dx * (y - fromY)) / length;
    if (offset > distance) {
      farthest = index;
      distance = offset;
    }
  }
  return distance <= tolerance ? undefined : farthest;
}

type Segment = { letter: string; values: number[] };

const VALUES_PER_LETTER: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Splits path data into its commands, one per set of numbers. Arc flags may be run together. */
function readSegments(data: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, letter = "", body = ""] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = VALUES_PER_LETTER[letter.toUpperCase()] ?? 0;
    const numbers = readNumbers(body, letter.toUpperCase() === "A");
    if (size === 0) segments.push({ letter, values: [] });
    for (let start = 0; size > 0 && start + size <= numbers.length; start += size) {
      const following = letter === "M" ? "L" : letter === "m" ? "l" : letter;
      segments.push({
        letter: start === 0 ? letter : following,
        values: numbers.slice(start, start + size),
      });
    }
  }
  return segments;
}

function readNumbers(body: string, isArc: boolean): number[] {
  const gap = /[\s,]*/y;
  const number = /-?(?:\d+(?:\.\d*)?|\.\d+)/y;
  const flag = /[01]/y;
  const numbers: number[] = [];
  for (let at = 0; ; ) {
    const isFlag = isArc && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const reader = isFlag ? flag : number;
    gap.lastIndex = at;
    gap.test(body);
    reader.lastIndex = gap.lastIndex;
    const match = reader.exec(body);
    if (match === null) return numbers;
    numbers.push(Number(match[0]));
    at = reader.lastIndex;
  }
}

/** Where the pen is, and the control point a smooth curve would mirror. */
type Pen = { at: Point; start: Point; control: Point; before: string };

/** Turns path data into polygons; curves become lines of at most about `step` units. */
export function flattenPath(data: string, step = 3): Point[][] {
  const polygons: Point[][] = [];
  const pen: Pen = { at: [0, 0], start: [0, 0], control: [0, 0], before: "" };
  let current: Point[] = [];
  const finish = (next: Point) => {
    if (current.length > 1) polygons.push(current);
    current = [next];
    pen.at = next;
  };
  for (const { letter, values } of readSegments(data)) {
    const upper = letter.toUpperCase();
    const [ox, oy] = letter === upper ? [0, 0] : pen.at;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
    if (upper === "M") {
      finish([ox + a, oy + b]);
      pen.start = pen.at;
    } else if (upper === "Z") {
      finish(pen.start);
    } else if (upper === "A") {
      current.push(...arcPoints(pen.at, a, b, c, d === 1, e === 1, [ox + f, oy + g], step));
      pen.at = [ox + f, oy + g];
    } else if (upper === "H" || upper === "V" || upper === "L") {
      pen.at = [
        upper === "V" ? pen.at[0] : ox + a,
        upper === "H" ? pen.at[1] : oy + (upper === "V" ? a : b),
      ];
      current.push(pen.at);
    } else {
      const points: Point[] = [
        [ox + a, oy + b],
        [ox + c, oy + d],
        [ox + e, oy + f],
      ];
      current.push(...curvePoints(pen, upper, points, step));
    }
    pen.before = upper;
  }
  if (current.length > 1) polygons.push(current);
  return polygons;
}

/** Points along a curve command (C, S, Q or T), end included; moves the pen. */
function curvePoints(pen: Pen, letter: string, points: readonly Point[], step: number): Point[] {
  const [first = pen.at, second = first, third = second] = points;
  const mirrored = (letters: string): Point =>
    letters.includes(pen.before)
      ? [2 * pen.at[0] - pen.control[0], 2 * pen.at[1] - pen.control[1]]
      : pen.at;
  if (letter === "C" || letter === "S") {
    const [c1, c2, end] = letter === "C" ? [first, second, third] : [mirrored("CS"), first, second];
    const curve = cubicPoints(pen.at, c1, c2, end, step);
    [pen.control, pen.at] = [c2, end];
    return curve;
  }
  const [control, end] = letter === "Q" ? [first, second] : [mirrored("QT"), first];
  // A quadratic curve is the cubic one whose controls lie two thirds of the way to its own.
  const towards = ([x, y]: Point): Point => [
    x + (control[0] - x) / 1.5,
    y + (control[1] - y) / 1.5,
  ];
  const curve = cubicPoints(pen.at, towards(pen.at), towards(end), end, step);
  [pen.control, pen.at] = [control, end];
  return curve;
}

function cubicPoints(from: Point, c1: Point, c2: Point, to: Point, step: number): Point[] {
  const span = (one: Point, other: Point) => Math.hypot(other[0] - one[0], other[1] - one[1]);
  const count = Math.max(2, Math.ceil((span(from, c1) + span(c1, c2) + span(c2, to)) / step));
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count;
    const u = 1 - t;
    const at = (axis: 0 | 1) =>
      u * u * u * from[axis] +
      3 * u * u * t * c1[axis] +
      3 * u * t * t * c2[axis] +
      t * t * t * to[axis];
    return [at(0), at(1)];
  });
}

/** Points along an elliptical arc, end included (the construction of SVG 2, appendix B.2.4). */
function arcPoints(
  from: Point,
  radiusX: number,
  radiusY: number,
  rotationDegrees: number,
  isLarge: boolean,
  isClockwise: boolean,
  to: Point,
  step: number,
): Point[] {
  const phi = (rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const halfX = (from[0] - to[0]) / 2;
  const halfY = (from[1] - to[1]) / 2;
  const px = cos * halfX + sin * halfY;
  const py = -sin * halfX + cos * halfY;
  const grow = Math.max(1, Math.sqrt((px / radiusX) ** 2 + (py / radiusY) ** 2));
  const [rx, ry] = [radiusX * grow, radiusY * grow];
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / (below || 1)));
  const sign = isLarge === isClockwise ? -1 : 1;
  const [qx, qy] = [(sign * root * rx * py) / ry, (-sign * root * ry * px) / rx];
  const centreX = cos * qx - sin * qy + (from[0] + to[0]) / 2;
  const centreY = sin * qx + cos * qy + (from[1] + to[1]) / 2;
  const startAngle = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let sweep = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - startAngle;
  if (isClockwise && sweep < 0) sweep += Math.PI * 2;
  if (!isClockwise && sweep > 0) sweep -= Math.PI * 2;
  const count = Math.max(2, Math.ceil((Math.abs(sweep) * Math.max(rx, ry)) / step));
  return Array.from({ length: count }, (_, index): Point => {
    const angle = startAngle + (sweep * (index + 1)) / count;
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [centreX + cos * ex - sin * ey, centreY + sin * ex + cos * ey];
  });
}
