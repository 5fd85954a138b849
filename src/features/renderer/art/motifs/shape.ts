/**
 * The vocabulary motif drawings are written in: flat planes in a box of 100 by 100 that stands on
 * its lower edge, and the few constructions (disc, ring, gear) that path data is clumsy at.
 */

/**
 * `a` main plane, `b` second plane, `c` plane in shade, `o` opening through which the ground shows,
 * `d` line of detail (stroked, never filled). A style decides which colour each of them is.
 */
export type ShapeTone = "a" | "b" | "c" | "o" | "d";

/** Planes from back to front. */
export type MotifDrawing = readonly (readonly [tone: ShapeTone, path: string])[];

const round = (value: number) => Math.round(value * 10) / 10;

export const disc = (x: number, y: number, radius: number) => oval(x, y, radius, radius);

export const oval = (x: number, y: number, radiusX: number, radiusY: number) =>
  `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 1 ${radiusX * 2} 0a${radiusX} ${radiusY} 0 1 1 ${-radiusX * 2} 0z`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A ring: the inner circle runs the other way round, which leaves it open. */
export const annulus = (x: number, y: number, outer: number, inner: number) =>
  `${disc(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${inner * 2} 0a${inner} ${inner} 0 1 0 ${-inner * 2} 0z`;

/** The part of a disc that lies in shade when light comes from the upper left. */
export function crescent(x: number, y: number, radius: number): string {
  const reach = radius * Math.SQRT1_2;
  const inner = round(radius * 1.18);
  const [left, right] = [round(x - reach), round(x + reach)];
  const [top, bottom] = [round(y - reach), round(y + reach)];
  return `M${right} ${top}A${radius} ${radius} 0 0 1 ${left} ${bottom}A${inner} ${inner} 0 0 0 ${right} ${top}z`;
}

/** Points on alternating radii around a centre: stars, gears and bursts. Starts at the top. */
export function rays(x: number, y: number, radii: readonly number[], count: number): string {
  const total = radii.length * count;
  const points = Array.from({ length: total }, (_, index) => {
    const angle = (index / total) * Math.PI * 2 - Math.PI / 2;
    const radius = radii[index % radii.length] ?? 0;
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return `M${points.join("L")}z`;
}

/** Turns absolute path data (M, L, C, Q, Z only) about a centre, clockwise. */
export function turn(path: string, degrees: number, centreX = 50, centreY = 50): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return path.replace(/(-?[\d.]{1,24})[ ,](-?[\d.]{1,24})/g, (_, first: string, second: string) => {
    const [dx, dy] = [Number(first) - centreX, Number(second) - centreY];
    return `${round(centreX + dx * cos - dy * sin)} ${round(centreY + dx * sin + dy * cos)}`;
  });
}

/** The same path turned `count` times round the centre. */
export const repeatAround = (path: string, count: number, centreX = 50, centreY = 50, start = 0) =>
  Array.from({ length: count }, (_, index) =>
    turn(path, start + (index * 360) / count, centreX, centreY),
  ).join("");

/** Mirrors absolute path data (M, L, C, Q, Z only) about the vertical middle. */
export const mirror = (path: string) =>
  path.replace(
    /(-?[\d.]{1,24})[ ,](-?[\d.]{1,24})/g,
    (_, first: string, second: string) => `${round(100 - Number(first))} ${second}`,
  );
