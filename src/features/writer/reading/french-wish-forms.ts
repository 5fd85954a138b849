/** What French owners and agencies wish, by the deed of visitors that it comes to. A table, and how it says one of each thing. */
import { askedFor, isKnown, nounOf, oneOf, singular } from "./french-objects.ts";
import { FRENCH_STAFF } from "./romance-wishes.ts";

/** The deed, given the object and all that was found; undefined leaves the part as it is. */
type Say = (object: string, found: RegExpExecArray) => string | undefined;
type Wish = readonly [RegExp, Say];

const WHO =
  "(?:(?:l[’']objectif est |notre but est )?(?:de |d[’'])?(?:(?:nous|je|on) (?:voulons|veux|veut|souhaitons|souhaite|voudrions|voudrais|voudrait|aimerions|aimerais|cherchons à|cherche à) |j[’']aimerais |il nous faut ))?";
const HAD =
  "(?:(?:obtenir|recevoir|avoir|générer|susciter|augmenter|développer|favoriser|encourager|faciliter|booster|stimuler|multiplier|collecter|décrocher|gagner|accroître|relancer|optimiser|déclencher|inciter à|pousser à|faire|prendre) )?";
const SOLD =
  "(?:vendre|proposer|promouvoir|offrir|lancer|commercialiser|faire connaître|faire découvrir|mettre en avant|mettre en valeur|présenter|remplir|organiser|vente|promotion|développer|booster|valoriser)";
const MORE =
  "(?:(?:plus|davantage|un maximum|le nombre|le volume) )?(?:(?:de|des|du|les|la|le|nos|mes|notre|mon|ma|en|une?) |d[’']|l[’'])?(?:nouve(?:lles|aux|l|lle) )?";
const OBJECT = "(?<object>[\\p{L}\\p{N}’-]+(?: [\\p{L}\\p{N}’-]+){0,7})";

const form = (text: string): RegExp => new RegExp(`^${text.replace("$", () => OBJECT)}$`, "iu");
const had = (text: string): RegExp => form(`${WHO}${HAD}${MORE}${text}`);
const sold = (text: string): RegExp => form(`${WHO}(?:${SOLD} )${MORE}${text}`);
/** Sold, or named as it is. */
const named = (text: string): RegExp => form(`${WHO}(?:${SOLD} |${HAD})${MORE}${text}`);

/** Who is meant, when or how: no thing that is asked for. */
const NO_THING =
  /^(?:(?:les|des|le|la|nos|notre|l[’']) ?)?(?:groupes?|familles?|écoles?|entreprises?|clients?|clientes|patients?|enfants?|adultes?|particuliers|professionnels|pros|noël|pâques|fêtes|été|hiver|week-ends?|vacances|semaine|saison|jour|année|site|internet|rentrée)(?!\p{L})/iu;

/** "Pour un mariage", "de réfection de toiture": behind a noun such as "devis". */
function behindQuote(object: string): string {
  if (/^(?:(?:le|la|une?|votre|vos|des) |l[’'])/iu.test(object)) return `pour ${object}`;
  const asked = askedFor(object);
  return asked === undefined ? `pour ${object}` : `pour ${asked}`;
}

/** What is booked, one of several. */
export const BOOKED =
  /^(?:stage|atelier|cours|séance|soin|cure|massage|visite|dégustation|formation|initiation|consultation|bilan|chambre|nuit|séjour|week-end|weekend|balade|randonnée|sortie|croisière|leçon|essai|retraite|journée|demi-journée|soirée|coaching|test|baptême|diagnostic|entretien|emplacement|tour|circuit|modelage)$/iu;
/** Who else is looked for. */
const TRADES =
  "électricien(?:ne)?s?|plombiers?|chauffagistes?|menuisiers?|maçons?|couvreurs?|peintres?|mécanicien(?:ne)?s?|boulang(?:er|ère)s?|pâtissi(?:er|ère)s?|bouchers?|fleuristes?|esthéticiennes?|barbi(?:er|ère)s?|agents? (?:d[’']entretien|de propreté|de nettoyage|immobiliers?|commercia(?:l|ux))|commis|chefs? (?:de|d[’'])|paysagistes?|jardini(?:er|ère)s?|livreu(?:r|se)s?|professeure?s?|profs?|monit(?:eur|rice)s?|format(?:eur|rice)s?|secrétaires?|comptables?|commercia(?:l|le|ux|les)|négociat(?:eur|rice)s?|réceptionnistes?|gouvernantes?|femmes? de chambre|personnel|salariés?|alternante?s?|monteurs?|talents|puéricultrices?|kinés?|remplaçante?s?|ostéopathes?|sages-femmes|dentistes?|opticien(?:ne)?s?|kinésithérapeutes?|vétérinaires?|coachs?|préparat(?:eur|rice)s?|pharmacien(?:ne)?s?|développeu(?:r|se)s?";
const EVENTS =
  "(?:anniversaires?|mariages?|séminaires?|baptêmes?|événements?|réceptions?|fêtes?|soirées? (?:privées?|d[’']entreprise)|EVJF|EVG|team[ -]buildings?|buffets?|cocktails?)";
export const EVENT = new RegExp(`^${EVENTS}(?!\\p{L})`, "iu");

const tail = (object: string | undefined): string => (object === undefined ? "" : ` ${object}`);

export const MEETING = "prendre rendez-vous";

export const WISHES: readonly Wish[] = [
  [
    had(
      "demandes? de devis(?<free> gratuits?)?(?: en ligne)? (?<join>pour|de|d[’']|sur|concernant) ?$",
    ),
    (object, { groups = {} }) =>
      NO_THING.test(object)
        ? undefined
        : `demander un devis${groups.free ? " gratuit" : ""} ${behindQuote(object)}`,
  ],
  [
    had("demandes? de devis $"),
    (object) =>
      /^(?:avec|pour|de|par|sur|en) /iu.test(object) || !isKnown(object)
        ? undefined
        : `demander un devis ${behindQuote(object)}`,
  ],
  [had("demandes? de devis avec $"), (object) => `demander un devis avec ${object}`],
  [had("(?:demandes? de |prises? de )rendez-vous(?: en ligne)?"), () => MEETING],
  [
    had("(?:demandes? de |prises? de )?rendez-vous(?: en ligne)? pour $"),
    (object) => {
      if (NO_THING.test(object)) return undefined;
      const asked = /^(?:le |la |l[’']|des )/iu.test(object) ? object : askedFor(object);
      if (asked === undefined) return undefined;
      return /^une? (?:premi|bilan|entretien|consultation|séance|essai|diagnostic|échange)/iu.test(
        asked,
      )
        ? `réserver ${asked}`
        : `prendre rendez-vous pour ${asked}`;
    },
  ],
  [
    had(
      "(?:demandes? de |prises? de )?rendez-vous (?<which>découverte|conseil|bilan|téléphonique|en visio|visio|diagnostic|d[’']essai|d[’']information)s?",
    ),
    (_object, { groups = {} }) => `prendre un rendez-vous ${groups.which?.toLowerCase()}`,
  ],
  [
    had("(?:pré)?commandes? (?<join>pour|de|d[’']) ?$"),
    (object, { groups = {} }) => {
      const asked = NO_THING.test(object) ? undefined : askedFor(object);
      if (asked === undefined) return undefined;
      return groups.join?.toLowerCase() === "pour"
        ? `commander pour ${asked}`
        : `commander ${asked}`;
    },
  ],
  [had("réservations? (?:en direct|directes)(?: sans .{3,30})?"), () => "réserver en direct"],
  [
    had("réservations? de groupes?(?<who> scolaires?)?"),
    (_object, { groups = {} }) =>
      `réserver pour un groupe${groups.who === undefined ? "" : " scolaire"}`,
  ],
  [
    had("privatisations? pour $"),
    (object) => {
      const asked = askedFor(object);
      return asked && `privatiser pour ${asked}`;
    },
  ],
  [
    form("(?:obtenir|générer|recevoir|décrocher|faire) (?:des |plus de |de )?devis pour $"),
    (object) => (NO_THING.test(object) ? undefined : `demander un devis ${behindQuote(object)}`),
  ],
  [
    had("prises? de (?:mesures|cotes)(?<where> à domicile| sur place| gratuite)?"),
    (_object, { groups = {} }) => `demander une prise de mesures${groups.where ?? ""}`,
  ],
  [
    had("réservations? (?:de|d[’']) ?$"),
    (object) => {
      const one = NO_THING.test(object) ? undefined : oneOf(object);
      return one && `réserver ${one}`;
    },
  ],
  [
    form("proposer (?:des|les) (?<object>[\\p{L}\\p{N}’ -]{3,40} gratuite?s)"),
    (object) => sayOne("demander", object),
  ],
  [
    form(`${WHO}${HAD}${MORE}(?:leads?|prospects?)(?: qualifiés?)?`),
    () => "attirer de nouveaux clients",
  ],
  [had("demandes? de (?:disponibilités?|dates?)"), () => "demander une date"],
  [sold("(?<object>options? .{3,40})"), (object) => sayOne("demander", object)],
  [form("click ?(?:and|&|et|’n’) ?collect"), () => "commander pour un retrait en magasin"],
  [had("devis gratuits"), () => "demander un devis gratuit"],
  [
    had(
      "demandes? de devis (?<how>(?!en|qualifiée?s?|pour|avec|par|sur|gratuits?)[\\p{L}-]{4,20}|sur mesure|en ligne)",
    ),
    (_object, { groups = {} }) =>
      `demander un devis ${groups.how?.includes(" ") ? groups.how : singular(groups.how ?? "")}`,
  ],
  [
    had(
      "(?:demandes? de |prises? de )?rendez-vous (?<where>en (?:showroom|magasin|agence|boutique|cabinet|visio|atelier)|au (?:cabinet|showroom|magasin|bureau|studio)|à (?:domicile|l[’']agence|l[’']atelier)|sur place)",
    ),
    (_object, { groups = {} }) => `prendre rendez-vous ${groups.where}`,
  ],
  [
    had(
      "(?:demandes? d[’'])?inscriptions? pour (?<when>(?:la|le|les) [\\p{L} ’-]{3,30}|l[’'][\\p{L} ’-]{3,30})",
    ),
    (_object, { groups = {} }) => `s’inscrire pour ${groups.when}`,
  ],
  [
    had(
      "appels?(?: téléphoniques)? (?:pour|de|d[’']) ?(?:les |des |un )?(?<object>dépannages?|interventions?)(?: .{3,30})?",
    ),
    (object) => sayOne("demander", object),
  ],
  [
    had("(?:demandes?|interventions?) (?:pour les |pour |en |d[’'])urgences?(?<when> .{3,30})?"),
    (_object, { groups = {} }) => `signaler une urgence${groups.when ?? ""}`,
  ],
  [
    form(
      `${WHO}remplir (?:les |nos |mes |toutes les |\\p{N}{1,2} |deux |trois )?(?:dernières )?places(?<when> pour (?!enfants|adultes)[\\p{L} ’-]{3,30})?(?: disponibles| libres| de [\\p{L} ’-]{3,20})?`,
    ),
    (_object, { groups = {} }) =>
      groups.when === undefined ? "inscriptions" : `demander une place${groups.when}`,
  ],
  [
    form(
      "rencontrer (?:les|des|mes|nos|de nouve(?:aux|lles)) (?:futurs? )?(?:parents|familles|client(?:e)?s|patients|élèves|mariés|gens|habitants|porteurs de projet)",
    ),
    () => "convenir d’un rendez-vous",
  ],
  [
    had(
      "(?:télécharger|téléchargements? (?:du|de la|de notre)|demandes? (?:du|de la|de)) ?(?:le |la |notre |nos |un |une )?(?<object>catalogue|brochure|plaquette|dossier d[’']inscription|programme)s?",
    ),
    (object) => `demander ${/^(?:brochure|plaquette)/iu.test(object) ? "la" : "le"} ${object}`,
  ],
  [
    had(
      "commandes? (?:d[’']entreprises?|professionnelles|de cadeaux d[’']entreprise)(?<when> pour (?:noël|les fêtes)| de fin d[’']année)?",
    ),
    (_object, { groups = {} }) =>
      `commander pour votre entreprise${/no[eë]l/iu.test(groups.when ?? "") ? " à Noël" : ""}`,
  ],
  [
    form(
      "faire (?:découvrir|visiter) (?<place>(?:l[’'](?:atelier|exploitation|élevage|usine)|la (?:cave|ferme|boutique|brasserie|distillerie|chèvrerie|miellerie|savonnerie|maison)|le (?:domaine|musée|jardin|chai|château|moulin|vignoble|verger|lieu|site)|notre \\p{L}+|mon \\p{L}+))",
    ),
    (_object, { groups = {} }) => `visiter ${groups.place?.replace(/^mon /iu, "notre ")}`,
  ],
  [
    form(
      "vendre (?<object>(?:du |de la |de l[’'])[\\p{L} ’-]{3,40}?)(?: en ligne| en direct| sur place)?",
    ),
    (object) =>
      NO_GOODS.test(object.replace(/^(?:du|de la|de l[’']) ?/iu, ""))
        ? undefined
        : `acheter ${object}`,
  ],
  [form("réserver (?:des|les) $"), (object) => sayOne("réserver", object)],
  // A place is asked for by whoever puts a name down.
  [had("(?:demandes? d[’'])?(?:pré-?)?inscriptions?"), () => "inscriptions"],
  [
    had("(?:demandes? d[’'])?inscriptions? (?<join>au|aux|à la|en) $"),
    (object, { groups = {} }) => {
      // "Aux stages des vacances" are those of certain days.
      const isAny =
        groups.join?.toLowerCase() === "aux" && !/ (?:des|du|de la|de l[’']) ?/iu.test(object);
      const one = isAny ? oneOf(object) : undefined;
      return one === undefined ? `s’inscrire ${groups.join} ${object}` : `s’inscrire à ${one}`;
    },
  ],
  [had("(?:demandes? d[’'])?inscriptions? à l[’']$"), (object) => `s’inscrire à l’${object}`],
  [
    named("visites? (?:guidées?|commentées?)(?: (?<when>.{3,30}))?"),
    (_object, { groups = {} }) => `réserver une visite guidée${tail(groups.when)}`,
  ],
  [
    form(
      `${WHO}(?:${HAD}(?:plus de |des )?demandes? de|organiser (?:des|les)|proposer (?:des|les)) visites?(?<free> gratuites?)?(?: (?:de la|du|des|de l[’']) ?[\\p{L} ’-]{3,24})?`,
    ),
    (_object, { groups = {} }) => `demander une visite${groups.free ? " gratuite" : ""}`,
  ],
  [
    named("(?:demandes? de )?rappels?(?: téléphoniques?| gratuits?| immédiats?| par téléphone)?"),
    () => "demander à être rappelé",
  ],
  [
    named(
      "(?:demandes? d[’'])?(?:estimations?|évaluations?)(?: immobilières?| en ligne)?(?<free> gratuites?)?(?: (?:de|des|d[’']) ?(?:biens?|maisons?|appartements?)(?: .{3,20})?)?",
    ),
    (_object, { groups = {} }) => `demander une estimation${groups.free ? " gratuite" : ""}`,
  ],
  [had("mandats? (?:de vente|exclusifs?|simples?)(?: .{3,20})?"), () => "confier votre bien"],
  [had("mandats? de (?:gestion|location)(?: .{3,20})?"), () => "confier la gestion de votre bien"],
  [
    named("(?:bons?|cartes?|chèques?|coffrets?)[ -]cadeaux?(?<when> (?:pour|à) .{3,30})?"),
    (_object, { groups = {}, 0: whole }) => `offrir ${giftOf(whole)}${groups.when ?? ""}`,
  ],
  [
    form(
      "remplir (?:l[’']agenda|le planning|le carnet de rendez-vous|les créneaux|les (?:heures|journées) creuses)(?: .{3,40})?",
    ),
    () => "prise de rendez-vous",
  ],
  [
    form(
      "remplir (?:le service|les services|la salle|le restaurant|la terrasse|les tables|les chambres|le gîte|les gîtes)(?: .{3,40})?",
    ),
    () => "réservations",
  ],
  [
    named(
      "privatisations?(?: (?:de la|de l[’']|du|de notre|d[’']un|d[’']une|de) ?[\\p{L} ’-]{3,30})?",
    ),
    (_object, { 0: whole }) => `privatiser ${placeOf(whole)}`,
  ],
  [
    form(
      `${WHO}(?:accueillir|organiser|proposer|promouvoir|vendre) (?:des|les|nos|plus de|plus d[’']) ?(?<object>${EVENTS}(?: [\\p{L}’-]+){0,4})`,
    ),
    (object) => sayOne("organiser", object),
  ],
  [form(`${WHO}accueillir (?:des|les|plus de) groupes?(?: .{3,30})?`), () => "venir en groupe"],
  [
    had("demandes?(?: d[’']informations?| de renseignements?| de contacts?)? pour $"),
    (object) => {
      const one = EVENT.test(object) ? oneOf(object) : undefined;
      return one && `demander une date pour ${one}`;
    },
  ],
  [
    form(
      "(?:répondre aux|traiter les|gérer les|prendre en charge les|recevoir les|recevoir des)? ?(?:demandes pour |interventions d[’']|dépannages? d[’']|dépannages? en |dépanner en )?urgences?(?: (?:de |pour )?(?:plomberie|chauffage|dentaires?|vétérinaires?|week-end|nuit))?",
    ),
    () => "signaler une urgence",
  ],
  [
    form(
      `${WHO}(?:recruter|embaucher|trouver|recrutement (?:d[’']|de)|recherche (?:d[’']|de)|rechercher|chercher) ?(?:(?:une?|des|de|du|deux|trois|notre|nos|d[’']) ?)?(?:futurs? |nouve\\p{L}{1,4} |bonn?e?s? )?(?!bénévoles)(?:${FRENCH_STAFF}|${TRADES})(?: [\\p{L}’-]+){0,5}`,
    ),
    () => "envoyer une candidature",
  ],
  [
    had("(?:candidatures?(?: spontanées?)?(?: d[’'e].{3,30})?|recrutement)"),
    () => "envoyer une candidature",
  ],
  [form("faire (?:goûter|gouter|déguster) (?:nos|mes|les) $"), (object) => `goûter nos ${object}`],
  [
    form(
      `${WHO}(?:(?:proposer|développer|promouvoir|vendre) )?(?:la |des |plus de |nos )?locations? (?:de |d[’']|des )$`,
    ),
    (object) => sayHired(object),
  ],
  [form("louer (?:des|les|nos|mes) $"), (object) => sayHired(object)],
  [
    form(
      `${WHO}(?:(?:proposer|développer|promouvoir) )?(?:la |des |les |plus de )?réparations? (?:de |d[’']|des )$`,
    ),
    (object) => sayOne("faire réparer", object),
  ],
  [form("réparer (?:des|les|vos|tous les) $"), (object) => sayOne("faire réparer", object)],
  [
    form(
      `${WHO}(?:signer|décrocher|vendre|promouvoir|offrir|lancer|développer|vente|promotion) ${MORE}(?<object>contrats? .{3,60})`,
    ),
    (object) => sayOne("souscrire", object),
  ],
  [sold("(?<object>abonnements?(?: .{3,60})?)"), (object) => sayOne("prendre", object)],
  [
    sold("(?<object>(?:forfaits?|packs?|cartes? de \\p{N}{1,2}) .{3,60})"),
    (object) => sayOne("acheter", object),
  ],
  [
    form(
      "proposer (?<object>une? (?:diagnostic|bilan|audit|étude|consultation|essai|démonstration|expertise|accompagnement|évaluation)(?: [\\p{L}’-]+){0,5})",
    ),
    (object) => `demander ${object}`,
  ],
  [
    had("demandes? (?:de |d[’'])$"),
    (object) =>
      NO_THING.test(object) || /^(?:devis|rendez-vous)/iu.test(object) || !isKnown(object)
        ? undefined
        : sayOne("demander", object),
  ],
  [
    sold("$"),
    (object, { 0: whole }) => {
      if (BOOKED.test(nounOf(object))) return sayOne("réserver", object);
      return GOODS.test(whole) && !NO_THING.test(object) && isSeveral(object)
        ? `acheter ${askedFor(object)}`
        : undefined;
    },
  ],
];

const GOODS = /^(?:vendre|vente) /iu;
const NO_GOODS =
  /^(?:prestations?|services?|formules?|options?|cadeaux|produits?(?: \p{L}+)?|offres?|articles?|créations?|réalisations?|compétences|projets?|idées|mandats?)(?: |$)/iu;
const isSeveral = (object: string): boolean =>
  /^\p{L}+[sx](?: |$)/iu.test(object) && !NO_GOODS.test(object);

export function sayOne(verb: string, object: string): string | undefined {
  const one = oneOf(object);
  return one === undefined ? undefined : `${verb} ${one}`;
}

/** There is but one room to let, and many bicycles. */
function sayHired(object: string): string | undefined {
  if (/^salle(?: |$)/iu.test(object)) return `louer la ${object}`;
  const asked = askedFor(object);
  return asked === undefined ? undefined : `louer ${asked}`;
}

function giftOf(wish: string): string {
  const [, kind = ""] = /(bon|carte|chèque|coffret)s?[ -]cadeaux?/iu.exec(wish) ?? [];
  const name = kind.toLowerCase();
  return `${name === "carte" ? "une" : "un"} ${name === "chèque" ? "chèque-cadeau" : `${name} cadeau`}`;
}

const ARTICLES: Readonly<Record<string, string>> = {
  ...{ "de la": "la ", "de l’": "l’", "de l'": "l’", du: "le ", "de notre": "notre " },
  ...{ "d’un": "un ", "d’une": "une ", de: "" },
};
/** "Privatisation de la salle": the room. */
function placeOf(wish: string): string {
  const [, behind = ""] = wish.split(/privatisations? /iu);
  const [, join = "", place = ""] =
    /^(de la|de l[’']|du|de notre|d[’']une|d[’']un|de) ?([\p{L} ’-]{3,30})$/iu.exec(behind) ?? [];
  if (place === "") return "le lieu";
  const article = ARTICLES[join.toLowerCase()] ?? "";
  return article === "" ? (oneOf(place) ?? `la ${place}`) : `${article}${place}`;
}
