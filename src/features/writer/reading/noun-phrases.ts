/** Finds the noun that a phrase is about, in four languages, without a dictionary. */
import { findWords } from "./fold-words.ts";
import type { Phrasebook } from "./reading-model.ts";
import { AFTER_NOUN, STATE_AFTER_NOUN } from "./segment-words.ts";

export type NounPhrase = {
  /** Up to what is said behind the noun. */
  core: string;
  head: string;
  /** Words of the core that narrow the noun. */
  qualifiers: string[];
};

/** Stand before their noun in French and Spanish. */
const BEFORE_NOUN =
  /^(?:jeunes?|petite?s?|grande?s?|vieux|vieilles?|bons?|bonnes?|nouveaux?|nouvel(?:le)?s?|futur(?:e)?s?|premi(?:er|ère)s?|anciens?|anciennes?|beaux?|belles?|toute?s?|tous|autres?|moyenne?s?|rares?|meilleure?s?|pequeñ[oa]s?|median[oa]s?|grandes?|jóvenes|buen[oa]s?|nuev[oa]s?|primer[oa]s?|antigu[oa]s?|mejores|futur[oa]s?|otr[oa]s?|much[oa]s?|les|des|los|las|la|le|el|un|une|una|et|y|e|\p{N}+)$/iu;

export function readNounPhrase(text: string, language: Phrasebook): NounPhrase | undefined {
  const core = endOfNoun(text, language).trim();
  const words = findWords(core).map((word) => word.text);
  const at = headIndex(words, language);
  const head = words[at];
  if (head === undefined) return undefined;
  return {
    core,
    head,
    qualifiers: words.filter((word, index) => index !== at && !JOINTS.test(word)),
  };
}

function endOfNoun(text: string, language: Phrasebook): string {
  const signs = language === "en" ? [AFTER_NOUN.en, STATE_AFTER_NOUN] : [AFTER_NOUN[language]];
  const ends = signs.map((sign) => sign.exec(text)?.index ?? 0).filter((at) => at > 0);
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
}

/** Small words and digits inside a phrase narrow nothing. */
const JOINTS =
  /^(?:and|und|et|y|e|or|oder|ou|o|the|a|an|de|der|die|das|seit|since|depuis|desde|\p{N}+|\p{L})$/iu;

/** "Anybody tired of plastic" is about anybody. */
const PRONOUN =
  /^(?:anyone|anybody|someone|somebody|those|everyone|everybody|ceux|celles|quienes|quien|alle|jeder)$/iu;

function headIndex(words: readonly string[], language: Phrasebook): number {
  const pronoun = words.findIndex((word) => PRONOUN.test(word));
  if (pronoun >= 0) return pronoun;
  if (language === "en") return words.length - 1;
  if (language === "de") {
    const noun = words.findLastIndex((word) => /^\p{Lu}/u.test(word));
    return noun < 0 ? words.length - 1 : noun;
  }
  const noun = words.findIndex((word) => !BEFORE_NOUN.test(word));
  return noun < 0 ? words.length - 1 : noun;
}

/** Adjectives that wait for a noun behind "and": "petites et moyennes entreprises". */
export const isBeforeNoun = (text: string): boolean =>
  findWords(text).every((word) => BEFORE_NOUN.test(word.text));
