/** Words by which a brief says where: places that are known by name, and nouns for the surroundings. */

import { ENGLISH_PLACE_NAMES } from "./english-places.ts";
import { foldLetters } from "./fold-words.ts";
import { SPANISH_PLACE_NAMES } from "./spanish-places.ts";

/** Cities, regions and countries that small businesses most often name; others are told by "in". */
const NAMED = `london manchester birmingham leeds glasgow edinburgh liverpool bristol sheffield cardiff
  belfast dublin cork galway york bath brighton oxford cambridge nottingham leicester norwich exeter
  plymouth southampton portsmouth newcastle sunderland durham hull bradford derby coventry reading
  swansea aberdeen dundee inverness cornwall devon dorset kent essex sussex surrey suffolk norfolk
  yorkshire lancashire cumbria cheshire somerset wiltshire hampshire scotland wales england ireland
  britain uk usa us canada australia toronto vancouver montreal ottawa sydney melbourne brisbane
  perth auckland wellington chicago boston seattle portland denver austin dallas houston miami
  atlanta philadelphia brooklyn manhattan queens texas california oregon vermont maine ohio florida
  berlin hamburg münchen munich köln cologne frankfurt stuttgart düsseldorf leipzig dortmund essen
  bremen dresden hannover nürnberg duisburg bochum wuppertal bielefeld bonn münster munster karlsruhe
  mannheim augsburg wiesbaden freiburg mainz kiel lübeck erfurt rostock kassel potsdam heidelberg
  regensburg würzburg ulm konstanz tübingen trier jena weimar halle magdeburg passau bamberg
  deutschland bayern sachsen hessen brandenburg thüringen neukölln kreuzberg wien vienna graz linz
  salzburg innsbruck österreich austria zürich zurich bern basel luzern genf schweiz switzerland suisse
  germany südtirol allgäu schwarzwald bodensee eifel ruhrgebiet
  paris lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims
  grenoble dijon angers tours brest avignon annecy biarritz bretagne normandie provence alsace
  bourgogne auvergne savoie corse france bruxelles brussels liege lausanne geneve geneva quebec
  belgique vercors ardeche
  madrid barcelona valencia sevilla zaragoza malaga murcia palma bilbao alicante cordoba valladolid
  vigo gijon granada oviedo cadiz salamanca toledo girona tarragona leon santander pamplona triana
  galicia asturias cantabria andalucia cataluna espana spain mallorca ibiza tenerife mexico bogota
  lima quito santiago buenos_aires montevideo guadalajara oaxaca monterrey medellin
  rome roma milan milano florence firenze naples venice lisbon lisboa porto portugal amsterdam
  rotterdam utrecht antwerp ghent copenhagen oslo stockholm helsinki warsaw prague budapest athens
  europe europa alps alpen alpes tokyo seoul singapore dubai nairobi lagos accra mumbai delhi`;

export const PLACE_NAMES: ReadonlySet<string> = new Set(
  [
    ...NAMED.split(/\s+/u).map((name) => name.replace("_", " ")),
    ...ENGLISH_PLACE_NAMES,
    ...SPANISH_PLACE_NAMES,
  ].map(foldLetters),
);

export const isPlaceName = (word: string): boolean => PLACE_NAMES.has(foldLetters(word));

const AROUND_EN =
  "area|region|neighbou?rhood|city|town|village|villages|valley|county|district|suburbs?|quarter|street|old town|city cent(?:re|er)|town cent(?:re|er)|countryside|coast|high street|wider area|surrounding (?:area|villages|towns)|country|islands?|university|station|harbou?r|airport|river|beach|market|square";
const PROPER = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const PROPER_RUN_EN = `${PROPER}(?:(?: (?:upon|on|de|la|le|of|by|the)(?= \\p{Lu}))? ${PROPER})*`;
const LIST_EN = `${PROPER_RUN_EN}(?:(?:, | and | & |, and )${PROPER_RUN_EN})*`;
const AROUND_DE =
  "Gegend|Region|Nachbarschaft|Viertel|Kiez|Stadt|Innenstadt|Altstadt|Dorf|Umgebung|Umland|Nähe|Quartier|Stadtteil|Landkreis|Kreis|Ort|Tal|Veedel|Raum|Großraum|Land|Grätzel";
const AROUND_FR =
  "quartier|ville|village|région|commune|coin|centre-ville|vallée|agglomération|métropole|alentours|environs|secteur|campagne|pays|département|île";
const AROUND_ES =
  "barrio|zona|ciudad|pueblo|región|provincia|comarca|centro|casco antiguo|alrededores|sierra|valle|isla|costa";

/**
 * Each finds a place at the end of a text; the first group is the place without its preposition. A
 * hyphen is part of a word only, or "A-A-A" could be read in too many ways.
 */
export const PLACE_ENDINGS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `[\\s,]{1,4}(within \\p{N}{1,4} ?(?:miles?|km|kilomet(?:re|er)s?|minutes)(?: of (?:us|here|${LIST_EN}))?)$`,
      "u",
    ),
    new RegExp(
      `[\\s,]{1,4}(?:based )?(?:in|near|around|across|throughout|outside|from|at|in and around|all over) ((?:(?:the|our) )?(?:(?:north|south|east|west|central|greater|northern|southern|eastern|western) )?${LIST_EN}(?: (?:area|region|estates?|station|airport|market|city cent(?:re|er)|and (?:the )?surrounding (?:area|villages|towns)))?)$`,
      "u",
    ),
    new RegExp(
      `[\\s,]{1,4}(?:in|near|around|across|from|throughout|on|along) ((?:the|our|this) (?:(?:local|north|south|east|west|northern|southern|eastern|western) )?(?:${AROUND_EN}))$`,
      "u",
    ),
    new RegExp(
      `[\\s,]{1,4}on the (${PROPER_RUN_EN} (?:Peninsula|Coast|Islands?|Plateau|Plains?|Borders?|[Cc]oast|[Pp]eninsula|border))$`,
      "u",
    ),
    /[\s,]{1,4}(nearby|in town|locally|nationwide|worldwide)$/u,
  ],
  de: [
    /[\s,]{1,4}(im Umkreis von \p{N}{1,4} ?(?:km|Kilometern)(?: um \p{Lu}[\p{L}-]+)?)$/u,
    new RegExp(
      `[\\s,]{1,4}(?:in|aus|um|rund um|nahe|bei|in und um|in ganz|aus ganz) (${PROPER}(?:(?: (?:am|an der|im|ob der|bei))? ${PROPER})?(?:(?:, | und | & )${PROPER})*)$`,
      "u",
    ),
    new RegExp(
      `[\\s,]{1,4}(?:in|aus|im|in der|aus der|aus dem|in dem|in unserer?m?|aus unserer?m?) ((?:(?:näheren|ganzen|weiteren) )?(?:${AROUND_DE})(?: (?:um )?${PROPER})?)$`,
      "u",
    ),
    new RegExp(`[\\s,]{1,4}(?:im|am|vom|an der|auf der) (${PROPER})$`, "u"),
    /[\s,]{1,4}(vor Ort|bundesweit|deutschlandweit|weltweit)$/u,
  ],
  fr: [
    /[\s,]{1,4}(dans un rayon de \p{N}{1,4} ?km(?: autour d(?:e |’|')\p{Lu}[\p{L}-]+)?)$/u,
    new RegExp(
      `[\\s,]{1,4}(?:du|de la|des|dans le|dans la|dans les|dans notre|de notre|en) ((?:${AROUND_FR})(?: (?:de |d[’'])?${PROPER}(?: ${PROPER})*)?)$`,
      "u",
    ),
    new RegExp(
      `[\\s,]{1,4}(?:à|en|dans|dans le|dans la|dans les|autour de|près de|du côté de|de|aux environs de|au|sur) ((?:l[’'])?${PROPER}(?: (?:(?:sur|de|la|en|le|les|du) )*${PROPER})*(?:(?: et (?:à |de |en )?|, )(?:${PROPER}|environs|alentours|ses environs|sa région))*)$`,
      "u",
    ),
  ],
  es: [
    /[\s,]{1,4}((?:en un radio de|a menos de) \p{N}{1,4} ?km(?: de \p{Lu}[\p{L}-]+)?)$/u,
    new RegExp(
      `[\\s,]{1,4}(?:en|a) ((?:(?:una?|el|la|las|los) (?:pequeñ[oa] )?)?(?:pueblos|pueblo|aldea|afueras|norte|sur|este|oeste|orillas|montaña|finca|caserío|parroquia|vereda) de(?:l| la)? (?:(?:sierra|comarca|valle|provincia|costa|isla|ribera) de(?:l| la)? )?${PROPER}(?: ${PROPER})*)$`,
      "u",
    ),
    new RegExp(
      `[\\s,]{1,4}(?:del|de la|de los|en el|en la|en los|de nuestro|por la) ((?:${AROUND_ES})(?: (?:de )?${PROPER}(?: ${PROPER})*)?)$`,
      "u",
    ),
    new RegExp(
      `[\\s,]{1,4}(?:en|cerca de|(?<!(?:Ciudad|Estado|Palma|Jerez|Alcalá|Santiago|Puerto) )de|alrededor de|por|en toda?) ((?:la |el |las |los )?${PROPER}(?: (?:(?:de|del|la|las|los|el) )*${PROPER})*(?:(?: y (?:en )?|, )(?:${PROPER}|Entre Ríos|Río Negro|Santa Fe|La Rioja|Buenos Aires|Nuevo León|alrededores))*(?: capital)?)$`,
      "u",
    ),
  ],
};

/** Large words behind "in", "en" or "from" that are no places. */
export const NO_PLACES =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter|Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|English|French|German|Spanish|Italian|Polish|Welsh|Arabic|Japanese|Chinese|IT|HR|AI|PR|B2B|B2C|STEM|UX|SEO|ERP|SAP|WordPress|Shopify|Excel|Pilates|Reiki|Shiatsu|Yoga|Zumba|Crossfit|CrossFit|Montessori|Taekwondo|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?$/u;

/** German writes every noun large: what such words end in, and those that often follow "in". */
export const NO_GERMAN_PLACES =
  /(?:ung|heit|keit|schaft|tion|tät|nis|tum|ismus|zeit|not|alter|ruhe|raum|hause|leben|en)$|^(?:Not|Rente|Therapie|Führung|Krise|Krisen|Trauer|Familie|Familien|Haus|Büro|Wohnung|Wohnungen|Arbeit|Beruf|Job|Schule|Studium|Handwerk|Handel|Industrie|Mittelstand|Eile|Form|Handarbeit|Holz|Stein|Stoff|Metall|Kultur|Sport|Recht|Alltag|Sitzen|Umbruch|Sommer|Winter|Herbst|Frühling|Wochenende|Abend|Morgen|Montag|Sonntag|Samstag|Freitag|Mai|Juni|Juli|Meister|Bau|Garten|Wasser|Wald|Meer|Land|See|Deutsch|Englisch|Griff|Bewegung|Balance|Hand|Ordnung|Liebe|Leidenschaft|Überzeugung|Tradition|Wunsch|Anfang|Nachwuchs|Haustieren|Kindern|Hunden|Problemen|Schmerzen|Leder|Glas|Papier|Rente|Klinik|Praxis)$/u;
/** … though a place may end so too. */
export const GERMAN_PLACE_ENDINGS =
  /^.{2,}(?:hausen|kirchen|ingen|haven|hafen|furt|berg|burg|stadt|heim|dorf|bach|brück|brücken|münchen|leben|tal|feld|see|stein|wald|au|ow|itz|beck|büttel|stedt|rode|roda|münde|münster|baden|bergen|weiler|hofen|kofen|felden|walde|linden)$/iu;
/** What stands behind "im" and is a region: "Schwarzwald", "Ruhrgebiet". */
export const GERMAN_REGIONS =
  /^.{2,}(?:wald|tal|gau|gäu|land|gebirge|gebiet|raum|kreis|harz|winkel)$/iu;
