/** Boughs of two kinds, with berries: a wreath round the motif, or a spray that leans over it. */

import { drawMotif } from "../motifs/motifs.ts";
import { disc, oval } from "../motifs/shape.ts";
import type { Paint } from "../paint.ts";
import { leafPath } from "../plants.ts";
import { type DrawStyle, fillWith, type Sheet, setMotif, strokeWith, tonesOf } from "../sheet.ts";

type Growth = { stem: string; light: string; dark: string; berries: string };
type Habit = { leaf: number; girth: number; spread: number; pairs: number; hasBerries: boolean };

/** One bough along a circle or out into the sheet; leaves in pairs, half of each pair in shade. */
function growBough(
  growth: Growth,
  start: { x: number; y: number; angle: number },
  length: number,
  bend: number,
  habit: Habit,
): void {
  let { x, y, angle } = start;
  const step = length / habit.pairs;
  growth.stem += `M${Math.round(x)} ${Math.round(y)}`;
  for (let index = 1; index <= habit.pairs; index += 1) {
    const middle = angle + bend / habit.pairs / 2;
    const controlX = x + Math.sin(angle) * step * 0.5;
    const controlY = y - Math.cos(angle) * step * 0.5;
    const nextX = x + Math.sin(middle) * step;
    const nextY = y - Math.cos(middle) * step;
    growth.stem += `Q${Math.round(controlX)} ${Math.round(controlY)} ${Math.round(nextX)} ${Math.round(nextY)}`;
    [x, y, angle] = [nextX, nextY, angle + bend / habit.pairs];
    const size = habit.leaf * Math.sin(Math.PI * (0.28 + (0.6 * index) / habit.pairs));
    growth.light += leafPath(x, y, angle + habit.spread, size, habit.girth);
    growth.dark += leafPath(x, y, angle - habit.spread, size, habit.girth);
    if (habit.hasBerries && index % 2 === 0) {
      const berry = Math.round(habit.leaf * 0.13);
      const side = index % 4 === 0 ? 1 : -1;
      growth.berries += disc(
        Math.round(x + Math.cos(angle) * habit.leaf * 0.4 * side),
        Math.round(y + Math.sin(angle) * habit.leaf * 0.4 * side),
        berry,
      );
    }
  }
  growth.light += leafPath(x, y, angle, habit.leaf * 0.7, habit.girth);
}

const markGrowth = (sheet: Sheet, growth: Growth, light: Paint, dark: Paint) =>
  strokeWith(sheet, dark, 3, growth.stem) +
  fillWith(sheet, dark, growth.dark) +
  fillWith(sheet, light, growth.light) +
  fillWith(sheet, sheet.colours.b, growth.berries);

type Oval = { x: number; y: number; radiusX: number; radiusY: number };

/** Two boughs round the oval and broad ones behind them, on one side. */
function growWreath(plot: Plot, frame: Oval, side: number): void {
  const { back, front, broad, slim, shorter } = plot;
  const { x, y, radiusX, radiusY } = frame;
  const foot = y + radiusY * 1.1;
  growBough(
    front,
    { x: x + side * 6, y: foot, angle: side * 1.5 },
    radiusY * 2.7,
    side * -2.35,
    slim,
  );
  const start = { x: x + side * radiusX * 0.4, y: foot, angle: side * 1.25 };
  growBough(back, start, shorter * 0.5, side * -1.1, broad);
}

/** What fills the sheet beside the wreath and grows in from its corners. */
function growBorders(plot: Plot, sheet: Sheet, frame: Oval, side: number): void {
  const { back, front, broad, slim } = plot;
  const { width, height, aspect } = sheet;
  const { x, y, radiusX, radiusY } = frame;
  const from = (out: number, startY: number, angle: number) => ({
    x: x + side * out,
    y: startY,
    angle: side * angle,
  });
  if (aspect === "wide") {
    const foot = y + radiusY * 1.1 + 20;
    growBough(back, from(radiusX * 0.9, foot, 1.5), width * 0.34, side * -0.7, broad);
    growBough(front, from(radiusX * 1.2, height * 1.02, 0.9), width * 0.3, side * -0.5, slim);
    growBough(back, from(width * 0.5, -20, 3.7), height * 0.42, side * 0.7, broad);
    return;
  }
  growBough(back, from(width * 0.52, height * 0.02, 3.9), height * 0.26, side * 0.6, broad);
  growBough(back, from(width * 0.5, height * 1.02, -0.7), height * 0.28, side * 0.5, broad);
}

type Plot = { back: Growth; front: Growth; broad: Habit; slim: Habit; shorter: number };

function layPlot({ width, height, random }: Sheet): Plot {
  const shorter = Math.min(width, height);
  const bare = (): Growth => ({ stem: "", light: "", dark: "", berries: "" });
  const broadLeaf = shorter * random.between(0.13, 0.17);
  const slimLeaf = shorter * random.between(0.09, 0.11);
  return {
    back: bare(),
    front: bare(),
    broad: { leaf: broadLeaf, girth: 0.36, spread: 0.75, pairs: 7, hasBerries: false },
    slim: { leaf: slimLeaf, girth: 0.2, spread: 0.6, pairs: 9, hasBerries: true },
    shorter,
  };
}

/** A wreath round an oval medallion, the same on both sides. */
const drawWreath: DrawStyle = (sheet) => {
  const { width, height, colours } = sheet;
  const plot = layPlot(sheet);
  const [x, y] = [Math.round(width / 2), Math.round(height * 0.49)];
  const [radiusX, radiusY] = [plot.shorter * 0.31, plot.shorter * 0.36];
  for (const side of [1, -1]) {
    growWreath(plot, { x, y, radiusX, radiusY }, side);
    growBorders(plot, sheet, { x, y, radiusX, radiusY }, side);
  }
  const ring = (share: number) =>
    oval(x, y, Math.round(radiusX * share), Math.round(radiusY * share));
  const tones = tonesOf(colours, colours.back);
  return (
    markGrowth(sheet, plot.back, ["brand", 66, "tint"], ["brand", 42, "tint"]) +
    fillWith(sheet, colours.back, ring(1.06)) +
    strokeWith(sheet, colours.line, 2, ring(0.98)) +
    setMotif(sheet, drawMotif(sheet.motif), { x, y, size: radiusX * 1.3 }, tones) +
    markGrowth(sheet, plot.front, ["brand", 70, "black"], ["brand", 46, "black"])
  );
};

/** A spray from one lower corner that leans over a disc with the motif, and a smaller one from above. */
const drawSpray: DrawStyle = (sheet) => {
  const { width, height, random, colours, aspect } = sheet;
  const plot = layPlot(sheet);
  const side = random.chance(0.5) ? 1 : -1;
  const at = (share: number) => width * (side > 0 ? share : 1 - share);
  const reach = Math.hypot(width, height);
  const boughs = [0.02, 0.3, 0.58, 0.86, 1.14];
  for (const [index, lean] of boughs.entries()) {
    const isBroad = index % 2 === 0;
    const habit = isBroad ? plot.broad : plot.slim;
    const length = reach * random.between(0.42, 0.56) * (isBroad ? 1 : 0.86);
    const start = { x: at(-0.02 + index * 0.03), y: height * 1.04, angle: lean * side };
    const bend = random.between(-0.25, 0.5) * side;
    growBough(isBroad ? plot.back : plot.front, start, length, bend, {
      ...habit,
      pairs: habit.pairs + 2,
    });
  }
  const above = { x: at(1.02), y: -height * 0.03, angle: (Math.PI + 0.75) * side };
  growBough(plot.back, above, reach * 0.3, -0.5 * side, plot.broad);
  growBough(
    plot.front,
    { ...above, angle: (Math.PI + 1.1) * side },
    reach * 0.22,
    -0.3 * side,
    plot.slim,
  );
  const x = Math.round(at(aspect === "wide" ? 0.66 : 0.58));
  const y = Math.round(height * (aspect === "tall" ? 0.38 : 0.46));
  const radius = Math.round(plot.shorter * 0.33);
  const tones = tonesOf(colours, colours.back);
  return (
    fillWith(sheet, colours.back, oval(x, y, radius, radius)) +
    markGrowth(sheet, plot.back, ["brand", 66, "tint"], ["brand", 42, "tint"]) +
    setMotif(sheet, drawMotif(sheet.motif), { x, y, size: radius * 1.36 }, tones) +
    markGrowth(sheet, plot.front, ["brand", 70, "black"], ["brand", 46, "black"])
  );
};

export const drawBotanical: DrawStyle = (sheet) =>
  sheet.random.fork("plan").pick([drawWreath, drawSpray, drawSpray])(sheet);
