/**
 * Brings an expression into a form that automata can judge: one that takes at least as long on every
 * text. Each look-around is left out, so that every way it would have cut off is counted; where that
 * was done, a sign that no text has is put behind, so that no match hides the ways not tried for it.
 */
import { type AST, parseRegExpLiteral, visitRegExpAST } from "@eslint-community/regexpp";
import { countWays, WAYS_MAX } from "./count-ways.ts";
import { type Alphabet, type Atom, NEVER, shrinkAlphabet } from "./shrink-alphabet.ts";

export type Relaxed = { source: string } | { fault: string };

/** `isWide` also lets a repetition of a bounded number have any number, which makes automata small. */
export function relaxExpression(source: string, flags: string, isWide: boolean): Relaxed {
  const { pattern } = parseRegExpLiteral(new RegExp(source, flags));
  const atoms: Atom[] = [];
  visitRegExpAST(pattern, {
    onCharacterEnter: (node) => atoms.push(node),
    onCharacterClassEnter: (node) => atoms.push(node),
    onExpressionCharacterClassEnter: (node) => atoms.push(node),
    onCharacterSetEnter: (node) => atoms.push(node),
  });
  const own = atoms.filter(({ parent }) => !parent.type.includes("Class"));
  const relaxing: Relaxing = { isWide, hasChanged: false, alphabet: shrinkAlphabet(own, flags) };
  try {
    const text = writeAll(pattern.alternatives, true, relaxing);
    return {
      source: relaxing.hasChanged ? `(?:${text})${NEVER}` : text.replaceAll(NEVER, ""),
    };
  } catch (error) {
    if (error instanceof BeyondAutomata) return { fault: error.message };
    throw error;
  }
}

/** `hasChanged` once it may match where the expression itself does not. */
type Relaxing = { readonly isWide: boolean; readonly alphabet: Alphabet; hasChanged: boolean };

class BeyondAutomata extends Error {}

const writeAll = (
  alternatives: readonly AST.Alternative[],
  isFirst: boolean,
  relaxing: Relaxing,
): string => alternatives.map((one) => writeAlternative(one, isFirst, relaxing)).join("|");

/** `isFirst` while nothing of the text has been taken yet. */
function writeAlternative({ elements }: AST.Alternative, isFirst: boolean, relaxing: Relaxing) {
  let isStart = isFirst;
  return elements
    .map((element) => {
      const text = writeElement(element, isStart, relaxing);
      isStart &&= element.type === "Assertion" && element.kind === "lookahead";
      return text;
    })
    .join("");
}

function writeElement(element: AST.Element, isFirst: boolean, relaxing: Relaxing): string {
  switch (element.type) {
    case "Backreference":
      throw new BeyondAutomata("it refers back");
    case "Assertion":
      return "alternatives" in element ? writeLookaround(element, isFirst, relaxing) : element.raw;
    case "Group":
      if (element.modifiers !== null) throw new BeyondAutomata("it changes its flags");
      return `(?:${writeAll(element.alternatives, isFirst, relaxing)})`;
    case "CapturingGroup":
      return `(?:${writeAll(element.alternatives, isFirst, relaxing)})`;
    case "Quantifier": {
      const repeated = writeElement(element.element, false, relaxing);
      // A few are kept: the automaton stays small, and they tell more than any number.
      const isEndless = element.max === Number.POSITIVE_INFINITY;
      if (!relaxing.isWide || isEndless || element.max <= FEW)
        return repeated + writeCount(element);
      relaxing.hasChanged = true;
      return `${repeated}${element.min === 0 ? "*" : "+"}`;
    }
    default:
      return relaxing.alphabet(element, false);
  }
}

const FEW = 3;

const writeCount = ({ min, max }: AST.Quantifier): string =>
  max === Number.POSITIVE_INFINITY ? `{${min},}` : `{${min},${max}}`;

/**
 * Nothing, where its own work has a bound. At the start a look back is as good as taking what it sees,
 * since a search begins at every place anyway.
 */
function writeLookaround(
  look: AST.LookaroundAssertion,
  isFirst: boolean,
  relaxing: Relaxing,
): string {
  const ways = look.alternatives.reduce((sum, one) => sum + countWays(one), 0);
  if (ways > WAYS_MAX) throw new BeyondAutomata("it looks around without a bound");
  if (isFirst && look.kind === "lookbehind") {
    const taken = look.negate
      ? writeOpposite(look.alternatives, relaxing)
      : writeAll(look.alternatives, false, relaxing);
    if (taken !== undefined) return `(?:${taken})`;
  }
  relaxing.hasChanged = true;
  return "";
}

/** What may stand before instead of one sign; undefined for more than one. */
function writeOpposite(
  [only, ...others]: readonly AST.Alternative[],
  { alphabet }: Relaxing,
): string | undefined {
  const [sign, ...further] = only?.elements ?? [];
  if (sign === undefined || others.length > 0 || further.length > 0) return undefined;
  switch (sign.type) {
    case "Character":
    case "CharacterClass":
    case "CharacterSet":
    case "ExpressionCharacterClass":
      return `^|${alphabet(sign, true)}`;
    default:
      return undefined;
  }
}
