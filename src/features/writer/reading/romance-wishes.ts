/**
 * What French and Spanish owners wish of customers, staff and the site, beside what visitors want to know of it: "trouver
 * des adhérents, panier à 12 euros", "anunciar la fiesta del 14 de marzo". Of goals; the wish goes, its terms stay.
 */
import { capitaliseFirst } from "./slices.ts";
import { listSigns, type Statement } from "./statement-signs.ts";

export type Romance = "fr" | "es";
type Rule = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

const STARTS = "(?<=^|[.!?;\\n] ?|, )";
const MONEY =
  "\\p{N}[\\p{N}.,]{0,8} ?(?:€|euros?|CHF|francs|pesos|soles)(?!\\p{L})(?: (?:al|a la|por|par|pour|le|la|l[’']) ?\\p{L}{2,10})?";

/** "Réserver une première consultation 150 euros, aussi en visio": the terms of a deed stand in brackets behind it. */
const priced = (deeds: string, at: string, from: string, more: string): Rule => [
  new RegExp(
    `${STARTS}((?:${deeds}) [^.,;:()\\n\\p{N}]{3,60}?)(?: (?:${at}))? ((?:(?:${from}) )?${MONEY})(?:, ((?:${more}) [^.,;:()\\n]{3,40}))?(?=[.;\\n]|$)`,
    "giu",
  ),
  (_whole, deed = "", price = "", also = "") =>
    `${deed} (${also === "" || also === undefined ? price : `${price}, ${also}`})`,
];

/** "Reservar una cata a partir de 6 personas, 15 € por persona". */
const FOR_SEVERAL = new RegExp(
  `${STARTS}(reservar [^.,;:()\\n]{3,50}?) ((?:a partir de|desde|mínimo) \\p{N}{1,3} personas)((?:, ${MONEY}(?: por persona)?)?)(?=[.;\\n]|$)`,
  "giu",
);

/** "Trouver des adhérents, panier à 12 euros": whom the owner looks for ends before what is told. */
const gained = (wish: string, speaks: string): Rule => [
  new RegExp(
    `(?<=^|[.!?;\\n] ?)((?:${wish})(?: ?[^.,;:()\\n\\p{N}]{2,50})?), (?=(?:${speaks}) |[^.!?;\\n]{0,60}\\p{N})(\\p{L})`,
    "giu",
  ),
  (_whole, wished = "", first = "") => `${wished}. ${first.toLocaleUpperCase()}`,
];

const STAFF: Readonly<Record<Romance, string>> = {
  fr: "apprentie?s?|serveu(?:r|se)s?|cuisini(?:er|ère)s?|vendeu(?:r|se)s?|auxiliaires?|éducat(?:eur|rice)s?|aides?|animat(?:eur|rice)s?|coiffeu(?:r|se)s?|conduct(?:eur|rice)s?|chauffeurs?|collaborat(?:eur|rice)s?|stagiaires?|saisonni(?:er|ère)s?|entraîneurs?|bénévoles|infirmi(?:er|ère)s?|assistante?s?|ouvri(?:er|ère)s?|technicien(?:ne)?s?",
  es: "aprendi(?:z|ces)|camarer[oa]s?|cociner[oa]s?|dependient[ea]s?|auxiliar(?:es)?|educador(?:a|es|as)?|monitor(?:a|es|as)?|peluquer[oa]s?|conductor(?:a|es|as)?|repartidor(?:a|es|as)?|administrativ[oa]s?|ayudantes?|oficial(?:es)?|entrenador(?:a|es|as)?|voluntari[oa]s|enfermer[oa]s?|recepcionistas?|técnic[oa]s?|comercial(?:es)?|profesor(?:a|es|as)?",
};
export const FRENCH_STAFF = STAFF.fr;
/** "Recruter un apprenti pour septembre": whoever looks for such a place can read it. */
const staffed = (language: Romance, verbs: string, until: string, said: string): Rule => [
  new RegExp(
    `(?<=^|[.!?;\\n] ?|, )(?:${verbs}) ((?:une?|des|deux|una|un|unos|dos) (?:(?:nouve\\p{L}{1,4}|nuev[oa]s?|bonn?e?s?) )?(?:${STAFF[language]})(?: [^.,;\\n\\p{N}]{2,40})? (?:${until}) [^.,;\\n]{3,40})(?=[.,;\\n]|$)`,
    "giu",
  ),
  (_whole, staff = "") => `${said} ${staff}`,
];

const RULES: Readonly<Record<Romance, readonly Rule[]>> = {
  fr: [
    priced(
      "réserver|prendre|demander|commander|suivre|parrainer|louer|adopter",
      "à|pour",
      "à partir de|dès",
      "aussi|également|même|possible|déduite?s?|remboursée?s?|avec|sans|tout compris|hors|matériel",
    ),
    // "…, joignable 24h/24 au 03 20 33 44 55": told behind whatever is wished.
    [
      /(?<=[^.!?;\n]{8,120}), (joignables?|disponibles?)(?= (?:24|7|jour et nuit))/giu,
      (_whole, reached = "") => `. ${capitaliseFirst(reached)}`,
    ],
    // "Communiquer les horaires lun-ven 9h-12h".
    [
      new RegExp(
        `${STARTS}(?:communiquer|afficher|indiquer|donner|préciser|mettre|montrer) (?:clairement )?(?:les|nos|mes) (horaires|tarifs|prix|dates)(?: d[’']ouverture)?(?= (?:lu|ma|me|je|ve|sa|di|du |de |dès |à partir )|,? \\p{N})`,
        "giu",
      ),
      (_whole, named = "") => capitaliseFirst(named),
    ],
    // "Réserver une table du 1er mars au 20 avril": when, behind the deed.
    [
      new RegExp(
        `${STARTS}((?:faire )?(?:réserver|commander) [^.,;:()\\n\\p{N}]{3,40}?) ((?:du|avant le) \\p{N}{1,2}(?:er)? \\p{L}{3,9}(?: au \\p{N}{1,2}(?:er)? \\p{L}{3,9})?)(?=[.,;\\n]|$)`,
        "giu",
      ),
      (_whole, deed = "", when = "") => `${deed} (${when})`,
    ],
    gained(
      "(?:trouver|attirer|recruter|gagner|chercher|avoir) (?:plus )?(?:des?(?= )|d[’'])|(?:de )?(?:nouveaux|nouvelles) (?:adhérents|membres|clients|clientes|élèves|patients|bénévoles|joueurs|familles)",
      "on|nous|je",
    ),
    // "Annoncer la porte ouverte du 14 mars".
    [
      new RegExp(
        `${STARTS}annoncer (?:(?:la|le|les|notre|nos|mon|ma) |l[’'])(\\p{L})(?=[^.,;\\n]{3,60}\\p{N})`,
        "giu",
      ),
      (_whole, first = "") => first.toLocaleUpperCase(),
    ],
    staffed("fr", "recruter|embaucher|trouver", "pour|dès|à partir de|en", "Nous recrutons"),
    // "Qu'ils sachent qu'on est ouvert le dimanche".
    [
      /(?<=^|[.!?;\n] ?)(?:qu[’'](?:ils|elles|on)|que (?:tout le monde|chacun|(?:les|mes|nos) (?:gens|clients|clientes|voisins))) (?:sachent|sache) (?:bien )?(?:que |qu[’'])(?=(?:on|nous|je|j[’']|c[’']est|le|la|les) ?)(\p{L})/giu,
      (_whole, first = "") => first.toLocaleUpperCase(),
    ],
  ],
  es: [
    priced(
      "reservar|pedir|solicitar|encargar|apadrinar|alquilar|adoptar",
      "a|por",
      "desde|a partir de",
      "también|incluso|se descuentan?|descontad[oa]s?|con|sin|incluid[oa]s?|todo incluido",
    ),
    [
      /(?<=[^.!?;\n]{8,120}), ((?:localizable|disponible)s?)(?= (?:24|7|día y noche))/giu,
      (_whole, reached = "") => `. ${capitaliseFirst(reached)}`,
    ],
    [FOR_SEVERAL, (_whole, deed = "", least = "", price = "") => `${deed} (${least}${price})`],
    [
      new RegExp(
        `${STARTS}((?:reservar|encargar) [^.,;:()\\n\\p{N}]{3,40}?) ((?:del|antes del) \\p{N}{1,2} de \\p{L}{4,10}(?: al \\p{N}{1,2} de \\p{L}{4,10})?)(?=[.,;\\n]|$)`,
        "giu",
      ),
      (_whole, deed = "", when = "") => `${deed} (${when})`,
    ],
    gained(
      "(?:encontrar|conseguir|captar|buscar|atraer|tener) (?:más |nuev[oa]s )?\\p{L}{3,20}|(?:nuev[oa]s) (?:soci[oa]s|miembros|clientes|alumn[oa]s|pacientes|voluntari[oa]s|jugador[ea]s|familias)",
      "buscamos|abrimos|tenemos|hacemos",
    ),
    [
      new RegExp(
        `${STARTS}anunciar (?:la|el|las|los|nuestr[oa]s?|mi) (\\p{L})(?=[^.,;\\n]{3,70}\\p{N})`,
        "giu",
      ),
      (_whole, first = "") => first.toLocaleUpperCase(),
    ],
    [
      new RegExp(
        `${STARTS}(?:comunicar|mostrar|poner|indicar|dar|publicar) (?:claramente )?(?:el|los|nuestro|nuestros|mi|mis) (horarios?|precios)(?= (?:lun|mar|mié|jue|vie|sáb|dom|l-v|de |desde )|,? \\p{N})`,
        "giu",
      ),
      (_whole, named = "") => capitaliseFirst(named),
    ],
    staffed("es", "encontrar|contratar|buscar", "para|desde|a partir de|en", "Buscamos"),
  ],
};

/** `goals` without what their owner wishes in these ways. */
export const sayRomanceWishes = (language: Romance, goals: string): string =>
  RULES[language].reduce(
    (left, [sign, said]) =>
      typeof said === "string" ? left.replace(sign, said) : left.replace(sign, said),
    goals,
  );

/** What is done with a thing that visitors can have: told is the thing and its terms. */
const OFFERS: Readonly<Record<Romance, RegExp>> = {
  fr: /^(?:vendre|proposer|promouvoir|présenter) (?:(?:le|la|les|mes|nos|du|des|notre|mon|ma|de la|une?) |(?:de )?l[’'])?(?=\p{L})/iu,
  es: /^(?:vender|ofrecer|promocionar|presentar) (?:(?:el|la|los|las|mis?|nuestr[oa]s?|una?) )?(?=\p{L})/iu,
};
/** What an owner would like to have, whatever stands behind it. */
const WISHED: Readonly<Record<Romance, RegExp>> = {
  fr: /^(?:trouver|recruter|attirer|recevoir des|obtenir|avoir plus|me positionner|nous positionner|démontrer|prouver)(?!\p{L})/iu,
  es: /^(?:encontrar|conseguir|captar|recibir|atraer|contratar|posicionar(?:me|nos|se)?|demostrar|dar (?:confianza|visibilidad))(?!\p{L})/iu,
};

/** "Prise de rendez-vous en ligne, conventionné, rééducation": the deed is a button, and the list is told. */
const DEED_BEFORE_LIST: Readonly<Record<Romance, RegExp>> = {
  fr: /^(?:prise de rendez-vous|(?:prendre|demander) (?:un )?rendez-vous|réservation|réserver|inscription)(?: en ligne)?, (?=\p{L}[^,:]{2,60},)/iu,
  es: /^(?:(?:pedir |solicitar |reservar )?(?:cita|reserva)s?(?: previa)?)(?: online| en línea| por internet)?, (?=\p{L}[^,:]{2,60},)/iu,
};

/** "Recruter des auxiliaires, joignable 24h/24 au 03 …": of a list what its owner wishes goes. */
function dropWishedParts(words: string, language: Romance): string {
  const parts = words.split(/,\s(?!\p{N})/u);
  const kept = parts.filter((part) => !(WISHED[language].test(part) || ASKED[language].test(part)));
  return kept.length === 0 || kept.length === parts.length ? words : kept.join(", ");
}
/** What a button says. */
const ASKED: Readonly<Record<Romance, RegExp>> = {
  fr: /^(?:demander|réserver|prendre) une? [^,:(]{3,40}$/iu,
  es: /^(?:pedir|solicitar|reservar) (?:una? )?[^,:(\p{N}]{3,30}$/iu,
};

/** `statements` without the verbs by which owners speak of what they sell, and without what they wish for themselves. */
export const tellInRomance = (statements: readonly Statement[], language: Romance): Statement[] =>
  statements.flatMap((one) => {
    if (one.span.field !== "goals") return [one];
    const listed = capitaliseFirst(
      dropWishedParts(one.words, language).replace(DEED_BEFORE_LIST[language], ""),
    );
    if (WISHED[language].test(listed)) return [];
    const words = listed.replace(OFFERS[language], "");
    if (words === listed) return [{ ...one, words }];
    return listSigns(words).length > 0 ? [{ ...one, words: capitaliseFirst(words) }] : [];
  });
