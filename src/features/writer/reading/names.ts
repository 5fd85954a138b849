/** How a business name stands in headers and in sentences. It never adds or invents a word. */
import { trimEndOf } from "../../../lib/trim-end.ts";
import { countCharacters, shorten } from "../speech/tidy.ts";

export type BusinessName = {
  /** As the brief has it. */
  full: string;
  /** For the header: at most 44 characters, two lines; undefined when the full name fits. */
  short: string | undefined;
  /** For running text; undefined when the name is too long to stand in a sentence. */
  spoken: string | undefined;
};

const SPOKEN_LENGTH_MAX = 40;
const HEADER_LENGTH_MAX = 44;
const LEGAL_FORM =
  /[\s,](?:gmbh(?: & co\.? kg)?|mbh|ug|ag|kg|ohg|e\.\s?k\.|e\.\s?v\.|ltd\.?|limited|llc|l\.l\.c\.|inc\.?|incorporated|corp\.?|plc|s\.?a\.?r\.?l\.?|s\.?a\.?s\.?u?|s\.?l\.?u?\.?|s\.l\.|s\.a\.|b\.?v\.?|oy|ab|as|pty)$/iu;

export function readName(name: string): BusinessName {
  const full = name.replace(/\s+/gu, " ");
  const core = dropDescription(dropLegalForm(full));
  const spoken = calmCapitals(core);
  return {
    full,
    short:
      countCharacters(full) > HEADER_LENGTH_MAX ? shorten(spoken, HEADER_LENGTH_MAX) : undefined,
    spoken: isSpeakable(spoken) ? spoken : undefined,
  };
}

const dropLegalForm = (name: string): string =>
  LEGAL_FORM.test(name) ? trimEndOf(name.replace(LEGAL_FORM, ""), ",") : name;

/** A name of signs alone, or one that opens or closes with a comma, would break the sentence around it. */
const isSpeakable = (name: string): boolean =>
  countCharacters(name) <= SPOKEN_LENGTH_MAX &&
  /[\p{L}\p{N}]/u.test(name) &&
  !/^[\p{Pe}\p{Po}]|[,;:\p{Ps}]$/u.test(name);

/** "Lumen – Studio for light" → "Lumen"; a part too short to be a name stays with the rest. */
function dropDescription(name: string): string {
  const at = name.search(/\s[|–—-]\s|:\s|\s\(/u);
  const head = name.slice(0, Math.max(at, 0)).trimEnd();
  return countCharacters(head) >= 3 ? head : name;
}

const KEPT_CAPITALS = new Set(
  "USA UK EU UAE ABC AI IT TV DIY UX UI HR PR VR BBQ DJ LLC LTD II III IV".split(" "),
);
const SMALL_WORDS = new Set(
  "of the and for in on at by de la le les du des et und der die das von y el los a".split(" "),
);

/** "HAUS & GARTEN MÜLLER" → "Haus & Garten Müller"; short names and abbreviations stay as they are. */
export function calmCapitals(name: string): string {
  const isShouted = name === name.toLocaleUpperCase() && /\p{Lu}{2}/u.test(name);
  const wordCount = name.match(/\p{L}+/gu)?.length ?? 0;
  if (!isShouted || (wordCount === 1 && countCharacters(name) <= 4)) return name;
  let isFirst = true;
  return name.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) => {
    const opens = isFirst;
    isFirst = false;
    const lower = word.toLocaleLowerCase();
    if (KEPT_CAPITALS.has(word) || isAbbreviation(word)) return word;
    if (!opens && SMALL_WORDS.has(lower)) return lower;
    return lower.charAt(0).toLocaleUpperCase() + lower.slice(1);
  });
}

const isAbbreviation = (word: string): boolean =>
  word.length <= 4 && /^\p{Script=Latin}+$/u.test(word) && !/[AEIOUYÄÖÜÀÂÉÈÊÍÓÚ]/iu.test(word);

const LANGUAGES =
  "english|german|french|spanish|italian|portuguese|dutch|russian|chinese|japanese|arabic|turkish|greek|welsh|irish|scottish|british|american|european|indian|thai|korean|vietnamese|mexican|swedish|norwegian|ukrainian|ethiopian|eritrean|lebanese|moroccan|persian|syrian|jamaican|caribbean|african|asian|brazilian|peruvian|nepalese|pakistani|bangladeshi|romanian|bulgarian|hungarian|croatian|serbian|finnish|icelandic|austrian|belgian|australian|canadian|filipino|indonesian|malaysian|egyptian|nigerian|ghanaian";
/** Words that English writes with a capital wherever they stand; "may", "march", "august" and "polish" only as names. */
const ENGLISH_NAMES: readonly RegExp[] = [
  /\b(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?=(?:-|–| to | - | – |, | and | & | )(?:mon|tues?|weds?|thurs?|fri|sat|sun|\d)| (?:closed|till|until|from) )/gu,
  // "Mon-thurs".
  /(?<=\b[Mm]on(?:-|–| to )|\b[Tt]ues?(?:-|–| to )|\b[Ww]eds?(?:-|–| to )|\b[Tt]hurs?(?:-|–| to )|\b[Ff]ri(?:-|–| to )|\b[Ss]at(?:-|–| to ))(?:mon|tues?|weds?|thurs?|fri|sat|sun)\b/gu,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gu,
  /\b(?:january|february|april|june|july|september|october|november|december)\b/gu,
  /(?<=\b(?:in|of|from|until|till|by|since|during|early|late|mid|\d{1,2}(?:st|nd|rd|th)?|(?:january|february|april|june|july) (?:to|and|or)) )(?:march|may(?! (?:come|be|have|take|bring|join|go|stay|use|play|swim|ride|attend|enter|book|not|also|only)\b)|august)\b/giu,
  new RegExp(`\\b(?:${LANGUAGES})\\b`, "gu"),
  new RegExp(
    `\\bpolish(?=[- /](?:${LANGUAGES}|and (?:${LANGUAGES})|famil|communit|speak|translat|shop|deli|food|bread)|-speaking)`,
    "giu",
  ),
  /\b(?:britain|england|scotland|wales|ireland|holland|belgium|germany|france|spain|italy|portugal|austria|switzerland|poland|sweden|norway|denmark|finland|canada|australia|india|kenya|nigeria|ghana|mexico|brazil|japan|europe|africa)\b/gu,
  /\b(?:christmas|easter|halloween|hogmanay|diwali|hanukkah|ramadan|eid)\b/gu,
  /\b(?:muslim|christian|jewish|hindu|sikh|buddhist)s?\b/gu,
];

/** "Open days in july", "bookings in english": names of days, months, feasts and languages as English writes them. */
export const capitaliseNames = (words: string): string =>
  ENGLISH_NAMES.reduce(
    (text, names) => text.replace(names, (name) => name.charAt(0).toUpperCase() + name.slice(1)),
    words,
  );
