/** Which sentences of the goals tell visitors how it is, and wish nothing of them. */
import { IS_SO, PRICED, TAKES, TAKES_BOOKINGS, VISITOR_VERBS } from "./goal-word-tables.ts";
import { isVisitorsVerb } from "./goal-words.ts";
import { SENTENCE_ENDS } from "./segment-words.ts";
import { splitSlice, wholeSlice } from "./slices.ts";

/** Of a sentence that says what is: "Tours are Saturdays 2pm". */
const STATING: ReadonlySet<string> = new Set(
  `is are cost costs last lasts begin begins start starts ist sind kostet kosten dauert beginnt est sont coûte coûtent
  dure commence es son cuesta cuestan dura duran empieza empiezan hay vale valen incluye incluyen tarda tardan demora`.split(
    /\s+/u,
  ),
);
const WISHERS =
  /^(?:(?:we|i)['’]d like|we|i|they|people|you|want|get (?:\p{L}{3,14} ){1,2}to|ich|wir|nous|je|on)\s/iu;
/** "Phone is 01632 960159": a noun here, whatever else it is. */
const IS_AT = /^\p{L}{3,12}(?: number)? (?:is|ist|est|es) /iu;
const COUNTABLE = /\d|free|kostenlos|gratuit|gratis/iu;
/** "Fundraisers: the school keeps 40% of admission". */
const NAMED =
  /^(?!(?:number|second|third|first|goal|main|please)\b)\p{L}[\p{L}’' ]{2,30}:\s.{0,120}\d/iu;
const STATED_BY = 8;
/** "Bursaries for anyone on free school meals, 48 places, apply by 1 July". */
const UNTIL = /,\s(?:apply|book|sign up|register|order) by\s/iu;

/** "Maßsattel anfragen (ab 3.200 €), Sitzbank einschicken": German has its deeds at the end of each. */
const DEED_WORDS_MAX = 6;
const listsGermanDeed = (text: string): boolean =>
  text
    .replace(/\s\([^()]{1,160}\)/gu, "")
    .split(/,\s|[.!]$/u)
    .some(
      (part) =>
        /^\p{Lu}/u.test(part) &&
        part.split(" ").length <= DEED_WORDS_MAX &&
        VISITOR_VERBS.de.test(part),
    );

/** "Pedidos con un día de anticipación": a condition, whatever it is of. */
export const IN_ADVANCE =
  /^(?:pedidos|encargos|reservas|citas) (?:solo )?con .{3,40}(?:anticipación|antelación)$/iu;

/** "2) Get a repair: bring it in on a Tuesday, £6 if you can afford it". */
const LABELLED_DEED =
  /^(?:\(?\d[).] )?(?:borrow|get|donate|give|book|hire|rent|buy|order|join|send|bring|drop off|collect|reserve|adopt|sponsor|train|learn) (?:[\p{L}’-]{1,14} ){0,3}[\p{L}’-]{2,14}: \p{L}/iu;
const BARE_DEED =
  /^(?:join|enrol|enroll|donate|volunteer|subscribe|register|apply|sign up)(?: us)?[,:] /iu;

/** "Tours are Saturdays 2pm, £18 each", "packed lunch £9.50": told to visitors, and nothing that they should do. */
export function declares(sentence: string): boolean {
  const text = sentence.trim();
  if (IN_ADVANCE.test(text)) return true;
  // "Join, £20 a year".
  if (BARE_DEED.test(text) || LABELLED_DEED.test(text)) return false;
  if (WISHERS.test(text) || !COUNTABLE.test(text) || listsGermanDeed(text)) return false;
  if ((isVisitorsVerb(text) && !IS_AT.test(text)) || TAKES_BOOKINGS.test(text)) return false;
  const words = text.toLowerCase().split(" ").slice(1, STATED_BY);
  return (
    PRICED.test(text) ||
    NAMED.test(text) ||
    UNTIL.test(text) ||
    words.some((word) => STATING.has(word))
  );
}

const SENTENCE_WORDS = 8;

/** In sentences, and no list of wishes that end in stops. */
export function isWrittenOut(text: string): boolean {
  const sentences = splitSlice(wholeSlice(text), SENTENCE_ENDS).filter(
    ({ part }) => part.text.trim() !== "",
  );
  return (
    sentences.length > 1 &&
    sentences.some(({ part }) => part.text.split(" ").length >= SENTENCE_WORDS)
  );
}

/** "December is already gone", "how to order": told to visitors, who do nothing about it. */
export const isStated = (text: string): boolean =>
  [
    IS_SO,
    TAKES,
    HOW,
    IT_IS,
    NO_MORE,
    COSTS,
    CREDITED,
    ABOVE_ALL,
    AS_ONE_LIKES,
    WE_HAVE,
    WE_GO,
  ].some((form) => form.test(text)) ||
  (PRICED_THING.test(text) && !isVisitorsVerb(text) && !GERMAN_DEED.test(text));

const COSTS =
  /^(?:(?:they|you|people|customers) (?:have to |can |must |need to |also )?)?(?:and )?pay (?!online|your|by|for|an? (?!\d))|^(?:[£$€] ?\d|send to |call[ -]?out (?:is |from )?[£$€]?\d|hire [£$€]?\d|(?:visita|visite|visit|besuch) (?:de |from )?[£$€]?\d|soit |sinon |parce |porque )/iu;
/** "Kostenvoranschlag 25 Euro wird verrechnet". */
const CREDITED =
  /\s(?:wird|werden) (?:.{0,30} )?(?:verrechnet|angerechnet|gutgeschrieben|abgezogen|erstattet)$/iu;

/** "Drohne für Fotos vom Dach haben wir": a sentence with its subject behind. */
const WE_HAVE = /\s(?:haben|machen|bieten|verkaufen|führen) wir(?: auch| nicht)?$/iu;

/** "Vamos a domicilio": what its owners do. */
const WE_GO =
  /^(?:también |además )?(?:vamos|vendemos|abrimos|atendemos|llevamos|hacemos|tenemos|trabajamos|servimos|repartimos|recogemos|entregamos)(?!\p{L})/iu;

/** "Ayudar en la huerta es voluntario", "aider est libre": on what terms, and no deed that is asked for. */
const AS_ONE_LIKES =
  /^\p{L}{2,14}(?:[aei]r|re|ren)(?:se)?(?: [^.,;]{2,40})? (?:es|est|ist) (?:\p{L}{2,12} )?(?:libre|voluntari[oa]|gratis|gratuit[oae]?|posible|possible|opcional|facultatif|obligatori[oa]|obligatoire|freiwillig|kostenlos|möglich)$/iu;

/** "Sobre todo de abril a junio": when most of them come, as the owner sees it. */
const ABOVE_ALL =
  /^(?:sobre todo|especialmente|principalmente|surtout|notamment|principalement) (?:de|en|entre|le|la|les|los|las|à|au|aux|pendant|por|du|des) /iu;
/** "Führung buchen (freitags, 18 Euro)" has its deed before the price. */
const GERMAN_DEED = /\s\p{Ll}{3,12}en(?:\s|$)/u;
/** "Pack de 4 clases 48 mil", "crevaison 25 CHF": what something costs, whatever it is. */
const PRICED_THING =
  /^(?!(?:\p{L}{2,12}(?:[aei]r|re)(?:se|me|nos)?|que|qu['’]\p{L}{1,4})\s)\p{L}[^.;:]{2,60}\s(?:a |à |desde |dès |por )?(?:S\/ ?|\$ ?)?\p{N}[\p{N}.,]{0,9} ?(?:mil(?: pesos)?|lucas|pesos|soles|CHF|francs|euros?|€)(?:,? .{1,40})?$|^\p{L}[^.;:$€]{2,60}\s(?:desde |dès |à partir de )(?:S\/ ?|\$ ?)?\p{N}[\p{N}.,]{2,9} ?(?:€|CHF|pesos|soles)? (?:con|en|avec|sans|sin) .{2,40}$|^\p{N}{1,3} (?:semanas|días|meses|horas|hrs|semaines|jours|mois|heures)$/iu;
/** "Just a room with a couch". */
const NO_MORE = /^(?:just|only|nur|seulement|solo|sólo) (?:an?|the|one|eine?|une?|una?) /iu;

const IT_IS = /^(?:it|that|this)(?:['’]s|\sis)\s/iu;

/** "Explain delivery and how to order": the owner does. */
const HOW = /^(?:how|what|when|where|why|wie|warum|comment|pourquoi|cómo|por qué)\s/iu;
