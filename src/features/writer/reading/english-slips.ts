/**
 * Slips of English owners who type in haste, mended where they are nothing else: apostrophes, capitals of days and
 * months, short forms, commas between refusals. What could be meant otherwise stays. A table; `typed-words.ts` reads it.
 */
import { capitaliseFirst } from "./slices.ts";

/** Words that no owned thing is called by: before them "its" is "it is". */
const NO_THING =
  "(?:more|less|way|very|too|so|such|just|only|still|also|always|never|usually|often|mostly|probably|really|quite|pretty|nearly|almost|already|not|no|all|been|gone|over|under|about|like|because|cos|hard|easy|bad|good|fine|free|full|closed|open|shut|ready|done|here|there|worth|okay|ok|raining|wet|dry|hot|cold|broken|late|early|busy|quiet|safe|booked|sold|included|against|better|worse|cheaper|dearer|likely|possible|necessary|my|your|our|his|her|their|the|an?|this|that)";
const DAY = "(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)";
const WEEKDAY = "(?:mon|tues?|weds|thurs|fri)";
const MONTH = "(?:jan|feb|apr|jun|jul|aug|sept|oct|nov|dec)";
const FULL_DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const FULL_MONTH =
  "(?:january|february|april|june|july|august|september|october|november|december)";
/** Shouted in the middle of a sentence; "OR" and "ME" are states, too. */
const SHOUTED =
  "(?:NO|NOT|ONLY|ALL|FREE|YOU|YOUR|DON[’']T|DOESN[’']T|CAN[’']T|NEVER|ALWAYS|MUST|VERY|RING|TEXT|CALL|NEW|OPEN|CLOSED|BIG|YES|ANY|EVERY|PLEASE|FIRST|BEFORE|AFTER|TODAY|NOW|SAME|ONE|TWO|AND|THE|BOTH|REALLY|ALREADY|SWARM|HIRE|HIRING|SIZE|INSIDE|OUTSIDE|OUT|WON[’']T|EXACTLY|BACK|MAKE|BUY|SELL|WE|WILL)";

type Slip = readonly [RegExp, string | ((typed: string) => string)];

export const ENGLISH_SLIPS: readonly Slip[] = [
  [new RegExp(`(?<![\\p{L}’'])its(?= ${NO_THING}(?!\\p{L}))`, "gu"), "it’s"],
  [new RegExp(`(?<![\\p{L}’'])Its(?= ${NO_THING}(?!\\p{L})| me(?!\\p{L}))`, "gu"), "It’s"],
  [
    /(?<=(?<!\p{L})(?:when|if|while|once|until|till|unless|because|that|say when|know) )your(?= (?:due|still|here|ready|away|home|pregnant|stuck|late|on|at|out|off|not|unsure|after|under|over|new|\p{L}{3,10}ing)(?!\p{L}))/gu,
    "you’re",
  ],
  // "Mon Wed fri", "SE tue thu": a day beside another, a number or a sign.
  [
    new RegExp(
      `(?<![\\p{L}])${WEEKDAY}(?=[ ,/&–-]|[.)]|$)|(?<![\\p{L}])${DAY}(?=(?:[ ,/&+–-]| and | to ){1,3}${DAY}(?!\\p{L})| ?\\p{N}| (?:am|pm|mornings?|evenings?|afternoons?|nights?|only)(?!\\p{L}))|(?<=(?<!\\p{L})${DAY}(?:[ ,/&+–-]| and | to ){1,3})${DAY}(?!\\p{L})|(?<!\\p{L})${FULL_DAY}(?!\\p{L})`,
      "gu",
    ),
    capitaliseFirst,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:${FULL_MONTH}|${MONTH}(?=[ -–/]{0,2}(?:\\p{N}|\\p{Lu}\\p{Ll}{2}|${FULL_MONTH}|${MONTH}(?!\\p{L}))|[.,;)]|$))(?!\\p{L})`,
      "gu",
    ),
    capitaliseFirst,
  ],
  // "Tues-Sat 8-3. we are next to the laundromat".
  [
    /(?<=(?:\p{N}|(?<!\p{L})(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)|(?:am|pm))\. )(?!(?:am|pm|and|or|to|at|on|in|by|till|until|from|only)(?!\p{L}))\p{Ll}(?=\p{L})/gu,
    (first) => first.toUpperCase(),
  ],
  // "Third one free, yes really".
  [/, (?:yes|yep|yeah)(?: really| indeed)?(?=[.;!]|$)/giu, ""],
  [/(?<!\p{L})[Pp]h:? (?=\+?[\d(])/gu, "phone "],
  [
    /(?<=(?<!\p{L})(?:if|when|because|that|so|and|where|while) )its(?= \p{L}{3,10}ing(?!\p{L}))/giu,
    "it’s",
  ],
  [/\s=(?=\s?(?:[.,;]|$))/gu, ""],
  // '… no "is your husband in". text a video'.
  [/(?<=["”]\. )\p{Ll}(?=\p{L})/gu, (first) => first.toUpperCase()],
  [/(?<= )\+ (?=(?:VAT|GST|HST|tax)(?!\p{L}))/gu, "plus "],
  [/(?<=^|[.!?] )Incl\.? (?=\p{Ll})/gu, "Including "],
  [/(?<=\p{L}|[£$€\p{N}]) incl?\.?(?= (?:\p{Ll}|\p{N}|[£$€]))(?! tax)/gu, " including"],
  [/(?<=\p{L}{3}) incl?(?=[.,;)]|$)/gu, " included"],
  [/(?<!\p{L})abt(?= \p{N}| \p{Ll})/gu, "about"],
  [/(?<!\p{L})tho(?=[ ,.;]|$)/gu, "though"],
  [/(?<!\p{L})esp\.?(?= \p{Ll})/gu, "especially"],
  [
    /(?<!\p{L})appts?(?!\p{L})/gu,
    (typed) => (typed.endsWith("s") ? "appointments" : "appointment"),
  ],
  [/(?<=\p{N}) eur(?!\p{L})/gu, " euros"],
  [/(?<=\p{N}) hrs(?!\p{L})/gu, " hours"],
  [/(?<=\p{N}) hr(?= \p{Ll})/gu, " hour"],
  [/(?<=\p{N}) \+ (?=\p{L})|(?<=\p{L}{3}) \+ (?=\p{N})/gu, " and "],
  [
    new RegExp(`(?<=\\p{Ll}[,;:]? )${SHOUTED}(?= [\\p{L}\\p{N}(]|[.,;:!]|$)`, "gu"),
    (typed) => typed.toLowerCase(),
  ],
  [
    new RegExp(`(?<=^|[.!?] |\\n)${SHOUTED}(?= \\p{Ll})`, "gu"),
    (typed) => capitaliseFirst(typed.toLowerCase()),
  ],
];

/** "Wear & tear" in running text; a trade keeps the sign that its owner writes. */
export const sayAnd = (text: string): string =>
  text.replace(/(?<=\p{Ll}{3}) & (?=\p{Ll}{3})/gu, " and ");

/** "No wall ties": a thing of one or two words. */
const REFUSED =
  "no [\\p{L}’-]{3,14}(?: (?!(?:and|but|with|or|no|more|than|on|in|at|for|after|before) )[\\p{L}’-]{2,14}){0,2}";
const REFUSALS = new RegExp(`(?<=^|[.;!?,] )${REFUSED}(?: ${REFUSED}){1,6}`, "giu");

/** "No shingles no siding no gutters" with the commas that its owner left out. */
export const partRefusals = (text: string): string =>
  text.replace(REFUSALS, (run) => run.replace(/ no /giu, ", no ").replace(/^NO /u, "No "));
