/** What style sheets of every direction keep to: colours are the site's, properties are set, and no sheet speaks. */
import { describe, expect, test } from "bun:test";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { DIRECTION_IDS } from "../../design/vocabulary.ts";
import { listCssRules } from "../css-rules.ts";
import { pruneSheet } from "../prune-css.ts";
import { writeWholeStyles } from "../stylesheet.ts";
import type { StyleSheet } from "./style-sheet.ts";
import { BASE_STYLES, BLOCK_STYLES, DIRECTION_STYLES, HEADER_STYLES } from "./styles.ts";

const readSheet = (sheet: StyleSheet) => pruneSheet(sheet.read(), () => true);
const SHEETS: readonly (readonly [string, string])[] = [
  ["base", readSheet(BASE_STYLES)],
  ...Object.entries({ ...BLOCK_STYLES, ...DIRECTION_STYLES, ...HEADER_STYLES }).map(
    ([name, sheet]) => [name, readSheet(sheet)] as const,
  ),
];

type Declaration = { property: string; value: string; isPrinted: boolean };

function* listDeclarations(css: string): Generator<Declaration> {
  for (const { conditions, body } of listCssRules(css))
    for (const declaration of body.split(/;(?![^(]*\))/u)) {
      const colon = declaration.indexOf(":");
      if (colon < 0) continue;
      yield {
        property: declaration.slice(0, colon).trim(),
        value: declaration.slice(colon + 1),
        isPrinted: conditions.some((condition) => condition.includes("print")),
      };
    }
}

/** A mask shows by how opaque it is; these hold one, and nothing else. */
const MASKS = /^(?:-webkit-)?mask|^--(?:wave|shore|fan|scallop|step|edge-mask)$/u;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklch|oklab)a?\(|(?<![-\w])(?:white|black|red|grey|gray|gold|silver)(?![-\w])/iu;

const listOwnColours = (css: string): string[] =>
  [...listDeclarations(css)]
    .filter(({ property, isPrinted }) => !isPrinted && !MASKS.test(property))
    .filter(({ value }) => COLOUR.test(value))
    .map(({ property, value }) => `${property}:${value}`);

test("no sheet has a colour of its own: it would be the same by day and by night, and on every site", () => {
  const planted =
    ".a{color:#777}.b{mask:linear-gradient(#000,transparent)}@media print{.c{color:#000}}";
  expect(listOwnColours(planted)).toEqual(["color:#777"]);
  for (const [name, css] of SHEETS) expect([name, ...listOwnColours(css)]).toEqual([name]);
});

/** Letters that a sheet writes into the page: in one language, on sites in all of them. */
const listSpoken = (css: string): string[] =>
  [...listDeclarations(css)]
    .filter(({ property }) => property === "content" || property.startsWith("--"))
    .flatMap(({ value }) => [...value.matchAll(/"([^"]*)"/gu)].map(([, text = ""]) => text))
    .filter((text) => /\p{L}/u.test(text));

test("no sheet says a word: it would be English on a Spanish page", () => {
  expect(listSpoken('.a::before{content:"step " counter(a)}.b::after{content:"→"}')).toEqual([
    "step ",
  ]);
  for (const [name, css] of SHEETS) expect([name, ...listSpoken(css)]).toEqual([name]);
});

/** What only the arrangements beside the page set: how far they push it in. */
const SET_BY_HEADERS = ["--inset"];

describe.each([...DIRECTION_IDS])("%s", (direction) => {
  const css = writeWholeStyles(fillDocument({ direction }));

  test("reads no property that nobody sets", () => {
    const set = new Set([...css.matchAll(/[{;](--[\w-]+):/gu)].map(([, name]) => name));
    const read = [...css.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name]) => String(name));
    const unset = read.filter((name) => !set.has(name) && !SET_BY_HEADERS.includes(name));
    expect([...new Set(unset)]).toEqual([]);
  });

  test("has an arrangement of its own or the common one for every kind of block that it likes", () => {
    // Each direction differs in structure, not in tint: it has rules about most kinds of blocks.
    const own = readSheet(DIRECTION_STYLES[direction]);
    const kinds = Object.keys(BLOCK_STYLES).filter((kind) => own.includes(`.b-${kind}`));
    expect(kinds.length).toBeGreaterThanOrEqual(9);
    expect(kinds).toContain("hero");
    expect(kinds).toContain("pageHeader");
  });

  test("keeps its outline on what has the focus, and hides no control", () => {
    const faults = [...listCssRules(css)].filter(
      ({ head, body }) =>
        (/:focus/u.test(head) && /outline:(?:0|none)/u.test(body)) ||
        (/(?:input|select|textarea|\.button)(?![\w-])/u.test(head) &&
          /display:none/u.test(body) &&
          !/hidden|menu/u.test(head)),
    );
    expect(faults.map(({ head }) => head)).toEqual([]);
  });
});

test("no two directions are one sheet under two names", () => {
  const selectors = DIRECTION_IDS.map((direction) => {
    const rules = [...listCssRules(readSheet(DIRECTION_STYLES[direction]))];
    return new Set(rules.map(({ head, body }) => `${head}{${body}}`));
  });
  const tooAlike: string[] = [];
  for (const [at, one] of selectors.entries())
    for (const [other, two] of selectors.entries()) {
      if (other <= at) continue;
      const shared = [...one].filter((rule) => two.has(rule)).length;
      if (shared > 0.5 * Math.min(one.size, two.size))
        tooAlike.push(`${DIRECTION_IDS[at]} and ${DIRECTION_IDS[other]}: ${shared}`);
    }
  expect(tooAlike).toEqual([]);
});
