/** A constructed composition: a great circle, a heavy diagonal, fine rules and the motif as its weight. */

import { drawMotif } from "../motifs/motifs.ts";
import { box, disc } from "../motifs/shape.ts";
import { LIGHT } from "../paint.ts";
import { type DrawStyle, fillWith, setMotif, strokeWith, tonesOf } from "../sheet.ts";

export const drawConstruct: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const unit = Math.min(width, height) / 12;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (share: number) => Math.round(side > 0 ? width * share : width * (1 - share));
  const r = Math.round;
  const tilt = random.pick([18, 26, 34]) * side;
  const circleX = at(sheet.aspect === "wide" ? 0.62 : 0.56);
  const circleY = r(height * random.between(0.36, 0.46));
  const radius = r(unit * random.between(4, 4.7));
  const pivot = `rotate(${tilt} ${at(0.5)} ${r(height / 2)})`;
  const long = r(width + height);
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
  const dots: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      dots.push(
        `M${r(at(0.88) + (column - 3) * unit * 0.5)} ${r(height * 0.84 + (row - 3) * unit * 0.5)}h0`,
      );
    }
  }
  const quarter = r(unit * 2.6);
  const quarterX = at(0.2);
  const quarterY = r(height * 0.82);
  const size = radius * 1.28;
  return [
    fillWith(
      sheet,
      colours.back,
      side > 0 ? box(circleX, 0, width - circleX, height) : box(0, 0, circleX, height),
    ),
    fillWith(sheet, colours.a, disc(circleX, circleY, radius)),
    strokeWith(sheet, colours.line, 2, disc(circleX, circleY, r(radius * 1.16)) + rules.join("")),
    fillWith(
      sheet,
      colours.b,
      `M${quarterX} ${quarterY}v${-quarter}a${quarter} ${quarter} 0 0 ${side > 0 ? 0 : 1} ${-quarter * side} ${quarter}z`,
    ),
    `<g transform="${pivot}">${bars}</g>`,
    strokeWith(sheet, colours.line, unit * 0.16, dots.join("")),
    setMotif(
      sheet,
      drawMotif(sheet.motif),
      { x: circleX, y: circleY, size },
      {
        ...tonesOf(colours),
        a: colours.a === LIGHT ? "brand" : LIGHT,
        b: colours.b,
        c: colours.c,
        o: colours.a,
        d: colours.line,
      },
    ),
  ].join("");
};
