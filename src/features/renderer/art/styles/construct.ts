/**
 * Constructed compositions from circles, bars and fine rules, with the motif as their weight. Three
 * plans: a heavy diagonal, rings that open from a corner, a staff of bars that grow.
 */

import { drawMotif } from "../motifs/motifs.ts";
import { box, disc } from "../motifs/shape.ts";
import { LIGHT, type Paint } from "../paint.ts";
import { type DrawStyle, fillWith, type Sheet, setMotif, strokeWith, tonesOf } from "../sheet.ts";

const r = Math.round;

type Plan = (sheet: Sheet, at: (share: number) => number, side: 1 | -1, unit: number) => string;

/** The motif on a disc of the main colour, or of paper where the sheet itself has that colour. */
function setOnDisc(sheet: Sheet, x: number, y: number, radius: number): string {
  const { colours } = sheet;
  const tones = {
    ...tonesOf(colours),
    a: (colours.a === LIGHT ? "brand" : LIGHT) as Paint,
    b: (colours.b === "brand" ? "accent" : colours.b) as Paint,
    o: colours.a,
  };
  return (
    fillWith(sheet, colours.a, disc(x, y, radius)) +
    setMotif(sheet, drawMotif(sheet.motif), { x, y, size: radius * 1.28 }, tones)
  );
}

function dotGrid(sheet: Sheet, x: number, y: number, unit: number): string {
  let path = "";
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      path += `M${r(x + (column - 3) * unit * 0.5)} ${r(y + (row - 3) * unit * 0.5)}h0`;
    }
  }
  return strokeWith(sheet, sheet.colours.line, unit * 0.16, path);
}

const diagonal: Plan = (sheet, at, side, unit) => {
  const { width, height, random, colours } = sheet;
  const x = at(sheet.aspect === "wide" ? 0.62 : 0.56);
  const y = r(height * random.between(0.36, 0.46));
  const radius = r(unit * random.between(4, 4.7));
  const long = r(width + height);
  const tilt = random.pick([18, 26, 34]) * side;
  const bars =
    fillWith(sheet, colours.line, box(at(0.5) - long / 2, r(height * 0.7), long, r(unit * 0.9))) +
    fillWith(
      sheet,
      colours.b,
      box(at(0.5) - long / 2, r(height * 0.7 + unit * 1.25), long, r(unit * 0.22)),
    );
  const rules = Array.from(
    { length: 11 },
    (_, index) => `M${at(0.06)} ${r(height * 0.1 + index * unit * 0.3)}H${at(0.3)}`,
  );
  const quarter = r(unit * 2.6);
  const sweep = side > 0 ? 0 : 1;
  return [
    fillWith(sheet, colours.back, side > 0 ? box(x, 0, width - x, height) : box(0, 0, x, height)),
    strokeWith(sheet, colours.line, 2, disc(x, y, r(radius * 1.16)) + rules.join("")),
    setOnDisc(sheet, x, y, radius),
    fillWith(
      sheet,
      colours.b,
      `M${at(0.2)} ${r(height * 0.82)}v${-quarter}a${quarter} ${quarter} 0 0 ${sweep} ${-quarter * side} ${quarter}z`,
    ),
    `<g transform="rotate(${tilt} ${at(0.5)} ${r(height / 2)})">${bars}</g>`,
    dotGrid(sheet, at(0.88), height * 0.84, unit),
  ].join("");
};

const rings: Plan = (sheet, at, _side, unit) => {
  const { width, height, random, colours } = sheet;
  const cornerX = at(1);
  const cornerY = random.chance(0.5) ? height : 0;
  const reach = Math.hypot(width, height) * 0.92;
  const bands = Array.from({ length: 5 }, (_, index) => {
    const paints: readonly Paint[] = [
      colours.back,
      colours.b,
      colours.ground,
      colours.back,
      colours.a,
    ];
    return fillWith(
      sheet,
      paints[index] ?? colours.back,
      disc(cornerX, cornerY, r(reach * (1 - index * 0.19))),
    );
  });
  const size = Math.min(width, height) * 0.5;
  const x = at(sheet.aspect === "wide" ? 0.27 : 0.38);
  const y = r(cornerY === 0 ? height * 0.62 : height * 0.38);
  const half = r(size * 0.62);
  const paper: Paint = colours.a === LIGHT ? colours.ground : LIGHT;
  const tones = { ...tonesOf(colours, paper), a: (colours.a === LIGHT ? LIGHT : "brand") as Paint };
  return [
    ...bands,
    fillWith(sheet, paper, box(x - half, y - half, half * 2, half * 2)),
    strokeWith(sheet, colours.line, 3, `M${x - half} ${y + half + r(unit * 0.5)}h${half * 2}`),
    setMotif(sheet, drawMotif(sheet.motif), { x, y, size }, tones),
  ].join("");
};

const staff: Plan = (sheet, at, side, unit) => {
  const { width, height, random, colours } = sheet;
  const count = sheet.aspect === "wide" ? 13 : 9;
  const pitch = width / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const order = side > 0 ? index : count - 1 - index;
    const thick = r(pitch * (0.1 + 0.8 * (order / (count - 1))));
    const top = r(height * (0.12 + 0.5 * (1 - order / (count - 1)) ** 1.4));
    return box(r((index + 0.5) * pitch - thick / 2), top, thick, height - top);
  });
  const radius = r(unit * random.between(3.9, 4.5));
  const x = at(sheet.aspect === "wide" ? 0.34 : 0.42);
  const y = r(height * 0.45);
  return [
    fillWith(sheet, colours.back, box(0, 0, width, r(height * 0.62))),
    fillWith(sheet, colours.b, bars.join("")),
    fillWith(sheet, colours.line, box(0, r(height * 0.86), width, r(unit * 0.5))),
    strokeWith(sheet, colours.line, 2, disc(x, y, r(radius * 1.14))),
    setOnDisc(sheet, x, y, radius),
    dotGrid(sheet, at(0.9), height * 0.16, unit),
  ].join("");
};

export const drawConstruct: DrawStyle = (sheet) => {
  const { width, height, random } = sheet;
  const plan = random.pick([diagonal, rings, staff]);
  const side = random.chance(0.5) ? 1 : -1;
  const at = (share: number) => r(side > 0 ? width * share : width * (1 - share));
  return plan(sheet, at, side, Math.min(width, height) / 12);
};
