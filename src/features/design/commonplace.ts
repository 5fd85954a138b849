// Looks that everybody has seen too often: pages put together by machines come out like that by
// themselves. A brief can lead to none of them by chance; an owner may still choose each by hand.
import { DIRECTIONS } from "./directions.ts";
import type { Tokens } from "./document.ts";
import { turnHue } from "./palette.ts";
import { TYPE_PAIRS } from "./type-pairs.ts";
import { TYPEFACES, type TypefaceId } from "./typefaces.ts";

/**
 * `cream`: paper the colour of cream, a serif of high contrast and terracotta. `broadsheet`: hairlines
 * between columns of serif, and not one rounded corner. Near-black with acid green or vermilion is not
 * among them, because no palette of the night has these colours.
 */
export type Commonplace = "cream" | "broadsheet";

/** Serifs whose thin strokes are much thinner than their thick ones. */
const DISPLAY_SERIFS: ReadonlySet<TypefaceId> = new Set([
  "cormorant",
  "eb-garamond",
  "fraunces",
  "libre-baskerville",
  "libre-bodoni",
  "lora",
  "newsreader",
  "playfair-display",
]);
/** Hues, degrees OKLCH: of burnt clay, and of paper that turns cream under a tint. */
const TERRACOTTA = { from: 12, to: 72 } as const;
const CREAM = { from: 50, to: 112 } as const;

const isWithin = (hue: number, { from, to }: { from: number; to: number }) =>
  hue >= from && hue <= to;

/** Which of these looks the tokens make; none, as a rule. */
export function findCommonplace(tokens: Tokens): Commonplace | undefined {
  const { direction, typePair, palette, scheme, radius } = tokens;
  const { head } = TYPE_PAIRS[typePair];
  const { isLined, temper } = DIRECTIONS[direction];
  if (isLined === true && radius === "none" && TYPEFACES[head].generic === "serif")
    return "broadsheet";
  const accent = palette.accentHue ?? turnHue(palette.hue, temper.accentOffset);
  const isCream =
    scheme !== "dark" &&
    isCreamy(palette.ground, palette.hue) &&
    DISPLAY_SERIFS.has(head) &&
    // A brand of ink has no hue to speak of; its accent has.
    ((palette.vividness !== "ink" && isWithin(palette.hue, TERRACOTTA)) ||
      isWithin(accent, TERRACOTTA));
  return isCream ? "cream" : undefined;
}

const isCreamy = (ground: Tokens["palette"]["ground"], hue: number) =>
  ground === "warm" || (ground === "tinted" && isWithin(hue, CREAM));

/** The same look on other paper or with softer corners, where it would be one of everybody's. */
export function leaveCommonplace(tokens: Tokens): Tokens {
  const found = findCommonplace(tokens);
  if (found === undefined) return tokens;
  if (found === "broadsheet") return leaveCommonplace({ ...tokens, radius: "small" });
  const { palette, direction } = tokens;
  const ground =
    DIRECTIONS[direction].suits.grounds.find((one) => !isCreamy(one, palette.hue)) ?? "white";
  return { ...tokens, palette: { ...palette, ground } };
}
