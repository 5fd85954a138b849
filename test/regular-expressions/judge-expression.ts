/**
 * Whether a regular expression takes linear time on every text. Where it has only so many ways to go
 * on from each place it does; all others are put to recheck, which proves it with automata.
 */
import { parseRegExpLiteral } from "@eslint-community/regexpp";
import { countWays, WAYS_MAX } from "./count-ways.ts";
import { relaxExpression } from "./relax-expression.ts";

// Its own program where there is one for the machine; the same in JavaScript takes ten times as long.
const hasProgram = process.platform !== "linux" || process.arch === "x64";
process.env.RECHECK_BACKEND ??= hasProgram ? "native" : "pure";
const { check } = await import("recheck");

/** Proofs alone: what recheck would search for by trying depends on how busy the machine is. */
const PROOF = { checker: "automaton", timeout: 10_000 } as const;

export const isBounded = (source: string, flags: string): boolean =>
  countWays(parseRegExpLiteral(new RegExp(source, flags)).pattern) <= WAYS_MAX;

/** Undefined when it is proven linear; else what speaks against it, in words. */
export async function findFault(source: string, flags: string): Promise<string | undefined> {
  if (isBounded(source, flags)) return undefined;
  let fault: string | undefined;
  for (const isWide of [true, false]) {
    const relaxed = relaxExpression(source, flags, isWide);
    if ("fault" in relaxed) return relaxed.fault;
    const verdict = await check(relaxed.source, flags.includes("m") ? "m" : "", PROOF);
    if (verdict.status === "safe") return undefined;
    fault =
      verdict.status === "unknown"
        ? `not to be proven: ${verdict.error.kind}`
        : `${verdict.complexity.summary} on ${verdict.attack.pattern}`;
    // With counted repetitions written out it would take longer still.
    if (verdict.status === "unknown") return fault;
  }
  return fault;
}
