/**
 * German statements as visitors read them: without the owner's wish at their end ("Lehrstelle ab August
 * ausschreiben") or before their colon ("Preise zeigen: …"), without the deed before its terms ("Kurs buchen 45 €"),
 * and whole where only a part would stand. Nothing is inflected; what cannot be cut falls.
 */
import type { Brief } from "../brief.ts";
import { BEHIND_THE_SCENES, FOR_THE_READER, keepForVisitors, WISHING } from "./owner-remarks.ts";
import type { Goal } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";
import { listSentences, listSigns, type Statement, TELEPHONE, toWords } from "./statement-signs.ts";

const HOW_WORDS =
  "(?:bitte|offen|klar|deutlich|gut|groß|gross|übersichtlich|sofort|gleich|direkt|auch|transparent|ehrlich|kurz|genau|online|öffentlich|laufend|immer|unbedingt|schon|oben|sichtbar)";
const HOW = `(?:${HOW_WORDS} ){0,3}`;
/** What an owner does with the site: what stands before it may be told. */
const SHOWN =
  "(?:zeigen|erklären|nennen|bewerben|ausschreiben|hervorheben|betonen|erwähnen|bekanntmachen|bekannt (?:machen|geben)|bekanntgeben|ankündigen|vorstellen|präsentieren|auflisten|anzeigen|darstellen|verlinken|veröffentlichen|kommunizieren|klarmachen|klarstellen|sichtbar machen|transparent machen|anführen|angeben|aufführen|sehen|finden können|raufstellen|reinstellen|hinschreiben|draufschreiben)";
/** What an owner wants to gain: nothing of it is told. */
const GAINED =
  "(?:gewinnen|finden|füllen|bekommen|kriegen|steigern|erreichen|ansprechen|überzeugen|auslasten|loswerden|verkaufen|werben|anwerben|suchen|vermarkten|gefunden werden|vermieten|verpachten|verhindern|vermeiden|reduzieren|entlasten)";
const WISHED_LABEL_END = new RegExp(`(?<= )${SHOWN}(?: lassen)?:\\s`, "giu");
const HOW_END = new RegExp(`(?: ${HOW_WORDS}){1,3}$`, "iu");
const LABEL = /^(?:und )?(?:(?:die|unsere|alle|meine|das|den) )?(\p{L}[^:().;,]{2,70})$/iu;
const WISHED_END = new RegExp(`^(.{4,160}?),? ${HOW}${SHOWN}[.!]?$`, "iu");
const GAINED_END = new RegExp(`^[^,:]{4,120} ${HOW}${GAINED}[.!]?$`, "iu");

/** "Klavierstimmung buchen CHF 180", "Termin ausmachen nur telefonisch". */
const DEED_BEFORE_TERMS =
  /^((?:\p{L}[\p{L}-]{1,30} ){0,3}\p{Lu}[\p{L}-]{2,30}) (?:buchen|reservieren|bestellen|vereinbaren|anfragen|ausmachen|abmachen|kaufen|anmelden|mieten)(?: lassen)?,? (?=(?:CHF|Fr\.|€|ab|für|um|kostet|jeden|\p{N}|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)|(?<=^(?:Termine?|Anfragen?|Bestellungen?|Reservierung(?:en)?) \p{L}{3,16}(?: lassen)?,? )(?:nur|immer) )/u;
/** "Kurs buchen: Wochenende 245 Euro". */
const DEED_BEFORE_COLON =
  /^((?:\p{L}[\p{L}-]{1,30} ){0,3}\p{Lu}[\p{L}-]{2,30}) (?:buchen|reservieren|bestellen|vereinbaren|anfragen|ausmachen|abmachen|kaufen|mieten): (?=.{0,200}\p{N})/u;
/** Of terms that a colon would part from what they are the terms of. */
const JOINED_TERMS = /^(?:nur|immer|kostet) /u;

/** "Nachhaltigkeit betonen, aber ohne Zeigefinger", "keine Wunder versprechen": said to whoever makes the site. */
const TO_THE_MAKER =
  /^(?:bitte )?(?:keine?n?|nicht|nie|niemals) .{3,80} (?:versprechen|verwenden|benutzen|zeigen|schreiben|nutzen|einbauen|nennen|bewerben|anpreisen|klingen|wirken|aussehen)[.!]?$/iu;
const SHOWN_AND_MORE = new RegExp(`(?<= )${SHOWN}(?:,| aber| und) `, "iu");
const MAKER_LENGTH_MAX = 100;
function isToTheMaker(words: string): boolean {
  if (TO_THE_MAKER.test(words)) return true;
  const at = words.search(SHOWN_AND_MORE);
  return (
    at > 0 && at <= MAKER_LENGTH_MAX && !/[,.:]/u.test(words.slice(0, at)) && !/\p{N}/u.test(words)
  );
}
/** "Etwa 25 im Jahr" has lost what is counted. */
const COUNTS_NOTHING =
  /^(?:etwa|rund|circa|zirka|ungefähr|nur|bis zu|höchstens|über) \p{N}{1,5} (?:im|pro|am|in der) \p{L}+[.!]?$/iu;
/** What is asked of those who come, and is no button: "Ausfall 24 Stunden vorher melden". */
const ASKED_OF_THEM =
  /(?:^|\s)(?:bitte|vorher|spätestens|mindestens|rechtzeitig|vor dem|vor der|im voraus)\s.{0,80}(?:melden|absagen|abmelden|stornieren|klingeln|mitbringen|parken|sagen|informieren|angeben|mitteilen|führen|bereithalten|freihalten|abholen|tragen|essen|trinken|rauchen|füttern|anziehen|betreten)[.!]?$/iu;
export const isAskedOfThem = (words: string): boolean => ASKED_OF_THEM.test(words);
/** "Sie dürfen dabei sein, wenn Sie möchten". */
const ALLOWED =
  /^(?:Sie|ihr|man|du) (?:dürfen|dürft|darf|darfst|können|kann|könnt|kannst|bekommen|bekommt|erhalten|erhält|zahlen|zahlt|brauchen|braucht)\s(?!.{0,240}(?:finden|sehen|erkennen|wissen|verstehen|seite|anfragen|buchen)(?!\p{L}))/iu;

const WORDS_MIN = 2;

/** "Termine online vereinbaren, alle Kassen, Lymphdrainage": the deed is a button, and the rest is told. */
const DEED_BEFORE_LIST =
  /^(?:\p{L}[\p{L}-]{2,24} ){1,3}(?:vereinbaren|buchen|anfragen|reservieren|bestellen), (?=\p{L}[^,:]{2,60}(?:,|$))(?!(?:auch|nur|aber|bitte|und|oder|dann|wenn|bei|damit|weil)\s)(?!.{3,60} (?:vereinbaren|buchen|anfragen|reservieren|bestellen|anmelden|kaufen))/u;

/** The sentence without what its owner wishes; undefined where nothing is left for visitors. */
export function tellGerman(words: string): string | undefined {
  if (isToTheMaker(words) || [GAINED_END, COUNTS_NOTHING].some((form) => form.test(words)))
    return undefined;
  const told = sayTerms(
    capitaliseFirst(sayLabels(words).replace(DEED_BEFORE_LIST, ""))
      .replace(/,? bitte$/iu, "")
      .replace(/: (?=keine?n? )/u, ", "),
  );
  const [, before] = WISHED_END.exec(told) ?? [];
  if (before === undefined) return told;
  const kept = before.replace(/^(?:und |auch |die |unsere |alle |bitte )+/iu, "");
  const isTelling =
    listSigns(kept).length > 0 && kept.split(" ").length >= WORDS_MIN && /^\p{Lu}/u.test(kept);
  return isTelling && !/^(?:dass|wie|was|wo|wann|warum) /iu.test(kept) ? kept : undefined;
}

/** "Preise offen nennen: …, Kurse zeigen: …" as sentences, each with its name alone. */
function sayLabels(words: string): string {
  return [...words.matchAll(WISHED_LABEL_END)].reduceRight((left, { 0: wish, index }) => {
    const before = left.slice(0, index - 1);
    const start = Math.max(...[",", ";"].map((sign) => before.lastIndexOf(`${sign} `) + 2), 0);
    const from = start > 1 ? start : 0;
    const [, name] = LABEL.exec(before.slice(from).replace(HOW_END, "")) ?? [];
    if (name === undefined) return left;
    const head = from === 0 ? "" : `${before.slice(0, from - 2)}. `;
    return `${head}${capitaliseFirst(name)}: ${left.slice(index + wish.length)}`;
  }, words);
}

function sayTerms(words: string): string {
  const [deed, name = ""] = DEED_BEFORE_TERMS.exec(words) ?? [];
  if (deed !== undefined) {
    const terms = words.slice(deed.length);
    return JOINED_TERMS.test(terms) ? `${name} ${terms}` : `${name}: ${terms}`;
  }
  return words.replace(DEED_BEFORE_COLON, "$1: ");
}

const PLACE_BEFORE_LIST =
  /^[^,.;:]{4,60} (?:in|im Raum) \p{Lu}[\p{L}-]{2,24}(?: \p{Lu}[\p{L}-]{2,24})?(?=, \p{L})/u;
const WORKS = { least: 3, most: 9 };
const NO_WORK = /[,.;:]|(?:^|\s)(?:in|im|bei|auch|mit|aus)\s|^.{0,2}$|^.{41}/u;
const LONG_GOALS_MIN = 120;

/** "Erreichbar Mo-Fr 7.00-8.00 Uhr: 08031 998 77". */
const REACHED =
  /^(?:telefonisch |am besten |ich bin |wir sind )?erreichbar (?:(?:immer|nur|am besten) )?(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|täglich|werktags|von|ab|zwischen)(?!\p{L})|^\p{L}{3,24}(?: \p{L}{3,12}){0,2} (?:rund um die Uhr|Tag und Nacht|24 ?h|24 Stunden)(?!\p{L})/iu;

/** "Hunde willkommen". */
const WELCOME =
  /^(?:\p{L}{3,20} ){1,4}(?:sind |ist )?(?:herzlich |immer |gerne? |ausdrücklich )?(?:willkommen|erlaubt|erwünscht)[.!]?$/iu;

/** "Zahnarzt in Mannheim, Prophylaxe, Implantate, Kinder, …": of an owner who tells more the list is a sentence of its own. */
export const partWorks = (brief: Brief): Brief =>
  (brief.goals ?? "").length < LONG_GOALS_MIN
    ? brief
    : { ...brief, industry: partListed(brief.industry) };

function partListed(industry: string): string {
  const [head] = PLACE_BEFORE_LIST.exec(industry) ?? [];
  if (head === undefined) return industry;
  const listed = industry.slice(head.length + 2);
  const works = listed.split(", ");
  const isList = works.length >= WORKS.least && works.length <= WORKS.most;
  return isList && !works.some((work) => NO_WORK.test(work)) ? `${head}. ${listed}` : industry;
}

/** `statements` of a German brief as visitors read them, with what was left out among the people it is for. */
export function tellInGerman(statements: readonly Statement[], brief: Brief): Statement[] {
  const whole = addLeftOut(statements, brief).map((one) => makeWhole(one, brief));
  const told = whole.flatMap((one) => {
    const words = tellGerman(one.words);
    return words === undefined || isSaidBefore(one, whole) ? [] : [{ ...one, words }];
  });
  return [...told, ...listAmongPeople(brief, told)];
}

/** With the sentences of the goals that ask or allow visitors something, in the order of the brief. */
function addLeftOut(statements: readonly Statement[], brief: Brief): Statement[] {
  const more = listSentences(brief.goals ?? "").flatMap(({ text, start }) => {
    const span = { field: "goals" as const, start, end: start + text.length };
    const isTold = statements.some(
      (one) => one.span.field === "goals" && one.span.start < span.end && one.span.end > start,
    );
    const isTelling = [ASKED_OF_THEM, ALLOWED, WELCOME, REACHED].some((form) => form.test(text));
    if (isTold || !isTelling || text.length > LENGTH_MAX) return [];
    return [{ words: toWords(text), signs: listSigns(text), isSentence: true as const, span }];
  });
  const after = statements.findIndex(({ span }) => span.field !== "goals");
  const end = after < 0 ? statements.length : after;
  const goals = [...statements.slice(0, end), ...more];
  return [
    ...goals.toSorted(({ span: one }, { span: other }) => one.start - other.start),
    ...statements.slice(end),
  ];
}

/** Two parts of one sentence, each made whole, are one. */
const isSaidBefore = (one: Statement, all: readonly Statement[]): boolean =>
  all.findIndex(({ words, span }) => words === one.words && span.field === one.span.field) !==
  all.indexOf(one);

/** "Krankenkasse zahlt nichts, …": said, and no wish. */
const STATING =
  /\s(?:zahlt|zahlen|ist|sind|kostet|hat|haben|gibt|kommt|bleibt|gilt|geht|braucht|macht|wird|werden|dauert|kann|darf)(?:\s|,)/u;

/** "Wir flicken auch fremde Velos" without "…, aber keine Billigräder": the rest belongs to it. */
function makeWhole(statement: Statement, brief: Brief): Statement {
  const { span, words } = statement;
  if (span.field !== "goals" || statement.isSentence !== true) return statement;
  const sentence = listSentences(brief.goals ?? "").find(
    ({ start, text }) => start <= span.start && start + text.length >= span.end,
  );
  if (sentence === undefined) return statement;
  const rest = sentence.text.slice(span.end - sentence.start);
  const at = sentence.text.indexOf(words.slice(1));
  const front = sentence.text.slice(0, Math.max(0, at - 1));
  const isBehind =
    /, (?:und |aber )?$/u.test(front) &&
    STATING.test(front) &&
    sentence.text.endsWith(words.slice(1));
  const isBefore =
    sentence.start >= span.start - 1 &&
    /^, (?:aber|jedoch|sondern|außer|ausser|und) \p{L}/u.test(rest) &&
    sentence.text.startsWith(words.slice(1), 1);
  const isOwners = [BEHIND_THE_SCENES, FOR_THE_READER, WISHING].some((form) =>
    form.test(sentence.text),
  );
  if (!(isBefore || isBehind) || isOwners || keepForVisitors(sentence.text) !== sentence.text)
    return statement;
  return {
    ...statement,
    words: toWords(sentence.text),
    span: {
      ...span,
      start: Math.min(span.start, sentence.start),
      end: sentence.start + sentence.text.length,
    },
  };
}

/** A goal that only its owner has, under its own words on the page, is told like any statement or not at all. */
export const labelGermanGoals = (goals: readonly Goal[]): Goal[] =>
  goals.map((goal) => {
    if (goal.words === undefined || goal.words.invitation !== undefined) return goal;
    const label = tellGerman(goal.words.label);
    return { ...goal, words: label === undefined ? undefined : { ...goal.words, label } };
  });

const SERVICES =
  "Hausbesuche?|Unterricht|Kurse?|Beratung(?:en)?|Abholung|Lieferung|Termine?|Behandlung(?:en)?|Gutscheine?|Führungen?|Notdienst|Zustellung|Versand|Anfahrt|Betreuung|Begleitung|Workshops?|Einzelstunden?|Gruppen(?:kurse|stunden)?|Parkplätze?|Parkplatz";
/** What stands among people and is done for them. */
const AMONG_PEOPLE: readonly RegExp[] = [
  /^(?:ich|wir) (?!(?:will|wollen|möchten?|suchen?|brauchen?|hoffen?|hätten?|würden?|wünschen?|denken?|glauben?|haben? (?:viele|meist))(?!\p{L}))\p{L}{3,16} \p{L}/iu,
  new RegExp(
    `^(?:auch |gerne? |außerdem |ausserdem )?(?:auch )?(?:${SERVICES}) (?:\\p{L}|\\p{N})`,
    "iu",
  ),
  /^(?:keine?n?|nicht für) \p{L}{4,}(?: \p{L}{2,}){0,5}$/iu,
  /^(?:\p{L}{4,20} ){1,3}(?:sind |ist )?(?:herzlich |immer |auch )?(?:willkommen|kein Problem)$/iu,
];
const PARTS =
  /[.!?;\n]\s|,\s(?=(?:auch |gerne? |ich |wir |keine?n? |nicht für |\p{Lu}\p{Ll}{3,16} auch ))|\s?[()]\s?/gu;
const PARTS_MAX = 12;
const LENGTH_MAX = 160;

function listAmongPeople(brief: Brief, told: readonly Statement[]): Statement[] {
  const text = brief.audience ?? "";
  let from = 0;
  return text
    .split(PARTS, PARTS_MAX)
    .filter((part) => part !== undefined)
    .flatMap((part) => {
      const start = text.indexOf(part, from);
      from = start + part.length;
      const said = part.replace(/[.!]$/u, "").trim();
      const isTelling =
        said.length <= LENGTH_MAX &&
        said.split(" ").length > WORDS_MIN &&
        AMONG_PEOPLE.some((form) => form.test(said)) &&
        ![BEHIND_THE_SCENES, FOR_THE_READER, WISHING].some((form) => form.test(said));
      const isSaid = told.some(({ words }) => words.includes(said.slice(1)));
      if (!isTelling || isSaid) return [];
      const span = { field: "audience" as const, start, end: start + part.length };
      const signs = listSigns(said.replace(TELEPHONE, " "));
      return [{ words: toWords(said), signs, isSentence: true as const, span }];
    });
}
