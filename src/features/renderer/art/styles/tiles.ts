/** A floor of geometric tiles with one great tile that holds the motif. */

import { drawMotif } from "../motifs/motifs.ts";
import { box, disc } from "../motifs/shape.ts";
import { DARK, LIGHT, type Paint } from "../paint.ts";
import type { SeededRandom } from "../random.ts";
import { type DrawStyle, fillWith, type Sheet, setMotif, type Tones } from "../sheet.ts";

/** Figures on a tile of side 1 (written for side 100, turned by quarter turns). */
const FIGURES: readonly (readonly [front: string, second?: string])[] = [
  ["M0 0A100 100 0 0 1 100 100H0z"],
  ["M0 0A100 100 0 0 1 100 100H0z", "M0 50A50 50 0 0 1 50 100H0z"],
  ["M0 0H100L0 100z"],
  ["M0 100C0 45 45 0 100 0C100 55 55 100 0 100z"],
  ["M0 50a50 50 0 0 1 100 0z", "M0 100a50 50 0 0 1 100 0z"],
  ["M50 0a50 50 0 0 1 0 100a50 50 0 0 1 0-100z", "M50 26a24 24 0 0 1 0 48a24 24 0 0 1 0-48z"],
  ["M0 0H20V100H0zM40 0H60V100H40zM80 0H100V100H80z"],
  ["M0 0H50V50H0zM50 50H100V100H50z"],
  ["M0 0A50 50 0 0 0 100 0zM0 100A50 50 0 0 1 100 100z"],
  ["M0 0L50 50L0 100zM100 0L50 50L100 100z"],
  ["M50 0L100 50L50 100L0 50z", "M50 30L70 50L50 70L30 50z"],
  [
    "M25 12a13 13 0 0 1 0 26a13 13 0 0 1 0-26zM75 12a13 13 0 0 1 0 26a13 13 0 0 1 0-26zM25 62a13 13 0 0 1 0 26a13 13 0 0 1 0-26zM75 62a13 13 0 0 1 0 26a13 13 0 0 1 0-26z",
  ],
];

const PAIRS: readonly (readonly [back: Paint, front: Paint, second: Paint])[] = [
  ["brand", "ground", "ink"],
  ["ground", "brand", "accent"],
  ["accent", "ink", "ground"],
  ["ink", "accent", "brand"],
  [["brand", 26, "ground"], "brand", "ink"],
  [["accent", 38, "ground"], ["brand", 72, "ink"], "ground"],
  ["tint", "ink", "brand"],
];

type Tile = { column: number; row: number; side: number };

/** Takes a motif block out of the grid; every other cell is one tile. */
function layTiles(
  columns: number,
  rows: number,
  random: SeededRandom,
): [great: Tile, tiles: Tile[]] {
  const side = Math.min(3, Math.max(2, Math.floor(Math.min(columns, rows) / 1.6)));
  const great = {
    column: random.integer(
      columns > side + 1 ? 1 : 0,
      Math.max(0, columns - side - (columns > side + 1 ? 1 : 0)),
    ),
    row: random.integer(0, rows - side),
    side,
  };
  const tiles: Tile[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isTaken =
        column >= great.column &&
        column < great.column + side &&
        row >= great.row &&
        row < great.row + side;
      if (!isTaken) tiles.push({ column, row, side: 1 });
    }
  }
  return [great, tiles];
}

/** Small tiles in one family of figures, no two neighbours in the same colours. */
function setTiles(sheet: Sheet, tiles: readonly Tile[], cell: number): string {
  const { random } = sheet;
  const scale = Math.round(cell * 10) / 1000;
  const family = random.shuffle(FIGURES).slice(0, 5);
  let before = -1;
  return tiles
    .map((tile) => {
      let index = random.integer(0, PAIRS.length - 1);
      if (index === before) index = (index + 3) % PAIRS.length;
      before = index;
      const [back, front, second] = PAIRS[index] ?? ["ground", "brand", "ink"];
      const [figure, inner] = random.pick(family);
      const turn = random.integer(0, 3) * 90;
      const x = Math.round(tile.column * cell + cell / 2);
      const y = Math.round(tile.row * cell + cell / 2);
      const rotation = turn === 0 ? "" : `rotate(${turn})`;
      const isPlain = random.chance(0.12);
      const marks = fillWith(sheet, front, figure) + fillWith(sheet, second, inner ?? "");
      return `<g transform="translate(${x} ${y})${rotation}scale(${scale})translate(-50-50)">${fillWith(sheet, back, "M-1-1h102v102H-1z")}${isPlain ? "" : marks}</g>`;
    })
    .join("");
}

const GREAT_TILES: readonly (readonly [back: Paint, ring: Paint])[] = [
  ["ground", ["accent", 44, "ground"]],
  [
    ["accent", 72, "ground"],
    ["accent", 36, "ground"],
  ],
  [DARK, ["brand", 46, "black"]],
];

/** The motif on a disc that touches the sides of its tile. */
function setGreatTile(sheet: Sheet, great: Tile, cell: number): string {
  const size = great.side * cell;
  const [x, y] = [great.column * cell + size / 2, great.row * cell + size / 2];
  const [centreX, centreY, half] = [Math.round(x), Math.round(y), Math.round(size / 2)];
  const [back, ring] = sheet.random.pick(GREAT_TILES);
  const isDark = back === DARK;
  const tones: Tones = {
    a: isDark ? LIGHT : "brand",
    b: isDark ? "accent" : LIGHT,
    c: isDark ? ["brand", 74, "white"] : ["brand", 44, "black"],
    o: ring,
    d: DARK,
  };
  return (
    fillWith(sheet, back, box(centreX - half, centreY - half, half * 2, half * 2)) +
    fillWith(sheet, ring, disc(centreX, centreY, half)) +
    setMotif(sheet, drawMotif(sheet.motif), { x, y, size: size * 0.62 }, tones)
  );
}

export const drawTiles: DrawStyle = (sheet) => {
  const { width, height, random } = sheet;
  const rows = sheet.density > 1 ? 6 : 5;
  const cell = height / rows;
  const [great, tiles] = layTiles(Math.round(width / cell), rows, random);
  return setTiles(sheet, tiles, cell) + setGreatTile(sheet, great, cell);
};
