/**
 * How many ways an expression has at most to go on from one place. Where that number is bounded, the
 * whole takes linear time on every text, and no further proof is needed.
 */
import type { AST } from "@eslint-community/regexpp";

/** What is below takes a long text in time that nobody notices. */
export const WAYS_MAX = 20_000;

/** Infinite with an unbounded repetition, or a reference back to what may be long. */
export function countWays(node: AST.Pattern | AST.Element | AST.Alternative): number {
  switch (node.type) {
    case "Alternative":
      return node.elements.reduce((ways, element) => ways * countWays(element), 1);
    case "Quantifier":
      return countRepeats(node);
    case "Backreference":
      return Number.POSITIVE_INFINITY;
    case "Pattern":
    case "Group":
    case "CapturingGroup":
      return sum(node.alternatives.map(countWays));
    case "Assertion":
      return "alternatives" in node ? sum(node.alternatives.map(countWays)) : 1;
    default:
      return 1;
  }
}

function countRepeats({ element, min, max }: AST.Quantifier): number {
  if (max === Number.POSITIVE_INFINITY || max > WAYS_MAX) return Number.POSITIVE_INFINITY;
  const each = countWays(element);
  let ways = 0;
  for (let count = min; count <= max && ways <= WAYS_MAX; count += 1) ways += each ** count;
  return ways;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);
