/** The styles and the colourways each of them looks well in. */

import { BLAZE, type Colourway, DAY, DRAFT, HUSH, NIGHT, NOON } from "../paint.ts";
import type { DrawStyle } from "../sheet.ts";
import { drawBlueprint } from "./blueprint.ts";
import { drawBotanical } from "./botanical.ts";
import { drawConstruct } from "./construct.ts";
import { drawContours } from "./contours.ts";
import { drawCutouts } from "./cutouts.ts";
import { drawEngraving } from "./engraving.ts";
import { drawFrieze } from "./frieze.ts";
import { drawGlow } from "./glow.ts";
import { drawHalftone } from "./halftone.ts";
import { drawKilim } from "./kilim.ts";
import { drawLandscape } from "./landscape.ts";
import { drawLinework } from "./linework.ts";
import { drawMonogram } from "./monogram.ts";
import { drawPoster } from "./poster.ts";
import { drawStillLife } from "./still-life.ts";
import { drawTerrazzo } from "./terrazzo.ts";
import { drawTiles } from "./tiles.ts";
import { drawWoodcut } from "./woodcut.ts";

export const ART_STYLES = [
  "still-life",
  "contours",
  "cutouts",
  "landscape",
  "engraving",
  "halftone",
  "linework",
  "blueprint",
  "tiles",
  "monogram",
  "poster",
  "glow",
  "woodcut",
  "botanical",
  "frieze",
  "construct",
  "terrazzo",
  "kilim",
] as const;
export type ArtStyle = (typeof ART_STYLES)[number];

type StyleEntry = { draw: DrawStyle; colourways: readonly Colourway[] };

export const ART_STYLE_TABLE: Readonly<Record<ArtStyle, StyleEntry>> = {
  "still-life": { draw: drawStillLife, colourways: [DAY, NOON, HUSH] },
  contours: { draw: drawContours, colourways: [DAY, HUSH, NIGHT] },
  cutouts: { draw: drawCutouts, colourways: [DAY] },
  landscape: { draw: drawLandscape, colourways: [DAY] },
  engraving: { draw: drawEngraving, colourways: [DAY, NOON, DRAFT, NIGHT, HUSH] },
  halftone: { draw: drawHalftone, colourways: [DAY, NOON, BLAZE] },
  linework: { draw: drawLinework, colourways: [DAY, HUSH] },
  blueprint: { draw: drawBlueprint, colourways: [DRAFT, NIGHT, HUSH] },
  tiles: { draw: drawTiles, colourways: [DAY] },
  monogram: { draw: drawMonogram, colourways: [DAY, NOON, BLAZE, NIGHT] },
  poster: { draw: drawPoster, colourways: [DAY, NOON, BLAZE, NIGHT] },
  glow: { draw: drawGlow, colourways: [DAY, NIGHT] },
  woodcut: { draw: drawWoodcut, colourways: [DAY, NOON, HUSH] },
  botanical: { draw: drawBotanical, colourways: [DAY, NOON, HUSH] },
  frieze: { draw: drawFrieze, colourways: [DAY, NOON, BLAZE, NIGHT, HUSH] },
  construct: { draw: drawConstruct, colourways: [DAY, NOON, BLAZE] },
  terrazzo: { draw: drawTerrazzo, colourways: [DAY, HUSH] },
  kilim: { draw: drawKilim, colourways: [DAY, NOON, NIGHT] },
};
