/**
 * Facts that an English owner says in passing while wishing something of the site: "phone calls asking do we do verrucas (we
 * do)", "new memberships, which are sliding scale from $20", "explain why we stop making the fresh cheese in December".
 */
import { stateFact, WISHED_OF_SITE } from "./prose-facts.ts";
import { capitaliseFirst, spanOf } from "./slices.ts";
import { listSentences, listSigns, type Statement, toWords } from "./statement-signs.ts";

/** "… asking if we see dogs (we don't)": what is answered in the bracket. */
const ANSWER = /\((?:we|i) (don[’']t|do not|do)(?: not)?\)/iu;
const QUESTION =
  /(?:if|whether|do) (?:we|i) (do|see|take|treat|sell|repair|fix|make|offer|accept|teach|cover|deliver|stock|clean|hire|move|fit) ([\p{L}’' -]{3,40})$/iu;
const QUESTION_LENGTH_MAX = 70;
function readAnswer(sentence: string): string[] {
  const answer = ANSWER.exec(sentence);
  if (answer === null) return [];
  const before = sentence.slice(Math.max(0, answer.index - QUESTION_LENGTH_MAX), answer.index);
  const [, verb, things] = QUESTION.exec(before.trimEnd()) ?? [];
  if (verb === undefined || things === undefined) return [];
  return [/^do$/iu.test(answer[1] ?? "") ? `We ${verb} ${things}` : `We don’t ${verb} ${things}`];
}

/** "New memberships, which are sliding scale from $20 to $100, and …". */
const RELATIVE =
  /(?<!\p{L})(?:(?:new|the|our|my|their|more) ){1,2}([\p{L}’-]{3,20}(?: [\p{L}’-]{3,20})?), which (is|are|costs?|includes?|lasts?|takes?|goes|comes) ((?!why|the|what|how|our|my|hard|easy|great|annoying|always|never|usually|often|not)[^.;]{3,90}?)(?=,? and (?:people|they|we|i|visitors|everyone|where|which|who)(?!\p{L})|, |[.;]|$)/iu;
function readRelative(sentence: string): string[] {
  const [, thing, verb, told] = RELATIVE.exec(sentence) ?? [];
  if (thing === undefined || WISHED_OF_SITE.test(told ?? "")) return [];
  const isSeveral = /s$/u.test(thing);
  return [capitaliseFirst(`${isSeveral ? "" : "the "}${thing} ${verb} ${told}`)];
}

/** "Explain why we stop making the fresh cheese in December, because …". */
const WHY =
  /(?<!\p{L})(?:explain|say|tell (?:them|people)) why ((?:we|i) (?!want|need|are (?:the|better|different)|exist|charge|cost|do (?:it|this|that)|matter)\p{L}{3,14} [^.;]{6,90}?)(?=,|[.;]|$)/iu;
/** "Tell us the age and what they liked last and we will suggest three books". */
const INVITED =
  /(?:^|: )((?:tell|send|show|bring) us [^.:;]{4,100}?,? and (?:we|i)(?:[’']ll| will) [^.;]{6,80})/iu;
/** "Nobody checks your income". */
const NOBODY =
  /(?<!\p{L})(nobody (?:checks|asks|judges|minds|needs) (?:for )?(?:your|you|about|any) ?[^.,;]{0,40})/iu;
/** "… our impact …, last year it was 1,340 items and about four tonnes". */
const LAST_YEAR =
  /(?<!\p{L})(last (?:year|season|month|quarter)),? (?:it|that) was ([^.;]{6,100})/iu;
/** "On-site service across the Barossa should be prominent", "a fixed monthly fee should be easy to find". */
const PROMINENT =
  /^((?:an? |the |our )?[\p{L}’ -]{8,70}?) (?:should|must|has to|have to|needs? to|ought to) be (?:very |really |made |impossible to miss|right )?(?:prominent|obvious|easy to (?:find|see|spot)|visible|clear|up front|upfront|at the top|stated|mentioned)(?!\p{L})/iu;
/** What is only a kind of information, and tells nothing. */
const NO_CONTENT =
  /(?<!\p{L})(?:prices?|rates|hours|days|numbers?|menus?|address|dates|times|schedule|calendar|contact|details|information|opening|reviews|differences?|policy|policies|it|this|that|everything|range|list|scope|story)(?!\p{L})/iu;
const PROPER_PLACE = /\s(?:across|in|around|throughout|from|for|on) (?:the )?\p{Lu}/u;

function readProminent(sentence: string): string[] {
  const [, thing] = PROMINENT.exec(sentence.trim()) ?? [];
  if (thing === undefined || NO_CONTENT.test(thing)) return [];
  const isTold = /^an? /iu.test(thing) || PROPER_PLACE.test(thing);
  const bare = /^(?:our|the) /iu.test(thing) ? thing.replace(/^\S+ /u, "") : thing;
  const [first = ""] = bare.split(" ");
  const said = /^(?:\p{Lu}\p{Ll}|An?$)/u.test(first)
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
  return isTold
    ? [`We ${/(?:fees?|prices?|rates?)$/iu.test(said) ? "charge" : "offer"} ${said}`]
    : [];
}

/** What `told` does not tell yet. */
export function listHiddenFacts(goals: string, told: readonly Statement[]): Statement[] {
  const known = told.map(({ words }) => words.toLowerCase()).join("\n");
  return listSentences(goals).flatMap((sentence) =>
    readHiddenFacts(sentence.text)
      .map(toWords)
      .filter((words) => !known.includes(words.toLowerCase()))
      .map((words) => ({
        ...{ words, signs: listSigns(words), isSentence: true as const },
        span: spanOf("goals", sentence),
      })),
  );
}

/** "List which brands I work on (Skutt, L&L, older Duncans)". */
const WORKED_ON =
  /(?<!\p{L})(?:which|what) (?:\p{L}{3,16} )?\p{L}{3,14}s (i|we) (work on|stock|sell|use|repair|service|carry|take|fix|grow|cover) \(([^()]{6,100})\)/iu;
function closeBrands(brands: string): string {
  const at = brands.lastIndexOf(", ");
  return at < 0 || /(?:^|\s)and\s/iu.test(brands)
    ? brands
    : `${brands.slice(0, at)} and ${brands.slice(at + 2)}`;
}

/** "I want folk to see what's included (soup, gloves, a pint after)". */
const INCLUDED = /(?<!\p{L})what(?:[’']s| is) included \(([^()]{5,100})\)/iu;
/** "And that no referral or proof is needed for a coat". */
const NOTHING_NEEDED =
  /\sthat (no [^.;(),]{4,60} (?:is|are) (?:needed|required|necessary)[^.;(),]{0,40})/iu;
/** "What we don't do, which is legal drafting or tax". */
const NOT_DONE = /(?<!\p{L})what (we|i) don[’']t do, which is ([^.,;]{4,60})/iu;
/** "A first phone call is safe and commits them to nothing". */
const UNCOMMITTED =
  /(?<!\p{L})(an? (?:first |short |free )?(?:phone |video )?(?:call|chat|visit|meeting|conversation)) (?:is [^.,;]{3,20} and )?commits (?:them|people|you|nobody) to nothing/iu;
/** "Brides should know to come at least 8 weeks before and bring the shoes". */
const KNOWN_TO =
  /(?:^|\s)((?!people|they|customers|visitors|everyone)\p{L}[\p{L}-]{3,20}s) should know to ([^.;]{8,90})$/iu;
/** "… getting someone through the door for a cup of tea on a Tuesday, with no commitment and nobody asking". */
const THROUGH_THE_DOOR =
  /(?:someone|people|them|folk) through the door for (an? [^.,;]{4,60}(?:, with no [\p{L}]{4,16})?)/iu;
/** "Position Moira Dalrymple (19 years as an inspector)". */
const PERSON =
  /(?<!\p{L})(\p{Lu}\p{Ll}{1,14} \p{Lu}\p{Ll}[\p{L}’-]{1,16}) \(((?:\p{N}{1,2}|ten|twenty|thirty) years [^()]{4,60})\)/u;
/** "Their opening hours, because we are only open Tuesday evening and Saturday morning". */
const ONLY_OPEN =
  /(?:because|since|as) ((?:we|i)(?:[’']re|[’']m| are| am) only open [^.;()]{6,110}?)(?=,? (?:and|so|but) (?:people|they|everyone|nobody)(?!\p{L})|$)/iu;
/** "When we're open (second and fourth Saturday, 10 till 1)". */
const WHEN_OPEN = /when (?:we|i)(?:[’']re|[’']m| are| am) open \(([^()]{6,80})\)/iu;
const ORDINAL = /^(?:first|second|third|fourth|last|\p{N}(?:st|nd|rd|th))(?!\p{L})/iu;
/** "Sign up for a membership ($60 a year, or pay what you can)": a thing, and what it costs. */
const COSTS_THIS =
  /(?<!\p{L})(memberships?|courses?|class(?:es)?|workshops?|subscriptions?|sessions?|assessments?|consultations?|fittings?|tours?|lessons?|tickets?|shares?|call-?outs?) \(([£$€] ?\p{N}[^()]{0,80})\)/iu;
/** "Prices right out in the open ($189 a month for two classes a week)". */
const PRICES_OPEN = /(?<!\p{L})(?:the |our )?prices [^().;,]{0,40}\(([£$€] ?\p{N}[^()]{4,80})\)/iu;
/** "Pay the $75 deposit". */
const DEPOSIT = /(?<!\p{L})pay (?:the|an?|our) ([£$€] ?\p{N}[\p{N}.,]{0,8}) deposit(?!\p{L})/iu;
/** "What we can't take: no microwaves, nothing with petrol in it", "a list of what can't go in, plasterboard, fridges, tyres". */
const NOT_TAKEN = /what ((?:we|i) can[’']t take|can[’']t go in)[:,] ?((?:no )?[^.;:]{6,120})$/iu;
/** "A low vision assessment (that one takes ninety minutes and can be at home)". */
const THAT_ONE =
  /(?:^|\s)(an? (?:[\p{L}-]{2,16} ){1,3}[\p{L}-]{3,16}) \((?:that one|this one|which|it) (takes|is|costs|lasts|includes) ([^()]{4,90})\)/iu;
/** "Our three services (board evaluations, succession planning, charter and policy reviews)". */
const OUR_SEVERAL =
  /(?<!\p{L})(?:our|my|the) ((?:two|three|four|five|six) (?:[\p{L}-]{3,14} )?(?:services|packages|courses|classes|options|sizes|treatments|workshops|tours)) \(([^()]{8,120})\)/iu;
/** "Our numbers (1,140 members, 2,300 tools, 9,000 loans last year)". */
const OUR_NUMBERS = /(?<!\p{L})our (?:numbers|figures) \(([^()]{0,40}\p{N}[^()]{6,100})\)/iu;
/** "Rush jobs exist but cost more". */
const RUSHED =
  /(?<!\p{L})((?:rush|urgent|express|same[- ]day) (?:jobs|orders|work|repairs|alterations)) (?:exist (?:but|and) )?(costs? (?:more|extra))(?!\p{L})/iu;
/** "We also want to hire a derrick hand and a pump tech and nobody knows we're hiring". */
const TO_HIRE =
  /(?:^|\s)(?:we|i)(?: also)? ?(?:want|need|hope|would like|[’']d like|(?:are|[’']re|am|[’']m) trying) to (?:hire|take on|employ) (an? [^.;,]{4,70}?)(?=,? (?:and|but|because|so) (?:nobody|no one|we|i|it|this|that|it[’']s)(?!\p{L})|, which|$)/iu;
/** "We badly need two more people who can do sewing machines", "we need two more trustees, ideally one who …". */
const SOUGHT_AFTER =
  /(?<!\p{L})(?:we|i) (?:badly |also |still |always )?need ((?:(?:two|three|four|five|some|a few) )?(?:more )?(?:people who can [^.;,]{4,60}|trustees|volunteers|drivers|coaches)(?=[.;,]|$))/iu;
/** "First thing is membership: it is pay what you can and people don't believe it". */
const THING_IS =
  /(?:thing|aim|goal|first|second|third) is (?:the |our )?(\p{L}{4,16}): (?:it|they) (is|are|costs?) ([^.;,]{4,60}?)(?= (?:and|but) (?:people|nobody|they|we|i|it)(?!\p{L})|[.;,]|$)/iu;
/** "If someone uploads a floor plan we can turn a quote round in 48 hours". */
const IF_SENT =
  /if (?:someone|somebody|anyone|people|they|customers) (?:uploads?|sends?|e-?mails?) (?:us )?(an? [\p{L}’-]{2,16}(?: [\p{L}’-]{2,16})?) (we can [^.;,]{6,120})/iu;
/** "Show the range properly, cut string, closed string, winders, because people think …". */
const RANGE_IS =
  /show (?:the|our) range(?: properly| clearly| off)?[,:] ([^.;:]{10,100}?)(?=, because|, since|, as |[.;]|$)/iu;
/** "We would like more volunteers for Thursday evenings". */
const MORE_VOLUNTEERS =
  /(?:^|\s)(?:we|i)(?: would|[’']d) (?:like|love|welcome) (?:some )?more (volunteers for [^.;,]{4,50})(?=[.;,]|$)/iu;

/** "Our machines, materials (titanium, PEEK, cobalt chrome), working tolerances". */
const LISTED_IN_BRACKETS =
  /(?<!\p{L})(materials|brands|makes|breeds|varieties|finishes|species|languages|instruments|grades) \(([^()]{8,100})\)/iu;

/** "Whether we also notarize (we can, most people don't need it)". */
const ALSO_DOES =
  /whether (?:we|i) (also )?(\p{L}{4,14}) \((we|i) (?:can|do)(?:, [^()]{0,80})?\)/iu;

/** "… and that their mam or dad can stop any time". */
const THEIRS = /(?:^|\sand )that their ([\p{L}’ ]{2,30} can [^.;,]{3,60})$/iu;

function sayNotTaken(what: string, things: string): string {
  const [, who] = /^(we|i) /iu.exec(what) ?? [];
  return who !== undefined && /^no /iu.test(things)
    ? `${capitaliseFirst(who)} take ${things.replace(/, (?=nothing |no )/iu, " and ")}`
    : `What ${what}: ${things}`;
}

type Say = (first?: string, second?: string, third?: string) => string | undefined;

/** Each form, and what its groups say to visitors. */
const FORMS: readonly (readonly [form: RegExp, say: Say])[] = [
  [WHY, (why = "") => stateFact(why)],
  [INVITED, (invited = "") => capitaliseFirst(invited)],
  [NOBODY, (nobody = "") => capitaliseFirst(nobody.trim())],
  [LAST_YEAR, (when = "", was) => `${capitaliseFirst(when)}: ${was}`],
  [
    WORKED_ON,
    (who = "", works, brands = "") => `${capitaliseFirst(who)} ${works} ${closeBrands(brands)}`,
  ],
  [NOTHING_NEEDED, (needless = "") => capitaliseFirst(needless.trim())],
  [NOT_DONE, (who = "", undone) => `${capitaliseFirst(who)} don’t do ${undone}`],
  [UNCOMMITTED, (call = "") => `${capitaliseFirst(call)} commits you to nothing`],
  [INCLUDED, (included) => `What’s included: ${included}`],
  [KNOWN_TO, (whom = "", deed) => `${capitaliseFirst(whom)}: ${deed}`],
  [THROUGH_THE_DOOR, (what) => `Come in for ${what}`],
  [PERSON, (person, years) => `${person}: ${years}`],
  [THEIRS, (theirs) => `Your ${theirs}`],
  [ONLY_OPEN, (open = "") => capitaliseFirst(open)],
  [WHEN_OPEN, (when = "") => `We’re open ${ORDINAL.test(when) ? "on the " : ""}${when}`],
  [COSTS_THIS, (thing = "", price) => `${capitaliseFirst(thing)}: ${price}`],
  [PRICES_OPEN, (price) => `Prices: ${price}`],
  [DEPOSIT, (sum) => `The deposit is ${sum}`],
  [NOT_TAKEN, (what = "", things = "") => sayNotTaken(what, things)],
  [THAT_ONE, (thing = "", verb, told) => `${capitaliseFirst(thing)} ${verb} ${told}`],
  [OUR_SEVERAL, (things, names) => `Our ${things}: ${names}`],
  [OUR_NUMBERS, (numbers) => numbers],
  [RUSHED, (jobs = "", cost) => `${capitaliseFirst(jobs)} ${cost}`],
  [TO_HIRE, (whom) => `We are hiring ${whom}`],
  [LISTED_IN_BRACKETS, (things = "", names) => `${capitaliseFirst(things)}: ${names}`],
  [THING_IS, (thing = "", verb, told) => `${capitaliseFirst(thing)} ${verb} ${told}`],
  [
    IF_SENT,
    (thing, told = "") =>
      `Send us ${thing} and ${told.replace(/ and no(?:body|[- ]one) .{1,90}$/iu, "")}`,
  ],
  [RANGE_IS, (range) => `Our range: ${range}`],
  [MORE_VOLUNTEERS, (whom) => `We are looking for more ${whom}`],
  [SOUGHT_AFTER, (whom) => `We are looking for ${whom}`],
  [ALSO_DOES, (also = "", deed = "", who = "") => `${capitaliseFirst(who)} ${also}${deed}`],
];

/** Facts of one sentence of the goals, as visitors may read them. */
export function readHiddenFacts(sentence: string): string[] {
  const bare = sentence.trim().replace(/[.!]{1,3}$/u, "");
  const formed = FORMS.flatMap(([form, say]) => {
    const found = form.exec(bare);
    return (found === null ? undefined : say(...found.slice(1))) ?? [];
  });
  return [...readAnswer(bare), ...readRelative(bare), ...formed, ...readProminent(bare)];
}
