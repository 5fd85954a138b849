/** Finds texts that say again what the line above them says. */

const STEM_LENGTH = 5;
const OPENING_WORDS = 8;

/** The longer words of a text by their beginnings, so that an ending makes no other word of them. */
const stems = (words: readonly string[]): Set<string> =>
  new Set(
    words.filter((word) => word.length > 3).map((word) => word.toLowerCase().slice(0, STEM_LENGTH)),
  );
const wordsOf = (text: string): string[] => text.match(/\p{L}{1,60}/gu) ?? [];

/** True where a text opens with all the words of the name above it. */
export function opensWithName(text: string, name: string): boolean {
  const named = stems(wordsOf(name));
  const opening = stems(wordsOf(text).slice(0, OPENING_WORDS));
  return named.size > 0 && named.isSubsetOf(opening);
}

/** Longer words that hold a sentence together and tell nothing by themselves. */
const HOLDING: ReadonlySet<string> = new Set(
  `about after also been before from have here into more than that their them then there these they this those
  what when where which will with would your yours
  aber auch beim dann dass denn dies diese dieser dieses eine einem einen einer eines haben ihre ihrem ihren ihrer
  mehr nach oder sein sind über unter vom werden wird wenn
  alors aussi avec cela cette comme dans elle elles leur mais nous pour sans sont tous tout votre vous
  como cuando desde ella ellas ellos entre esta este estos para pero puede según sobre también tiene usted`.split(
    /\s+/u,
  ),
);

export const stemsOf = (text: string): ReadonlySet<string> => stems(wordsOf(text));

const OF_CALLS =
  /^(?:call|ring|phone|telep|telef|télép|anruf|rufen|numbe|numme|numér|númer|pleas|bitte|reser|réser|book|buche|report|melde|piden|appel|llama)/u;
const FIRST_WORDS = /^(?:first|erste|premi|prime)/u;

/** What a sentence that leads to the telephone is about: its longer words that no other of the owner's sentences has. */
export function findTopics(sentence: string, others: string): string[] {
  const own = wordsOf(sentence).filter((word) => word.length > 4);
  const known = stemsOf(others);
  return [...stems(own)].filter(
    (stem) =>
      !known.has(stem) && !OF_CALLS.test(stem) && !FIRST_WORDS.test(stem) && !HOLDING.has(stem),
  );
}

/** Of two words that begin alike the longer is the other with an ending: "sail" and "sails". */
const isSameWord = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

/** How many words of a text tell something that the line above it does not; every figure is one. */
export function countAdded(text: string, above: string): number {
  const known = [...stems(wordsOf(above))];
  const own = wordsOf(text).filter((word) => !HOLDING.has(word.toLowerCase()));
  const added = [...stems(own)].filter((stem) => !known.some((word) => isSameWord(word, stem)));
  const figures = (text.match(FIGURES) ?? []).filter((figure) => !above.includes(figure));
  return added.length + figures.length;
}

const FIGURES = /\p{Nd}{1,12}/gu;

/** True where every longer word of one text stands in the other. */
export const isSaidIn = (said: string, text: string): boolean =>
  stems(wordsOf(said)).isSubsetOf(stems(wordsOf(text)));

const MOST = 0.6;

/** True where most longer words of one text stand in the other. */
export function isMostlySaidIn(said: string, text: string): boolean {
  const words = stems(wordsOf(said));
  return words.intersection(stems(wordsOf(text))).size >= words.size * MOST;
}

const FORM_LENGTH = 3;

/** Of two words that differ in their ending alone: "veils" and "veil", "lent" and "lend". */
function isForm(one: string, other: string): boolean {
  const length = Math.max(FORM_LENGTH, Math.min(one.length, other.length) - 1);
  return one.slice(0, length) === other.slice(0, length);
}

/** True where a sentence of a text has every longer word of a short one in some form, and there is more than one. */
export function isSaidInForms(said: string, text: string): boolean {
  const words = [...stems(wordsOf(said))].filter((word) => !HOLDING.has(word));
  if (words.length < 2) return false;
  return text.split(/(?<=[.!?]) /u).some((sentence) => {
    const own = [...stems(wordsOf(sentence))];
    return words.every((word) => own.some((other) => isForm(word, other)));
  });
}

/** True where one of two headings has all the words of the other, and more than one. */
export function saysTheSame(one: string, other: string): boolean {
  const [left, right] = [stems(wordsOf(one)), stems(wordsOf(other))];
  const least = Math.min(left.size, right.size);
  if (least === 0) return false;
  // "Who the workshop is for" has one word of many other headings.
  if (least === 1 && left.size !== right.size) return false;
  return left.isSubsetOf(right) || right.isSubsetOf(left);
}

const REPEATED = 0.8;
/** "No. There are no auditions." is short enough to stand on a page twice. */
const REPEATED_WORDS_MIN = 4;

/** True where one of two sentences has nearly all the longer words of the other, in whatever order. */
export function saysItAgain(one: string, other: string): boolean {
  const [left, right] = [stems(wordsOf(one)), stems(wordsOf(other))];
  const least = Math.min(left.size, right.size);
  return least >= REPEATED_WORDS_MIN && left.intersection(right).size >= least * REPEATED;
}

/** True where a name holds a longer word of the trade: "The Tuesday Choir" and "community choir". */
export const namesItsTrade = (name: string, trade: string): boolean =>
  !stems(wordsOf(name)).isDisjointFrom(stems(wordsOf(trade)));
