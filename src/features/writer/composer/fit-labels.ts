/**
 * What English owners write among their goals and no visitor would say: on a button, in the form's choice of requests, and in
 * a note beside the opening. Whatever is read of the goals passes here last.
 */
import { OF_SITE, WISHED_OF_SITE } from "../reading/prose-facts.ts";
import { capitaliseFirst } from "../reading/slices.ts";

/** The owner's own plans, and deeds whose object got lost. */
const NO_BUTTON: readonly RegExp[] = [
  /^enquire about the (?:up|in|on|out) (?:for|to) |^order an? sell |\s(?:instead of|without (?:e-?mailing|calling|phoning|ringing|having))\s/iu,
  /^(?:post|publish|display|list) (?:our|my|the) |^post .{3,40} (?:schedules?|dates|hours|prices|lists?|calendar|photos|times)$|^book me on(?:to)?(?!\p{L})/iu,
  /^bring (?:applications|enquiries|inquiries|in|more|new)(?!\p{L})/iu,
  /(?<!\p{L})(?:if they|requests|new hood)(?!\p{L})/iu,
  /^book (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:school )?holidays)(?!\p{L})/iu,
  /^(?:sign up|apply|register|enrol|enroll) for (?:an? )?(?:weekly|monthly|annual|daily|free|online|whats ?app|e-?mail|text|sms)$/iu,
  /^sign up (?!for|to|online|now|here|with|by|at|and|free|today|in|as|your)\p{L}/iu,
  /^(?:hire|recruit|employ|take on) (?:one|two|three|more|another|staff|an? (?:apprentice|mechanic|cook|chef|driver|assistant))(?!\p{L})/iu,
  /^(?:commission|order|book|request|buy|reserve) (?:an? )?(?:then|first|also)$/iu,
  /^partner with (?!us|me)|^\p{L}{3,14} (?:enquiries|inquiries) in |^stay for the |^(?:talk|put|scare|warn|drive|keep|steer|turn) (?:people|customers|them|visitors|clients)(?!\p{L})/iu,
  /^(?:sample|tour|course|class|season|event) (?:submissions|dates|lists?)(?!\p{L})/iu,
  /\sthat (?:doesn|don|isn|won)[’']t |^come in$|^give$|^request your (?!free|copy|place|quote)/iu,
  /^give (?:rough|clear|honest|our|full|us a) |^give (?:an? |the )?\p{L}{3,16} (?:enough|the|more|some|a) .{3,40}$|\slater$/iu,
];
/** How it is to be done, behind what is done. */
const BEHIND_DEED =
  /\s(?:properly|correctly|early|straight in the calendar|(?:\p{N}{1,3} (?:hours|days|weeks) )?before|(?<!(?:grade|level|part|stage|year|phase|for|of|to|under|over) )\p{N})$/iu;

/** "Book an assessment. Show the timetable and prices": where the deed of a label ends and another wish begins. */
export const NEXT_SENTENCE =
  /(?<=\p{Ll})\.\s\p{Lu}\p{Ll}.{1,200}$|, (?:show|explain|say|state|make (?:clear|sure)|list|promote|sell|tell|get|expliquer|montrer|présenter|rassurer|donner envie|explicar|mostrar|enseñar) .{3,200}$/u;

/** "Free roof inspection requests". */
const FREE_REQUEST = /^free (.{4,40}) (requests?|bookings?)$/iu;
/** "Free quotes", "free estimates, before winter especially". */
const FREE_PRICE = /^free (quote|estimate|quotation)s?(?: bookings)?(?:, .{3,60})?$/iu;
export const isFreeOffer = (label: string | undefined): boolean =>
  label !== undefined && (FREE_REQUEST.test(label) || FREE_PRICE.test(label));
/** "Book first assessments online", "Book paid home heat-loss surveys", "Book site walks": one visitor books one. */
const SEVERAL_MEETINGS =
  /^(book|arrange|schedule|request) (?!(?:an?|the|your|our|some|more|several|two|three|\p{N})(?!\p{L}))((?:[\p{L}-]{3,16} ){0,4})(assessment|survey|visit|call|lesson|session|consultation|consult|appointment|tour|class|trial|viewing|meeting|walk|inspection|briefing|repair|fitting|tasting|workshop|reading|treatment|table|room|stay|sample|quote|demo|quotation|estimate|check-up|screening|training day|clinic|service|pick-?up|collection)(?:s|es)(?: online)?$/iu;

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));
/** Deeds that visitors name with what they do them to. What begins with no such deed is the owner's wish. */
const WITH_OBJECT = wordsOf(`
  adopt arrange attend audition book borrow brew brief bring browse build buy celebrate check choose claim
  climb collect commission compare cook dance design dine discover discuss download eat enter explore fill find
  follow foster fund get gift have hear hire hold host insure invite knit learn lease let license make measure
  meet mend move name nominate open order paint pay pick pitch plan pre-order preorder propose put read redeem
  refer renew rent reorder repair report request reserve restore return ride sail scan schedule see sell sew
  share shop sing sleep spend sponsor start stock study submit suggest support swap swim switch take taste test
  tour track train try turn use value view visit walk watch`);
/** Those that say enough by themselves, or whatever follows. */
const ALONE = wordsOf(`
  apply ask become book buy call come contact contribute donate e-mail email enquire enrol enroll give help inquire join message
  order phone pre-order preorder register reserve ring send shop show subscribe tell text volunteer whatsapp`);
/** A second word makes a deed of these, or another one that visitors do not do: "leave deadwood", "talk people out". */
const NEXT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `chip in|drop in off by|leave a an your us|listen to|play with for|pop in|sign up|speak to with|stay with at in over|stop by|talk to with|trade in|work with|write to`
    .split("|")
    .map((deed) => {
      const [first = "", ...next] = deed.split(" ");
      return [first, new Set(next)];
    }),
);
const LISTED = /^e-?mail (?:lists?|sign-?ups?)(?!\p{L})/iu;
function isDeed(label: string): boolean {
  const [first = "", second = ""] = label.toLowerCase().split(" ");
  const next = NEXT.get(first);
  if (next !== undefined) return next.has(second);
  return ALONE.has(first) ? !LISTED.test(label) : second !== "" && WITH_OBJECT.has(first);
}
/** A deed whose object is the owner's: "Sign up accounts", "Hire enquiries in good time", "Partner with garden centers". */
const OF_OWNER =
  /^(?:sign up (?!for |to |as |by |here|now|today|online)|(?:hire|book|order|rent) (?:enquir|inquir|in advance|and |catalogues?(?!\p{L})|prices?(?!\p{L})|rates?(?!\p{L})|list(?!\p{L}))|become (?!an? |the |our |part )|give (?!(?:us|me|an?|your|to|blood|time|online|what)(?!\p{L}))|come (?:back more|more)|bring (?:applications|enquiries|more|in))/iu;
/** "Book autumn term", "Commission for management plans": what is booked has an article, or is several, or a doing. */
const BOOKED = /^(?:book|request|arrange|schedule|commission) (.{2,60})$/iu;
const DETERMINED =
  /^(?:an?|the|your|my|our|some|free|one|two|three|online|now|here|\p{N}+)(?!\p{L})/iu;
const SEVERAL_OR_DOING = /^\p{L}{2,30}(?:s|ing)$/iu;
function booksNothing(label: string): boolean {
  const thing = BOOKED.exec(label)?.[1];
  if (thing === undefined || DETERMINED.test(thing)) return false;
  return /^for /iu.test(thing) || !thing.split(" ").some((word) => SEVERAL_OR_DOING.test(word));
}
const isPressedByVisitors = (label: string): boolean =>
  isDeed(label) && !OF_OWNER.test(label) && !booksNothing(label);

/** What is on offer, by its name: "Wedding catering", "6-week return-to-climbing plan". What ends otherwise is a note of the owner's. */
const NAMED_THING =
  /^[\p{L}\p{N}’'&-]{2,24}(?: [\p{L}\p{N}’'&-]{1,24}){0,2}(?:(?: \p{L}+){0,2} enquiries)?$/u;
const IS_THING =
  /(?:moves|removals|rewir(?:es|ing)|referrals|enquiries|lessons|courses|classes|catering|repairs|servicing|installations?|plans?|parties|weddings|events|tours|visits|hire|rental|training|consultations|commissions|workshops|vouchers|memberships|certs|certificates|deliver(?:y|ies)|design|restoration|valuations?|surveys|inspections|status|coaching|cleaning|fittings|alterations|tuition|boarding|walks|days|shares|boxes|subscriptions|packages|talks|screenings?|orders?)$/iu;
const NO_THING =
  /(?<!\p{L})(?:pre-?orders?|deposits?|bookings?|requests?|submissions?|sales?|clients?|customers?|calls?|traffic|leads?|awareness|info|information|calendars?|sheets?|in good time|donors?|visitors?|members|volunteers|more|new|better|fewer|less)(?!\p{L})/iu;
/** "Order the yearly maintenance plan". */
const ORDERED_PLAN =
  /^(?:order|buy) ((?:the|our|an?) .{3,40} (?:plans?|memberships?|contracts?|packages?|programmes?|programs?|services?))$/iu;
/** "Order the one-day audit", "enquire about showroom appointments": what one meets for is booked. */
const ORDERED_MEETING =
  /^order ((?:the|an?) .{0,40}(?:audit|assessment|survey|inspection|review|consultation|session|visit|workshop))$/iu;
const ASKED_MEETING =
  /^enquire about (?:the |our )?((?:[\p{L}-]{3,14} ){0,2})(appointment|viewing|consultation|site visit|home visit|survey|session|lesson)s$/iu;
/** "Become Friends" asks of two people to be nice to each other. */
const SEVERAL = /^become (friend|member|sponsor|patron|supporter|keyholder|volunteer)s$/iu;

/** As `fitButton`, of what is to stand on a button: only deeds that a visitor would name. */
export function fitPressed(label: string): string | undefined {
  const fit = fitButton(label);
  return fit !== undefined && isPressedByVisitors(fit) ? fit : undefined;
}

/** The label as a button says it; undefined where no visitor would press that. */
export function fitButton(label: string): string | undefined {
  const plain = label
    .replace(NEXT_SENTENCE, "")
    .replace(BEHIND_DEED, "")
    .replace(/^(request a quote) for an? (?:site )?visit$/iu, "$1")
    .replace(SEVERAL, "Become a $1")
    .replace(/^sign up for an? whats ?app$/iu, "Sign up by WhatsApp")
    .replace(FREE_PRICE, (_whole, price: string) => `Request a free ${price.toLowerCase()}`)
    .replace(FREE_REQUEST, (_whole, thing: string, kind: string) =>
      /^book/iu.test(kind) ? `Book a free ${thing}` : `Request a free ${thing}`,
    )
    .replace(/^(rent|buy|book|order|hire|sell) more /iu, "$1 ")
    .replace(/^give money$/iu, "Donate")
    .replace(/^enquire about volunteers(?: for (?:\p{L}+ ){0,2}\p{L}+)?$/iu, "Volunteer")
    // A plan that nobody has explained is asked about, and not ordered by the piece.
    .replace(ORDERED_MEETING, "Book $1")
    .replace(ORDERED_PLAN, "Ask about $1")
    .replace(ASKED_MEETING, "Book a $1$2")
    .replace(
      /^enquire about (?:the|our|an?) (free .{3,24} (?:session|call|consultation|visit|lesson|class|trial|assessment))$/iu,
      "Book the $1",
    )
    .replace(SEVERAL_MEETINGS, (_whole, deed: string, which: string, noun: string) => {
      const article = /^[aeiou]/iu.test(which === "" ? noun : which) ? "an" : "a";
      return `${deed} ${article} ${which}${noun}`;
    });
  return NO_BUTTON.some((form) => form.test(plain)) ? undefined : plain;
}

/** In any language: true of a label that no visitor would press. */
export const isUnfit = (label: string): boolean =>
  NO_BUTTON.some((form) => form.test(label)) || NO_BUTTON_ABROAD.test(label);

/** "Teachers: request the lesson pack" in the form that teachers fill in. */
const FOR_WHOM = /^[\p{Lu}][\p{L} ]{2,30}: (?=\p{Ll})/u;
/** "Teachers: request the lesson pack": a deed, and whose it is. */
export const isPressedBySome = (label: string): boolean =>
  fitPressed(label.replace(FOR_WHOM, "")) !== undefined;

/** What one asks to be told, and what an owner wishes for: no request that a form is sent for. */
const NO_REQUEST: readonly RegExp[] = [
  /(?<!\p{L})(?:fees?|rates|prices?|pricing|shipping|before and after|deductibles|program(?:me)?s?|checklists?(?: download)?|guides?|colou?rs|hours|areas|keys|calendars?|schedules?|accounts|contracts|written plan|certificates?|rebates|lists?|sample reports?|depend|page(?: visits)?|options?|if they want one|circuits|keepsakes|dates depend|in plain english|queue status)$/iu,
  /(?<!\p{L})(?:vs\.?|versus|against|they|them|their|request)(?!\p{L})|\sinfo(?:rmation)?$|^(?:few (?:more )?|neat|clean|tidy|nice|beautiful|finished|recent|past|great|real)(?!\p{L})|^(?:of|and|or|to|how|what|why|then|first|donors|sponsors|certificates?|grant|rates|status|emergency line|city)\s|\sto fund\s|\s(?:or|and|by|for|with)$/iu,
];

/** In the other languages: a bare verb of ours, and deeds that were cut before their object. */
const NO_BUTTON_ABROAD =
  /^(?:nous recrutons .{3,60}|passer|venir|llamar|escribir|unirse|online por .{2,40})$|\s(?:o|ou|oder|of|e|y|und|et|con|por|para|mit|für|pour|avec)$/iu;

/** "Reservar visitas de octubre a enero": one visitor books one. */
const VISITS_ABROAD =
  /^(reservar) (visitas|clases|catas|sesiones)(?: de \p{L}{3,10} a \p{L}{3,10})?$/iu;
const ONE_ABROAD: Readonly<Record<string, string>> = {
  ...{ visitas: "una visita", clases: "una clase", catas: "una cata", sesiones: "una sesión" },
};

const INSTEAD_ABROAD =
  /,? (?:plutôt que|au lieu de|anstatt|statt|en vez de|en lugar de)(?: .{0,80})?$/iu;
/** "Le dîner sur commande et l'heure d'arrivée", of what is to be explained. */
const NAMED_ABROAD =
  /(?<!\p{L})(?:wir|unsere?|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?)(?!\p{L})|^(?:(?:le|la|les|el|los|las|der|die|das|den) |l[’'])\p{Ll}/iu;

/** As `fitButton`, in the other languages. */
export function fitButtonAbroad(label: string): string | undefined {
  const plain = label
    // "Réserver en direct plutôt que par les plateformes".
    .replace(INSTEAD_ABROAD, "")
    // "Pedir presupuesto antes de abril": by when is told elsewhere.
    .replace(/ antes de \p{L}{4,12}$/iu, "")
    .replace(/(?<!\p{L})des quelques(?= )/iu, "les quelques")
    .replace(/^inscrire (?=aux? |à )/iu, "S’inscrire ")
    .replace(NEXT_SENTENCE, "")
    .replace(
      VISITS_ABROAD,
      (_whole, deed: string, thing: string) =>
        `${deed} ${ONE_ABROAD[thing.toLowerCase()] ?? thing}`,
    )
    // "… y nos pida presupuesto para su jardín".
    .replace(/^nos (?:pida|pidan) /iu, "Pedir ")
    .replace(/^escribir para (?=pedir|reservar|concertar)/iu, "")
    .replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase());
  return NO_BUTTON_ABROAD.test(plain) ? undefined : plain;
}

/** As `fitRequest`, in the other languages. */
export const fitRequestAbroad = (option: string): string | undefined =>
  NAMED_ABROAD.test(option)
    ? undefined
    : fitButtonAbroad(capitaliseFirst(option.replace(FOR_WHOM_ABROAD, "")));

/** "Schulen: Bücherkisten anfragen". */
const FOR_WHOM_ABROAD = /^\p{Lu}[\p{L} ]{2,30}\s?: (?=\p{L})/u;

/** What is to be done to the site, in the infinitive: "Lehrlinge finden", "Télécharger la liste", "explicar en qué consiste". */
const NO_NOTE_ABROAD: Readonly<Record<string, RegExp>> = {
  de: /\s\p{Ll}{2,16}(?:en|ern|eln)(?: \([^()]{0,40}\))?$|^(?:eine (?:seite|rubrik) |anfragen? |anrufe |bewerbungen |außerdem |termine leicht)|(?<!\p{L})(?:groß$|sichtbar|ganz wichtig|sortiert nach|azubis?|lehrlinge|mitarbeiter)(?!\p{L})/iu,
  fr: /^une (?:page|rubrique|section) |^\p{L}{2,14}er \(|^(?:ne pas )?\p{L}{2,14}(?:er|ir|oir|re) (?:les?|la|l[’']|des|une?|en|à|plus|notre|nos)|(?<!\p{L})(?:en gros caractères|lisibles?|visibles?)(?!\p{L})|^appel téléphonique|^en ligne |\sen ligne toute l/iu,
  es: /^(?:los|las) \p{Ll}|(?<!\p{L})(?:explicar|mostrar|enseñar|captar|conseguir|llegar a|vender|recibir|que (?:la gente|sepan|nos|se vea|entiendan)|ubicación y)(?!\p{L})|^(?:una? (?:página|apartado|sección)|pedidos de|llamada urgente|online por)(?!\p{L})/iu,
};

const DEED_ALONE =
  /^(?:adopt|donate|give|register|volunteer|subscribe|reorder|enrol|enroll|join|apply|book|order|sponsor|foster|commissions?|repairs?|lessons|catering|weddings|memberships?|vouchers|wholesale)$/iu;
const IS_DEED =
  /^(?:read|see|request|get|ask|order|track|send|sell|sponsor|buy|book|join|become|arrange|come|visit|apply|enquire|register|subscribe|start|try|reserve|hire|borrow) /iu;

/** A choice of the form as whoever writes would name it; undefined where it is none. */
export function fitRequest(option: string): string | undefined {
  const plain = option
    .replace(FOR_WHOM, "")
    // "Restaurants onto a standing weekly order": what they are to ask for.
    .replace(/^\p{L}{4,16}s onto (?:an? |the |our )?(?=\p{L})/iu, "");
  if (FREE_REQUEST.test(plain)) return fitButton(plain);
  const named = capitaliseFirst(plain.replace(/(?<! on) requests?$/iu, ""));
  // "Jars": one thing is no request.
  if (/^\p{L}+$/u.test(named) && !DEED_ALONE.test(named)) return undefined;
  if (!IS_DEED.test(named) && NO_REQUEST.some((form) => form.test(named))) return undefined;
  const fit = fitButton(named);
  if (fit === undefined || isPressedByVisitors(fit)) return fit;
  return NAMED_THING.test(fit) && IS_THING.test(fit) && !NO_THING.test(fit) ? fit : undefined;
}

/** Tasks of whoever makes the site, and what its owner would like to have more of. */
const NO_NOTE: readonly RegExp[] = [
  /^(?:and|or|but) |[’'](?:s|re|ll)$|\sbookings(?:$|,)|^(?:book|call|ring|request|order|send|sign up|apply) (?!by)|^[\p{L} ]{4,30} to (?:take|fund|book|buy|join|sign|use|send) |\s(?:contracts|accounts)$/iu,
  /^(?:separate |information |evidence |proof |results |examples |postal .{3,30}: how|menus? (?!with)|prove|accept|explain|show|fewer|more|better|new|less|volunteer;|two sides|bookings for|open the |per-\p{L}+ quote |phone calls|calls when|enquir\p{L}{3,4} (?:for|with)|contracts with|cake enquiries|training requests|quote requests|viewing requests|invitations? to|speak at|make a booking|book (?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})|online booking,|rates:|get |find |fill |build )/iu,
  /(?<!\p{L})(?:download|log-?in link|link for|form|page|status|answered|explained|the aim|lads|option|questions|sorted|details|examples|reminders for|first calls|requests)(?!\p{L}).{0,40}$|(?:line|thing) first$/iu,
];

/** "A clear day rate", "CPR Part 35 compliance", "date checks": named, and nothing told of it. */
const NAMED_ONLY =
  /\s(?:rates?|compliance|questionnaires?|checks?|lots|share offer|explainers?|checklists?)$|, (?:shown|then) /iu;
/** "Stories from patients", "fees in the open": what the page is to have. */
const OF_PAGE =
  /^(?:up-to-date|a few|consultation bookings) |^(?:stories|reviews|testimonials) from |^(?:fees|prices|costs) (?:in the open|up ?front)$/iu;

/** False where a note is said to whoever makes the site, or lists people without saying that it is for them. */
export function isFitNote(words: string, field: string, language: string | undefined): boolean {
  if (language !== "en") {
    if (field === "audience") return !LISTS_PEOPLE_ABROAD.test(words);
    if (field === "goals" && BARE_ABROAD.some((form) => form.test(words))) return false;
    return field !== "goals" || NO_NOTE_ABROAD[language ?? ""]?.test(words) !== true;
  }
  if (field === "goals")
    return (
      /^no .{3,40} needed$/iu.test(words) ||
      (!BARE_NOTE.test(words) &&
        ![...NO_NOTE, OF_PAGE, NAMED_ONLY, WISHED_OF_SITE, OF_SITE].some((form) =>
          form.test(words),
        ) &&
        !/;/u.test(words))
    );
  if (field === "personality") return !IN_HOUSE.test(words);
  return field !== "audience" || !LISTS_PEOPLE.test(words);
}

/** "Memberships", "12 months", "25lb bags": a bare name beside the opening says nothing. */
const BARE_NOTE =
  /^(?:\p{L}+|(?:trial |sample |case |price )?(?:figures|prices|studies|lists?|results)|\p{N}+ ?\p{L}{1,6}(?: \p{L}+)?|lead times|memberships?)$/iu;
/** A heading without what it heads: "Öffnungszeiten", "Le niveau demandé". */
const BARE_ABROAD: readonly RegExp[] = [
  /^(?:öffnungszeiten|preise|preisliste|anfahrt|termine|horarios?|precios|tarifas|tarifs|horaires|prix)$/iu,
  /^(?:Les?|La) \p{Ll}{2,20}(?: \p{Ll}{2,20}){0,2}$/u,
];
/** "3 lads and Jean in the office". */
const IN_HOUSE = /(?<!\p{L})(?:lads|blokes|girls|office|boss|wife|husband|mum|dad|dog)(?!\p{L})/iu;

/** "Anfänger, die sich für Bienen interessieren, …": people, without saying that it is for them. */
const LISTS_PEOPLE_ABROAD =
  /^(?!(?:für|pour|para|per|voor|dla|in|im|am|bei|um|rund|von|aus|ab|bis|nur|à|en|dans|autour|de|desde|hasta|por|sur)(?!\p{L}))[\p{L}’-]{3,24},? .{3,80}, /iu;

/** "Second home owners, guesthouses": entries of a list, and no one place. */
const LISTS_PEOPLE =
  /^\p{L}{4,20}, (?:mostly|mainly) |^(?!(?:for|in|within|from|across|around|near|throughout|open|no|not|only|ages?|up to|over|under) )\p{L}[\p{L}’-]+ (?:\p{Ll}|\p{N}).{8,200}$/iu;
