/**
 * The owner's words of a goal as a label for visitors, where they can be one: "teachers to request the
 * lesson pack" and "more weekend orders" can, "rank on Google" and "bookings" cannot.
 */

import { invite } from "./free-things.ts";
import { sayOnGermanButton } from "./german-buttons.ts";
import {
  ANYBODY,
  BARE,
  DOES_ONE,
  GERMAN_LEADS,
  GERMAN_SOMEBODY,
  INFORMS,
  isCompound,
  OFFERABLE,
  OFFERED,
  OWNER_TALK,
  OWNER_VERBS,
  OWNER_VIEW,
  SEEING,
  SEEKING,
  SEND_US,
  SOMEBODY,
  STATES,
  VISITOR_VERBS,
  WISHED_OF_OTHERS,
  YOURS,
} from "./goal-word-tables.ts";
import { BY_MEANS } from "./guessed-goals.ts";
import { calmCapitals, capitaliseNames } from "./names.ts";
import { isPagePart } from "./page-parts.ts";
import type { ActionKind, GoalWords, Phrasebook } from "./reading-model.ts";
import { capitaliseFirst, singleSpaces } from "./slices.ts";
import { dropChannel } from "./spoken-spanish.ts";

/** A longer goal is a paragraph and no label. */
const LABEL_LENGTH_MAX = 90;
const LABEL_WORDS_MAX = 14;
/** "We want more people to book": opening, quantity and verb may stand one behind the other. */
const OPENINGS_MAX = 3;

/** `kind` is the action that the clause names; without one only an invitation or an offer is a label. */
export function readGoalWords(
  clause: string,
  kind: ActionKind | undefined,
  modifiers: readonly string[],
  language: Phrasebook,
): GoalWords | undefined {
  const clean = calmCapitals(singleSpaces(clause))
    .replace(COUNTED, "")
    .replace(URGENT_NOTE, "")
    .replace(REASON, "")
    .replace(CHANNEL, "")
    .replace(/,?\s(?:and )?not (?:an?|just|only)\s.{2,40}$/iu, "")
    .replace(/\s\([^)]{0,90}$/u, "")
    .replace(/[.!;,]{1,5}$/u, "");
  const deed = clean.replace(/\s\([^()]{1,160}\)$/u, "");
  // "Führung buchen (freitags, 18 Euro)" has its deed before the bracket, as no other language has.
  const isDeed = language === "de" && deed !== clean && VISITOR_VERBS.de.test(deed);
  const words = cutAtColon(nameIn(language, isDeed ? deed : clean));
  if (words.length > LABEL_LENGTH_MAX || words.split(" ").length > LABEL_WORDS_MAX)
    return undefined;
  if (
    NOBODYS.test(words) ||
    isPagePart(words) ||
    OF_A_FORM.test(words) ||
    BOOKINGS_AT.test(words) ||
    OF_THE_SITE.test(words)
  )
    return undefined;
  if (/^c[’']est /iu.test(words)) return undefined;
  if (INFORMS.test(words) || WISHED_OF_OTHERS.test(words) || REASONED.test(words)) return undefined;
  const said = dropHedge(language === "en" ? speakTo(words, readSaid(words)) : readSaid(words));
  const read =
    language === "de"
      ? said.replace(GERMAN_LEADS, "")
      : language === "fr"
        ? addressVisitors(said)
        : said;
  // "Bitte eine Woche vorher anmelden" is said of the goal before it.
  if (language === "de" && /^bitte\s/iu.test(read)) return undefined;
  const found = readInvitation(read, kind, language) ?? readNoun(read, kind, modifiers, language);
  if (found === undefined || OWNER_TALK.test(found.label.replace(AS_A_CLIENT, "")))
    return undefined;
  if (found.invitation === undefined && OF_THE_SITE.test(found.label)) return undefined;
  // "A quiet hour" is for visitors where they are to book it.
  if (found.invitation === undefined && OWNER_VIEW.test(found.label)) return undefined;
  return { ...found, label: capitaliseFirst(found.label) };
}

/** English names have their capitals; "tasar mi propiedad" is written as a visitor would say it. */
function nameIn(language: Phrasebook, words: string): string {
  if (language === "en") return capitaliseNames(words);
  if (language === "fr") return words.replace(BY_MEANS, "");
  return language === "es" ? dropChannel(words).replace(/(?<= )mi(?=s? )/gu, "su") : words;
}

/** "(Important)", said to whoever makes the site. */
const URGENT_NOTE =
  /\s?\((?:very |most |really )?(?:important|essential|please|a must|wichtig|bitte|important[es]?|importante)!?\)/iu;

/** "Check the milling times cos they change": the deed stays, and why it is wished goes. */
const REASON =
  /(?<=\S\s\S{2,40}),?\s(?:(?:cos|['’]cause|because|weil|parce qu(?:e|['’])|porque|puisque)\s.{1,200}|(?:as|since|car)\s(?:they|it|we|people|the|elle|il|on|nous)\s.{1,200})$/iu;

/** "Nobody has to watch", "after that they can stay", "bring yours", "bitte nicht fragen": nobody's deed by itself. */
const NOBODYS =
  /^(?:nothing to|no need to|tell us (?!what|which|when|where|how|about|your|if|whether|the|why|who|an?\s)\p{L}{2,20}$|nobody|no one|niemand|personne|nadie|after|before that|once|people who|those who|nicht|bitte nicht|ne pas|don[’']t|do not|never|not to)\s|^(?:report|reply|replies|answer|quote|response|delivery|turnaround|results?) (?:with)?in (?:\p{N}|an? |one|two|three|four|five|ten)|^\S{2,12} (?:yours|ours|mine|it|them|one|this|that)$|(?<=\s)nicht\s(?:\S{2,20}\s){1,4}\p{Ll}{3,14}n$|^send (?:it |them )?back\s|^(?:deposit|anzahlung|acompte|arrhes)(?!\p{L})/iu;

/** A form neither takes a payment nor a text message. */
const CHANNEL =
  /,?\s(?:and|&|\+) pay(?: online| here| now| by card)?$|\s(?:with|by|via|through|using|on) (?:an?|the|our) (?:(?:online|contact|short|simple) )?form$|\s(?:through|via|over|by|on|par|por) (?:text(?: message)?s?|whats ?app|sms|insta(?:gram)?|messenger|dm|facebook)$/iu;

/** "Quote form with number of stairs": what the site is to have, and not what visitors do. */
const OF_A_FORM =
  /^(?:(?:an?|the|our|simple|short|online|easy|proper)\s){0,3}(?:quote|quotation|contact|enquiry|inquiry|booking|order|request|application|sign-?up|registration|commission|referral|project|waiting[- ]list|audition|fact-?find)\sform(?:s|\s|$)/iu;

/** "Online booking per tub €60 for two": its price is told, and the button is that of any booking. */
const BOOKINGS_AT = /^online bookings? .{0,60}[£$€\d]/iu;

/** "Price list", "ship in instructions": pages that the owner wants, and nothing that visitors do. */
export const OF_THE_SITE =
  /^(?:(?:an?|the|our|full|clear|simple)\s){0,2}(?:price ?lists?|(?:emergency )?contact (?:details|information|info)|opening (?:hours|times)|photos|pictures|gallery|map|directions|testimonials|reviews|faqs?|blog|about us|preisliste|galerie|anfahrt|online-?(?:rechner|konfigurator|kalender)|terminkalender|kostenrechner|simulat?eurs?(?: en ligne)?|calculateur(?: en ligne)?|(?:simulador|calculadora)(?: online| en línea)?|tarifs|(?:ver |consultar |mostrar )?(?:los |las |el |la )?(?:galería|preguntas frecuentes|lista de precios|precios|tarifas?|cartas?|menús?|catálogos?|testimonios|opiniones|ubicación|mapa|cómo llegar|horarios?|fotos|portafolio|modelos|paquetes|productos|trabajos|proyectos)(?: y (?:los |las )?(?:precios|tarifas|horarios|fotos|modelos))?)$|\sinstructions$/iu;

/** "Direct bookings so I lose less to the portals", "an update whether or not": an owner's reasons are no label. */
const REASONED =
  /(?<!\p{L})(?:because|whether|so (?:that )?(?:i|we|they|people)|since we|don['’]t|can['’]t|i|i['’]m|we['’]re|weil|damit|ob|parce que|afin|pour que|porque|para que)(?!\p{L})|\sneeds? an?\s|^(?:that|what|dass)\s/iu;

/** "Register as a new client": what one becomes. */
const AS_A_CLIENT = / as an? (?:new )?(?:client|customer|patient)(?!\p{L})/iu;

/** "Book a class online: the taster is $48"; who is spoken to before a colon stays. */
function cutAtColon(words: string): string {
  const at = words.search(/: | [–—] /u);
  const head = words.slice(0, Math.max(at, 0));
  const count = head.split(" ").length;
  return at > 0 && (count > 2 || (count === 2 && VISITOR_VERBS.en.test(head))) ? head : words;
}

/** "Second: schools should book": how owners count their wishes. */
const COUNTED =
  /^(?:first|second|third|fourth|erstens|zweitens|drittens|primero|segundo|tercero)\s?[:,]\s/iu;

/** "Envoyer ses documents" is written of visitors; on their button they are spoken to. */
const addressVisitors = (words: string): string =>
  VISITOR_VERBS.fr.test(words)
    ? words.replace(/(?<= )(?:son|sa|ses)(?= )/gu, (said) => (said === "ses" ? "vos" : "votre"))
    : words;

/** "Quelques dons", "a few sponsors": how many there are to be is the owner's wish. */
const dropHedge = (words: string): string =>
  words.replace(/^(?:quelques|a few|a couple of|some|ein paar|einige|algun[oa]s|un[oa]s)\s/iu, "");

const TO_ME =
  /^((?:send|message|call|ring|text|e-?mail|ask|tell|contact|hire|visit|invite)(?= me\b)) me\b/iu;

/** "Get them to send me photos before they post it" as it is said to one of them. */
function speakTo(words: string, said: string): string {
  const us = said.replace(TO_ME, "$1 us").replace(SEND_US, "send ");
  return said === words
    ? us
    : us.replace(/(?<=\s)they(?=\s)/giu, "you").replace(/(?<=\s)them$/iu, "you");
}

/** "Get the kit list read before arrival". */
const HAD_READ = /^(?:get|have)\s((?:the|our|your|an?)\s[\p{L}\s-]{2,40}?)\sread(?=\s|$)/iu;

/** "Encourage parents to enrol": who urges them is not told. */
const URGED = /^(?:get|getting|encourage|invite|persuade|allow|enable)\s(?!us\s|me\s)/iu;

function dropUrging(words: string): string {
  const urged = words.replace(URGED, "");
  return urged !== words && SOMEBODY.test(urged) ? urged : words;
}

/** "Owners are invited to request an appraisal". */
const INVITED =
  /^((?:[\p{L}-]{2,20} ){0,2}\p{L}{2,20}s) are (?:invited|asked|welcome|encouraged) to (?=\p{L})/iu;

/** Without who does it, if that is anybody. */
const readSaid = (words: string): string =>
  dropUrging(
    words.replace(INVITED, "$1 to ").replace(HAD_READ, "read $1").replace(ANYBODY, ""),
  ).replace(/^(?:and|or|then|to|und|et|y|sich auch|sich|also|auch)\s/iu, "");

/** "Free sheet to download" names nobody who downloads it. */
function findSomebody(words: string): RegExpExecArray | null {
  const who = SOMEBODY.exec(words);
  return who === null ||
    / to download(?!\p{L})|^(?:made|cut|built|baked|printed|sewn|cooked) to /iu.test(words)
    ? null
    : who;
}

function readInvitation(
  words: string,
  kind: ActionKind | undefined,
  language: Phrasebook,
): GoalWords | undefined {
  const isDeed = isDeedOf(words, language);
  const who =
    language === "de"
      ? GERMAN_SOMEBODY.exec(words)
      : language === "en" && !isDeed
        ? findSomebody(words)
        : null;
  const told = who === null ? words : words.slice(who[0].length);
  // "Get teams to send us their bells" is written of visitors; on their button they are spoken to.
  const done =
    language === "en"
      ? addArticle(told.replace(TO_OTHERS, "$1").replace(/(?<=\s)their(?=\s)/gu, "your"))
      : language === "de"
        ? sayOnGermanButton(told, who !== null)
        : told;
  const isInvited =
    !HEARD.test(done) && isDeedOf(done, language) && !(language === "en" && isCompound(done));
  if (!isInvited || (isBare(done) && !hasObject(done) && !KEPT.test(done))) return undefined;
  if (language === "de" && STATED.test(done) && !BECOMES.test(done)) return undefined;
  // "Man kann auch ohne Termin kommen": that nothing is asked for.
  if (WITHOUT_DATE.test(done)) return undefined;
  const seen = done.replace(SEEING[language], "");
  // "Lire le compteur" is done, not read.
  const isDone = kind === "enquire" && language !== "en";
  if (seen !== done && !isDone)
    return isBare(seen) ? undefined : { label: dropArticle(seen, language) };
  const people = who?.[1]?.trim();
  const label = people === undefined || EVERYBODY.test(people) ? done : `${people}: ${done}`;
  const isDialled = DIALS[language].test(done);
  const condition = isDialled ? DIALLED.exec(done)?.[1] : undefined;
  return {
    label,
    invitation: capitaliseFirst(done),
    ...(isDialled ? { isDialled } : {}),
    ...(condition === undefined ? {} : { condition: capitaliseFirst(condition) }),
  };
}

const EVERYBODY =
  /^(?:(?:also )?(?:want |need )?(?:folks?|people|members|locals)|leute|menschen|alle|kunden|kundinnen|interessierte|besucher|gäste)$/iu;

const WITHOUT_DATE =
  /^(?:auch |gerne? )?ohne (?:vor)?(?:termin|anmeldung)|^venir sans (?:rendez-vous|réservation)|^venir sin (?:cita|reserva)/iu;

/** Nothing of it is on the site that a button could lead to. */
const HEARD = /^(?:listen|watch|hear)$|^ask for an? (?:enquiry|inquiry)(?!\p{L})/iu;

const isDeedOf = (words: string, language: Phrasebook): boolean =>
  VISITOR_VERBS[language].test(words) ||
  (language === "en" && (YOURS.test(words) || DOES_ONE.test(words)) && !isOwnGoal(words));

/** "Firmen sollen früh planen", "jeder soll uns finden": a wish of others, said to whoever makes the site. */
const isWished = (words: string): boolean =>
  /\s(?:sollen|sollten|soll|sollte|müssen|müssten|muss|müsste|wollen|möchten|dürfen|darf)(?:\s|$)/u.test(
    words,
  );

/** "Die Leute sollen kommen" tells of people; "Mitglied werden" is done by one. */
const STATED = /^(?:die|der|das|dass)\s|\s(?:sollen|können|werden)$/u;
const BECOMES = /^\p{Lu}\p{Ll}{2,20} werden$/u;

/** The owner's shops elsewhere are nothing that a form can find. */
const SOUGHT_ELSEWHERE =
  /^find (?:an?|the|your|our|us|out where)(?: (?:nearest|local|next))? ?(?:stockists?|shops?|dealers?|branch|branches|retailers?|suppliers?)?$/iu;

function readNoun(
  words: string,
  kind: ActionKind | undefined,
  modifiers: readonly string[],
  language: Phrasebook,
): GoalWords | undefined {
  if (language !== "de" && VISITOR_VERBS[language].test(words) && !isCompound(words))
    return undefined;
  if (SOUGHT_ELSEWHERE.test(words)) return undefined;
  // "Site managers to ring for a survey" names nobody's deed but theirs, in words that buttons have already.
  const somebody = language === "en" ? SOMEBODY.exec(words)?.[0] : undefined;
  if (somebody !== undefined && VISITOR_VERBS.en.test(words.slice(somebody.length)))
    return undefined;
  if (/\s(?:not|nicht|pas)\s/iu.test(words)) return undefined;
  if (language === "de" && (isWished(words) || STATES.test(words))) return undefined;
  const seeks = SEEKING[language].test(words);
  if (/^(?:die|der|das|dass)\s.+\s\p{Ll}+$/u.test(words)) return undefined;
  let noun = words;
  for (let round = 0; round < OPENINGS_MAX; round += 1)
    noun = noun.replace(OWNER_VERBS[language], "").trim();
  // "Sell kites online": what is ordered is kites.
  if (noun !== words) noun = noun.replace(/\s(?:online|en ligne|en línea|on the site)$/iu, "");
  const isOffer = OFFERED.test(noun);
  const isTelling =
    SIGN.test(noun) || TELLING.test(noun) || modifiers.length > 0 || OFFERABLE.test(noun);
  const isSaid = noun === words && /[ -]/u.test(noun) && isTelling;
  if (kind === undefined && !isOffer && !isSaid && !(seeks && noun.includes(" "))) return undefined;
  if (noun === "" || isBare(noun) || SILENT.test(noun)) return undefined;
  const booked = language === "en" && kind === "book" ? bookOne(noun) : undefined;
  if (booked !== undefined) return { label: noun, invitation: booked };
  // A noun in the singular that is free is what a visitor would press on.
  const isPressed =
    isOffer &&
    !FREE_WHERE.test(noun) &&
    !/[^s]s$/iu.test(noun) &&
    !/^(?:an?|une?|una?|eine?)\s/iu.test(noun);
  // "Fill the Thursday class": whoever reads of it knows not yet which.
  if (language === "en" && noun !== words) noun = noun.replace(/^the\s/iu, "");
  return { label: noun, ...(isPressed ? { invitation: invite(noun, language) } : {}) };
}

/** "Free within 50 miles of Diss", "free at Bowentown": where and when something is, and no thing to get. */
const FREE_WHERE =
  /^free (?:within|at|in|if|until|till|up to|over|from|to|for|on|with|when|after|before|inside|under|by|parking|everything|of) /iu;

/** "Rent shelves to makers" is said of makers; they rent shelves. */
const TO_OTHERS = /^((?:rent|hire|lease) (?:out )?\p{L}[\p{L} ]{2,30}) to \p{L}{3,15}$/iu;

/** "Book eye test" as it is said. */
const addArticle = (words: string): string =>
  words.replace(
    /^(book )(?!an? |the |your |my |our |\p{L}{2,20}s )((?:[\p{L}-]{3,14} ){1,2}(?:call|consultation|session|lesson|appointment|assessment|fitting|viewing|tasting|trial|test|visit|treatment|tour)(?![\p{L}-]))/iu,
    (_, verb: string, thing: string) => `${verb}${/^[aeio]/iu.test(thing) ? "an" : "a"} ${thing}`,
  );

/** One thing that has a date, and nothing said of it but its kind. */
const BOOKED =
  /^(?:an? )?((?!free |first |the |book|all |any |\p{L}{2,20}s )(?:[\p{L}-]{3,14} ){1,2}(?:call|consultation|session|lesson|appointment|assessment|fitting|viewing|tasting|trial))$/iu;

/** "Discovery call" as a button would say it: "Book a discovery call". */
function bookOne(noun: string): string | undefined {
  const [, thing] = BOOKED.exec(noun) ?? [];
  if (thing === undefined) return undefined;
  const name = /^\p{Lu}\p{Ll}/u.test(thing)
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing;
  return `Book ${/^[aeio]/iu.test(name) ? "an" : "a"} ${name}`;
}

/** Bare, and yet what a visitor would press on: another label would say something else. */
const KEPT =
  /^(?:(?:book|order|buy|reserve) (?:direct|directly)|prendre (?:un )?rendez-vous|réserver en direct|mitglied werden|become a member|devenir membre|hacerse soci[oa]|(?:pedir|sacar|tomar|agendar|reservar|solicitar) (?:cita|hora|turno|visita)|reservar (?:directamente|en directo)|(?:termin|(?:erst|kennenlern|beratungs)?gespräch|(?:erst)?beratung|besichtigung|ersttermin) (?:vereinbaren|buchen|ausmachen|anfragen)|direkt buchen)$/iu;

/** A deed that needs a number. */
const DIALS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:(?:call|phone|text)\b(?! back| out| (?:us )?(?:an? |your )?(?:photo|picture))|ring(?= (?!a |the |the\b|your )\p{L}{2,12}(?:\s|$)| us| on\b| \d))/iu,
  de: /\s(?:anrufen|rufen)$/u,
  fr: /^(?:appeler|téléphoner|contacter (?=par t))(?=\s|par)|\s(?:par|au|via) (?:téléphone|tél|whats ?app|sms|texto) (?:uniquement|seulement|exclusivement)$|\s(?:par téléphone|par tél\.?|au) (?:au )?\+?\d{2}/iu,
  es: /^(?:llamar|telefonear)(?=\s)/iu,
};

/** "Call us day or night": what is left where there is no number to call. */
const DIALLED =
  /^(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext)(?: or (?:call|text|ring))?(?: us)? ((?:day|at|from|any|(?:after|before|until)(?= (?:\d|noon|midnight|you|\p{Lu}))|24|round|around|between|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,9}(?!\p{L})).*)$/u;

const dropArticle = (words: string, language: Phrasebook): string =>
  language === "en" ? words.replace(/^(?:the|our|your|an?)\s/iu, "") : words;

const ARTICLES = new Set(["a", "an", "un", "une", "una"]);

/** "Book a consultation" says what is booked, "book now" does not. */
function hasObject(words: string): boolean {
  const [, article = "", noun] = words.split(" ");
  return ARTICLES.has(article) && noun !== undefined;
}

/** True where nothing is said but what the action is called. */
export const isBare = (words: string): boolean =>
  words
    .toLocaleLowerCase()
    .split(/[\s/'’]+/u)
    .every((word) => BARE.has(word));

/** A sign such as "API" that is none of an owner's trade talk. */
const SIGN = /\b(?!SEO|B2B|B2C|ROI|KPI|CRM|PR|USP|CTR|UX)\p{Lu}{2,5}s?\b/u;

/** A number, a day: the owner means something that can be told. */
const TELLING =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mornings?|afternoons?|evenings?)\b|(?:mon|diens|donners|frei|sams|sonn)tags?(?!\p{L})|mittwochs?|\b(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)\b|\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|januar|februar|märz|mai|juni|juli|oktober|dezember|frühjahr|frühling|sommer|herbst|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|automne|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno)(?!\p{L})/iu;

/** What an owner does with a site; an action's word behind it is not meant for visitors. */
const SILENT =
  /^(?:supply(?! your)|show(?:case|ing)?|display|present|explain|educate|inform|tell|convince|persuade|prove|establish|build|raise|improve|reduce|keep|retain|reach|target|capture|bring|earn|make|create|develop|market|let|help|allow|enable|look|feel|be|become|appear|stand|rank|position|compete|replace|save|turn|convert|qualify|filter|answer|respond|launch|announce|publish|cover|expand|open(?! (?:days?|evenings?|mornings?|house|studios?|gardens?|weekends?)(?:\s|$))|connect|engage|fund|maintain|highlight|feature|communicate|introduce|spread|shift|land|close|handle|manage|simplify|update|know|understand|less|fewer|no|not|without|stop|avoid|cut|people|stay|put|move|work|we|i|our|it|they|zeigen|erklären|dass|faire|montrer|présenter|expliquer|fidéliser|rassurer|informer|sensibiliser|valoriser|promouvoir|que|qu['’]|abrir|ouvrir|öffnen|mostrar|explicar|informar|fidelizar|difundir|promocionar|promover|publicitar|visibilizar|dar|enseñar|dejar|hacer)(?=[\s'’]|$)/iu;

/** True for a wish of the owner's that is no action of visitors: "grow our audience". */
export const isOwnGoal = (words: string): boolean =>
  SILENT.test(words) || OWNER_TALK.test(words) || OWNER_VERBS.en.test(words);

/** Whatever the language: a clause that begins with a deed of visitors is a goal of its own. */
export const isVisitorsVerb = (words: string): boolean =>
  [VISITOR_VERBS.en, VISITOR_VERBS.fr, VISITOR_VERBS.es].some((verbs) => verbs.test(words));
