/**
 * Which language a brief is written in: by its small words, by the trade's name, and by how its
 * letters follow one another. English when nothing speaks for another language.
 */
import { TRADES } from "../content/trades.ts";
import { PHRASEBOOKS as LANGUAGES, type Phrasebook as Language } from "./reading-model.ts";
import { TRADE_WORDS } from "./trade-words.ts";
import { readTrigrams } from "./trigrams.ts";

/** Words that stand in nearly every sentence of one language and seldom in another's. */
const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: `the and for with who want our we of from to more their that people new in on is are by as at
    or your not but looking get small local business families customers young old home without
    they them only every where when how what you most mostly out up into over near an about us have
    book order ask visit send buy see join hire come bring give learn discuss request reserve call
    bookings orders enquiries inquiries sales gift voucher vouchers directions visitors members
    membership volunteers appointments quotes leads reviews hours ordering`,
  de: `der die das und für mit wir unsere unser aus von zum zur ein eine einen im in auf ist sind
    nicht mehr auch den dem des bei oder als kunden menschen familien neue ihr ihre über keine am an
    vom zu sich es um ohne wie wenn nur nach vor kinder leute gäste am alte alter beim buchen
    bestellen anfragen vereinbaren kommen schicken kaufen besuchen mieten reservieren werden lassen`,
  fr: `le la les et pour avec qui nous notre nos des du une un dans sur plus est sont pas aux ou par
    en chez clients familles nouveaux leur leurs très sans ce cette de au à ne se son sa ses que
    toute tous gens personnes enfants quartier d l fils cie maison réserver commander demander
    acheter envoyer visiter venir louer devenir inscrire`,
  es: `el la los las y para con que nosotros nuestra nuestro de del una un en más es son no por o
    sin clientes familias nuevos su sus quienes como muy al se e lo vecinos personas niños barrio
    hijos hermanos casa reservar pedir comprar enviar visitar venir alquilar encargar hacerse`,
};

/** Languages the pages are not written in. Their words keep a brief from being taken for a neighbour's. */
const OTHER_WORDS = `di il lo gli della dei delle con per che nel sono dal alla panificio pasticceria
  ristorante idraulico negozio artigianale parrucchiere avvocato fiorista falegname famiglie cucina
  o os da do das dos em com não uma padaria advogado cabeleireiro oficina loja bairro famílias pão
  het een van de voor met bij bakkerij kapper loodgieter tandarts winkel slager advocaat mensen
  och för med av till bageri frisör rörmokare tandläkare familjer i og til w dla sklep piekarnia
  fryzjer ve için fırın kuaför dişçi`;

/** Trades that go by one word in many languages say nothing of the language. */
const WORLDWIDE = new Set(
  `taxi camping catering bar bistro restaurant hotel yoga pilates dj pizza pizzeria software coaching
  mobile marketing massage design studio fitness spa boutique sushi kebab café cafe disco tango judo karate
  club hostel motel garage atelier doula it service services support web online`.split(/\s+/u),
);

/** Words that English trades have borrowed and that still speak for where they come from. */
const BORROWED = new Set(
  `fromagerie ristorante osteria trattoria barbier boulangerie patisserie crêperie creperie charcuterie
  traiteur tapas kindergarten pension bodega panaderia chorale`.split(/\s+/u),
);

/** What a word of each kind weighs, in nats. A trade is what the owner wrote first and best. */
const SMALL_WORD = 1.6;
const TRADE_WORD = 5;
const CERTAIN_TRADE_WORD = 9;
/** "Äpfel bringen": a noun with its capital, and the verb behind it. German alone writes so. */
const GERMAN_DEED = 2;
const GERMAN_DEEDS = /(?<!\p{L})\p{Lu}\p{Ll}{2,30} \p{Ll}{2,20}(?:en|ern|eln)(?=[,.;\n]|$)/gu;
const ENGLISH_FIRST = 1;
/** A word or two say little by their letters alone: "Terrariums" is no Spanish. */
const ENGLISH_FIRST_SHORT = 2.6;
const SHORT_WORDS_MAX = 2;

const SMALL = indexWords(
  LANGUAGES.map((language) => [language, SMALL_WORDS[language].split(/\s+/u)] as const),
);
const OTHER = new Set(OTHER_WORDS.split(/\s+/u));
const TRADE = indexWords(
  LANGUAGES.map(
    (language) =>
      [
        language,
        [
          ...TRADE_WORDS[language].split(/\s+/u),
          ...[...TRADES.values()].flatMap(({ names }) => names[language].flatMap(splitWords)),
        ],
      ] as const,
  ),
);
/** Whole names of trades, as they are written. */
const NAMES = indexWords(
  LANGUAGES.map(
    (language) => [language, [...TRADES.values()].flatMap(({ names }) => names[language])] as const,
  ),
);
const TRIGRAMS = readTrigrams();

/** More than its letters say where the word comes from. */
const isTold = (word: string): boolean =>
  WORLDWIDE.has(word) || BORROWED.has(word) || SMALL.has(word) || TRADE.has(word);
const ENGLISH_SHARE = 0.6;
const LETTERS_MAX = 4;
/** Names travel: their small words say nearly as much as others, their letters little. */
const NAME: Shares = { small: 0.8, letters: 0.2 };
const TEXT: Shares = { small: 1, letters: 1 };

/**
 * The languages that each word belongs to. Tens of thousands of words have one of a few combinations of
 * languages, so those are made once.
 */
function indexWords(
  lists: readonly (readonly [Language, readonly string[]])[],
): ReadonlyMap<string, ReadonlySet<Language>> {
  const index = new Map<string, ReadonlySet<Language>>();
  const combinations = new Map<string, ReadonlySet<Language>>();
  for (const [language, words] of lists) {
    for (const word of words) {
      const known = index.get(word);
      if (known?.has(language)) continue;
      const all = [...(known ?? []), language];
      const languages = combinations.get(all.join()) ?? new Set(all);
      combinations.set(all.join(), languages);
      index.set(word, languages);
    }
  }
  return index;
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu) ?? [];
}

export type LanguageHints = {
  /** The business's name; it says less than the rest, since names travel. */
  name?: string;
  industry: string;
  /** The free texts of the brief, without addresses. */
  texts: readonly (string | undefined)[];
};

type Shares = { small: number; letters: number };
type Scores = Record<Language | "other", number>;

/** The page language; for a brief in a language that pages are not written in, English. */
export function detectLanguage({ name = "", industry, texts }: LanguageHints): Language {
  const running = texts.filter((text) => text !== undefined).join(" ");
  const called = splitWords(industry);
  const isShort = called.length <= SHORT_WORDS_MAX && running === "" && !called.some(isTold);
  const start = isShort ? ENGLISH_FIRST_SHORT : ENGLISH_FIRST;
  const scores: Scores = { en: start, de: 0, fr: 0, es: 0, other: 0 };
  for (const word of splitWords(industry)) {
    if (WORLDWIDE.has(word)) continue;
    if (!weighTrade(scores, word)) weighWord(scores, word, TEXT);
  }
  weighName(scores, industry);
  for (const word of splitWords(running)) weighWord(scores, word, TEXT);
  for (const word of splitWords(name)) weighWord(scores, word, NAME);
  // What is written with ¿ or ¡ is Spanish, with ß German, whatever the words are.
  if (/[¿¡]/u.test(industry + running)) scores.es += TRADE_WORD;
  if (/ß/u.test(industry + running + name)) scores.de += TRADE_WORD;
  scores.fr += Math.min(ELISIONS_MAX, running.match(ELISION)?.length ?? 0) * ELIDED;
  weighMarks(scores, running);
  scores.de += GERMAN_DEED * (running.match(GERMAN_DEEDS)?.length ?? 0);
  let best: Language = "en";
  for (const language of ["de", "fr", "es"] as const) {
    if (scores[language] > scores[best]) best = language;
  }
  const isOpen = isSharedTrade(industry) || isByLetters(best, called);
  if (best !== "en" && running === "" && isOpen && !isNamedIn(best, name)) return "en";
  return scores.other > scores[best] ? "en" : best;
}

/** "Barber": the whole name of an English trade, whoever else has it. */
function isSharedTrade(industry: string): boolean {
  const words = splitWords(industry);
  return (
    NAMES.get(words.join(" "))?.has("en") === true &&
    !words.every((word) => WORLDWIDE.has(word)) &&
    !words.some((word) => BORROWED.has(word))
  );
}

/** "Errand service": nothing but the order of its letters speaks for another language. */
const isByLetters = (language: Language, words: readonly string[]): boolean =>
  words.some((word) => WORLDWIDE.has(word)) &&
  words.every(
    (word) =>
      !/[^a-z]/u.test(word) &&
      (WORLDWIDE.has(word) ||
        (!BORROWED.has(word) &&
          SMALL.get(word)?.has(language) !== true &&
          TRADE.get(word)?.has(language) !== true)),
  ) &&
  !words.every((word) => WORLDWIDE.has(word));

/** The name of the business says that it is of this language rather than an English one: "Haarwerk Köln". */
function isNamedIn(language: Language, name: string): boolean {
  const scores: Scores = { en: 0, de: 0, fr: 0, es: 0, other: 0 };
  for (const word of splitWords(name)) {
    if (!weighTrade(scores, word)) weighWord(scores, word, NAME);
  }
  return scores[language] > scores.en || /[àâäçéèêëîïñóôöœßùûüáíú]/iu.test(name);
}

/** "D'année", "l'atelier": French alone writes so. */
const ELISION = /(?<!\p{L})(?:[dljnscmt]|qu)['’](?=\p{L}{3})/giu;
const ELIDED = 2;
const ELISIONS_MAX = 3;

/** Letters with a mark that one of the languages writes and English does not, but in words that it has borrowed. */
const MARKED: readonly (readonly [Language, RegExp])[] = [
  ["fr", /[àâçèêëîïôœùû]|é(?!\p{L}{0,20}[áíóúñ])/iu],
  ["es", /[áíóúñ]/iu],
  ["de", /[äöüß]/iu],
];
const MARKED_IN_ENGLISH =
  /^(?:caf[eé]s?|cr[eê]pes?|crêperie|p[âa]tisseries?|fa[cç]ades?|d[ée]cors?|fianc[eé]e?s?|soir[ée]es?|entr[ée]es?|pur[ée]e|saut[ée]e?d?|jalape[ñn]os?|pi[ñn]atas?|r[ée]sum[ée]s?|na[iï]ve|clich[ée]s?|f[êe]tes?|[àa]|la|pr[ée]cis|m[êe]l[ée]e|über)$/iu;
const MARKED_WORD = 1;
const MARKED_WORDS_MAX = 4;

function weighMarks(scores: Scores, running: string): void {
  const words = [...new Set(running.toLowerCase().match(/\p{L}+/gu) ?? [])].filter(
    (word) => /[^a-z]/u.test(word) && !MARKED_IN_ENGLISH.test(word),
  );
  for (const [language, marks] of MARKED) {
    const count = words.filter((word) => marks.test(word)).length;
    scores[language] += Math.min(MARKED_WORDS_MAX, count) * MARKED_WORD;
  }
}

/** "Nail salon": what a trade is called in English, and in English alone. */
export const isEnglishTrade = (industry: string): boolean => {
  const [only, ...others] = NAMES.get(industry.trim().toLowerCase()) ?? [];
  return only === "en" && others.length === 0;
};

/** "Club de tennis" is a French name, whatever its words are, since a small word joins them. */
function weighName(scores: Scores, industry: string): void {
  const [only, ...others] = NAMES.get(industry.trim().toLowerCase()) ?? [];
  if (only === undefined || others.length > 0) return;
  if (splitWords(industry).some((word) => SMALL.get(word)?.has(only) === true))
    scores[only] += TRADE_WORD;
}

/** Small words and letters. */
function weighWord(scores: Scores, word: string, share: Shares): void {
  const languages = SMALL.get(word);
  const isOther = OTHER.has(word);
  if (languages !== undefined || isOther) {
    const size = (languages?.size ?? 0) + (isOther ? 1 : 0);
    for (const language of languages ?? []) scores[language] += (SMALL_WORD * share.small) / size;
    if (isOther) scores.other += (SMALL_WORD * share.small) / size;
    return;
  }
  if (word.length < 3) return;
  const against = LANGUAGES.map(() => 0);
  const padded = `_${word}_`;
  for (let at = 0; at + 3 <= padded.length; at += 1) {
    const digits = TRIGRAMS.get(padded.slice(at, at + 3));
    digits?.forEach((digit, language) => {
      against[language] = (against[language] ?? 0) + digit / 2;
    });
  }
  const least = Math.min(...against);
  const mean = against.reduce((sum, one) => sum + Math.min(one - least, LETTERS_MAX), 0) / 4;
  LANGUAGES.forEach((language, at) => {
    scores[language] += (mean - Math.min((against[at] ?? 0) - least, LETTERS_MAX)) * share.letters;
  });
}

/** A word of a trade's name speaks for the languages that call the trade so; true when it says anything. */
function weighTrade(scores: Scores, word: string): boolean {
  const languages = TRADE.get(word);
  if (languages === undefined || languages.size === LANGUAGES.length || SMALL.has(word))
    return false;
  // "Pâtisserie" is said in English too, but who writes the accent is more likely French.
  const isAccented = languages.size > 1 && /[^a-z]/u.test(word);
  const isForeign = isAccented || (languages.size > 1 && BORROWED.has(word));
  const likely = [...languages].filter((language) => language !== "en" || !isForeign);
  // English words travel into other languages' trades more often than the other way round.
  const isEnglish = likely.length > 1 && likely.includes("en");
  // A letter that one language alone writes in a trade leaves no doubt: "vegane Bäckerei".
  const weight = languages.size === 1 && /[^a-z]/u.test(word) ? CERTAIN_TRADE_WORD : TRADE_WORD;
  for (const language of likely) {
    const share = isEnglish ? (language === "en" ? ENGLISH_SHARE : 1 - ENGLISH_SHARE) : 1;
    const count = isEnglish ? (language === "en" ? 1 : likely.length - 1) : likely.length;
    scores[language] += (weight * share) / count;
  }
  return true;
}
