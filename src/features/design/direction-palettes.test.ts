/** The colours that directions lead to: readable on every surface their styles lay words on, and told apart where they should be. */
import { describe, expect, test } from "bun:test";
import { contrast, readHue, toHex, toOklch } from "./colour.ts";
import { DIRECTIONS } from "./directions.ts";
import type { Tokens } from "./document.ts";
import {
  BODY_RATIO,
  listContrastPairs,
  type Palette,
  type Scheme,
  solvePalette,
} from "./palette.ts";
import { DIRECTION_IDS, type DirectionId } from "./vocabulary.ts";

const HUE_STEP = 4;
const SCHEMES: readonly Scheme[] = ["light", "dark"];

type Case = { palette: Palette; choice: Tokens["palette"]; scheme: Scheme; name: string };

/** Every palette that the direction leads to: its own grounds and vividness, any hue, by day and by night. */
function* listPalettes(direction: DirectionId, accentHue?: number): Generator<Case> {
  const { suits, temper } = DIRECTIONS[direction];
  for (const vividness of suits.vividness)
    for (const ground of suits.grounds)
      for (let hue = 0; hue < 360; hue += HUE_STEP)
        for (const scheme of SCHEMES) {
          const choice = {
            ...{ hue, vividness, ground },
            ...(accentHue === undefined ? {} : { accentHue }),
          };
          const name = `${vividness} ${ground} ${hue} ${scheme}`;
          yield { palette: solvePalette(choice, temper, scheme), choice, scheme, name };
        }
}

const toLab = (colour: string): [number, number, number] => {
  const { l, c, h } = toOklch(colour);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

/** How far two colours are apart in OKLab: what is under 0.02 looks alike. */
function distance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** As `color-mix(in oklab, one share, other)` mixes. */
function mix(one: string, share: number, other: string): string {
  const [a, b] = [toLab(one), toLab(other)];
  const at = (axis: 0 | 1 | 2) => a[axis] * share + b[axis] * (1 - share);
  const [l, x, y] = [at(0), at(1), at(2)];
  return toHex({ l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI });
}

/** Names of the palettes of the direction that `isSound` does not hold for. */
const listUnsound = (
  direction: DirectionId,
  isSound: (one: Case) => boolean,
  accentHue?: number,
): string[] =>
  [...listPalettes(direction, accentHue)].filter((one) => !isSound(one)).map(({ name }) => name);

describe.each([...DIRECTION_IDS])("%s", (direction) => {
  test("every pair that carries text reaches its contrast, whatever hue is asked for", () => {
    const isReadable = ({ palette }: Case) =>
      listContrastPairs(palette).every(({ ratio, wanted }) => ratio >= wanted);
    expect(listUnsound(direction, isReadable)).toEqual([]);
  });

  test("so does every pair with an accent that somebody chose beside it", () => {
    const isReadable = ({ palette }: Case) =>
      listContrastPairs(palette).every(({ ratio, wanted }) => ratio >= wanted);
    for (const accentHue of [0, 95, 190, 300])
      expect(listUnsound(direction, isReadable, accentHue)).toEqual([]);
  });

  test("a tinted band, a card on it and a loud band are seen for what they are", () => {
    const isApart = ({ palette: { ground, tint, raise, strong } }: Case) =>
      distance(tint, ground) > 0.03 &&
      distance(raise, tint) > 0.025 &&
      distance(strong, ground) > 0.05 &&
      distance(strong, tint) > 0.02;
    expect(listUnsound(direction, isApart)).toEqual([]);
  });

  test("hairlines and borders of fields are seen on each paper, borders clearly", () => {
    const isSeen = ({ palette: { ground, tint, raise, line, edge } }: Case) =>
      contrast(line, ground) > 1.2 && [ground, tint, raise].every((on) => contrast(edge, on) >= 3);
    expect(listUnsound(direction, isSeen)).toEqual([]);
  });

  test("words are ink on a wash of the accent", () => {
    const isReadable = ({ palette: { ink, accent, raise } }: Case) =>
      contrast(ink, mix(accent, 0.26, raise)) >= BODY_RATIO;
    expect(listUnsound(direction, isReadable)).toEqual([]);
  });

  test("a brand colour keeps the hue that was asked for", () => {
    const isOfHue = ({ palette: { brand }, choice: { hue } }: Case) => {
      const { c, h } = toOklch(brand);
      // Nearly grey has no hue to keep.
      return c < 0.03 || Math.abs(((h - hue + 540) % 360) - 180) < 3;
    };
    expect(listUnsound(direction, isOfHue)).toEqual([]);
  });

  test("the page is light by day, unless it lives from the dark, and dark by night", () => {
    const isOfItsTime = ({ palette: { ground }, choice, scheme }: Case) => {
      const isDark = scheme === "dark" || choice.ground === "deep";
      const { l } = toOklch(ground);
      return isDark ? l < 0.25 : l > 0.9;
    };
    expect(listUnsound(direction, isOfItsTime)).toEqual([]);
  });
});

test("a colour that people write leads to a brand of that colour in every direction", () => {
  const written = [
    "#b5482a",
    "#0f766e",
    "#1d4ed8",
    "crimson",
    "rebeccapurple",
    "#e9b000",
    "#4d7c0f",
  ];
  for (const text of written) {
    const hue = readHue(text);
    expect(hue).toBeDefined();
    for (const direction of DIRECTION_IDS) {
      const { suits, temper } = DIRECTIONS[direction];
      const [vividness = "clear"] = suits.vividness;
      const [ground = "white"] = suits.grounds;
      const { brand } = solvePalette({ hue: hue ?? 0, vividness, ground }, temper, "light");
      const { c, h } = toOklch(brand);
      const turned = Math.abs(((h - (hue ?? 0) + 540) % 360) - 180);
      expect({ text, direction, isClose: c < 0.03 || turned < 3 }).toEqual({
        text,
        direction,
        isClose: true,
      });
    }
  }
  for (const text of ["#777", "black", "no colour", ""]) expect(readHue(text)).toBeUndefined();
});
