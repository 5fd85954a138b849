/** Descriptions as HTML: what Markdown can say, and what it must not. */
import { expect, test } from "bun:test";
import { plainDescription, renderDescription } from "./description.ts";

test.each([
  ["**bold** and *soft*", "<p><strong>bold</strong> and <em>soft</em></p>"],
  ["<b>x</b> & <i>", "<p>&lt;b&gt;x&lt;/b&gt; &amp; &lt;i&gt;</p>"],
  ["[in](/about)", "<p><a>in</a></p>"],
  ["[out](HTTPS://Example.com)", /^<p><a href="HTTPS:\/\/Example\.com" rel="noopener/],
  ["[mail](mailto:a@b.test)", '<p><a href="mailto:a@b.test">mail</a></p>'],
  ["[no](javascript:alert(1))", "<p><a>no</a></p>"],
  ["[no](//evil.test)", "<p><a>no</a></p>"],
  ["![pixel](https://evil.test/p.png)", "<p></p>"],
  ["", ""],
])("%p becomes %p", (markdown, expected) => {
  if (typeof expected === "string") expect(renderDescription(markdown)).toBe(expected);
  else expect(renderDescription(markdown)).toMatch(expected);
});

test("headings begin below the page's own, whatever level the text begins with", () => {
  const levels = (markdown: string) =>
    [...renderDescription(markdown).matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));
  expect(levels("# a\n\n## b\n\n# c")).toEqual([2, 3, 2]);
  expect(levels("### a\n\n#### b")).toEqual([2, 3]);
  expect(levels("no heading")).toEqual([]);
});

test("the plain text of a description is one line of what a reader would see", () => {
  expect(plainDescription("# A & B\n\n- *one*\n- <two>\n\n[three](https://x.test)", 100)).toBe(
    "A & B one <two> three",
  );
  expect(plainDescription("word ".repeat(100), 20)).toBe("word word word word…");
});
