/**
 * What owners say in several sentences of goals to whoever makes the site, by language: cut off at the end of a sentence,
 * dropped at its beginning, or kept from the page as a whole. Tables, no logic.
 */
import { SEEING } from "./goal-word-tables.ts";
import { OWNERS_DEED } from "./owner-remarks.ts";
import type { Phrasebook } from "./reading-model.ts";

export type WholeRules = {
  /** From here to the end of the sentence. */
  readonly asides: readonly RegExp[];
  /** Before what is told, by what stands in its place. */
  readonly leads: readonly (readonly [RegExp, string])[];
  /** What begins like one of these is wished, whatever it tells. */
  readonly wished: readonly RegExp[];
  /** A sentence that holds one of these is not for visitors. */
  readonly notTold: readonly RegExp[];
  /** Nothing without what stands before it. */
  readonly leans: RegExp;
  /** Speaks of those who come to the site. */
  readonly theirs: RegExp;
};

/** Said to whoever makes the site, from here to the end of the sentence. */
const ASIDES: readonly RegExp[] = [
  /[,;] (?:and |so |but )?(?:please )?(?:say|put|write|word|phrase) (?:this|that|it|so) (?:very |really |quite )?(?:kindly|nicely|gently|plainly|clearly|politely|tactfully|loud).{0,80}$/iu,
  /[,;] (?:and |so |but )?(?:it|that|this) (?:has to|must|needs to|should) be (?:at the top|up top|at the front|first|big|not hidden|in bold|easy to find).{0,80}$/iu,
  /,? and (?:i|we)(?:[’']d| would) (?:like|love) to (?:show|have|see|put|add|use) .{3,120}$/iu,
  /[,;] (?:and )?(?:i|we) (?:get|am|are) asked .{1,60}$/iu,
  / so (?:please )?(?:explain|keep|make|write|say|put) (?:it|this|that|things|everything) (?:very |really )?(?:simply|simple|clear|clearly|short|plain|plainly|gently|kindly|obvious)(?!\p{L}).{0,60}$/iu,
  /[,;] no (?:phone|telephone|mobile)(?: numbers?)?(?: please)?(?:[,;] .{0,80})?$/iu,
  /[,;] (?:and |so )?(?:please )?(?:put|write|say|mention|add) (?:that|this|it) (?:in|on|too|somewhere|clearly|there|as well)(?!\p{L}).{0,80}$/iu,
  /[,;] (?:people|folks?|they|customers) complain .{0,60}$/iu,
  /[,;] (?:and )?we get (?:a lot of (?:that|those|them|these)|that a lot)(?: actually| these days)?$/iu,
  /(?:^|[,;]\s|\s(?:so|and|but)\s|\s(?=please ))(?:(?:so|and|but) )?(?:please|pls) (?!an? |the |every(?:one|body)|them |warn|let (?:us|me)|give (?:us|me)|remember|knock|arrive|reply|be (?:on time|patient|early)|bring|come|send|ring|call|phone|text|e-?mail|book|allow|check|leave|park|wear|ask|tell|do not (?:come|ring|call|bring|park)|don[’']t (?:come|ring|call|bring|park))\p{L}.{0,160}$/iu,
  /[,;] (?:and |so |but )?(?:i|we)(?:[’']d| would) like (?:that|this|it|them) .{1,120}$/iu,
  /[,;] (?:and |so |but )?(?:it|that|this) (?:has to|must|needs to|should) (?:be (?:on|said|clear|obvious|there|seen|read|shown)|go|stand) .{1,120}$/iu,
  /[,;] (?:and |so |but )?(?:the )?(?:number|registration|license|licence) (?:goes|must go|should go|has to go) .{1,80}$/iu,
  /(?:[,;]| (?:and|so|but)) (?:an?|the) [\p{L} ]{3,40} would be (?:brilliant|great|good|nice|lovely|handy|useful).{0,80}$/iu,
  /,? (?:so|and) (?:also )?an? (?:way|place|button|page|form|list|spot) (?:to|for) .{1,60}$/iu,
  /, an? (?:short |simple |little )?(?:form|list|page|map|calendar) would .{1,60}$/iu,
  /,? and (?:(?:two|three|a few|some|several) (?:sentences|words|lines)|an? (?:short )?(?:text|line|word)) (?:on|about) .{1,160}$/iu,
  /[,;]? and (?:i|we)(?:[’']d| would) like (?:visitors|people|customers|them|everyone) to .{1,120}$/iu,
  /(?:[,;]| and) (?:i|we)[’']d rather .{1,80}$/iu,
  /[,;] (?:people|folks?|they|customers) (?:call|ring|text|e-?mail|message|ask|turn up|keep|come) .{0,80}$/iu,
  /[,;] (?:we|i) get asked .{1,60}$/iu,
  /[,;]? (?:so|and) that must be what .{1,120}$/iu,
  /[,;] (?:and )?(?:i|we) (?:get|have had|keep getting) (?:[\p{L}\p{N}]{1,8} ){1,3}(?:calls|e-?mails|messages|questions) .{1,120}$/iu,
  /[,;]? because (?:people|nobody|no one|everyone|everybody|customers|they|half|most) (?:of them )?(?:ask|asks|keep|keeps|always|think|thinks|don[’']t|get|look|never|want|wants|find|call|ring|know|knows|post|posts|read|reads|do|does|trust|reading|looking|expect)(?!\p{L}).{0,160}$/iu,
  /[,;] that[’']s (?:the bit|what|why|how) .{1,120}$/iu,
  /[,;] (?:and |but )?(?:nobody|no one|everyone|everybody) (?:believes|reads|asks|knows|thinks)(?!\p{L}).{0,120}$/iu,
];

/** Why something is said, and what an owner hears every day: cut like the others, wherever it ends. */
const HEARD: readonly RegExp[] = [
  /\s\([^()]{0,40}(?:i[’']ll send|i will send|attached|schick(?:e)? ich|liefere ich)[^()]{0,20}\)/giu,
  / (?:\p{Lu}{2,5} )?whatever [\p{L} ]{2,20} i[’']ll send$/iu,
  /[,;] (?:please )?(?:state|say|repeat|write|put|print) (?:that|this|it) (?:\p{N}|two|three|several|many|a few) times.{0,40}$/iu,
  /[:,;] (?:a )?(?:separate|own|extra|different) page,? please(?=[,;]|$)/iu,
  /[,;] (?:and )?(?:that|which|it)(?:[’']s| is) \p{N}{1,3} ?(?:%|percent|per cent) of (?:my|our|the) (?:calls|e-?mails|questions|problems|visitors).{0,40}$/iu,
  /[,;] (?:and |but )?(?:they|people|customers|clients|folk|most of them) (?:won[’']t|don[’']t|never|can[’']t|will not) (?:fill|read|use|write|e-?mail|click|look|understand|find)(?!\p{L}).{0,100}$/iu,
  /[,;] (?:and )?you can (?:put|write|say|use|show)(?: (?:it|that|this))?(?:,? but .{1,140})?$/iu,
  /[,;] (?:and )?i (?:only )?(?:say|mention) (?:it|this|that)(?: because .{3,80})?$/iu,
  /[,;] (?:and )?(?:that[’']s |it[’']s |this is )?worth (?:saying|mentioning|a mention|knowing)$/iu,
  /[,;] (?:and )?(?:i[’']d|i would|we[’']d|we would) (?:really )?(?:like|love) (?:an? |the |some )?(?:short |little |small )?(?:pages?|sections?|lines?|words?|notes?|videos?|photos?|pictures?|maps?|calendars?|forms?|buttons?|lists?)(?!\p{L}).{0,80}$/iu,
  // "In stock, £60 a week, searchable by period would be the dream".
  /(?:[,;] (?:so |and |but )?|\s(?:so|and) )[^.;,]{3,60} (?:would|could) (?:really )?be (?:helpful|useful|nice|good|great|lovely|ideal|handy|the dream|a dream|my dream|brilliant|wonderful|kind|perfect|amazing|enough)(?:[,; ].{0,60})?$/iu,
  /[,;] (?:please )?be (?:honest|clear|upfront|open) about (?:that|it|this)$/iu,
  /[,;] (?:please )?put (?:the|our|my) [^.;,]{3,30} (?:up|on|there)$/iu,
  /(?:[,;]|\s\()\s?(?:people|everyone|everybody|they|customers|folks) (?:always |keep |often |all |still )?ask(?:s|ing)?(?: (?:for it|about it|weekly|daily|me|us|every \p{L}{3,6}))?\)?$/iu,
  /\s\((?:(?:we|i)(?:[’']re| are|[’']m| am) )?asked (?:weekly|daily|every (?:day|week)|all the time|often|constantly)\)/iu,
  /(?:[,;]|,? and) (?:i|we) (?:need|want) (?:that|this|it) (?:said|written|shown|there|on there|clear)(?!\p{L}).{0,120}$/iu,
  /[,;]? because (?:that[’']s|this is|it[’']s) when (?:\p{L}{3,16} ){1,3}(?:are|is|do|does|come|comes|close|finish|have|get|buy|want|look|ring|call).{0,60}$/iu,
  /[,;] (?:and )?every (?:single )?(?:day|week|year|time) (?:people|they|we|somebody|someone|every)(?!\p{L}).{3,100}$/iu,
  /(?:[,;]|,? and) (?:people|they|folk|folks|customers) (?:always |all |just )?(?:love|loved|leave|bring|drive|turn|miss|forget|never|think)(?:[ ,].{0,100})?$/iu,
  /(?:[,;]|,? and) (?:i|we) (?:don[’']t|do not|hate to|never) like to be rude(?: .{0,40})?$/iu,
];

/** Before what is told. */
const LEADS: readonly (readonly [RegExp, string])[] = [
  // "2 cutting: stone $4/cm²".
  [/^[1-6] (?=\p{Ll}[\p{L} ]{2,20}: )/u, ""],
  // "First timers freak out so make a page just for them: no experience needed".
  [
    /^(?:[^:.]{3,60},? so )?(?:please )?make (?:an?|one) (?:page|section|list|table|box)(?!\p{L})[^:.]{0,50}: (?=\p{L})/iu,
    "",
  ],
  // "1 is what’s on tap. 2 is cans to go, mixed 12 for $44".
  [
    /^(?:the )?(?:[1-5]|first|second|third|number (?:one|two|three)) is (?:the |our )?(?=\p{L})/iu,
    "",
  ],
  // "We want boards to know what it costs because they’re scared to ask: day rate $1,650".
  [
    /^(?:we|i)(?:[’']d)? (?:want|need|like) [^:]{3,40} to (?:know|see|understand|find)(?!\p{L})[^:]{0,80}: (?=.{0,200}\p{N})/iu,
    "",
  ],
  // "Fill the 8 week classes first ($340, clay included)".
  [
    /^(?:fill|push|sell) (?:up )?(?:the |our |my )?(?=[\p{L}\p{N}][\p{L}\p{N} -]{2,40}(?: first)? ?\()/iu,
    "",
  ],
  [
    /^(?:the |my |our )?most important(?: thing)? is (?:to )?(?=(?:book|order|ring|call|send|ask|come|request)(?!\p{L}))/iu,
    "",
  ],
  [/^the \p{L}{3,20} first,? because [^:]{5,80}: (?=\p{L}|\p{N})/iu, ""],
  [/^above all,? (?=the telephone)/iu, ""],
  [/^(?:two|three|four|five) (?:things|kinds|lots)[^.:]{0,40}[.:] (?:1[).] )?/iu, ""],
  [
    /^(?:we|i) (?:would|should) (?:merely |just |only |simply |also )?(?:like to )?(?:state|say|mention|add|explain) that /iu,
    "",
  ],
  [/^(?:understand|know|see) (?:the|our|my) (?=\p{L}[\p{L} ]{2,24}: )/iu, ""],
  [
    /^for (?:everyone|everybody|all the others|others) else, (?:our |the )?(prices|fees|rates)[^:]{0,60}: /iu,
    "$1: ",
  ],
  [/^(?:the )?(?:biggest|main|first) thing is(?:,| that)? /iu, ""],
  [
    /^(?:(?:first|second|third|fourth|finally|lastly|also|and),? )?that (?:guests|walkers|visitors|customers|clients|parents|members|people|they|[\p{L}-]{3,16}s) (?:know|understand|see|realise|realize|are told|hear) (?:about |that )?/iu,
    "",
  ],
  [/^(?:first thing|main thing|one thing|most important(?:ly)?|important)(?: is)?[:,] /iu, ""],
  [
    /^(?:and |also )?(?:please |must |need to |(?:i|we)(?:[’']d| would) like it )?explain(?:ed)? that /iu,
    "",
  ],
  [/^to (?=(?:reserve|book|order|send|join|visit|buy|arrange|enquire) )/iu, ""],
  [/^to (?:understand|know|see|learn) that /iu, ""],
  [
    /^(?:please )?(?:explain|say|show|tell (?:people|them)) (?=what to (?:bring|wear|expect)(?: [\p{L} ]{2,20})?: )/iu,
    "",
  ],
  [/^(?:please )?have [\p{L} ]{3,30}, (?=(?:we|i|our|all|every) )/iu, ""],
  [
    /^(\p{L}[\p{L}’-]{3,20}s) should (?=(?:ring|call|phone|e-?mail|write|send|book|apply|come|bring|ask|text|order|register)(?!\p{L}))/iu,
    "$1: ",
  ],
];

/** What begins like one of these is wished of whoever makes the site, or for the business. */
const WISHED: readonly RegExp[] = [
  /^(?:(?:i|we)(?:[’']d| would)? |would )(?:do not |don[’']t |also |really |just |mainly )?(?:think|want|like|love|hope|wish|prefer|aim|plan)(?!\p{L})/iu,
  /^(?:(?:i|we) )?need (?!(?:the|your|an?|at least|about|\p{N}{1,6}|two|three|four) )/iu,
  /^(?:be (?:taken|seen|known|found)|want|needs (?:to|an?|the)|hoping|looking (?:to|for)|trying|must|should|increase|grow|boost|sell|stop|avoid|explain|mention|display|publish|highlight|lead with|focus|feature|promote|advertise|attract)(?!\p{L})/iu,
  /^show(?! (?:is|lasts|runs|starts|times|costs)(?!\p{L}))(?!\p{L})/iu,
  /^(?:list|put|add|include|keep it|make (?:it|the|sure|that)|have (?:an?|the|some|one)|give (?:people|them|us|me)|let (?:people|them|visitors|customers|folk)|find (?:more|new|us more)|tell (?:people|them|folk|visitors|customers|everyone)|post (?:our|the|my))(?!\p{L})/iu,
  /^get(?! (?:in touch|yours|here|off|to us|an? [\p{L} -]{3,24}:|(?:the|your) [\p{L} -]{3,24} (?:done|checked|serviced|booked|in))(?!\p{L}))(?!\p{L})|^fill(?! (?:in|out) )(?!\p{L})|^say(?! (?:hello|hi)(?!\p{L}))(?!\p{L})/iu,
  /^no (?:online (?:shop|store)|web ?shop|checkout|basket|cart|login|newsletter|blog|pop|stock|jargon|photos?|pictures?|chat|carousel|slider|cookies?|music|autoplay|clip|fancy|animation|emoji|exclamation)(?!\p{L})/iu,
  /^(?:large print|big (?:text|print|buttons?|photos?|pictures?)|photos?|pictures?|images?|website|site|page|look|feel|design|colou?rs?|tone|style|easy to|simple|clean)(?!\p{L})/iu,
  /^(?:an? |one )?(?:short |public |simple |clear |quick |separate )?(?:page|section|list|map|calendar|gallery|button|link|form|video|faq|table|chart) (?:of|for|with|on|where|showing|about|that|to) /iu,
  /(?<!\p{L})should (?:have|be able|get|see|find|feel|know)(?!\p{L})/iu,
  /^(?:i|we) (?:get|have) (?:\p{L}{1,8}|\p{N}{1,3}) (?:e-?)?(?:mails|calls|messages)(?!\p{L})/iu,
  /^(?:know|understand|learn)(?! (?:us|me|your)(?!\p{L}))(?!\p{L})/iu,
  /^(?:two|three|four|five) things(?!\p{L})/iu,
  /^(?:(?:(?:quote|booking|order|enquiry|contact) )?form(?!\p{L}| \p{N})|need:)/iu,
  /^(?:opening (?:times|hours)|where (?:we are|to find us)|how to find us|directions)(?![^.]{0,120}\p{N})/iu,
  /^the answer is (?:still |always )?(?:no|yes)(?!\p{L})/iu,
  /^an? [\p{L} ]{3,24} would (?:save|help|stop|spare|make|be)(?!\p{L})/iu,
];
/** What an owner has noticed of those who come, or says while writing. */
const NOTICED: readonly RegExp[] = [
  /(?<!\p{L})(?:chart|table|list|map|calendar|gallery|slider),? (?:please|pls)(?!\p{L})/iu,
  /^(?:[Nn]o |[Oo]h |[Aa]h )?[Ww]ait(?:,| no| \p{Lu}\p{L}{2,20} )/u,
  /(?<!\p{L})(?:must|should|has to|needs to) be (?:an? )?(?:printable|download(?:able)?|pdf|clickable|visible|readable)(?!\p{L})/iu,
  /^(?!all (?:of )?(?:our|my|the) (?!calls|orders|customers|clients|people|work|trade|business)\p{L}{2,16} (?:is|are|comes?|has|have|includes?|gets?) )(?:half|most|many|some|lots|a lot|all|nearly all|\p{N}{1,2} out of \p{N}{1,3}|nine out of ten) (?:of )?(?:the|them|my|our|these|those|calls|orders|people|customers)(?!\p{L})/iu,
  /^(?:attorneys|lawyers|customers|clients|people|companies|agencies) (?:retain|find|choose|hire|trust) (?:me|us)(?!\p{L})/iu,
];
/** Of the site and what is on it. */
const OF_SITE: readonly RegExp[] = [
  /(?<!\p{L})(?:web ?sites?|web ?pages?|home ?page|landing|(?:this|our|the|my|your) (?:site|page)|(?:own|separate|each|every|front|one|a) pages?(?! (?:note|report|summary|guide|letter|plan|contract|book))|buttons?|footer|header|fonts?|screen ?shots?|headlines?|layout)(?!\p{L})/iu,
  /(?<!\p{L})(?:google|seo|logos?|sliders?|pop ?-?ups?|banner|at the (?:very )?top|top of|high up|in big|tiny writing|large print|designer|scroll(?:s|ing)?|clickable|searching|order form)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:update|change) (?:it|them|that|this)|sections?|stuff on|somewhere on|up front|upfront|obvious|prominent|stand out|clear that|competitors?|instagram feed|like their)(?!\p{L})/iu,
];
/** Of what comes first on it. */
const OF_ORDER =
  /(?<!\p{L})(?:must be (?:what|the first|seen|on|said)|lead with|needs? to be (?:easy|seen|on|said|clear|obvious|the first)|easy for \p{L}{1,20} to|what you see)(?!\p{L})/iu;
/** Of those who come to it. */
const OF_VISITORS =
  /(?<!\p{L})(?:people|customers|clients|visitors|parents|everyone|everybody|they|folks?|most|half(?: of)?(?: them)?|users|guests|readers) (?:(?:always|keep|often|usually|never|all|just|mostly|who) )?(?:want|wants|ask(?:s|ing)?|think|thinks|worry|expect|expects|find us|don[’']?t (?:know|understand|realise|realize|read|believe|trust)|hate|struggle|need to|need (?:a|the|one)|should|must|to (?:know|see|find|book|call|ring|understand|trust|feel|click)|look us up|look for|search|look|read|ring|call|turn up|forget|choose by|assume|are (?:busy|often|usually|scared|worried|nervous|in a))(?!\p{L})|(?<!\p{L})(?:able to (?:see|read|find|update)|so (?:that )?(?:people|they|folk)|time ?wasters?|no[- ]shows?)(?!\p{L})/iu;
/** A remark to whoever reads the brief. */
const REMARK =
  /(?<!\p{L})(?:can[’']t say (?:that|it|this) enough|to be honest|sorry about|sick of|fed up (?:of|with) (?:people|calls)|drives? me|lol|haha|nephew|my (?:daughter|son|wife|husband|grandson|niece) (?:says|said|made|did|thinks)|would be (?:good|great|nice|lovely|handy)|if that[’']s possible|not sure (?:if|how|whether)|you (?:can|could) (?:use|put|make|write)|i(?:[’']ll| will) (?:send|supply|provide|tell you|change|update)|other (?:firms|companies|people) )(?!\p{L})/iu;
/** "San Antonio", "Co. Tipperary": where it is stands elsewhere. */
const NAMES_ALONE =
  /^(?!\p{Lu}{3,8}$|(?:Closed|Open|Shut) )(?:\p{Lu}[\p{L}’-]{1,20}\.?,? ?){1,4}$/u;
const LEANS =
  /^(?:they|them|those|these|he|she|it|this|that|then|both|each|either|neither|same|and|but|or|so|because|which|who)(?:[’']\p{L}{1,2})?(?!\p{L})/iu;

const ENGLISH: WholeRules = {
  ...{
    asides: [...ASIDES, ...HEARD],
    leads: LEADS,
    leans: LEANS,
    theirs: /^(?:they|them|their)(?!\p{L})/iu,
  },
  wished: [...WISHED, ...NOTICED],
  notTold: [
    ...[...OF_SITE, OF_ORDER, OF_VISITORS, REMARK],
    ...[OWNERS_DEED, SEEING.en, NAMES_ALONE, /\?/u],
  ],
};

const GERMAN: WholeRules = {
  asides: [
    /(?:^|[,;] )(?:(?:und|also) )?bitte (?:dazu ?schreib|hinschreib|draufschreib|dazuschreib|groß|gross|deutlich|gut sichtbar|unbedingt|ganz|das|so|auf|oben|schreiben|dazu|drauf|hin)\p{L}{0,12}.{0,120}$/iu,
    /[,;]? (?:und )?(?:das )?soll(?:te)? (?:auch |genau )?so (?:da ?stehen|stehen|drauf|rein)(?!\p{L}).{0,60}$/iu,
    /[,;] weil unsere Branche .{1,80}$/iu,
    /\s\([^()]{0,40}(?:schicke? ich|liefere ich|kommt noch|folgt)[^()]{0,20}\)/giu,
    /[,;] (?:und )?(?:dafür|dazu|deshalb|darum|daher|also) (?:brauchen|bräuchten|hätten|wollen|möchten|wünschen) wir .{1,120}$/iu,
    /[,;] (?:und )?(?:wir|ich) (?:hätten|hätte|möchten|möchte|wünschen|wünsche|bräuchten|bräuchte) (?:gern|uns|mir|dafür|dazu|noch|dazu ein) .{1,120}$/iu,
    /[,;] (?:das|es|dies)? ?bitte .{1,120}$/iu,
    /[,;] (?:das|es) (?:muss|soll|sollte) (?:unbedingt |ganz |auch )?(?:drauf|stehen|sichtbar|klar|oben|erkennbar).{0,100}$/iu,
    /[,;] (?:weil|da) (?:die )?(?:leute|kunden|gäste|alle|viele|immer|sonst|ständig).{0,140}$/iu,
    /[,;] (?:danach wird|das fragen|da fragen) .{1,80}$/iu,
  ],
  leads: [
    [/^(?:ach so|ach ja|achja|übrigens|nochmal|noch was|ach)[,:]? (?:und )?/iu, ""],
    [/^(?:wichtig|ganz wichtig|am wichtigsten)(?: ist)?[:,] /iu, ""],
    [
      /^(?:die )?(?:leute|kunden|kundinnen|gäste|besucher|eltern|patienten|sie) sollen (?:sehen|wissen|erfahren|finden)[^:]{0,60}: /iu,
      "",
    ],
    [/^(?:bitte )?(?:erklären|schreiben|erwähnen|hinweisen),? (?:darauf, )?dass /iu, ""],
  ],
  wished: [
    /^(?:das |unser |mein )?(?:haupt)?ziel(?: ist|:)/iu,
    /^(?:die )?telefonnummer (?:ganz )?(?:groß|gross|oben|fett|sichtbar|muss|soll)/iu,
    /(?<!\p{L})(?:müssen|muss|sollen|soll|sollten|sollte) (?:da|hier|oben|drauf|unbedingt|gut|auch)(?: \p{L}{2,12})? ?(?:stehen|sein|drauf|hin|zu sehen)/iu,
    /^(?:bitte(?!\s.{3,120}(?:mitbringen|anrufen|melden|anmelden|beachten|klingeln|kommen|parken|bereithalten|schicken|angeben|reservieren|vorbestellen|mailen)$)|wir (?:wollen|möchten|brauchen|hätten|wünschen)|ich (?:will|möchte|hätte|wünsche)|man soll|soll(?:en|te)?|es soll|mehr|neue(?! (?:räume|adresse|öffnungszeiten|preise|telefonnummer|praxis|werkstatt|filiale|kurse|termine|kollegin|kollege|gruppe)(?!\p{L}))|zeigen|hinweis|große schrift|farben|schrift|fotos?|bilder|eine (?:seite|liste|karte)|kontaktformular|formular|übersichtlich|am besten|schön wäre|gern(?:e)?)(?!\p{L})/iu,
  ],
  notTold: [
    /^keine?n? (?:stock|pop|animation|musik|fotos|bilder|comic|slider|werbung|newsletter|onlineshop|online-shop|sorge|ahnung|problem|schnickschnack|floskel|phrasen|emoji|video|kitsch|klischee|(?:\p{L}{3,12}e[nr]? )?(?:farben|schriften|texte|sprüche|wörter|anglizismen)(?!\p{L}))/iu,
    /(?<!\p{L})(?:website|webseite|homepage|internetseite|(?:auf|von|für) (?:der|die|unserer|unsere) seite|startseite|knopf|button|google|logo|schriftgröße|gestaltung|design|menüpunkt|ganz vorne|ganz oben|sichtbar|auffindbar|konkurrenz|mitbewerber)(?!\p{L})/iu,
    /(?<!\p{L})(?:leute|kunden|kundinnen|gäste|besucher|viele|alle|die meisten|niemand|keiner) (?:fragen|denken|wissen|glauben|wollen|sollen|rufen|suchen|meinen|kommen|finden)(?!\p{L})/iu,
    /(?<!\p{L})(?:sollen|sollten|soll|sollte|müssten|damit (?:die|man|sie|wir)|umsatz|kundschaft|laufkundschaft|zielgruppe)(?!\p{L})/iu,
    /\?/u,
  ],
  leans:
    /^(?:sie|er|es|das|dies|diese|dieser|dann|aber|und|oder|denn|weil|deshalb|also|dort|da|beide)(?!\p{L})/iu,
  theirs: /^(?:sie sollen|denen|deren)(?!\p{L})/iu,
};

const FRENCH: WholeRules = {
  asides: [
    /(?:^|[,;] )(?:et )?(?:merci de (?:le|la|les)? ?(?:mettre|dire|préciser|afficher|écrire|montrer)|à mettre|mettez|mettre) .{0,120}$/iu,
    /[,;] (?:il faut|faut) (?:que ça|le|bien|que ce).{0,120}$/iu,
    /[,;] (?:parce que|car) (?:les gens|les clients|tout le monde|on me|beaucoup).{0,140}$/iu,
    /,? (?:et|mais) personne ne le sait$/iu,
    /[,;] (?:peut-être (?:après|plus tard|un jour)|à voir(?: avec vous| ensemble)?)(?:[,;] .{0,60})?$/iu,
    /,? (?:et (?:qu[’']on puisse )?réserver )?parce que maintenant .{3,100}$/iu,
    /[,;] (?:et )?(?:j[’']aimerais|je voudrais|(?:on|nous) (?:aimer|voudr)\p{L}{3,5}|il (?:me|nous) faudrait|il faudrait|ce serait (?:bien|super|idéal)|ça serait (?:bien|super|idéal)) .{1,120}$/iu,
    /, (?:dont|que|et que) (?:nous|on|je) (?:voulons|veut|veux|voudrions|voudrait|voudrais|souhaitons|aimerions|aimerait|aimerais) (?:citer|montrer|mettre|afficher|voir).{0,80}$/iu,
    /[,;]? s[’']il vous plaît\s?$/iu,
  ],
  leads: [
    // "Bonjour, alors d’abord il faut qu’on voie les dates des ateliers (jeudi 19h)".
    [
      /^(?:bonjour|salut|hello|coucou|alors|donc)(?:[, ]{1,2}(?:alors|donc|voilà|bon)){0,2}[, ]{1,2}(?=\p{L})/iu,
      "",
    ],
    [
      /^(?:d[’']abord |surtout )?il (?:faudrait|faut) qu[’']on (?:voie|trouve|sache) (?:bien )?(?:les |des )?(?:dates|horaires|prix|tarifs)(?: et (?:les )?(?:dates|horaires|prix|tarifs))? (?:de (?:la |l[’'])?|du |des )(?=[\p{L} ]{3,30} \()/iu,
      "",
    ],
    [
      /^il (?:faudrait|faut) (?:aussi |bien )?(?:dire|préciser|rappeler|indiquer) qu(?:e |['’])/iu,
      "",
    ],
    [/^(?:important|le plus important)\s?[:,] /iu, ""],
  ],
  wished: [
    /^on (?:me|nous) (?:le |la |les )?demande(?!\p{L})/iu,
    /^(?:je (?:veux|voudrais|souhaite|aimerais)|on (?:veut|voudrait|aimerait|souhaite)|nous (?:voulons|voudrions|souhaitons|aimerions)|que (?:les gens|les clients|ça|ce soit)|qu[’'](?:ils|elles|on)|montrer|mettre|afficher|expliquer|présenter|préciser|indiquer|signaler|rappeler|dire|prévenir|annoncer|mentionner|rassurer|faire (?:connaître|savoir|comprendre)|des photos|photos|un formulaire|une page|un bouton|plus de|avoir|attirer|trouver (?:de|des)|merci de|j[’']aimerais|ce serait)(?!\p{L})/iu,
  ],
  notTold: [
    /^(?:d[’']abord |surtout )?(?:il faut|faut|il faudrait)(?!\p{L})/iu,
    /^pas (?:de |d[’'])(?:photos|musique|pop|animation|jargon|publicité)/iu,
    /(?<!\p{L})(?:site|page|bouton|formulaire|google|en gros|en haut|bien visible|logo|couleurs?|police|référencement|concurren\p{L}{2,4})(?!\p{L})/iu,
    /(?<!\p{L})(?:les gens|les clients|la clientèle|tout le monde|personne ne|beaucoup) (?:demandent|pensent|croient|veulent|savent|cherchent|demande|pense|croit|veut|sait|lit|vient|doivent|puissent)(?!\p{L})/iu,
    /(?<!\p{L})(?:engueul\p{L}{1,3}|ras le bol|en a marre)(?!\p{L})/iu,
    /(?<!\p{L})(?:pour que|afin que|afin de|puissent|doivent|devraient|leurs?|chiffre d[’']affaires)(?!\p{L})/iu,
    /\?/u,
  ],
  leans:
    /^(?:il (?!faut|y a)|elles?|ils|ça|cela|c[’']est (?:aussi|donc)|puis|ensuite|mais|et|ou|donc|car|les deux)(?!\p{L})/iu,
  theirs: /^(?:ils|elles|leur)(?!\p{L})/iu,
};

const SPANISH: WholeRules = {
  asides: [
    /[,;] (?:o sea que |así que |y )?(?:por favor )?no (?:lo|la|los|las) (?:pong|publi|muestr|escrib)\p{L}{1,5}.{0,100}$/iu,
    /(?:^|[,;] )(?:y )?por favor (?:pon|poned|poner|que|no pong|indicad|en grande|ponedlo|ponlo).{0,120}$/iu,
    /[,;] (?:y )?(?:me|nos) gustaría .{1,120}$/iu,
    /[,;] que (?:lo|la|los|las) ten(?:go|emos) (?:hecho|hecha|escrit\p{L}{1,2}|preparad\p{L}{1,2}).{0,60}$/iu,
    /[,;] (?:y )?(?:estaría|sería) (?:bien|bueno|ideal|genial) .{1,100}$/iu,
    /[,;] (?:eso |esto )?hay que (?:decir|poner|avisar|dejar).{0,120}$/iu,
    /[,;] (?:que se vea|que quede|ponedlo|ponlo|hay que poner).{0,120}$/iu,
    /[,;] (?:porque|ya que) (?:la gente|los clientes|todo el mundo|siempre|preguntan|muchos|nos preguntan).{0,140}$/iu,
    /,? (?:por la (?:página|pagina|web) )?y no por (?:instagram|whatsapp|facebook|teléfono).{0,80}$/iu,
    /[,;]? por favor\s?$/iu,
  ],
  leads: [[/^(?:importante|lo (?:más importante|principal|primero))\s?[:,] /iu, ""]],
  wished: [
    /^así (?:no|que|se|ya) /iu,
    /^(?:ah+|oh|bueno),? ?(?:y )?(?:que |un mapa|una página|una lista)/iu,
    /^(?:que (?:la gente|los|las|me|nos|se|vean|vengan|llamen|sepan|pidan|reserven|manden|escriban|encuentren)|quiero|queremos|quisi\p{L}{3,6}|necesit\p{L}{1,4}|me gustaría|nos gustaría|mostrar|poner|enseñar (?!a )|explicar|indicar|decir|aclarar|mencionar|fotos?|un formulario|una página|un botón|más|conseguir|atraer|darnos a conocer|hay que|no quiero|sería|estaría)(?!\p{L})/iu,
  ],
  notTold: [
    /^que (?:se |me |nos |lo |la )?\p{L}{2,14}(?:an|en|a|e)(?!\p{L})/iu,
    /^(?:sin|nada de) (?:fotos|música|pop|animacion|tecnicismos|publicidad)/iu,
    /(?<!\p{L})(?:la web|página|sitio web|botón|formulario|google|en grande|arriba|logo|colores|tipografía|competencia)(?!\p{L})/iu,
    /(?<!\p{L})(?:la gente|los clientes|todo el mundo|nadie|muchos|muchas) (?:pregunta|preguntan|piensa|piensan|cree|creen|quiere|quieren|sabe|saben|busca|buscan|lee|debe|deben|pueda|puedan)(?!\p{L})/iu,
    /(?<!\p{L})(?:para que|puedan|deben|deberían|clientela|facturación)(?!\p{L})/iu,
    /\?/u,
  ],
  leans:
    /^(?:ellos|ellas|él|ella|eso|esto|estos|estas|luego|después|pero|y|o|así|entonces|ambos)(?!\p{L})/iu,
  theirs: /^(?:ellos|ellas|que |el objetivo (?:principal )?es)(?!\p{L})/iu,
};

export const WHOLE_RULES: Readonly<Record<Phrasebook, WholeRules>> = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH },
};
