/**
 * What one goal is about, where its own words settle what a visitor has to say: a voucher, photographs, a
 * fixed day, a lesson. It goes before what the business does.
 */
import type { Need, Topic } from "./need-ids.ts";
import { LATE_SIGNS, OBJECTS, TOPIC_SIGNS } from "./topic-signs.ts";

/** A feast in a month: nobody is asked which day. */
const IN_MONTH =
  /\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?<!\p{L})im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})|(?<!\p{L})en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/iu;

/** A day of the week, a date, an hour: nobody is asked again which day. */
const FIXED_DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:mon|diens|donners|frei|sams|sonn)tags?(?!\p{L})|mittwochs?|(?<!\p{L})(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/iu;
const COMING =
  /^(?:join|book (?:a |your )?(?:place|seat|spot)|reserve (?:a |your )?(?:place|seat|spot)|attend|try)\b|(?:teilnehmen|mitmachen)$|(?:platz|plätze)\s.{0,30}(?:reservieren|buchen|sichern)$|^(?:participer|assister|réserver (?:une |sa |votre )?place)|^(?:asistir|participar|reservar (?:una )?plaza)/iu;

/** What one comes to at a table or on a day that is prepared for. */
const FEAST =
  /^come to (?:an|a|our) (?!(?:first )?(?:rehearsal|practice|training|session|meeting|shop|store|market|stall|museum|café|workshop|studio|yard)\b)|^(?:come|venir)\s.{0,30}(?:supper|dinner|lunch|breakfast|feast|fête|repas|open day|open studios|cena|comida|fiesta)|(?:essen|fest|abend|frühstück|brunch)\s.{0,30}kommen$/iu;

/** "Zum Fahrtag kommen": to a day or a gathering, not to a shop. */
const GERMAN_FEAST =
  /^(?:zum|zur) (?!(?:(?:chor|orchester)?probe|training|übung|übungsabend|probetraining|stunde|laden|hofladen|markt|stand|café|museum|werkstatt|kiosk)(?!\p{L}))\p{L}{3,25} kommen$/iu;

/** "Call when water comes in". */
const CALLING = /^(?:call|ring|phone)\s.{0,20}(?:when|if)\s/iu;
const TROUBLE =
  /\b(?:water|leaks?|burst|stuck|locked|breaks?|broken|fails?|stops|smoke|smells?|fire|floods?|flooded|injured|hurt|swarms?)\b/iu;

const GERMAN_CALL =
  /^bei (?:glasbruch|rohrbruch|wasser|brand|sturm|stromausfall|störung|ausfall)\p{L}{0,12} (?:\p{L}{2,20} )?(?:an)?rufen$/iu;

/** Who asks about something that no date answers has a question, whatever the business does. */
const ASKS =
  /^ask about (?!.{0,30}\b(?:dates?|days?|times?|availab|booking|hire|price|quote|course|class|lesson|group|stay|survey|repair|commission|wholesale|sponsor|place|room))/iu;

/** "A place for us on Saturday" wants to know how many, whatever else is named. */
export function readTopic(words: string): Need | undefined {
  if (CALLING.test(words) && TROUBLE.test(words)) return "urgent";
  if (GERMAN_CALL.test(words)) return "urgent";
  const topic = findTopic(TOPIC_SIGNS, words) ?? (ASKS.test(words) ? "question" : undefined);
  if (topic !== undefined && topic !== "bring") return topic;
  if (FEAST.test(words) || GERMAN_FEAST.test(words)) return "party";
  if ((isOnFixedDay(words) || IN_MONTH.test(words)) && COMING.test(words)) return "party";
  return topic;
}

/** What is left to say of a goal that neither its object nor the business settles. */
export const readLateTopic = (words: string): Need | undefined => findTopic(LATE_SIGNS, words);

const findTopic = (signs: typeof TOPIC_SIGNS, words: string): Topic | undefined =>
  signs.find(([, sign]) => sign.test(words))?.[0];

export const isOnFixedDay = (words: string): boolean => FIXED_DAY.test(words);

export const readObjectOf = (words: string): Need | undefined =>
  OBJECTS.find(([, sign]) => sign.test(words))?.[0];

/** What is said of the offer, without anything for a visitor to do. */
const TERMS =
  /^(?:bring your own|next-day|same-day)\b|^(?:please )?(?:phone|call|ring) (?:first|ahead)$|^deliver(?:y|ies)\b|^(?:strictly |only )?by appointment(?: only)?$|^(?:nur )?nach (?:telefonischer |vorheriger )?(?:vereinbarung|absprache|voranmeldung)(?:,|$)|^nur (?:per|über) .{3,20} (?:oder|und) |\snur (?:nach|mit) (?:vorheriger |telefonischer )?(?:vereinbarung|absprache|anmeldung|termin(?:vereinbarung)?|voranmeldung)$|^(?:uniquement )?sur rendez-vous(?: uniquement)?$|^(?:s[oó]lo )?con cita(?: previa)?$|(?:deliver(?:y|ies)|(?<!(?:linen|spring|summer|autumn|winter|fall|new|our|art|jewell?ery|latest|capsule|permanent|core|signature|clothing|fashion|furniture|wine|first|own) )collection|possible|available|included|welcome)$|(?:lieferung|abholung|versand|möglich|inklusive|willkommen)$|^(?:lieferung|abholung|versand)\s|\serreichbar(?:\s|$)|^(?:einfach |spontan |gerne? ){1,2}(?:vorbei)?kommen$|^(?:livraison|enlèvement)\b|(?:possibles?|comprise?s?)$|^(?:recogida|entrega|envío)\b|(?:posibles?|incluid[oa]s?)$/iu;

/** "Arrange a collection" is something to do. */
const ARRANGED =
  /^(?:arrange|book|order|request|schedule)\s|\s(?:bestellen|buchen|anfragen|reservieren)\s/iu;

export const isTerm = (words: string): boolean => TERMS.test(words) && !ARRANGED.test(words);
