/**
 * Proves the expressions of `src` and writes down which are linear: `bun
 * test/regular-expressions/prove.ts`. All of them take some minutes, so that the test reads what is
 * written, and only what is new is proven unless the judge has changed.
 */
import { EXCEPTIONS } from "./exceptions.ts";
import { gatherExpressions } from "./find-expressions.ts";
import { findFault, isBounded } from "./judge-expression.ts";
import { fingerprintJudge, PROVEN, type Proven, readProven } from "./proven.ts";

const texts = new Map((await gatherExpressions()).map((one) => [one.text, one]));
const judge = await fingerprintJudge();
const before = await readProven().catch((): Proven => ({ judge, linear: [] }));
const known = new Set(before.judge === judge ? before.linear : []);
const linear: string[] = [];
for (const [text, { source, flags, path }] of texts) {
  if (isBounded(source, flags)) continue;
  // What is listed with its bound has been tried, and would be tried for nothing until the checker gives up.
  if (EXCEPTIONS.some((one) => one.path === path && text.startsWith(one.begins))) continue;
  const fault = known.has(text) ? undefined : await findFault(source, flags);
  if (fault === undefined) linear.push(text);
  else console.log(`${path}: ${text} is ${fault}`);
}
const proven: Proven = { judge, linear: linear.sort() };
await Bun.write(PROVEN, `${JSON.stringify(proven, undefined, 2)}\n`);
console.log(`${linear.length} of ${texts.size} needed a proof and have it`);
process.exit(0);
