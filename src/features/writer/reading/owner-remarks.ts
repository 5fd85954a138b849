/**
 * What an owner writes to whoever makes the site, and how it is told from what visitors may read: leads,
 * remarks, wishes, and deeds of the owner's.
 */
import { OWNER_TALK, PRICED } from "./goal-word-tables.ts";
import { dropTelling } from "./spoken-spanish.ts";

/** What an owner adds for the reader of the brief alone: "…, would like more people to join it". */
export const ADDED_WISH =
  /,\s(?:and |but )?(?:(?:we|i) ?)?(?:would like|['’]d (?:really )?(?:like|love)|want|hope|wish|möchten|wollen|voudrions|aimerions|queremos|quisiéramos)\s.{1,160}$/iu;
/** "Second: schools should book a workshop". */
const ORDINAL =
  /^(?:first|second|third|fourth|erstens|zweitens|drittens|primero|segundo|tercero)\s?[:,]\s/iu;
/** What an owner counts wishes by, and the word that joins the last to the others. */
export const ENUMERATED = /^(?:and|und|et|y)\s(?=\p{L})|^\(?(?:\d|[a-f])[).]\s?(?=[\p{L}$£€])/iu;

export const WISHING =
  /^(?:we|i)['’]d (?:like|love|prefer)\b|^(?:we|i|wir|ich|nous|je|on)\s(?:want|need(?! (?:about|at least|around|an? (?:site visit|warm|flat|dry|level|clear|firm|deposit|floor|socket|drawing|signed|measurement|serial)|the (?:measurements?|sizes?|keys?|serial|postcode)|shelter|access|parking|\p{N}{1,3}|two|three) )|would|hope|aim|wish|must|should|plan|are (?:trying|looking)|wollen|möchten|brauchen|suchen|voulons|veut|veux|voudrais|voudrait|souhaitons|aimerions|aimerais|aimerait|cherchons)\b|^(?:queremos|necesitamos|buscamos(?! (?:refuerzo|personal|compañer|entrenador|ayudante|aprendi)))\b/iu;
/** What leads to a statement and speaks to whoever reads the brief, by what is left to say in its place. */
const LEADS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:i|we)(?:['’]d| would) like (?:people|them|folk|customers|visitors|everyone) to (?:be able to )?/iu,
    "",
  ],
  [
    /^they (?=(?:call|ring|text|phone|e-?mail|send|write|ask|book|come|bring|order|contact) (?:me|us|a|an|the|for|in|to|before|by)(?!\p{L}))/iu,
    "",
  ],
  [/^thereafter,? /iu, ""],
  [
    /^(?:see|check|know|read|show|list|give) (?:the |our |my )?(?=(?:opening |class |session )?(?:times|hours|prices|rates|fees): )/iu,
    "",
  ],
  [
    /^(?:parents|people|customers|visitors|guests|families|members|clients|patients) to (?=(?:book|order|call|ring|send|ask|join|come|visit|sign|apply|fill)(?!\p{L}))/iu,
    "",
  ],
  [/(?<=^\p{L}[\p{L} ]{2,24}) to be shown(?=:)/iu, ""],
  [/^number (?:one|two|three|four)(?: is)?:?\s/iu, ""],
  [/^promise:\s/iu, ""],
  [/^prices? (?:out in the open|up front|openly|clearly)(?: shown)?:\s/iu, ""],
  [/^(?:win|build|earn|gain) (?:their )?trust:\s/iu, ""],
  [
    /^(?:please )?(?:explain|say|show) how (?:an?|the|our|my) [\p{L}-]{3,14} (?:goes|works|runs):\s/iu,
    "",
  ],
  [/^(?:first thing is|after that(?! (?:it|[£$€]?\p{N}))|then|also)[,:]?\s(?:to\s)?/iu, ""],
  [
    /^please (?:make (?:it )?(?:very )?clear|say|mention|note|put|write|explain)(?: that)?\s(?=(?:i|we|you|they|it|the|there|all|every|food|prices?|no)\s)/iu,
    "",
  ],
  [
    /^(?:background|history|who we are|then who we are|people|our story|about us|opening hours|geschichte|wer wir sind|histoire|historia|quiénes somos):\s/iu,
    "",
  ],
  [
    /^(?:and |also |then )?(?:an? |one |the )?(?:short |little )?(?:line|note|word|bit|section|paragraph|page|mention|info) (?:about|on|for) [^:]{2,30}:\s/iu,
    "",
  ],
  [/^get people to \p{L}{1,20},\s/iu, ""],
  [
    /^(?:so )?(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) |would like |get |getting )(?:people|them|folks?|customers|visitors|\p{L}{2,13}s) to (?:be able to )?(?=\p{L})/iu,
    "",
  ],
  [
    /^(?:the |every )?(?:visitors?|customers?|clients?|people|they) should (?!(?:(?:also|really|always) )?(?:be|know|see|feel|understand|get|find|have|not|just|want|stop)(?!\p{L}))(?=\p{L})/iu,
    "",
  ],
  [/^people need to (?=find us\s)/iu, ""],
  [/\sand (?:to )?know (?:that )?(?=we (?:are )?open)/iu, "; "],
  [/^(?:we|i) (?:also )?want [\p{L} ]{1,30}, (?=[£€$]\s?\p{N})/iu, ""],
  [/^(?:online )?bookings? (?:for|of) (?:the |our )?(?=\p{L})/iu, ""],
  [
    /^.{0,60}(?:get|getting|answer|answering) the same (?:\p{L}{2,8} )?questions(?: \p{L}{2,8}){0,3}:\s/iu,
    "",
  ],
  [/^(?:enquiries|inquiries) (?:for|about) (?:the |our )?(?=[\p{L}\p{N}])/iu, ""],
  [/(?<=^[^:]{3,40})\s(?:deal|special)(?=:\s)/iu, ""],
];
/** "Please put that in big", "bitte das deutlich schreiben": up to the end of the sentence. */
const PLEASE =
  /(?:^|[,;)]\s?|\s(?:so|and|but)?\s?)(?:please|kindly|bitte|s[’']il vous plaît|por favor) (?:put|highlight|make|say|write|do(?:n[’']t| not)|no|have|show|can|keep|use|mention|add|be|the|das|dies|es|kein\p{L}{0,2}|nicht|unbedingt|deutlich|klar|groß|gross|que (?:diga|se vea)|poner|mett|écri)(?!\p{L}).{0,220}$/iu;
const PLEASE_BEHIND =
  /(?:^|,\s|\s(?=mettez|mettre|faut|poner|pon(?:gan|er)? ))(?:[^,.]{0,60}\s)?(?:s[’']il vous plaît|por favor|bitte)(?:\s[^,.]{0,120})?$/iu;
/** "(half of them do)", "(no drama)": said to whoever reads along. */
const ASIDE_OF_THEM =
  /\s\((?:half|most|some|lots|loads|nobody else|no one else|sorry|please stop|ask|believe me|trust me|others?)(?!\p{L})[^()]{0,80}\)/giu;
/** "They have to pay a deposit" is told to them. What they should see or know is told to nobody. */
const TO_THEM =
  /(?<!\p{L})they(?= (?:have to|may|need(?! to (?:see|know|find|understand|get))|can(?! see)|must|(?<=(?:^|(?:if|when|once|unless) )they )(?:say|leave|tell|show)|pay|put|pick|book|ring|call|text|send|drop|bring|come|get (?:an?|their|the|your|it|one|free|\p{N})|don[’']t (?:know|have|need)|do not|want to|go ahead|choose|drop|fill|decide|order|cancel|sign|hire|commit|set off|drive (?:here|over|up)|travel|haven[’']t|[’']ve|[’']re not))/iu;

const THEIRS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})they(?!\p{L})/giu, "you"],
  [/(?<!\p{L})their(?!\p{L})/giu, "your"],
  [/(?<!\p{L})theirs(?!\p{L})/giu, "yours"],
  [/(?<=\swhat \p{L}{3,14}s )them(?!\p{L})/giu, "you"],
];

/** A sentence about what customers do, turned to them. Only of whom nobody else is named before. */
export function turnToThem(sentence: string): string {
  const at = sentence.search(TO_THEM);
  const before = sentence.slice(0, Math.max(0, at));
  if (at < 0 || OTHERS.test(before) || AUTHORITY.test(before)) return sentence;
  return sayToThem(sentence);
}

/** "Send us their agreement" as it is said to those who send it. */
export const sayToThem = (text: string): string =>
  THEIRS.reduce((left, [said, meant]) => left.replace(said, meant), text);

/** "Stewards wanted too, they get a free pass": several of something, who may be meant. */
const OTHERS =
  /(?<!\p{L})(?!(?:its|this|us|was|has|does|plus|less|yes|always|sometimes|hours|hrs|mins|minutes|days|weeks|months|years|miles|extras?)(?!\p{L}))\p{L}{3,20}s(?!\p{L})|(?<!\p{L})(?:somebody|someone|anybody|anyone|swarm|council|vet|insurer|supplier)(?!\p{L})/iu;
/** "The beach is DFO’s till they say otherwise". */
const AUTHORITY = /(?<!\p{L})\p{Lu}{2,6}(?:[’']s)?(?!\p{L})/u;

export const FOR_THE_READER =
  /(?:^|\s)(?:they|them) (?:need to|should|must) know|(?:do not|don[’']t) want to|^(?:sobre todo|especialmente|principalmente|surtout|notamment|principalement) (?:de|en|entre|le|la|les|los|las|à|au|aux|pendant|por|du|des) /iu;

/** Where a sentence turns to whoever reads the brief: "…, they should just turn up", "… and that must be very clear". */
const TURNS =
  /,\s(?:all )?that (?:all )?(?:needs|has) to show.{0,40}$|,\s(?:show|put|say) (?:the|it|that|them)(?: \p{L}{3,14})?(?: clearly)?$|(?:(?:,|;|\sand|\sbut)\s|\s(?=so the ))(?:so please|tell (?:caravans|people|them|visitors|drivers)|(?:they|people|visitors|guests|everyone|parents)\s(?:should|must|need|can|just|will|have)|that\s(?:must|should|has to|needs)|this\s(?:must|should)|(?:we|i)(?:['’]ll)? (?:want|say so|tell (?:them|you) so)|(?:i|we)['’]d (?:rather|like) (?:they|people)|it(?:['’]d| would) be (?:grand|great|good|nice|lovely|handy|wonderful|brilliant|useful|helpful) (?:to|if)|which (?:must|should)|(?:so |and )?the (?:site|page|website|calendar|timetable|list) (?:[\p{L} ]{0,24}\s)?(?:needs|must|should|has)|so (?:show|put|add|write|list) (?:the|it|them|a)|we have to say (?:that|so|this)|that is important to us|and an? page for|and (?:that|this) (?:is going to|should|will) stay|das soll auch so bleiben|want (?:people|owners|them|customers|everyone|folk|clients) to know|que (?:manden|llamen|vengan|escriban|pidan|vean)|so an? (?:\p{L}{2,12} )?(?:map|photo|page|table|form|button|notice|sign|banner)|so need the|(?:y )?(?:esto|eso) (?:es (?:muy )?importante|tiene que verse)|ni preguntéis|c[’']est important que|das ist (?:mir |uns )?wichtig|das (?:muss|soll|sollte)|was man (?:auf|gleich|sofort) |ça doit|cela doit|eso debe|que se vea)(?!\p{L}).{0,160}$/iu;
/** What is left of "We want to post our prices because nobody does: exam $62, spay from $280". */
const PRICES_BEHIND = /^[^:]{3,90}:\s(?=[^:]{0,60}[£$€]? ?\d)/u;
/** Said to whoever makes the site, or of the people it is for. */
export const BEHIND_THE_SCENES =
  /(?<!\p{L})(?:(?:main|first) thing|^so (?!far)|calls we get|no (?:automatic|online) bookings?(?= (?:because|as|since))|(?:blue|red|green|yellow|pink|black|white|grey|brown|purple|orange) is (?:fine|ok|good|nice)|no stock (?:photos?|pics?|pictures?|images?)|(?<=^(?:and )?)an? (?:private |own )?(?:place|page|spot|button|box) (?:where|for|on)|(?<=^(?:please )?)include an? (?:page|section|gallery|map|list)|(?:guests|people|customers|visitors|they) (?:shall|should|must)|make (?:it|this|that) (?:very )?(?:obvious|clear|plain)|(?<=^)not to (?:book|order|buy)|(?:on|to) (?:one|the|a|each|every|another) (?:front |home ?|separate )?page|people to come in|i need to (?:change|be able|update)|put (?:that|this)(?= |$)|(?:put|said|on) (?:that|it|this) (?:in|on) (?:big|there|the site)|on the site|off the website|shown on site|update (?:it )?(?:daily|weekly|monthly)|in the footer|neighbours don|^will explain|^what to do|mix it up|would be (?:great|good|nice|lovely)(?! to (?:see|have|meet|hear) you)|they (?:should|must|need|have|are|want|can|see)|need to (?:see|know|find)|needs? (?:them|answering|people)|get them|people worry|they decide|get asked|(?:show|tell|give) them|put it in an? |stop the phone|(?:please|pls) also (?:put|say|mention|show|add|write)|^que (?:miren|vean|llamen|escriban|sepan|reserven|vengan)|don[’']?t say|(?:is|are) the most important|(?:our|the) average|average (?:order|spend|customer|age|basket|ticket)|probably|(?<!if (?:you|they) )want|wants|should|must|nobody (?:knows|reads|visits|finds|comes|rings|calls|looks)|people who are|(?<=^(?:an? )?)(?:order|booking|quote|enquiry) form|(?<=^(?:an? )?)(?:portfolio by|short list of)|zu sehen sein|(?:wollen|möchten|brauchen|suchen) (?:wir|ich)|straight away|come across|would be nice|get people|get hold|target|really|so (?:that )?(?:i|we) (?:do|are|have|get|pay|don['’]t|can(?! only)|lose)|people (?:should|need|must|can)|sollen|sollten|müssen|müssten|niemand|damit|am besten|wichtig(?:ste[nrs]?)?|doivent|devraient|il faut|personne ne|pour que|deben|deberían|hay que|nadie|para que)(?!\p{L})/iu;

/** "…, Brautkleid ab 90 und da bitte 4 Wochen vorher": asked of who comes, and no remark. */
const isTerm = (asked: string): boolean => /^,\s.{0,60}\p{N}/u.test(asked) && !OF_PAGES.test(asked);
const OF_PAGES =
  /foto|bild|oben|gro(?:ß|ss)|seite|schrift|text|nummer|photo|page|gros(?!\p{L})|haut|web|página|grande|arriba/iu;

/** The part of a sentence that visitors may read, as its owner wrote it. */
export function keepForVisitors(sentence: string): string {
  const text = LEADS.reduce(
    (left, [lead, rest]) => left.replace(lead, rest),
    dropTelling(sentence.replace(ORDINAL, "").replace(ENUMERATED, "")),
  );
  const told = turnToThem(
    text
      .replace(PLEASE, "")
      .replace(PLEASE_BEHIND, (asked) => (isTerm(asked) ? asked : ""))
      .replace(ASIDE_OF_THEM, ""),
  )
    .replace(TURNS, "")
    .replace(/[,;:]?\s{0,9}$/u, "");
  if (OF_JOBS.test(told)) return "";
  // "Make up lessons: 2 per term, must text before 7am": only a label that is a wish falls away.
  const [label = ""] = PRICES_BEHIND.exec(told) ?? [];
  const isOwners = [BEHIND_THE_SCENES, OWNER_TALK, WISHING].some((form) => form.test(label));
  return isOwners || BARE_LABEL.test(told) ? told.replace(PRICES_BEHIND, "") : told;
}

/** What applicants are paid is told to them. */
const OF_JOBS = /^[^:]{0,60}\b(?:applicants|the pay|wages?|salar(?:y|ies))\b[^:]{0,30}:/iu;

/** "Instant sense of cost: fixed fee from £895": what the owner wants, before what there is. */
const BARE_LABEL =
  /^[^:]{0,40}(?:sense|idea|impression|clarity|eindruck|idée) (?:of|von|de) [^:]{2,40}:/iu;

/** Its price stands in no label. */
export const isPricedDeed = (text: string): boolean => OWNERS_DEED.test(text) && PRICED.test(text);

export const SOLD =
  /^(?:sell|fill(?! (?:in|out)(?!\p{L}))|advertise|promote|vendre|vender) (?:the |our |my |le |la |les |el |los |las )?/iu;
/** "Sell tickets ($22, under 18s $8), announce auditions": what the owner does, and what a ticket costs. */
export const OWNERS_DEED =
  /^(?:sell|announce|recruit|advertise|promote|raise|fill(?! (?:in|out)(?!\p{L}))|attract|find (?:\p{L}{2,8} )?(?:new|more)|get (?:\p{L}{3,15} )?(?:along|through the door)|get (?:more|new|standing|regular|weekly|(?:\p{L}{2,14} )?(?:bookings?|orders|enquiries|inquiries|requests|calls|people|customers|families|organizers|owners|leads))|explain|show(?! (?:is|lasts|runs|starts|costs|takes)(?!\p{L}))|tell (?:people|folk)|zeigen,?|erklären|verkaufen|gewinnen|vendre|montrer|permettre|expliquer|faire (?:savoir|connaître)|vender|mostrar|poner|incluir|explicar|conseguir|que (?:vean|sepan))\s/iu;
