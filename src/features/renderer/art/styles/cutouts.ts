/** Cut paper: panels of painted sheets, fronds cut freehand, and the motif among them. */

import { drawMotif } from "../motifs/motifs.ts";
import { DARK, LIGHT, type Paint } from "../paint.ts";
import { linePath, type Point, smoothPath } from "../path.ts";
import type { SeededRandom } from "../random.ts";
import { type DrawStyle, fillWith, type Sheet, setMotif, setSilhouette } from "../sheet.ts";

type Panel = { x: number; y: number; width: number; height: number };

/** A frond with rounded fingers along a bent spine, as scissors would cut it in one go. */
function frond(random: SeededRandom, x: number, y: number, length: number, angle: number): string {
  const fingers = random.integer(4, 6);
  const bend = random.between(-0.7, 0.7);
  const reach = length * random.between(0.26, 0.36);
  const spine = length * 0.05;
  const [right, left]: [Point[], Point[]] = [[], []];
  const along = (share: number): { x: number; y: number; angle: number } => {
    const turned = angle + bend * share * 0.5;
    return {
      x: x + Math.sin(turned) * length * share,
      y: y - Math.cos(turned) * length * share,
      angle: angle + bend * share,
    };
  };
  const off = (share: number, out: number, up: number, side: number): Point => {
    const at = along(share);
    return [
      at.x + Math.cos(at.angle) * out * side + Math.sin(at.angle) * up,
      at.y + Math.sin(at.angle) * out * side - Math.cos(at.angle) * up,
    ];
  };
  for (const [side, edge] of [
    [1, right],
    [-1, left],
  ] as const) {
    edge.push(off(-0.02, spine * 1.2, 0, side));
    for (let finger = 0; finger < fingers; finger += 1) {
      const share = 0.1 + (finger / fingers) * 0.8;
      const swell = Math.sin(Math.PI * (0.22 + 0.66 * (finger / fingers)));
      const out = reach * swell * random.between(0.85, 1.1);
      const thick = (length / fingers) * 0.3;
      edge.push(off(share, spine, 0, side));
      edge.push(off(share, out * 0.7, out * 0.42 - thick * 0.7, side));
      edge.push(off(share, out * 1.16, out * 0.62 - thick * 0.2, side));
      edge.push(off(share, out * 1.12, out * 0.62 + thick, side));
      edge.push(off(share, out * 0.6, out * 0.4 + thick * 0.9, side));
      edge.push(off(share + 0.38 / fingers, spine, 0, side));
    }
  }
  const tip: Point[] = [
    off(0.98, spine * 1.5, 0, 1),
    off(1.1, spine, 0, 1),
    off(1.1, spine, 0, -1),
    off(0.98, spine * 1.5, 0, -1),
  ];
  return smoothPath([...right, ...tip, ...left.reverse()], true);
}

/** A sheet torn from the pile: four corners, none quite square. */
function sheetPath(random: SeededRandom, panel: Panel): string {
  const off = () => random.between(-9, 9);
  const { x, y, width, height } = panel;
  return linePath(
    [
      [x + off(), y + off()],
      [x + width + off(), y + off()],
      [x + width + off(), y + height + off()],
      [x + off(), y + height + off()],
    ].map(([px = 0, py = 0]): Point => [Math.round(px), Math.round(py)]),
    true,
  );
}

/** One large panel for the motif and smaller ones beside or below it. */
function layPanels(sheet: Sheet): [large: Panel, small: Panel[]] {
  const { width, height, random } = sheet;
  const margin = Math.round(Math.min(width, height) * 0.06);
  const gap = margin * 0.35;
  const [innerWidth, innerHeight] = [width - margin * 2, height - margin * 2];
  const isRow = width >= height;
  const share = random.between(0.5, 0.58);
  const isFirst = random.chance(0.5);
  const length = (isRow ? innerWidth : innerHeight) * share;
  const rest = (isRow ? innerWidth : innerHeight) - length - gap;
  const start = margin + (isFirst ? 0 : rest + gap);
  const restStart = margin + (isFirst ? length + gap : 0);
  const large = isRow
    ? { x: start, y: margin, width: length, height: innerHeight }
    : { x: margin, y: start, width: innerWidth, height: length };
  const cut = random.between(0.42, 0.6);
  const across = isRow ? innerHeight : innerWidth;
  const parts = [
    [0, across * cut - gap / 2],
    [across * cut + gap / 2, across * (1 - cut) - gap / 2],
  ];
  const small = parts.map(
    ([from = 0, size = 0]): Panel =>
      isRow
        ? { x: restStart, y: margin + from, width: rest, height: size }
        : { x: margin + from, y: restStart, width: size, height: rest },
  );
  return [large, small];
}

/** A painted sheet and what is cut from others to lie on it. */
type Papers = { back: Paint; a: Paint; b: Paint; c: Paint };

const PAPERS: readonly Papers[] = [
  { back: "brand", a: LIGHT, b: "accent", c: ["brand", 44, "black"] },
  { back: "accent", a: DARK, b: LIGHT, c: ["brand", 58, "black"] },
  { back: ["accent", 34, "ground"], a: "brand", b: "accent", c: ["brand", 46, "black"] },
  { back: LIGHT, a: "brand", b: "accent", c: DARK },
  { back: ["brand", 42, "black"], a: "accent", b: LIGHT, c: ["brand", 70, "white"] },
];

/** Everything on a panel, cut off at its edge as the scissors would. */
function clipTo(sheet: Sheet, name: string, edge: string, markup: string): string {
  const id = sheet.id(name);
  return `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;
}

/** The motif between two fronds that grow in from the edges. */
function fillLargePanel(sheet: Sheet, panel: Panel, papers: Papers): string {
  const { random } = sheet;
  const { x, y, width, height } = panel;
  const edge = sheetPath(random, panel);
  const shorter = Math.min(width, height);
  const rising = frond(
    random,
    x + width * 0.12,
    y + height * 1.02,
    Math.min(height * 0.66, width * 0.95),
    0.12,
  );
  const falling = frond(
    random,
    x + width * 0.92,
    y - height * 0.02,
    Math.min(height * 0.52, width * 0.8),
    Math.PI - 0.2,
  );
  const placing = {
    x: x + width / 2 + shorter * 0.05,
    y: y + height / 2 + shorter * 0.02,
    size: shorter * 0.7,
    turn: random.between(-9, 9),
  };
  const tones = { ...papers, o: papers.back, d: papers.back };
  const cut =
    fillWith(sheet, papers.b, rising + falling) +
    setMotif(sheet, drawMotif(sheet.motif), placing, tones, 3.4);
  return fillWith(sheet, papers.back, edge) + clipTo(sheet, "large", edge, cut);
}

/** One frond across the panel. */
function fillWithFrond(sheet: Sheet, panel: Panel, papers: Papers): string {
  const { random } = sheet;
  const edge = sheetPath(random, panel);
  const isLying = panel.width > panel.height;
  const tilt = isLying ? random.between(0.9, 1.3) : random.between(-0.2, 0.2);
  const length = Math.max(panel.width, panel.height) * 0.78;
  const x = panel.x + panel.width / 2 - (Math.sin(tilt) * length) / 2;
  const y = panel.y + panel.height / 2 + (Math.cos(tilt) * length) / 2;
  const cut = fillWith(sheet, papers.a, frond(random, x, y, length, tilt));
  return fillWith(sheet, papers.back, edge) + clipTo(sheet, "frond", edge, cut);
}

/** A second motif as a plain silhouette. */
function fillWithCompanion(sheet: Sheet, panel: Panel, papers: Papers): string {
  const { random, companions } = sheet;
  const placing = {
    x: panel.x + panel.width / 2,
    y: panel.y + panel.height / 2,
    size: Math.min(panel.width, panel.height) * 0.84,
    turn: random.between(-14, 14),
  };
  const motif = companions[0] ?? sheet.motif;
  return (
    fillWith(sheet, papers.back, sheetPath(random, panel)) +
    setSilhouette(sheet, motif, placing, papers.b, papers.back)
  );
}

export const drawCutouts: DrawStyle = (sheet) => {
  const [large, [first, second]] = layPanels(sheet);
  const [one, two, three] = sheet.random.shuffle(PAPERS);
  if (!first || !second || !one || !two || !three) return "";
  const isSwapped = sheet.random.chance(0.5);
  return (
    fillLargePanel(sheet, large, one) +
    fillWithFrond(sheet, isSwapped ? second : first, two) +
    fillWithCompanion(sheet, isSwapped ? first : second, three)
  );
};
