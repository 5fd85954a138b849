/** The words by which a trade is told from what stands behind it: see `trade-tail.ts`. Tables, no logic. */
import { wordKey } from "./fold-words.ts";
import type { Phrasebook } from "./reading-model.ts";

/** What stands between the trade and what is told of it. */
export type Boundary = "colon" | "has" | "list" | "for";

export const BOUNDARIES: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?<colon>\s?[:–—]\s|\s-\s|,?\s(?:doing|specialising in|specializing in|specialists? in|that|which)\s)|(?<has>,?\s(?:with|offering|serving|including)\s)|(?<list>\s?[,;/&+|•·]\s?(?:and\s)?|\s(?:and|plus)\s)|(?<for>\sfor\s)/giu,
  de: /(?<colon>\s?[:–—]\s|\s-\s|,?\sspezialisiert auf )|(?<has>,?\s(?:mit|samt|inklusive)\s)|(?<list>\s?[,;/&+|•·]\s?(?:und\s)?|\s(?:und|sowie)\s)|(?<for>\sfür\s)/giu,
  fr: /(?<colon>\s?[:–—]\s|\s-\s|,?\sspécialisée?s? (?:en |dans (?:les? |la )?)?)|(?<has>,?\s(?:avec|proposant)\s)|(?<list>\s?[,;/&+|•·]\s?(?:et\s)?|\set\s)|(?<for>\spour\s)/giu,
  es: /(?<colon>\s?[:–—]\s|\s-\s|,?\sespecializad[oa]s? en )|(?<has>,?\scon\s)|(?<list>\s?[,;/&+|•·]\s?(?:[ye]\s)?|\s[ye]\s)|(?<for>\spara\s)/giu,
};

/** Whoever does it: what is named beside is done by the same people. */
export const DOER =
  /(?:[^e]er|eer|[^o]or|ist|man|mason|smith|wright|surgeon|keeper|path|vet|chef|coach|(?:account|consult|celebr)ant|erin|istin|orin|antin|arzt|ärztin|eur|euse|[^f]ier|ière|iste|ien|ienne|avocate?|ero|[^f]era|[^f]ora|ista|abogad[oa]|agent|notary|notaire|midwife|pathe|schmiede)$/iu;
/** The doing: what follows an "and" is done as well, unless it is a trade by itself. */
export const DOING =
  /(?:ing|ery|ment|ogy|tion|aphy|therapy|surgery|care|repairs?|support|taxi|tours|moves|removals|classes|lessons|courses|tuition|erei|ung|bau|pflege|hilfe|unterricht|kurse|training|age|erie|ture|funèbres|cours|ería|ción|[^d]ura|clases|mudanzas|funeraria)s?$/iu;
/** One house: what follows a comma is what there is in it. */
export const HOUSE =
  /(?:choir|club|school|clinic|practice|studio|salon|shop|store|firm|company|agency|garage|workshop|centre|center|theatre|hotel|breakfast|guesthouse|campsite|wall|gym|nursery|parlour|pub|inn|cafe|coffee shop|tearoom|tea room|deli|bakery|bistro|bar|house|home|farm|hostel|cottage|villa|cabin|lodge|chalet|apartment|van|café|restaurant|schule|verein|werkstatt|laden|haus|hof|dienst|kanzlei|praxis|chor|betrieb|hütte|gasthof)$|^(?:cabinet|atelier|école|boutique|hôtel|gîte|auberge|studio|salon|garage|librairie|restaurant|clínica|taller|estudio|escuela|centro|tienda|casa rural|salón|hotel|librería|bar|café)(?!\p{L})/iu;
/** What a trade does and what it teaches end alike. */
export const TAUGHT =
  /(?:classes|lessons|courses|tuition|cours|clases|kurse|unterricht|training|design)$/iu;

const table = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(wordKey));

/** Whom the trades around pets are for, and whom they are not. */
export const PETS =
  /(?:dogs?|cats?|puppies|kittens|hunde?|katzen?|welpen|chiens?|chats?|chiots?|perros?|gatos?|cachorros?)$/iu;
export const FARM_ANIMALS =
  /(?<!\p{L})(?:cows?|cattle|goats?|sheep|pigs?|horses?|reptiles?|birds?|kühe?|rinder|ziegen?|schafe?|schweine?|pferde?|vögel|reptilien|vaches?|chèvres?|brebis|moutons?|porcs?|chevaux|oiseaux|vacas?|cabras?|ovejas?|cerdos?|caballos?|aves)(?!\p{L})/iu;

/** Words that make another business of it: "bakery and catering equipment". */
export const TURNING = {
  /** Of German words in one, as keys. */
  endings:
    /(?:bedarf|zubehoer|software|moebel|geraete|verleih|vermietung|grosshandel|hersteller)$/u,
  courses: /(?:kurs|seminar)$/u,
  all: table(`supplies supplier suppliers supply equipment software app apps platform marketplace hire rental
    rentals leasing wholesale wholesaler distribution distributor manufacturer manufacturing manufacture factory
    merchant merchants dealer dealers importer exporter consultancy consulting consultant consultants
    recruitment marketing magazine blog podcast franchise association federation union insurance parts spares
    accessories uniforms products showroom museum laboratory lab research agency directory network conference
    fair investors machinery machines appliances fit-out fitout prints posters merchandise outs ingredients kits tools auction
    auctions auktion auktionen enchères subasta subastas
    bedarf zubehör ausrüstung plattform verleih vermietung großhandel vertrieb hersteller herstellung fabrik
    produktion beratung berater personalvermittlung magazin verband versicherung versicherungen teile ersatzteile
    produkte labor forschung messe messebau agentur maschinen möbel
    fournitures fournisseur matériel matériels équipement équipements logiciel logiciels application plateforme
    location grossiste distributeur distribution fabricant fabrication usine conseil recrutement revue fédération
    assurance assurances pièces accessoires produits laboratoire recherche agence machines mobilier
    suministros proveedor materiales equipos equipamiento aplicación plataforma alquiler mayorista distribuidor
    distribución fabricante fábrica consultoría revista franquicia asociación federación seguros piezas repuestos
    accesorios productos laboratorio investigación agencia maquinaria mobiliario`),
  /** Whoever writes them may name them. */
  programs: table("software app apps platform plattform logiciel logiciels application plateforme"),
  /** Where a trade teaches, these are its own. */
  teaching:
    table(`training trainer academy college school schools university schulung schulungen ausbildung
    akademie schule formation formations école académie formación escuela academia`),
};
