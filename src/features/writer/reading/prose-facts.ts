/**
 * Goals that an English owner wrote as prose: "The repair bench wants its own bit: Saturdays ten till two. We don't sell online."
 * Most of such prose is said to whoever makes the site, so a sentence is told only where its form shows that it states
 * something of the business: what is to be known behind a "that", what stands in brackets or behind a colon as a clause, and
 * sentences that begin with the business and wish nothing.
 */
import { sayToThem } from "./owner-remarks.ts";
import { capitaliseFirst, spanOf } from "./slices.ts";
import { listSentences, listSigns, type Statement, toWords } from "./statement-signs.ts";

const PROSE_SENTENCES_MIN = 3;
const PROSE_LENGTH_MIN = 180;
const PROSE_WORDS_MIN = 8;

/** Several whole sentences, and no list of short wishes that end in stops. */
function isProse(sentences: readonly string[]): boolean {
  const words = sentences.map((one) => one.split(/\s+/u).length);
  const all = words.reduce((sum, count) => sum + count, 0);
  return (
    sentences.length >= PROSE_SENTENCES_MIN &&
    sentences.join(" ").length >= PROSE_LENGTH_MIN &&
    all / sentences.length >= PROSE_WORDS_MIN
  );
}

/** Whoever a site is for, as its owner speaks of them to others. */
const VISITORS =
  "(?!nobody (?:checks|asks|judges|minds))(?:(?:most |many |some |all |half )?(?:of )?(?:our |my |the |new |more )?(?:people|visitors?|customers?|clients?|guests?|families|parents|buyers?|chefs?|folks?|pupils|students|patients|readers?|tenants|employers|employees|donors|funders|trustees|everyone|everybody|anyone|anybody|somebody|someone|nobody|no one|they|them|he|she))";
export const OF_SITE = new RegExp(
  `^${VISITORS}(?!\\p{L})|(?<!\\p{L})(?:people|visitors|customers|folks?|everybody|everyone|nobody|somebody|someone) (?:are|is|who|ask|asks|think|thinks|always|still|get|gets|keep|keeps|mix|find|finds|knows?|believe|say|says|will|can[’']t|don[’']t|never|just|only|usually|often|else|reads?|looks?|rings?|calls?)(?!\\p{L})`,
  "iu",
);

/** What makes a sentence one to whoever makes the site, or one about its owner's hopes. */
export const WISHED_OF_SITE =
  /(?<!\p{L})(?:should|shouldn[’']t|ought|would|wouldn[’']t|could do with|(?:i|we|it|they)[’']d|(?<!you |just |only )need(?:s|ed)?(?! (?:no|an? (?:deposit|ticket|booking|card|reservation|permit)|two|three|five|a few|\p{N}{1,2}) )|matters?|want(?:s|ed)?|short of|wish(?:es)?|hope(?:s|fully)?|please|aims?|goals?|ideally|priority|must|has to|have to|(?:emergency |phone |telephone )?number has|let[’']s|don[’']t (?:want|like|need)|grow to|to sell out|fed up|sick of|tired of|struggl\p{L}{1,4}|waste|wasting|lose (?:a lot|time|money|business|customers)|losing|losses|nephew|accountant|bank manager|web ?sites?|home ?page|the site|this site|pages?|online presence|google|search|scroll\p{L}{0,4}|visible|click\p{L}{0,4}|prominent\p{L}{0,2}|section|links?|button|menu (?:should|page|link|readable)|layout|design(?:er)?|colou?rs?|photos? of|pictures? of|font|nobody else|honestly|to be honest|frankly|obviously|a pain|a nightmare|our biggest|my biggest|the biggest|(?:the )?(?:main|most important|first|second|third|last|other|whole) (?:thing|point|aim|reason|problem)|looking for (?:more|new|better)|trying to|more (?:of|from|members|customers|clients|work|jobs)|pays? the (?:rent|bills)|by christmas|next (?:year|season)|competitors?|audience|traffic|enquir(?:y|ies) per|leads?(?= per|$))(?!\p{L})/iu;

/** Of what a business says of itself and of what it has. */
const STATES =
  /^(?:(?:we|i|you)(?:[’'](?:re|m|ve|ll))? \p{L}|(?:our|my) \p{L}|there(?:[’']s| is| are) \p{L}|(?:all|every|each|both) (?:our |my |of our |the )?\p{L}|no \p{L}|any \p{L}{3,20} (?:goes|is) |the [\p{L}’-]{2,20}(?: [\p{L}’-]{2,20}){0,3} (?:is|are|has|have|opens?|closes?|runs?|starts?|takes?|costs?|comes?|goes|sells? out|lasts?|meets?|begins?|includes?|stays?|seats|sits|holds?)(?!\p{L})|[\p{L}’-]{3,20}(?: [\p{L}’-]{2,20}){0,3} (?:is|are|does|do|costs?|takes?|lasts?|runs?|starts?|includes?)(?!\p{L})|dogs? |[£$€]\p{N}{1,6} \p{L}|(?:mum|mom|dad|my \p{L}{3,12}) )/iu;

/** "Once a month we run a bread day", "repairing a sash is cheaper": the same, behind when or what. */
const STATES_TOO: readonly RegExp[] = [
  /^(?:once|twice|every|each|on|in|from|during|at) (?:[\p{L}\p{N}’]{1,14} ){1,3}(?:we|i) (?:run|hold|host|offer|teach|open|close|bake|meet|sell|lend|show|serve|do|have) /iu,
  /^if it \p{L}{2,8} be \p{L}{3,14},? (?:we|i) can /iu,
  /^\p{L}{3,12}ing an? [\p{L}’-]{2,20} (?:is|costs|takes) /iu,
];

/** What follows a fact and is none. */
const TAILS: readonly RegExp[] = [
  /,? (?:so|and) please .{2,160}$/iu,
  /, (?:ideally|preferably|hopefully) .{2,120}$/iu,
  /,? (?:so|and|but) (?:it|that|this) (?:would|should|could|will|might)(?!\p{L}).{2,200}$/iu,
  /,? (?:so|and|but) (?:that |this |it |they |these |those |all (?:of )?that )?(?:ought|should|needs?|must|has|have) (?:to )?(?!\p{L}{0,2}$).{2,200}$/iu,
  /,? (?:so|and|but) (?:that )?(?:(?:we|i) )?(?:need|want|would|could|stop|can stop|(?:we|i) don[’']t have)(?!\p{L}).{2,200}$/iu,
  /,? (?:and|but) (?:we |i )?(?:struggle|struggling|fail|cannot|can[’']t find)(?!\p{L}).{2,120}$/iu,
  /,? (?:and|but) the [\p{L}]{3,20} would like(?!\p{L}).{2,160}$/iu,
  /,? (?:and|so) (?:people|they|visitors|customers|everyone|everybody|nobody|no one|folks?)(?!\p{L}).{2,160}$/iu,
  /,? which is (?:the|why|what|either|our|my)(?!\p{L}).{2,160}$/iu,
  /,? which (?:i|we) (?:don[’']t|do not|would|could)(?!\p{L}).{2,120}$/iu,
  /,? and it shows(?!\p{L}).{0,120}$/iu,
  /,? so (?:please )?(?:say|mention|put|tell|show) .{0,60}$/iu,
  /,? (?:and|but) we(?:[’']re| are) proud of (?:it|that|them)$/iu,
  /,? because (?:(?:almost|hardly) )?(?:that|this|it|any(?:one|body)|everybody|everyone|people|they|nobody|folks?|somebody|we lose|i lose)(?!\p{L}).{2,200}$/iu,
  /,? as (?:people|they|folks?|everyone)(?!\p{L}).{2,200}$/iu,
];

const cutTails = (text: string): string =>
  TAILS.reduce((left, tail) => left.replace(tail, ""), text).replace(/[\s,;:–-]{1,6}$/u, "");

/** "Cheaper than they think": visitors, of whom it was said to others. */
const THEY_THINK =
  /than (?:they|people|folks?|most people) (?:think|expect|imagine|realise|realize)$/iu;

const WORDS_MIN = 3;
const LENGTH_MAX = 220;

/** The sentence or clause as visitors may read it; undefined where it wishes something, or tells of visitors. */
export function stateFact(sentence: string): string | undefined {
  const text = cutTails(
    sentence
      .trim()
      .replace(
        /^(?:(?:(?:and|but|also|so|then|plus),?|(?:first|second|third|fourth|finally|lastly|secondly|thirdly),) ){1,2}/iu,
        "",
      )
      .replace(/[.!]{1,3}$/u, "")
      .replace(THEY_THINK, "than you might think"),
  );
  if (text.length > LENGTH_MAX || text.split(/\s+/u).length < WORDS_MIN) return undefined;
  if (/\?/u.test(text) || ORDER.test(text) || OF_SITE.test(text) || WISHED_OF_SITE.test(text))
    return undefined;
  if (![STATES, ...STATES_TOO].some((form) => form.test(text)) || REFERS_BACK.test(text))
    return undefined;
  return capitaliseFirst(text);
}

/** "We tried that in lockdown": nothing without what stood before it. */
const REFERS_BACK =
  /^(?:we|i) have (?:one|two|some|none|a few)(?: (?:and|but|so)(?!\p{L})|$)|(?<!\p{L})(?:hate|love|like|want|do) (?:those|these|them|that)$|^(?:we|i)(?:[’']ve| have)? (?:tried|did|do|had|have|know|said|like|love|hate|mean|get|hear|do) (?:that|this|it|so|them|those)(?!\p{L})|^(?:no|all|both|every|each) (?:of (?:them|that|this)|that|this)(?!\p{L})/iu;

/** "It should say very clearly that we are closed in January and that dogs can't come". */
const SAYING =
  /(?<!\p{L})(?:knows?|known|understands?|sees?|says?|shows?|explains?|mentions?|clear|clearly|obvious|plain|stress|tells?|emphasise|emphasize|reassures?|convey|remember|note|fact)(?: (?:them|people|parents|visitors|customers|everyone|clients|buyers))?(?: too| straight away| at once| clearly| plainly| very clearly)? (?:that |(?=(?:we|there) (?!want|need|would)))/iu;
const NEXT_THAT = /(?:,\s|\s)(?:and |but |or )that /iu;
/** "That you get the same person": visitors, of whom it was said to others. */
const THEY =
  /^(?:they|people|visitors|customers|clients|parents|guests) (?=get|are|can|will|do|don[’']t|have|need not|pay|see|speak|talk|meet|never|always|only)/iu;

function readThatClauses(sentence: string): string[] {
  const found = SAYING.exec(sentence);
  if (found === null) return [];
  return sentence
    .slice(found.index + found[0].length)
    .split(NEXT_THAT)
    .flatMap((clause) => {
      const said = clause.replace(/[,;\s.!]{1,4}$/u, "").replace(/ if they /iu, " if you ");
      const theirs = THEY.test(said) ? sayToThem(said.replace(THEY, "you ")) : said;
      return stateFact(theirs.replace(/ if you (.{2,40}) their /iu, " if you $1 your ")) ?? [];
    });
}

const BRACKETED = /\(([^()]{6,160})\)/gu;
/** A clause in brackets; what is counted there belongs to what it stands behind. */
function readBrackets(sentence: string): string[] {
  return [...sentence.matchAll(BRACKETED)].flatMap(({ 1: inside = "", index }) => {
    if (OWN_CLAUSE.test(inside)) return stateFact(inside) ?? [];
    const before = sentence.slice(0, index);
    const [, listed] = OUR_SEVERAL.exec(before) ?? [];
    if (listed !== undefined && inside.includes(","))
      return [`${capitaliseFirst(listed)}: ${inside}`];
    if (WISHED_OF_SITE.test(inside)) return [];
    const costs = WHAT_IT_COSTS.exec(before)?.[0] ?? PRICES.exec(before)?.[1];
    if (costs === undefined && !/\p{N}/u.test(inside)) return [];
    const name = costs ?? OUR_THING.exec(before)?.[1];
    return name === undefined ? [] : [`${capitaliseFirst(name.trim())}: ${inside}`];
  });
}

const readOwnBrackets = (sentence: string): string[] =>
  [...sentence.matchAll(BRACKETED)].flatMap(([, inside = ""]) =>
    OWN_CLAUSE.test(inside) ? (stateFact(inside) ?? []) : [],
  );

/** "Explain the survey season (May to September, people always ring in October)", "seasonal orders (Sept to March)". */
const NAMED_BRACKET = /([\p{L}’-]{3,20}(?: [\p{L}’-]{2,20}){0,2}) \(([^()]{4,80})\)/giu;
/** What stands before the name, of which a bracket tells nothing. */
const BEFORE_NAME = /^(?:(?:explain|show|list|mention|state|announce) )?(?:(?:the|our|my) )?/iu;
const OF_PEOPLE = /, (?:people|they|everyone|everybody|nobody|folks?) .{3,60}$/iu;
/** Begins like something to do, whose bracket belongs to the button. */
const BEGINS_DEED =
  /^(?:book|order|request|send|get|join|become|sign|apply|call|ring|visit|come|buy|sell|take|find|make|let|help|enquir\p{L}{1,3}|bookings?|orders?|requests?|sign-?ups?|enquiries|how|why|what|when)(?!\p{L})/iu;
const nameBracketed = (goals: string): string[] =>
  [...goals.matchAll(NAMED_BRACKET)].flatMap(([, found = "", inside = ""]) => {
    const name = found.replace(BEFORE_NAME, "");
    const said = inside.replace(OF_PEOPLE, "");
    return !BEGINS_DEED.test(name) && MONTHLY.test(said) && !WISHED_OF_SITE.test(said)
      ? [`${capitaliseFirst(name)}: ${said}`]
      : [];
  });
const MONTHLY =
  /^[^,]{0,30}(?<!\p{L})(?:jan|feb|mar|apr|may|june|july|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|spring|summer|autumn|fall|winter)(?!\p{L})/iu;

const OWN_CLAUSE = /^(?:we|i|our|there|no)(?:[’']\p{L}{1,2})?\s/iu;
const WHAT_IT_COSTS = /(?<!\p{L})what (?:it|they|you|we) (?:costs?|charge|pay)\s$/iu;
/** "Our three services (board evaluations, succession planning)". */
const OUR_SEVERAL =
  /(?<!\p{L})(?:our|my|the) ((?:two|three|four|five|six|seven) (?:[\p{L}’-]{3,16} )?(?:services|courses|classes|workshops|products|kinds|types|plans|packages|programmes|programs|rooms|treatments|varieties))\s$/iu;
/** "The prices right out in the open ($189 a month)". */
const PRICES =
  /(?<!\p{L})(?:the|our|my) (prices?|fees?|rates?|costs?)(?: (?:right |all )?(?:out )?in the open| up front| clearly)?\s$/iu;
/** "Our minimums (25 lb, six days a week)". */
const OUR_THING = /(?<!\p{L})(?:our|my) ((?:[\p{L}’-]{3,20} ){1,2})$/iu;

const NEEDY =
  /^((?:the|our|my) (?:[\p{L}’-]{2,20} ){1,4})(?:needs?|wants?|deserves?|should have|gets?)(?!\p{L})/iu;
/** "Show our work in some depth: the launch, the rebrand". */
const IS_OF_SITE = /^(?:the |our |my )?(?:work|projects?|story|team|site|page|results|jobs)\s?$/iu;
/** "Please state the cancellation rule in a kind manner: 24 hours or the lesson is charged". */
const STATED =
  /(?<!\p{L})(?:state|explain|mention|list|show|publish|give) (?:the|our|my) ([\p{L}’-]{3,20}(?: [\p{L}’-]{2,20}){0,2}?)(?: (?:in|clearly|openly|up front)(?!\p{L}).{0,30})?$/iu;
/** "Access needs to be easy to find: there is a ramp", "The bench wants its own bit: Saturdays ten till two". */
function readColon(sentence: string): string[] {
  const [, before, behind] = /^([^:]{4,120}): (.{6,240})$/u.exec(sentence) ?? [];
  if (before === undefined || behind === undefined) return [];
  const clause = stateFact(behind);
  if (clause !== undefined) return [clause];
  const [, thing] = NEEDY.exec(before) ?? STATED.exec(before) ?? [];
  return thing === undefined || IS_OF_SITE.test(thing) || WISHED_OF_SITE.test(behind)
    ? []
    : [`${capitaliseFirst(thing.trim())}: ${behind}`];
}

const ABOUT_THING =
  /(?<!\p{L})about ((?:the|our|my) [\p{L}’-]{3,20}(?: [\p{L}’-]{3,20})?), it(?:[’']s| is) (.{4,120})$/iu;
/** "The first chat, which is free and where I talk to each separately". */
const FREE_THING =
  /(?<!\p{L})(?:the|an?|our|my) ([\p{L}’-]{3,20}(?: [\p{L}’-]{3,20}){0,2}), which is (free)(?!\p{L})/iu;

/** "Be honest about the wait, it's around five weeks right now". */
function readAboutClause(sentence: string): string[] {
  const [, thing, told] = ABOUT_THING.exec(sentence) ?? [];
  if (thing !== undefined && told !== undefined && !WISHED_OF_SITE.test(told))
    return [`${capitaliseFirst(thing)} is ${told}`];
  const [, gift] = FREE_THING.exec(sentence) ?? [];
  return gift === undefined ? [] : [`The ${gift} is free`];
}

/** Behind a wish the business says by itself what is so: "…, we post out a prepaid bag", "…, since we see ages 2 to 8". */
function readLastClause(sentence: string): string[] {
  const at = Math.max(
    ...[", we ", ", our ", ", there ", ", since we ", " as we ", ", £", ", $", ", €"].map((joint) =>
      sentence.toLowerCase().lastIndexOf(joint),
    ),
  );
  if (at < 0) return [];
  const clause = sentence.slice(at).replace(/^[,\s]{0,2}(?:since |as )?/iu, "");
  const told = stateFact(clause);
  return told === undefined ? [] : [told];
}

const READERS = [readThatClauses, readColon, readAboutClause, readBrackets, readLastClause];

/** What a sentence of prose tells visitors; empty where it is all said to whoever makes the site. */
export function readProse(sentence: string): string[] {
  const bare = sentence.trim().replace(/[.!]{1,3}$/u, "");
  const whole = stateFact(bare);
  if (whole !== undefined) return [whole];
  if (bare.includes("; ")) return bare.split("; ").flatMap(readProse);
  const [, where] = FOUND_AT.exec(bare) ?? [];
  const located = where === undefined ? [] : [capitaliseFirst(where)];
  for (const read of READERS) {
    const told = read(bare);
    if (told.length > 0) return [...located, ...told];
  }
  return located;
}

/** "People need to find us at 4 Mill Lane and know …". */
const FOUND_AT =
  /(?<!\p{L})(find us (?:at|in|on|behind|opposite|above|next to) [\p{L}\p{N}’' -]{4,60}?)(?= and (?:know|see|then|that)(?!\p{L})|[,.;]|$)/iu;

/** What goals in prose tell; undefined where they are a list of wishes. */
export function readProseGoals(goals: string): Statement[] | undefined {
  const sentences = listSentences(goals);
  if (!isProse(sentences.map(({ text }) => text))) return undefined;
  return sentences.flatMap((sentence) =>
    readProse(sentence.text).map((text) => ({
      ...{ words: toWords(text), signs: listSigns(text), isSentence: true as const },
      span: spanOf("goals", sentence),
    })),
  );
}

/** "Show the trailer (we bring it to you)", "Reassure them that we never rush": what is stated among wishes that are listed. */
export function readListedFacts(goals: string, told: readonly Statement[]): Statement[] {
  const known = told.map(({ words }) => words.toLowerCase()).join("\n");
  return listSentences(goals).flatMap((sentence) => {
    const read = [
      ...readThatClauses(sentence.text),
      ...readOwnBrackets(sentence.text),
      ...nameBracketed(sentence.text),
    ];
    return read
      .map(toWords)
      .filter((words) => !known.includes(words.toLowerCase().replace(/[.!]$/u, "")))
      .map((words) => ({
        ...{ words, signs: listSigns(words), isSentence: true as const },
        span: spanOf("goals", sentence),
      }));
  });
}

/** Begins as an order to whoever makes the site. */
const ORDER =
  /^(?:let|show (?:the|our|my|that|people|what|how|off|some|an?|real)|explain|build|grow|increase|reassure|(?:tell|have|give|get|help) (?:people|them|everyone|customers|visitors|parents|an? \p{L})|make (?:people|them|it|sure|clear|everyone)|(?:rent|sell|book|hire|win|get) more)(?!\p{L})/iu;

/** An order among the sentences of goals tells what its clauses state, or nothing; any other sentence stands. */
export function tellOrder(sentence: string): string[] {
  if (ORDER.test(sentence)) return readProse(sentence);
  // "Book a fitting, show before and afters, say clearly that we take dresses bought anywhere".
  const clauses = BEGINS_DEED.test(sentence) ? readThatClauses(sentence) : [];
  return clauses.length > 0 ? clauses : [sentence];
}
