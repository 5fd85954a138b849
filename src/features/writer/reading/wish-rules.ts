/**
 * How English owners ask that something be shown, and what they say of the page, by what is left of it for visitors. A
 * table, and its one reader.
 */
import { CLAUSES, DIRECTIVES } from "./english-directives.ts";
import { EXPLAINED } from "./explained-wishes.ts";
import { MAKER_ASIDES } from "./maker-asides.ts";
import { OWNER_TARGETS } from "./owner-targets.ts";
import { SAID_TO_MAKER } from "./said-to-maker.ts";
import { capitaliseFirst } from "./slices.ts";
import { applyTable, OF_PEOPLE, type Rule, WITHOUT_NUMBER } from "./wishes-of-people.ts";

/** "Fees", "winter hours", "our turnaround": what can be told in figures. */
const FIGURES =
  "(?:(?:opening|winter|summer|shop|hatch|farm|bar|kitchen|studio|gallery|visiting|office|full|current|fixed|flat|hourly|typical|usual|realistic) ){0,2}(?:fees?|prices?|rates?|costs?|hours|times|opening times|turnaround(?: times?)?|lead times?|charges|tariffs?|price (?:lists?|ranges?|guide)|waiting times?|subs|dues|deposit|minimum order|minimum spend)";
export const SHOWN =
  "(?:(?:please )?(?:show|list|state|give|post|publish|put|put up|display|say|mention|explain|have|need|want|make clear|be clear (?:about|on))(?: clearly| openly)?)";

/** Of a list the parts behind what is told name what else the page should show. */
const UNTOLD_PART =
  /^(?:and )?(?:what|who|how|where|which|when|why|photos?|pictures?|a map|map)(?!\p{L})/iu;
const UNTOLD_BEHIND =
  /\s(?:and|plus) (?:what|who|how|where|which|when|why|photos?|pictures?|a map|map)(?!\p{L}).{0,120}$/iu;

function keepTold(told: string): string {
  const parts = told.split(/,\s(?!\p{N})/u, 12);
  const end = parts.findIndex((part) => UNTOLD_PART.test(part));
  return parts
    .slice(0, end < 0 ? parts.length : end)
    .join(", ")
    .replace(UNTOLD_BEHIND, "");
}

const tell = (name: string, told: string): string =>
  `${capitaliseFirst(name.trim())}: ${keepTold(told)}`;

const NAMED_DEEDS: Readonly<Record<string, string>> = {
  ...{ join: "Joining", apply: "Applying", book: "Booking", order: "Ordering", pay: "Paying" },
  ...{ enrol: "Enrolling", enroll: "Enrolling", "sign up": "Signing up" },
  "become a member": "Membership",
};

/** What owners wish to have done, by the deed that it is for visitors. */
const DONE: Readonly<Record<string, string>> = {
  ...{ booked: "book", reserved: "reserve", ordered: "order", placed: "place", bought: "buy" },
  ...{ requested: "request", submitted: "submit", registered: "register", renewed: "renew" },
  ...{ sent: "send", "sent in": "send", "sent over": "send", posted: "post", uploaded: "upload" },
  ...{ brought: "bring", "brought in": "bring in", "brought round": "bring", donated: "donate" },
  ...{ "dropped off": "drop off", "dropped in": "drop off", "handed in": "hand in", hired: "hire" },
  ...{ paid: "pay", "paid for": "pay for", signed: "sign", "filled in": "fill in" },
};

const DONE_WORDS = Object.keys(DONE)
  .sort((one, other) => other.length - one.length)
  .join("|");

/** Each of a sentence without its stop. Figures stand behind each that is told. */
const OF_SENTENCES: readonly Rule[] = [
  // "Get photos of damaged books sent in", "have lamps brought in on Saturdays".
  [
    new RegExp(
      `^(?:we want to |i want to |to )?(?:get|have) (?:more |new |people[’']s |customers[’'] |their |our )?(\\p{L}[\\p{L}’ -]{2,50}?) (${DONE_WORDS})(?= |$)(?! (?:a|the|my|our|and|out|up) )( \\p{L}[\\p{L}\\p{N}’ -]{1,50})?$`,
      "iu",
    ),
    (_whole, object = "", done = "", rest = "") =>
      capitaliseFirst(`${DONE[done.toLowerCase()]} ${object}${rest}`),
  ],
  // "Shift the last 20 hampers before Christmas".
  [
    /^(?:shift|clear|offload|flog|get rid of|sell off) (?:the |our |my )?(?=(?:last|remaining) )/iu,
    "Sell the ",
  ],
  [
    /^(book direct(?:ly)?(?: with us)?),? (?:and )?not (?:through|via|on|with) [^(,.]{3,40}?(?=$| \(|[,.])/iu,
    "$1",
  ],
  // "First, that guests book directly with us and not through the portals".
  [
    /^(?:(?:first|second|third|fourth|finally|lastly|also|and),? )?that (?:guests|visitors|customers|clients|people|parents|they|[\p{L}-]{3,16}s) (?=(?:book|call|ring|come|send|ask|order|join|visit|write|bring)(?!\p{L}))/iu,
    "",
  ],
  // "For the first group, one thing only: the number, 01632 960 771".
  [
    /^(?:for (?:the )?\p{L}{3,10}(?: \p{L}{3,10})?, )?(?:one thing only: |above all )?(?:the|our) (?:phone |telephone )?number,? (?=[+(]?\d)/iu,
    "Phone ",
  ],
  // "Customers post me their dry ribbon on its own spool".
  [
    /^(?:customers|clients|people|visitors|guests|folks?) (?=(?:post|send|bring|drop|leave|e-?mail|text) (?:me|us|it|them|their|off)(?!\p{L}))(.{10,200})$/iu,
    (_whole, deed = "") => capitaliseFirst(deed.replace(/(?<!\p{L})their(?!\p{L})/giu, "your")),
  ],
  // "Book now button", "insta look".
  [
    /^(?:an? )?(?:big |clear )?((?:book|order|buy|donate|call|join|enquire|sign up)(?: \p{L}{2,12}){0,2}?)(?: now| online)? (?:button|btn|link)(?: .{1,40})?$/iu,
    "$1",
  ],
  [/^(?:an? )?[\p{L}-]{3,16}(?: \p{L}{3,12})? (?:look|vibe|vibes|feel|style|aesthetic)$/iu, ""],
  // "Rent out the hall", "let the studio by the hour".
  [/^(?:rent|hire|let) out (?=(?:the|our|my) )/iu, "Hire "],
  [
    /^let (?=(?:the|our) (?:[\p{L}-]{2,14} )?(?:hall|room|rooms|studio|space|barn|pitch|court|kitchen|venue|cottage|desk|desks|chapel|pavilion|garden|boat|van)(?!\p{L}))/iu,
    "Hire ",
  ],
  // "Phone number big at the top 250-555-0148", "phone 01632 … at the top of every page".
  [
    /^(?:the |our |my )?(?:tele)?phone(?: number)?(?: should be| must be| to be)? (?:very |really |nice and )?(?:big|large|prominent|clear|clearly|visible|obvious|easy to find)(?: and (?:big|large|clear|clickable))?(?: (?:at|on|near) (?:the |every )?(?:top|front|home|first|each|page)(?: of (?:the |every |each )?(?:site|page|website))?(?: page)?)?[:,]? (?=[+(]?\d)/iu,
    "Phone ",
  ],
  [/^(?:our |my |the )?(?:tele)?phone(?: number| no\.?)(?: is)?:? (?=[+(]?\d)/iu, "Phone "],
  // "Phone 740-555-0119 at the top".
  [
    /^(?:tele)?(?:phone|tel|number|call)(?: number)? (\+?\(?\d[\d() -]{5,18}\d) (?:at the (?:very )?top|up top|on top|on every page|big|in big)(?!\p{L}).{0,40}$/iu,
    (_whole, number = "") => `Phone ${number}`,
  ],
  // "End of life visits need their own page with prices ($420 including the visit), written kindly".
  [
    /^([^,.:()]{3,50}?) needs? (?:its|their|an?) (?:own )?(?:[\p{L}-]{3,10} ){0,2}(?:page|section)(?!\p{L})[^()]{0,60}(?:\((?=[^()]{0,80}\d)([^()]{3,160})\))?.{0,120}$/iu,
    (_whole, name = "", told = "") => (told === "" ? "" : `${capitaliseFirst(name)}: ${told}`),
  ],
  // "Put a proper page on safety: what we use, keep out for 4 hours".
  [
    /^(?:put|have|add|make|include|(?:we |i )?need) an? (?:[\p{L}-]{3,10} ){0,2}(?:page|section|bit|line|note|box) (?:on|about|for) ([^,.:()]{2,40}): (.{8,240})$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  // "Be upfront that lead time is 8 weeks".
  [/^be (?:upfront|up front|honest|open|clear) (?:that|about the fact that) (?=\p{L})/iu, ""],
  [/,? (?:so|and) (?:please )?(?:say|mention|put|write) (?:that|so|this|it)$/iu, ""],
  [
    / instead of (?:ringing|calling|phoning|e-?mailing|asking|texting|messaging|whatsapping)(?!\p{L}).{0,60}$/iu,
    "",
  ],
  // "Insurance stuff lower down", "photos at the top"; what stands at the top of a hill stays.
  [
    /^[\p{L}\p{N} ’'&-]{3,60} (?:lower down|further down|at the (?:very )?(?:top|bottom) of (?:the |every |each )?(?:page|site|website)|on the (?:front|first|home) ?page|up top|in the footer)$/iu,
    "",
  ],
  [
    /^(?:[\p{L}-]{2,12} ){0,3}(?:stuff|photos?|pictures?|pics|number|logo|prices?|map|form|button|link|video|text) at the (?:very )?(?:top|bottom)$/iu,
    "",
  ],
  // "I will supply my own", said of pictures and texts.
  [
    /^(?:i|we)(?:[’']ll| will| can)(?: also)? (?:supply|send|provide|upload|add|give you|email you|write|take) (?:(?:you|my|our|the|them|some|those|better|proper|more|all) ){0,3}(?:own|ours|photos?|pics|pictures|images|logo|text|texts|words|them|some)(?: myself| ourselves| later| over| across| on| in| soon| separately| of (?:these|those|them|it))?$/iu,
    "",
  ],
  // "Sell yarn online, right now people email and I send an invoice".
  [
    /(?:^|,\s|;\s|\s[-–—]\s)(?:right now|currently|at present|as it is) (?:they|people|customers|everyone|everybody|folks?|we|i|it)\s.{1,160}$/iu,
    "",
  ],
  // "Before and after photos if you can, I have about 40", "needs a map of the route", "has to load on bad internet".
  [
    /^(?:(?:before and after|nice|good|big|lots of|some|our) )?(?:photos?|pics|pictures|images) (?:if|where|when) (?:you|possible|there).{0,120}$/iu,
    "",
  ],
  [
    /^(?:it |this )?(?:needs|has|must|should)(?: to)? (?:(?:be easy to (?:read|use|pay|find)|load|open|work) .{0,80}|(?:have )?an? (?:\p{L}{3,12} )?(?:map|form|page|calendar|gallery|button|list|table|link|faq|section|chart)(?!\p{L}).{0,60})$/iu,
    "",
  ],
  // "Wardens are mostly on old tablets so make the writing big".
  [
    /^.{3,120}\sso (?:please )?(?:make|keep|use) (?:the |it |all )(?:writing|text|font|letters|print|words|site|page|simple|big|short)(?!\p{L}).{0,60}$/iu,
    "",
  ],
  // "Explain what a dressing involves (3 to 5 days per pair, from £640)".
  [
    /^(?:and )?(?:explain|show|say|list) what (an? |the |our |my )?([\p{L}’ -]{3,30}?) (?:involves|includes|means|takes|costs) \((?=[^()]{0,80}\d)([^()]{3,160})\)(.{0,160})$/iu,
    (_whole, article = "", name = "", told = "", rest = "") =>
      `${capitaliseFirst(`${/^an? /iu.test(article) ? article : ""}${name}`)}: ${told}${rest.replace(/^ and get (?:them|people) to /iu, ". ")}`,
  ],
  // "Say you get a receipt for every load".
  [/^(?:please )?say (?:that )?(?=(?:you|we|i|there[’']s|there is|all|every) )/iu, ""],
  [/^kindly (?=(?:mention|say|state|explain)(?!\p{L}))/iu, "please "],
  // "So the thing is when a truck is down they lose the whole Friday".
  [/^(?:so )?(?:the thing is|the problem is|our problem is|the trouble is)[,:]? .{1,240}$/iu, ""],
  // "List of faces with sizes available, price per kilo, minimum order 2 kg".
  [
    /^(?:an? )?list of .{3,120}?, ((?:minimum|maximum|delivery|postage|turnaround|deposit|lead time|from [£$€]?\d).{2,120})$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "Show fees R260 a night or R3 900 month, what to pack".
  [
    new RegExp(
      `^(?:and |also )?${SHOWN} (?:(?:the|our|my|your|all|all our) )?(${FIGURES})(?:[,:]? (?:which (?:are|is)|are|is|at|of))?[:,]? (?=.{0,80}\\d)(?!\\()((?![^,]{0,40}\\b(?:so that|because|for each|on every|of each|before)\\b).{4,240})$`,
      "iu",
    ),
    (_whole, name = "", told = "") => tell(name, told),
  ],
  // "State our turnaround (15 working days standard), sample requirements and how to ship".
  [
    new RegExp(
      `^(?:and |also )?${SHOWN} (?:(?:the|our|my|your|all|all our) )?(${FIGURES}) \\((?=[^()]{0,80}\\d)([^()]{3,160})\\).{0,160}$`,
      "iu",
    ),
    (_whole, name = "", told = "") => tell(name, told),
  ],
  // "Say what it costs (from R950) and what to do while you wait: keep pets inside".
  [
    new RegExp(
      `^(?:and |also )?${SHOWN} (?:what|how much) (?:it|this|that|they|everything|things|[\\p{L}-]{2,16}(?: [\\p{L}-]{2,16}){0,2}) costs? \\((?=[^()]{0,80}\\d)([^()]{3,160})\\)(.{0,200})$`,
      "iu",
    ),
    (_whole, told = "", rest = "") => {
      const wait = /what to do (while [^:.]{3,40}): (.{4,160})$/iu.exec(rest);
      return wait === null
        ? `Prices: ${told}`
        : `Prices: ${told}. ${capitaliseFirst(wait[1] ?? "")}: ${wait[2]}`;
    },
  ],
  // "Get people on a Learn to Row course, six Saturday mornings for $120".
  [
    /^get (?:more |new )?(?:people|them|adults|kids|children|beginners|families|locals|[\p{L}-]{3,16}s) (?:on|onto|on to|into) (?:an? |the |our |my )?([\p{L}’' -]{3,40}? (?:course|class|classes|workshop|programme|program|trial|scheme|taster)s?), (.{0,200}\d.{0,80})$/iu,
    (_whole, course = "", told = "") => `Sign up for the ${course}. The course: ${told}`,
  ],
  // "Fill 2 places from September".
  [
    /^fill (?:the |our |my )?(?:last |remaining )?((?:\d{1,3}|one|two|three|four|five|six|eight|ten) (?:last |remaining |free |more )?(?:places|spots|spaces|vacancies) (?:from|starting) .{3,40})$/iu,
    (_whole, places = "") => capitaliseFirst(places),
  ],
  // "Ask for volunteers to drive the trailer".
  [
    /^(?:ask|appeal|call|look|advertise) for (?:more |new )?(?:volunteers|helpers) (?=to \p{L})/iu,
    "Volunteer ",
  ],
  // "Contact form or post".
  [/(?<=^|, |; )(contact form|form|e-?mail|phone) (?:or|and) (?:by )?post(?=$|[,;])/iu, "$1"],
];

/** "Fixtures, and how to join (£20 a year)": a part of a list. */
const OF_PARTS: readonly Rule[] = [
  // "Funeral flowers ordered by phone".
  [
    /(?<=^|, |; | and )((?!(?:all|most|some|only|not|it|that|which|who|we|they) )[\p{L}’-]{2,16}(?: [\p{L}’-]{2,16}){0,3}) (ordered|booked|reserved|bought) (?=by (?:phone|telephone|e-?mail|post|text)|online|over the (?:phone|counter)|in advance|ahead)/giu,
    (_whole, object = "", done = "") => `${DONE[done.toLowerCase()]} ${object} `,
  ],
  [
    /, (?:and )?(?:say|mention) (?:that )?(?:the |our )?(waiting time|waiting list|wait|turnaround|lead time)(?= (?:is|are) )/giu,
    (_whole, name = "") => `. ${capitaliseFirst(name)}`,
  ],
  [
    /(?:^|, |; )(?:(?:and |explain |show |say )?)how to (join|apply|book|order|enrol|enroll|sign up|become a member|pay) \((?=[^()]{0,80}\d)([^()]{3,160})\)/giu,
    (whole, deed = "", told = "") =>
      `${/^[,;]/u.test(whole) ? ". " : ""}${NAMED_DEEDS[deed.toLowerCase()] ?? deed}: ${told}`,
  ],
];

/**
 * A sentence without its stop as each rule leaves it; empty where nothing is for visitors, several where it tells several
 * things.
 */
export const applyRules = (sentence: string, canBeCalled: boolean): string =>
  applyTable(sentence, [
    ...(canBeCalled ? [] : WITHOUT_NUMBER),
    ...CLAUSES,
    ...MAKER_ASIDES,
    ...OWNER_TARGETS,
    ...SAID_TO_MAKER,
    ...EXPLAINED,
    ...OF_PARTS,
    ...OF_PEOPLE,
    ...OF_SENTENCES,
    ...DIRECTIVES,
  ]);
