/**
 * Contrast of every pair of text and ground that a style sheet brings together, by day and by night:
 * computed from the colours themselves, on each surface that a section can have.
 */
import { contrast, type SiteDocument } from "../design/room.ts";
import { writeWholeStyles } from "../renderer/room.ts";
import { type ColourRule, type ColourSheet, readColourSheet } from "./read-styles.ts";
import type { AuditFinding } from "./report.ts";

export type ContrastPair = {
  selector: string;
  scheme: "light" | "dark";
  text: string;
  ground: string;
  ratio: number;
  wanted: number;
};

const TEXT_RATIO = 4.5;
/** Signs that a style sheet draws before or after a text; they tell nothing that the text does not. */
const MARK_RATIO = 3;

/** Answers a custom property's value where one stands. */
type Colours = (property: string) => string | undefined;
type Surface = { name: string; colours: Colours; ground: string };

/** Every pair of the sheet, with the ratio it has and the one it must have. */
export function listContrasts(css: string): ContrastPair[] {
  const sheet = readColourSheet(css);
  const ratios = rememberRatios();
  const rules = sheet.rules
    .filter(({ colour, ground }) => colour !== undefined || ground !== undefined)
    .filter((rule) => !isOnlyFrame(rule, sheet))
    .map((rule) => readRule(rule, sheet));
  const coloured = Map.groupBy(
    rules.filter(({ rule }) => rule.colour !== undefined),
    ({ parts }) => parts.at(-1) ?? "",
  );
  const texts = rules.flatMap((island) => listTextsOn(island, coloured));
  return (["light", "dark"] as const).flatMap((scheme) => {
    const surfaces = listSurfaces(sheet, scheme);
    return [...rules, ...texts].flatMap((rule) =>
      surfaces
        .filter(({ name }) => canStandOn(rule, name))
        .flatMap((surface) => pairOn(rule, surface, ratios))
        .map((pair) => ({ ...pair, scheme })),
    );
  });
}

/** An element that gives its own ground to the box in it: all of its text stands on that box. */
const isOnlyFrame = ({ selector, ground }: ColourRule, { bySelector }: ColourSheet): boolean =>
  ground === "none" && bySelector.get(`${selector}>.w`)?.ground !== undefined;

/** A rule with what it stands in: the rules of its ancestors and of its own classes. */
type PlacedRule = {
  rule: ColourRule;
  /** Its selector, one compound after the other. */
  parts: readonly string[];
  classes: readonly string[];
  around: readonly ColourRule[];
};

function readRule(rule: ColourRule, { bySelector, simple }: ColourSheet): PlacedRule {
  const parts = splitCompounds(rule.selector);
  const around = parts.flatMap((part, at) => {
    const own = new Set(classesOf(part));
    const ofElement = simple.filter((one) => one.classes.every((name) => own.has(name)));
    const ofPrefix = bySelector.get(parts.slice(0, at + 1).join(" "));
    return [...ofElement.map((one) => one.rule), ...(ofPrefix ? [ofPrefix] : [])];
  });
  return { rule, parts, classes: parts.flatMap(classesOf), around: [...around, rule] };
}

/** Class names of one compound, those in conditions left out. */
export const classesOf = (compound: string): string[] =>
  compound.replace(/:(?:is|not|has|where)\([^()]*\)/gu, "").match(/\.[\w-]+/gu) ?? [];

const splitCompounds = (selector: string): string[] =>
  selector
    .replace(/\([^()]*\)/gu, (inside) => inside.replace(/[ >+~]/gu, ""))
    .split(/[ >+~]+/u)
    .filter((part) => part !== "");

/** What common texts the boxes of a block hold, by the box's class. */
const TEXTS_IN: Readonly<Record<string, readonly string[]>> = {
  ".cta": [".eyebrow", ".lede", "a"],
  ".w": [".eyebrow", ".lede", ".item-text", ".detail", ".notes", "a"],
  ".body": [".item-text", ".detail", ".when", ".price", "a"],
  ".item": [".item-text", ".detail", ".when", ".price", "a"],
};

/**
 * Common texts on a ground that a box or a whole block gives itself: the rule that colours such a
 * text wherever it stands, seen from there.
 */
function listTextsOn(
  island: PlacedRule,
  coloured: ReadonlyMap<string, readonly PlacedRule[]>,
): PlacedRule[] {
  const { ground, selector } = island.rule;
  if (ground === undefined || ground === "none" || selector.includes(":")) return [];
  const names = classesOf(island.parts.at(-1) ?? "").flatMap(
    (name) => TEXTS_IN[name] ?? (name.startsWith(".b-") ? TEXTS_IN[".w"] : undefined) ?? [],
  );
  const around = new Set([...island.classes, ".head"]);
  return [...new Set(names)].flatMap((name) => {
    const fitting = (coloured.get(name) ?? []).filter(({ parts }) =>
      parts.slice(0, -1).every((part) => isAround(part, around)),
    );
    // Of several rules the one that says most of where the text stands has the last word.
    const winner = fitting.toSorted((a, b) => a.classes.length - b.classes.length).at(-1);
    if (winner === undefined) return [];
    const rule = { ...winner.rule, selector: `${selector} ${name}`, ground: undefined };
    return [{ ...island, rule, around: [...island.around, ...winner.around] }];
  });
}

const isAround = (part: string, around: ReadonlySet<string>): boolean =>
  /^[.\w-]+$/u.test(part) &&
  part.startsWith(".") &&
  classesOf(part).every((name) => around.has(name));

/** The page itself, and what a section of the rhythm can stand on. */
function listSurfaces(sheet: ColourSheet, scheme: "light" | "dark"): Surface[] {
  const page: Colours = (property) => sheet[scheme].get(property);
  const on = (name: string, rules: readonly ColourRule[]): Surface[] => {
    const colours = rebind(page, rules);
    const ground = resolve(rules.at(-1)?.ground ?? "var(--paper)", colours);
    return ground === undefined ? [] : [{ name, colours, ground }];
  };
  const loud = ["s-tint", "s-strong"].flatMap((name) => {
    const rule = sheet.bySelector.get(`.${name}`);
    return rule === undefined ? [] : on(name, [rule]);
  });
  return [...on("", []), ...loud];
}

/** Parts of the frame are never inside a section, and some rules name the surface they are for. */
const FRAME = new Set([".top", ".bar", ".strip", ".foot", ".skip", ".nav", ".menu", ".brand"]);

function canStandOn({ classes, rule }: PlacedRule, surface: string): boolean {
  const named = /\.s-(?:plain|tint|strong)\b/u.exec(rule.selector)?.[0];
  if (named !== undefined) return named === (surface === "" ? ".s-plain" : `.${surface}`);
  return surface === "" || !classes.some((name) => FRAME.has(name));
}

type Ratios = (text: string, ground: string) => number;

/** The pair that a rule makes on a surface; none where it sets no text or a colour is not plain. */
function pairOn(
  { rule, around }: PlacedRule,
  surface: Surface,
  ratios: Ratios,
): Omit<ContrastPair, "scheme">[] {
  const isMark = /::(?:before|after|marker)/u.test(rule.selector);
  if (rule.colour === undefined && isMark) return [];
  const colours = rebind(surface.colours, around);
  const text = resolve(rule.colour ?? "var(--ink)", colours);
  if (text === undefined) return [];
  // Whoever rebinds the paper says what it stands on, whichever element paints that.
  const papers = rule.ground === undefined && rule.properties.has("--paper") ? "var(--paper)" : "";
  const grounds = around.map((one) => one.ground && resolve(one.ground, colours));
  const ground =
    resolve(papers, colours) ?? grounds.findLast((one) => one !== undefined) ?? surface.ground;
  const ratio = ratios(text, ground);
  const wanted = isMark ? MARK_RATIO : TEXT_RATIO;
  return [{ selector: rule.selector, text, ground, ratio, wanted }];
}

/** Colours as they are inside elements that rebind some: a property's own name means the one outside. */
function rebind(colours: Colours, rules: readonly ColourRule[]): Colours {
  let current = colours;
  for (const { properties } of rules) {
    if (properties.size === 0) continue;
    const outside = current;
    current = (property) => {
      const value = properties.get(property);
      return value === undefined ? outside(property) : (resolve(value, outside) ?? value);
    };
  }
  return current;
}

/** A gradient from a colour to itself is that colour, laid over another; undefined for all else. */
function colourOfGradient(value: string): string | undefined {
  const inside = /^linear-gradient\((.*)\)$/u.exec(value)?.[1] ?? "";
  const half = (inside.length - 1) / 2;
  const colour = inside.slice(0, half);
  return colour !== "" && inside === `${colour},${colour}` ? colour : undefined;
}

const STEPS_MAX = 8;

/** The hex colour that a value comes to; undefined for mixtures, gradients and `inherit`. */
function resolve(value: string, colours: Colours): string | undefined {
  let current: string | undefined = value;
  for (let step = 0; step < STEPS_MAX && current !== undefined; step += 1) {
    if (current.startsWith("#"))
      return /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(current) ? current : undefined;
    current = colourOfGradient(current) ?? current;
    const name: RegExpExecArray | null = /^var\((--[\w-]+)(?:,(.*))?\)$/u.exec(current);
    if (name === null) return undefined;
    current = colours(name[1] ?? "") ?? name[2]?.trim();
  }
  return undefined;
}

/** Many rules make the same few pairs. */
function rememberRatios(): Ratios {
  const known = new Map<string, number>();
  return (text, ground) => {
    const key = `${text} ${ground}`;
    const ratio = known.get(key) ?? Math.floor(contrast(text, ground) * 100) / 100;
    known.set(key, ratio);
    return ratio;
  };
}

/** The contrasts of a whole site: those of every block that it has, whichever page it stands on. */
export function checkSiteContrast(document: SiteDocument): {
  findings: AuditFinding[];
  count: number;
  lowest: number;
} {
  const pairs = listContrasts(writeWholeStyles(document));
  const faint = pairs.filter(({ ratio, wanted }) => ratio < wanted);
  return {
    findings: faint.map(({ selector, scheme, text, ground, ratio, wanted }) => ({
      ...{ check: "contrast", path: "/" },
      detail: `${selector} (${scheme}): ${text} on ${ground} is ${ratio}:1, not ${wanted}:1`,
    })),
    count: pairs.length,
    lowest: pairs.reduce((least, { ratio }) => Math.min(least, ratio), 21),
  };
}
