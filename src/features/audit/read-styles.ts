/**
 * Reads a page's own style sheet as far as colours go: which rules set a text colour, a ground, or
 * rebind the colours of what is inside them.
 */

import { listCssRules, splitSelectors } from "../renderer/room.ts";

/** Custom properties and the two colour declarations that count. */
export type ColourRule = {
  /** One selector, such as `.b-hero .lede`. */
  selector: string;
  /** Names with their dashes, as in `--paper`. */
  properties: Map<string, string>;
  colour: string | undefined;
  ground: string | undefined;
};

export type ColourSheet = {
  /** Custom properties of the page as a whole, by day and by night. */
  light: ReadonlyMap<string, string>;
  dark: ReadonlyMap<string, string>;
  /** One entry a selector, everything said of it joined in the order of the sheet. */
  rules: readonly ColourRule[];
  bySelector: ReadonlyMap<string, ColourRule>;
  /** Rules for elements of some classes, wherever they stand. */
  simple: readonly { rule: ColourRule; classes: readonly string[] }[];
};

type Colours = { properties: Map<string, string>; colour?: string; ground?: string };

/** Elements that hold the whole page, whose properties are everybody's. */
const PAGE = new Set([":root", "html", "body"]);
/** What is meant for paper or for a palette of the visitor's own is not ours to measure. */
const NOT_OURS = /^@media ?print|forced-colors/u;

export function readColourSheet(css: string): ColourSheet {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  const rules = new Map<string, ColourRule>();
  for (const { conditions, head, body } of listCssRules(css)) {
    if (head.startsWith("@") || conditions.some((query) => NOT_OURS.test(query))) continue;
    const read = readDeclarations(body);
    if (read === undefined) continue;
    const isNight = conditions.some((query) => /prefers-color-scheme: ?dark/u.test(query));
    for (const selector of splitSelectors(head)) {
      if (PAGE.has(selector)) {
        for (const [name, value] of read.properties) {
          if (!isNight) light.set(name, value);
          dark.set(name, value);
        }
        continue;
      }
      const known = rules.get(selector) ?? {
        selector,
        properties: new Map(),
        colour: undefined,
        ground: undefined,
      };
      for (const [name, value] of read.properties) known.properties.set(name, value);
      known.colour = read.colour ?? known.colour;
      known.ground = read.ground ?? known.ground;
      rules.set(selector, known);
    }
  }
  const all = [...rules.values()];
  const simple = all
    .filter(({ selector, properties }) => properties.size > 0 && /^\.[\w.-]+$/u.test(selector))
    .map((rule) => ({ rule, classes: rule.selector.match(/\.[\w-]+/gu) ?? [] }));
  return { light, dark, rules: all, bySelector: rules, simple };
}

/** Undefined when the rule says nothing of colours. */
function readDeclarations(body: string): Colours | undefined {
  if (!body.includes("--") && !body.includes("color") && !body.includes("background")) return;
  const read: Colours = { properties: new Map() };
  for (const declaration of body.split(";")) {
    const at = declaration.indexOf(":");
    const name = declaration.slice(0, at).trim();
    const value = declaration.slice(at + 1).trim();
    if (name.startsWith("--")) read.properties.set(name, value);
    else if (name === "color") read.colour = value;
    else if (name === "background" || name === "background-color") read.ground = value;
  }
  return read;
}
