/**
 * What English owners tell whoever makes the site to do with visitors, as a grammar of its own: "remind people we do not
 * sell equipment", "make it simple to book an annual inspection", "set out the time limits clearly". A clause is told, a
 * deed is a deed, and what is only named is explained. `wish-rules.ts` reads it behind its tables of single forms, which know more of theirs.
 */
import { capitaliseFirst } from "./slices.ts";
import type { Rule } from "./wishes-of-people.ts";

/** "People", "parents of new pupils", "the public". */
const WHOM =
  "(?:(?:the |our |my |all |any |more |new |other |potential |prospective |nervous |busy |local |first-time |worried ){0,2}(?:people|them|everyone|everybody|folks?|anyone|anybody|the public|someone|somebody|an? [\\p{L}-]{2,16}|(?:[\\p{L}-]{3,16} )?[\\p{L}-]{3,16}(?:s|men|women|children))(?: (?:with|of|in|from|and|or) (?:the |a |an |their )?[\\p{L}-]{3,16}){0,2})";

/** Before a verb of its own: what a clause speaks of. */
const PRONOUN =
  "(?:i|we|it|they|you|there|this|nobody|no one|nothing|everything|everybody|everyone|all of (?:it|them)|most of (?:it|them))(?:[’'](?:s|m|re|ve|ll|d))?(?!\\p{L})";
const FINITE =
  "(?:is|are|was|were|has|have|had|can|cannot|can[’']t|will|won[’']t|do|does|don[’']t|doesn[’']t|isn[’']t|aren[’']t|may|must|depends?|settles?|takes?|goes|comes?|varies|vary|differs?|includes?|stays?|belongs?|arrives?|happens?|matters)";
/** A noun with what belongs to it, four words at most, and its verb. */
const NOUN_CLAUSE = `(?!(?:how|what|why|when|where|which|who|whether|if|to|that|for|with|by|in|on|at|of|the way|the difference)(?!\\p{L}))(?:[\\p{L}\\p{N}’'-]{2,16} ){1,4}?${FINITE}(?!\\p{L}) `;
/** "Our reports stand up in court". */
const OWN_CLAUSE =
  "(?:our|my) (?:[\\p{L}-]{3,14} )?[\\p{L}-]{3,14}s (?!and|or|of|for|in|with|to|on|at|from|by|page|form)[\\p{L}]{4,12} ";
const CLAUSE = new RegExp(`^(?:${PRONOUN} |${NOUN_CLAUSE}|${OWN_CLAUSE})`, "iu");
/** Behind "that" a clause needs no other sign. */
const SAID = "(that )?(.{8,260})";

const ASKING = "(?:and |also |then |please |but |to |mainly |first |really ){0,3}";
/** Who is to know it. */
const TELLS = "(?:remind|tell|show|convince|reassure|assure|persuade|inform|warn|teach)";
const LETS = "(?:let|help|make|get|have|make sure|ensure)";
const KNOWS = "(?:know|see|understand|realise|realize|believe|feel|remember|notice|learn|aware)";
const SAYS =
  "(?:explain|mention|say|state|stress|emphasi[sz]e|highlight|point out|note|underline|make (?:it )?(?:very |really )?(?:clear|plain|obvious)|be (?:very |really )?(?:clear|upfront|up front|honest)(?: about)?|communicate|get across|put (?:on|in) (?:there|it)|put somewhere|put|add|write|reassure(?: them| people)?|show|prove|demonstrate)";

const DEED =
  "(?:book|reorder|schedule|send|post|ring|call|phone|text|message|e-?mail|write|order|come|visit|bring|fill in|fill out|download|upload|apply|register|join|ask|request|reserve|get in touch|get on|sign up|sign|buy|hire|rent|borrow|donate|drop|arrange|enquire|inquire|contact|pay|subscribe|volunteer|try|choose|pick|check|measure|enrol|enroll|pre-?order|refer|report|renew|sponsor|adopt|foster|give|submit|open an account)(?!\\p{L})";

/** What is wished of them beside a deed, and what they would feel: for nobody to read. */
const BESIDE =
  /,? (?:and|or) (?:(?:to )?(?:know|see|understand|feel|trust|realise|realize|be|stay|stop|keep|come back|tell their|forget)(?!\p{L}).{0,120})$/iu;
const ADVERBS =
  /,? (?:very |really )?(?:clearly|simply|plainly|properly|quickly|gently|honestly|in plain (?:english|words|language)|in simple terms|step by step|without (?:scaring|jargon|boring|frightening|overwhelming)[\p{L} ]{0,30}|at a glance|up ?front|in detail|early on|please)$/iu;

/** "Their collection" is your collection where they are told of it. */
const sayToThem = (deed: string): string =>
  deed
    .replace(/(?<!\p{L})their(?!\p{L})/gu, "your")
    .replace(/(?<!\p{L})they[’']re(?!\p{L})/gu, "you’re")
    .replace(/(?<!\p{L})they(?!\p{L})/gu, "you")
    .replace(/(?<!\p{L})themselves(?!\p{L})/gu, "yourself");

/** "… and what 300 goats can do": behind a fact what else is to be explained. */
const ASKED_BEHIND =
  /,? (?:and |or )?(?:what|how|why|where|when|who|which(?! (?:is|are|was|were|has|have|can|means)(?!\p{L})))(?!\p{L}) .{3,160}$/iu;
const told = (whole: string, that = "", said = ""): string => {
  if (that === "" && !CLAUSE.test(said)) return whole;
  // "That it works (video), that we are insured": of several `told-clauses.ts` tells each.
  if (/, (?:and )?that /iu.test(said)) return whole;
  const cut = said
    .replace(ASKED_BEHIND, "")
    .replace(SO_THEY, "")
    .replace(/ and that (?=\p{L})/giu, " and ");
  return cut.length < TOLD_LENGTH_MIN ? whole : capitaliseFirst(cut);
};
const SO_THEY = /,? so (?:that )?(?:they|people|nobody|everyone) .{3,80}$/iu;
const TOLD_LENGTH_MIN = 8;

/** What they are spared, or would like about it. */
const SPARED =
  /,? (?:without (?:having to |needing to |any )?(?:phon|call|speak|talk|ring|fill|wait|be)[\p{L}]*(?!\p{L}).{0,80}|(?:as )?(?:easily|quickly|simply|online and easily))$/iu;
/** "Send us outgrown uniform, we post out a prepaid bag": behind the deed what the business does about it. */
const TOLD_BEHIND =
  /, (?:and )?((?:we|i)(?:[’'](?:ll|ve|re))? (?!want|need|would|can[’']t)\p{L}{2,12} .{5,100})$/iu;
const deed = (_whole: string, said = ""): string => {
  const [, behind] = TOLD_BEHIND.exec(said) ?? [];
  const done = behind === undefined ? said : said.replace(TOLD_BEHIND, "");
  const asked = capitaliseFirst(sayToThem(done.replace(BESIDE, "").replace(SPARED, "")));
  return behind === undefined ? asked : `${asked}. ${capitaliseFirst(behind)}`;
};

const ONE_DEED = new RegExp(`^(?:to )?(?!check|choose|pick|measure)${DEED}`, "iu");
/** "Check our experts' CVs, understand turnaround and send a case enquiry": what of it they do. */
function deedsOf(whole: string, list = ""): string {
  const deeds = list.split(/,? and (?:to )?|, (?:and )?/u).flatMap((part) => {
    if (/^(?:receive|get|have) .{0,40}\p{N}/iu.test(part))
      return [part.replace(/^\p{L}+/u, "You receive")];
    return ONE_DEED.test(part) ? [deed(whole, part.replace(/^to /iu, ""))] : [];
  });
  return deeds.length === 0 ? whole : deeds.join(". ");
}

/** Before all other tables: how owners number what they want, and whole clauses that are to be told. */
export const CLAUSES: readonly Rule[] = [
  // "- show we log every cleaning", "2. win solicitor instructions".
  [/^(?:[-*•–]|\d{1,2}[.)])\s+(?=\p{L})/u, ""],
  [/^(?:first|second|third|last|lastly|secondly|thirdly), (?=\p{L}{3})/iu, ""],
  // "Free crawl space inspection requests", "get a free sample rewrite request": what is requested.
  [
    /^(?:(?:get|take|receive|win) )?(?:an? )?(free [\p{L}-]{3,20}(?: [\p{L}-]{3,20}){0,4}) requests?$/iu,
    "Request a $1",
  ],
  // "Fixed price per document should be obvious".
  [
    /^((?:fixed|flat|free|set) [^,.;:]{4,50}?) (?:should|must|needs? to|has to) be (?:very |really )?(?:obvious|clear|visible|up ?front|easy to (?:find|see)|prominent)$/iu,
    "$1",
  ],
  [/^whats ?app sign[- ]?ups?$/iu, "Sign up by WhatsApp"],
  // "First, sell out the kidding weekends without me answering two hundred emails", "classes have to fill, they pay the rent".
  [
    /^(?:(?:first|second)(?:ly)?,? |(?:the )?main thing is )?(?:sell out|fill) (?:the |our |my )((?:[\p{L}-]{3,16} ){0,2})(weekend|day|evening|dinner|tour|workshop|walk|retreat|camp|course)s(?: (?:without|so|because)(?!\p{L}).{0,120})?$/iu,
    "Book a $1$2",
  ],
  [
    /^(?:(?:first|second)(?:ly)?,? |(?:the )?main thing is )?(?:the |our |my )?((?:[\p{L}-]{3,16} )?)(class|course|workshop)(?:es|s) (?:have|need) to (?:fill|be full)(?:, .{3,80})?$/iu,
    "Book a $1$2",
  ],
  // "Sponsors to fund seats".
  [/^sponsors to (?:fund|sponsor|support|pay for) ([\p{L}]{3,16}[^s])s$/iu, "Sponsor a $1"],
  // "Make it completely clear how to register and how to book a journey, with the hours and the fact that we need notice".
  [
    new RegExp(
      `^${ASKING}make it (?:very |really |completely |absolutely )?(?:clear|obvious|plain) how to (${DEED}[^,]{0,60}?)(?: and how to (${DEED}[^,]{0,60}))?(?:, with [^.]{3,80}?)?(?:,? and the fact that ((?:we|i) .{5,120}))?$`,
      "iu",
    ),
    (_whole, one = "", other = "", fact = "") =>
      [one, other, fact]
        .filter((part) => part !== "")
        .map(capitaliseFirst)
        .join(". "),
  ],
  // "Other couples' quotes": what customers say of it.
  [
    /^(?:and )?(?:(?:some |a few )?(?:other|past|happy|former|previous|old) )(?:[\p{L}]{4,14}[’']? )(?:quotes|words|comments|stories|reviews|testimonials)$/iu,
    "",
  ],
  // "Winter bookings (everyone asks in April, too late)".
  [/\s\((?:everyone|everybody|people|nobody) [^()]{3,60}\)/giu, ""],
  [/sign ups(?!\p{L})/giu, "sign-ups"],
  [/^re-?orders$/iu, "Reorder"],
  [/^(?:wholesale|trade) first(?:, (?:and )?retail second)?$/iu, "Wholesale enquiries"],
  [
    / from (?:our )?(existing|new|returning|regular) (patients|clients|customers|members)(?=,|$)/giu,
    " for $1 $2",
  ],
  // "Explain honestly what cooling can do, book a fitting": the deed.
  [
    new RegExp(
      `^${ASKING}explain (?:[\\p{L}]{3,12} )?(?:what|how|why|when|whether|which) [^,]{3,80}, (?:and )?(${DEED}.{3,80})$`,
      "iu",
    ),
    (_whole, said = "") => capitaliseFirst(said),
  ],
  // "Play our showreel first thing", "know what boots to bring".
  [/^play (?:our|my|the) [\p{L} ]{3,20}$/iu, ""],
  [/, (?:and )?know (?:what|which|how|where) [^,]{3,40}(?=,|$)/giu, ""],
  // Of a list: "fewer domestic enquiries", "trade account sign up", "email list", "free call", "identify what they have".
  [/^(?:fewer|less|identify what) [^,]{3,40}, /iu, ""],
  [/, (?:and )?(?:fewer|less|identify what) [^,]{3,40}(?=,|$)/giu, ""],
  [/(?<=^|, )trade account (?:sign[- ]?ups?|applications?)(?=,|$)/giu, "open a trade account"],
  [/(?<=^|, )(?:e-?mail|mailing) list(?: sign[- ]?ups?)?(?=,|$)/giu, "join the mailing list"],
  [/(?<=^|, )get on (?:the |our )?(?:waiting list|wait ?list)/giu, "join the waiting list"],
  [/(?<=^|, )free (call|chat)(?=,|$)/giu, "book a free $1"],
  // "Build trust with yacht owners, show we're insured up to £500k, and make quoting quick".
  [
    /^([^.]{3,80}?), (?:and )?(?:show|explain|say|prove|make clear) (?:that )?((?:we|i)(?:[’'](?:re|ve|m))? [^,.]{5,80})(,[^.]{3,80})?$/iu,
    (_whole, before = "", fact = "", after = "") => `${before}${after}. ${capitaliseFirst(fact)}`,
  ],
  // "Before that they need to know who we are, what is included and that we write to their GP afterwards".
  [
    /^(?:before that|first|then|after that|also|and),? (?:they|people|visitors|patients|clients) (?:need|have|want|ought) to know .{3,160}?,? and that ((?:i|we|it|the|our|there)(?:[’'](?:m|re|ve|s))? .{5,140})$/iu,
    (_whole, said = "") => capitaliseFirst(sayToThem(said)),
  ],
  // "Remind people we do not sell equipment", "reassure that most matters settle without a hearing".
  [new RegExp(`^${ASKING}${TELLS} (?!(?:us|me) )(?:${WHOM} )?${SAID}$`, "iu"), told],
  // "To let them see I'm DBS checked", "help people understand it is not painful".
  [new RegExp(`^${ASKING}${LETS} (?:that )?${WHOM} (?:to )?(?:${KNOWS}) ${SAID}$`, "iu"), told],
  // "Put on there that I'm Category 1 licensed", "explain ice-out dates depend on the weather".
  [new RegExp(`^${ASKING}${SAYS} ${SAID}$`, "iu"), told],
];

/** Each of a sentence without its stop, for what the other tables have left as it was. */
export const DIRECTIVES: readonly Rule[] = [
  // "Sign up accounts on a 14 day cleaning schedule".
  [
    /^sign up (?:more |new )?(?:accounts|customers|clients|subscribers|people|users|households|families) (?:on|for|to|onto) /iu,
    "Sign up for ",
  ],
  [/^get (?:people |customers |them )?on(?:to)? (the [\p{L} -]{3,40} list)(?!\p{L})/iu, "Join $1"],
  [
    /^get (an? (?:free |no-obligation )?(?:[\p{L}-]{3,12} )?(?:survey|inspection|assessment|estimate|quote|consultation|demo|audit))$/iu,
    "Request $1",
  ],
  // "Fill the September and October diary".
  [
    /^fill (?:up )?(?:the|our|my) ((?:(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|fall)(?:, | and | to |\/|-)?){1,4}) ?(?:diary|calendar|slots|dates|weeks)$/iu,
    (_whole, months = "") => `Book for ${months.trim()}`,
  ],
  // "Emergency call number easy to find".
  [
    /^(?:the |our |my |an? )?(?:[\p{L}-]{2,14} ){0,3}(?:number|phone|telephone|hours|address) (?:should be |must be |to be )?(?:very |really |always )?(?:easy to find|big|large|prominent|visible|obvious|on every page|at the (?:very )?top)(?: always| on every page| of every page)?$/iu,
    "",
  ],
  [/^get an? (?:free |quick |fast |instant |online )?(quote|estimate) .{2,40}$/iu, "Request a $1"],
  [/^take (?:more |online )?(?:bookings|reservations) for (.{3,40})$/iu, "Book for $1"],
  [
    /^((?:generate|get|win|attract|increase|drive|bring in) (?:more |new |qualified |quality )?(?:enquiries|inquiries|leads|interest|calls)) from .{3,60}$/iu,
    "$1",
  ],
  // "Get a quote form going (acreage, slope)".
  [
    /^get (?:an? |the )(?:online )?quote form (?:going|up|working|online|done)(?!\p{L}).{0,80}$/iu,
    "Request a quote",
  ],
  [/^partner (?:up )?with (?!us).{3,60}$/iu, "Partner with us"],
  [/^(?:sign up|recruit|find|get) (?:more |new )?volunteers?(?: \p{L}{3,16}s)?$/iu, "Volunteer"],
  [/^(?:accept|take|answer|handle) ([\p{L} -]{3,24}) questions$/iu, "Ask about $1"],
  // Of a list what is only said to whoever makes the site.
  [
    /^(?:[\p{L}-]{2,14} ){0,3}(?:number|phone|telephone) (?:always )?(?:easy to find|big|large|prominent|visible|obvious|on every page|at the (?:very )?top)(?: always)?, /iu,
    "",
  ],
  [
    /, (?:[\p{L}-]{2,14} ){0,3}(?:number|phone|telephone) (?:always )?(?:easy to find|big|large|prominent|visible|obvious|on every page|at the (?:very )?top)(?: always)?(?=,|$)/giu,
    "",
  ],
  [/^(.{3,80}, explain [^,]{3,50}?) and (?:what|how|why) (?:we|i|you|they|it) [^,]{3,60}$/iu, "$1"],
  // "Only 9 pens so I need people to ring for dates, not book online".
  [
    /,? so (?:i|we) (?:need|want|would like|[’']d like) (?:people|them|customers|everyone) to (?:ring|call|phone|get in touch|write|ask)(?: (?:me|us))?( for (?:dates|a date|availability|a time))?(?:,? (?:and )?not .{3,40})?$/iu,
    (_whole, what = "") => `. Ask us${what}`,
  ],
  // "Make it simple to book an annual inspection and know the fixed fee in advance".
  [
    new RegExp(
      `^${ASKING}(?:make it|have it|(?:i|we)(?:[’']d| would) like it to be|(?:i|we) want it to be) (?:just )?(?:as )?(?:very |really |super |dead |so |completely |absolutely )?(?:simple|easy|easier|quick|straightforward|possible|painless|obvious|clear)(?: as possible)?(?: for ${WHOM})? (?:how )?to (${DEED}.{0,200})$`,
      "iu",
    ),
    deed,
  ],
  [
    new RegExp(
      `^${ASKING}(?:(?:i|we)(?:[’']d| would)? (?:really )?)?(?:let|help|allow|enable|encourage|invite|get|persuade|nudge|push|prompt|want|need|have|like) ${WHOM} (?:to (?:be able to )?)?(${DEED}.{0,200})$`,
      "iu",
    ),
    deed,
  ],
  // "Order without having to speak to anybody": what they are spared.
  [new RegExp(`^(${DEED}.{0,160}?)${SPARED.source}`, "iu"), "$1"],
  [new RegExp(`^(${DEED}.{3,160}?)${BESIDE.source}`, "iu"), "$1"],
  [
    new RegExp(`^${DEED}.{0,160}(?<!\\p{L})their(?!\\p{L}).{0,80}$`, "iu"),
    (whole) => sayToThem(whole),
  ],
  // "Instructing firms should be able to check our CVs and send a case enquiry".
  [
    new RegExp(
      `^${WHOM} (?:should|must|need to|ought to|want to)(?: be able to)? (.{8,240})$`,
      "iu",
    ),
    deedsOf,
  ],
  // "If somebody could sign up for the list without me having to find a pen that would be wonderful".
  [
    new RegExp(
      `^(?:and )?(?:if|it would be (?:great|good|nice|lovely) if) (?:somebody|someone|people|they|customers|visitors|clients) could (?:also )?(${DEED}.{0,80}?)(?: without .{3,60}?)?(?:,? (?:that|it)(?:[’']d| would) be .{3,40})?$`,
      "iu",
    ),
    deed,
  ],
  // "A secondary aim is workplace talks, which we do for councils".
  [
    /^(?:an?|our|my|another|the) (?:main|primary|secondary|second|other|further|third) (?:aim|goal|thing) is ([\p{L} -]{4,40})(?:,.{3,160})?$/iu,
    "Enquire about $1",
  ],
  // "After that I want more maintenance agreements because that keeps my four guys busy".
  [
    /^(?:after that|then|also|and)?,? ?(?:i|we) (?:want|need|would like) more ([\p{L} -]{4,40}?)(?: because .{3,100})?$/iu,
    "Enquire about $1",
  ],
  // "I would like a simple way to request an appointment".
  [
    new RegExp(
      `^(?:(?:i|we)(?:[’']d| would)? (?:like|want|need) |and )?(?:an? |some )(?:simple |easy |quick |clear |proper |better )?way (?:for ${WHOM} )?(?:to|of) (${DEED}.{0,120}?)(?:, with .{3,80})?$`,
      "iu",
    ),
    deed,
  ],
  // "People to understand the inheritance tax changes and come to us before they panic".
  [
    new RegExp(
      `^(?:(?:i|we)(?:[’']d| would)? (?:like|want|need) )?${WHOM} to (?:understand|know about|see|learn about) (?=(?:the|our|my|how|what) )(.{4,60}?)(?: and .{3,80})?$`,
      "iu",
    ),
    (_whole, matter = "") => `Explain ${matter}`,
  ],
  // "Encourage an initial conversation at a fixed fee".
  [
    /^(?:and |also |please |to ){0,2}(?:encourage|invite|offer|prompt|push) (?:an? |the |our |more )?((?:[\p{L}-]{3,14} ){0,2}(?:conversation|call|chat|consultation|consult|visit|viewing|tour|appointment|trial|taster|demo|meeting|assessment|survey|inspection|session|lesson)s?(?!\p{L}).{0,80})$/iu,
    (_whole, what = "") =>
      `Book ${/^(?:[\p{L}-]{3,14} ){0,2}\p{L}{3,14}s(?!\p{L})/u.test(what) ? "" : /^[aeiou]/iu.test(what) ? "an " : "a "}${what}`,
  ],
  // "Set out the time limits clearly": what is only named.
  [
    new RegExp(
      `^${ASKING}(?:set out|lay out|spell out|go through|walk ${WHOM} through|talk ${WHOM} through|cover|outline|detail|give (?:details|info|information) (?:of|on|about)|tell ${WHOM} about|inform ${WHOM} about|educate ${WHOM} (?:on|about)) (?=(?:the|our|my|all|how|what|why|when|where|which) |\\p{L})(.{4,120})$`,
      "iu",
    ),
    (_whole, matter = "") => `Explain ${matter.replace(ADVERBS, "")}`,
  ],
];
