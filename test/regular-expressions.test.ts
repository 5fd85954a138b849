/**
 * No regular expression of the service can be made slow by a text: each has a bounded number of ways
 * from any place, or a proof that it takes linear time, or stands in a list with its bound.
 */
import { expect, test } from "bun:test";
import { EXCEPTIONS, type Exception } from "./regular-expressions/exceptions.ts";
import {
  findUnread,
  type Gathered,
  gatherExpressions,
  readExpressions,
} from "./regular-expressions/find-expressions.ts";
import { findFault, isBounded } from "./regular-expressions/judge-expression.ts";
import { fingerprintJudge, readProven } from "./regular-expressions/proven.ts";

const REFRESH = "run bun test/regular-expressions/prove.ts";
const gathered = await gatherExpressions();
const proven = await readProven();

const isListed = ({ path, text }: Gathered, exception: Exception) =>
  path === exception.path && text.startsWith(exception.begins);

/** One sentence for each expression without a proof, and for each proof or exception without need. */
function findBreaches(
  expressions: readonly Gathered[],
  linear: readonly string[],
  exceptions: readonly Exception[],
): string[] {
  const isProven = new Set(linear);
  const asked = expressions.filter(({ source, flags }) => !isBounded(source, flags));
  const open = asked.filter(({ text }) => !isProven.has(text));
  const askedTexts = new Set(asked.map(({ text }) => text));
  return [
    ...open
      .filter((one) => !exceptions.some((exception) => isListed(one, exception)))
      .map(({ path, text }) => `${path}: ${text} is not proven linear; ${REFRESH}`),
    ...exceptions
      .filter((exception) => !open.some((one) => isListed(one, exception)))
      .map(({ path, begins }) => `${path}: ${begins} need not be listed`),
    ...linear
      .filter((text) => !askedTexts.has(text))
      .map((text) => `${text} is no expression that needs a proof; ${REFRESH}`),
  ];
}

test("every regular expression takes linear time, or is listed with its bound", () => {
  expect(gathered.length).toBeGreaterThan(500);
  expect(findBreaches(gathered, proven.linear, EXCEPTIONS)).toEqual([]);
});

test("the proofs are of the judge as it is", async () => {
  expect([proven.judge, REFRESH]).toEqual([await fingerprintJudge(), REFRESH]);
});

test("an expression without proof, a stale proof and a stale exception are found", () => {
  const planted = { source: "(a+)+$", flags: "", path: "src/lib/text.ts", text: "/(a+)+$/" };
  expect(findBreaches([...gathered, planted], proven.linear, EXCEPTIONS)).toEqual([
    `src/lib/text.ts: /(a+)+$/ is not proven linear; ${REFRESH}`,
  ]);
  expect(findBreaches(gathered, [...proven.linear, "/(a+)+$/"], EXCEPTIONS)).toHaveLength(1);
  const stale = { path: "src/lib/text.ts", begins: "/(a+)+$/", bound: "none", reason: "none" };
  expect(findBreaches(gathered, proven.linear, [...EXCEPTIONS, stale])).toEqual([
    "src/lib/text.ts: /(a+)+$/ need not be listed",
  ]);
});

test.each([
  ["^([\\w-]+):[ \\t]*([^\\0\\r\\n]*?)[ \\t]*$", "", true],
  ["\\s+$", "", true],
  ["x*y", "", true],
  ["(?:a|b|ab)+c", "", true],
  ["(a+)+$", "", true],
  ["\\p{L}+(?!\\p{L})x", "iu", true],
  ["(a*)\\1b", "", true],
  ["a(?=\\s*b)", "", true],
  ["^\\s+", "", false],
  ["\\s+", "", false],
  ["\\?.*$", "s", false],
  ["\\p{M}{31}", "u", false],
  ["(?<!\\s)\\s+for\\b", "iu", false],
  ["^[^\\s@.]+(?:\\.[^\\s@.]+)+$", "", false],
  ["\\d{1,4}-\\d{1,4}", "", false],
])("the judge finds /%s/%s slow: %p", async (source, flags, isSlow) => {
  expect((await findFault(source, flags)) !== undefined).toBe(isSlow);
});

test("expressions are found wherever they stand, and nowhere else", () => {
  const text = [
    'import type { A } from "./a.ts";',
    "const half = 4 / 2 / 1; // /not+one/",
    "const one: RegExp = /a+\\/[/]/giu, two = `/no/$" + "{/in a template/.test(x) as boolean}`;",
    "const view = <p title=\"/no/\">/no+/ {list.replace(/yes+/g, '')}</p>;",
    "const made = new RegExp(text), same = RegExp('y'); type R = RegExp;",
  ].join("\n");
  const { literals, calls } = readExpressions(text, "src/view.tsx");
  expect(literals.map(({ source, flags }) => `/${source}/${flags}`)).toEqual([
    "/a+\\/[/]/giu",
    "/in a template/",
    "/yes+/g",
  ]);
  expect(calls).toBe(2);
});

test("an expression that is built from text later than while its file is loaded is found", () => {
  const path = "src/view.ts";
  const { calls } = readExpressions(
    "export const f = (word) => new RegExp(`a+$" + "{word}`);",
    path,
  );
  expect(findUnread([{ path, calls }], [])).toHaveLength(1);
  const built = { path, source: "a+", flags: "", place: "src/view.ts:1" };
  expect(findUnread([{ path, calls }], [built])).toEqual([]);
});
