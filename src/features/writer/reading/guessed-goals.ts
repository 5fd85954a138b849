/**
 * Goals that owners do not name but that a word of their sentences could mean: whoever writes "I come by van" wishes
 * no visit, and "we do this for parishes who sell" no order.
 */
import type { ActionKind, Goal, ReadAction } from "./reading-model.ts";

/** What a visitor's words for each begin with or hold. */
const NAMED: Readonly<Partial<Record<ActionKind, RegExp>>> = {
  visit:
    /^(?:come|visit|drop|pop|walk|call in|see|besuch|vorbei|komm|venir|visiter|passer|visitar|pasar)|(?:people|customers|guests|families|visitors|leute|gäste|gens|gente) (?:to |sollen |zum )?(?:come|visit|kommen|vienn)|open (?:day|studio)|request|asking|book/iu,
  order: /order|bestell|commande|pedid|encarg|pre-?book|reserve/iu,
  buy: /voucher|gift|tickets?(?! (?:window|office|booth))|buy|shop|gutschein|karten|kaufen|bon|billet|acheter|entrada|regalo|comprar/iu,
  phone:
    /(?<!\p{L}|(?:get|getting|had|have|take) (?:\p{L}{2,12} )?)(?:(?:call|ring|text)(?!ing|s? (?:we|i) (?:get|have)|s? cent(?:re|er))|phone)|anruf|telefon|appel|téléph|llam|whats/iu,
  "send-photos": /send|e-?mail|upload|schick|senden|envoy|mand|envi/iu,
  donate: /donat|donor|spend|\bdons\b|(?:un|le|votre|vos|faire|par|de) don\b|donaci/iu,
  attend: /attend|come|join|book|tickets?(?! (?:window|office|booth))|teilnehm|particip|asist/iu,
};

/** The goals that are named, or all where none is. Of goals that are written in sentences alone. */
export function keepNamed<Read extends Goal | ReadAction>(
  read: readonly Read[],
  goals: string,
): Read[] {
  const named = read.filter(({ kind, words, span }) => {
    const sign = kind === undefined ? undefined : NAMED[kind];
    return (
      words !== undefined ||
      sign === undefined ||
      sign.test(goals.slice(span.start, span.end).trim())
    );
  });
  return named.length > 0 ? named : [...read];
}

/** "We do not sell clocks": nobody buys one. */
export const NOT_SOLD =
  /(?<!\p{L})(?:no|keine?|pas d[’e] ?|sin|or|nor) (?:memberships?|mitgliedschaft\p{L}{0,2}|abonnements?|membresías?)(?!\p{L})|(?<!\p{L})(?:on|nous|wir|we) (?:achetons|achète|achete|kaufen|buy)(?!\p{L})|(?<!\p{L})(?:do(?:es)? not|don[’']t|never|no longer|kein\p{L}{0,2}|nicht|ne \p{L}{3,12} pas|no) (?:\p{L}{3,12},? (?:from,? |or |and )?){0,3}(?:sell|sold|buy|verkauf\p{L}{0,2}|vendons|vendemos)(?!\p{L})/iu;
/** "We never breed from, " before "sell a client's bird". */
const NEGATED =
  /(?<!\p{L})(?:do(?:es)? not|don[’']t|doesn[’']t|never|won[’']t|no longer|cannot|can[’']t)(?: [\p{L}’'-]{1,14},?){1,6} $/iu;
const TRADES = /^(?:sell|sold|buy|rent|hire|lend|post|ship|deliver)(?!\p{L})/iu;

/** One of several things that are not done. */
export const isNegated = (goals: string, start: number, text: string): boolean =>
  (TRADES.test(text) || /donations?$/iu.test(text)) &&
  NEGATED.test(goals.slice(Math.max(0, start - 90), start));

/** "I'm booked about seven months out": how long it takes; a date of birth is booked by nobody either. */
export const BOOKED_OUT =
  /(?<!\p{L})(?:fully )?booked (?:out|up|solid|until|till|(?:about |roughly )?(?:\p{N}{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:weeks|months|years))|errechnete\p{L}{0,2} (?:Geburtst|T)ermin/iu;

export const ENQUIRIES = /^(?:get |more |receive |win )?(?:enquiries|inquiries)(?!\p{L})/iu;
/** "Forfait saison (4 visites)", "photo report after each visit": how often somebody comes, and no wish to be visited. */
export const COUNTED_VISITS =
  /(?<!\p{L})(?:\d{1,2}|two|three|each|every|per|one|chaque|deux|trois|par|jede[rnms]?|zwei|drei|pro|cada|dos|tres|por) (?:visits?|visites?|visitas?|besuche?)(?!\p{L})/iu;

/** "Telephone for emergencies always": of customers, and not how one becomes one. */
export const FOR_EMERGENCIES = /phone (?:number )?(?:only )?for emergenc/iu;

/** "People keep ringing at noon when we sleep": what an owner complains of. */
export const UNWANTED_CALLS =
  /(?:keep|always|stop(?:ped)?|still) (?:people )?(?:ringing|calling|phoning)|don[’']t (?:ring|call|phone)|(?:can[’']t|cannot|can not) (?:bear|stand|face) to (?:ring|call|phone)|(?:rather|better|instead of|hate|hates) (?:than )?(?:ring|call|phon)/iu;

/** "Prendre rendez-vous par WhatsApp uniquement": whoever answers the form is called back. */
const BY_PHONE_ALONE =
  /(?<!\p{L})(?:par|au|via) (?:téléphone|tél|whats ?app|sms|texto) (?:uniquement|seulement|exclusivement)(?!\p{L})|(?:uniquement|seulement|exclusivement) (?:par|au|via) (?:téléphone|tél|whats ?app|sms|texto)(?!\p{L})/iu;
/** "Commander sur Instagram ou par mail": the means, beside a form that takes it as well. */
export const BY_MEANS =
  /\s(?:sur|via|par) (?:instagram|insta|facebook|messenger|e-?mail|mail|courriel|téléphone)(?:,? (?:ou|et) (?:(?:sur|via|par) )?(?:instagram|insta|facebook|messenger|e-?mail|mail|courriel|téléphone)){0,3}$/iu;
const PAGE_VISITS =
  /(?:page|profile|blog|website)\s(?:visits?|views?)|\b(?:instagram|facebook|tiktok|youtube|linkedin|social media)\b/iu;

export const isPageVisit = (text: string): boolean => PAGE_VISITS.test(text.replace(BY_MEANS, ""));

/** "Jour" before "et nuit". */
export const ROUND_THE_CLOCK = /(?:^|\s)(?:jour nuit|day night|tag nacht|día noche)(?!\p{L})/iu;

/** What it would cost, unless it is said of something that stands in its place. */
export const ESTIMATED = /(?<!\p{L})estimations?(?!\p{L})/iu;
export const HELPED =
  /^(?:help|support|advice|hilfe|aide|ayuda) (?:with|on|bei|beim|mit|pour|con|para)\s/iu;

/** "Réserver par téléphone au 05 55 12 34 56". */
const CALLED_AT = /(?<!\p{L})(?:par téléphone|par tél\.?|au) (?:au )?(?:\+?\d[ ./-]?){8}/iu;
/** What visitors do who call by telephone and do nothing else. French. */
export const isCalledOnly = (text: string): boolean =>
  BY_PHONE_ALONE.test(text) || CALLED_AT.test(text);

/** "On ne m'écrit pas : on m'appelle au 032 555 12 34": before anything else there is the number to call. */
const CALLED =
  /(?<!\p{L})(?:number one is the phone|phone (?:comes )?first|best by phone|(?<!(?:by|over the|per) )(?:phone|ring|call|call[- ]out)(?: us| me)?:? (?=\+?\(?\d)|(?<=^(?:please )?)(?:telephone|phone|ring|call)(?! (?:out|for))[^\d\n]{1,40}(?=\+?\(?\d)|ring (?:us|me) for an? chat|(?:ring|call|phone) (?:us|me), (?:at )?(?:any|day (?:or|and) night|24)|on m['’]appelle|appelez[- ](?:moi|nous)|il faut (?:m['’]|nous )appeler|on ne m['’]écrit pas|(?:uniquement|seulement) par téléphone|par téléphone (?:uniquement|seulement)|pas (?:de mails?|de courriels?|d['’]e-?mails?))(?!\p{L})/iu;
const NUMBER = /(?:\d[ ./()-]{0,2}){7}\d/u;

type Read = { actions: ReadAction[]; goals: Goal[] };

export function putCallFirst(read: Read, text: string | undefined): Read {
  const found = text === undefined || !NUMBER.test(text) ? null : CALLED.exec(text);
  if (found === null || read.goals[0]?.kind === "phone") return read;
  const end = found.index + found[0].length;
  const span = { field: "goals" as const, start: found.index, end };
  const call = { kind: "phone" as const, modifiers: [], words: undefined, span };
  const others = (kind: ActionKind | undefined) => kind !== "phone";
  return {
    actions: [{ ...call, object: "" }, ...read.actions.filter(({ kind }) => others(kind))],
    goals: [call, ...read.goals.filter(({ kind }) => others(kind))],
  };
}

/** The number that the goal before it speaks of stands among the facts. */
export const NUMBER_ALONE =
  /^(?:(?:t[eé]l|téléphone|gsm|natel|portable|mobile)\.? ?:? ?)?\+?\d(?:[ ()./-]?\d){6,14}$/iu;
/** "Between November" before "and February", a day before another. */
export const UNFINISHED = /(?:^|\s)(?:between|zwischen|entre)(?:\s\S{1,12}){1,3}$/iu;

export const CLUB_DATES = /^(?:die |unsere |alle )?termine(?:\s.{1,60})?$/iu;
export const CLUBS = /verein|chor(?!\p{L})|klub|club|initiative|gruppe|kreis(?!\p{L})|gemeinde/iu;
