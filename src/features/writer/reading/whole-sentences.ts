/**
 * Goals that an owner wrote as several sentences, told whole: each sentence that neither wishes something of the
 * site nor speaks of its visitors stands as it is, without what is said to whoever makes the site. What was read of a
 * part of it gives way.
 */
import type { Brief } from "../brief.ts";
import { partRefusals } from "./english-slips.ts";
import { OWNER_TALK, VISITOR_VERBS } from "./goal-word-tables.ts";
import { listsDeeds } from "./listed-deeds.ts";
import { isNames } from "./named-areas.ts";
import { ADDED_WISH, BEHIND_THE_SCENES, keepForVisitors } from "./owner-remarks.ts";
import { readFacts } from "./read-facts.ts";
import type { Goal, Phrasebook, Span } from "./reading-model.ts";
import { capitaliseFirst, type Slice, spanOf, splitSlice, trimSlice } from "./slices.ts";
import { isSaidByGoals } from "./spoken-to-visitors.ts";
import { listSentences, listSigns, type Statement, TELEPHONE, toWords } from "./statement-signs.ts";
import { WHOLE_RULES, type WholeRules } from "./whole-sentence-tables.ts";

const LENGTH_MAX = 300;

/** "If you're an existing customer", "dogs on leads": said of visitors in no owner's way. */
const NO_OWNERS_TALK =
  /(?<!\p{L})(?:(?:new|existing|regular|returning|current|your|trade|private|first[- ]time|another|a|each) (?:customers?|clients?)|on (?:a )?leads?|lead times?|(?:screen|card|meter|chip) readers?|Revenue(?= (?:and|or) |[,.;]|$)|leads? (?:on|off)|deals? with|trusts?|(?:the )?rest of the year|^no sales|(?:road|school run|heavy|rush hour|through) traffic|traffic (?:management|lights?|cones?|control|wardens?))(?!\p{L})/giu;
/** "Which should be long enough", "must not come": wishes only of what the site has. */
const NO_WISHES =
  /(?<!\p{L})(?:should|must(?: not)?|wants?|really|probably|so (?:that )?(?:i|we)|nobody|no one|(?:if|when|once|until|unless) they are|need(?:s)?(?: to)?)(?!\p{L})/giu;
/** Before a wish. */
const BEFORE_WISH = /^(?:(?:also|and|then|mainly|really|mostly|ideally|if possible),? ){1,3}/iu;
const BY_TELEPHONE: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:please )?(?:text|telephone|ring|call|phone|whats-?app)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:anrufen|anruf|telefonisch)(?!\p{L})/iu,
  fr: /^(?:appel|téléphon)\p{L}{1,5}(?!\p{L})|(?<!\p{L})par téléphone/iu,
  es: /^(?:llam)\p{L}{1,5}(?!\p{L})|(?<!\p{L})por teléfono/iu,
};
const BY_OTHERS =
  /^.{0,30}(?<!\p{L})(?:e-?mail|message|write|form|online|drop in|come in)(?!\p{L})/iu;
/** What is written before a colon for the phone, and told behind it. */
const BEFORE_COLON = /^[^:]{3,60}: (?=\p{L}|[£$€]?\p{N})/u;

const overlaps = (one: Span, other: Span): boolean =>
  one.field === other.field && one.start < other.end && one.end > other.start;

/** Without what is said to whoever makes the site before and behind it. */
function cutAsides(sentence: string, { asides, leads }: WholeRules): string {
  const led = leads.reduce(
    (left, [lead, rest]) => left.replace(lead, rest),
    sentence.replace(ADDED_WISH, "").trim(),
  );
  const cut = asides.reduce((left, aside) => left.replace(aside, ""), led);
  const kept = keepForVisitors(cut).replace(AND_THAT, " and ");
  const whole = kept === sentence ? kept : dropDangling(kept);
  return capitaliseFirst(
    partRefusals(
      whole
        .replace(/^(?:Dazu|Außerdem|Zudem|Daneben) (?=\p{Lu})/u, "")
        .replace(/[\s,;:.!]{1,6}$/u, ""),
    ),
  );
}

/** "… bought in and we’ll": what a remark leaves of the clause that it ends. */
const DANGLING =
  /(?:[,;]\s?|\s)(?:and|or|but|so|because|that|which|if|when|(?:we|i|it|they|you)(?:[’'](?:ll|d|re|ve|m|s))?|the|an?|to|of|with|for|from|please|und|oder|das|dass|dies|weil|et|que|qui|parce que|y|o|e|pero|porque)[\s,;.]*$/iu;
const dropDangling = (text: string): string => {
  const cut = text.replace(DANGLING, "");
  return cut === text ? text : dropDangling(cut);
};

/** Of the site, its visitors or its owner's wishes. */
function isForMaker(text: string, language: Phrasebook): boolean {
  const said = text.replace(BEFORE_WISH, "");
  const { wished, notTold } = WHOLE_RULES[language];
  return (
    [...wished, ...notTold].some((form) => form.test(said)) ||
    OWNER_TALK.test(text.replace(NO_OWNERS_TALK, " ")) ||
    (language === "en" && BEHIND_THE_SCENES.test(text.replace(NO_WISHES, " ")))
  );
}

/** Behind what a business is each sentence that is not for whoever makes the site: "Movers. Pianos only". */
export const isToldOfTrade = (text: string): boolean =>
  text.length <= LENGTH_MAX && /\p{L}{2}/u.test(text) && !isNames(text) && !isForMaker(text, "en");

type Asked = {
  readonly goals: readonly Goal[];
  readonly language: Phrasebook;
  readonly canBeCalled: boolean;
};

/** The sentence as visitors may read it, or undefined where it is not for them. */
function readTold(sentence: string, of: Span, { goals, language, canBeCalled }: Asked) {
  const rules = WHOLE_RULES[language];
  if (rules.theirs.test(sentence)) return undefined;
  const text = cutAsides(sentence, rules);
  if (text.length > LENGTH_MAX || isForMaker(text, language)) return undefined;
  const signs = listSigns(text.replace(TELEPHONE, " "));
  const words = text.replace(TELEPHONE, " ").match(/\p{L}{2,}/gu) ?? [];
  // "WhatsApp 600 000 142" stands among the facts.
  if (words.length <= WAY_WORDS_MAX && text.search(TELEPHONE) >= 0) return undefined;
  const pressed = goals.filter(({ kind, words: as }) => kind !== undefined || as?.invitation);
  if (listsDeeds(text, language)) return undefined;
  if (words.length === 0 || isSaidByGoals(text, pressed)) return undefined;
  const isNamed = pressed.some(({ span }) => overlaps(span, of));
  // "A first call by phone" is a goal.
  if (isNamed && signs.length === 0 && words.length <= GOAL_WORDS_MAX) return undefined;
  const isCall = BY_TELEPHONE[language].test(text);
  if (!VISITOR_VERBS[language].test(text) && !isCall) return text;
  // A bare deed is a button.
  const isBare = signs.length === 0 && words.length <= (isNamed ? DEED_WORDS_MAX : BARE_WORDS_MAX);
  if (isBare) return undefined;
  // "Pedir cita por teléfono, primera visita gratis": behind its button the terms are told.
  // "Küchen anfragen, bei denen nur die Fronten neu werden": what is asked about.
  const [, thing, relative] = ASKED_ABOUT.exec(text) ?? [];
  if (isNamed && thing !== undefined) return `${capitaliseFirst(thing)}, ${relative}`;
  const [, terms = ""] =
    language === "en" ? [] : (/^[^:(,]{4,80}(?: \([^()]{3,60}\))?, (.{8,240})$/u.exec(text) ?? []);
  // "… à Liège, Herstal et Seraing (6 €)": a list goes on.
  if (
    isNamed &&
    /^(?:\p{Lu}|(?:de|du|à|le|von|am|im|bis|desde|a las|el|del|because|porque|parce que|weil|da|car) )/u.test(
      terms,
    )
  )
    return text;
  if (isNamed && terms !== "") return capitaliseFirst(terms);
  if (canBeCalled || !isCall || BY_OTHERS.test(text)) return text;
  const behind = text.replace(BEFORE_COLON, "");
  return behind === text ? undefined : capitaliseFirst(behind);
}

const ASKED_ABOUT =
  /^(\p{L}[\p{L} -]{2,60}?) (?:anfragen|buchen|bestellen|vereinbaren|reservieren), ((?:(?:bei|mit|in|für|an|auf|von) (?:denen|dem|der)|die|deren|dessen) .{8,200})$/iu;

/** "That the grant gives up to €500 and that I do the form". */
const AND_THAT = / and that (?=(?:i|we|the|it|there|our|all|no|every)(?!\p{L}))/giu;

const DEED_WORDS_MAX = 12;
const BARE_WORDS_MAX = 4;
const GOAL_WORDS_MAX = 6;
const WAY_WORDS_MAX = 2;
/** So much of a sentence stands already that it is told. */
const TOLD_SHARE = 0.85;
const FRAGMENT_WORDS_MAX = 2;

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

function isTold(text: string, stated: readonly Statement[]): boolean {
  const said = new Set(listWords(stated.map(({ words }) => words).join(" ")));
  const words = listWords(text);
  return words.filter((word) => said.has(word)).length >= words.length * TOLD_SHARE;
}

/** As it stands in the sentence; else it is told under a name, or of the deed in it. */
const isPartOf = (told: string, sentence: string): boolean =>
  sentence.toLowerCase().includes(told.replace(/[.!]$/u, "").toLowerCase());

/** A sentence that was told before, without what is said to whoever makes the site; nothing where all of it is. */
function dropWished(one: Statement, { language, canBeCalled }: Asked): Statement[] {
  if (one.span.field !== "goals" || one.isSentence !== true) return [one];
  const { asides, leads, wished } = WHOLE_RULES[language];
  const led = leads.reduce((left, [lead, rest]) => left.replace(lead, rest), one.words);
  const words = capitaliseFirst(
    asides.reduce((left, aside) => left.replace(aside, ""), led).trim(),
  );
  // Nobody is told to call while no number is known.
  const isCall = BY_TELEPHONE[language].test(words) && !BY_OTHERS.test(words);
  const isUncalled = language === "en" && !canBeCalled && isCall;
  const isWish = wished.some((form) => form.test(words)) || PROMISED.test(words);
  if (isWish) {
    // Behind the wish the next sentence may tell something: "I get 5 mails a week. I don't do valuations".
    const [, behind = ""] = /^[^.!]{3,120}[.!] (?=\p{Lu})(.{8,240})$/u.exec(words) ?? [];
    return behind === "" || isForMaker(behind, language) ? [] : [{ ...one, words: behind }];
  }
  const whole = words.replace(LEFT_OF_REMARK, "");
  return words === "" ||
    (isFragment(words) && !isUnderstood(words, language)) ||
    isUncalled ||
    /^the \p{L}{3,14}[.!]?$/iu.test(words)
    ? []
    : [{ ...one, words: whole }];
}

/** "… ist eine Lehrstelle frei, das": what is left of "das bitte groß". */
const LEFT_OF_REMARK = /, (?:das|dies|und|et|y|and|so|but|because|weil)[.!]?$/iu;

/** What is yet to come: "I'll tell you the date". */
const PROMISED =
  /^i[’']ll (?:tell|send|give) you (?:the|when|once|my|photos?|pictures?)(?!\p{L})/iu;

/** `stated` with every sentence of the goals that is for visitors whole among them, in the order of the brief. */
export function tellWhole(
  stated: readonly Statement[],
  brief: Brief,
  goals: readonly Goal[],
  language: Phrasebook,
): Statement[] {
  const listed = listSentences(brief.goals ?? "");
  // A German number with its stop may be a day of the month.
  const sentences = joinShort(language === "de" ? listed : listed.flatMap(partAtNumbers));
  if (sentences.length < 2) return [...stated];
  const canBeCalled = readFacts(brief).some(({ kind }) => kind === "telephone");
  const asked = { goals, language, canBeCalled };
  let kept = stated.flatMap((one) => dropWished(one, asked));
  let isNext = false;
  for (const sentence of sentences) {
    const span = spanOf("goals", sentence);
    const of = kept.filter((one) => overlaps(one.span, span));
    const isAsked = /^\s?\?/u.test((brief.goals ?? "").slice(span.end));
    const text = isAsked ? undefined : readTold(sentence.text, span, asked);
    const leans =
      text !== undefined &&
      (WHOLE_RULES[language].leans.test(text) ||
        (isFragment(text) && !isUnderstoodAbroad(text, language)));
    const isOtherwise = of.some(({ words }) => !isPartOf(words, sentence.text));
    const isNothing = text !== undefined && saysNothing(text, language);
    if (text === undefined || isNothing || (leans && !isNext) || isOtherwise || isTold(text, of)) {
      isNext = of.length > 0;
      continue;
    }
    isNext = true;
    const told = { words: toWords(text), signs: listSigns(text), isSentence: true as const, span };
    kept = [...kept.filter((one) => !of.includes(one)), told];
  }
  return kept.toSorted(
    (one, other) =>
      Number(one.span.field !== "goals") - Number(other.span.field !== "goals") ||
      (one.span.field === other.span.field ? one.span.start - other.span.start : 0),
  );
}

/** "Open Fri and Sat 9–1. Half lamb £115": a number that ends a sentence, as no English date does. */
const partAtNumbers = (sentence: Slice): Slice[] =>
  splitSlice(sentence, /(?<=\p{N}(?:am|pm)?)\.\s(?=\p{Lu}(?:\p{Ll}{2,20} |\p{Lu}{2,12}:))/gu).map(
    ({ part }) => trimSlice(part),
  );

/** "A free consult incl. 3D scan" is one sentence. */
const joinShort = (sentences: readonly Slice[]): Slice[] =>
  sentences.reduce<Slice[]>((joined, sentence) => {
    const last = joined.at(-1);
    const gap = sentence.start - (last?.start ?? 0) - (last?.text.length ?? 0);
    const isShort = SHORTENED.test(last?.text ?? "");
    // "Fachadas no. Tenemos dron" are two.
    const isNumber = !NUMBERED.test(last?.text ?? "") || /^\p{N}/u.test(sentence.text);
    if (last === undefined || gap > GAP_MAX || !isShort || !isNumber) joined.push(sentence);
    else {
      const blank = " ".repeat(Math.max(1, sentence.start - last.start - last.text.length));
      joined.splice(-1, 1, { ...last, text: `${last.text}${blank}${sentence.text}` });
    }
    return joined;
  }, []);
/** A stop and a blank; a line that ends is another matter. */
const GAP_MAX = 2;
const NUMBERED = /(?<!\p{L})(?:no|tel)\.?$/iu;
const SHORTENED = /(?<!\p{L})(?:incl|inc|approx|etc|esp|no|tel)\.?$/iu;

/** "Tea after", "31 years", "Three weeks": strangers struck such pieces wherever they stood; "Cash only" is understood. */
const saysNothing = (text: string, language: Phrasebook): boolean =>
  (isFragment(text) && !isUnderstood(text, language)) ||
  /^(?:\p{N}{1,3}|two|three|four|five|six) (?:weeks?|years?|months?|days?|hours?)[.!]?$/iu.test(
    text,
  );
const UNDERSTOOD =
  /^(?:we|wir|nous|noi|wij|buscamos|tenemos|on) |(?<!\p{L})(?:nur|bar|barzahlung|seulement|uniquement|solo|sólo|same day|next day|any|all|every|yearly|weekly|monthly|cerrado|abierto|fermé|ouvert|geschlossen|geöffnet|included|free|welcome|only|extra|required|possible|cash|cards?|parking|closed|open|no|not|daily|available|aparcamiento|estacionamiento|parkpl[aä]tze?|stationnement|ascensor|aufzug|ascenseur|insured|licensed|registered|certified|qualified|approved|vegan|vegetarian|halal|kosher|max|min|deposit|kostenlos|gratis|gratuit|willkommen|inklusive|möglich|incluid[oa]s?|posible|compris|fournie?s?|prêtée?s?|offerte?s?|incluse?s?|possible|bienvenus?)(?!\p{L})/iu;

const isUnderstood = (text: string, language: Phrasebook): boolean =>
  UNDERSTOOD.test(text) || isUnderstoodAbroad(text, language);

/** "Kein Versand", "tanatorio propio", "Riesling, Spätburgunder": what there is or is not, in two words. */
const isUnderstoodAbroad = (text: string, language: Phrasebook): boolean =>
  language !== "en" && (TWO_THINGS.test(text) || OWN_OR_NONE.test(text));
const TWO_THINGS = /^\p{Lu}[\p{L}-]{3,24}(?:, | und | et | y | e )\p{L}[\p{L}-]{3,24}[.!]?$/u;
const OWN_OR_NONE =
  /^(?:keine?n?|pas (?:de |d[’'])|eigene[rsn]?|sin|nada de) ?\p{L}{3,30}[.!]?$|^\p{L}{4,24} (?:propi[oa]s?|gesucht|auch|aussi|también)[.!]?$|^(?:auch|aussi|también) \p{L}{4,24}[.!]?$/iu;

/** "Half down", "Tea after": nothing without what stands before it. */
const isFragment = (text: string): boolean =>
  !/^(?:closed|open) /iu.test(text) &&
  listSigns(text).length === 0 &&
  listWords(text).length <= FRAGMENT_WORDS_MAX;
