/**
 * One letter for all code points that an expression cannot tell apart. Automata over the whole of
 * Unicode, without regard to case, are too large to be judged; over these letters they do the same.
 */
import type { AST } from "@eslint-community/regexpp";

export type Atom =
  | AST.Character
  | AST.CharacterClass
  | AST.ExpressionCharacterClass
  | AST.CharacterSet;
/** Writes what an atom, or its opposite, takes. */
export type Alphabet = (atom: Atom, isOpposite: boolean) => string;

type Named = { taking: ReadonlySet<number>; letter: string };

/** Takes part in no set: for private use, which no expression names. */
export const NEVER = "\\ue000";

const WORD = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"];
const LINE_ENDS = ["\\n", "\\r", "\\u2028", "\\u2029"];
const OTHERS = Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x4e00 + at));

/** Letters for the code points that `atoms` tell apart, and that word boundaries and line ends do. */
export function shrinkAlphabet(atoms: readonly Atom[], flags: string): Alphabet {
  const known = [...new Set(["\\w", "[\\n\\r\\u2028\\u2029]", ...atoms.map(({ raw }) => raw)])];
  const members = known.map((raw) => findMembers(raw, flags));
  const groups = group(members);
  const letters = groups.map(({ taking }) =>
    taking.has(1) ? LINE_ENDS : taking.has(0) ? WORD : OTHERS,
  );
  const used = new Map<readonly string[], number>();
  const named = groups.map(({ taking }, at) => {
    const from = letters[at] ?? OTHERS;
    const next = used.get(from) ?? 0;
    used.set(from, next + 1);
    const letter = from[next];
    if (letter === undefined) throw new Error("more kinds of signs than letters for them");
    return { taking, letter };
  });
  // All other signs behave like one group of those that are neither of a word nor the end of a line.
  const rest = named.find(({ taking }) => !taking.has(0) && !taking.has(1));
  return (atom, isOpposite) => {
    const number = known.indexOf(atom.raw);
    const isTaken = ({ taking }: Named) => taking.has(number) !== isOpposite;
    const write = (some: readonly Named[]) => some.map(({ letter }) => letter).join("");
    if (rest === undefined || !isTaken(rest)) return `[${write(named.filter(isTaken))}]`;
    return `[^${write(named.filter((one) => !isTaken(one)))}${NEVER}]`;
  };
}

/** Groups of code points by the sets that have them, each with the numbers of those sets. */
function group(members: readonly Uint8Array[]): { taking: ReadonlySet<number> }[] {
  const groups = [{ taking: new Set<number>() }];
  const groupOf = new Int32Array(members[0]?.length ?? 0);
  for (const [number, has] of members.entries()) {
    const split = new Map<number, number>();
    const kept = new Set<number>();
    for (let point = 0; point < groupOf.length; point += 1) {
      if (has[point] === 0) kept.add(groupOf[point] ?? 0);
    }
    for (let point = 0; point < groupOf.length; point += 1) {
      if (has[point] === 0) continue;
      const old = groupOf[point] ?? 0;
      const next = split.get(old) ?? (kept.has(old) ? groups.length : old);
      if (!split.has(old)) {
        split.set(old, next);
        const taking = new Set(groups[old]?.taking).add(number);
        if (next === old) groups[old] = { taking };
        else groups.push({ taking });
      }
      groupOf[point] = next;
    }
  }
  return groups;
}

const cache = new Map<string, Uint8Array>();

/** For every code point, or code unit without the flag for them, whether the atom takes it. */
function findMembers(raw: string, flags: string): Uint8Array {
  const kept = flags.replace(/[^iusv]/g, "");
  const key = `${kept} ${raw}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const isWhole = /[uv]/.test(kept);
  const atom = new RegExp(`^(?:${raw})$`, kept);
  const has = new Uint8Array(isWhole ? 0x110000 : 0x10000);
  for (let point = 0; point < has.length; point += 1) {
    if (atom.test(String.fromCodePoint(point))) has[point] = 1;
  }
  cache.set(key, has);
  return has;
}
