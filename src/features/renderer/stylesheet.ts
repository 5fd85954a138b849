// Puts a page's style sheet together: tokens of the site, base, the blocks that occur, the direction. It
// is written into the page, so nothing blocks its first paint; its hash belongs into the page's policy.
import { createHash } from "node:crypto";
import {
  type BlockKind,
  DIRECTIONS,
  type HeaderLayout,
  listSpaces,
  listTypeSteps,
  type Palette,
  type Scheme,
  type SiteDocument,
  solvePalette,
  TYPE_PAIRS,
  TYPEFACES,
  type TypefaceId,
  type TypePair,
  type TypePairId,
} from "../design/room.ts";
import { frameSite } from "./frame.ts";
import { minifyCss } from "./minify-css.ts";
import { type CanMatch, matchBlocks, pruneSheet } from "./prune-css.ts";
import type { StyleSheet } from "./styles/style-sheet.ts";
import { BASE_STYLES, BLOCK_STYLES, DIRECTION_STYLES, HEADER_STYLES } from "./styles/styles.ts";
import type { LoadedFont } from "./typefaces/load-fonts.ts";

export type Styles = {
  text: string;
  /** For the policy's style-src: `sha256-…`. */
  hash: string;
  colorScheme: string;
  themeColours: { colour: string; media?: string }[];
};

/** Letters of mean width that fill the longest word in a page's opening, section headings, item titles, and the site's name. */
export type LongestWords = { opening: number; section: number; item: number; name: number };

/** What a page's style sheet is for. */
export type StyleNeeds = {
  /** Kinds of block that occur; rules about elements that are not there are left out anyway. */
  kinds: Iterable<BlockKind>;
  canMatch: CanMatch;
  /** Large type is fitted to them. */
  longest: LongestWords;
  /** Styles of its own behind those of its blocks. */
  extra?: StyleSheet | undefined;
};

/** Writes the style sheets of one site, whose colours and common rules it has worked out once. */
export type StyleWriter = (needs: StyleNeeds) => Styles;

export function createStyleWriter(
  document: SiteDocument,
  header: HeaderLayout,
  fonts: readonly LoadedFont[],
): StyleWriter {
  const { direction, palette, scheme } = document.tokens;
  const { temper } = DIRECTIONS[direction];
  const light = solvePalette(palette, temper, "light");
  const dark = solvePalette(palette, temper, "dark");
  const tokens = minifyCss(
    [
      writeFontFaces(fonts),
      writeSchemes(scheme, light, dark),
      writePrinted(document),
      writeMeasures(document, fonts),
    ].join("\n"),
  );
  const colorScheme = scheme === "auto" ? "light dark" : scheme;
  const themeColours = listThemeColours(scheme, light, dark);
  return ({ kinds, canMatch, longest: { opening, section, item, name }, extra }) => {
    const words = `:root{--word-1:${opening};--word-2:${section};--word-3:${item};--word-name:${name}}`;
    const blocks = [...new Set(kinds)].sort().map((kind) => BLOCK_STYLES[kind]);
    // Each part is whole rules, so their minified texts follow each other as they are.
    const rules = [
      BASE_STYLES,
      ...blocks,
      ...(extra === undefined ? [] : [extra]),
      DIRECTION_STYLES[direction],
      HEADER_STYLES[header],
    ].map((sheet) => pruneSheet(sheet.read(), canMatch));
    const text = [tokens, words, ...rules].join("");
    const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    return { text, hash, colorScheme, themeColours };
  };
}

/** All rules that any page of the site has: its own, the standard ones, and those with a form. */
export function writeWholeStyles(document: SiteDocument): string {
  const used = new Map<BlockKind, Set<string>>();
  const standard = [
    // What an index is shown as that has too few entries.
    { kind: "hero", variant: "type" },
    { kind: "pageHeader", variant: "plain" },
    { kind: "legal", variant: "plain" },
    { kind: "links", variant: "list" },
    { kind: "contact", variant: "stacked" },
  ] as const;
  for (const { kind, variant } of [...standard, ...document.pages.flatMap(({ blocks }) => blocks)])
    used.set(kind, new Set([...(used.get(kind) ?? []), variant]));
  const longest = { opening: 6, section: 6, item: 6, name: 6 };
  const writeStyles = createStyleWriter(document, frameSite(document).header, []);
  return writeStyles({ kinds: used.keys(), canMatch: matchBlocks(used), longest }).text;
}

function listThemeColours(
  scheme: "auto" | Scheme,
  light: Palette,
  dark: Palette,
): Styles["themeColours"] {
  if (scheme !== "auto") return [{ colour: scheme === "dark" ? dark.ground : light.ground }];
  return [
    { colour: light.ground, media: "(prefers-color-scheme: light)" },
    { colour: dark.ground, media: "(prefers-color-scheme: dark)" },
  ];
}

const COLOUR_NAMES: readonly (readonly [property: string, role: keyof Palette])[] = [
  ["paper", "ground"],
  ["tint", "tint"],
  ["raise", "raise"],
  ["ink", "ink"],
  ["quiet", "quiet"],
  ["line", "line"],
  ["edge", "edge"],
  ["link", "link"],
  ["accent", "brand"],
  ["on-accent", "onBrand"],
  ["field", "field"],
  ["on-field", "onField"],
  ["accent-2", "accent"],
  ["on-accent-2", "onAccent"],
  ["field-2", "accentField"],
  ["on-field-2", "onAccentField"],
  ["deep", "deep"],
  ["on-deep", "onDeep"],
  ["strong", "strong"],
  ["on-strong", "onStrong"],
  ["on-strong-quiet", "onStrongQuiet"],
  ["strong-line", "strongLine"],
];

const writeColours = (palette: Palette) =>
  `${COLOUR_NAMES.map(([property, role]) => `--${property}:${palette[role]}`).join(";")};--shade:${palette.line}`;

function writeSchemes(scheme: "auto" | Scheme, light: Palette, dark: Palette): string {
  if (scheme === "dark") return `:root{color-scheme:dark;${writeColours(dark)}}`;
  if (scheme === "light") return `:root{color-scheme:light;${writeColours(light)}}`;
  return (
    `:root{color-scheme:light dark;${writeColours(light)}}` +
    `@media (prefers-color-scheme:dark){:root{${writeColours(dark)}}}`
  );
}

/** Paper is white, also that of a site which is dark on screens: its cells and lines are those of one that is not. */
function writePrinted({ tokens }: SiteDocument): string {
  const { scheme, palette, direction } = tokens;
  if (scheme !== "dark" && palette.ground !== "deep") return "";
  const white = solvePalette(
    { ...palette, ground: "white" },
    DIRECTIONS[direction].temper,
    "light",
  );
  return `@media print{:root{color-scheme:light;${writeColours(white)}}}`;
}

const RADII = {
  none: ["0", "0", "0"],
  small: ["3px", "6px", "10px"],
  round: ["10px", "20px", "36px"],
} as const;

/** The pair as it can be set: where the heading face was not loaded, the text face sets headings too. */
function settlePair(id: TypePairId, fonts: readonly LoadedFont[]): TypePair {
  const pair = TYPE_PAIRS[id];
  if (fonts.some((font) => font.id === pair.head)) return pair;
  return { ...pair, head: pair.text, headWeight: 680, headScale: 1, headGlyph: 0.58 };
}

function writeMeasures({ tokens }: SiteDocument, fonts: readonly LoadedFont[]): string {
  const pair = settlePair(tokens.typePair, fonts);
  const { scale } = DIRECTIONS[tokens.direction];
  const [small, middle, large] = RADII[tokens.radius];
  const properties: Record<string, string> = {
    ...listTypeSteps(scale, pair.headScale),
    ...listSpaces(tokens.density),
    "--r1": small,
    "--r2": middle,
    "--r3": large,
    "--head": writeStack(pair.head),
    "--text": writeStack(pair.text),
    "--head-weight": String(pair.headWeight),
    "--head-tracking": `${pair.headTracking}em`,
    "--head-leading": String(pair.headLeading),
    "--glyph": String(pair.headGlyph),
    "--strong-weight": String(pair.strongWeight),
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${written.join(";")}}`;
}

const SYSTEM_FONTS = {
  "sans-serif": ["Arial", "ArialMT"],
  serif: ["Times New Roman", "TimesNewRomanPSMT"],
  monospace: ["Courier New", "CourierNewPSMT"],
} as const;

const writeStack = (id: TypefaceId) =>
  `"${TYPEFACES[id].family}","${TYPEFACES[id].family} Fallback",${TYPEFACES[id].generic}`;

/** The real faces, each answering to every weight so that none is imitated, and system fonts stretched to their metrics so that nothing moves when they arrive. */
function writeFontFaces(fonts: readonly LoadedFont[]): string {
  return fonts
    .map(({ id, path, range }, at) => {
      const { family, fallback, generic } = TYPEFACES[id];
      const locals = SYSTEM_FONTS[generic].map((name) => `local("${name}")`).join(",");
      const [ascent, descent, size] = fallback;
      const letters = range === undefined ? "" : `;unicode-range:${range}`;
      const real = `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:100 900;font-style:normal;font-display:swap${letters}}`;
      if (fonts.findIndex((font) => font.id === id) < at) return real;
      return (
        real +
        `@font-face{font-family:"${family} Fallback";src:${locals};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`
      );
    })
    .join("");
}
