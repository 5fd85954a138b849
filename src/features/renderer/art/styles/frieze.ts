/** Wallpaper: the motif and a smaller companion in a half-drop repeat, two colourings in turn. */

import { drawMotif } from "../motifs/motifs.ts";
import type { Paint } from "../paint.ts";
import {
  type DrawStyle,
  fillWith,
  placingTransform,
  type Sheet,
  strokeWith,
  type Tones,
  tonesOf,
} from "../sheet.ts";

/** Draws a motif once, to be set many times. */
function defineMotif(
  sheet: Sheet,
  name: string,
  motif: Parameters<typeof drawMotif>[0],
  tones: Tones,
): string {
  const planes = drawMotif(motif).map(([tone, path]) =>
    tone === "d" ? strokeWith(sheet, tones.d, 3, path) : fillWith(sheet, tones[tone], path),
  );
  return `<g id="${sheet.id(name)}">${planes.join("")}</g>`;
}

export const drawFrieze: DrawStyle = (sheet) => {
  const { width, height, random, colours } = sheet;
  const columns = Math.round(
    { wide: 7, square: 5, tall: 4 }[sheet.aspect] * Math.sqrt(sheet.density),
  );
  const pitch = width / columns;
  const rows = Math.ceil(height / pitch) + 1;
  const lean = random.pick([0, 0, 18, -24]);
  const first = tonesOf(colours);
  const second: Tones = { ...first, a: colours.b, b: colours.a, c: colours.c };
  const other = sheet.companions[0];
  const hasBands = random.chance(0.45);
  const definitions = [
    defineMotif(sheet, "one", sheet.motif, first),
    defineMotif(sheet, "two", sheet.motif, second),
    other === undefined
      ? ""
      : defineMotif(sheet, "small", other, { ...first, a: colours.c, b: colours.c, c: colours.c }),
  ];
  const marks: string[] = [];
  const place = (
    name: string,
    x: number,
    y: number,
    size: number,
    turn: number,
    isMirrored: boolean,
  ) =>
    marks.push(
      `<use href="#${sheet.id(name)}" transform="${placingTransform({ x, y, size, turn, isMirrored })}"/>`,
    );
  for (let column = 0; column < columns; column += 1) {
    const drop = column % 2 === 0 ? 0 : pitch / 2;
    for (let row = -1; row < rows; row += 1) {
      const x = (column + 0.5) * pitch;
      const y = (row + 0.5) * pitch + drop;
      const isOdd = (row + column) % 2 !== 0;
      place(isOdd ? "two" : "one", x, y, pitch * 0.62, isOdd ? lean : -lean, isOdd);
      if (other !== undefined)
        place("small", x + pitch / 2, y + pitch * 0.02, pitch * 0.2, 0, isOdd);
    }
  }
  const bandPaint: Paint = colours.back;
  const bands = Array.from(
    { length: Math.ceil(columns / 2) },
    (_, index) =>
      `M${Math.round(index * 2 * pitch)} 0h${Math.round(pitch)}v${height}h${-Math.round(pitch)}z`,
  );
  return `<defs>${definitions.join("")}</defs>${hasBands ? fillWith(sheet, bandPaint, bands.join("")) : ""}${marks.join("")}`;
};
