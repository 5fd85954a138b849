/**
 * English goals as owners type them, turned to what they tell: a wish to show something that is then told ("show fees
 * R260 a night, what to pack") leaves what is told, and deeds wished of somebody ("trusts should see …, understand …,
 * and request a visit") are left as deeds. What is said of the page or of today's troubles goes.
 */
import { capitaliseFirst, splitSlice, wholeSlice } from "./slices.ts";

type Rule = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

/** "Fees", "winter hours", "our turnaround": what can be told in figures. */
const FIGURES =
  "(?:(?:opening|winter|summer|shop|office|full|current|fixed|typical|usual|realistic) ){0,2}(?:fees?|prices?|rates?|costs?|hours|times|opening times|turnaround(?: times?)?|lead times?|charges|tariffs?|price (?:lists?|ranges?|guide)|waiting times?|subs|dues|deposit|minimum order|minimum spend)";
const SHOWN =
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
  ...{ join: "Joining", apply: "Applying", book: "Booking", order: "Ordering", enrol: "Enrolling" },
  ...{
    enroll: "Enrolling",
    "sign up": "Signing up",
    "become a member": "Membership",
    pay: "Paying",
  },
};

/** Each of a sentence without its stop. Figures stand behind each that is told. */
const SENTENCES: readonly Rule[] = [
  // "Phone number big at the top 250-555-0148", "phone 01632 … at the top of every page".
  [
    /^(?:the |our |my )?(?:tele)?phone(?: number)?(?: should be| must be| to be)? (?:very |really |nice and )?(?:big|large|prominent|clear|clearly|visible|obvious|easy to find)(?: and (?:big|large|clear|clickable))?(?: (?:at|on|near) (?:the |every )?(?:top|front|home|first|each|page)(?: of (?:the |every |each )?(?:site|page|website))?(?: page)?)?[:,]? (?=[+(]?\d)/iu,
    "Phone ",
  ],
  // "Insurance stuff lower down", "photos at the top".
  [
    /^[\p{L}\p{N} ’'&-]{3,60} (?:lower down|further down|at the (?:very )?(?:top|bottom)(?: of (?:the |every |each )?(?:page|site|website))?|on the (?:front|first|home) ?page|up top|in the footer)$/iu,
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
const PARTS: readonly Rule[] = [
  [
    /(?:^|, |; )(?:(?:and |explain |show |say )?)how to (join|apply|book|order|enrol|enroll|sign up|become a member|pay) \((?=[^()]{0,80}\d)([^()]{3,160})\)/giu,
    (whole, deed = "", told = "") =>
      `${/^[,;]/u.test(whole) ? ". " : ""}${NAMED_DEEDS[deed.toLowerCase()] ?? deed}: ${told}`,
  ],
];

/** Somebody, and what they are wished to do. */
const WISHED_OF =
  /^(?:(?:i|we)(?:[’']d like| would like| want| need) |allow |help |get )?(?:the |our |my |new |more )?(?:people|everyone|they|them|[\p{L}-]{3,16}s) (?:should be able to|to be able to|should|need to|must|can|to) (?=\p{L})/iu;
const DEEDS_PARTED =
  /,\s(?:and |or |then )?|\s(?:and|then)\s(?=(?:request|book|order|apply|call|ring|write|send|email|join|visit|buy|sign|arrange|enquire|register|reserve|ask|come)(?!\p{L}))/iu;
const KNOWING =
  /^(?:understand|know|see|realise|realize|learn|find out|be told|be clear|hear) that (?=(?:i|we|our|the|my|it|there|no|all|every)\s)/iu;
const PASSIVE =
  /^(?:see|understand|know|find|read|look|feel|trust|realise|realize|learn|get|have|be|compare|view|recognise|browse|discover|hear|watch)(?!\p{L})/iu;
const DEED =
  /^(?:request|book|order|apply|call|ring|phone|write|send|e-?mail|join|visit|buy|sign up|arrange|enquire|register|reserve|ask|come|commission|donate|text|whatsapp|message|subscribe|volunteer|hire|rent|drop|bring)(?!\p{L})/iu;

/** Of several things wished of somebody the deeds, and what they should know; as it is where it holds one alone. */
function partWishes(sentence: string): string {
  const wish = WISHED_OF.exec(sentence)?.[0];
  if (wish === undefined) return sentence;
  const parts = sentence.slice(wish.length).split(DEEDS_PARTED, 12);
  const isNeed = /need to $/iu.test(wish) && DEED.test(parts[0] ?? "");
  if (isNeed) return capitaliseFirst(sentence.slice(wish.length));
  const isList = parts.length > 1 && parts.every((part) => PASSIVE.test(part) || DEED.test(part));
  if (!isList || !parts.some((part) => DEED.test(part))) return sentence;
  return parts
    .filter((part) => (DEED.test(part) && !/\s(?:one|it|them)$/iu.test(part)) || KNOWING.test(part))
    .toSorted((one, other) => Number(KNOWING.test(one)) - Number(KNOWING.test(other)))
    .map((part) => capitaliseFirst(part.replace(KNOWING, "")))
    .join(". ");
}

const EXPLAINED = /^(?:and )?explain (?:the|our|my|how|what|why|which|that)(?!\p{L})/iu;
const NAMED_ONLY = /^(?:and )?(?:which|who|what|where|when|how) \p{L}/iu;

/** "Fixtures, which road is used when, explain the rules": what the page is to explain tells nothing itself. */
function dropExplained(sentence: string): string {
  const parts = sentence.split(/,\s(?!\p{N})/u);
  if (!parts.some((part, at) => at > 0 && EXPLAINED.test(part)) || /[:(]/u.test(sentence))
    return sentence;
  const kept = parts.filter(
    (part, at) => at === 0 || /\d/u.test(part) || !(EXPLAINED.test(part) || NAMED_ONLY.test(part)),
  );
  return kept.join(", ");
}

const ENDS = /(?<=[\p{L}\p{N})]{2}[.!?;])\s+|\n/u;

/** The goals with every sentence as what it tells. Never longer than twice what was typed. */
export function tellWishes(goals: string): string {
  return goals
    .split(/((?<=[\p{L}\p{N})]{2}[.!?;])\s+|\n)/u)
    .map((part) => (ENDS.test(part) ? part : tellSentence(part)))
    .join("")
    .trim();
}

const SHOWS = new RegExp(`^(?:- ?)?${SHOWN} (?=(?:the|our|my|a|an|all)?\\s?\\p{L})`, "iu");
const LISTED = /,\s|\sand\s/gu;
const BRACKETED = /^(?:and )?(?:the |our |my |an? )?(\p{L}[\p{L}’ -]{2,50}) \(([^()]{3,120})\)$/iu;
const DEED_BEHIND = new RegExp(
  `(?:,|\\sand|\\sso)\\s(?:let |people can |they can )?${DEED.source.slice(1)}`,
  "iu",
);

/** "Show the catalogue (1,140 toys), opening times (Wed 9.30–11.30)": what stands in the brackets, by its name. */
function tellBracketed(sentence: string): string {
  const shows = SHOWS.exec(sentence)?.[0];
  if (shows === undefined || DEED_BEHIND.test(sentence)) return sentence;
  const told = splitSlice(wholeSlice(sentence.slice(shows.length)), LISTED).flatMap(({ part }) => {
    const [, name = "", inner = ""] = BRACKETED.exec(part.text.trim()) ?? [];
    const isTold = /\d/u.test(inner) && !/^(?:how|what|when|where|why|who) /iu.test(name);
    return isTold ? [`${capitaliseFirst(name)}: ${inner}`] : [];
  });
  return told.length < 2 ? sentence : told.join(". ");
}

function tellSentence(typed: string): string {
  const stop = /[.!?;]{0,3}$/u.exec(typed)?.[0] ?? "";
  const sentence = tellBracketed(typed.slice(0, typed.length - stop.length));
  const apply = (text: string, [form, told]: Rule): string =>
    typeof told === "string" ? text.replace(form, told) : text.replace(form, told);
  const told = [...PARTS, ...SENTENCES]
    .reduce(apply, sentence)
    .split(". ")
    .map((one) => partWishes(dropExplained(one)))
    .join(". ");
  return told === "" ? "" : told + stop;
}
