/** German, French and Spanish goals that name a deed by its noun, "Bestellungen für Torten", as the deed: "Torten bestellen". */
import { capitaliseFirst } from "./slices.ts";

type Language = "de" | "fr" | "es";
/** What a part of the goals is, and the deed in it; an answer of "" leaves the part as it is. */
type Wish = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

const MORE: Readonly<Record<Language, string>> = {
  de: "(?:(?:mehr|neue|viele|weitere) )?",
  fr: "(?:(?:plus de|plus d[’']|des|obtenir des|recevoir des) ?)?",
  es: "(?:(?:más|nuevas?|nuevos?|recibir|conseguir) ){0,2}",
};
const OBJECT = "(\\p{L}[\\p{L}\\p{N}’-]{1,24}(?: [\\p{L}\\p{N}][\\p{L}\\p{N}’-]{0,24}){0,4})";
/** Who is meant, or when: no thing that is ordered or bought. */
const NO_THING: Readonly<Record<Language, RegExp>> = {
  de: /^(?:die |den |das |der |unsere )?(?:gruppen|familien|schulen|firmen|kunden|gäste|kinder|erwachsene|paare|vereine|senioren|weihnachten|ostern|sommer|winter|wochenende|saison|(?:mon|diens|donners|frei|sams|sonn)tage?|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))(?!\p{L})/iu,
  fr: /^(?:les |des |le |la )?(?:groupes?|familles?|écoles?|entreprises?|clients?|enfants?|adultes?|particuliers|professionnels|noël|pâques|été|hiver|week-ends?|vacances)(?!\p{L})/iu,
  es: /^(?:los |las |el |la )?(?:grupos?|familias?|colegios?|empresas?|clientes|niños|adultos|parejas|navidad|semana santa|verano|invierno|fines? de semana)(?!\p{L})/iu,
};

const form = (language: Language, text: string): RegExp =>
  new RegExp(`^${MORE[language]}${text.replace("$", () => OBJECT)}$`, "iu");

const unlessNobodys =
  (language: Language, said: (object: string) => string) =>
  (_whole: string, object = ""): string =>
    NO_THING[language].test(object) ? "" : said(object);

/** "De gâteaux" as one says what one orders: "des gâteaux". */
const ofSeveral = (object: string): string => (/^\p{L}+[sx](?= |$)/iu.test(object) ? object : "");
const PLACES: Readonly<Record<string, string>> = {
  du: "le ",
  des: "les ",
  "de la": "la ",
  al: "el ",
  "a la": "la ",
  "a los": "los ",
  "a las": "las ",
};
const named = (joined: string): string => PLACES[joined.trim().toLowerCase()] ?? "";

/** "Dachsanierungen": whoever asks has one. */
const oneOfThem = (name: string): string =>
  /^\p{Lu}\p{Ll}{3,30}ungen$/u.test(name) ? name.slice(0, -2) : name;

const WISHES: Readonly<Record<Language, readonly Wish[]>> = {
  de: [
    // "Das Wichtigste: Telefonnummer groß, 0345 555 01 77".
    [
      /^(?:das wichtigste: )?(?:die )?telefonnummer (?:ganz )?(?:groß|gross|oben|fett|gut sichtbar)(?: oben)?[,:]? (?=[+(]?\p{N})/iu,
      "Anrufen unter ",
    ],
    [
      form("de", "vorbestellungen (?:für|von) $"),
      unlessNobodys("de", (one) => `${one} vorbestellen`),
    ],
    [form("de", "bestellungen (?:für|von) $"), unlessNobodys("de", (one) => `${one} bestellen`)],
    [
      form("de", "anfragen (?:für|zu|nach) (?!angebot)$"),
      unlessNobodys("de", (one) => `${oneOfThem(one)} anfragen`),
    ],
    [
      form("de", "angebotsanfragen (?:für|zu) $"),
      (_whole, object = "") => `Angebot für ${oneOfThem(object)} anfordern`,
    ],
    [form("de", "terminanfragen (?:für|zu) $"), "Termin für $1 anfragen"],
    [form("de", "(?:buchungen|reservierungen) für $"), "Für $1 reservieren"],
    // "Buchung von kostenlosen Kennenlerngesprächen".
    [
      /^buchung(?:en)? von (?:(kostenlose|unverbindliche|gratis)n? )?(\p{Lu}\p{L}{0,20}gespräche?)n$/iu,
      (_whole, free = "", talk = "") =>
        `${free ? `${capitaliseFirst(free)}s ` : ""}${talk.replace(/e$/u, "")} buchen`,
    ],
    [form("de", "buchungen von $"), unlessNobodys("de", (one) => `${one} buchen`)],
    [
      form("de", "anmeldungen (für|zum|zur|zu) $"),
      (_whole, joined = "", object = "") =>
        `${capitaliseFirst(joined.toLowerCase())} ${object} anmelden`,
    ],
    [
      form("de", "bewerbungen (für|um) $"),
      (_whole, joined = "", object = "") =>
        `${capitaliseFirst(joined.toLowerCase())} ${object} bewerben`,
    ],
    [/^(?:mehr )?musterbestellungen$/iu, "Muster bestellen"],
    [/^(?:mehr )?(\p{L}{4,20})gespräche (vereinbaren|buchen)$/iu, "$1gespräch $2"],
    [form("de", "spenden für $"), "Für $1 spenden"],
    [
      form("de", "mietanfragen für (den|die|das) $"),
      (_whole, article = "", object = "") =>
        `${capitaliseFirst(article.toLowerCase())} ${object} mieten`,
    ],
  ],
  fr: [
    [
      form("fr", "commandes? (?:de |d[’'])$"),
      (_whole, object = "") => ofSeveral(object) && `Commander des ${object}`,
    ],
    [
      form("fr", "ventes? (?:de |d[’'])$"),
      (_whole, object = "") => ofSeveral(object) && `Acheter des ${object}`,
    ],
    [
      form("fr", "demandes? de devis (pour |de |d[’'])$"),
      (_whole, joined = "", object = "") =>
        `Demander un devis ${/^pour/iu.test(joined) ? joined : "pour "}${object}`,
    ],
    [
      /^(?:(?:obtenir|générer|recevoir|plus|davantage) ){0,2}(?:de |d[’']|des )?demandes? d[’'](estimation|évaluation|expertise)s?$/iu,
      "Demander une $1",
    ],
    [form("fr", "réservations? pour (le |la |les |l[’']|un |une )$"), "Réserver pour $1$2"],
    [form("fr", "inscriptions? (au |aux |à la |à l[’'])$"), "S’inscrire $1$2"],
    [
      /^demandes? de (visite|démonstration|consultation|documentation|brochure)( gratuite)?s?$/iu,
      (_whole, thing = "", free = "") => `Demander une ${thing}${free ?? ""}`,
    ],
    // "Réservation d'appels découverte gratuits".
    [
      /^réservations? d[’']appels (découverte )?(gratuit)s$/iu,
      (_whole, first = "", free = "") => `Réserver un appel ${first ?? ""}${free}`,
    ],
    [form("fr", "adhésions? (au |aux |à la |à l[’'])$"), "Adhérer $1$2"],
    [
      form("fr", "visites? (du |des |de la )$"),
      (_whole, joined = "", object = "") => `Visiter ${named(joined)}${object}`,
    ],
    [form("fr", "visites? de (l[’'])$"), "Visiter $1$2"],
  ],
  es: [
    [form("es", "pedidos (?:de|para) $"), unlessNobodys("es", (one) => `Encargar ${one}`)],
    [form("es", "encargos de $"), unlessNobodys("es", (one) => `Encargar ${one}`)],
    [form("es", "ventas? de $"), unlessNobodys("es", (one) => `Comprar ${one}`)],
    [
      /^(?:solicitudes|peticiones) de (visita|demostración|consulta|información)( gratuita)?s?$/iu,
      (_whole, thing = "", free = "") =>
        `Solicitar ${/^info/iu.test(thing) ? "" : "una "}${thing}${free ?? ""}`,
    ],
    // "Reserva de llamadas gratuitas de descubrimiento".
    [
      /^reservas? de llamadas (gratuita)s( de \p{L}{4,16})?$/iu,
      (_whole, free = "", of = "") => `Reservar una llamada ${free}${of ?? ""}`,
    ],
    [form("es", "reservas para $"), "Reservar para $1"],
    [form("es", "reservas de $"), unlessNobodys("es", (one) => `Reservar ${one}`)],
    [
      form("es", "(?:(?:solicitudes|peticiones) de )?presupuestos? para $"),
      "Pedir presupuesto para $1",
    ],
    [
      form(
        "es",
        "(?:inscripciones|inscripción|matrículas) (al |a la |a los |a las |en el |en la |para el |para la )$",
      ),
      "Inscribirse $1$2",
    ],
    [form("es", "citas para $"), "Pedir cita para $1"],
    [
      form("es", "visitas (al|a la|a los|a las) $"),
      (_whole, joined = "", object = "") => `Visitar ${named(joined)}${object}`,
    ],
    [form("es", "donaciones para $"), "Donar para $1"],
    [form("es", "suscripciones (a|al) $"), "Suscribirse $1 $2"],
  ],
};

const PARTS = /(,\s(?!\p{N})|\s(?:und|et|y|&|\+)\s|;\s|\.\s|\n|\.$)/u;

/** Goals with every part that names a deed by its noun as that deed. */
export const sayNounsAs = (language: Language, goals: string): string =>
  joinObjects(language, goals.split(PARTS))
    .map((part, at) => (at % 2 === 1 ? part : sayDeed(language, part)))
    .join("");

const NOUN_ALONE = /^\p{Lu}[\p{L}-]{2,30}$/u;

/** "Anfragen für Möbel und Küchen": a German deed has its verb behind both. */
function joinObjects(language: Language, parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    let part = parts[at] ?? "";
    while (
      language === "de" &&
      parts[at + 1] === " und " &&
      NOUN_ALONE.test(parts[at + 2] ?? "") &&
      sayDeed(language, part) !== part
    ) {
      part = `${part} und ${parts[at + 2]}`;
      at += 2;
    }
    joined.push(part, ...(at + 1 < parts.length ? [parts[at + 1] ?? ""] : []));
  }
  return joined;
}

function sayDeed(language: Language, part: string): string {
  for (const [sign, deed] of WISHES[language]) {
    if (!sign.test(part)) continue;
    // `replace` is typed once for each of the two.
    const said = typeof deed === "string" ? part.replace(sign, deed) : part.replace(sign, deed);
    if (said !== "") return said;
  }
  return part;
}
