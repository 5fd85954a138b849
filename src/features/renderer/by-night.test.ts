/**
 * By night no band, header or foot glares: whole fields of colour are set in the roles that are deepened then. Brand,
 * accent and ink turn light on dark paper, for buttons, rules and small things.
 */
import { expect, test } from "bun:test";
import { listCssRules } from "./css-rules.ts";
import { pruneSheet } from "./prune-css.ts";
import { DIRECTION_STYLES } from "./styles/styles.ts";

const WHOLE_FIELD =
  /(?:\.foot|\.b-(?:callToAction|pageHeader|hero|statement)|\.s-[a-z]+|\.cta)(?:[.:][^ >+~]*)?$/u;
const LIGHT_BY_NIGHT = /background(?:-color)?:var\(--(?:accent|accent-2|ink|link|quiet)\)/u;

const listGlaring = (css: string): string[] =>
  [...listCssRules(css)]
    .filter(({ body }) => LIGHT_BY_NIGHT.test(body))
    .flatMap(({ head }) => head.split(/,(?![^(]*\))/u))
    .filter((selector) => WHOLE_FIELD.test(selector));

test("no whole field is set in a colour that is light by night", () => {
  expect(
    listGlaring(
      ".foot{background:var(--ink)}.s-tint:not(.b-hero,.b-faq){background:var(--accent-2)}" +
        ".foot a{background:var(--ink)}.foot{background:var(--deep)}",
    ),
  ).toEqual([".foot", ".s-tint:not(.b-hero,.b-faq)"]);
  for (const [direction, sheet] of Object.entries(DIRECTION_STYLES))
    expect([direction, ...listGlaring(pruneSheet(sheet.read(), () => true))]).toEqual([direction]);
});
