/** A sheet in fewer bytes says the same: the rules, strings and selectors that were written, without comments. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { listCssRules } from "./css-rules.ts";
import { minifyCss } from "./minify-css.ts";

describe("a sheet in fewer bytes", () => {
  test.each([
    ["a { color : red ; }", "a{color:red}"],
    ["/* one */ a { color: red; /* two */ } /* three */", "a{color:red}"],
    ["a,\nb   > c { margin: 0 auto; }", "a,b>c{margin:0 auto}"],
    ["a :hover { color: red; }", "a :hover{color:red}"],
    ["a:not(.b) :is(.c, .d) { color: red; }", "a:not(.b) :is(.c,.d){color:red}"],
    [
      "@media (min-width: 40rem) { a { x: calc(1px + 2px); } }",
      "@media (min-width: 40rem){a{x:calc(1px + 2px)}}",
    ],
    ["a { width: clamp(1rem, 2vw + 1rem, 3rem); }", "a{width:clamp(1rem,2vw + 1rem,3rem)}"],
    ["", ""],
    ["/* nothing */", ""],
  ])("of %j is %j", (css, minified) => {
    expect(minifyCss(css)).toBe(minified);
  });

  test("keeps strings as they are written", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..." :;,>ab\t") }), (said) => {
        expect(minifyCss(`a::before { content: "${said}"; color: red }`)).toBe(
          `a::before{content:"${said}";color:red}`,
        );
      }),
    );
  });

  test("has the rules of the sheet in their order, and is as small as it gets", () => {
    const selector = fc.constantFrom("a", ".b", "a > .b", ".b :hover", "a, .b", "a:not(.b)");
    const declaration = fc.constantFrom(
      "color: red",
      "margin: 0 1px",
      "--x: 1",
      "top : calc(1px + 2px)",
    );
    const rule = fc.tuple(selector, fc.array(declaration, { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.boolean(), (rules, isMedia) => {
        const body = rules
          .map(([head, all]) => `${head} {\n  ${all.join(";\n  ")};\n}`)
          .join("\n\n");
        const css = isMedia ? `@media print {\n${body}\n}` : body;
        const minified = minifyCss(css);
        expect([...listCssRules(minified)].length).toBe(rules.length);
        expect(minifyCss(minified)).toBe(minified);
        expect(minified.length).toBeLessThanOrEqual(css.length);
        const squeeze = (text: string) => text.replace(/[\s;]+/gu, "");
        expect(squeeze(minified)).toBe(squeeze(css));
      }),
      { numRuns: 300 },
    );
  });
});
