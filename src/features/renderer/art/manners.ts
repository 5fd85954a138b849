/**
 * Which hand an art direction draws with. A slot says what kind of picture it wants (a still life, a
 * pattern); the direction answers with the styles that belong to it, so that two directions never
 * draw the same slot alike.
 */

import type { ArtKind, DirectionId } from "../../design/vocabulary.ts";
import { createRandom } from "./random.ts";
import type { ArtStyle } from "./styles/styles.ts";

type Manner = Readonly<Record<ArtKind, readonly ArtStyle[]>>;

const MANNERS: Readonly<Record<DirectionId, Manner>> = {
  editorial: {
    pattern: ["frieze"],
    contours: ["contours", "engraving"],
    cutout: ["linework"],
    "still-life": ["still-life", "engraving"],
    landscape: ["landscape"],
    emblem: ["engraving", "linework"],
    texture: ["contours"],
  },
  swiss: {
    pattern: ["tiles"],
    contours: ["construct"],
    cutout: ["poster", "construct"],
    "still-life": ["construct", "poster"],
    landscape: ["tiles"],
    emblem: ["monogram", "construct"],
    texture: ["halftone"],
  },
  letterpress: {
    pattern: ["frieze", "kilim"],
    contours: ["engraving"],
    cutout: ["woodcut"],
    "still-life": ["engraving", "woodcut"],
    landscape: ["woodcut"],
    emblem: ["woodcut", "botanical"],
    texture: ["frieze"],
  },
  botanical: {
    pattern: ["botanical", "frieze"],
    contours: ["contours"],
    cutout: ["cutouts"],
    "still-life": ["botanical", "still-life"],
    landscape: ["landscape"],
    emblem: ["botanical"],
    texture: ["frieze", "contours"],
  },
  quiet: {
    pattern: ["terrazzo"],
    contours: ["contours"],
    cutout: ["linework", "cutouts"],
    "still-life": ["still-life"],
    landscape: ["landscape"],
    emblem: ["linework"],
    texture: ["contours"],
  },
  civic: {
    pattern: ["tiles"],
    contours: ["contours"],
    cutout: ["linework"],
    "still-life": ["linework", "still-life"],
    landscape: ["landscape"],
    emblem: ["linework", "construct"],
    texture: ["contours"],
  },
  brutalist: {
    pattern: ["halftone", "frieze"],
    contours: ["halftone"],
    cutout: ["poster"],
    "still-life": ["poster", "halftone"],
    landscape: ["halftone"],
    emblem: ["monogram", "poster"],
    texture: ["halftone"],
  },
  cutout: {
    pattern: ["cutouts", "terrazzo"],
    contours: ["contours", "cutouts"],
    cutout: ["cutouts"],
    "still-life": ["cutouts"],
    landscape: ["landscape"],
    emblem: ["cutouts"],
    texture: ["terrazzo"],
  },
  cinema: {
    pattern: ["halftone", "contours"],
    contours: ["contours"],
    cutout: ["poster"],
    "still-life": ["glow", "poster"],
    landscape: ["glow", "landscape"],
    emblem: ["glow", "monogram"],
    texture: ["contours"],
  },
  mono: {
    pattern: ["blueprint", "tiles"],
    contours: ["contours"],
    cutout: ["blueprint"],
    "still-life": ["blueprint"],
    landscape: ["contours"],
    emblem: ["blueprint", "monogram"],
    texture: ["contours"],
  },
  storefront: {
    pattern: ["frieze", "tiles"],
    contours: ["terrazzo"],
    cutout: ["cutouts", "poster"],
    "still-life": ["still-life", "poster"],
    landscape: ["landscape"],
    emblem: ["poster"],
    texture: ["frieze", "terrazzo"],
  },
  monograph: {
    pattern: ["frieze"],
    contours: ["engraving"],
    cutout: ["monogram"],
    "still-life": ["linework", "still-life"],
    landscape: ["engraving", "landscape"],
    emblem: ["monogram"],
    texture: ["engraving"],
  },
  poster: {
    pattern: ["frieze"],
    contours: ["halftone"],
    cutout: ["poster", "cutouts"],
    "still-life": ["poster"],
    landscape: ["landscape", "poster"],
    emblem: ["poster", "halftone"],
    texture: ["halftone"],
  },
  atelier: {
    pattern: ["terrazzo", "kilim"],
    contours: ["contours"],
    cutout: ["cutouts"],
    "still-life": ["still-life", "linework"],
    landscape: ["landscape"],
    emblem: ["linework", "botanical"],
    texture: ["terrazzo"],
  },
  ledger: {
    pattern: ["kilim", "frieze"],
    contours: ["contours"],
    cutout: ["engraving"],
    "still-life": ["engraving"],
    landscape: ["engraving", "landscape"],
    emblem: ["engraving", "monogram"],
    texture: ["engraving"],
  },
  workshop: {
    pattern: ["tiles", "blueprint"],
    contours: ["contours"],
    cutout: ["woodcut", "halftone"],
    "still-life": ["blueprint", "woodcut"],
    landscape: ["woodcut", "landscape"],
    emblem: ["blueprint", "halftone"],
    texture: ["blueprint"],
  },
};

/** The style a slot is drawn in: the same for the same direction, kind and seed. */
export const chooseArtStyle = (direction: DirectionId, kind: ArtKind, seed: string): ArtStyle =>
  createRandom(`${seed}/style/${kind}`).pick(MANNERS[direction][kind]);
