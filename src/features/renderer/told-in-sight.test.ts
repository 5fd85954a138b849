/** What an owner told beside the buttons ("walk ins only") is in sight, whatever the art direction. */
import { expect, test } from "bun:test";
import { listCssRules } from "./css-rules.ts";
import { pruneSheet } from "./prune-css.ts";
import { BASE_STYLES, BLOCK_STYLES, DIRECTION_STYLES } from "./styles/styles.ts";

const HIDDEN = /display:none|visibility:hidden/u;

const listHidden = (css: string): string[] =>
  [...listCssRules(css)]
    .filter(({ head, body }) => /\.notes(?![\w-])/u.test(head) && HIDDEN.test(body))
    .map(({ head }) => head);

test("no style hides notes", () => {
  expect(listHidden(".b-hero .notes{display:none}.notes li{color:red}")).toEqual([
    ".b-hero .notes",
  ]);
  for (const [name, sheet] of Object.entries({
    ...{ base: BASE_STYLES, ...BLOCK_STYLES, ...DIRECTION_STYLES },
  }))
    expect([name, ...listHidden(pruneSheet(sheet.read(), () => true))]).toEqual([name]);
});
