/** Finds the drawing of a motif. A name that is not drawn gets a neutral form, never nothing. */

import { MOTIFS, type Motif } from "../../../design/room.ts";
import type { SeededRandom } from "../random.ts";
import { ABSTRACT_MOTIFS } from "./abstract.ts";
import { BUILT_MOTIFS } from "./built.ts";
import { CRAFTED_MOTIFS } from "./crafted.ts";
import { LIVING_MOTIFS } from "./living.ts";
import type { MotifDrawing } from "./shape.ts";

const DRAWINGS: Readonly<Record<Motif, MotifDrawing>> = {
  ...LIVING_MOTIFS,
  ...CRAFTED_MOTIFS,
  ...BUILT_MOTIFS,
  ...ABSTRACT_MOTIFS,
};

/** Forms that belong to every trade; they also accompany a motif in compositions. */
export const NEUTRAL_MOTIFS: readonly Motif[] = ["arch", "stone", "sun", "leaf", "wave", "moon"];

export const isMotif = (name: string): name is Motif =>
  (MOTIFS as readonly string[]).includes(name);

/** The motif of that name, or a neutral one that stays the same for the same stream. */
export const resolveMotif = (name: string, random: SeededRandom): Motif =>
  isMotif(name) ? name : random.fork(`motif/${name}`).pick(NEUTRAL_MOTIFS);

/** Planes of the motif in a box of 100 by 100, back to front. */
export const drawMotif = (motif: Motif): MotifDrawing => DRAWINGS[motif];
