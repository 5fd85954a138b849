/**
 * English goals that name what an owner would like to have, "orders for birthday cakes", "party bookings", as what
 * visitors are to do: "order birthday cakes", "book a party".
 */
import { ofOne, ofSeveral, withArticle } from "./named-objects.ts";
import { sayPromoted } from "./promoted-deeds.ts";
import { sayRecruiting } from "./recruiting.ts";
import { capitaliseFirst } from "./slices.ts";

/**
 * The noun of a wish. `of` is the deed of "orders for cakes", where one of `joins` stands between the two, `before`
 * that of "cake orders"; `$` is the object.
 */
type Noun = {
  readonly noun: RegExp;
  readonly joins: RegExp;
  readonly of: string;
  readonly before?: string;
  readonly named?: "one" | "several" | "the";
};

const FOR = /^for$/iu;
const OF = /^(?:for|of)$/iu;
const NOUNS: readonly Noun[] = [
  { noun: /^pre-?orders$/iu, joins: OF, of: "order $ ahead", before: "order $ ahead" },
  { noun: /^orders$/iu, joins: OF, of: "order $", before: "order $" },
  {
    ...{ noun: /^(?:bookings|reservations)$/iu, joins: /^(?:for|of|on|onto)$/iu, of: "book $" },
    ...{ before: "book $", named: "one" },
  },
  {
    ...{ noun: /^sign/iu, joins: /^(?:for|to|on|onto)$/iu, of: "sign up for $" },
    ...{ before: "sign up for $", named: "one" },
  },
  {
    ...{ noun: /^registrations$/iu, joins: FOR, of: "register for $" },
    ...{ before: "register for $", named: "one" },
  },
  { noun: /^enrol/iu, joins: /^(?:for|on|onto)$/iu, of: "enrol for $" },
  {
    ...{ noun: /^applications$/iu, joins: FOR, of: "apply for $" },
    ...{ before: "apply for $", named: "one" },
  },
  {
    ...{ noun: /quir/iu, joins: /^(?:about|for|regarding)$/iu, of: "enquire about $" },
    before: "enquire about $",
  },
  { noun: /^requests$/iu, joins: FOR, of: "request $", before: "request $", named: "one" },
  { noun: /^sales$/iu, joins: /^of$/iu, of: "buy $", before: "buy $" },
  { noun: /^volunteers$/iu, joins: FOR, of: "volunteer for $" },
  { noun: /^visits$/iu, joins: /^to$/iu, of: "visit $", before: "visit $", named: "the" },
  {
    ...{ noun: /^subscri/iu, joins: /^(?:to|for)$/iu, of: "subscribe to $" },
    ...{ before: "subscribe to $", named: "the" },
  },
  {
    ...{ noun: /^commissions$/iu, joins: OF, of: "commission $" },
    ...{ before: "commission $", named: "one" },
  },
  {
    ...{
      noun: /^(?:quotes?|quotations?)$/iu,
      joins: /^(?:for|on)$/iu,
      of: "request a quote for $",
    },
    ...{ before: "request a quote for $", named: "one" },
  },
  { noun: /^estimates$/iu, joins: /^(?:for|on)$/iu, of: "request an estimate for $" },
  { noun: /^viewings$/iu, joins: OF, of: "arrange a viewing of $" },
  { noun: /^tours$/iu, joins: OF, of: "book a tour of $" },
  { noun: /^donations$/iu, joins: /^(?:to|towards?|for)$/iu, of: "donate towards $" },
  { noun: /^donations$/iu, joins: /^of$/iu, of: "donate $" },
  { noun: /^appointments$/iu, joins: FOR, of: "book an appointment for $" },
];

const NOUN =
  "(pre-?orders|orders|bookings|reservations|sign[ -]?ups?|registrations|enrol?lments|applications|enquiries|inquiries|requests|sales|volunteers|visits|subscriptions|subscribers|commissions|quotes?|quotations?|estimates|viewings|tours|donations|appointments)";
/** What an owner wants to have more of. */
const HAD =
  "(?:get|take|have|win|capture|attract|generate|bring in|drive|increase|boost|grow|encourage|promote|receive|collect|gain|secure|build|maximi[sz]e|accept|handle|manage)";
const AMOUNT = `(?:${HAD} )?(?:(?:more|new|some|extra|lots of|plenty of|the number of) ){0,2}`;
const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}’'-]{0,24}";
const OBJECT = `((?:(?:the|our|my|an?) )?${WORD}(?: ${WORD}){0,5}?)`;
/** How it is done: "by phone", "online". */
const MEANS =
  "((?: (?:by|over|via|through) (?:the |our )?(?:phone|telephone|e-?mail|text|website|site|post|form)(?: [+(]?\\d[\\d ()-]{6,18}\\d)?| on-?line)?)";

const NOUN_FIRST = new RegExp(
  `^${AMOUNT}${NOUN} (for|of|to|on|onto|about|towards?|regarding) ${OBJECT}${MEANS}$`,
  "iu",
);
const NOUN_LAST = new RegExp(
  `^${AMOUNT}((?!(?:for|of|to|the|our|my|and|or|no|not) |${HAD} )[\\p{L}][\\p{L}’'-]{1,24}(?: [\\p{L}][\\p{L}’'-]{1,24}){0,2}?) ${NOUN}${MEANS}$`,
  "iu",
);
const TRIED = new RegExp(
  `^${AMOUNT}((?:free |paid )?(?:trial|taster)(?: (?:lesson|class|session|day))?|(?:free|first|initial) (?!web)(?:[\\p{L}]{2,16} )?(?:assessment|consultation|review|audit)|(?:wedding|bridal|design|colou?r|skin|nutrition|sleep) consultation)(?:s|es)?(?: bookings)?$`,
  "iu",
);

/** Who somebody is or when: "bookings for schools", "orders for Friday" name no thing. */
const NO_THING =
  /^(?:(?:the|our|my|next|new|local|small|this|all) )*(?:\p{N}{4}|people|groups?|families|schools?|companies|businesses|clients|customers|patients|guests|members|children|kids|adults|women|men|couples|beginners|owners|students|pupils|teams?|clubs?|christmas|easter|xmas|summer|winter|spring|autumn|season|weekends?|weekdays?|week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|collection|delivery|pick ?up|us|me|website|site|page|shop|business|service|services|work|jobs?)(?= (?:and|of|in|at|from|with|who|on|up|over|under|near|only|or)(?!\p{L})|$)/iu;
/** How, when, of whom or how much: "online orders", "group bookings" are orders and bookings of any kind. */
const MANNER =
  /(?<!\p{L})(?:on-?line|same-day|next-day|instant|fast|quick|qualified|web|website|phone|telephone|e-?mail|mail|postal|direct|more|better|big|bigger|large|small|regular|repeat|steady|standing|advance|early|late|last|minute|weekend|weekday|weekly|monthly|daily|midweek|mid|summer|winter|spring|autumn|holiday|off|season|christmas|xmas|easter|wholesale|retail|trade|bulk|b2b|corporate|business|company|private|public|local|national|international|overseas|export|groups?|family|schools?|press|media|genuine|serious|quality|good|proper|decent|general|customers?|clients?|guests?|visitors?|patients?|members?|supporters?|donors?|back|home|house|site|first|free|paid|volunteer|morning|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunch|lunchtime|dinner|tickets?|demo|quote|appointment|form|pick-?up|custom|bespoke|special|mobile|work|email|and|car|product|garage|yard|jumble|boot|property|land|annual|total|future|unique|up|new|job lot|my|our|course of|meeting|table|pre)(?!\p{L})/iu;
/** "Summer course bookings": the thing itself is named with its season or its price, no manner of booking. */
const OF_THE_THING =
  /^(?:weekly|monthly|spring|summer|autumn|fall|winter|holiday|christmas|easter|annual|weekend|free|afternoon(?= tea)) (?=\p{L})/iu;
/** Names of deeds that fit no frame, by what visitors do. */
const SAID_BY_USE: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${AMOUNT}(?:table|dinner|lunch) (?:bookings|reservations)$`, "iu"), "Book a table"],
  [/^volunteer (?:sign[ -]?ups|registrations|applications)$/iu, "Volunteer"],
  [/^foster(?:ing)? (?:applications|enquiries|inquiries|requests)$/iu, "Apply to foster"],
  [new RegExp(`^${AMOUNT}(?:pet |animal |dog |cat )?adoptions$`, "iu"), "Apply to adopt"],
  [new RegExp(`^${AMOUNT}(?:local |corporate |business )?sponsors$`, "iu"), "Become a sponsor"],
  [
    /^(?:we )?(?:urgently )?need (?:more |new )?(?:leaders|helpers|drivers|coaches|trustees|volunteers|committee members)(?: urgently)?$/iu,
    "Volunteer",
  ],
  [
    /^recruit (?:new |more )?(?:players|members|singers|musicians|players and members)$/iu,
    "Join us",
  ],
  [/^adoption (?:applications|enquiries|inquiries|requests)$/iu, "Apply to adopt"],
  [/^(?:client|customer) registrations$/iu, "Register as a client"],
  [/^new patient registrations$/iu, "Register as a new patient"],
  [/^new client registrations$/iu, "Register as a new client"],
  [/^(?:patient|practice) registrations$/iu, "Register as a patient"],
  [
    new RegExp(
      `^(?:${HAD} )?(?:e-?mails?|e-?mail addresses|sign-?ups) for (?:the|our|a) wait(?:ing )?-?list$`,
      "iu",
    ),
    "Join the waiting list",
  ],
  [new RegExp(`^${AMOUNT}demo requests$`, "iu"), "Request a demo"],
  [/^inspection requests$/iu, "Request an inspection"],
  [/^tour requests$/iu, "Book a tour"],
  [new RegExp(`^${AMOUNT}consultation requests$`, "iu"), "Request a consultation"],
  [
    new RegExp(
      `^${AMOUNT}(?:(?:online|instant|fast|free|bulk) quote|rfq) (?:requests|enquiries|inquiries|submissions)$`,
      "iu",
    ),
    "Request a quote",
  ],
  [new RegExp(`^${AMOUNT}(?:instant|online|fast) quotes$`, "iu"), "Request a quote"],
  [new RegExp(`^${AMOUNT}(?:same|next)-day bookings$`, "iu"), "Make a same-day booking"],
  [/^(?:job|staff) applications(?: from [\p{L} ]{3,40})?$/iu, "Apply for a job"],
  [/^ship online orders$/iu, "Order online"],
  [/^recruit (?:more |new )?foster (?:homes|families|carers|parents)$/iu, "Apply to foster"],
  [/^call-?back requests$/iu, "Request a callback"],
  [/^availability checks?$/iu, "Check availability"],
  [/^foster(?:er|ing)? recruitment(?: .{2,40})?$/iu, "Apply to foster"],
  [/^(?:waiting|wait)[- ]?list form$/iu, "Join the waiting list"],
  [
    new RegExp(
      `^${AMOUNT}quote requests (?:with|by) (?!e-?mail|phone|telephone|post|text|whats)[\\p{L} -]{3,40}$`,
      "iu",
    ),
    "Request a quote",
  ],
  [/^volunteer (?:shifts|recruitment|roles)$/iu, "Volunteer"],
  [/^tele-?health (?:bookings|appointments|consultations)$/iu, "Book a telehealth appointment"],
  [/^fixed[ -]fee quotes?$/iu, "Request a fixed-fee quote"],
  [/^fixed[ -]price quotes?$/iu, "Request a fixed-price quote"],
  [/^(?:moving|removals?) quotes?$/iu, "Request a moving quote"],
  [/^(?:repeat )?prescription (?:refills?|requests|orders)$/iu, "Request a prescription"],
  [new RegExp(`^${AMOUNT}in-?store visits$`, "iu"), "Visit the shop"],
];
/** What a business may be asked about, of all that may stand before "enquiries". */
const ASKED_ABOUT =
  /^(?:weddings?|part(?:y|ies)|events?|(?:(?:private|venue|room|hall|van|equipment|boat|bike) )?hire|rentals?|catering|lettings?|boarding|commissions?|franchise|storage|private tuition|tuition|(?:personal |dog |puppy |staff |teacher )?training|lessons?|coaching|funerals?|christenings?|stabling|livery)$/iu;
const SENT_ON_REQUEST =
  /^(?:(?:free|fabric|colour|color|tile|floor|paint|product) )?(?:sample kits?|sample packs?|brochures?|catalogues?|catalogs?|samples?|swatch(?:es)?|price lists?|prospectus|information packs?|info packs?)$/iu;
const VISITED =
  /(?:showroom|shop|store|gallery|studio|workshop|farm|gardens?|museum|stall|nursery|brewery|vineyard|winery|distillery|exhibition)$/iu;
const SOLD = /^(?:gift )?(?:vouchers?|cards?)$|^season tickets?$/iu;
/** At these one is a guest: they are booked for. */
const GATHERING =
  /(?:open (?:day|evening)|wedding|event|festival|conference|gig|concert|function|(?<!birthday |children[’']s |kids[’']? |^)party)$/iu;
/** What is left where the object is nobody's to be named. */
const NAMED_ALONE: Readonly<Record<string, string>> = { appointments: "Book an appointment" };
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday) (?:morning|afternoon|evening|night)s?$/iu;

/** "Book discovery calls", as an owner sees it: each visitor books one. */
const SEVERAL_BOOKED =
  /^(book|schedule|arrange|request) (?:more )?((?:(?!the |our |my |for |of |a |an )[\p{L}][\p{L}-]{1,14} ){0,3}(?:table|lesson|tour|stay|court|ride|visit|treatment|facial|massage|workshop|trip|charter|cruise|check-?up|cleaning|shoot|haircut|call|consultation|demo|appointment|session|viewing|assessment|(?:health|safety|sight|hearing|winter|gas) check|tasting|trial|inspection|estimate|quote|valuation|fitting|test drive|test ride))s$/iu;

/** "Recruit volunteer coaches": each of them volunteers as one. */
const VOLUNTEERS =
  /^(?:(?:recruit|find|attract|get) )?(?:new |more )?volunteer (coach|driver|teacher|tutor|mentor|steward|guide|trainer|cook|gardener|fundraiser)(?:e?s)$/iu;

/** Wishes with forms of their own. */
function saySpecial(part: string): string | undefined {
  const [, verb = "", several] = SEVERAL_BOOKED.exec(part) ?? [];
  if (several !== undefined)
    return `${capitaliseFirst(verb.toLowerCase())} ${withArticle(several)}`;
  const [, made = "", what] = MADE_EASY.exec(part) ?? [];
  if (what !== undefined)
    return `${capitaliseFirst(DONE_EASILY[made.toLowerCase()] ?? "book")} ${what}`;
  const [, sent] = PRICED_FROM.exec(part) ?? [];
  if (sent !== undefined) return `Send ${sent.toLowerCase()} for a quote`;
  const [, quoted] = QUOTED.exec(part) ?? [];
  if (quoted !== undefined) return `Request a quote for ${quoted}`;
  const [, paper] = TO_DOWNLOAD.exec(part) ?? [];
  if (paper !== undefined) return `Get the ${paper}`;
  const [, had] = BARE_VISIT.exec(part) ?? [];
  if (had !== undefined) return `Book ${withArticle(had.toLowerCase().replace(/^mot$/u, "MOT"))}`;
  const [, applicant] = APPLICANTS.exec(part) ?? [];
  if (applicant !== undefined) return `Apply as ${withArticle(applicant.toLowerCase())}`;
  const [, called] = CONVERTED.exec(part) ?? [];
  if (called !== undefined) return `Book ${called}`;
  const [, audit] = LED_BY.exec(part) ?? [];
  if (audit !== undefined) return `Request ${withArticle(audit)}`;
  const [, more] = MORE_BOOKED.exec(part) ?? [];
  if (more !== undefined) return `Book ${withArticle(uncapitalise(more))}`;
  const [, met] = MET.exec(part) ?? [];
  if (met !== undefined) return `Request ${withArticle(met.toLowerCase())}`;
  const [, guide] = DOWNLOADED.exec(part) ?? [];
  if (guide !== undefined) return `Get the ${guide}`;
  const [, helper] = VOLUNTEERS.exec(part) ?? [];
  if (helper !== undefined) return `Volunteer as a ${helper.toLowerCase()}`;
  const wanted = sayRecruiting(part) ?? sayPromoted(part);
  if (wanted !== undefined) return wanted;
  const [, tried] = TRIED.exec(part) ?? [];
  return tried === undefined ? undefined : `Book a ${tried.toLowerCase()}`;
}

/** "Receive drawings for quotation" */
const PRICED_FROM =
  /^(?:receive|get|collect) (drawings|plans|photos|photographs|sketches|measurements|samples) for (?:a )?(?:quotation|quote|quoting|pricing|estimate)s?$/iu;
/** "Quote fabric repairs" is done by whoever repairs. */
const QUOTED =
  /^quote ((?:(?!on |for |the |us |me |within |in )[\p{L}-]{3,16} ){0,2}[\p{L}-]{4,16}s?)$/iu;
/** "Downloadable safety checklist" */
const TO_DOWNLOAD =
  /^downloadable ((?:[\p{L}-]{2,16} ){0,3}(?:guide|brochure|checklist|catalogue|catalog|prospectus|price list|whitepaper|report|form|plan|map|timetable))$/iu;
/** "Eye tests" as all that is wished. */
const BARE_VISIT =
  /^((?:eye|hearing|sight|skin|blood) test|check-?up|haircut|massage|facial|MOT)s$/iu;
/** "Make booking a private fitting easy" */
const MADE_EASY =
  /^make (booking|ordering|reserving|hiring|requesting) ((?:an? |the )[\p{L} -]{3,40}?) (?:easy|easier|simple|simpler|quick)$/iu;
const DONE_EASILY: Readonly<Record<string, string>> = {
  ...{ booking: "book", ordering: "order", reserving: "reserve", hiring: "hire" },
  requesting: "request",
};
/** "Supplier applications" */
const APPLICANTS =
  /^(supplier|vendor|stallholder|exhibitor|tenant|artist|partner|distributor|reseller|speaker|coach|host) (?:applications|registrations)$/iu;
/** "Convert visitors to a 15-minute call" */
const CONVERTED =
  /^convert (?:visitors|traffic|leads|browsers) (?:in)?to (an? (?:[\p{L}\p{N}-]{2,16} ){0,3}(?:call|consultation|demo|trial|chat|meeting|visit|tour|appointment))$/iu;
/** "Lead generation via free security audit" */
const LED_BY =
  /^(?:lead generation|leads|generate (?:qualified )?leads) (?:via|through|with|from) (?:our |an? )?((?:[\p{L}-]{2,16} ){1,3}(?:audit|assessment|consultation|survey|review|trial|demo|check|quote|estimate))$/iu;

/** "More dental implant consultations", "sell headshot sessions": each visitor books one. */
const MORE_BOOKED = new RegExp(
  `^(?:sell |${HAD} )(?:(?:more|new|extra) )?((?!${HAD} |sell |the |our |my )(?:[\\p{L}-]{2,16} ){1,3}(?:consultation|assessment|inspection|valuation|fitting|session|check-up))s$`,
  "iu",
);
/** "Colour consultation requests" */
const MET = new RegExp(
  `^${AMOUNT}((?!${HAD} )(?:[\\p{L}-]{2,16} ){1,2}(?:consultation|assessment|survey|valuation|appraisal|audit|site visit|home visit|viewing|inspection)) (?:requests|enquiries|inquiries)$`,
  "iu",
);
/** "Water rebate guide downloads" */
const DOWNLOADED =
  /^((?:[\p{L}-]{2,16} ){0,3}(?:guide|brochure|checklist|catalogue|catalog|prospectus|price list|whitepaper|report)) downloads?$/iu;

/** A part of the goals as a deed, where it names one by a noun; else undefined. */
function sayDeed(part: string): string | undefined {
  const special = saySpecial(part);
  if (special !== undefined) return special;
  const [, noun = "", join = "", object = "", means = ""] = NOUN_FIRST.exec(part) ?? [];
  const found = NOUNS.find((one) => one.noun.test(noun) && one.joins.test(join));
  if (found !== undefined) {
    if (/ (?:welcome|welcomed|appreciated|accepted|needed|wanted)$/iu.test(object))
      return undefined;
    if (NO_THING.test(object)) return NAMED_ALONE[noun.toLowerCase()];
    if (/^volunteers$/iu.test(noun) && DAY.test(object)) return `Volunteer on ${object}${means}`;
    const isBooked = found.of === "book $";
    const one = isBooked || found.named === "one" ? ofOne(object) : object;
    const named = one === object ? object : withArticle(one);
    return sayOf(isBooked && GATHERING.test(one) ? "book for $" : found.of, named) + means;
  }
  const byUse = SAID_BY_USE.find(([said]) => said.test(part))?.[1];
  if (byUse !== undefined) return byUse;
  const [, before = "", last = "", by = ""] = NOUN_LAST.exec(part) ?? [];
  const row = NOUNS.find((one) => one.noun.test(last));
  // "Drawings for quotation" are no drawings' quotation.
  if (/ (?:for|of|to|on|from)$/iu.test(before)) return undefined;
  if (row?.before === undefined || MANNER.test(before.replace(OF_THE_THING, ""))) return undefined;
  // "Funded hours enquiries" name what is asked about as well.
  const isNamed = ASKED_ABOUT.test(before) || /^\p{L}{3,} \p{L}{3,}/u.test(before);
  if (row.before.startsWith("enquire") && !isNamed) return undefined;
  if (row.before.startsWith("visit") && !VISITED.test(before)) return undefined;
  if (/^waiting list$/iu.test(before)) return "Join the waiting list";
  if (
    /^subscri/u.test(row.before) &&
    !/(?:list|letter|channel|box|bag|club|magazine|journal|podcast|plan|scheme)$/iu.test(before)
  )
    return `Order a ${uncapitalise(before)} subscription`;
  if (row.before === "request $" && !SENT_ON_REQUEST.test(before)) return undefined;
  if (row.before.startsWith("buy") && !SOLD.test(before)) return undefined;
  if (/^(?:newsletter|mailing list|membership)$/iu.test(before))
    return before.toLowerCase() === "membership"
      ? "Become a member"
      : `Sign up for the ${before.replace(/^Newsletter/u, "newsletter")}`;
  const isBooked = row.before === "book $" && GATHERING.test(before);
  const frame = isBooked ? "book for $" : row.before;
  const isList = /(?:list|club|scheme|programme|program|box|bag|offer)$/iu.test(before);
  const isName = /^\p{Lu}\p{L}+ \p{Lu}/u.test(before);
  const how =
    row.named === "one" && ((isList && /^sign up/u.test(row.before)) || isName) ? "the" : row.named;
  return (
    sayOf(frame, NAMED[how ?? "several"](uncapitalise(before))) + by.replace(/ on-?line$/iu, "")
  );
}

const NAMED: Readonly<Record<NonNullable<Noun["named"]>, (name: string) => string>> = {
  one: withArticle,
  several: ofSeveral,
  the: (name) => `the ${name}`,
};

/** It began a part of the goals. */
const uncapitalise = (name: string): string =>
  // "Moonlight Walk" is a name.
  /^\p{Lu}\p{Ll}/u.test(name) && !/^\p{L}+ \p{Lu}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

const sayOf = (frame: string, object: string): string =>
  capitaliseFirst(frame.replace("$", () => object));

const PARTS = /(,\s(?!\p{N})(?:and )?|\s(?:and|&|\+)\s|;\s)/u;

/** A sentence of the goals with every part that names a deed by a noun as that deed. */
export function sayNounsAsDeeds(sentence: string): string {
  // The brackets of "(973) 555-0182" enclose no remark.
  if (/[:()]/u.test(sentence.replace(/\(\d{3}\) ?(?=\d)/gu, ""))) return sentence;
  const parts = sentence.split(PARTS);
  return parts
    .map((part, at) => {
      // "Orders for cakes and bread": what stands behind "and" belongs to it, unless it is a wish of its own.
      if (at % 2 === 1) return part;
      const deed = sayDeed(part.trim());
      return deed === undefined ? part : at === 0 ? deed : uncapitalise(deed);
    })
    .join("");
}
