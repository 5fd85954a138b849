/**
 * What marketing wishes in German by a noun and a verb behind it, "Weinproben verkaufen", "Kurse füllen", as what one visitor
 * does about it: "Weinprobe buchen". Of several things a button names one.
 */
import { type Gender, oneInGerman } from "./german-number.ts";
import { capitaliseFirst } from "./slices.ts";

/** What a business does to get its things sold, taken or known. */
const WISHING =
  "(?:verkaufen|bewerben|bekannt(?:er)? ?machen|füllen|auslasten|ausbuchen|belegen|steigern|erhöhen|generieren|fördern|anbieten|gewinnen|vermarkten|vorstellen|ankurbeln|abschließen|bekommen)";
/** Of these what has no name among the things below is sold by its name as well. */
const SELLING = /^(?:verkaufen|vermarkten)$/iu;
const DOING = "(?:buchen|vereinbaren|ausmachen|reservieren|anfragen|bestellen|kaufen)";

const WORD = "\\p{Lu}[\\p{L}\\p{N}-]{2,40}|\\p{N}{1,2}er-\\p{Lu}\\p{L}{3,20}";
const NOUN = `((?:\\p{L}\\p{Ll}{2,24}e[nrs]? )?)(${WORD})`;
const CIRCUMSTANCE =
  "((?: (?:für|zum|zur|am|im|mit|nach|auf|ohne|in) (?:(?:die|den|das|der|dem|eine?n?) )?(?!.{0,30} und )[\\p{L}\\p{N}][\\p{L}\\p{N} -]{2,40})?)";

const WISHED = new RegExp(
  `^(?:(?:wir (?:wollen|möchten) |mehr |unsere?n? |neue ){0,2})${NOUN}${CIRCUMSTANCE}(?: und ${NOUN})?( online)? (${WISHING})$`,
  "u",
);
const DONE = new RegExp(`^${NOUN}${CIRCUMSTANCE}((?: online| direkt)? ${DOING})$`, "u");
const ALONE = new RegExp(`^(?:mehr |neue )?${NOUN}$`, "u");

type Deed = { ending: RegExp; verb: string };
/** What is done about a thing, by what its name ends in. */
const DEEDS: readonly Deed[] = [
  { ending: /gutscheine?$/iu, verb: "bestellen" },
  {
    ending:
      /(?:(?:wein|bier|whisky|gin|rum|öl|käse|sekt|schokoladen|kaffee|tee)proben?|verkostung(?:en)?|tastings?|degustation(?:en)?|workshops?|kurse?|seminare?|lehrgänge|lehrgang|camps?|retreats?|(?:probe|personal|gruppen|einzel)-?trainings?|(?:probe|schnupper|einzel|reit|fahr|tanz|yoga|klavier|gitarren|gesangs|unterrichts)stunden?|(?<!(?:ge|geschäfts|betriebs|unternehmens|buch)\p{L}{0,2})führung(?:en)?|touren|ausflüge|rundfahrt(?:en)?|massagen?|behandlung(?:en)?|shootings?|anwendung(?:en)?|arrangements?|kindergeburtstage?|(?:reit|familien|schul|segel|kreativ|camp)ferien|(?<!\p{L})wochenenden?)$/iu,
    verb: "buchen",
  },
  {
    ending:
      /(?:termine?|gespräche?|(?<!\p{L})beratung|beratungen|(?:implantat|erst|energie|stil|farb|kauf|steuer|ernährungs|pflege|hör|küchen|bau|förder)beratung|besichtigung(?:en)?|inspektion(?:en)?|probefahrt(?:en)?|untersuchung(?:en)?|sehtests?|hörtests?|checks?|analysen?|begutachtung(?:en)?|anprobe|anproben|vorführung(?:en)?)$/iu,
    verb: "vereinbaren",
  },
  {
    ending: /(?:10er|5er|zehner|fünfer|mehrfach|jahres|saison|monats|tages|familien)-?karten?$/iu,
    verb: "bestellen",
  },
  {
    ending:
      /(?:(?<!\p{L})(?:torten|kuchen|brote|wein|weine|honig|öle|liköre|bücher|kränze|sträuße|gestecke|marmeladen|pralinen|präsentkörbe)|(?:hochzeits|geburtstags|motiv|braut)torten|präsentkörbe|geschenkkörbe|pflegeprodukte|produkte|blumensträuße|adventskränze|grabgestecke)$/iu,
    verb: "bestellen",
  },
  {
    ending:
      /(?:verträge?|vertrag|pakete?|pauschalen?|abonnements?|abos?|catering|styling|service|reinigung(?:en)?|vermietung(?:en)?|verleih|montagen?|wartung(?:en)?|sanierung(?:en)?|renovierung(?:en)?|modernisierung(?:en)?|planung(?:en)?|begleitung|betreuung|coachings?|räume|saal|locations?|feiern|hochzeiten|events?|tagungen|gruppenreisen|reisen|umzüge|reparaturen|wechsel|einlagerung|übersetzungen|fotografie|bewertung(?:en)?|schulungen|trainings?|nachhilfe|anlagen)$/iu,
    verb: "anfragen",
  },
];
/** What a business has of itself or of its customers; nobody asks for it. */
const NO_THING =
  /(?:^(?:bestellung|buchung|reservierung|anfrage|anmeldung|anruf|besuch|verkauf|verkäufe|umsatz|kunden?|neukunden|gäste|mitglieder|patienten|leads?|termine|termin|online-termine|events?|touren|produkte|kurse|seminare|workshops|behandlungen|angebote?|leistungen|dienstleistungen|service|häuser|haus|wohnungen|immobilien|grundstücke|objekte|autos|fahrzeuge|neuwagen|gebrauchtwagen|karten|tickets|eintrittskarten|abonnenten|plätze|zimmer)|(?:anfragen|buchungen|bestellungen|reservierungen|anmeldungen|anrufe|besuche|besucher|kunden|gäste|verkäufe|verkauf|umsätze|umsatz|follower|klicks|bewertungen|referenzen|empfehlungen|spenden|spender|leistungen|immobilien|häuser|wohnungen|grundstücke|objekte|zahlen|bekanntheit|sichtbarkeit|reichweite|abonnenten|mieter|käufer|verkäufer|partner|tickets|(?<!er-|saison|jahres|monats|tages|familien|mehrfach|zehner|fünfer)karten))$/iu;

const PRESSED_LENGTH_MAX = 40;

/** What a visitor sells: "Kleid verkaufen". */
const SOLD_BY_VISITORS =
  /^(?:Haus|Wohnung|Auto|Wagen|Kleid|Rad|Fahrrad|Instrument|Grundstück|Schmuck|Gold|Boot|Immobilie|Sammlung)$/u;

const verbOf = (noun: string): string | undefined =>
  DEEDS.find(({ ending }) => ending.test(noun))?.verb;

/** As accusatives without an article end. */
const ENDINGS: Readonly<Record<Gender, string>> = { m: "en", f: "e", n: "es" };

/** "Kostenlose Erstgespräche" as "Kostenloses Erstgespräch". */
function nameOne(adjective: string, noun: string): string {
  const one = oneInGerman(noun);
  const said = adjective.trim();
  if (one === undefined || said === "") return capitaliseFirst(`${adjective}${one?.noun ?? noun}`);
  return capitaliseFirst(`${said.replace(/e[nrs]?$/u, "")}${ENDINGS[one.gender]} ${one.noun}`);
}

function sayWished(part: string): string | undefined {
  const [, adjective = "", noun = "", where = "", also = "", second, online = "", wish = ""] =
    WISHED.exec(part) ?? [];
  if (noun === "" || NO_THING.test(noun) || SOLD_BY_VISITORS.test(noun)) return undefined;
  // "Abonnement abschließen" is done by whoever has one afterwards.
  if (wish === "abschließen" && oneInGerman(noun) === undefined) return undefined;
  const isSold = SELLING.test(wish);
  const isMember = /mitgliedschaften?$/iu.test(noun);
  if (isMember && second === undefined) return "Mitglied werden";
  const verb = verbOf(noun) ?? (isSold ? "anfragen" : undefined);
  // What is offered or shown may be for anybody; only free things are asked for then.
  const isPlain = /^(?:anbieten|vorstellen)$/iu.test(wish) && !isFree(adjective);
  if (verb === undefined || isPlain) return undefined;
  const done = isFree(adjective) && FREE_ON_REQUEST.test(noun) ? "anfordern" : verb;
  const how = done === "bestellen" ? online : "";
  const first = `${nameOne(adjective, noun)}${where}`;
  if (second === undefined) return `${first}${how} ${done}`;
  if (NO_THING.test(second)) return undefined;
  const other = verbOf(second) ?? verb;
  const joined = `${first} und ${also}${oneInGerman(second)?.noun ?? second} ${done}`;
  return other === done && joined.length <= PRESSED_LENGTH_MAX
    ? joined
    : `${first} ${done}, ${nameOne(also, second)} ${other}`;
}

const isFree = (adjective: string): boolean =>
  /^(?:kostenlos|unverbindlich|gratis)/iu.test(adjective);
const FREE_ON_REQUEST =
  /(?:bewertung|schätzung|wertermittlung|analyse|angebot|muster|probe)(?:en|e|n)?$/iu;

function sayDone(part: string): string | undefined {
  // What stands in brackets are its terms.
  const [said = "", ...terms] = part.split(" (");
  const [, adjective = "", noun = "", where = "", how = ""] = DONE.exec(said) ?? [];
  if (verbOf(noun) === undefined || oneInGerman(noun) === undefined) return undefined;
  // Which days are free is asked of several.
  if (/^freie/iu.test(adjective)) return undefined;
  return [`${nameOne(adjective, noun)}${where}${how}`, ...terms].join(" (");
}

/** Who works there, men or women. */
const STAFF =
  /(?:^(?:Auszubildende|Azubis|MFA|ZFA|PTA|Ärzt(?:e|innen)|Lehrlinge|Mitarbeitende|Personal|Kolleg(?:en|innen)|Gesell(?:en|innen)|Steuerfachangestellte)|\p{L}kräfte|\p{L}verkäufer|(?:mitarbeiter|fahrer|monteure?|therapeut(?:en)?|erzieher|trainer|friseure?|stylist(?:en)?|lehrer|pfleger|techniker|mechaniker|elektroniker|bäcker|köche|köch))(?:[:*]?innen)?$/iu;
const SOUGHT =
  /^(?:(?:neue|gute|qualifizierte|motivierte|engagierte|weitere) )?(\p{Lu}[\p{L}:*]{1,30})(?: und (\p{Lu}[\p{L}:*]{1,30}))?(?: für (?:unser|das) Team)? (?:gewinnen|finden|ansprechen|begeistern|suchen|einstellen|rekrutieren|anwerben)(?: \([mwd/]{5}\))?$/u;

/** "Therapeuten einstellen": whoever is looked for sends an application. */
function saySought(part: string): string | undefined {
  const [, first, second] = SOUGHT.exec(part) ?? [];
  if (first === undefined || !STAFF.test(first)) return undefined;
  return second === undefined || STAFF.test(second) ? "Bewerbung senden" : undefined;
}

/** Of a bare list of wishes: "Ferienworkshops, Geschenkgutscheine". */
function sayAlone(part: string): string | undefined {
  const [, adjective = "", noun = ""] = ALONE.exec(part) ?? [];
  const isListed = LISTED.test(noun) && !NO_THING.test(noun);
  if (!isListed || oneInGerman(noun) === undefined) return undefined;
  return `${nameOne(adjective, noun)} ${verbOf(noun)}`;
}
const LISTED =
  /(?:gutscheine|kindergeburtstage|\p{L}{3}termine|workshops|kurse|seminare|camps|retreats|probefahrten|führungen|proben)$/iu;

type Said = readonly [RegExp, string | ((...parts: string[]) => string)];
const SAID: readonly Said[] = [
  [
    /^(?:mehr |neue |viele )?(?:Leads|Interessenten|Kunden|Neukunden|Projekte) für (\p{Lu}[\p{L}-]{2,30}(?: und \p{Lu}[\p{L}-]{2,30})?)(?: (?:generieren|gewinnen|bekommen|finden))?$/u,
    "$1 anfragen",
  ],
  [
    /^(?:mehr |neue |viele )?Aufträge für (\p{Lu}[\p{L}-]{2,30}(?: und \p{Lu}[\p{L}-]{2,30})?)(?: (?:generieren|gewinnen|bekommen|finden))?$/u,
    "Angebot für $1 anfordern",
  ],
  [
    /^(?:ein |das )?(kostenlose|unverbindliche)s? Angebote?(?: (?:anbieten|generieren|erstellen))?$/iu,
    (_whole, free = "") => `${capitaliseFirst(free)}s Angebot anfordern`,
  ],
  [
    /^(?:einen )?Termine? für (?:die |den |das |eine |einen )?(\p{Lu}[\p{L}-]{3,30})$/u,
    (_whole, noun = "") => {
      const one = oneInGerman(noun)?.noun ?? noun;
      return verbOf(noun) === "buchen" ? `${one} buchen` : `Termin für ${one} vereinbaren`;
    },
  ],
  // "Kostenloser Kennenlerntermin": what is free, as what one does for it.
  [
    /^((?:kostenlos|unverbindlich|gratis)e)([rs]?) (\p{Lu}[\p{L}-]{4,30})$/iu,
    (whole, free = "", ending = "", noun = "") => {
      const verb = FREE_ON_REQUEST.test(noun) ? "anfordern" : verbOf(noun);
      const said = `${capitaliseFirst(free)}${ending.replace("r", "n")} ${noun} ${verb}`;
      const isOne = oneInGerman(noun) === undefined && !NO_THING.test(noun);
      return verb !== undefined && isOne && said.length <= PRESSED_LENGTH_MAX ? said : whole;
    },
  ],
  [
    /^((?:Konzert|Proben?|Auftritts?|Spiel|Markt|Gottesdienst)termine) (?:bekannt(?:er)? ?(?:machen|geben)|ankündigen)$/u,
    "$1 zeigen",
  ],
  [/^(?:Online-)?Termine(?: online)?(?: vergeben)$|^Termine online$/u, "Termin online buchen"],
  [/^(?:mehr )?(?:Online-)?Tischreservierungen$/u, "Tisch reservieren"],
  [
    /^(?:mehr )?(kostenlose|unverbindliche) (\p{Lu}\p{L}{3,20})angebote(?: (?:anbieten|generieren|erstellen))?$/iu,
    (_whole, free = "", noun = "") => `${capitaliseFirst(free)}s ${noun}angebot anfordern`,
  ],
  // "Räume vermieten": whoever reads it rents one.
  [
    /^(?:unsere |die )?(\p{Lu}[\p{L}-]{3,30}(?<!ohnungen|äuser|mmobilien|üros|ewerbe|bjekte)) vermieten$/u,
    (_whole, noun = "") => `${oneInGerman(noun)?.noun ?? noun} mieten`,
  ],
  [/^Online-Termine? (buchen|vereinbaren)$/u, "Termin online $1"],
  [
    /^(?:mehr )?(\p{Lu}[\p{L}-]{2,30}) auf (?:Bestellung|Vorbestellung) (?:verkaufen|anbieten|bewerben)$/u,
    "$1 bestellen",
  ],
  [
    /^(?:den |unseren |mehr )?Online-?(wein|bier|honig|brot|buch|blumen|käse|fleisch|wurst|öl|fisch|kaffee|tee)-?verkauf(?: (?:steigern|ankurbeln|ausbauen|fördern|erhöhen|aufbauen))?$/iu,
    (_whole, goods = "") =>
      `${capitaliseFirst(goods.toLowerCase().replace(/^buch$/u, "bücher"))} online bestellen`,
  ],
  [
    /^(?:unsere |mehr )?((?:\p{Lu}\p{L}{2,14})?[Gg]utschein)e?(?: (?:vor|zu|für|ab|im) (?:Weihnachten|Ostern|Muttertag|Valentinstag|Advent|Dezember|November))?(?: (?:verkaufen|anbieten|bewerben))?$/u,
    "$1 bestellen",
  ],
  [
    /^(?:mehr |neue )?Newsletter-?(?:anmeldungen|abonnenten|abos|eintragungen)(?: (?:gewinnen|sammeln|steigern|generieren))?$/iu,
    "Newsletter abonnieren",
  ],
  [
    /^(?:.{2,40} (?:sollen|können|sollten) )?(?:sich )?(?:auch )?(?:für den|zum|in den|beim) Newsletter (?:eintragen|anmelden|registrieren)(?: können)?$/iu,
    "Newsletter abonnieren",
  ],
  [
    /^(?:man|jeder|die leute|kunden|gäste) soll(?:en|te|ten)? (?:(?:bei uns|hier|online|auch) )?(\p{Lu}[^,;.]{2,40} (?:bestellen|vorbestellen|buchen|reservieren|anfragen|vereinbaren)) können$/iu,
    "$1",
  ],
];

function sayPart(part: string): string | undefined {
  for (const [sign, deed] of SAID) {
    if (sign.test(part))
      return typeof deed === "string" ? part.replace(sign, deed) : part.replace(sign, deed);
  }
  return saySought(part) ?? sayWished(part) ?? sayDone(part);
}

const PARTS = /(,\s(?!\p{N})|;\s|(?<=\p{L}{2})\.\s|\n|\.$)/u;
/** Whoever writes sentences or explains a list wishes nothing by a bare noun. */
const IS_TOLD = /[:!?]|\.\s/u;

/** `goals` with each such wish as a deed. */
export function sayGermanDeeds(goals: string): string {
  const isList = !IS_TOLD.test(goals);
  const say = (part: string): string | undefined =>
    sayPart(part) ?? (isList ? sayAlone(part) : undefined);
  // A comma before a number parts no clauses.
  const parted = goals.replace(/,\s(?=\p{N}{1,2}er-\p{Lu})/gu, "; ");
  return parted
    .split(PARTS)
    .map((part, at) => (at % 2 === 1 ? part : (say(part) ?? sayEach(part, say))))
    .join("");
}

/** Of what an "und" joins; a deed behind it is a wish of its own. */
const sayEach = (part: string, say: (part: string) => string | undefined): string =>
  part.split(" und ").reduce((told, one, at) => {
    const deed = say(one);
    const joint = at === 0 ? "" : deed === "Bewerbung senden" ? ", " : " und ";
    return `${told}${joint}${deed ?? one}`;
  }, "");
