/** Numbers in words, from two to the thousands, in the four languages that texts are written in. */

const list = (words: string): string[] => words.trim().split(/\s+/u);

/** Of two to nineteen, in their order. */
const SMALL = {
  en: list(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  de: list(
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
  ),
  fr: list(
    "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
  ),
  es: list(
    "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
  ),
} as const;
/** Of twenty to ninety. */
const TENS = {
  en: list("twenty thirty forty fifty sixty seventy eighty ninety"),
  de: list("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"),
  fr: list("vingt trente quarante cinquante soixante"),
  es: list("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
} as const;
const HUNDRED = { en: "hundred", de: "hundert", fr: "cent", es: "cien" } as const;

type Language = keyof typeof SMALL;

/** As they are written, beside how they are composed. */
const ACCENTED: [string, number][] = [
  ["veintidós", 22],
  ["veintitrés", 23],
  ["veintiséis", 26],
];

/** By their words, joined by spaces: "eighty five", "fünfundachtzig", "quatre vingt cinq". */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  (Object.keys(SMALL) as Language[]).flatMap((language) =>
    listAll(language).map(([words, number]) => [words.replace(/[-’']/gu, " "), number] as const),
  ),
);

function listAll(language: Language): [string, number][] {
  const small = SMALL[language].map((word, at): [string, number] => [word, at + 2]);
  const tens = TENS[language].map((word, at): [string, number] => [word, (at + 2) * 10]);
  const hundreds: [string, number][] = [[HUNDRED[language], 100]];
  if (language === "es")
    hundreds.push(["ciento", 100], ["mil", 1_000], ["docena", 12], ...ACCENTED);
  if (language === "fr") hundreds.push(["mille", 1_000], ["douzaine", 12]);
  if (language === "de") hundreds.push(["tausend", 1_000], ["dreissig", 30], ["dutzend", 12]);
  if (language === "en") hundreds.push(["thousand", 1_000], ["dozen", 12]);
  const many = small
    .filter(([, number]) => number < 10)
    .map(([word, number]): [string, number] => [
      language === "de" ? `${word}hundert` : `${word} ${language === "fr" ? "cents" : "hundred"}`,
      number * 100,
    ]);
  return [...small, ...tens, ...hundreds, ...many, ...listCompounds(language, small, tens)];
}

/** Of twenty-one to ninety-nine. */
function listCompounds(
  language: Language,
  small: readonly (readonly [string, number])[],
  tens: readonly (readonly [string, number])[],
): [string, number][] {
  const one = { en: "one", de: "ein", fr: "et un", es: "y uno" }[language];
  const units: (readonly [string, number])[] = [
    [one, 1],
    ...small.filter(([, number]) => number < (language === "fr" ? 20 : 10)),
  ];
  const join = (ten: string, unit: string): string => {
    if (language === "de") return `${unit}und${ten}`;
    if (language === "es" && unit !== one)
      return ten === "veinte" ? `veinti${unit}` : `${ten} y ${unit}`;
    return `${ten} ${unit}`;
  };
  const all = tens.flatMap(([ten, tenfold]) =>
    units.map(([unit, number]): [string, number] => [join(ten, unit), tenfold + number]),
  );
  if (language !== "fr") return all;
  const eighty = units.map(([unit, number]): [string, number] => [
    `quatre vingt ${unit}`,
    80 + number,
  ]);
  return [...all, ["soixante et onze", 71], ["quatre vingt", 80], ["quatre vingts", 80], ...eighty];
}

/** Words of the longest: "quatre vingt dix neuf". */
const WORDS_MAX = 4;

const WORDS = /\p{L}{2,60}|(?<!\p{L})y(?!\p{L})/gu;
type Words = readonly Readonly<RegExpMatchArray & { index: number }>[];

/** The numbers that stand in a text in words, in small letters, in their order. */
export function listNumberWords(text: string): number[] {
  const words = Array.from(text.matchAll(WORDS));
  const numbers: number[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at);
    const number = numberAt(words, at, length);
    if (number !== undefined) numbers.push(number);
    at += Math.max(1, length);
  }
  return numbers;
}

const numberAt = (words: Words, at: number, length: number): number | undefined =>
  NUMBERS.get(
    words
      .slice(at, at + length)
      .map(([word]) => word)
      .join(" "),
  );

function longestAt(words: Words, at: number): number {
  for (let length = WORDS_MAX; length > 0; length -= 1)
    if (numberAt(words, at, length) !== undefined) return length;
  return 0;
}

export const isNumberWord = (word: string): boolean => NUMBERS.has(word);

/** Where thirteen stands among these. */
const THIRTEEN = 11;

const TENFOLD = {
  en: `(?:${TENS.en.join("|")})(?:[- ](?:one|${SMALL.en.slice(0, 8).join("|")}))?`,
  de: `(?:(?:ein|${SMALL.de.slice(0, 8).join("|")})und)?(?:${TENS.de.join("|")})`,
  fr: `(?:(?:${TENS.fr.join("|")})|quatre[- ]vingts?)(?:[- ](?:et[- ]une?|et[- ]onze|${SMALL.fr.join("|")}))?`,
  es: `(?:${TENS.es.join("|")})(?: y (?:un[oa]?|${SMALL.es.slice(0, 8).join("|")}))?|veinti(?:un[oa]?|dós|trés|séis|${SMALL.es.slice(0, 8).join("|")})`,
} as const;
/** The same as an expression: a number in words, of a language. */
export const NUMBER_WORD: Readonly<Record<Language, string>> = {
  en: `(?:${SMALL.en.join("|")}|${TENFOLD.en}|(?:an? |one )?hundred)`,
  de: `(?:${SMALL.de.join("|")}|${TENFOLD.de}|(?:ein)?hundert)`,
  fr: `(?:${SMALL.fr.join("|")}|${TENFOLD.fr}|cent)`,
  es: `(?:${SMALL.es.join("|")}|${TENFOLD.es}|cien)`,
};

/** More than anybody counts in passing: from thirteen on. */
export const NUMBER_WORD_HIGH: Readonly<Record<Language, string>> = {
  en: `${SMALL.en.slice(THIRTEEN).join("|")}|${TENFOLD.en}`,
  de: `${SMALL.de.slice(THIRTEEN).join("|")}|${TENFOLD.de}`,
  fr: `${SMALL.fr.slice(THIRTEEN).join("|")}|${TENFOLD.fr}`,
  es: `${SMALL.es.slice(THIRTEEN).join("|")}|${TENFOLD.es}`,
};

/** With its numbers in words, in small letters, written in digits: "um zehn uhr" as "um 10 uhr". */
export function inDigits(text: string): string {
  const words = Array.from(text.matchAll(WORDS));
  let written = "";
  let end = 0;
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at);
    const number = numberAt(words, at, length);
    const [first, last] = [words[at], words[at + Math.max(1, length) - 1]];
    if (number !== undefined && first !== undefined && last !== undefined) {
      written += text.slice(end, first.index) + number;
      end = last.index + last[0].length;
    }
    at += Math.max(1, length);
  }
  return written + text.slice(end);
}
