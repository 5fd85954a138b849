/** German wishes of somebody, as owners write them to whoever makes the site, turned to the deed or to what is told. */
import { capitaliseFirst } from "./slices.ts";

const SENTENCE_ENDS = /((?<=[\p{L}\p{N})]{2}[.!?])\s+|\n)/u;

/** "Die Gemeinden sollen einen Wartungsvertrag anfragen können (zweimal im Jahr)". */
const THEY_SHOULD =
  /^(?:die |unsere |alle )?\p{Lu}[\p{L}-]{2,24} (?:sollen|sollten) (?:bitte |hier |online ){0,1}(?:einen |eine |ein |die |das |den )?((?:(?:kostenlose|unverbindliche|erste|persönliche|freie)[nsr]? )?\p{Lu}[\p{L}-]{2,30}(?: (?:zum|zur|für|am) \p{Lu}[\p{L}-]{2,20})? (?:anfragen|buchen|bestellen|reservieren|vereinbaren|beantragen|ausmachen))(?: können)?(?= \(|[.!]|$)/iu;
/** "Bitte schreiben, dass die Kirche vorher temperiert sein muss, sonst fahre ich umsonst": the verb belongs second. */
const SAY_THAT =
  /^(?:bitte )?(?:dazu|hin|drauf)?(?:schreiben|erwähnen|sagen|betonen|hinweisen),? dass ((?:die|der|das) \p{Lu}[\p{L}-]{2,24}) ([^,]{3,120}?) (\p{Ll}{3,16}(?:en|n)|sein) (muss|müssen|soll|sollen|kann|können|darf|dürfen)(, [^.]{3,80})?(?=[.!]?$)/iu;

/** "Wir möchten, dass Angehörige schnell einen Hausbesuch vereinbaren können", "Ziel ist, dass Menschen Mitglied werden". */
const WANT_THAT =
  /^(?:(?:wir (?:möchten|wollen|hoffen|wünschen uns)|(?:das |unser )?ziel ist(?: es)?),? )?dass (?:die |unsere |alle |mehr )?\p{Lu}[\p{L}-]{2,24} (?:(?:schnell|einfach|online|direkt|leicht|bequem|sofort) ){0,2}(?:einen |eine |ein |die |das |den |ihren |ihre )?((?:(?:kostenlose|unverbindliche|erste|persönliche|freie)[nsr]? )?\p{Lu}[\p{L}-]{2,30} (?:anfragen|buchen|bestellen|reservieren|vereinbaren|beantragen|kaufen|werden))(?: können)?(?=[.!]?$)/iu;

/** "Man soll sehen, was es kostet: Hose kürzen 14 €". */
const THEY_SEE =
  /^(?:man|die leute|die kunden|jeder|alle) soll(?:en|te|ten)?(?: sofort| gleich)? (?:sehen|wissen|erfahren|lesen),? (?:was (?:es|das|alles|etwas) kostet|die preise|was ich koste): (?=.{0,120}\p{N})/iu;

/** "Anfragen für Einbauschränke bekommen": what is wished of the enquiries says nothing of them. */
const HAD_BEHIND =
  /((?:^|[.!?\n,;] ?)(?:mehr |neue )?(?:\p{L}{0,16}anfragen|(?:vor)?bestellungen|buchungen|anmeldungen|reservierungen|bewerbungen|spenden) (?:für|zu|zum|zur|von|nach|um) [^.,;!?\n]{2,60}?) (?:bekommen|erhalten|kriegen|generieren|steigern|sammeln|gewinnen|entgegennehmen|annehmen|erhöhen|ankurbeln)(?=[.,;!\n]|$)/giu;

const MONTHS =
  "(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)";
/** "Tag der offenen Tür bekannt machen am 14. März": the day, and no wish. */
const ANNOUNCED = new RegExp(
  `(?<=(?:^|[.!?\\n,;] ?)(?:den |die |das |unseren |unsere |unser )?\\p{Lu}[^.,;!?\\n]{3,60}) (?:bekannt ?machen|bekannt ?geben|bewerben|ankündigen)(?= (?:am|vom|ab|im) (?:\\p{N}{1,2}\\.|${MONTHS}))`,
  "giu",
);

/** "Ernteanteile vergeben, ab 95 Euro", "Plätze ab August vergeben": what there is, and its terms. */
const GIVEN =
  /(?<=^|[.!?\n;] ?|, )(\p{Lu}(?:(?!(?<!\p{L})(?:sind|ist|können?|kann|könnten?|wir|ich|man|nicht|keine?n?|wollen|will|möchten?|würden?|soll(?:en|te|ten)?|werden|wird|schon|bereits|alle)(?!\p{L}))[^.,;!?\n]){3,50}) (?:vergeben|anbieten|loswerden)(?=[.!;\n]|,? (?:ab|für|je|pro|zu) |, |$)(?:,(?= (?:ab|für|je|pro) ))?/gu;

/** "Weinproben buchen ab 6 Personen, 18 € pro Person": the terms of a deed stand in brackets behind it. */
const DEED_TERMS =
  /(?<=^|[.!?;\n] ?)(\p{Lu}[\p{L}-]{2,30}(?: [\p{L}-]{2,20}){0,2} (?:buchen|reservieren|bestellen|mieten)) ((?:ab|für|bis) \p{N}{1,3} [^.,;:()\n]{2,30}(?:, \p{N}[\p{N}.,]{0,8} ?(?:€|Euro)[^.,;()\n]{0,25})?)(?=[.;\n]|$)/gu;
/** "Erstberatung buchen (190 Euro), auch per Video". */
const MORE_TERMS =
  /(?<= (?:buchen|vereinbaren|reservieren|anfragen|bestellen) \([^()]{2,60})\), ((?:auch|gerne? auch|auf Wunsch auch|wahlweise) [^.,;:()\n]{3,40})(?=[.;\n]|$)/gu;

/** "Sprechzeiten kommunizieren Mo-Fr 9-12": what is to be shown, and when. */
const SHOWN_TIMES =
  /(?<=(?:^|[.!?;\n] ?|, )(?:\p{L}{0,12}zeiten|Termine|Preise|Tarife)) (?:(?:klar|deutlich|gut|bitte) )?(?:kommunizieren|angeben|zeigen|nennen|anzeigen|mitteilen|veröffentlichen)(?= (?:Mo|Di|Mi|Do|Fr|Sa|So|\p{N}|ab|von|täglich))/giu;

/** "Anmelden für den Grundkurs (149 €)" as a button says it. */
const DEED_FIRST =
  /(?<=^|[.!?;\n] ?|, )anmelden ((?:für|zu|zum|zur) (?:(?:den|die|das|einen|eine|ein) )?\p{Lu}[^.,;:()\n]{2,40}?)(?=[.,;\n]| \(|$)/giu;

/** "Angebote für Winterdienst einholen lassen": who has them made is asked by a button. */
const QUOTES_HAD =
  /(?<=^|[.!?;\n] ?|, )angebote? für ([^.,;:()\n]{3,40}?) (?:einholen|anfordern|anfragen|erstellen)(?: lassen)?(?=[.,;\n]|$)/giu;

/** "Alle sollen wissen dass wir ab 15. April wieder Spargel haben": the verb belongs second. */
const WE_KNOWN =
  /(?<=^|[.!?\n] ?)(?:bitte )?(?:(?:alle|man|die leute|die kunden|kunden|gäste|sie|jeder) (?:soll(?:en|te|ten)?|müssen|muss) (?:unbedingt |auch )?(?:wissen|sehen|erfahren|verstehen)|(?:klar ?machen|schreiben|betonen|erwähnen|sagen)),? dass wir ((?:[^.!?\n]|(?<=\p{N})\. ){3,90}?) (haben|sind|machen|bieten|verkaufen|liefern|kommen|backen|arbeiten|reparieren|öffnen|nehmen)(?=[,.!\n]|$)/giu;

/** "Einen Termin zum Anschauen ausmachen, der ist gratis im Umkreis von 40 km". */
const FREE_TERMS =
  /(?<= (?:ausmachen|vereinbaren|buchen|anfragen)), (?:der|die|das) ist ((?:gratis|kostenlos|unverbindlich)[^.;()\n]{0,50}?)(?=[.;\n]|$)/giu;
/** "Sie sollen anrufen (Di bis Fr 9-12 und 14-17 Uhr) oder ein Foto schicken". */
const CALLED_IN_HOURS =
  /(?<=^|[.!?\n] ?)(?:sie|die leute|die kunden|kunden) sollen (?:mich |uns |bitte )?anrufen \(([^()]{4,60})\)(?: oder (\p{L}))?/giu;

const STAFF =
  "(?:azubis?|auszubildende|lehrlinge?|mitarbeiter(?:innen)?|fachkräfte|trainer(?:innen)?|erzieher(?:innen)?|aushilfen?|fahrer(?:innen)?|praktikant(?:en|innen)|ehrenamtliche|helfer(?:innen)?|gesell(?:en|innen)|köche|verkäufer(?:innen)?|pflegekräfte|lehrer(?:innen)?|übungsleiter(?:innen)?|monteure)";
/** "Azubis finden ab September": whoever it is for can read it. */
const STAFF_SOUGHT = new RegExp(
  `(?<=^|[.!?\\n;] ?|, )(?:(?:neue|gute) )?(${STAFF}(?: \\(m/w/d\\))?) (?:finden|suchen|gewinnen|einstellen)(?= (?:ab|für|im|zum) |(?<=\\(m/w/d\\) \\p{L}{5,10})(?:[.,;!\\n]|$)| \\(m/w/d\\))`,
  "giu",
);

/** "Bei Sturm gibt es das Geld zurück, das sollen alle wissen". */
const KNOWN_BY_ALL =
  /,? (?:und )?das (?:sollen|sollten|müssen) (?:alle|die Leute|die Kunden|(?:alle |unsere )?Gäste)(?: auch)? (?:wissen|sehen)(?=[.!\n]|$)/giu;
/** "Kindergeburtstage buchen lassen": others do it, and the owner lets them. */
const LET_BOOK = /(?<= )(buchen|reservieren|bestellen|anfragen) lassen(?=[.,;\n]|$)/gu;
/** Whoever offers them is asked for one. */
const HOME_VISITS =
  /(?<=^|[.;\n] ?|, )Hausbesuche (?:anbieten|bewerben|vermitteln|bekannt ?machen)(?=[.,;\n]|$)/gu;

/** The goals with each such sentence as visitors may read it. */
export const tellGermanWishes = (goals: string): string =>
  goals
    .replace(KNOWN_BY_ALL, "")
    .replace(LET_BOOK, "$1")
    .replace(HOME_VISITS, "Hausbesuch vereinbaren")
    .replace(HAD_BEHIND, "$1")
    .replace(ANNOUNCED, "")
    .replace(SHOWN_TIMES, "")
    .replace(QUOTES_HAD, "Angebot für $1 anfordern")
    .replace(DEED_FIRST, (_whole, what: string) => `${capitaliseFirst(what)} anmelden`)
    .replace(WE_KNOWN, (_whole, how: string, verb: string) => `Wir ${verb} ${how}`)
    .replace(FREE_TERMS, " ($1)")
    .replace(
      CALLED_IN_HOURS,
      (_whole, hours: string, next?: string) =>
        `Telefonisch erreichbar ${hours}${next === undefined ? "" : `. ${next.toLocaleUpperCase()}`}`,
    )
    .replace(DEED_TERMS, "$1 ($2)")
    .replace(MORE_TERMS, ", $1)")
    .replace(GIVEN, (_whole, thing: string) => thing)
    .replace(STAFF_SOUGHT, (_whole, staff: string) => `${capitaliseFirst(staff)} gesucht`)
    .split(SENTENCE_ENDS)
    .map((sentence) =>
      sentence
        .replace(THEY_SEE, "Preise: ")
        .replace(WANT_THAT, (_whole, deed: string) => capitaliseFirst(deed))
        .replace(THEY_SHOULD, (_whole, deed: string) => capitaliseFirst(deed))
        .replace(
          SAY_THAT,
          (_whole, who: string, how: string, verb: string, must: string, tail = "") =>
            `${capitaliseFirst(who)} ${must} ${how} ${verb}${tail}`,
        ),
    )
    .join("");
