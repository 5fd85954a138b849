/**
 * What English owners want of those who come to the site ("get them to ring", "remind people to book early"), by the
 * deed or the fact that is left of it for visitors. A table; `wish-rules.ts` reads it.
 */
import { capitaliseFirst } from "./slices.ts";

/** What is looked for in a sentence, and what is left of it. */
export type Rule = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

/** The text as each rule of a table leaves it, in the table's order. */
export const applyTable = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (left, [form, told]) =>
      typeof told === "string" ? left.replace(form, told) : left.replace(form, told),
    text,
  );

const PEOPLE =
  "(?:people|them|they|folks?|everyone|everybody|visitors|customers|clients|guests|parents|members|patients|owners|(?:[\\p{L}-]{3,14} ){0,2}[\\p{L}-]{3,16}s|an? [\\p{L}-]{3,16})";
const DEED =
  "(?:schedule|send|post|ring|call|phone|text|message|e-?mail|write|book|order|come|visit|bring|fill|download|upload|read|apply|register|join|ask|request|get|use|check|measure|leave|pick|try|buy|hire|rent|borrow|donate|drop)";

/** Where no number to call is known: what can be done in writing. */
export const WITHOUT_NUMBER: readonly Rule[] = [
  // "Ring before 4 for next day".
  [/^(?:please )?(?:ring|call|phone)(?: me| us)? (?=(?:before|by) \p{N}.{0,20} for )/iu, "Order "],
  [
    /^(?:please )?(?:text|whats-?app|message)(?: me| us)? (?:a |some |your )?(?:pics?|pictures?|photos?|snaps?)(?= of [^,.]{3,60} (?:to get|for) )/iu,
    "Send us a picture",
  ],
  [
    /^(?:get (?:them|people|folks?|customers|everyone) to )?(?:please )?(?:ring|call|phone|text) or (?=(?:message|e-?mail|write)(?: to)?(?: me| us)?(?!\p{L}))/iu,
    "",
  ],
  [
    new RegExp(
      `^(?:${PEOPLE} (?:should|need to|must|can) )?(?:telephone|phone|ring|call)(?: us| me)? to (?=(?:arrange|book|make|fix) )(\\p{L})`,
      "iu",
    ),
    (_whole, first = "") => first.toUpperCase(),
  ],
  [new RegExp(`^get ${PEOPLE} to (?=(?:call|ring|phone)(?: me| us)? before )`, "iu"), ""],
];

/** Each of a sentence without its stop. */
export const OF_PEOPLE: readonly Rule[] = [
  // "The big one", said of the wish before it.
  [
    /,? (?:that|this|which)(?:[’']s| is) (?:the )?(?:big|main|important|most important|key) (?:one|thing|bit|point)(?=$|[,:;])/giu,
    "",
  ],
  // "… properly the first time: length, sally height".
  [/ (?:properly|correctly|right),? (?:the )?first time(?: (?:round|around))?(?=$|[,:;])/giu, ""],
  [
    new RegExp(
      `^(?:i|we)(?:[’']d| would)? (?:really |mainly |mostly )?(?:want|need|like) ${PEOPLE} to (?=${DEED}(?!\\p{L}).{3,60}:)`,
      "iu",
    ),
    "",
  ],
  [/^to (?=get (?:them|people|folks?|customers|clients|everyone|visitors) to )/iu, ""],
  // "The main thing: come to a free taster".
  [
    /^(?:and )?(?:the )?(?:main|most important|biggest|big) thing(?:(?: is)?[:,]| is (?:to|that (?:people|they)))? (?=(?:to )?(?:book|request|ask|come|order|call|ring|send|join|sign|try|arrange|find|visit|write)(?!\p{L}))(?:to )?(\p{L})/iu,
    (_whole, first = "") => first.toUpperCase(),
  ],
  // "Second, people should find concert dates and buy tickets, £8, children free".
  [
    /^(?:(?:first|second|third|also|then),? )?(?:people|they|visitors|everyone) should (?:be able to )?(?:find|see) [^,.]{3,40} and (?:buy|book) (tickets|seats|places), (?=[£$€]? ?\p{N})/iu,
    (_whole, thing = "") => `${capitaliseFirst(thing)}: `,
  ],
  // "Safety page please: no swimming alone".
  [
    /^(?:an? )?([\p{L} ]{3,20}) (?:page|section|bit|box)(?:,? please| needed)?: (?=\p{L})/iu,
    (_whole, name = "") => `${capitaliseFirst(name)}: `,
  ],
  // "First help them work out if it IS honeybees (9 out of 10 calls are wasps)".
  [
    /^(?:first,? |then,? |also,? )?help (?:them|people|visitors|customers) (?:to )?(?:work out|see|find out|understand|decide) (?:if|whether|what|which) [^()]{3,60} \(([^()]{12,240})\)$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "Have them schedule a free intro call".
  [
    new RegExp(`^(?:please )?(?:have|let|make) ${PEOPLE} (?=${DEED}(?!\\p{L}))(\\p{L})`, "iu"),
    (_whole, first = "") => first.toUpperCase(),
  ],
  // "I would like pipers to be able to e-mail me a recording so I can tell them what they need".
  [
    new RegExp(
      `^(?:i|we)(?:[’']d| would)? (?:really )?(?:like|want|love) ${PEOPLE} to be able to (?=${DEED}(?!\\p{L}))(.{8,200})$`,
      "iu",
    ),
    (_whole, deed = "") =>
      `You can ${deed
        .replace(/(?<!\p{L})them(?!\p{L})/giu, "you")
        .replace(/(?<!\p{L})they(?!\p{L})/giu, "you")
        .replace(/(?<!\p{L})their(?!\p{L})/giu, "your")}`,
  ],
  // "We want people to book a pitch, and to ring us if they're late": a call is told where its number is.
  [
    new RegExp(
      `^((?:i|we)(?:[’']d| would)? (?:want|like|need) ${PEOPLE} to .{3,120}?),? and to (?:ring|call|phone|text)(?!\\p{L}).{0,120}$`,
      "iu",
    ),
    "$1",
  ],
  // "They are upset when they look me up so the phone number has to be the first thing: 902-555-0172, any hour".
  [
    /^.{0,90}?(?:the|our|my) (?:tele)?(?:phone|mobile)?(?: number)? (?:has to|must|should|needs to) (?:be|come|stand|go) (?:the )?(?:very )?(?:first(?: thing)?|big|at the top|on top|up top)[^:]{0,40}: (?=[+(]?\d)/iu,
    "Phone ",
  ],
  // "A page with what to do while you wait (cover from sunlight, hands off) would be useful".
  [
    /^(?:then |and |also )?(?:(?:an?|one) (?:short )?(?:page|section|bit|note) (?:with|on|about|for) |say |explain |show )?what to do (meanwhile|in the meantime|while (?:you|they) wait|until then|until (?:we|i) (?:come|arrive)) ?[(:] ?([^()]{8,200}?)\)?(?: would (?:be|help) .{0,40})?$/iu,
    (_whole, when = "", told = "") => `${capitaliseFirst(when.replace("they", "you"))}: ${told}`,
  ],
  // "Would like a short bit on how to wash clears: fresh water, never roll when cold".
  [
    /^(?:(?:we|i)(?:[’']d)? )?(?:would like|would love|like|want|need) an? (?:short |little |small |quick )?(?:bit|page|section|note|line|text|paragraph) (?:on|about|of) (how to [^:.]{3,60}|[^:.]{3,40}): (.{8,200})$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  // "Members need the term dates", "the public need the concerts: Christmas on 14 December".
  [
    /^(?:the )?(?:members|public|parents|visitors|people|locals|others|pupils|students|players|volunteers)(?: also)? need (?:to know |to see )?(?:the |our )?([\p{L} ]{3,30}): (?=.{0,120}\p{N})(.{8,220})$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  [
    /^(?:the )?(?:members|public|parents|visitors|people|locals|others|pupils|students|players|volunteers)(?: also)? need (?:to know |to see )?(?:the|our) [^:.\p{N}]{3,80}$/iu,
    "",
  ],
  // "Get quote requests for brick repair, chimneys and walls".
  [
    /^(?:(?:get|more|new|take|receive|want) ){0,2}(quote|estimate) requests? for (?=\p{L})([^,;.]{3,60}, [^;.]{3,120})?/iu,
    (_whole, thing = "", several = "") =>
      `Request ${/^e/iu.test(thing) ? "an" : "a"} ${thing.toLowerCase()}${several === "" ? " for " : ""}`,
  ],
  // "Get them to send location and rough size for a price".
  [
    new RegExp(
      `^get ${PEOPLE} to send (?=(?:location|size|dimensions|address|measurements|pictures?|photos?)(?!\\p{L}))`,
      "iu",
    ),
    "Send us the ",
  ],
  // "Need rabies proof".
  [
    /^need (?=[\p{L} -]{0,40}(?:proof|certificates?|vaccinations?|licen[cs]e|deposit|waiver|helmets?)(?!\p{L}))/iu,
    "We need ",
  ],
  [new RegExp(`^(?:please )?remind ${PEOPLE} (?:to|that) `, "iu"), ""],
  [
    new RegExp(
      `^(?:${PEOPLE} )(?:should|need to|must|have to|ought to) (?:also |really |always )(?:know|understand|realise|realize|be aware|be told) (?:that )?(?=(?:we|we[’']re|i|i[’']m|it|it[’']s|there|there[’']s|the|our|my|all|every|no) ?)`,
      "iu",
    ),
    "",
  ],
  // "People should also understand what the children can do: feeding round at 8.30".
  [
    new RegExp(
      `^${PEOPLE} (?:should|need to|must|have to) (?:also )?(?:understand|know|see) ((?:what|how|where|when) [^:.]{3,50}): (?=\\p{L})`,
      "iu",
    ),
    (_whole, name = "") => `${capitaliseFirst(name)}: `,
  ],
  // "It ought to be clear that time limits are short, and that they should ring the day it arrives".
  [
    /^it (?:ought to|should|must|has to|needs to) be (?:made )?(?:very )?(?:clear|obvious|plain) that (\p{L}.{3,120}?)(?:,? and that (?:they|people) should (\p{L}.{3,80}))?$/iu,
    (_whole, told = "", deed = "") => `${capitaliseFirst(told)}${deed === "" ? "" : `: ${deed}`}`,
  ],
  // "Growers reserve next spring's seed".
  [
    /^[\p{L}-]{4,14}s (?=(?:reserve|book|order|register|apply|enrol) (?!up |out |fast|quick|early|well |online$)(?:the |a |an |next |their |for |by )?\p{L})(\p{L})/iu,
    (_whole, first = "") => first.toUpperCase(),
  ],
  // "Rough prices so people don't faint later: new clears $1,900".
  [
    /^(?:some |our |a few )?(rough |typical |example |guide )?(prices?|costs?|rates?|fees?)(?: so (?:that )?[^:.]{3,50}| to give (?:people )?an idea)?: (?=.{0,80}\d)/iu,
    (_whole, _kind = "", name = "") => `${capitaliseFirst(name)}: `,
  ],
];
