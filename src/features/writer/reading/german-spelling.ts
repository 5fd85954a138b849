/**
 * German as it is typed in a hurry, written as it is printed: nouns and places with their capitals, short forms
 * and dialect's little words in full. What is typed with capitals keeps its own.
 */
import { CITIES } from "./german-cities.ts";
import { capitaliseByContext } from "./german-contexts.ts";
import { GERMAN_NOUNS } from "./german-nouns.ts";
import { ALSO_SMALL, NO_COMPOUNDS, SHORT_TAILS, SMALL_WORDS } from "./german-small-words.ts";
import { MORE_GERMAN_NOUNS } from "./more-german-nouns.ts";

const NOUNS: ReadonlySet<string> = new Set([...GERMAN_NOUNS, ...MORE_GERMAN_NOUNS]);

/** What only nouns end in. */
const NOUN_ENDINGS =
  /^(?!ge\p{L}{1,4}ungen$)\p{L}{3,30}(?:erei|ereien|ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ität|itäten|ismus|\p{L}nisse?n?|(?:log|graf|graph|therap|metr|sof|path|nom)ien?|ments?|(?:er|nt|ist|kund|freund|ärzt|wirt|eut|olog|graf|eur)innen|(?:eut|olog|graf|eur|ist|ent|händl|lehr|meist|macher|bind|näh|töpf|ärzt)(?:er)?in)$/u;

/** "Mit 6 zimmern". */
const IN_DATIVE =
  /^(?!(?:feiern|mauern|meistern|kellern|steuern|ändern|fördern|liefern)$)\p{L}{3,30}(?:er|el)n$/u;

/** "Motivtorten" is written like "Torten". */
const TAIL_LENGTH_MIN = 5;
const HEAD_LENGTH_MIN = 3;
const SHORT_TAIL_HEAD_MIN = 4;
/** "Schmecken" has no corners, and "praktisch" no table. */
const NO_TAILS: ReadonlySet<string> = new Set(
  `ecken decken rücken schnitten worten tieren tiere tisch tische betten schmerzen renden stecken strecken wiesen
  schritten lagen samen klassen eisen erben licht stücken kunden reisen schlagen feste ringe ringen lieder rufe
  achten testen listen kosten lasten rosten messen raten rate posten sparten eigen igen arten enden liege einkommen korken stopfen nische nischen achsen nieren fugen klappen schauen`.split(
    /\s+/u,
  ),
);

function isNoun(word: string): boolean {
  if (ALSO_SMALL.has(word) || SMALL_WORDS.has(word) || NO_COMPOUNDS.has(word)) return false;
  if (NOUNS.has(word) || CITIES.has(word) || NOUN_ENDINGS.test(word)) return true;
  if (IN_DATIVE.test(word) && NOUNS.has(word.slice(0, -1))) return true;
  for (let at = HEAD_LENGTH_MIN; at < word.length - 1; at += 1) {
    const tail = word.slice(at);
    if (at >= SHORT_TAIL_HEAD_MIN && SHORT_TAILS.has(tail)) return true;
    const isLong = tail.length >= TAIL_LENGTH_MIN && !NO_TAILS.has(tail) && !ALSO_SMALL.has(tail);
    if (isLong && NOUNS.has(tail)) return true;
  }
  return false;
}

const WORDS = /(?<![\p{L}\p{N}@./’'-])\p{Ll}[\p{Ll}]{1,40}(?![\p{L}@’']|\.\p{L})/gu;
const LARGE_INSIDE = /(?<=[\p{L}\p{N},)] )\p{Lu}\p{Ll}/gu;
/** Whoever writes nouns large does so more often than that. */
const WORDS_FOR_ONE = 8;

const isSmallLettered = (text: string): boolean =>
  (text.match(LARGE_INSIDE)?.length ?? 0) * WORDS_FOR_ONE <= text.split(" ").length;

/** "Zum mitnehmen": a verb that is a noun here. */
const MADE_NOUN =
  /(?<=(?<!\p{L})(?:beim|zum|vom|kein) )(?!(?:nächst|erst|letzt|zweit|ander|best|neu|alt|klein|groß)en)\p{Ll}{4,20}en(?=$|[,.;)]| und )/gu;

/** "Hatha, yin, Yoga": a word among nouns of a list. */
const AMONG_NOUNS = /(?<=\p{Lu}\p{Ll}{2,30}, )\p{Ll}{3,24}(?=, \p{Lu})/gu;

/** "In Leipzig, südvorstadt und connewitz". */
const QUARTERS = /(?<!\p{L})in (\p{Lu}\p{Ll}{2,20})((?:(?:, | und )\p{L}{4,20}){1,4})(?=$|[.;])/gu;

/** "Ich rede", "was ich lehre": behind who does it stands the verb. */
const BEHIND_I = /(?<!\p{L})ich (?:auch |nur |gerne? |hier |noch )?$/iu;
const isVerbAt = (text: string, at: number, word: string): boolean =>
  word.endsWith("e") && BEHIND_I.test(text.slice(Math.max(0, at - 14), at));

const capitalise = (word: string): string => word.charAt(0).toLocaleUpperCase("de") + word.slice(1);

const capitaliseKnown = (text: string): string =>
  text
    .replace(WORDS, (word, at: number) =>
      isNoun(word) && !isVerbAt(text, at, word) ? capitalise(word) : word,
    )
    .replace(BEHIND_HYPHEN, (word) => (isNoun(word) ? capitalise(word) : word));
/** "Montage-elektriker". */
const BEHIND_HYPHEN = /(?<=\p{Lu}\p{Ll}{2,20}-)\p{Ll}{4,30}(?!\p{L})/gu;

/** In a sentence of an owner who writes nouns large, only what is a noun for certain. */
const capitaliseCertain = (text: string): string =>
  text.replace(WORDS, (word, at: number) =>
    isNoun(word) && (NOUNS.has(word) || NOUN_ENDINGS.test(word)) && !isVerbAt(text, at, word)
      ? capitalise(word)
      : word,
  );

/** Sentences in which an owner who knows better has written none large; those without a noun stay as they are. */
const SENTENCES = /[^.!?;\n]{1,400}(?:[.!?;\n]{1,3}|$)/gu;
const WORDS_MIN = 2;
/** Capitals that are no sign of an owner who writes nouns large. */
const WRITTEN_BY_US = /(?<=\p{N} )\p{Lu}\p{Ll}+|\p{Lu}{2,}|Telefon|WhatsApp/gu;
const UNWRITTEN = /(?<=\p{N} ?)euro(?!\p{L})/gu;

/** "Klasse b", "theorie mo und mi 18 uhr": a letter that is a name, and days in short. */
const CLASS_LETTER =
  /(?<=(?<!\p{L})(?:[Kk]lassen?|[Ff]ührerschein|[Ff]ührerscheinklasse) )(?:[a-e]|be|am|a[12]|c1)(?=[\s,.;]|$)/gu;
/** "Auf türkisch und arabisch": languages are nouns there. */
const LANGUAGES =
  /(?<=(?<!\p{L})(?:auf|sprechen|spreche|sprachen:) )(?:\p{Ll}{3,14}isch|deutsch)(?:(?:, | und | oder )(?:\p{Ll}{3,14}isch|deutsch)){0,4}(?=[,.;)]|$)/gu;
const DAY = "(?:mo|di|mi|do|fr|sa|so)";
const SHORT_DAYS = new RegExp(
  `(?<!\\p{L})(?:${DAY}(?=(?: ?[-–+&/,] ?| und | bis | )${DAY}(?:(?!\\p{L})(?= ?[-–+&/,]| \\p{N}| und | bis )))|(?<=(?<!\\p{L})${DAY}(?: ?[-–+&/,] ?| und | bis | ))${DAY}(?=[ ,;.)]|$))`,
  "giu",
);

const capitaliseNames = (text: string): string =>
  text
    .replace(LANGUAGES, (said) =>
      said.replace(/(?<=^| )(?:deutsch|\p{Ll}{3,14}isch)/gu, capitalise),
    )
    .replace(CLASS_LETTER, (letter) => letter.toUpperCase())
    .replace(SHORT_DAYS, capitalise);

/** The nouns of a text in small letters as German writes them; each keeps its place. */
export const capitaliseGermanNouns = (text: string): string =>
  capitaliseNames(capitaliseNouns(text.replace(UNWRITTEN, "Euro")));

function capitaliseNouns(money: string): string {
  if (!isSmallLettered(money.replace(WRITTEN_BY_US, " ")))
    return money.replace(SENTENCES, (sentence) =>
      /(?<=[^\s.!?;\n] )\p{Lu}/u.test(sentence.replace(WRITTEN_BY_US, " ")) ||
      sentence.trim().split(" ").length < WORDS_MIN
        ? sentence
        : capitaliseCertain(sentence),
    );
  return capitaliseByContext(capitaliseKnown(money), isNoun, capitalise)
    .replace(MADE_NOUN, capitalise)
    .replace(AMONG_NOUNS, (word) =>
      SMALL_WORDS.has(word) || /(?:e|en|er|es|em|ln|rn|t|lich|ig|isch)$/u.test(word)
        ? word
        : capitalise(word),
    )
    .replace(QUARTERS, (all, city: string, quarters: string) =>
      CITIES.has(city.toLowerCase()) || / und Um(?:gebung|land)$/u.test(quarters)
        ? `in ${city}${quarters.replace(/(?<= )(?!und )\p{Ll}/gu, (first) => first.toUpperCase())}`
        : all,
    );
}

/** Short forms whose stop would be taken for the end of a sentence. */
const DEED =
  "(?:buchen|reservieren|bestellen|vereinbaren|anfragen|ausmachen|kaufen|verschenken|übernehmen)";
const PRICE =
  "(?:(?:ab|für|um|nur) )?(?:\\p{N}[\\p{N}.,]{0,8}(?:[.,]-)? ?(?:€|euro|eur|chf|franken|fr\\.)|(?:€|chf|fr\\.?) ?\\p{N}[\\p{N}.,]{0,8}-?)(?: (?:pro|im|je|die) \\p{L}{3,12})?";

export const GERMAN_SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})mind\. ?(?=\p{N})/giu, "mindestens "],
  [/(?<!\p{L})ca\. ?(?=\p{N})/giu, "etwa "],
  [/(?<=\p{N} )pers\.(?= \p{L})/giu, "Personen"],
  [/(?<!\p{L})max\.? ?(?=\p{N})/giu, "höchstens "],
  [/(?<!\p{L})inkl\.? (?=\p{L})/giu, "inklusive "],
  [/(?<!\p{L})exkl\.? (?=\p{L})/giu, "exklusive "],
  [/(?<!\p{L})mwst(?!\p{L})/giu, "MwSt"],
  [
    / (?=sonst (?:verrechne|berechne|wird|werden|muss|müssen|kostet|verfällt|ist|gibt|geht) )/gu,
    ", ",
  ],
  [/(?<!\p{L})zzgl\.? (?=\p{L})/giu, "zuzüglich "],
  [/(?<!\p{L})bzw\.? (?=\p{L})/giu, "oder "],
  [/(?<!\p{L})z\. ?B\. (?=\p{L})/giu, "zum Beispiel "],
  [/(?<!\p{L})tel\. ?(?=[\p{N}+(])/giu, "Telefon "],
  [/(?<=\p{N}) ?std(?:\.(?= ?[\p{Ll}\p{N},)]))?(?!\p{L})/giu, " Stunden"],
  [/(?<=\p{N}) ?min(?:\.(?= ?[\p{Ll}\p{N},)]))?(?!\p{L})/giu, " Minuten"],
  [/(?<!\p{L})p\. ?P\.(?!\p{L})|(?<=€ |euro )p\.?p\.?(?!\p{L})/giu, "pro Person"],
  [/(?<!\p{L})n\. ?V\.(?!\p{L})/giu, "nach Vereinbarung"],
  [/(?<!\p{L})zuhause(?=[,.;]|$)/gu, "zu Hause"],
  [/(?<=(?:^|, ))private(?=,| und )/gu, "Private"],
  [/(?<!\p{L})second ?hand(?!\p{L})/gu, "Secondhand"],
  // "Leute die einen Hund haben": German parts its clauses with commas.
  [
    /(?<=(?<!\p{L})(?:leute|menschen|personen|alle|erwachsene|kinder|eltern|familien|frauen|männer|firmen|betriebe|läden|kunden|gäste|paare|senioren|jugendliche|bräute|mütter|väter|hunde|katzen|vereine|schulen|besitzer)) die (?=(?!(?:[a-zäöü]{1,30} )?und )\p{L})/giu,
    ", die ",
  ],
  [
    /(?<=(?<!\p{L})(?:leute|menschen|personen|erwachsene|kinder|familien|frauen|männer|kunden|gäste|paare|jugendliche) (?:ab \p{N}{1,2}|(?:aus|in|von) \p{Lu}\p{Ll}{2,20})) die (?=\p{L}{2,30} )/giu,
    ", die ",
  ],
  // "Erstgespräch buchen 65 Euro": the price of what is booked stands behind it.
  [
    new RegExp(
      `(?<=\\p{L} ${DEED}) ((?:\\p{N}{1,3} (?:Minuten|Stunden)[ ,]{1,2}){0,1}${PRICE})(?=[,.;]|$)`,
      "giu",
    ),
    " ($1)",
  ],
  // "Alphorn bestellen: Fis ab CHF 3400, F ab CHF 3600."
  [
    new RegExp(
      `(?<=\\p{Lu}\\p{L}{2,30} ${DEED}): (?=[^.\\n]{0,150}\\p{N})([^():\\n]{3,150}?)(?=\\.(?:\\s|$)|\\n|$)`,
      "gu",
    ),
    " ($1)",
  ],
];
