/**
 * What the brief states and the pages do not say yet, as notes of the opening in the owner's words: no price,
 * day or condition is lost because no text of ours has a place for it.
 */
import type { BlockOf } from "../../design/room.ts";
import { dropFeelings } from "../reading/advertised-ages.ts";
import { readFormWishes } from "../reading/form-wishes.ts";
import { SEEING } from "../reading/goal-word-tables.ts";
import { listCounted } from "../reading/read-statements.ts";
import type { Statement } from "../reading/statement-signs.ts";
import { isMostlySaidIn, isSaidInForms } from "../speech/echo.ts";
import { countCharacters } from "../speech/tidy.ts";
import type { DraftBlock } from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { isFitNote } from "./fit-labels.ts";
import { asSentence, type DraftPage } from "./heads.ts";
import { fromBrief } from "./material.ts";
import { type Drafted, Sourced, textOf } from "./sourced.ts";
import { tell } from "./told-story.ts";
import { isOfWay, nameOffer } from "./ways.ts";

const NOTE_LENGTH_MAX = 80;
/** As many as an opening holds. */
const NOTES_MAX = 5;

const listWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether people are named elsewhere, however they are joined there: "painters and printmakers". */
function namesAll(people: string, text: string): boolean {
  const said = new Set(listWords(text));
  const forms = (word: string) => [word, `${word}s`, word.replace(/s$/u, "")];
  return listWords(people).every(
    (word) => JOINING.has(word) || forms(word).some((form) => said.has(form)),
  );
}
const JOINING: ReadonlySet<string> = new Set(
  "the and odd some also for now then occasional plus few mostly two three four five six seven eight".split(
    " ",
  ),
);

/** The pages with every statement of the brief on one of them. */
export function stateFacts(site: Composition, pages: readonly DraftPage[]): DraftPage[] {
  const { facts, statements: stated } = site;
  if (stated.length === 0) return [...pages];
  const values = facts.map(({ value }) => value);
  const texts = [...listShown(pages), ...values];
  const said = fold(texts.join("\n"));
  const isWritten = site.material.written !== undefined;
  const { brief, language } = site.reading;
  const wishes = fold(readFormWishes(brief.goals, language.phrasebook) ?? "");
  const missing = stated.filter(
    (statement) =>
      !isSaid(statement, said) &&
      !isAskedFor(statement, wishes) &&
      !isFactsAlone(statement, values) &&
      !(statement.isOfPeople === true && texts.some((text) => namesAll(statement.words, text))) &&
      !(isWritten && isSaidOtherwise(statement, said, texts)),
  );
  const hero = pages
    .flatMap(({ role, blocks }) => (role === "home" ? blocks : []))
    .find(isBareHero);
  const opening = hero && missing.find(opensThePage);
  const whom = opening === undefined ? findWhom(site, pages, missing) : undefined;
  const sentences = missing.filter(
    (one) =>
      one.isSentence === true &&
      one !== opening &&
      // Whom the opening names first is enough.
      (whom === undefined || one.isOfPeople !== true),
  );
  // "Boilers, leaks, bathrooms" beside what was written for the trade is no story.
  const isTerse =
    language.phrasebook === "en" &&
    !isWritten &&
    sentences.length <= NOTES_MAX &&
    sentences.every(({ words }) => isNote(words));
  const told = (isTerse ? [] : sentences).map((one) => ({
    ...one,
    words: one.words.replace(JOINED_FOR, "Joining: "),
  }));
  const noted = missing.filter(({ isSentence }) => isSentence !== true || isTerse);
  const saying = told.map(({ words }) => fold(words)).join("\n");
  return pages.map((page) => {
    if (page.role !== "home") return page;
    const blocks = page.blocks
      .map((block) => (block === hero ? openWith(block, opening) : block))
      .map((block) => (whom === undefined ? block : nameFirst(block, whom.lede)))
      .map((block) => dropSaid(note(block, noted, site), saying));
    return { ...page, blocks: tell(site, blocks, told) };
  });
}

const nameFirst = (block: DraftBlock, lede: string): DraftBlock =>
  block.kind === "hero"
    ? ({
        ...block,
        lede: fromBrief("audience", lede),
        notes: ((block as Drafted<BlockOf<"hero">>).notes ?? []).filter(
          (text) => asSentence(textOf(text)) !== lede,
        ),
      } as DraftBlock)
    : block;

/** "Join, $60 a year": what it costs. */
const JOINED_FOR = /^join(?: us)?, (?=[£$€]? ?\p{N})/iu;

const WHOM_LENGTH_MAX = 170;

/**
 * The first of the people told of in sentences, where the opening names nobody or the same people in fewer words: "For
 * owner-ops" gives way to "For owner-ops with 1 to 5 trucks".
 */
function findWhom(
  { material }: Composition,
  pages: readonly DraftPage[],
  missing: readonly Statement[],
): { statement: Statement; lede: string } | undefined {
  const [statement] = missing.filter(({ isOfPeople }) => isOfPeople === true);
  const { forPeople } = material.general;
  const hero = pages
    .flatMap(({ role, blocks }) => (role === "home" ? blocks : []))
    .find(({ kind }) => kind === "hero") as Drafted<BlockOf<"hero">> | undefined;
  if (statement === undefined || forPeople === undefined || hero === undefined) return undefined;
  const words = dropFeelings(statement.words);
  if (words.length > WHOM_LENGTH_MAX || /[.!?;:]\s/u.test(words)) return undefined;
  const lede = textOf(hero.lede);
  if (lede === undefined) {
    if (GOES_ON.test(words)) return undefined;
    const said = sayFor(words, forPeople);
    return said === words ? undefined : { statement, lede: asSentence(said) };
  }
  const named = lede.replace(/[.]$/u, "");
  const start = `${forPeople} `;
  if (!named.startsWith(start)) return undefined;
  const people = named.slice(start.length);
  // A list is cut where it grows long.
  const isList = words.slice(people.length).includes(",");
  return fold(words).startsWith(`${fold(people)} `) && !isList
    ? { statement, lede: asSentence(`${named}${words.slice(people.length)}`) }
    : undefined;
}

/** "…, we keep those sessions private": behind "for" it is no sentence any more. */
const GOES_ON = /[,;] (?:and )?(?:we|i|they|it|you)(?:[’']\p{L}{1,2})? /iu;

const isBareHero = (block: DraftBlock): boolean =>
  block.kind === "hero" && (block as Drafted<BlockOf<"hero">>).lede === undefined;

const OPENING_LENGTH_MAX = 180;
/** What a business says behind its trade that it does: "We make a booking system for village halls". */
const opensThePage = ({ span, words, isSentence }: Statement): boolean =>
  isSentence === true && span.field === "industry" && words.length <= OPENING_LENGTH_MAX;

const openWith = (block: DraftBlock, opening: Statement | undefined): DraftBlock =>
  opening === undefined
    ? block
    : ({ ...block, lede: fromBrief("industry", asSentence(opening.words)) } as DraftBlock);

/** What the brief counts and no page says: it is written to whoever makes the site. In the owner's words. */
export function listUntold({ reading, facts }: Composition, pages: readonly DraftPage[]): string[] {
  if (reading.language.phrasebook === undefined) return [];
  const said = fold([...listShown(pages), ...facts.map(({ value }) => value)].join("\n"));
  return listCounted(reading.brief)
    .filter(({ signs }) => !signs.every((sign) => holds(said, fold(sign))))
    .map(({ words }) => words);
}

/** A note that one of the sentences has in it. */
function dropSaid(block: DraftBlock, sentences: string): DraftBlock {
  if (block.kind !== "hero" || sentences === "") return block;
  const notes = ((block as Drafted<BlockOf<"hero">>).notes ?? []).filter(
    (text) => !sentences.includes(fold(textOf(text))),
  );
  return { ...block, notes } as DraftBlock;
}

/** "River Heights and the West End", of "parents in Wolseley, River Heights and …": the middle of a list is none. */
const beginsThere = ({ span }: Statement, text: string): boolean =>
  /(?:^|[.;!?\n])\s{0,3}$/u.test(text.slice(0, span.start));

/** A shorter note that stands in one of the statements gives way to it. */
function note(
  block: DraftBlock,
  missing: readonly Statement[],
  { reading, material }: Composition,
): DraftBlock {
  if (block.kind !== "hero") return block;
  const { forPeople } = material.general;
  const audience = reading.brief.audience ?? "";
  const own = missing
    .flatMap(partAtStops)
    .filter(
      (one) =>
        one.span.field !== "audience" || (!CUT_OFF.test(one.words) && beginsThere(one, audience)),
    )
    .filter(({ words }) => countCharacters(words) <= NOTE_LENGTH_MAX && !isOfWay(words))
    .map(({ words, span }) =>
      fromBrief(
        span.field,
        span.field === "audience" ? sayFor(words, forPeople) : nameOffer(words),
      ),
    )
    .filter(({ text, id }) => isFitNote(text, id, reading.language.phrasebook));
  const there = ((block as Drafted<BlockOf<"hero">>).notes ?? []).filter(
    (text) => !own.some((longer) => fold(longer.text).includes(fold(textOf(text)))),
  );
  return { ...block, notes: [...own, ...there].slice(0, NOTES_MAX) } as DraftBlock;
}

/** "Sat 8-1. Heels while you wait" are two notes. */
const partAtStops = (statement: Statement): Statement[] =>
  statement.words
    .split(
      /(?<=\p{N})\. (?=\p{Lu})(?!(?:Bezirk|Stock|Etage|Klasse|Woche|Monat|Jahrhundert|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/u,
    )
    .map((words, _at, all) => (all.length < 2 ? statement : { ...statement, words }));

/** Told of people who are named before it. */
const CUT_OFF =
  /^(?:they|it|he|she)\s|^[\p{N}\s–-]{1,12}(?:(?:to|bis|à|a|and) [\p{N}\s]{1,8})?$|^(?:used|looking|wanting|living|interested|based|keen|who|whose|which|tired|fed up|often|mostly)\s/iu;

/** A group with its article, or told of by what it does or has: "The supper crowd who eat the ice cream". */
const GROUP = /^(?:the|our) \p{Ll}|^\p{L}[\p{L}-]{2,20} (?:who|whose|with|from|in|at|on|of|and) /iu;

const PEOPLE =
  /^(?:people|women|men|couples|adults|families|parents|children|teens|anyone|everyone|owners|beginners|students|brides|leute|menschen|frauen|männer|familien|eltern|kinder|erwachsene|personas|mujeres|hombres|parejas|adultos|familias|padres|niños)\s/iu;

/** "Couples getting married round Asheville" beside other notes says whom it is for. */
export const sayFor = (words: string, forPeople: string | undefined): string =>
  forPeople === undefined ||
  !(PEOPLE.test(words) || (/^for$/iu.test(forPeople) && GROUP.test(words))) ||
  /^pour$/iu.test(forPeople)
    ? words
    : `${forPeople} ${/^für$/iu.test(forPeople) ? words : words.charAt(0).toLowerCase() + words.slice(1)}`;

const fold = (text: string): string => text.replaceAll("\u00a0", " ").toLocaleLowerCase();

/** All of its signs, or the whole of it. */
function isSaid({ words, signs, isSentence, span }: Statement, said: string): boolean {
  if (said.includes(fold(words))) return true;
  // "Send us the measurements: length, height" stands over the form as what to include.
  const [, list] = ASKED_FOR.exec(words) ?? [];
  if (list !== undefined && said.includes(fold(list))) return true;
  // "Families with plans (130 toys)" stands among the people without the bracket.
  if (span.field === "audience" && said.includes(fold(words.replace(/\s\([^()]{0,160}\)/gu, ""))))
    return true;
  // "Mechanic - inboard diesels" stands as "Inboard diesels" under the one word for the trade.
  const behind = span.field === "industry" ? words.replace(/^[\p{L} ]{3,40} [-–—] /u, "") : words;
  if (behind !== words && said.includes(fold(behind))) return true;
  if (isSentence === true) return false;
  // "Read last year's report" stands as "Last year's report" over what to write for it.
  const object = words.replace(SEEING.en, "").replace(SEEING.fr, "").replace(SEEING.es, "");
  if (object !== words && said.includes(fold(object))) return true;
  // "Ayudante 8 mil" is not said by "de 8 a 20".
  if (signs.length === 1 && SMALL_PRICE.test(words)) return said.includes(fold(words));
  return signs.length > 0 && signs.every((sign) => holds(said, fold(sign)));
}

/** Short, and without a verb. */
const isNote = (words: string): boolean =>
  words.length <= FRAGMENT_LENGTH_MAX && !HAS_VERB.test(words);
const FRAGMENT_LENGTH_MAX = 60;
const HAS_VERB =
  /(?<!\p{L})(?:is|are|was|were|do|does|don[’']t|have|has|we|i|you|can|will|it|they|please|if|when|may|must|takes?|costs?|comes?|goes|needs?)(?!\p{L})/iu;

const ASKING_WORDS_MAX = 4;

/** What stands over the form, and the verb before it: "Fill in acres, crop and nearest town". */
function isAskedFor({ words }: Statement, wishes: string): boolean {
  const text = fold(words);
  if (wishes === "" || !text.includes(wishes)) return false;
  return (text.replace(wishes, " ").match(/\p{L}+/gu) ?? []).length <= ASKING_WORDS_MAX;
}

const ASKED_FOR =
  /^(?:send|give|e-?mail|tell|an? (?:decent|proper|good|full) (?:enquiry|inquiry|message)).{0,60}: (.{8,200}?)[.!]?$/iu;

const SMALL_PRICE =
  /(?<![\p{N}.,])\p{N}{1,2} ?(?:mil|€|euros?|pesos|soles|chf|francs)(?!\p{L})|S\/ ?\p{N}{1,2}(?![\p{N}.,])/iu;

const WORDS_BESIDE_MAX = 3;

/** "Office phone 01334 555 0190, Mon to Fri 8 to 5": nothing but what stands among the facts. */
function isFactsAlone({ words, signs }: Statement, values: readonly string[]): boolean {
  if (signs.length === 0) return false;
  const rest = values.reduce((left, value) => left.replace(fold(value), " "), fold(words));
  if (rest === fold(words) || /\d/u.test(rest) || ROUND_THE_CLOCK.test(rest)) return false;
  return (rest.match(/\p{L}+/gu) ?? []).length <= WORDS_BESIDE_MAX;
}

/** "Całodobowo", "joignables jour et nuit": when, which no number says. */
const ROUND_THE_CLOCK =
  /(?<!\p{L})(?:całodobow\p{L}{1,2}|całą dobę|giorno e notte|jour et nuit|día y noche|dia e noite|dag en nacht|tag und nacht|rund um die uhr|day and night)(?!\p{L})/iu;

/**
 * What was written for just this business tells what its owner stated in sentences of its own: all its numbers and
 * days, or most of its words in one text.
 */
function isSaidOtherwise({ words, signs }: Statement, said: string, texts: readonly string[]) {
  // Of "7.30pm" only the number is a sign.
  const plain = said.replace(/(?<=\d)(?=\p{L})/gu, " ");
  if (signs.length > 0) return signs.every((sign) => holds(plain, fold(sign)));
  const isPlain = !DENIES.test(words);
  return texts.some(
    (text) => isMostlySaidIn(words, text) || (isPlain && isSaidInForms(words, text)),
  );
}

/** "Cheques are not taken" is not said by "We take cheques". */
const DENIES =
  /(?<!\p{L})(?:not?|never|without|nicht|nie|kein\p{L}{0,2}|ohne|pas|jamais|sans|aucune?|nunca|sin|ning\p{L}{2,4})(?!\p{L})|n['’]t(?!\p{L})/iu;

/** A number is not said by a longer one. */
function holds(said: string, sign: string): boolean {
  for (let at = said.indexOf(sign); at >= 0; at = said.indexOf(sign, at + 1)) {
    const before = said.charAt(at - 1);
    const behind = said.charAt(at + sign.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(behind)) return true;
  }
  return false;
}

/** What visitors read on the pages; what describes them stands in lists of results. */
const listShown = (pages: readonly DraftPage[]): string[] =>
  listTexts(pages.map(({ blocks }) => blocks));

/** Every text that stands anywhere in a value. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof Sourced) return [value.text];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
