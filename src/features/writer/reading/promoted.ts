/**
 * What marketing wishes to see sold or shown, by its name: "promote our private dining room", "faire connaître nos
 * abonnements floraux". The wish is the maker's of the site; what it names is had by visitors.
 */
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";

/** In English, French and Spanish the verb comes first. */
const SOLD: Readonly<Record<Exclude<Phrasebook, "de">, RegExp>> = {
  en: /(?<!\p{L})(?:(?:promote|sell(?: out| more)?|show off|fill (?:our|my|the)|introduce|launch|highlight|feature|advertise|market|showcase|push|grow|sales of) (?:(?:our|my|the) )?|(?:about|with|through) (?:our|my) )/giu,
  fr: /(?<!\p{L})(?:faire connaître|faire découvrir|mettre en (?:avant|valeur)|promouvoir|présenter|proposer|valoriser|vendre|lancer|remplir) (?:(?:nos|notre|mes|mon|ma|les|la|le) |l[’'])/giu,
  es: /(?<!\p{L})(?:(?:dar a conocer|promocionar|promover|presentar|destacar|vender|lanzar|impulsar) (?:nuestr[oa]s?|mis?|las?|los|el)|dar a conocer|promocionar|promover|ofrecer) /giu,
};

/** In German it ends the clause, and what is had stands in the accusative. */
const SHOWN_DE =
  /\s(?:vorstellen|bewerben|präsentieren|hervorheben|verkaufen|bekannt machen|bekannter machen|zeigen)(?!\p{L})/giu;
const OWN_DE = /^(?:unsere?|meine?)$/iu;

/** The name ends where a sentence would go on; what stands in brackets belongs to it. */
const NAME_ENDS =
  /[.,;:!?\n()"“”]|\s(?:to|for|with|through|by|on|via|that|which|who|so|as|from|while|across|in|at|among|and|or|behind|pour|par|avec|sur|afin|que|qui|et|para|con|por|entre|y|e|&|-|–)(?=\s)/iu;

/** A second name: "gift cards and memberships". */
const NEXT =
  /^(?: (?:and|et|y|&)|,) (?:(?:our|nuestr[oa]s?|nos|notre|los|las|les) )?(?<name>[\p{L}-]+(?: \p{L}+){0,2})(?=[.,;]|$)/iu;
const BRACKET = /^ ?\((?<told>[^()]{3,40})\)/u;

/** What every site has, or what is no thing at all: names nothing that a visitor could have. */
const NOTHING_HAD =
  /(?<!\p{L})(?:portfolios?|works?|projects?|team|staff|stor(?:y|ies)|trust|brands?|expertise|benefits?|advantages?|stud(?:y|ies)|reviews?|testimonials?|ratings?|results?|improvements?|values?|propositions?|mission|vision|awareness|business|company|firm|name|presence|image|visibility|reputation|authority|leadership|leads?|customers?|clients?|clientele|patients?|engagement|loyalty|traffic|conversions?|sales|orders|bookings|enquiries|inquiries|requests|accounts|slots|donations?|giving|funding|sponsorships?|support|revenue|growth|usps?|content|web ?site|site|page|listings?|propert(?:y|ies)|inventory|stock|vehicles?|artists?|exhibitions?|prices?|pricing|process|ways?|how|why|what|us|it|them|this|that|differences?|quality|culture|communit(?:y|ies)|relationships?|impact|research|concept|record|achievements?|credentials?|accreditations?|awards?|facilit(?:y|ies)|premises|atmosphere|ambien(?:ce|t)|photos?|photography|photographs?|gallery|videos?|transformations?|lineup|line-up|news|blog|newsletters?|list|following|followers|audience|social|media|instagram|facebook|market|marketing|reach|capabilit(?:y|ies)|approach|philosophy|commitment|passion|heritage|history|roots|experience|efficiency|transparency|sustainability|availability|talent|teachers?|coach(?:es)?|instructors?|practitioners?|doctors?|people|homeowners|children|students?|members?|volunteers?|donors?|everyone|visitors?|confidence|success|certifications?|knowledge|insights?|uniqueness|personality|style|look|feel|craftsmanship|skills?|professionalism|health|wellness|learning|understanding|savoir-faire|équipe|réalisations?|histoire|valeurs?|avis|sérieux|démarche|métier|entreprise|créations?|équipo|trabajos?|historia|valores|opiniones|imagen|marca|empresa|experiencia|proyectos|arbeit(?:en)?|projekte|referenzen|kompetenz|erfahrung|philosophie|konzept|marke|unternehmen|qualität|künstler)$/iu;
/** "Police-checked staff": told of those who work there. */
const STAFF = /^\p{L}+-\p{L}+ed (?:staff|team|teachers|instructors|technicians|drivers|carers)$/iu;
/** What every business has as well, unless it is told apart: "our services", but "seasonal menu", "private dining room". */
const TOLD_APART =
  /^(?:(?:full|whole|entire|wide|unique|latest|upcoming|various|different|main|core|best|great|high|professional|quality|online|own|new|good|excellent|amazing|diverse|extensive|complete|recent|past|other|all|special|toutes?|large|nouvelles?|nouveaux|nuev[oa]s?|amplia|neue[ns]?|vielfältigen?) )*(?:menus?|offer(?:ing)?s?|events?|collections?|rooms?|treatments?|class(?:es)?|courses?|packages?|dishes|services?|range|products?|specials?|carte|prestations?|produits?|servicios?|productos|carta|angebote?|produkte|leistung(?:en)?|sortiment|speisekarte|kurse)$/iu;
/** Single words that name something sold. */
const ALONE =
  /^(?:memberships|vouchers|subscriptions|workshops|retreats|rentals|merchandise|catering|brunch|abonnements|ateliers|stages|talleres|bonos|suscripciones|gutscheine|seminare|abos?)$/iu;

const WORDS_MAX = 5;
const NAMES_MAX = 2;

/** At most two names of what is sold or shown by wishes of the goals, as labels; none where the goals wish no such thing. */
export function listPromoted(goals: string, language: Phrasebook): string[] {
  const names = language === "de" ? namesInGerman(goals) : namesBehindVerbs(goals, language);
  return [...new Set(names.map((name) => capitaliseFirst(name)))].slice(0, NAMES_MAX);
}

/** "Unsere neuen Kurse" are "neue Kurse", "unser neues Haus" is "neues Haus". */
const namesInGerman = (goals: string): string[] => [
  ...[...goals.matchAll(SHOWN_DE)].flatMap(({ index }) => {
    const words = goals
      .slice(0, index)
      .split(/\s/u)
      .slice(-WORDS_MAX - 1);
    const at = words.findLastIndex((word) => OWN_DE.test(word));
    const name = words.slice(at + 1).join(" ");
    // "Verständlich vorstellen": how, and no part of what is had.
    if (at < 0 || !/^\p{Lu}\p{L}+$/u.test(words.at(-1) ?? "") || !isHad(name)) return [];
    return [words[at]?.endsWith("e") ? name.replace(/^(\p{Ll}+e)n(?=\s)/u, "$1") : name];
  }),
  ...goals.split(PARTS_DE).flatMap((part) => {
    const [, name = ""] = KNOWN_DE.exec(part) ?? [];
    return name === "" || NOTHING_DE.test(name) ? [] : [name];
  }),
];

/** "Notdienst bekannt machen": a noun alone, which the wish is to make known. */
const KNOWN_DE =
  /^(?:(?:den|die|das) )?(\p{Lu}[\p{L}-]{4,30}(?: für \p{Lu}[\p{L}-]{3,20})?) (?:bewerben|bekannt(?:er)? ?machen|hervorheben|fördern|ausbauen)$/u;
const PARTS_DE = /[.,;\n] ?| und /u;
/** What a business has of itself, or of its customers. */
const NOTHING_DE =
  /(?:^(?:angebote?|leistungen?|dienstleistungen?|produkte?|sortiment|kurse?|veranstaltungen|events?|service|team|standorte?|firma|unternehmen|betrieb|laden|geschäft|praxis|studio|salon|restaurant|kanzlei|neuigkeiten|aktionen|praxis|marke|name|neueröffnung|eröffnung|vorteile?|mission|anliegen)|(?:buchung(?:en)?|bestellung(?:en)?|anfragen?|reservierung(?:en)?|kunden|gewinnung|bindung|bekanntheit|sichtbarkeit|vertrauen|image|marke|präsenz|reichweite|umsatz|verkauf|kompetenz|erfahrung|qualität|philosophie|konzept|werte|nachhaltigkeit|referenzen|projekte|arbeiten|bewertungen|follower|kanäle?|instagram|facebook|website|webseite|homepage|blog|seite|karriere|jobs|stellen|ausbildung|spenden|verständnis|zusammenarbeit|gemeinschaft|engagement|austausch|dialog))$/iu;

/** "Sample sizes actually in store". */
const ADVERB_LAST = / (?:actually|really|already|currently|available|online|now)$/iu;

const namesBehindVerbs = (goals: string, language: Exclude<Phrasebook, "de">): string[] =>
  [...goals.matchAll(SOLD[language])].flatMap((verb) => {
    const behind = goals.slice(verb.index + verb[0].length);
    const end = NAME_ENDS.exec(behind)?.index ?? behind.length;
    const name = behind
      .slice(0, end)
      .trim()
      .replace(language === "en" ? ADVERB_LAST : /(?!)/u, "");
    const rest = behind.slice(end);
    const told = BRACKET.exec(rest)?.groups?.told;
    const next = NEXT.exec(rest)?.groups?.name ?? "";
    const isNamed = language === "es" ? isHadInSpanish : isHad;
    return [
      ...(isNamed(name) ? [told === undefined ? name : `${name}: ${told}`] : []),
      ...(isNamed(next) && !isWish(next, language) ? [next] : []),
    ];
  });

/** "Sell cakes, grow followers": the second is a wish of its own. */
const MORE_WISHES =
  /^(?:\p{L}+(?:ar|er|ir|re)(?= (?:une?|una|el|la|los|las|les?|des|nuestr|nos)(?!\p{L}))|list|announce|publish|win|secure|offer|share|hire|rank|improve|grow|increase|drive|get|build|fill|boost|attract|generate|collect|gain|recruit|promote|sell|reduce|raise|show|tell|make|take|let|help|reach|launch|book|answer|explain|keep|find|open|bring|add|have|be|do|use)(?!\p{L})/iu;

/** Whether words behind an "and" begin a wish of their own. */
export const startsAnotherWish = (words: string): boolean => MORE_WISHES.test(words);
/** "…, conseguir reseñas": Spanish says by its ending that it is done. */
const isWish = (name: string, language: Exclude<Phrasebook, "de">): boolean =>
  MORE_WISHES.test(name) || (language === "es" && /^\p{L}+(?:[aei]r|rse)(?!\p{L})/u.test(name));

/** "The benefits of …" and "our services" name nothing. */
function isHad(name: string): boolean {
  if (STAFF.test(name)) return true;
  // "Past product launches" are pictures to be shown.
  if (/^(?:past|previous|recent|real|finished|completed)\s/iu.test(name)) return false;
  const count = name.split(" ").length;
  // "Full range of products"
  const [head = name] = name.split(" of ");
  if (name === "" || count > WORDS_MAX || NOTHING_HAD.test(name) || TOLD_APART.test(head))
    return false;
  return count > 1 || ALONE.test(name);
}

/** What is to grow, or how: "pedidos online", "para recoger", "información clara". */
const NO_NAME_ES =
  /^(?:una?|lo|información|atención|confianza|calidad|soluciones|asesoramiento|ayuda|transparencia|descuentos|pedidos?|reservas?|ventas?|citas?|consultas?|presupuestos?|para|de|con|en|por|más|mejor|buena?|todo|nuestros? servicios?)(?!\p{L})/iu;
/** "Promocionar audífonos": a thing of which there are several names itself. */
const SEVERAL_ES =
  /^(?!(?:servicios|productos|trabajos|proyectos|eventos|clientes|pacientes|ofertas|novedades|valores|precios)$)\p{Ll}{5,}s$/u;
const isHadInSpanish = (name: string): boolean =>
  !NO_NAME_ES.test(name) && (isHad(name) || SEVERAL_ES.test(name));
