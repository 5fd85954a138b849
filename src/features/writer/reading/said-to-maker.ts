/**
 * What English owners add to a sentence for whoever makes the site: where it goes, why it is said, what they would love to
 * see. It is cut from the sentence, and what is left is told. A table; `wish-rules.ts` reads it.
 */
import { sayNounsAsDeeds } from "./noun-wishes.ts";
import { sayToThem } from "./owner-remarks.ts";
import { capitaliseFirst } from "./slices.ts";
import type { Rule } from "./wishes-of-people.ts";

const MADE =
  "(?:page|place|spot|section|column|map|photo|photograph|picture|video|gallery|list|table|chart|counter|calendar|button|box|banner|line|note)";

const DEEDS =
  "(?:send|post|ring|call|phone|text|message|e-?mail|write|book|order|come|visit|bring|fill|apply|register|join|ask|request|check|reserve|choose|sign)";

/** Each of a sentence without its stop. */
export const SAID_TO_MAKER: readonly Rule[] = [
  // "We would like people to send us their settlement agreement", "I should like the person responsible to ring me".
  [
    new RegExp(
      `^(?:i|we)(?:[’']d| would| should)? (?:like|love|want|need|prefer) (?:people|them|everyone|customers|clients|visitors|patients|parents|members|guests|whoever is responsible|(?:the|any) (?:person|people)(?: [^,.]{3,60}?)?) to (?=${DEEDS}(?!\\p{L}))(.{4,240})$`,
      "iu",
    ),
    (_whole, deed = "") => capitaliseFirst(sayToThem(deed)),
  ],
  // "Welcome to Two Burns (taken from our leaflet, use what you like)".
  [
    /\s\((?:this is |all )?(?:taken|copied|pasted|straight) (?:straight )?from [^()]{3,80}\)|\s\((?:please )?use (?:what|whatever|as much as|as) you (?:like|want|need)[^()]{0,40}\)/iu,
    "",
  ],
  // "To obtain a condition survey enquiry".
  [
    /^(?:to )?(?:obtain|get|receive|win|have) (an? [^,.;]{3,40}) (?:enquiry|inquiry)$/iu,
    (_whole, thing = "") => `Enquire about ${thing}`,
  ],
  // "Sign the petition, please, that's the first thing, the second and the third".
  [
    new RegExp(
      `^(?=(?:${DEEDS}|sign|give|donate|help|vote|share)(?!\\p{L}))([^,]{4,60}), please(?:,? (?:that[’']s|this is|it[’']s) .{3,80})?$`,
      "iu",
    ),
    "$1",
  ],
  // "Recruitment comes first this year: apply for our panel".
  [
    new RegExp(
      `^[^:.]{4,40}(?:comes? first|is first|is the main thing|matters most)[^:.]{0,20}: (?=${DEEDS}(?!\\p{L}))(.{4,120})$`,
      "iu",
    ),
    (_whole, deed = "") => capitaliseFirst(deed),
  ],
  // "A person who has just been told should reach a human being on 029 2018 0455, between 8 and 10".
  [
    /^(?:an?|any|every) (?:person|parent|caller|visitor|patient|family|relative)(?: who [^,.]{3,60}?)? should (?:be able to )?(?:reach|get|speak to|talk to) (a human being|a person|someone|somebody|a nurse|a doctor)(?: on| at)? (?=[+(]?\p{N})(.{6,160})$/iu,
    (_whole, who = "", told = "") => `${capitaliseFirst(who)} answers on ${told}`,
  ],
  // "There's a small page for those who wish to give".
  [
    /^(?:later, |and |also, )?(?:[^,.]{3,50}, )?there(?:[’']s| is| should be| must be) an? (?:[\p{L}-]{3,12} )?(?:page|section|corner of the site) (?:for|about|on|with) .{3,240}$/iu,
    "",
  ],
  // "I would like tower captains to send me the measurements": whoever they are.
  [
    new RegExp(
      `^(?:i|we)(?:[’']d| would| should)? (?:like|love|want|need|prefer) (?:[\\p{L}’-]{3,18} ){1,4}to (?=${DEEDS}(?!\\p{L}))([^:]{4,240})$`,
      "iu",
    ),
    (_whole, deed = "") => capitaliseFirst(sayToThem(deed)),
  ],
  // "The most useful thing the website could do is take bookings for assessment lessons, which …".
  [
    /^(?:the )?(?:most useful|most important|best|main|first|only|one) thing (?:that )?(?:this|the|our) (?:web ?)?(?:site|page) (?:could|can|should|must|has to|needs to) do(?: for us)? is (?:to )?(?=take |get |bring )([\p{L}].{4,80}?)(?:, (?:which|who|and|because) .{3,240})?$/iu,
    (_whole, wish = "") => sayNounsAsDeeds(capitaliseFirst(wish)),
  ],
  // "…, and we should like that to be said kindly but plainly".
  [
    /,? (?:and|which|but) (?:i|we)(?:[’']d| would| should)? (?:like|love|want|prefer|need) (?:that|this|it|them|which)? ?(?:to be )?(?:said|told|shown|put|made|mentioned|known|explained|stated|written)(?!\p{L}).{0,80}$/iu,
    "",
  ],
  // "We need two things from this site and they must not get in each other's way".
  [
    /^(?:we|i) (?:need|want|ask|would like|expect) (?:two|three|four|five|several|some|a few|the following) things? (?:from|of|on) (?:this|the|our|a) (?:web ?)?(?:site|page)(?!\p{L}).{0,120}$/iu,
    "",
  ],
  // "Someone who needs food has to find where and when without scrolling: Monday …".
  [
    /^(?:and )?(?:someone|somebody|anyone|anybody|people|those|whoever|visitors|customers|a visitor|a customer)(?: who [^:.]{3,60}?)? (?:has to|have to|must|should|needs? to|ought to) (?:be able to )?(?:find|see|know|get|read|spot)(?! how to)(?: [^:.]{3,80})?: (.{4,300})$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "And someone who wants to help should be able to donate: £12 makes up …".
  [
    /^(?:and )?(?:someone|somebody|anyone|anybody|people|those|whoever|visitors)(?: who [^:.]{3,60}?)? (?:must|should|needs? to|ought to) be able to (donate|volunteer|join|book|order|register|apply)(?:: (.{4,400}))?$/iu,
    (_whole, deed = "", told = "") =>
      `${capitaliseFirst(deed)}${told === "" ? "" : `. ${capitaliseFirst(told)}`}`,
  ],
  // "We work alongside the school breakfast clubs and would like to link to both".
  [
    /,? (?:and|which) (?:i|we)?(?:[’']d| would| should)? ?(?:like|love|want) to (?:link|be linked)(?!\p{L}).{0,60}$/iu,
    "",
  ],
  [
    /^(?:ring|call|phone)(?: me| us)? or (?=send (?:me |us )?(?:an? |the |some )?(?:photo|picture|sketch|drawing))(\p{L})/iu,
    (_whole, first = "") => first.toUpperCase(),
  ],
  // "Parents should book the first visit online".
  [
    new RegExp(
      `^(?:parents|patients|clients|customers|visitors|guests|people|families|members|owners|they) (?:should|must|need to|can) (?=${DEEDS}(?!\\p{L}))(.{4,240})$`,
      "iu",
    ),
    (_whole, deed = "") => capitaliseFirst(sayToThem(deed)),
  ],
  // "Duke, Bluecrop, Jersey, say when each is ripe".
  [
    /, (?:please |and )?(?:say|show|tell|mention|list|explain) (?:them )?(?:when|what|where|which|how|who)(?: \p{L}[^,.]{2,60})?$/iu,
    "",
  ],
  // "At three fairs a year, dates on the site".
  [
    /, (?:the |our |my )?(?:address|dates|times|prices|details|photos|pictures|list|menu|map|addresses|everything|more|numbers?|certificates?(?: numbers?)?) (?:(?:are |is |go |goes )?(?:all )?(?:up )?on (?:the|our|my|this) (?:site|website|web ?page|page)|to be (?:shown|listed|displayed|added|put up|announced|seen))(?=$|,)/iu,
    "",
  ],
  // "Typically $14k to $26k, I put that up front because everyone asks".
  [
    /, (?:and |which |so )?(?:i|we) (?:always |like to |prefer to |want to )?(?:put|say|state|tell|mention|show) (?:you |people |them )?(?:that|this|it|so)?\s?(?:up front|upfront|first|early|straight away|right away|at the start|openly|in the open|plainly)(?: .{0,80})?$/iu,
    "",
  ],
  // "Cap of 220 members and there is a waitlist counter I'd love on the home page".
  [
    new RegExp(
      `,? (?:and|but) (?:there(?:[’']s| is| are) )?(?:an?|the|some|our|my) (?:[\\p{L}-]{2,14} ){0,4}${MADE}s?(?: [^,.]{2,40}?)? (?:(?:which|that) )?(?:i|we)(?:[’']d| would) (?:also |really )?(?:love|like|be (?:glad|happy|pleased))(?: .{0,80})?$`,
      "iu",
    ),
    "",
  ],
  // "Restoration is a separate thing, please keep a page for it, condition report £180".
  [
    /^(?:the )?(\p{L}[\p{L}’ -]{2,24}) is (?:an? )?(?:separate|different|another) (?:thing|matter|service|business)(?:, (?:so )?please [^,.]{3,60})?, (?=.{0,40}\p{N})(.{4,160})$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  [
    /, (?:so )?please (?:keep|make|have|give|put|add|leave|do|include|show) (?!sure|your|the (?:gate|door|dog)|dogs?|shoes)[^,.]{3,100}(?=, |$)/iu,
    "",
  ],
  // "…, and that must be stated so nobody is disappointed", "…, that needs saying".
  [
    /,? (?:and |which |so )?(?:that|this|it) (?:must|should|has to|needs to) be (?:stated|said|told|shown|written|mentioned|on there)(?!\p{L}).{0,80}$/iu,
    "",
  ],
  // "Show what’s in stock this week, tubestock $4.50, 140mm pots $14": the goods with their prices.
  [
    /^(?:\d[.)] )?(?:show|see|list|say) what(?:[’']s| is| we have)(?: [\p{L} ]{2,30})?, (?=[^.]{0,40}[£$€] ?\p{N})(.{4,240})$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "First thing anyone should see is what's on tonight and how to get a ticket".
  [
    /^(?:the )?first thing (?:anyone|anybody|people|they|visitors|everyone) (?:should|must|need to|has to|have to) see is (?:what(?:[’']s| is) [\p{L} ]{2,30} and )?how to (?=(?:get|buy|book|order|reserve) )(\p{L})(.{3,60})$/iu,
    (_whole, first = "", rest = "") => first.toUpperCase() + rest,
  ],
  // "Consult form please, no walk-ins, 18+".
  [/^(?:an? )?(?:[\p{L}-]{3,16} )?form,? please(?:, |$)/iu, ""],
  // "Direct bookings, because the portals take 17 per cent".
  [
    /^(?:(?:more |get |want )?direct bookings),? (?:because|since|as)(?!\p{L}).{3,160}$/iu,
    "Book direct",
  ],
  [
    /^(?:(?:more |get |want )?(?:direct|online|private) (?:bookings?|orders|enquiries|sales)|direct(?:ly)?),? (?:because|since|as|instead of|not)(?!\p{L}).{3,160}$/iu,
    "",
  ],
  // "Productions email us a cast list and we come back with a budget", "Collectors send photos (head, both sides)".
  [
    /^\p{Lu}[\p{L}’-]{2,20}s(?: (?:and|or|&) [\p{L}’-]{2,20}s)? (send|e-?mail|ring|call|text|write|message|order|book)( (?:to )?(?:us|me)| (?:photos|pictures|photographs|measurements|drawings|a (?:photo|picture|sketch|drawing)))(?!\p{L})(.{0,240})$/iu,
    (_whole, deed = "", object = "", rest = "") => `${capitaliseFirst(deed)}${object}${rest}`,
  ],
  // "Then book an appointment online".
  [
    /^(?:then|after that|next|finally),? (?=(?:book|order|ask|request|send|join|buy|reserve|sign up|visit|come|hire)(?!\p{L}))(\p{L})/iu,
    (_whole, first = "") => first.toUpperCase(),
  ],
  // "Emergency number day and night first: 094 000 4410".
  [/ (?:first|on top|at the top|up top|big)(?=: [+(]?\p{N})/iu, ""],
  // "The site itself has to work with a screen reader, I use one".
  [
    /^(?:and )?(?:the |this |our |my )?(?:web ?)?(?:site|page)s?(?: itself)? (?:has to|have to|must|should|needs? to|will have to)(?!\p{L}).{3,240}$/iu,
    "",
  ],
  // "Architects request a quote with a floor plan".
  [
    /^\p{Lu}[\p{L}’-]{2,20}s(?: (?:and|or|&) (?:[\p{L}’-]{2,14} ){0,2}[\p{L}’-]{2,20}s)? ((?:request|ask for|book|order|reserve|download|apply for|get) an? (?:\p{L}.{3,240}))$/iu,
    (_whole, deed = "") => capitaliseFirst(deed),
  ],
  // "Type in an address and request a feasibility letter", "Upload scans": what a form of words cannot do.
  [
    /^(?:type in|enter|put in|fill in) (?:an?|the|your|their) [\p{L} ]{3,24} and (?=(?:request|get|book|ask|order)(?!\p{L}))(\p{L})/iu,
    (_whole, first = "") => first.toUpperCase(),
  ],
  [
    /^upload (?=(?:scans|photos|photographs|pictures|a scan|a photo|a picture)(?!\p{L}))/iu,
    "Send ",
  ],
  // "…, we’re honest about that on page one".
  [
    /, (?:and )?(?:we|i)(?:[’']re|[’']m| are| am) (?:honest|open|upfront|up front|clear|frank) about (?:that|it|this)(?!\p{L}).{0,60}$/iu,
    "",
  ],
  // "Pickup in 4 weeks (YES four, everybody asks)".
  [
    /\s\((?:yes|really|honestly|sorry|seriously|trust me|believe me|no (?:joke|kidding))(?!\p{L})[^()]{0,80}\)/giu,
    "",
  ],
  [/^or (?=\p{L})(\p{L})/iu, (_whole, first = "") => first.toUpperCase()],
  // "The main goal is to schedule a consultation", "A secondary goal is sign-ups for our class".
  [
    /^(?:the |our |my |an? )?(?:(?:main|first|second|secondary|other|primary|biggest) )?(?:goal|aim|purpose|objective) is (?:to |for (?:people|customers|clients|visitors) to )(?=\p{L})(\p{L})/iu,
    (_whole, first = "") => first.toUpperCase(),
  ],
  [
    /^(?:the |our |my |an? )?(?:(?:main|first|second|secondary|other|primary|biggest) )?(?:goal|aim|purpose|objective) is sign-?ups (?=for )/iu,
    "Sign up ",
  ],
  // "…, there’s a page needed on how to pack it".
  [
    /,? (?:and )?there(?:[’']s| is) an? (?:page|section|note|list|map) needed(?!\p{L}).{0,120}$/iu,
    "",
  ],
  // "Insta is @marlow but people can't find prices there".
  [
    /^(?:our |my |the )?(?:insta(?:gram)?|facebook|tiktok)(?: page| account)? (?:is|@).{1,160}$/iu,
    "",
  ],
  // "There’s a link", "the link is on Insta": nothing without it.
  [
    /^(?:there[’']s|there is|you(?:[’']ll)? (?:have|get)|here[’']s|i(?:[’']ll)? send) (?:an? |the )?links?(?: .{0,40})?$/iu,
    "",
  ],
  [/, there[’']s an? link$/iu, ""],
];
