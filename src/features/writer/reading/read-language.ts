/**
 * The language of a brief, whatever it is: the four with texts by words and letters, others by their
 * script or their small words. English when nothing speaks for another.
 */
import type { Brief } from "../brief.ts";
import { detectLanguage, isEnglishTrade } from "./language.ts";
import {
  OTHER_LANGUAGES,
  RIGHT_TO_LEFT_TAGS,
  SCRIPT_LANGUAGES,
  SCRIPT_NEIGHBOURS,
} from "./language-words.ts";
import { NEIGHBOUR_LETTERS } from "./neighbour-words.ts";
import { PHRASEBOOKS, type ReadLanguage } from "./reading-model.ts";

export function readLanguage(brief: Brief): ReadLanguage {
  const { businessName, industry, audience, goals, personality, competitors } = brief;
  const texts = [audience, goals, personality, competitors];
  const said = [industry, ...texts].filter((text) => text !== undefined).join("\n");
  const written = /\p{L}/u.test(said) ? said : businessName;
  const tag =
    readScript(written) ??
    readOtherLatin(written, isEnglishTrade(industry) ? NAMED_WORDS_MIN : 1) ??
    detectLanguage({ name: businessName, industry, texts });
  return {
    tag,
    phrasebook: PHRASEBOOKS.find((one) => one === tag),
    direction: RIGHT_TO_LEFT_TAGS.has(tag) ? "rtl" : "ltr",
  };
}

/** The language of the script that most letters are in; undefined for Latin. */
function readScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0 || latin * 2 >= letters) return undefined;
  // A few kana make Han letters Japanese.
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (kana * 12 > letters) return "ja";
  let best: { tag: string; count: number } | undefined;
  for (const [tag, sign] of SCRIPT_LANGUAGES) {
    const count = text.match(sign)?.length ?? 0;
    if (count > (best?.count ?? 0)) best = { tag, count };
  }
  const neighbour = SCRIPT_NEIGHBOURS.find(
    ([script, , sign]) => script === best?.tag && sign.test(text),
  );
  return neighbour?.[1] ?? best?.tag;
}

const OWN_WORDS: ReadonlySet<string> = new Set(
  `the and for with who want our we of from to more their that people in on is are by at or your not
  der die das und für mit wir unsere unser aus von zum zur ein eine einen im auf ist sind nicht mehr
  le la les et pour avec qui nous notre nos des du une dans sur plus est sont pas aux ou par
  el los las y para con que nosotros nuestra nuestro de del un una en más es son no por o sin reservas
  clientes personas a e i do so as an am im um per van pro se ne na u za care barn till met that on
  dan med dentist`.split(/\s+/u),
);
/** Word → the languages that have it. */
const WORDS: ReadonlyMap<string, readonly string[]> = tagWords();

function tagWords(): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const [tag, words] of Object.entries(OTHER_LANGUAGES))
    for (const word of words.trim().split(/\s+/u)) tags.set(word, [...(tags.get(word) ?? []), tag]);
  return tags;
}

const PARTICLE_LENGTH_MAX = 3;
/** Said in every language, and English by its words. */
const WORLDWIDE = /bed (?:and|&) breakfast|food (?:and|&) drink|rock (?:and|&|n) roll/gu;

/** "Nail salon … gel mani" is no Italian for one word. */
const NAMED_WORDS_MIN = 2;

/** A Latin-script language of the table, when its own small words outnumber those of the four and are `least` or more. */
function readOtherLatin(text: string, least: number): string | undefined {
  const scores = new Map<string, number>();
  const own = new Map<string, Set<string>>();
  let four = 0;
  for (const word of text
    .toLowerCase()
    .replace(WORLDWIDE, " ")
    .match(/\p{L}+/gu) ?? []) {
    const isOwn = OWN_WORDS.has(word);
    if (isOwn) four += 1;
    const tags = WORDS.get(word) ?? listByLetters(word);
    for (const tag of tags) {
      scores.set(tag, (scores.get(tag) ?? 0) + 1 + (isOwn ? 0 : 1 / tags.length));
      if (!isOwn) own.set(tag, (own.get(tag) ?? new Set()).add(word));
    }
  }
  let best: { tag: string; score: number } | undefined;
  for (const [tag, score] of scores) {
    const words = own.get(tag) ?? new Set();
    const isSaid = words.size >= least && isTelling(words);
    if (isSaid && score > (best?.score ?? four)) best = { tag, score };
  }
  return best?.tag;
}

/** "Mãos", "ślusarz": a word that is in no table may have a letter that tells it. */
const listByLetters = (word: string): readonly string[] =>
  Object.entries(NEIGHBOUR_LETTERS).flatMap(([tag, letters]) =>
    letters?.test(word) === true ? [tag] : [],
  );

/** Two words of a language, or one that is no mere particle. */
const isTelling = (words: ReadonlySet<string>): boolean =>
  words.size >= 2 || [...words].some((word) => word.length >= PARTICLE_LENGTH_MAX + 1);
