/** French as it is typed without accents where a word means something else with one: "a lausanne", "ferme dimanche". */
import { isPlaceName } from "./place-words.ts";
import { capitaliseFirst } from "./slices.ts";

type Rule = readonly [RegExp, (typed: string) => string];

const DAYS = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|en août|en janvier)";

/** Nothing else than a place in small letters. */
const CITIES =
  /(?<![\p{L}@/.'’-])(?:bruxelles|lausanne|genève|geneve|fribourg|neuchâtel|neuchatel|lyon|marseille|toulouse|montpellier|bordeaux|strasbourg|nantes|grenoble|dijon|rennes|namur|liège|charleroi|tournai|montréal|montreal|québec|gatineau|sherbrooke|trois-rivières|longueuil|paris|cahors|figeac|perpignan|limoges|besançon|besancon|metz|nancy|reims|rouen|caen|annecy|chambéry|chambery|avignon|nîmes|toulon|antibes|bayonne|biarritz|quimper|lorient|brest|saint-étienne|saint-malo|clermont-ferrand|poitiers|angoulême|périgueux|bergerac|agen|montauban|albi|rodez|carcassonne|narbonne|béziers|sète|arles|aix-en-provence|mulhouse|colmar|épinal|auxerre|nevers|bourges|orléans|chartres|évreux|amiens|lille|roubaix|tourcoing|dunkerque|calais|arras|valenciennes|niort|cholet|saumur|vichy|roanne|mâcon|belfort|montbéliard|ajaccio|bastia|fréjus|hyères|libourne|arcachon|villeurbanne|vénissieux|créteil|montreuil|versailles|argenteuil|colombes|boulogne-billancourt|nanterre|vitry|aubervilliers|champigny|antony|mérignac|pessac|talence|vesoul|lons-le-saunier|chalon-sur-saône|bourg-en-bresse|valserhône|thonon|annemasse|martigues|aubagne|istres|tarbes|lourdes|dax|mont-de-marsan|saint-brieuc|dinan|saint-nazaire|guérande|les sables-d’olonne|challans|belgique|suisse|wallonie|bretagne|normandie|provence|alsace|auvergne|bourgogne|vendée|dordogne|ardèche)(?![\p{L}@.-])/gu;

const SHORT_DAYS: Readonly<Record<string, string>> = {
  ...{ "lun.": "lundi", "mar.": "mardi", "mer.": "mercredi", "jeu.": "jeudi" },
  ...{ "ven.": "vendredi", "sam.": "samedi", "dim.": "dimanche" },
};
const writeDay = (typed: string): string => SHORT_DAYS[typed.toLowerCase()] ?? typed;

export const FRENCH_TYPED: readonly Rule[] = [
  // "Il a Lyon" is said by nobody.
  [
    /(?<=\p{L} )a \p{L}[\p{L}-]{2,20}(?!\p{L})/gu,
    (typed) => (isPlaceName(typed.slice(2)) ? `à ${capitaliseFirst(typed.slice(2))}` : typed),
  ],
  // "Gens du quartier a Sète"; "on a Bosch" has its subject before it.
  [
    /(?<=(?<!(?:^|\P{L})(?:il|elle|on|y|qui|tout|ça|cela))(?<=\p{Ll}{2}) )a (?=\p{Lu}\p{Ll})/gu,
    () => "à ",
  ],
  // "À la ferme le vendredi" is a farm.
  [
    new RegExp(
      `(?<=^|[,;:.(] ?|\\set |\\sest |\\ssommes )ferme(?= (?:le |les |tous les )?${DAYS})`,
      "gu",
    ),
    () => "fermé",
  ],
  // "Sam. et dim.": no sentence ends there.
  [
    /(?<!\p{L})(?:lun|mar|mer|jeu|ven|sam|dim)\.(?=\s?(?:et|ou|au|à|,|&|-|–|\/|\p{N}|(?:lun|mar|mer|jeu|ven|sam|dim)\.))|(?<=(?:et|ou|au|à|,|&|-|–|\/) ?)(?:lun|mar|mer|jeu|ven|sam|dim)\.(?=\s\p{Ll})/gu,
    writeDay,
  ],
  [CITIES, (typed) => capitaliseFirst(typed)],
  [/(?<!\p{L})brabant wallon(?!\p{L})/gu, () => "Brabant wallon"],
  [
    /(?<=\p{L} )a (?=(?:domicile|emporter|vendre|louer|la (?:main|carte|maison|demande|journée|ferme)|l['’]heure|l['’]ancienne|pied|vélo|bois|pellets|partir|côté|jour|poils|cheval)(?!\p{L}))/gu,
    () => "à ",
  ],
  [
    /(?<!\p{L})parce que (?=(?:on|ils?|elles?|une?|en|à)(?!\p{L}))/giu,
    (typed) => `${typed.slice(0, -2)}’`,
  ],
  [/(?<!\p{L})whats ?app(?!\p{L})/giu, () => "WhatsApp"],
  [/(?<![\p{L}@/.])instagram(?![\p{L}.])/gu, () => "Instagram"],
  [/(?<![\p{L}@/.])facebook(?![\p{L}.])/gu, () => "Facebook"],
  [/(?<!\p{L})deplace(?=[ ,.])/gu, () => "déplace"],
  [
    /(?<=\p{L} )a (?=(?:Bruxelles|Lausanne|Genève|Fribourg|Neuchâtel|Namur|Liège|Charleroi|Tournai|Montréal|Québec|Gatineau|Sherbrooke|Longueuil)(?!\p{L}))/gu,
    () => "à ",
  ],
  [/(?<=\p{N}) a (?=\p{N})/gu, () => " à "],
  [/(?<!\p{L})week end/gu, () => "week-end"],
  [/(?<=(?:chiens|animaux|chats|chèques|cheques) )acceptes(?!\p{L})/gu, () => "acceptés"],
  [/(?<!\p{L})rendez vous(?!\p{L})/gu, () => "rendez-vous"],
  // "Personnes agées", "mamans qui peuvent pas": said so, and not written.
  [/(?<!\p{L})agé(?=e?s?(?!\p{L}))/gu, () => "âgé"],
  [/(?<!\p{L})coté(?= (?:de|du|des|d[’'])(?!\p{L}))/gu, () => "côté"],
  [/(?<=\squi )(?=(?:peuvent|veulent|savent|sont|vont|viennent) pas(?!\p{L}))/gu, () => "ne "],
  [/(?<=\squi )(?=(?:ont|osent|aiment|arrivent) pas(?!\p{L}))/gu, () => "n’"],
  [/(?<=(?:patients|patientes|personnes|gens|clients|enfants) )ages?(?=[ ,.;]|$)/gu, () => "âgés"],
  [/(?<!\p{L})au dela(?= de| du)/gu, () => "au-delà"],
  [/(?<!\p{L})etre(?= \p{L})/gu, () => "être"],
];
