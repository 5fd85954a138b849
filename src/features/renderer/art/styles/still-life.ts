/** Things on a table by a window: the motif among vessels and fruit, in flat planes and long shadows. */

import { drawMotif } from "../motifs/motifs.ts";
import { box, disc, type MotifDrawing } from "../motifs/shape.ts";
import { type Colourway, DARK, HUSH, type Paint } from "../paint.ts";
import { growBough } from "../plants.ts";
import {
  type DrawStyle,
  fillWith,
  grain,
  type Sheet,
  setMotif,
  strokeWith,
  tonesOf,
} from "../sheet.ts";

/** Vessels and solids that keep any motif company, standing on the lower edge of their box. */
const TALL_VESSELS: readonly MotifDrawing[] = [
  [
    ["a", "M42 0h16v26C60 40 76 46 76 68C76 88 64 100 50 100S24 88 24 68C24 46 40 40 42 26z"],
    ["c", "M50 0h8v26C60 40 76 46 76 68C76 88 64 100 50 100C66 84 52 40 50 26z"],
  ],
  [
    ["d", "M34 22C12 22 8 54 25 62"],
    ["a", "M30 4h44l-6 22c10 8 14 22 14 38C82 84 72 100 52 100S22 84 22 64C22 48 26 34 36 26z"],
    ["c", "M58 4h16l-6 22c10 8 14 22 14 38C82 84 72 100 52 100C70 84 66 44 58 26z"],
  ],
  [
    ["a", "M36 0h28l6 100H30z"],
    ["c", "M52 0h12l6 100H54z"],
    ["b", "M34.6 22h30.8l1 14H33.8z"],
  ],
];
const LOW_THINGS: readonly MotifDrawing[] = [
  [
    ["a", "M0 54H100C100 82 80 96 64 97V100H36V97C20 96 0 82 0 54z"],
    ["c", "M62 54H100C100 82 80 96 64 97V100H50C66 90 66 70 62 54z"],
  ],
  [
    ["b", disc(50, 69, 31)],
    ["c", "M72 47A31 31 0 0 1 28 91A37 37 0 0 0 72 47z"],
  ],
  [
    ["a", box(6, 58, 84, 14)],
    ["b", box(12, 72, 82, 14)],
    ["c", box(2, 86, 90, 14)],
  ],
  [
    ["b", disc(30, 74, 26) + disc(76, 78, 22)],
    [
      "c",
      "M48.4 55.6A26 26 0 0 1 11.6 92.4A31 31 0 0 0 48.4 55.6zM91.6 62.4A22 22 0 0 1 60.4 93.6A26 26 0 0 0 91.6 62.4z",
    ],
  ],
];

/** What stands behind the things: an arch, a low sun or a window's light. */
function backdrop(sheet: Sheet, tableY: number, centreX: number): string {
  const { random, colours, width, height } = sheet;
  const size = Math.min(height * random.between(0.54, 0.64), width * 0.8);
  const kind = random.integer(0, 2);
  const left = centreX - size * random.between(0.3, 0.7);
  if (kind === 0) {
    const radius = Math.round(size * 0.44);
    const top = Math.round(tableY - Math.max(size, height * 0.5));
    return fillWith(
      sheet,
      colours.back,
      `M${Math.round(left)} ${tableY}V${top + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${tableY}z`,
    );
  }
  if (kind === 1) {
    const [x, y, radius] = [left + size * 0.5, tableY - size * 0.5, size * 0.52];
    return fillWith(sheet, colours.back, disc(Math.round(x), Math.round(y), Math.round(radius)));
  }
  const pane = Math.round(size * 0.42);
  const tall = Math.round(size * 0.5);
  const slant = Math.round(size * 0.3);
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) => {
      const x = Math.round(left + column * (pane + 14) + (1 - row) * slant);
      const y = Math.round(tableY - size * 1.14 + row * (tall + 14));
      return `M${x} ${y}h${pane}l${-slant} ${tall}h${-pane}z`;
    }),
  );
  return fillWith(sheet, colours.back, panes.join(""));
}

/** Set apart from the wall and from the subject's main plane. */
function tablePaint(colours: Colourway): Paint {
  if (colours === HUSH) return ["ink", 15, "ground"];
  return colours.b === "accent" ? ["accent", 52, "tint"] : ["brand", 36, "tint"];
}

type Thing = { drawing: MotifDrawing; x: number; base: number; size: number; isSubject: boolean };

/** Sets the table: a tall vessel, perhaps a second motif, the subject, something low in front. */
function arrange(sheet: Sheet, tableY: number, side: number): [things: Thing[], vessel: Thing] {
  const { random, width, height } = sheet;
  const subject =
    Math.min(width, height) * (sheet.aspect === "wide" ? 0.62 : 0.54) * random.between(0.94, 1.06);
  const centreX = width / 2 + side * width * 0.04;
  const depth = height * 0.9 - tableY;
  const vessel: Thing = {
    drawing: random.pick(TALL_VESSELS),
    x: centreX - side * subject * random.between(0.56, 0.68),
    base: tableY + depth * 0.26,
    size: subject * (sheet.aspect === "wide" ? 0.76 : 0.96) * random.between(0.92, 1.06),
    isSubject: false,
  };
  const things = [vessel];
  const companion = sheet.companions[0];
  if (companion !== undefined && sheet.aspect === "wide") {
    things.push({
      drawing: drawMotif(companion),
      x: centreX + side * subject * random.between(0.86, 0.98),
      base: tableY + depth * 0.34,
      size: subject * 0.54,
      isSubject: true,
    });
  }
  things.push(
    {
      drawing: drawMotif(sheet.motif),
      x: centreX + side * subject * 0.1,
      base: tableY + depth * 0.58,
      size: subject,
      isSubject: true,
    },
    {
      drawing: random.pick(LOW_THINGS),
      x: centreX - side * subject * random.between(0.28, 0.42),
      base: tableY + depth * 0.96,
      size: subject * random.between(0.36, 0.44),
      isSubject: false,
    },
  );
  return [things, vessel];
}

/** Long flat shadow to the right, on the table only. */
function castShadow({ x, base, size, isSubject }: Thing): string {
  const length = size * (isSubject ? 0.76 : 0.6);
  const half = size * 0.22;
  return `M${Math.round(x - half)} ${Math.round(base - 4)}h${Math.round(half * 2)}l${Math.round(length)} ${Math.round(size * 0.12)}h${Math.round(-half * 1.6)}z`;
}

export const drawStillLife: DrawStyle = (sheet) => {
  const { random, width, height, colours } = sheet;
  const tableY = Math.round(height * random.between(0.66, 0.72));
  const side = random.chance(0.5) ? 1 : -1;
  const table = tablePaint(colours);
  const [things, vessel] = arrange(sheet, tableY, side);
  const mouth = vessel.base - vessel.size * 0.94;
  const boughs = [0.52, 0.36].map((share, index) =>
    growBough(random, vessel.x, mouth, vessel.size * share, (index === 0 ? -0.16 : 0.3) * side),
  );
  const bough = random.chance(0.8)
    ? strokeWith(sheet, ["brand", 50, "black"], 3, boughs.map((one) => one.stem).join("")) +
      fillWith(sheet, ["brand", 62, "black"], boughs.map((one) => one.dark).join("")) +
      fillWith(sheet, ["brand", 84, "white"], boughs.map((one) => one.light).join(""))
    : "";
  const ceramic = {
    a: ["brand", 14, "white"],
    b: ["accent", 74, "white"],
    c: ["brand", 40, "white"],
    o: table,
    d: ["brand", 40, "white"],
  } as const;
  return [
    backdrop(sheet, tableY, width / 2),
    fillWith(sheet, table, `M0 ${tableY}H${width}V${height}H0z`),
    grain(sheet, ["ink", 30, "tint"], { x: 0, y: tableY + 8, width, height: height - tableY }, 80),
    fillWith(sheet, DARK, things.map(castShadow).join(""), 0.2),
    bough,
    ...things.map(({ drawing, x, base, size, isSubject }) =>
      setMotif(
        sheet,
        drawing,
        { x, y: base - size * (isSubject ? 0.47 : 0.5), size },
        isSubject ? tonesOf(colours) : ceramic,
      ),
    ),
  ].join("");
};
