/**
 * Words as people type them on a telephone, written out: "b4 6", "2 yrs", "q manden fotos x whatsapp". Only whole words
 * that mean nothing else in their language; what is left stays as its owner wrote it.
 */
import { ENGLISH_SLIPS } from "./english-slips.ts";
import { ENGLISH_SPELLING } from "./english-spelling.ts";
import { capitaliseGermanNouns, GERMAN_SHORT_FORMS } from "./german-spelling.ts";
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";
import { FRENCH_TYPED } from "./typed-french.ts";
import { UNACCENTED } from "./unaccented-words.ts";

type Rule = readonly [RegExp, string | ((typed: string) => string)];

/** Each stands alone, between blanks or signs; one pass finds them all. */
const words = (table: Readonly<Record<string, string>>): Rule => [
  new RegExp(
    `(?<![\\p{L}\\p{N}'’&@./-])(?:${Object.keys(table).join("|")})(?![\\p{L}\\p{N}'’&@/-])`,
    "gu",
  ),
  (typed) => table[typed] ?? typed,
];

/** What owners say to whoever reads, and no visitor is told. */
const ASIDES: readonly Rule[] = [
  // "5 day crash courses (crash haha)".
  [/\s\([^()]{0,40}(?:lol|haha|lmao|jaja)[^()]{0,40}\)/giu, ""],
  [
    /,?\s(?:lol|haha|tbh|lmao|if i(?:['’]?m| am) honest|im honest about that|to be honest)(?!\p{L})/giu,
    "",
  ],
  [
    /\s(?:really|honestly|obviously|obvs|sorry)(?=[,.;]|$)|, (?:thanks|thank you|cheers)(?=[.;]|$)/giu,
    "",
  ],
  [/, they (?:always|all) ask(?=[,.;]|$)/giu, ""],
  // "I don't teach 17 year olds sorry there's loads who do".
  [
    /,? sorry,? (?:but )?there(?:[’']?s| is| are) (?:loads|plenty|lots|many|others|enough)[^.;!?\n]{0,40}/giu,
    "",
  ],
  // "(Page in English please)"; "(parking on site)" and "(no dogs please)" are told.
  [
    /\s\((?:the )?(?:page|site|website) (?:in|should|must|has to|please)(?!\p{L})[^()]{0,40}\)/giu,
    "",
  ],
  [/^(?:ok so|so basically|basically)\s/giu, ""],
  [/\s:\)|\s;\)|\s:-\)/gu, ""],
  [/\?{2,9}/gu, "?"],
  [/!{2,9}/gu, "!"],
];

/** Places that are no other words, as they are typed on a telephone. */
export const PLACES_TYPED_SMALL: Readonly<Record<string, string>> = Object.fromEntries(
  `florida texas arizona california georgia ohio oregon nevada utah colorado michigan illinois indiana iowa kansas
  kentucky louisiana maryland minnesota missouri montana nebraska oklahoma pennsylvania tennessee vermont virginia
  wisconsin wyoming alaska hawaii idaho alabama arkansas delaware connecticut massachusetts dorset devon cornwall
  somerset norfolk suffolk essex sussex surrey yorkshire lancashire cumbria northumberland derbyshire cheshire
  shropshire herefordshire wiltshire hampshire gloucestershire oxfordshire london bristol leeds manchester liverpool
  edinburgh glasgow cardiff dublin galway sydney melbourne brisbane adelaide toronto vancouver montreal ottawa calgary
  portland seattle denver austin boston chicago houston dallas atlanta miami minneapolis nashville memphis tucson
  albuquerque brooklyn philadelphia pittsburgh cleveland detroit milwaukee oakland sacramento nairobi mumbai delhi southland otago waikato canterbury northland taranaki auckland wellington
  christchurch dunedin queensland tasmania perth hobart darwin cairns`
    .split(/\s+/u)
    .map((place) => [place, capitaliseFirst(place)]),
);

const GERMAN_DAYS: Readonly<Record<string, string>> = {
  ...{ mo: "Montag", di: "Dienstag", mi: "Mittwoch", do: "Donnerstag", fr: "Freitag" },
  ...{ sa: "Samstag", so: "Sonntag" },
};
const GERMAN_MONTHS: Readonly<Record<string, string>> = {
  ...{ "Jan.": "Januar", "Feb.": "Februar", "Apr.": "April", "Aug.": "August" },
  ...{ "Sep.": "September", "Sept.": "September", "Okt.": "Oktober", "Nov.": "November" },
  "Dez.": "Dezember",
};
const FRENCH_PEOPLE =
  "(?:hommes?|femmes?|enfants?|ados?|adolescents?|adultes?|seniors?|bébés?|familles?|étudiants?|particuliers?|professionnels?|entreprises?|retraités?|touristes?|bureaux|commerces|commerçants|artisans|associations|écoles|restaurants|hôtels|parents|couples|élèves|voisins|habitants|gens)";
const FRENCH_RUN = new RegExp(
  `(?<!\\p{L})(?:${FRENCH_PEOPLE}(?= ${FRENCH_PEOPLE}(?!\\p{L}))|tout le monde(?= (?:les|et les|des|surtout)\\s))`,
  "giu",
);

const RULES: Readonly<Record<Phrasebook, readonly Rule[]>> = {
  en: [
    ...ASIDES,
    [
      /(?<!\p{L})ur (?=(?:closed|ready|late|stuck|unsure|busy|not|coming|looking)(?!\p{L}))/gu,
      "you’re ",
    ],
    words(PLACES_TYPED_SMALL),
    words({
      ...{
        Dont: "Don’t",
        Doesnt: "Doesn’t",
        dont: "don’t",
        doesnt: "doesn’t",
        didnt: "didn’t",
        isnt: "isn’t",
        arent: "aren’t",
      },
      ...{ em: "them", fav: "favourite", pic: "picture", pics: "pictures", upto: "up to" },
      ...{
        r: "are",
        nzd: "NZD",
        aud: "AUD",
        cad: "CAD",
        gst: "GST",
        vat: "VAT",
        txt: "text",
        Txt: "Text",
        bc: "because",
        alot: "a lot",
        cuz: "because",
      },
      ...{ i: "I", im: "I’m", ive: "I’ve", u: "you", ur: "your", b4: "before" },
      ...{ pls: "please", plz: "please", ppl: "people", yr: "year", yrs: "years", wk: "week" },
      ...{
        bbq: "BBQ",
        wt: "weight",
        jan: "Jan",
        dec: "Dec",
        feb: "Feb",
        aug: "Aug",
        sept: "Sept",
        oct: "Oct",
        nov: "Nov",
      },
      ...{ wks: "weeks", wknd: "weekend", wknds: "weekends", gotta: "have to", wanna: "want to" },
      ...{ atm: "at the moment", thru: "through", til: "till", w: "with", n: "and", nr: "near" },
      ...ENGLISH_SPELLING,
      ...{ didnt: "didn’t", wont: "won’t", theyll: "they’ll", youll: "you’ll", arent: "aren’t" },
    }),
    [/(?<=\p{L} )2(?= (?:be|get|see|go|come)(?!\p{L}))/gu, "to"],
    // "Timber cos" are companies.
    [
      /(?<!\p{L})cos(?=\s(?:i|it|we|they|the|you|he|she|that|there|its|im|my|our|of|nobody|people|no)(?!\p{L}))/giu,
      "because",
    ],
    [/(?<!\p{L})cos(?=[,.;]|$)/gu, "companies"],
    [
      /(?<!\p{L})its(?= (?:me|us|an?|not|all|free|only|always|never|about|just|been|\d|[£$€]\d)(?!\p{L})| [£$€]\d)/gu,
      "it’s",
    ],
    // "… before week 4. next intake 8 February".
    [/(?<=\d\. )(?!(?:am|pm|and|or|to) )\p{Ll}(?=\p{L}{2})/gu, (first) => first.toUpperCase()],
    // "… evenings after 7. Explain …": a number ends a sentence before a wish.
    [
      /(?<=\p{L} \d{1,2}\.) (?=(?:Explain|Show|Say|Tell|List|Please|Put|Mention|State|Let people|Get people)\s)/gu,
      "\n",
    ],
    // "6 mo guarantee", "$74/mo".
    [/(?<=\d )mo(?= (?:guarantee|warranty|contract|course|minimum|wait))/gu, "month"],
    [/(?<=[£$€]\d{1,4})\/mo(?!\p{L})/gu, " a month"],
    [/(?<=\d )mos?(?=[ ,.;)]|$)/gu, "months"],

    // "Wasps and yellow jackets = call pest control".
    [/(?<=\p{L}{3}) = (?=\p{L}{2})/gu, ": "],
    [/(?<=\p{L}{3}) \+ (?=\p{L})/gu, " and "],
    [/(?<=\s)w\/o(?=\s)/gu, "without"],
    [/(?<=\s)w\/in(?=\s)/gu, "within"],
    [/(?<=\s)w\/ ?(?!c\s)(?=\p{L})/gu, "with "],
    [/(?<=[£$€]\d{1,4}) ?(?:hr|p\/h|ph)(?!\p{L})/giu, " an hour"],
    [/(?<!\p{L})sched\. (?=\p{L})/giu, "schedule "],
    [/(?<!\p{L})univ\. (?=\p{L})/giu, "university "],
    [/(?<!\p{L})mgrs(?!\p{L})/giu, "managers"],
    [/(?<=(?:floor|flat|house|unit|plot|part|model|serial) )no\.(?=[,;]| \p{Ll})/gu, "number"],
    ...ENGLISH_SLIPS,
  ],
  de: [
    ...ASIDES,
    words({
      ...{ u: "und", od: "oder", zb: "zum Beispiel", nöd: "nicht", ned: "nicht", ka: "kein" },
      ...{ koa: "kein", keen: "kein", chf: "CHF", whatsapp: "WhatsApp", Whatsapp: "WhatsApp" },
      ...{
        tüv: "TÜV",
        kwp: "kWp",
        kwh: "kWh",
        op: "OP",
        pc: "PC",
        sms: "SMS",
        Sms: "SMS",
        ebike: "E-Bike",
        ebikes: "E-Bikes",
      },
    }),
    ...GERMAN_SHORT_FORMS,
    [/, danke(?: schön)?(?=[.!;]|$)/giu, ""],
    [/(?<= )(?:oder|od)\.(?= \p{L})/gu, "oder"],
    [/(?<= )(?:und|u)\.(?= [\p{L}\p{N}])/gu, "und"],
    [
      /(?<=\p{N}\. ?)(?:Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez)\.(?= )/gu,
      (typed) => GERMAN_MONTHS[typed] ?? typed,
    ],
    [
      /(?<=\p{Ll}[,;]? )(?:NICHT|KEINE[NRMS]?|NUR|IMMER|NIE|VORHER|BITTE|SOFORT)(?= [\p{L}\p{N}(]|[.,;!]|$)/gu,
      (typed) => typed.toLowerCase(),
    ],
    [
      /(?<=^|[,.;] )(?:mo|di|mi|do|fr|sa|so)(?= (?:geschlossen|ruhetag))/giu,
      (day) => GERMAN_DAYS[day.toLowerCase()] ?? day,
    ],
  ],
  fr: [
    ...ASIDES,
    [
      /, c[’']est (?:le|la|mon|ma|notre) (?:but|objectif|chose|priorité)(?: principale?| première?)?(?=$|[.;])/giu,
      "",
    ],
    [/\s\((?:on|je|nous) (?:l[’'])?expliqu[^()]{1,40}\)/giu, ""],
    words({
      ...{ pcq: "parce que", tjs: "toujours", tt: "tout", ts: "tous", ca: "ça" },
      ...{ c: "c’est", bcp: "beaucoup", svp: "s’il vous plaît", stp: "s’il vous plaît" },
    }),
    [
      /(?<=\p{Ll}[,;]? )(?:AVANT|PAS|APRÈS|JAMAIS|TOUJOURS|SEULEMENT|UNIQUEMENT)(?= \p{L}|[.,;!]|$)/gu,
      (typed) => typed.toLowerCase(),
    ],
    [/,? pis (?=(?:les|des|le|la|nos)\s)/giu, " et "],
    [/(?<!\p{L})a partir de(?!\p{L})/gu, "à partir de"],
    words({
      ...UNACCENTED,
      ...{ pdt: "pendant", pck: "parce que", pcq: "parce que", bcp: "beaucoup", tjs: "toujours" },
      noel: "Noël",
      rdv: "rendez-vous",
      RDV: "rendez-vous",
      Rdv: "Rendez-vous",
      rv: "rendez-vous",
      chf: "CHF",
    }),
    ...FRENCH_TYPED,
    // "Hommes femmes enfants": a list whose commas are left to the reader.
    [FRENCH_RUN, (typed) => `${typed},`],
    [
      /(?<=\d)e(?!\p{L})(?! (?:étage|siècle|arrondissement|année))(?=\s(?:par|le|la|de|offert|si|pour|en|et|l))/gu,
      " €",
    ],
  ],
  es: [
    ...ASIDES,
    words({
      ...{ q: "que", xq: "porque", pq: "porque", porq: "porque", dsd: "desde", tb: "también" },
      ...{ xfa: "por favor", porfa: "por favor", d: "de", tmb: "también" },
    }),
    [/(?<=\p{L}{3} )x(?= \p{L}{3})/gu, "por"],
    [
      /(?<=\p{Ll}[,;]? )(?:NO|ANTES|SOLO|SÓLO|NUNCA|SIEMPRE)(?= \p{Ll})/gu,
      (typed) => typed.toLowerCase(),
    ],
  ],
};

/** The text with its short forms written out. Line ends stay. */
export function spellOut(text: string, language: Phrasebook): string {
  const spelt = RULES[language].reduce(
    (left, [typed, meant]) =>
      typeof meant === "string" ? left.replace(typed, meant) : left.replace(typed, meant),
    text,
  );
  return language === "de" ? capitaliseGermanNouns(spelt) : spelt;
}
