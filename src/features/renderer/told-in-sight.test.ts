/**
 * What a document says is in sight, whatever the art direction: the notes beside the buttons ("walk ins only"), and the
 * place or the trade above a heading, which may stand nowhere else on the page.
 */
import { expect, test } from "bun:test";
import { listCssRules } from "./css-rules.ts";
import { pruneSheet } from "./prune-css.ts";
import { BASE_STYLES, BLOCK_STYLES, DIRECTION_STYLES } from "./styles/styles.ts";

const HIDDEN = /display:none|visibility:hidden/u;

const WORDS = /\.(?:notes|eyebrow|aside)(?![\w-])/u;

const listHidden = (css: string): string[] =>
  [...listCssRules(css)]
    .filter(({ head, body }) => WORDS.test(head) && HIDDEN.test(body))
    .map(({ head }) => head);

test("no style hides notes, labels or asides", () => {
  expect(
    listHidden(
      ".b-hero .notes{display:none}.notes li{color:red}.head .eyebrow,.aside{visibility:hidden}",
    ),
  ).toEqual([".b-hero .notes", ".head .eyebrow,.aside"]);
  for (const [name, sheet] of Object.entries({
    ...{ base: BASE_STYLES, ...BLOCK_STYLES, ...DIRECTION_STYLES },
  }))
    expect([name, ...listHidden(pruneSheet(sheet.read(), () => true))]).toEqual([name]);
});
