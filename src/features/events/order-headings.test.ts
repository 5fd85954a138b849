import { expect, test } from "bun:test";
import { makeDescription } from "./description.ts";

/** The levels of the headings that come of a description, and their text. */
function headingsOf(markdown: string): string[] {
  const made = makeDescription(markdown);
  if ("refused" in made) throw new Error(made.refused);
  return Array.from(
    made.html.matchAll(/<h([1-6])>([^<]*)<\/h([1-6])>/g),
    ([, level, text, end]) => `${level}${level === end ? "" : "!"} ${text}`,
  );
}

test.each([
  ["# A\n\n## B\n\n# C", ["2 A", "3 B", "2 C"]],
  ["### A\n\n#### B", ["2 A", "3 B"]],
  ["# A\n\n#### B\n\n###### C", ["2 A", "3 B", "4 C"]],
  ["#### A\n\n# B\n\n###### C\n\n### D", ["2 A", "2 B", "3 C", "3 D"]],
  [
    "# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F",
    ["2 A", "3 B", "4 C", "5 D", "6 E", "6 F"],
  ],
  ["# A\n\n##\n\n###### B", ["2 A", "3 B"]],
  ["no heading, but `<h3>` said", []],
])("%j has no level missing", (markdown, headings) => {
  expect(headingsOf(markdown)).toEqual(headings);
});

test("a heading of nothing is left out, whatever it is made of", () => {
  for (const markdown of ["#", "# ![](https://a.test/x.png)", "# [](https://a.test/)", "# &nbsp;"])
    expect(JSON.stringify(makeDescription(markdown))).not.toMatch(/<h\d/);
});
