/** The business's initial as a great shape, half solid, half ruled, with the motif as its seal. */

import { findLetter } from "../letters.ts";
import { drawMotif } from "../motifs/motifs.ts";
import { disc } from "../motifs/shape.ts";
import { DARK, LIGHT } from "../paint.ts";
import {
  type DrawStyle,
  fillWith,
  placingTransform,
  type Sheet,
  setMotif,
  silhouettePath,
  tonesOf,
} from "../sheet.ts";

/** Ruled lines that fill a shape; crisp at any size. */
function ruling(sheet: Sheet, name: string, spacing: number, angle: number): string {
  return `<pattern id="${name}" width="${spacing}" height="${spacing}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path fill="${sheet.paint(sheet.colours.line)}" d="M0 0h${spacing}v${spacing / 3}H0z"/></pattern>`;
}

export const drawMonogram: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const letter = findLetter(sheet.initial);
  const drawing = drawMotif(sheet.motif);
  const body = letter?.body ?? silhouettePath(drawing);
  const counter = letter?.counter ?? "";
  const isBleeding = random.chance(0.5);
  const isWide = sheet.aspect === "wide";
  const size = Math.min(width, height) * (isBleeding ? (isWide ? 1.06 : 0.9) : 0.74);
  const side = random.chance(0.5) ? 1 : -1;
  const x = width * (0.5 - side * (sheet.aspect === "wide" ? 0.16 : 0.04));
  const y = height * (isBleeding ? 0.56 : 0.5);
  const pattern = sheet.id("ruling");
  const shift = size * 0.075;
  const seal = Math.min(width, height) * (letter === undefined ? 0 : random.between(0.17, 0.2));
  const inset = seal + width * 0.04;
  const sealX = Math.round(
    Math.min(width - inset, Math.max(inset, x + side * size * (isBleeding ? 0.66 : 0.62))),
  );
  const sealY = Math.round(height * (sheet.aspect === "tall" ? 0.84 : 0.76));
  const field = random.chance(0.5)
    ? `M${Math.round(side > 0 ? x : 0)} 0H${Math.round(side > 0 ? width : x)}V${height}H${Math.round(side > 0 ? x : 0)}z`
    : disc(Math.round(x + side * size * 0.3), Math.round(height * 0.34), Math.round(size * 0.42));
  return [
    `<defs>${ruling(sheet, pattern, 6, random.pick([0, 45, 90]))}</defs>`,
    fillWith(sheet, colours.back, field),
    `<g transform="${placingTransform({ x: x + shift * side, y: y + shift, size })}"><path fill="url(#${pattern})" fill-opacity=".75" d="${body}"/></g>`,
    `<g transform="${placingTransform({ x, y, size })}">${fillWith(sheet, colours.a, body)}${fillWith(sheet, colours.b, counter)}</g>`,
    seal === 0
      ? ""
      : fillWith(sheet, colours.b, disc(sealX, sealY, Math.round(seal))) +
        setMotif(
          sheet,
          drawing,
          { x: sealX, y: sealY, size: seal * 1.16 },
          {
            ...tonesOf(colours),
            a: LIGHT,
            b: ["brand", 40, "white"],
            c: DARK,
            o: colours.b,
            d: DARK,
          },
        ),
  ].join("");
};
