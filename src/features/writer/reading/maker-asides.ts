/**
 * What English owners say to whoever makes the site around what they tell: "make sure they know I don't do boilers, I get
 * four calls a week about it". A table of what is looked for and what is left; `wish-rules.ts` reads it before all others.
 */
import { capitaliseFirst } from "./slices.ts";
import type { Rule } from "./wishes-of-people.ts";

const WHOEVER = "(?:people|they|them|everyone|everybody|folks?|customers|visitors|clients|anyone)";
/** Who a sentence that tells something speaks of. */
const TELLING =
  "(?:i|we|it|there|the|our|my|all|every|everything|nothing|no|you|dogs|children|prices?)(?:[’'](?:s|m|re|ve|ll|d))?(?!\\p{L})";

/** Up to the end of the sentence. */
const TAILS: readonly RegExp[] = [
  /,? (?:and |which )?(?:i|we)(?:[’']d like| would like| want| need) (?:that|this|it|those|these|them) (?:to be )?(?:clear|said|known|understood|obvious|in there|on there|on every page|up front|pushed|shown|stated|mentioned)(?!\p{L}).{0,80}$/iu,
  /,? which (?:i|we) (?:need|want|have) to be (?:up ?front|honest|clear|open) about$/iu,
  /,? (?:and |so )?it should be the first thing (?:they|people|anyone|everyone) (?:reads?|sees?|finds?).{0,40}$/iu,
  /, i (?:get|have had) (?:about |at least )?[\p{L}\p{N}]{1,8} (?:calls|emails|e-mails|messages) (?:a|every) (?:day|week|month)(?: about (?:it|that))?$/iu,
  /,? (?:and )?i[’']m (?:tired|sick|fed up) (?:of|with) (?:arguing|explaining|saying|answering|being asked|telling)(?!\p{L}).{0,60}$/iu,
  /,? (?:and )?i[’']m (?:allowed to be )?(?:very |quite )?proud of (?:that|it|this)$/iu,
  /,? you (?:could|might|may) say (?:that|so|this)$/iu,
  /,? (?:so|and) (?:please )?don[’']t (?:show|put|add|copy|list|mention|say) .{2,60}$/iu,
  /,? so (?:just |please |you can )?link to (?:it|them|that|there)(?!\p{L}).{0,60}$/iu,
  /,? and i paid .{3,40}? so (?:please )?mention it$/iu,
  /, my (?:wife|husband|mum|mom|dad|son|daughter|partner|boss|sister|brother) says$/iu,
  /,? (?:and )?we need to say so(?!\p{L}).{0,100}$/iu,
  /,? so (?:that )?nobody (?:shouts at|complains to|blames|argues with|rings) (?:me|us).{0,30}$/iu,
  /,? so [\p{L} ]{3,60} should (?:get in touch|ring|call|write|ask|email)$/iu,
  /,? and (?!i |we )\p{L}{3,14} (?:would like|wants) an? (?:photo|picture|mention)(?: of (?:it|them|that))?$/iu,
  / and (?:i|we)[’']d like (?:\p{N}{1,3}|two|three|four|five|six|eight|ten|a few|some)(?: more)?(?!\p{L}).{0,40}$/iu,
  /,? so an? [\p{L} ]{3,30} would (?:save|help|stop|spare) (?:me|us)(?!\p{L}).{0,60}$/iu,
  /, (?:some|most|many|a lot of) (?:parents|people|customers|of them) (?:come|choose|pick|join)(?!\p{L}).{3,60}$/iu,
  /,? because people are (?:nervous|shy|scared|worried|embarrassed|put off|confused).{0,40}$/iu,
];

/** "People keep asking whether we deliver and the answer is no". */
function answer(_whole: string, who = "", can = "", deed = "", no = ""): string {
  const said = capitaliseFirst(who.toLowerCase());
  if (/^yes/iu.test(no)) return `${said} ${can}${deed}`;
  return can === ""
    ? `${said} don’t ${deed}`
    : `${said} ${/^will/iu.test(can) ? "won’t" : "can’t"} ${deed}`;
}

export const MAKER_ASIDES: readonly Rule[] = [
  ...TAILS.map((tail): Rule => [tail, ""]),
  // "We sell out by 11, so they should order by Thursday night".
  [
    /,? so (?:that )?they (?:should|need to|must) ((?:order|book|ring|come|bring|call|check|ask) )/iu,
    (_whole, deed = "") => `. ${capitaliseFirst(deed)}`,
  ],
  [
    new RegExp(
      `^(?:please )?make sure (?:that )?${WHOEVER} (?:know|understand|realise|realize|see|are told) (?:that )?(?=${TELLING})(.{4,240})$`,
      "iu",
    ),
    (_whole, told = "") => capitaliseFirst(told),
  ],
  [
    new RegExp(
      `^(?:and )?(?:if there[’']s (?:room|space),? )?(?:please )?(?:say|mention|add|put)(?: somewhere| clearly| plainly| too)? (?:that )?(?=${TELLING})(.{4,240})$`,
      "iu",
    ),
    (_whole, told = "") => capitaliseFirst(told),
  ],
  [
    /^(?:i|we)(?:[’']d| would)? (?:like|want|need) (?:it|this) to be (?:very |really |quite )?(?:clear|known|obvious|said|understood) that (.{4,240})$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  [
    new RegExp(
      `^(?:i|we) want (?:it|the site|this|the page) to say (?:right away |at once |clearly |first )?(?:that )?(?=${TELLING})(.{4,240})$`,
      "iu",
    ),
    (_whole, told = "") => capitaliseFirst(told),
  ],
  [
    new RegExp(
      `^tell (?:${WHOEVER}|them) (?:that )?(?=${TELLING})(.{8,200}?)(?:,? so (?:that )?they (?!should|need|must).{3,80})?$`,
      "iu",
    ),
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "Opening times, how to find us, and the fact that it's free".
  [
    /^.{0,120}?(?:,? and |^)the fact that ((?:it|we|there|the|our|all)(?:[’']\p{L}{1,2})? .{3,120})$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "They need to have the sheep yarded before I get there" asks for no order.
  [/^they need to have (?=(?:the|their|an?) )/iu, "You need to have "],
  [
    /^(?:i|we) want people to sell (?:me|us) (?:their|any|old) (.{3,50})$/iu,
    (_whole, thing = "") => `Sell us your ${thing}`,
  ],
  [/^(?:everybody|everyone|people) asks?(?: me| us)?(?: about it)?,? and no, (?=(?:i|we) )/iu, ""],
  [
    /^get (?:them|people|more people|everyone) (?:in|along|through the door)(?!\p{L})[^,]{0,40}, (?=there[’']s .{0,40}\p{N})/iu,
    "",
  ],
  // Said to whoever makes the site, and nothing else.
  [
    /^(?:opening )?(?:times|dates|prices|directions|hours)(?: (?:of|for) [\p{L} ]{3,30})?,? and (?:what|how|where|who) [^.:(]{3,60}$/iu,
    "",
  ],
  [
    /^(?:the |our |my )?[\p{L} ]{3,40} (?:must|should|has to|have to|needs? to) be (?:findable|visible|obvious|easy to find|easy to read|up to date|at the top)(?!\p{L}).{0,100}$/iu,
    "",
  ],
  [
    /^keep (?:the|it|all|any|things) (?:[\p{L}-]{2,14} ){0,3}(?:jokes?|text|words|writing|photos|pictures|colou?rs|short|simple|plain|dark|light|readable)(?!\p{L}).{0,60}$/iu,
    "",
  ],
  [
    /^(?:please )?don[’']t (?:promise|claim|pretend|oversell|use (?:stock|any|the words?|too many|big|posed|photos|pictures)) .{3,160}$/iu,
    "",
  ],
  [
    /^(?:(?:put|show|list|post) )?(?:the|our|my) [\p{L} ]{3,30}: (?:which|what|where|who|when|how) [^:.]{5,120}$/iu,
    "",
  ],
  [/^everything (?:for|about) [\p{L} ]{3,30} (?:should|must) be easy to find: .{3,160}$/iu, ""],
  [
    /^(?:i|we)[’']d be (?:delighted|happy|glad|over the moon) with .{3,40}(?:clients|customers|members|bookings|orders|pupils|students)(?!\p{L}).{0,60}$/iu,
    "",
  ],
  [
    /^(?:oh )?(?:and )?(?:to )?whoever (?:builds|makes|designs|does|is building|is making) .{5,200}$/iu,
    "",
  ],
  [
    /^(?:please )?don[’']t make (?:it|the site|the page|this) (?:look|too|all|sound) .{2,80}$/iu,
    "",
  ],
  [
    /^(?:please )?don[’']t (?:put|list|show|add) [^.]{3,60}(?:, (?:my|because|we|i|it|just)(?:[’']\p{L}{1,2})? .{2,80}| (?:up|on|anywhere|online)(?: .{0,60})?(?:, just .{2,40})?)$/iu,
    "",
  ],
  [
    /^(?:i|we)[’']d like an? (?:simple|short|proper|clear|big|online|plain|good) (?:[\p{L}-]{3,14} ){0,2}(?:form|button|map|page|list|calendar|gallery)(?:,.{0,60})?$/iu,
    "",
  ],
  [
    /^(?:i|we)[’']d like [\p{L} ]{3,30} to have (?:their|its) own (?:bit|page|section|area|part|corner)(?!\p{L}).{0,80}$/iu,
    "",
  ],
  [
    /^(?:bring|get) (?:them|more people|people|folks|everyone|families|locals) (?:in ?)?to (?=(?:the|our) )/iu,
    "Come to ",
  ],
  [
    new RegExp(
      `^${WHOEVER} (?:keep |always |often |constantly )?ask(?:ing)?(?: (?:me|us))? (?:whether|if) (we|i) (can |could |will )?(.{3,60}?),? and (?:the answer(?: is|[’']s)|it[’']s) (?:always )?(no|yes)$`,
      "iu",
    ),
    answer,
  ],
  [
    new RegExp(
      `^${WHOEVER} (?:keep |always |often )?ask(?:ing)?(?: (?:me|us))? about (.{3,40}?)(?: every (?:day|week)| all the time| a lot)?,? and no, ((?:we|i) .{5,120})$`,
      "iu",
    ),
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  // "Book a pitch and see straight away what we haven't got, which is wifi and a shop".
  [
    /(?:,? and |^)(?:they )?(?:see|know)(?: straight away| at once| first)? what (we|i) (haven[’']t got|don[’']t have|don[’']t do),? which is (.{3,120})$/iu,
    (_whole, who = "", not = "", list = "") =>
      `. ${capitaliseFirst(who.toLowerCase())} ${not} ${list.replace(/ and (?=[^,]{1,40}$)/u, " or ")}`,
  ],
  // "It's £11 a head": the price, whatever was said before.
  [/^it[’']s (?=[£$€]\s?\p{N})/iu, ""],
  [/(?:they need to see )?what[’']s on and (?=who to |how to |where to )/iu, ""],
  [
    /^prices? (per (?:day|week|month|night|head|person) )?on the (?:page|site),? (?:from )(?=[£$€])/iu,
    (_whole, per = "") => `Prices ${per}from `.replace("  ", " "),
  ],
  [/(?<=^(?:i|we)(?:[’']\p{L}{1,2})? .{3,60})(?<!\p{L})their own (?=\p{L})/iu, "your own "],
  [
    /(?<=^(?:get (?:folks?|people|them|everyone) to )?(?:fill|send|read|look|check|bring|measure|take|write)(?!\p{L}).{2,120}) before they (?=(?:message|call|ring|write|come|book|ask|visit)(?: |$))/iu,
    " before you ",
  ],
  // "I send every customer pictures": none of those whom a business would like to have.
  [/(?<!\p{L})(?:every|each) (?:single )?(?:customer|client)(?!\p{L})/giu, "everyone"],
];
