/** What the brief states of the business, word for word: numbers to call, hours, prices, addresses. */
import type { Brief } from "../brief.ts";
import type { FactKind, ReadFact } from "./reading-model.ts";

const DAY =
  "(?:mo|tu|we|th|fr|sa|su|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|di|mi|do|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|(?:lu|ma|me|je|ve) ?[-–] ?(?:ma|me|je|ve|sa|di)|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mié|jue|vie|sáb|dom|lunes|martes|miércoles|jueves|viernes|sábado|domingo|sábados|domingos|daily|täglich|jeden Tag|werktags|wochentags|tous les jours|todos los días|a diario)";
const CLOCK =
  "(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d| ?h(?:\\d\\d)?)?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|heures|horas))?";
const DASH = " ?(?:[-–—]|to|till|until|bis|à|a|al|au|and|y|et|und) ?";
/** Between two times of day; "11am and 2pm" are two lessons, and "between 9 and 5" the hours of one place. */
const CLOCK_DASH =
  " ?(?:[-–—]|to|till|until|bis|à|a|al|au|(?<=(?:between|zwischen|entre)(?: les)? .{1,12})(?:and|y|et|und)) ?";
const WEEK =
  "(?:weekdays|weekends|school days|wochentags|werktags|am Wochenende|en semaine|le week-end|entre semana|fines de semana)";
/** Days by their whole names: "so" and "do" are words as well. */
const WHOLE_DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mon|tues?|wed|thurs?|fri|sat|sun)";
const DAYS = `${WHOLE_DAY}(?!\\p{L})(?:(?:,| and| &| und| et| y| o|-| to) ?${WHOLE_DAY}(?!\\p{L})){0,2}`;
/** "Closed Mondays", "Mittwoch Ruhetag": as much a part of the hours as they are. */
const CLOSED = `(?:closed|geschlossen|fermée?|cerrado)(?: on| am| le| los?)? ${DAYS}(?!\\p{L})|(?<!\\p{L})${DAYS} (?:is |are |ist )?(?:closed|geschlossen|ruhetag|fermée?|cerrado)(?!\\p{L})|ruhetage?:? ${DAYS}(?!\\p{L})`;
const UNIT = "(?:miles?|km|kilomet(?:re|er)s?|kilometern?|kilomètres|kilómetros)";

/** "L-V 9-20 S 9-14": days by their first letters, as nobody writes one alone. */
const SPANISH_WEEK = `l ?(?:[-–]|a) ?[vsd]:? (?:de )?${CLOCK}${DASH}${CLOCK}(?:[,;]? (?:y )?[sd](?: ?(?:[-–]|y|a) ?d)?:? (?:de )?${CLOCK}${DASH}${CLOCK}(?![\\d\\p{L}])){0,2}(?![\\d\\p{L}])`;

/** In order of strength: what one has taken, a later one does not see. */
const SIGNS: readonly (readonly [FactKind, RegExp])[] = [
  ["email", /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/giu],
  ["web", /(?:https?:\/\/|www\.)[^\s,;<>"()]{3,200}/giu],
  [
    "telephone",
    /(?<=(?:phone|(?<!\p{L})(?:tel|call(?: us)?|ring|cel|wsp|fono)|telephone|mobile|whatsapp|fax|anruf\p{L}{0,30}|telefon\p{L}{0,30}|mobil|téléphone|appelez|teléfono|tfno|tlf|móvil|llam(?:ar|e|a|ando|ad\p{L}{1,3}|en|anos|arnos)|celular|appels?|واتس ?اب|هاتف|تلفون|جوال|موبايل|اتصلوا|اتصل|טלפון|נייד|ווטסאפ|וואטסאפ|להתקשר|telefono|chiamare|cellulare|telefoon|telemóvel|komórka|tel\.)[^\d\n+(]{0,12})\+?[\d(](?:[\d()/-]|\s|\.(?!\s)){5,18}\d|(?<![\d\p{L}])(?:\+|00)\d{1,3}[\s(\d)/.-]{6,18}\d|(?<![\d\p{L}.,])0\d{2,5}[ /-]\d{3,4}[ -]?\d{3,5}(?!\d)|(?<![\d\p{L}.,])0\d{2,4} \d{2,4} \d\d \d\d(?! ?\d)|(?<![\d\p{L}.,])0\d{3,4}[ /]\d{3} \d{2,3}(?! ?\d)|(?<![\d\p{L}.,])0\d{3,4}[ /]\d{4,5}(?![\d,.]?\d| ?(?:€|euros?))|(?<![\d\p{L}])0\d(?:[ .-]\d\d){4}(?!\d)|(?<![\d\p{L}.,/]|(?:nr\.?|nummer|artikel|n[°º]|no\.) )0[1-9]\d{8,9}(?!\d)|(?<![\d\p{L}.,])0\d{1,3}\/\d{2,3}[ .]\d\d[ .]\d\d(?!\d)|(?<![\d\p{L}.,])0\d{1,3}\/\d{6,8}(?!\d)|(?<![\d\p{L}])\(0\d{1,2}\) \d{3} \d{4}(?!\d)|(?<![\d\p{L}.,€$-])[89]\d \d{3} \d\d \d\d(?![\d,.]\d|\d| ?(?:€|euros?))|(?<![\d\p{L}.,€$-])[67]\d{8}(?![\d,.]\d|\d| ?(?:€|euros?|pesos|\p{L}))|(?<![\d\p{L}])0\d\d \d{3} \d\d \d\d(?!\d)|(?<![\d\p{L}])0\d{2,3}(?: \d\d){3}(?!\d| \d)|(?<![\d\p{L}.-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}(?![\d-])|(?<![\d\p{L}.-])\d{3} \d{3}[ -]\d{4}(?![\d-])|(?<![\d\p{L}])04\d\d \d{3} \d{3}(?!\d)|\(0\d\) \d{4} \d{4}(?!\d)|(?<![\d\p{L}])0[2378] \d{4} \d{4}(?!\d)|(?<![\d\p{L}])0\d \d{3} \d{4}(?![\d-])|(?<![٠-٩])\+?[٠-٩]{9,14}\+?|(?<![\d\p{L}.,€$])[679]\d\d(?: \d{3} \d{3}| \d\d \d\d \d\d)(?![\d,.]\d|\d| ?(?:€|euros?|pesos))/giu,
  ],
  [
    "address",
    /(?<![\d\p{L}])\d{1,4}[a-z]?,? (?:(?:[A-Z][\p{L}'’.-]{0,30}|of|the) ){1,4}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Sq|Place|Way|Drive|Row|Court|Hill|Terrace|Mews|Quay|Wharf|Yard|Walk|Close|Crescent|Gardens|Green|Gate)\b(?:,? (?:[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|[A-Z][\p{L}-]{1,30}(?: [A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2})?))?|\p{Lu}[\p{L}-]{0,30}?(?:[Ss]traße|[Ss]trasse|str\.|weg|gasse|platz|allee|ufer|damm|ring|steig|markt) \d{1,4} ?[a-z]?(?![\p{L}\d])(?:, (?:\d{5} )?\p{Lu}[\p{L}-]{1,30})?|(?:Am|An der|Auf dem|Im|Zum|Alte|Lange|Große|Kleine) \p{Lu}[\p{L}-]{1,30} \d{1,4}[a-z]?(?![\p{L}\d.:])(?:, (?:\d{5} )?\p{Lu}[\p{L}-]{1,30})?|(?<![\d\p{L}])\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|impasse|quai|route|allée|cours|passage) (?:(?:de|du|des|la|le|les|l['’]|d['’]) ?){0,3}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3}(?:, (?:\d{5} )?\p{Lu}[\p{L}-]{1,30})?|(?:[Cc]alle|[Cc]\/|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Cc]arrer|[Cc]amino|[Rr]onda) (?:(?:de|del|la|las|los) ){0,3}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3},? (?:n\.?º ?)?\d{1,4}(?!\d)(?:, (?:\d{5} )?\p{Lu}[\p{L}-]{1,30})?/gu,
  ],
  [
    "price",
    /(?:[£$€] ?\d[\d.,]{0,9}\d|[£$€] ?\d|(?<!\p{L})(?:chf|eur) ?\d[\d.,’']{0,9}|(?<![\d\p{L}.,’'])\d{1,3}(?:[ ’']\d{3}){1,2} ?(?:€|euros?\b|chf\b|francs?\b|franken\b)|(?<![\d\p{L}]|\d[ ’'])\d[\d.,]{0,9} ?(?:€|£|\$|euros?\b|eur\b|pounds?\b|dollars?\b|chf\b|franken\b|zł))(?:(?:-| ?per | ?an? | ?pro | ?par | ?por |\/)(?:person|hour|month|night|session|head|class|lesson|stunde|monat|nacht|personne|heure|mois|nuit|persona|hora|mes|noche))?/giu,
  ],
  [
    "year",
    /(?:since|established(?: in)?|founded(?: in)?|est\.?|seit|gegründet(?: im jahr)?|gegr\.|depuis|fondée? en|créée? en|desde|fundad[oa] en|in business since) (?:(?:over|more than|über|plus de|más de) )?(?:1[5-9]\d\d|20[0-4]\d)(?!\d)/giu,
  ],
  ["distance", new RegExp(`(?<![\\d\\p{L}])\\d{1,4}[ -]?${UNIT}(?!\\p{L})`, "giu")],
  [
    "hours",
    new RegExp(
      `(?<![\\p{L}\\d]|\\d[.:])(?:${SPANISH_WEEK}|(?:open |geöffnet |ouvert |abierto )?${DAY}(?:\\.|,)?(?:${DASH}${DAY}\\.?)?,? (?:from |von |de |du )?${CLOCK}${CLOCK_DASH}${CLOCK}(?![\\d\\p{L}])|${CLOSED}|24/7(?!\\d)|(?<!(?:sous|en|within|in|dans|innerhalb(?: von)?|binnen|menos de|moins de) )24 ?h(?:(?: ?sur|/| ?/) ?24(?: ?h)?|ours a day)?(?![\\d\\p{L}])(?! ?(?:turnaround|notice|delivery|dispatch|cancel|before|ahead|vorher|avant|antes))|(?<!(?:within|in|for|of|after|every|next|last|first|about|only) )24 (?:hours|hrs)(?! ?(?:notice|before|ahead|in advance|later|after|turnaround|old|delivery|beforehand|prior))(?![\\d\\p{L}])|(?:open |geöffnet |ouvert |abierto )?(?:from |von |de |ab )?(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d)?(?: ?(?:h|am|pm))?${CLOCK_DASH}(?:[01]?\\d|2[0-4])(?:(?:[:.h][0-5]\\d)(?: ?(?:am|pm|uhr))?| ?(?:am|pm|uhr|h)|(?= (?:on )?${WEEK}))(?![\\d\\p{L}])(?: (?:on )?${WEEK}(?: in the (?:school )?holidays| in term(?: time)?)?(?!\\p{L}))?)`,
      "giu",
    ),
  ],
  [
    "number",
    /(?<![\d\p{L}.,:/+-])\d{1,3}(?:[ .,]\d{3})*(?:\.\d{1,2})? (?!am\b|pm\b|a\.m|p\.m|uhr|h\b|o['’]clock)\p{L}{3,30}(?: (?!and\b|or\b|und\b|et\b|y\b|in\b|on\b|for\b|with\b|who\b|of\b|mit\b|für\b|de\b|en\b|per\b)\p{Ll}{3,30})?/giu,
  ],
];

const FIELDS = ["industry", "audience", "goals", "personality", "competitors"] as const;

/** An account that gifts go to is no number to call. */
const IBAN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?(?![\p{L}\p{N}])/gu;
export const hideAccounts = (text: string): string =>
  text.replace(IBAN, (account) => "x".repeat(account.length));

export function readFacts(brief: Brief): ReadFact[] {
  return FIELDS.flatMap((field) => {
    const said = brief[field];
    const text = said === undefined ? undefined : hideAccounts(said);
    if (
      text === undefined ||
      !/[\p{Nd}@]|www|closed|ruhetag|geschlossen|fermé|cerrado/iu.test(text)
    )
      return [];
    const facts: ReadFact[] = [];
    for (const [kind, sign] of SIGNS) {
      for (const match of text.matchAll(sign)) {
        const start = match.index;
        const words = kind === "telephone" ? cutHours(match[0], text.slice(start)) : match[0];
        const end = start + words.length;
        const isTaken = facts.some(({ span }) => start < span.end && end > span.start);
        if (!isTaken)
          facts.push({
            kind,
            words: (words.includes(")") ? words : words.replace(/^\(/u, "")).trim(),
            span: { field, start, end },
          });
      }
    }
    return facts.sort((a, b) => a.span.start - b.span.start);
  });
}

/** "01632 960123 24 hours", "01632 960123 8am to 6": what follows a number is none of it. */
function cutHours(number: string, text: string): string {
  const behind = text.slice(number.length);
  return /^(?:\/7|[:.]\d\d)?[ -]?(?:hours?|hrs?|h|am|pm)(?!\p{L})|^\/7/iu.test(behind)
    ? number.replace(/[\s/()-]{1,3}\d{1,2}$/u, "")
    : number;
}
