/**
 * Places of Spain and Latin America as they are written. Owners who type on a telephone leave out capitals and
 * accents: "en bogota". A table, and the rules by which a small letter becomes a large one.
 */

import { foldLetters } from "./fold-words.ts";

/** None of these words means anything else. */
const PLAIN =
  `Madrid Barcelona Sevilla Zaragoza Málaga Murcia Bilbao Alicante Valladolid Gijón Oviedo Salamanca Girona
  Tarragona Pamplona Galicia Asturias Cantabria Andalucía Cataluña España Mallorca Ibiza Tenerife Lanzarote
  Fuerteventura Menorca Burgos Logroño Badajoz Cáceres Huelva Almería Jaén Huesca Teruel Segovia Albacete
  Castellón Pontevedra Ourense Donostia Vitoria Euskadi Extremadura Aragón Marbella Elche Getafe Alcorcón
  Leganés Móstoles Badalona Terrassa Sabadell Hospitalet Canarias Baleares Triana Lavapiés Malasaña Vallecas Carabanchel Chamberí Chamartín Usera Gràcia Poblenou Ruzafa Nervión México
  CDMX Guadalajara Monterrey Puebla Oaxaca Querétaro Tijuana Cancún Chiapas Jalisco Michoacán Morelia Zapopan
  Tlaquepaque Toluca Veracruz Xalapa Acapulco Mazatlán Culiacán Hermosillo Saltillo Torreón Zacatecas
  Aguascalientes Guanajuato Celaya Irapuato Cuernavaca Pachuca Tlaxcala Yucatán Campeche Villahermosa Tulum
  Coyoacán Sinaloa Nayarit Tepic Colima Vallarta Tepoztlán Argentina Tucumán Neuquén Bariloche Jujuy Chubut
  Patagonia Ushuaia Rawson Trelew Tandil Quilmes Avellaneda Lanús Banfield Catamarca Pinamar Ituzaingó
  Valparaíso Temuco Antofagasta Iquique Arica Rancagua Chillán Pucón Villarrica Chiloé Ñuñoa Maipú Pichilemu
  Llanquihue Frutillar Coquimbo Copiapó Quilpué Curicó Calama Colombia Bogotá Medellín Barranquilla
  Bucaramanga Manizales Ibagué Cúcuta Popayán Villavicencio Neiva Envigado Sabaneta Rionegro Zipaquirá
  Boyacá Tunja Antioquia Quindío Perú Cusco Arequipa Guayaquil Ecuador Bolivia Uruguay Montevideo Paraguay
  Asunción Caracas Venezuela`
    .trim()
    .split(/\s+/u);

/** Of several words, which stand together. */
const JOINED = [
  ...[
    "A Coruña",
    "La Rioja",
    "Las Palmas",
    "San Sebastián",
    "Santiago de Compostela",
    "Palma de Mallorca",
  ],
  ...[
    "Buenos Aires",
    "Mar del Plata",
    "Bahía Blanca",
    "Santa Fe",
    "Villa Carlos Paz",
    "Vicente López",
  ],
  ...["San Juan", "San Luis", "San Rafael", "Río Cuarto", "Río Negro", "San Isidro", "San Telmo"],
  ...[
    "Ciudad de México",
    "San Luis Potosí",
    "Playa del Carmen",
    "Puerto Vallarta",
    "Puerto Escondido",
  ],
  ...[
    "San Cristóbal de las Casas",
    "San Miguel de Allende",
    "Nuevo León",
    "Baja California",
    "Ciudad Juárez",
  ],
  ...["Valle de Bravo", "Santa Marta", "San Gil", "Villa de Leyva", "Eje Cafetero", "San Andrés"],
  ...[
    "Viña del Mar",
    "Puerto Montt",
    "Puerto Varas",
    "Punta Arenas",
    "Las Condes",
    "Puerto Natales",
  ],
  ...["San Pedro de Atacama", "San Martín de los Andes", "Villa La Angostura", "El Calafate"],
];

/** Words of their own, which are places only behind "en". */
const BEHIND_IN = [
  ...["La Plata", "La Paz", "La Serena", "Entre Ríos", "El Poblado", "Ciudad Real", "Los Ángeles"],
  ...`Almagro Armenia Belgrano Bello Caballito Cali Cartagena Chihuahua Chile Concepción Corrientes Cuenca Cádiz
  Córdoba Durango Escobar Formosa Granada Jerez León Lima Lleida Lugo Mendoza Misiones Mérida Navarra Osorno
  Palencia Palermo Panamá Paraná Pereira Pilar Posadas Providencia Quito Resistencia Ronda Rosario Salento
  Salta Santander Santiago Sonora Soria Tabasco Talca Toledo Valdivia Valencia Vigo Villa Zamora Ávila`
    .trim()
    .split(/\s+/u),
];

const BY_FOLDED: ReadonlyMap<string, string> = new Map(
  [...JOINED, ...PLAIN, ...BEHIND_IN].map((name) => [foldLetters(name), name]),
);

/** The letters of a name with and without its accents, in small ones. */
const LOOSE: Readonly<Record<string, string>> = {
  a: "[aá]",
  e: "[eé]",
  i: "[ií]",
  o: "[oó]",
  u: "[uú]",
  n: "[nñ]",
};
const toPattern = (name: string): string =>
  foldLetters(name).replace(/[aeioun]/gu, (letter) => LOOSE[letter] ?? letter);

const toAlternatives = (names: readonly string[]): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map(toPattern)
    .join("|");

const SURE = toAlternatives([...JOINED, ...PLAIN]);
const UNSURE = toAlternatives(BEHIND_IN);
const RULES: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}@.])(?:${SURE})(?![\\p{L}\\p{N}@])`, "gu"),
  new RegExp(`(?<=(?:^|\\s)en )(?:${UNSURE})(?![\\p{L}\\p{N}])`, "gu"),
  // "… en providencia santiago": a quarter and its city.
  new RegExp(`(?<=\\sen \\p{Lu}\\p{L}{2,20} )(?:${UNSURE})(?![\\p{L}\\p{N}])`, "gu"),
  // "… en Llanquihue, chile": behind a place at the end.
  new RegExp(`(?<=\\p{Lu}\\p{L}{2,20},? |^[^,]{6,60}, )(?:${UNSURE})$`, "gu"),
];

/** "Cabañas en el lago llanquihue, chile" with its names as they are written. Only small letters are changed. */
export const capitalisePlaces = (text: string): string =>
  RULES.reduce(
    (left, places) => left.replace(places, (typed) => BY_FOLDED.get(foldLetters(typed)) ?? typed),
    text,
  );

/** Any of them, where a comma parts it from what is done there. */
const ALL: ReadonlySet<string> = new Set([...JOINED, ...PLAIN, ...BEHIND_IN].map(foldLetters));
export const isSpanishPlace = (word: string): boolean => ALL.has(foldLetters(word));

/** Those of one word that are nobody's family name. */
export const SPANISH_PLACE_NAMES: readonly string[] = PLAIN;
