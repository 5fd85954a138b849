/**
 * English goals as owners type them, turned to what they tell: a wish to show something that is then told ("show fees
 * R260 a night, what to pack") leaves what is told, and deeds wished of somebody ("trusts should see …, understand …,
 * and request a visit") are left as deeds. What is said of the page or of today's troubles goes.
 */
import { VISITOR_VERBS } from "./goal-word-tables.ts";
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
    /^.{3,120}\sso (?:please )?(?:make|keep|use) (?:the |it |all |big )(?:writing|text|font|letters|print|words|site|page|simple|big|short)?.{0,60}$/iu,
    "",
  ],
  // "Explain what a dressing involves (3 to 5 days per pair, from £640)".
  [
    /^(?:and )?(?:explain|show|say|list) what (an? |the |our |my )?([\p{L}’ -]{3,30}?) (?:involves|includes|means|takes|costs) \((?=[^()]{0,80}\d)([^()]{3,160})\)(.{0,160})$/iu,
    (_whole, article = "", name = "", told = "", rest = "") =>
      `${capitaliseFirst(`${/^an? /iu.test(article) ? article : ""}${name}`)}: ${told}${rest.replace(/^ and get (?:them|people) to /iu, ". ")}`,
  ],
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
const PARTS: readonly Rule[] = [
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

/** Somebody, and what they are wished to do. */
const WISHED_OF =
  /^(?:(?:i|we)(?:[’']d like| would like| want| need) |want |allow |help |get )?(?:the |our |my |new |more )?(?:people|everyone|they|them|[\p{L}-]{3,16}s) (?:should be able to|to be able to|should|need to|must|can|to) (?=\p{L})|^(?:let|have) (?:people|them|everyone|visitors|customers|clients|patients|parents|families|guests) (?=\p{L})/iu;
const PARTS_BORDER =
  /,\s(?!\p{N})(?:and |or |then )?|\s(?:and|then)\s(?=(?:see|know|read|understand|find|check|learn|download|request|book|order|apply|call|ring|write|send|e-?mail|join|visit|buy|sign|arrange|enquire|register|reserve|ask|come|leave|tell|receive|that (?:we|i|our|the|all|no|it|there))\s)/giu;
const KNOWING =
  /^(?:understand|know|see|realise|realize|learn|find out|be told|be clear|hear)(?: up front| clearly)? that (?=\p{L})|^(?:understand|know) (?=(?:we|our|the|all|no|every|there[’'](?:s|re))\s\p{L}{1,20}[\s,])|^(?:know|understand) (?=(?:in|from|it[’']?s|it is|your?|i|my)\s)|^see (?=the \p{L}{3,12} (?:is|are)\s)|^that (?=(?:we|i|our|the|all|no|it|there)\s)/iu;
const PASSIVE =
  /^(?:see|understand|know|find|read|look|feel|trust|realise|realize|learn|get (?!an? )|have|be|compare|view|recognise|browse|discover|hear|watch|check|download)(?!\p{L})/iu;
/** "See turnaround (12 working days)", "read the rules: …", "see flat fees (from $475)". */
const NAMED_FIGURES =
  /^(?:see|know|read|check|find|get|learn) (?:the |our |my |all )?([^():,]{3,40}?)(?: \(([^()]{3,120})\)|: (.{4,160}))$/iu;

/** "Send a drawing and receive a quotation within 3 days". */
const GETTING = /^((?:receive|get) an? [\p{L}]{3,16} (?:within|in) .{3,40})$/iu;
const THEIRS = /(?<!\p{L})(?:they|their|them)(?!\p{L})/gu;
const YOURS: Readonly<Record<string, string>> = { they: "you", their: "your", them: "you" };

const isDeed = (part: string): boolean =>
  (VISITOR_VERBS.en.test(part) || /^whats ?app (?:us |me )?[\d+]/iu.test(part)) &&
  !PASSIVE.test(part);

/** What is told by a part of a list of wishes; undefined for a wish that tells nothing. */
function tellPart(part: string): string | undefined {
  const known = KNOWING.exec(part)?.[0];
  if (known !== undefined) return part.slice(known.length);
  const [, name = "", inner, behind] = NAMED_FIGURES.exec(part) ?? [];
  const told = inner ?? behind;
  if (told === undefined || /^(?:how|what|when|where|why|who|if|whether) /iu.test(name))
    return undefined;
  return `${name}: ${told}`;
}

/**
 * "Book a lesson, see that the pool is closed on Monday, know what to wear": the deeds, and what is told, each as a
 * sentence; as it is where nothing of the kind is wished.
 */
function partWishes(sentence: string): string {
  const wish = WISHED_OF.exec(sentence)?.[0] ?? "";
  const split = splitSlice(wholeSlice(sentence.slice(wish.length)), PARTS_BORDER);
  const parts = split.map(({ part }) => part.text.trim());
  const [first = ""] = parts;
  const isNeed = /need to $/iu.test(wish) && isDeed(first);
  // "Find us at 4 Mill Lane" is told by itself.
  // "Let people see every price: …" is read as the list that it is.
  if (/^(?:let|have) /iu.test(wish) && !isDeed(first)) return sentence;
  const isList = (PASSIVE.test(first) && !/^find us /iu.test(first)) || isDeed(first);
  const tells = parts.some((part) => PASSIVE.test(part) && tellPart(part) !== undefined);
  const isAsked = wish !== "" && !/can $/iu.test(wish);
  const asks = isAsked && parts.length > 1 && parts.some(isDeed);
  if (!isNeed && !(isList && (tells || asks))) return sentence;
  const sentences: string[] = [];
  let isOpen = false;
  for (const [at, said] of parts.entries()) {
    const isWish = PASSIVE.test(said) || (sentences.length > 0 && KNOWING.test(said));
    const isSpoken = wish !== "" && !isWish;
    const part = isSpoken ? said.replace(THEIRS, (word) => YOURS[word] ?? word) : said;
    const told = isWish ? tellPart(part) : part.replace(GETTING, "you $1");
    // "Choose one" names what stands in the wish before it.
    const isKept = told !== undefined && !(isDeed(part) && /\s(?:one|it|them)$/iu.test(part));
    const isNext = !isWish && !isDeed(part) && !GETTING.test(part);
    if (isNext && isOpen) sentences.push(`${sentences.pop()}${split[at]?.before}${part}`);
    else if (isKept && (!isNext || /\d/u.test(part))) sentences.push(capitaliseFirst(told));
    // "Attend, a day pass is €22": nothing more is said of a bare deed, nor of what a bracket told.
    const isClosed = isWish ? part.endsWith(")") : !part.includes(" ");
    isOpen = isNext ? isOpen || /\d/u.test(part) : isKept && !isClosed;
  }
  return sentences.join(". ");
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
/** "Show the catalogue (1,140 toys), opening times (Wed 9.30–11.30)": what stands in the brackets, by its name. */
function tellBracketed(sentence: string): string {
  const shows = SHOWS.exec(sentence)?.[0];
  if (shows === undefined) return sentence;
  const parts = splitSlice(wholeSlice(sentence.slice(shows.length)), LISTED).map(({ part }) =>
    part.text.trim(),
  );
  if (
    parts.some((part) =>
      isDeed(part.replace(/^(?:and |so )?(?:let )?(?:people|they) (?:can )?/iu, "")),
    )
  )
    return sentence;
  const told = parts.flatMap((part) => {
    const [, name = "", inner = ""] = BRACKETED.exec(part) ?? [];
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
