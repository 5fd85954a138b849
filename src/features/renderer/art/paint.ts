/**
 * Colours of pictures. A picture names roles of the site's palette, never colours of its own; on a
 * page a role becomes a custom property (so the picture follows light and dark), in a file of its
 * own it becomes a fixed colour.
 */

import { formatHex, interpolate } from "culori";

/** Roles of the site palette that pictures use. */
export const ART_ROLES = ["ground", "tint", "ink", "brand", "accent"] as const;
export type ArtRole = (typeof ART_ROLES)[number];

/** Custom properties a page's style sheet gives the roles. */
const PROPERTIES: Readonly<Record<ArtRole, string>> = {
  ground: "--paper",
  tint: "--tint",
  ink: "--ink",
  brand: "--accent",
  accent: "--accent-2",
};

/** The custom property that a role is on a page. */
export const artProperty = (role: ArtRole): string => PROPERTIES[role];

/** Fixed colours (`#rrggbb`), for pictures outside a page; a solved site palette fits. */
export type ArtColours = Readonly<Record<ArtRole, string>>;

/** Fixed ends to mix towards, the same by day and by night. */
type Pole = "black" | "white";
const POLES: Readonly<Record<Pole, string>> = { black: "#0a090b", white: "#fffefb" };

/** A role, or `share` per cent of one role mixed into another role or towards a pole. */
export type Paint = ArtRole | readonly [from: ArtRole, share: number, into: ArtRole | Pole];

/** Turns a paint into an attribute value; never contains quotes, `<` or `&`. */
export type PaintWriter = (paint: Paint) => string;

const isPole = (name: ArtRole | Pole): name is Pole => name === "black" || name === "white";

/** Writes custom properties without colours, fixed hexadecimal colours with them. */
export function createPaintWriter(colours: ArtColours | undefined): PaintWriter {
  const colourOf = (name: ArtRole | Pole) =>
    isPole(name) ? POLES[name] : (colours?.[name] ?? `var(${PROPERTIES[name]})`);
  return (paint) => {
    if (typeof paint === "string") return colourOf(paint);
    const [from, share, into] = paint;
    if (colours === undefined) {
      return `color-mix(in oklab,${colourOf(from)} ${share}%,${colourOf(into)})`;
    }
    return formatHex(interpolate([colourOf(into), colourOf(from)], "oklab")(share / 100));
  };
}

/** Paper white and ink black with a little of the main colour: light and dark whatever the scheme. */
export const LIGHT: Paint = ["brand", 6, "white"];
export const DARK: Paint = ["brand", 22, "black"];

/** What a motif's tones and the sheet behind it are painted with. */
export type Colourway = {
  ground: Paint;
  /** Large quiet forms behind the subject; close to the ground. */
  back: Paint;
  a: Paint;
  b: Paint;
  c: Paint;
  line: Paint;
};

/** The page's own ground, strong subject: the usual picture, light by day and dark by night. */
export const DAY: Colourway = {
  ground: ["brand", 11, "tint"],
  back: ["accent", 28, "ground"],
  a: "brand",
  b: "accent",
  c: ["brand", 48, "black"],
  line: "ink",
};

/** A sheet of the second colour with a pale subject upon it. */
export const NOON: Colourway = {
  ground: ["accent", 58, "ground"],
  back: ["accent", 32, "ground"],
  a: LIGHT,
  b: "brand",
  c: ["brand", 46, "black"],
  line: "ink",
};

/** The whole sheet in the main colour: a poster on a wall. */
export const BLAZE: Colourway = {
  ground: ["brand", 88, "black"],
  back: ["brand", 70, "black"],
  a: LIGHT,
  b: "accent",
  c: ["brand", 38, "black"],
  line: DARK,
};

/** Dark sheet, glowing subject. */
export const NIGHT: Colourway = {
  ground: DARK,
  back: ["brand", 40, "black"],
  a: ["brand", 82, "white"],
  b: ["accent", 66, "white"],
  c: ["accent", 52, "black"],
  line: LIGHT,
};

/** Nearly no colour: plaster, linen and one quiet voice. */
export const HUSH: Colourway = {
  ground: ["ink", 5, "ground"],
  back: ["ink", 11, "ground"],
  a: ["brand", 46, "ground"],
  b: ["accent", 40, "tint"],
  c: ["brand", 62, "black"],
  line: ["ink", 80, "ground"],
};

/** White lines on a deep sheet of the main colour: a working drawing. */
export const DRAFT: Colourway = {
  ground: ["brand", 54, "black"],
  back: ["brand", 76, "black"],
  a: ["accent", 80, "white"],
  b: ["accent", 60, "white"],
  c: ["brand", 34, "black"],
  line: LIGHT,
};
