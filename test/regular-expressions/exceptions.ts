/** Regular expressions that the checker cannot prove linear, and why they may stay. */

export type Exception = {
  path: string;
  /** How the expression begins as it is written, with its slash: enough to tell it in its file. */
  begins: string;
  /** Of the texts that it is given. */
  bound: string;
  reason: string;
};

const FIELD = "a field of a brief: at most 2,000 characters, white space evened out";
const TAIL = "the last 120 characters of a phrase";
const COUNTED = "every repetition is counted, so that the work from each place has a bound";
const DISTINCT = "each part begins with a sign or word of its own, so that it is read in one way";
/** From each "de" the names behind it are read to their end. */
const SQUARE = "at worst the square of its length";

const list = (
  path: string,
  begins: readonly string[],
  bound: string,
  reason: string,
): Exception[] => begins.map((one) => ({ path, begins: one, bound, reason }));

export const EXCEPTIONS: readonly Exception[] = [
  ...list(
    "src/features/writer/reading/neighbour-statements.ts",
    ["/(?<!\\p{L})(?:[Vv]ia(?! ", "/(?<!\\p{L})(?:Rua|", "/(?<!\\p{L})(?:ul\\.|"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/plain-words.ts",
    [
      "/^(?:(?:(?:i|we)(?:",
      "/^(?:(?:(?:je|j[",
      "/^(?:(?:(?:también |además",
      "/^[£$€] ?\\p{N}[\\p{N}.,]{0,9}",
    ],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/goal-words.ts",
    ["/^(?:nothing to|no need to"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/called-goals.ts",
    ["/(?<!\\p{L})(?:nur|ausschließlich"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/composer/list-facts.ts",
    ["/(?<!\\p{L})(?:from|until|till|between"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/german-spelling.ts",
    ["/(?<=\\p{L} (?:buchen|reservieren"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/german-wishes.ts",
    [
      "/^(?:die |unsere |alle )?\\p{Lu}[\\p{L}-]{2,24} (?:sollen|sollten)",
      "/^(?:(?:wir (?:möchten|wollen",
      "/((?:^|[.!?\\n,;] ?)(?:mehr |neue )?",
      "/(?<=^|[.!?;\\n] ?)(\\p{Lu}[\\p{L}-]{2,30}(?:",
      "/(?<=(?:^|[.!?;\\n] ?|, )(?:\\p{L}{0,12}zeiten",
      "/(?<=^|[.!?\\n] ?)(?:bitte )?(?:(?:alle|man",
    ],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/romance-wishes.ts",
    [
      "/(?<=^|[.!?;\\n] ?|, )((?:réserver",
      "/(?<=^|[.!?;\\n] ?|, )((?:faire )?",
      "/(?<=^|[.!?;\\n] ?|, )(reservar",
      "/(?<=^|[.!?;\\n] ?)((?:(?:trouver",
      "/(?<=^|[.!?;\\n] ?|, )(?:recruter",
      "/(?<=^|[.!?;\\n] ?|, )((?:reservar",
      "/(?<=^|[.!?;\\n] ?)((?:(?:encontrar",
      "/(?<=^|[.!?;\\n] ?|, )(?:encontrar",
    ],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/french-deeds.ts",
    [
      "/(?<=^|[.;\\n] ?|, |\\s(?:et|ou) )(?:je (?:veux",
      "/(?<=^|[.;\\n] ?|, |\\s(?:et|ou) )(?:qu['’]on",
    ],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/spoken-spanish.ts",
    ["/(?<=^|[.;\\n] ?|, |\\sy |\\so )(?:(?:quiero|queremos"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/goal-word-tables.ts",
    ["/^(?!.{0,40}(?:coffee|tea"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/neighbour-wishes.ts",
    [
      "/(?<=^|[.!?\\n] ?)\\p{L}{4,20} moeten",
      "/(?<=^|[.!?;\\n] ?)((?:prenotare",
      "/(?<=^|[.!?;\\n] ?)(\\p{L}[^.,;:()",
      "/(?<=^|[.!?;\\n] ?)((?:marcar",
      "/(?<=^|[.!?;\\n] ?)((?:umówić",
      "/(?<=^|[.!?\\n] ?)niech (?:ludzie |klienci )?(?:dzwonią",
    ],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/read-seat.ts",
    ["/(?<!\\p{L})(?:[Ww]orkshop|[Ss]tudio", "/(?<!\\p{L})(?:[Ww]ir sitzen|[Ww]ir sind"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/told-clauses.ts",
    ["/^(?:and |also |then |please )?(?:(?:explain"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/guessed-goals.ts",
    ["/(?<!\\p{L})(?:no|keine?|pas d"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/statement-signs.ts",
    ["/(?:(?<=^|[.!?]\\s|\\n)(?:to whoever"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/audit/unsourced.ts",
    ['/[“"„«][^”"“»„«]{30,}'],
    "the text of a page that this service rendered",
    "a quotation ends at the next quotation mark, so that no start sees another's text",
  ),
  ...list(
    "src/features/publishing/readiness/page-facts.ts",
    ["/^<!doctype html><html"],
    "the head of a page that this service rendered",
    DISTINCT,
  ),
  ...list(
    "src/features/writer/reading/action-signs.ts",
    ["/\\b(?:send(?:ing)?", "/\\b(?:attend"],
    FIELD,
    COUNTED,
  ),
  ...list(
    "src/features/writer/reading/fold-words.ts",
    ["/[\\p{L}\\p{N}\\p{M}]+(?:[’'](?:s"],
    FIELD,
    "its end may always be left out, so that a word that was begun is found at once",
  ),
  ...list(
    "src/features/writer/reading/place-words.ts",
    [
      "/[\\s,]{1,4}(?:in|aus|im|in der",
      "/[\\s,]{1,4}(?:du|de la",
      "/[\\s,]{1,4}(?:à|en|dans",
      "/[\\s,]{1,4}(?:en|cerca de",
    ],
    TAIL,
    SQUARE,
  ),
  ...list(
    "src/features/writer/reading/read-facts.ts",
    [
      "/(?<=(?:phone|(?<!\\p{L})(?:tel",
      "/(?<![\\d\\p{L}])\\d{1,4}[a-z]?,? (?:(?:[A-Z]",
      "/(?:[£$€] ?\\d[\\d.,]{0,9}\\d",
      "/(?<![\\d\\p{L}.,:/+-])\\d{1,3}(?:[ .,]\\d{3})*",
    ],
    FIELD,
    "all but groups of three digits are counted, and those are read from the first digit alone",
  ),
];
