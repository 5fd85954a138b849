/**
 * Goals that an English owner wrote as several sentences, told whole: each sentence that neither wishes something of the
 * site nor speaks of its visitors stands as it is, without what is said to whoever makes the site. What was read of a
 * part of it gives way.
 */
import type { Brief } from "../brief.ts";
import { OWNER_TALK, SEEING, VISITOR_VERBS } from "./goal-word-tables.ts";
import { ADDED_WISH, BEHIND_THE_SCENES, keepForVisitors, OWNERS_DEED } from "./owner-remarks.ts";
import { readFacts } from "./read-facts.ts";
import type { Goal, Span } from "./reading-model.ts";
import { capitaliseFirst, type Slice, spanOf, splitSlice, trimSlice } from "./slices.ts";
import { isSaidByGoals } from "./spoken-to-visitors.ts";
import { listSentences, listSigns, type Statement, TELEPHONE, toWords } from "./statement-signs.ts";

const LENGTH_MAX = 300;

/** Said to whoever makes the site, from here to the end of the sentence. */
const ASIDES: readonly RegExp[] = [
  /(?:^|[,;]\s|\s(?:so|and|but)\s|\s(?=please ))(?:(?:so|and|but) )?(?:please|pls) (?!bring|come|send|ring|call|phone|text|e-?mail|book|allow|check|leave|park|wear|ask|tell|do not (?:come|ring|call|bring|park)|don[’']t (?:come|ring|call|bring|park))\p{L}.{0,160}$/iu,
  /[,;] (?:and |so |but )?(?:i|we)(?:[’']d| would) like (?:that|this|it|them) .{1,120}$/iu,
  /[,;] (?:and |so |but )?(?:it|that|this) (?:has to|must|needs to|should) (?:be (?:on|said|clear|obvious|there|seen|read|shown)|go|stand) .{1,120}$/iu,
  /[,;] (?:and |so |but )?(?:the )?(?:number|registration|license|licence) (?:goes|must go|should go|has to go) .{1,80}$/iu,
  /[,;] (?:we|i) get asked .{1,60}$/iu,
  /[,;]? (?:so|and) that must be what .{1,120}$/iu,
  /[,;] (?:and )?(?:i|we) (?:get|have had|keep getting) (?:[\p{L}\p{N}]{1,8} ){1,3}(?:calls|e-?mails|messages|questions) .{1,120}$/iu,
  /[,;]? because (?:people|nobody|no one|everyone|everybody|customers|they|half|most) .{1,160}$/iu,
  /[,;] that[’']s (?:the bit|what|why|how) .{1,120}$/iu,
  /[,;] (?:and |but )?(?:nobody|no one|everyone|everybody) (?:believes|reads|asks|knows|thinks) .{1,120}$/iu,
];

/** Before what is told. */
const LEADS: readonly (readonly [RegExp, string])[] = [
  [/^(?:first thing|main thing|one thing|most important(?:ly)?|important)(?: is)?[:,] /iu, ""],
  [
    /^(?:and |also )?(?:please |must |need to |(?:i|we)(?:[’']d| would) like it )?explain(?:ed)? that /iu,
    "",
  ],
  [/^(?:please )?(?:explain|say|show|tell (?:people|them)) (?=what to bring: )/iu, ""],
  [/^(?:please )?have [\p{L} ]{3,30}, (?=(?:we|i|our|all|every) )/iu, ""],
  [
    /^(\p{L}[\p{L}’-]{3,20}s) should (?=(?:ring|call|phone|e-?mail|write|send|book|apply|come|bring|ask|text|order|register)(?!\p{L}))/iu,
    "$1: ",
  ],
];

/** Before a wish. */
const BEFORE_WISH = /^(?:(?:also|and|then|mainly|really|mostly|ideally|if possible),? ){1,3}/iu;
/** What begins like one of these is wished of whoever makes the site, or for the business. */
const WISHED: readonly RegExp[] = [
  /^(?:(?:i|we)(?:[’']d| would)? |would )(?:do not |don[’']t |also |really |just |mainly )?(?:think|want|like|love|hope|wish|prefer|aim|plan)(?!\p{L})/iu,
  /^(?:(?:i|we) )?need (?!(?:the|your|an?|at least|about|\p{N}{1,6}|two|three|four) )/iu,
  /^(?:be (?:taken|seen|known|found)|want|needs (?:to|an?|the)|hoping|looking (?:to|for)|trying|must|should|increase|grow|boost|sell|stop|avoid|explain|mention|display|publish|highlight|lead with|focus|feature|promote|advertise|attract)(?!\p{L})/iu,
  /^show(?! (?:is|lasts|runs|starts|times|costs)(?!\p{L}))(?!\p{L})/iu,
  /^(?:list|put|add|include|keep it|make (?:it|the|sure|that)|have (?:an?|the|some|one)|give (?:people|them|us|me)|let (?:people|them|visitors|customers|folk)|find (?:more|new|us more)|tell (?:people|them|folk|visitors|customers|everyone)|post (?:our|the|my))(?!\p{L})/iu,
  /^get(?! (?:in touch|yours|here|off|to us)(?!\p{L}))(?!\p{L})|^fill(?! (?:in|out) )(?!\p{L})|^say(?! (?:hello|hi)(?!\p{L}))(?!\p{L})/iu,
  /^no (?:online (?:shop|store)|web ?shop|checkout|basket|cart|login|newsletter|blog|pop|stock|jargon|photos?|pictures?|chat|carousel|slider|cookies?|music|autoplay|clip|fancy|animation|emoji|exclamation)(?!\p{L})/iu,
  /^(?:large print|big (?:text|print|buttons?|photos?|pictures?)|photos?|pictures?|images?|website|site|page|look|feel|design|colou?rs?|tone|style|easy to|simple|clean)(?!\p{L})/iu,
  /^(?:an? |one )?(?:short |public |simple |clear |quick |separate )?(?:page|section|list|map|calendar|gallery|button|link|form|video|faq|table|chart) (?:of|for|with|on|where|showing|about|that|to) /iu,
  /^(?:quote|booking|order|enquiry|contact) form(?!\p{L})/iu,
];
/** Of the site and what is on it. */
const OF_SITE: readonly RegExp[] = [
  /(?<!\p{L})(?:web ?sites?|web ?pages?|home ?page|landing|(?:this|our|the|my|your) (?:site|page)|(?:own|separate|each|every|front|one|a) pages?|buttons?|footer|header|fonts?|screen ?shots?|headlines?|layout)(?!\p{L})/iu,
  /(?<!\p{L})(?:google|seo|logos?|sliders?|pop ?-?ups?|banner|at the (?:very )?top|top of|high up|in big|tiny writing|large print|designer|scroll(?:s|ing)?|clickable|searching|order form)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:update|change) (?:it|them|that|this)|sections?|stuff on|somewhere on|up front|upfront|obvious|prominent|stand out|clear that|competitors?|instagram feed|like their)(?!\p{L})/iu,
];
/** Of what comes first on it. */
const OF_ORDER =
  /(?<!\p{L})(?:must be (?:what|the first|seen|on|said)|lead with|needs? to be (?:easy|seen|on|said|clear|obvious|the first)|easy for \p{L}{1,20} to|what you see)(?!\p{L})/iu;
/** Of those who come to it. */
const OF_VISITORS =
  /(?<!\p{L})(?:people|customers|clients|visitors|parents|everyone|everybody|they|folks?|most|half(?: of)?(?: them)?|users|guests|readers) (?:(?:always|keep|often|usually|never|all|just|mostly|who) )?(?:want|wants|ask(?:s|ing)?|think|thinks|worry|expect|expects|find us|don[’']?t (?:know|understand|realise|realize|read|believe|trust)|hate|struggle|need to|need (?:a|the|one)|should|must|to (?:know|see|find|book|call|ring|understand|trust|feel|click)|look us up|look for|search|look|read|ring|call|turn up|forget|choose by|assume|are (?:busy|often|usually|scared|worried|nervous|in a))(?!\p{L})|(?<!\p{L})(?:able to (?:see|read|find|update)|so (?:that )?(?:people|they|folk|i|we)|time ?wasters?|no[- ]shows?)(?!\p{L})/iu;
/** A remark to whoever reads the brief. */
const REMARK =
  /(?<!\p{L})(?:can[’']t say (?:that|it|this) enough|to be honest|sorry about|sick of|fed up (?:of|with) (?:people|calls)|drives? me|lol|haha|nephew|my (?:daughter|son|wife|husband|grandson|niece) (?:says|said|made|did|thinks)|would be (?:good|great|nice|lovely|handy)|if that[’']s possible|not sure (?:if|how|whether)|you (?:can|could) (?:use|put|make|write)|i(?:[’']ll| will) (?:send|supply|provide|tell you|change|update)|other (?:firms|companies|people) )(?!\p{L})/iu;
/** "If you're an existing customer", "dogs on leads": said of visitors in no owner's way. */
const NO_OWNERS_TALK =
  /(?<!\p{L})(?:(?:new|existing|regular|returning|current|your|trade|private|first[- ]time|another|a|each) (?:customers?|clients?)|on (?:a )?leads?|lead times?|leads? (?:on|off)|deals? with|trusts?|(?:the )?rest of the year)(?!\p{L})/giu;
/** "San Antonio", "Co. Tipperary": where it is stands elsewhere. */
const NAMES_ALONE = /^(?!\p{Lu}{3,8}$)(?:\p{Lu}[\p{L}’-]{1,20}\.?,? ?){1,4}$/u;
/** "Which should be long enough", "must not come": wishes only of what the site has. */
const NO_WISHES =
  /(?<!\p{L})(?:should|must(?: not)?|wants?|really|nobody|no one|need(?:s)?(?: to)?)(?!\p{L})/giu;
const LEANS =
  /^(?:they|them|those|these|he|she|it|this|that|then|both|each|either|neither|same|and|but|or|so|because|which|who)(?:[’']\p{L}{1,2})?(?!\p{L})/iu;

const BY_TELEPHONE = /^(?:please )?(?:text|telephone|ring|call|phone|whats-?app)(?!\p{L})/iu;
const BY_OTHERS =
  /^.{0,30}(?<!\p{L})(?:e-?mail|message|write|form|online|drop in|come in)(?!\p{L})/iu;
/** What is written before a colon for the phone, and told behind it. */
const BEFORE_COLON = /^[^:]{3,60}: (?=\p{L}|[£$€]?\p{N})/u;

const overlaps = (one: Span, other: Span): boolean =>
  one.field === other.field && one.start < other.end && one.end > other.start;

/** Without what is said to whoever makes the site before and behind it. */
function cutAsides(sentence: string): string {
  const cut = ASIDES.reduce(
    (left, aside) => left.replace(aside, ""),
    sentence.replace(ADDED_WISH, ""),
  );
  const led = LEADS.reduce((left, [lead, rest]) => left.replace(lead, rest), cut.trim());
  const kept = keepForVisitors(led).replace(AND_THAT, " and ");
  return capitaliseFirst(partDenied(kept.replace(/[\s,;:.!]{1,6}$/u, "")));
}

const NOT_TOLD = [
  ...[...WISHED, ...OF_SITE, OF_ORDER, OF_VISITORS, REMARK, OWNERS_DEED],
  ...[SEEING.en, NAMES_ALONE, /\?/u],
];

/** Of the site, its visitors or its owner's wishes. */
function isForMaker(text: string): boolean {
  const said = text.replace(BEFORE_WISH, "");
  return (
    NOT_TOLD.some((form) => form.test(said)) ||
    OWNER_TALK.test(text.replace(NO_OWNERS_TALK, " ")) ||
    BEHIND_THE_SCENES.test(text.replace(NO_WISHES, " "))
  );
}

/** The sentence as visitors may read it, or undefined where it is not for them. */
function readTold(sentence: string, goals: readonly Goal[], of: Span, canBeCalled: boolean) {
  if (/^(?:they|them|their)(?!\p{L})/iu.test(sentence)) return undefined;
  const text = cutAsides(sentence);
  if (text.length > LENGTH_MAX || isForMaker(text)) return undefined;
  const signs = listSigns(text.replace(TELEPHONE, " "));
  const words = text.replace(TELEPHONE, " ").match(/\p{L}{2,}/gu) ?? [];
  const pressed = goals.filter(({ kind, words: as }) => kind !== undefined || as?.invitation);
  if (words.length === 0 || isSaidByGoals(text, pressed)) return undefined;
  const isNamed = pressed.some(({ span }) => overlaps(span, of));
  // "A first call by phone" is a goal.
  if (isNamed && signs.length === 0 && words.length <= GOAL_WORDS_MAX) return undefined;
  if (!VISITOR_VERBS.en.test(text) && !BY_TELEPHONE.test(text)) return text;
  // A bare deed is a button.
  const isBare = signs.length === 0 && words.length <= (isNamed ? DEED_WORDS_MAX : BARE_WORDS_MAX);
  if (isBare) return undefined;
  if (canBeCalled || !BY_TELEPHONE.test(text) || BY_OTHERS.test(text)) return text;
  const behind = text.replace(BEFORE_COLON, "");
  return behind === text ? undefined : capitaliseFirst(behind);
}

/** "That the grant gives up to €500 and that I do the form". */
const AND_THAT = / and that (?=(?:i|we|the|it|there|our|all|no|every)(?!\p{L}))/giu;

/** "NO hot tubs NO safes NO pool tables". */
const partDenied = (text: string): string =>
  /^no /iu.test(text) && !text.includes(",")
    ? text
        .replace(/(?<=\p{L})(?<! (?:and|or|but)) no (?=\p{L})/giu, ", no ")
        .replace(/^NO /u, "No ")
    : text;

const DEED_WORDS_MAX = 12;
const BARE_WORDS_MAX = 4;
const GOAL_WORDS_MAX = 6;
/** So much of a sentence stands already that it is told. */
const TOLD_SHARE = 0.85;
const FRAGMENT_WORDS_MAX = 2;

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

function isTold(text: string, stated: readonly Statement[]): boolean {
  const said = new Set(listWords(stated.map(({ words }) => words).join(" ")));
  const words = listWords(text);
  return words.filter((word) => said.has(word)).length >= words.length * TOLD_SHARE;
}

/** `stated` with every sentence of the goals that is for visitors whole among them, in the order of the brief. */
export function tellWhole(
  stated: readonly Statement[],
  brief: Brief,
  goals: readonly Goal[],
): Statement[] {
  const sentences = joinShort(listSentences(brief.goals ?? "").flatMap(partAtNumbers));
  if (sentences.length < 2) return [...stated];
  const canBeCalled = readFacts(brief).some(({ kind }) => kind === "telephone");
  let kept = [...stated];
  let isNext = false;
  for (const sentence of sentences) {
    const span = spanOf("goals", sentence);
    const of = kept.filter((one) => overlaps(one.span, span));
    const isAsked = /^\s?\?/u.test((brief.goals ?? "").slice(span.end));
    const text = isAsked ? undefined : readTold(sentence.text, goals, span, canBeCalled);
    const leans = text !== undefined && (LEANS.test(text) || isFragment(text));
    if (text === undefined || (leans && !isNext) || isTold(text, of)) {
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
  splitSlice(sentence, /(?<=\p{N}(?:am|pm)?)\.\s(?=\p{Lu}\p{Ll}{2,20} )/gu).map(({ part }) =>
    trimSlice(part),
  );

/** "A free consult incl. 3D scan" is one sentence. */
const joinShort = (sentences: readonly Slice[]): Slice[] =>
  sentences.reduce<Slice[]>((joined, sentence) => {
    const last = joined.at(-1);
    if (last === undefined || !SHORTENED.test(last.text)) joined.push(sentence);
    else {
      const blank = " ".repeat(Math.max(1, sentence.start - last.start - last.text.length));
      joined.splice(-1, 1, { ...last, text: `${last.text}${blank}${sentence.text}` });
    }
    return joined;
  }, []);
const SHORTENED = /(?<!\p{L})(?:incl|inc|approx|min|max|etc|esp|no|tel)\.?$/iu;

/** "Half down", "Tea after": nothing without what stands before it. */
const isFragment = (text: string): boolean =>
  listSigns(text).length === 0 && listWords(text).length <= FRAGMENT_WORDS_MAX;
