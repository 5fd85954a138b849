/**
 * Widens a template by the wordings that mean the same: where it says "tell us", "let us know" stands
 * beside it as an alternative. Only literal words are touched, never what fills a slot.
 */

/**
 * A phrase and what may stand in its place anywhere. With a large first letter it is met only where
 * a sentence begins, else wherever it stands.
 */
export type Synonyms = readonly string[];
export type Widen = (template: string) => string;

type Entry = { phrase: string; group: string; largeGroup: string };

const WORD = /[\p{L}\p{N}’']+/gu;
const WORD_END = /[\p{L}\p{N}’']/u;

/** The longest phrase wins where several begin with the same word. */
export function createWidener(sets: readonly Synonyms[]): Widen {
  const entries = new Map<string, Entry[]>();
  for (const set of sets) {
    const [phrase = ""] = set;
    const first = phrase.match(WORD)?.[0] ?? "";
    const group = `[${set.join("|")}]`;
    const largeGroup = `[${set.map(startLarge).join("|")}]`;
    entries.set(first, [...(entries.get(first) ?? []), { phrase, group, largeGroup }]);
  }
  for (const list of entries.values()) list.sort((a, b) => b.phrase.length - a.phrase.length);
  return (template) => widen(template, entries);
}

const startLarge = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function widen(template: string, entries: ReadonlyMap<string, readonly Entry[]>): string {
  let written = "";
  let done = 0;
  for (const { 0: word, index } of template.matchAll(WORD)) {
    if (index < done) continue;
    const small = startSmall(word);
    const found =
      entries.get(word)?.find(({ phrase }) => standsAt(template, index, phrase)) ??
      (small === word
        ? undefined
        : entries.get(small)?.find(({ phrase }) => standsAt(template, index, phrase)));
    if (found === undefined) continue;
    written += template.slice(done, index) + (small === word ? found.group : found.largeGroup);
    done = index + found.phrase.length;
  }
  return written + template.slice(done);
}

const startSmall = (text: string): string => {
  const first = text.charAt(0);
  const small = first.toLowerCase();
  return first === small ? text : small + text.slice(1);
};

/** The first word is known to be the same, but for its first letter. */
const standsAt = (template: string, index: number, phrase: string): boolean =>
  template.startsWith(phrase.slice(1), index + 1) &&
  !WORD_END.test(template.charAt(index + phrase.length));
