/**
 * What marketing wishes in Spanish, as what visitors do: "conseguir más primeras consultas" is "pedir una primera
 * consulta", "llenar los talleres" is "apuntarse a los talleres", "vender bonos regalo" is "pedir un bono regalo". Of
 * goals; a wish that is none of these stays as it is.
 */
import { oneInSpanish, withArticleInSpanish } from "./spanish-number.ts";

/** What a business would like to have more of; none of it is said to visitors. */
const WANTING =
  "(?:(?:conseguir|generar|aumentar|recibir|captar|atraer|lograr|obtener|incrementar|impulsar|fomentar|facilitar|potenciar|cerrar|tener|vender|ofrecer|gestionar) )?";
/** How many of it, and whose: of no matter to whoever books one. */
const QUANTITY =
  /^((?:conseguir|generar|aumentar|recibir|captar|atraer|lograr|obtener|incrementar|impulsar|fomentar|facilitar|potenciar|cerrar|tener|vender|vendo|vendemos|ofrecer|gestionar|agendar|concertar|programar|venta de|ventas de) )?(?:el número de|la cantidad de|las ventas de|la venta de|más|nuev[oa]s|muchas|los|las|nuestr[oa]s|mis) /iu;
const WISHING =
  /^(?:y |también |además )?(?:también )?(?:quiero |queremos |me gustaría |nos gustaría )(?=vender )|(?<=^vend(?:o|er|emos)) también(?= )/iu;
const QUANTITIES_MAX = 3;
/** "Quiero vender más tarjetas regalo" is "vender tarjetas regalo". */
function dropQuantity(part: string): string {
  let left = part.replace(WISHING, "");
  for (let round = 0; round < QUANTITIES_MAX; round += 1) left = left.replace(QUANTITY, "$1");
  return left;
}
const REQUESTS = "(?:(?:solicitudes|peticiones|reservas|citas|inscripciones) (?:de|para) )?";

/** What one asks for, and what one books: each as it stands in a list. */
const ASKED =
  "primeras? (?:consultas?|visitas?)|consultas (?:iniciales|gratuitas|online|de \\p{L}{4,})|valoraciones|valoración|tasaciones|auditorías|demos|demostraciones|pruebas? de \\p{L}{3,}|diagnósticos|asesorías|revisiones|evaluaciones|muestras|reuniones|entrevistas|visitas (?:técnicas|comerciales|informativas|de obra|a domicilio)|visitas (?:a|de) (?:casas|pisos|viviendas|inmuebles|propiedades|chalets?)";
const BOOKED =
  "clases? (?:de prueba|sueltas?|particulares?|gratuitas?|individuales)|sesión(?: |$)|sesiones|escapadas|experiencias|excursiones|catas|visitas (?:guiadas|con cata|privadas|teatralizadas)|masajes|tratamientos|rutas|degustaciones|talleres privados";
const WITH_DATE = "llamadas? de (?!urgencias?|emergencias?|teléfono)\\p{L}{4,}";
const NAMED = `(?:primer[ao]s? )?(?:${ASKED}|${BOOKED}|${WITH_DATE})`;
const REST = "(?: [^.;:()\\n\\p{N}]{2,60})?";

const whole = (form: string): RegExp => new RegExp(`^${form}$`, "iu");

const DEED = whole(
  `(agendar |concertar |programar |reservar |pedir |solicitar |${WANTING})${REQUESTS}(${NAMED})(${REST})`,
);
const IS_BOOKED = whole(`(?:primer[ao]s? )?(?:${BOOKED})${REST}`);
const HOUSES =
  /^((?:primera )?visita) (?:a|de) (?:casas|pisos|viviendas|inmuebles|propiedades|chalets?)/iu;
const SAID = /^(?:reservar|pedir|solicitar)$/iu;
const KEEPS_VERB = /^(?:agendar|concertar|programar)$/iu;

const JOINED = "hacerse socio";
type Rule = readonly [RegExp, (found: readonly string[]) => string];

/** "Clases", "noches": what is to be filled, with how a visitor takes a place. */
const FILLED = "(?:llenar|completar|ocupar|cubrir) (?:más )?";
const COURSES =
  "(?:clases|cursos|talleres|campamentos|grupos|retiros|intensivos|formaciones|entrenamientos|monográficos|seminarios|jornadas|sesiones|actividades)";
const EVENINGS =
  "(?:noches|cenas|catas|menús|brunch(?:es)?|conciertos|degustaciones|eventos|comidas|tardes|veladas|espectáculos)";

const GIVEN = "(bonos?|tarjetas?|vales?|cheques?|cajas?|packs?|cestas?)[ -](?:de )?regalo";
const SOLD = "(?:vender|vendo|vendemos|promocionar|venta de|ventas de|impulsar|aumentar) ";

const RULES: readonly Rule[] = [
  [
    whole(`${SOLD}${GIVEN}`),
    ([, one = ""]) => `pedir ${withArticleInSpanish(oneInSpanish(one))} regalo`,
  ],
  [
    whole(`${SOLD}(bonos|abonos|packs|paquetes)( de [^.;:()\\n]{3,40})`),
    ([, one = "", of = ""]) => `pedir ${withArticleInSpanish(oneInSpanish(one))}${of}`,
  ],
  [whole(`${SOLD}entradas(${REST})`), ([, rest = ""]) => `comprar entradas${rest}`],
  [
    whole(
      `(?:vender |ofrecer |firmar |${WANTING})(?:contratos?|plan(?:es)?) de mantenimiento(${REST})`,
    ),
    ([, rest = ""]) => `contratar el mantenimiento${rest.replace(/^ anuales/iu, " anual")}`,
  ],
  [
    whole(
      "(?:dar de alta|altas|darse de alta) en (el|la|los|las|nuestro|nuestra) ([^.;:()\\n]{3,50})",
    ),
    ([, article = "", plan = ""]) => `apuntarse ${toArticle(article)} ${plan}`,
  ],
  [
    whole(`${WANTING}(?:altas de )?(?:nuev[oa]s )?soci[oa]s`),
    ([found = ""]) => (/^soci[oa]s$/iu.test(found) ? found : JOINED),
  ],
  [
    whole(`${FILLED}(?:plazas|huecos)(?: libres)?(${REST})`),
    ([, rest = ""]) => `reservar plaza${rest}`,
  ],
  [
    whole(`${FILLED}(?:el |la |las |los )?(?:mesas|comedor|restaurante|local|terraza)`),
    () => "reservar mesa",
  ],
  [whole(`${FILLED}(?:la |las |el |los )?(?:agenda|consulta|citas)`), () => "pedir cita"],
  [
    whole(`${FILLED}(?:(las|los) )?(${COURSES}${REST})`),
    ([, article = "", courses = ""]) => `apuntarse a ${withThe(article, courses)}`,
  ],
  [
    whole(`${FILLED}(?:(las|los) )?(${EVENINGS}${REST})`),
    ([, article = "", evenings = ""]) => `reservar para ${withThe(article, evenings)}`,
  ],
  [
    whole(`vender (?:(las|los) )?(${COURSES}${REST})`),
    ([, article = "", courses = ""]) => `apuntarse a ${withThe(article, courses)}`,
  ],
  [
    whole(
      `(?:organizar|promocionar|anunciar|difundir|llenar) (?:(?:las|los|nuestras) )?((?:jornadas|charlas|sesiones|visitas) (?:de puertas abiertas|informativas))`,
    ),
    ([, days = ""]) => `asistir a las ${days}`,
  ],
  [
    whole(`(?:inscripciones|matrículas) (?:para|en|a) (los|las) ([^.;:()\\n\\p{N}]{3,50})`),
    ([, article = "", courses = ""]) => `inscribirse en ${article} ${courses}`,
  ],
  [
    whole(
      `(?:impulsar|aumentar|conseguir|recibir|más) pedidos(?: online)? (a domicilio|para llevar|para recoger)`,
    ),
    ([, way = ""]) => `pedir ${way}`,
  ],
  [
    whole("(?:ventas|venta) (?:online|por internet|en línea) de ([^.;:()\\n\\p{N}]{3,40})"),
    ([, goods = ""]) => `comprar ${goods}`,
  ],
  [
    whole("(?:captar|conseguir|buscar|encontrar|más|nuevos) distribuidores"),
    () => "ser distribuidor",
  ],
  [
    whole("(?:captar|conseguir|buscar|encontrar|más|nuevos) puntos de venta"),
    () => "ser punto de venta",
  ],
  [
    whole("alquiler de ([^.;:()\\n\\p{N}]{3,40})"),
    ([found = "", thing = ""]) => (/^A/u.test(found) ? found : `alquilar ${thing}`),
  ],
  // "Captar propietarios para valoraciones gratuitas": what they are to do.
  [
    whole(
      `(?:captar|conseguir|atraer|buscar|encontrar) [^,.;:()\\n]{3,50}? para (${NAMED}${REST})`,
    ),
    ([, wish = ""]) => sayPart(wish),
  ],
  [
    whole(
      "(?:captar|conseguir|atraer|buscar|ganar|tener|aumentar|más|nuev[oa]s) (?:[^,.;:()\\n]{3,60} )?(?:mayoristas|al por mayor|al mayor)",
    ),
    () => "pedir al por mayor",
  ],
  [
    whole(
      `${WANTING}(?:altas|suscripciones|suscriptores|registros|inscripciones)? ?(?:a |en |de |para )?(?:la |el |nuestr[oa] )?(newsletter|boletín)(${REST})`,
    ),
    ([, letter = "", of = ""]) => `recibir ${/^b/iu.test(letter) ? "el" : "la"} ${letter}${of}`,
  ],
  [
    whole(`${WANTING}descargas (?:de |del )(?:la |el |nuestr[oa] )?([^.;:()\\n]{3,50})`),
    ([, thing = ""]) => `pedir ${THE[thing.split(" ")[0]?.toLowerCase() ?? ""] ?? ""}${thing}`,
  ],
  [
    whole(
      `${WANTING}(?:(?:solicitudes|peticiones) de )?presupuestos?(?: gratis| gratuitos?| personalizados?| online)?((?: (?:de|para) [^.;:()\\n\\p{N}]{3,50})?)`,
    ),
    ([found = "", of = ""]) => (/^pedir/iu.test(found) ? found : `pedir presupuesto${of}`),
  ],
  [
    whole(
      `${WANTING}(?:solicitudes|consultas|peticiones) (?:de|sobre) (?:la )?(?:disponibilidad|fechas)(${REST})`,
    ),
    ([, rest = ""]) => `consultar disponibilidad${rest}`,
  ],
  [
    whole(
      "(?:(?:atender|recibir|generar|conseguir|captar|aumentar|gestionar|más) ){1,2}(?:(?:las |los )?(?:llamadas|avisos|servicios) (?:de|por|para) )?(?:las )?(?:urgencias?|emergencias?)|(?:llamadas|avisos) (?:de|por|para) (?:urgencias?|emergencias?)",
    ),
    () => "avisar de una urgencia",
  ],
  [whole(`encargos de ([^.;:()\\n]{3,60})`), ([, thing = ""]) => `encargar ${thing}`],
  [
    whole(
      "(?:reservas para |captar |conseguir )?(despedidas|fiestas de cumpleaños|eventos de empresa|eventos privados)(?: de solter[oa]s?)?",
    ),
    ([, party = ""]) => `organizar ${withArticleInSpanish(oneInSpanish(party))}`,
  ],
  [
    whole(
      "suscripciones (semanales|mensuales|quincenales)((?: (?:de|a|para) [^.;:()\\n\\p{N}]{3,50})?)",
    ),
    ([, often = "", of = ""]) => `pedir una suscripción ${oneInSpanish(often)}${of}`,
  ],
  // "Aumentar los encargos de tartas": the wish ends before the deed.
  [
    whole(
      `(?:conseguir|generar|aumentar|recibir|lograr|obtener|incrementar|impulsar|fomentar) ((?:encargos|pedidos) (?:de|para) [^.;:()\\n]{3,60})`,
    ),
    ([, deed = ""]) => deed,
  ],
  [
    whole(
      "reservas de ((?:ortodoncia|implantes|blanqueamiento|depilación|fisioterapia|peluquería|manicura|estética|osteopatía|podología|endodoncia)(?: [^.;:()\\n]{3,40})?)",
    ),
    ([, care = ""]) => `pedir cita para ${care}`,
  ],
  [
    whole(
      `${WANTING}(?:leads|contactos comerciales|oportunidades de venta|clientes potenciales|prospectos)(?: [\\p{L}\\p{N}]{1,16}){0,3}`,
    ),
    () => "",
  ],
  [
    whole(
      "que (?:se )?(?:conozcan?|sepan? de|descubran?) ((?:las?|los|el|nuestr[oa]s?) [^.;:()\\n]{3,60})",
    ),
    ([, thing = ""]) => `dar a conocer ${thing}`,
  ],
];

const THE: Readonly<Record<string, string>> = {
  ...{
    guía: "la ",
    plantilla: "la ",
    carta: "la ",
    brochure: "el ",
    ebook: "el ",
    catálogo: "el ",
  },
  ...{ dossier: "el ", folleto: "el ", informe: "el ", programa: "el ", temario: "el " },
};

const toArticle = (article: string): string =>
  /^(?:el|nuestro)$/iu.test(article) ? "al" : `a ${article.replace(/^nuestra$/iu, "la")}`;

const withThe = (article: string, named: string): string => {
  if (article !== "") return `${article} ${named}`;
  return /^(?:clases|formaciones|jornadas|sesiones|actividades|noches|cenas|catas|degustaciones|comidas|tardes|veladas)/iu.test(
    named,
  )
    ? `las ${named}`
    : `los ${named}`;
};

/** One wish of a list. */
function sayPart(typed: string): string {
  const part = dropQuantity(typed);
  // "Nuevos socios"
  if (part !== typed && /^soci[oa]s$/iu.test(part)) return JOINED;
  const deed = DEED.exec(part);
  if (deed !== null) return sayOne(typed, deed);
  for (const [sign, said] of RULES) {
    const found = sign.exec(part);
    if (found === null) continue;
    const deed = said([...found].map((one) => one ?? ""));
    return deed === part ? typed : deed;
  }
  return typed;
}

function sayOne(part: string, [, verb = "", named = "", rest = ""]: RegExpExecArray): string {
  const noun = `${named}${rest}`;
  const thing = verb === "" ? `${noun.charAt(0).toLowerCase()}${noun.slice(1)}` : noun;
  const typed = verb.trim().split(" ")[0] ?? "";
  // Of houses one is seen: which, the visitor says.
  const one = oneInSpanish(thing).replace(HOUSES, "$1");
  // "Solicitar muestras" is said already; of "reservas de clase de prueba" one is wished.
  if (SAID.test(typed) || (one === thing && (part === noun || KEEPS_VERB.test(typed)))) return part;
  const act = KEEPS_VERB.test(typed)
    ? typed.toLowerCase()
    : IS_BOOKED.test(thing)
      ? "reservar"
      : "pedir";
  return `${act} ${withArticleInSpanish(one)}`;
}

/** "Que la gente pruebe una clase": said of many in the singular. */
const OF_PEOPLE =
  /(?<!\p{L})que (?:la gente|más gente|la clientela|el público|todo el mundo|el cliente|el visitante|el paciente) ((?:me |nos |se |le )?)(\p{L}{2,12}[ae])(?= |[,.;]|$)/giu;
const tellSeveral = (goals: string): string =>
  goals.replace(OF_PEOPLE, (_whole, to: string, verb: string) => `que ${to}${verb}n`);

/** "… y contar que vamos a domicilio": told as it is. */
const TOLD =
  /(?:,|\s(?:y|e)|(?<=^)) ?(?:contar|decir|explicar|comunicar|que se sepa) que (?=\p{L}{2,12}(?:mos) )(\p{L})/giu;
const COMES =
  /(?:contar|decir|explicar|comunicar|que se sepa|que sepan) que (?:vamos|trabajamos|atendemos) a domicilio(?=[,.;]|$)/giu;
const tell = (goals: string): string =>
  goals
    .replace(COMES, "pedir una visita a domicilio")
    .replace(
      TOLD,
      (_whole, first: string, at: number) => `${at === 0 ? "" : ". "}${first.toUpperCase()}`,
    );

/** "Presupuesto para cocinas, armarios y puertas": what it is for stays together. */
const FOR_SEVERAL =
  /(?<=(?:^|[.;] |, )(?:que (?:nos |me )?pidan |pedir )presupuesto) (?:para|de) (\p{L}{3,20}(?:, \p{L}{3,20}){1,4} [ye] \p{L}{3,20})(?=[.;]|$)/giu;
const keepTogether = (goals: string): string =>
  goals.replace(FOR_SEVERAL, (_whole, list: string) => ` (${list})`);

/** "Organizar celebraciones y retiros de empresa": one of them. */
const PARTIES =
  /^(?:organizar )?((?:celebraciones|eventos|bodas|retiros|fiestas|comidas|cenas|reuniones|despedidas|comuniones|cumpleaños)(?: de \p{L}{3,14}| privad[oa]s| familiares)?)$/iu;
const AND = /^\s[ye]\s$/u;
const oneParty = (part: string): string | undefined => {
  const named = PARTIES.exec(part)?.[1];
  return named && withArticleInSpanish(oneInSpanish(named));
};
const arrange = (parts: readonly string[]): string[] =>
  parts.map((part, at) => {
    const one = at % 2 === 0 ? oneParty(part) : undefined;
    const isNext = AND.test(parts[at - 1] ?? "") && /^organizar /iu.test(parts[at - 2] ?? "");
    if (one === undefined || !(isNext || /^organizar /iu.test(part))) return part;
    if (isNext && oneParty(parts[at - 2] ?? "") !== undefined) return "";
    const next = AND.test(parts[at + 1] ?? "") ? oneParty(parts[at + 2] ?? "") : undefined;
    return `organizar ${[one, next].filter((said) => said !== undefined).join(" o ")}`;
  });

/** "Mostrar antes y después", "captación de autónomos y pymes": to its end nothing that a visitor does. */
const SEEN =
  /^(?:(?:mostrar|enseñar|exhibir|fidelizar|transmitir) |(?:captación|fidelización|atracción) de |resolver (?:las )?dudas)/iu;
const TOLD_OF = /[\p{N}:(]/u;
const INFINITIVE = /^\p{L}{2,16}(?:[aei]r|rse)(?!\p{L})/u;
const dropSeen = (parts: readonly string[]): string[] => {
  let isSeen = false;
  return parts.map((part, at) => {
    if (at % 2 === 1) return part;
    const isMore = isSeen && AND.test(parts[at - 1] ?? "") && !INFINITIVE.test(part);
    isSeen = !TOLD_OF.test(part) && (isMore || SEEN.test(part));
    return isSeen ? "" : part;
  });
};

/** "Que vengan grupos entre semana": they come as one. */
const IN_GROUPS = /(?<!\p{L})que vengan (grupo|familia|pareja)s(?!\p{L})/giu;
const tellGroups = (goals: string): string =>
  goals.replace(IN_GROUPS, (_whole, kind: string) => `que vengan en ${kind}`);

const PARTS = /(,\s(?!\p{N})(?:[ye]\s)?|\s[ye]\s|;\s|\.\s|\n|\.$)/u;

/** Goals with every wish of marketing that visitors can do something about as that deed. */
export function sayMarketed(goals: string): string {
  const typed = keepTogether(tell(tellGroups(tellSeveral(goals))));
  const parts = typed.split(PARTS);
  const said = arrange(dropSeen(parts)).map((part, at) => (at % 2 === 1 ? part : likePart(part)));
  if (said.every((part, at) => part === parts[at])) return typed;
  const isNothing = said.every((part, at) => at % 2 === 1 || part === "");
  return isNothing ? goals : join(said).replace(EITHER_WAY, "$1 o ");
}

/** "Pedir a domicilio y para recoger": one of them. */
const EITHER_WAY = /(pedir (?:a domicilio|para llevar|para recoger)) y (?=para |a )/giu;

const likePart = (part: string): string => {
  const said = sayPart(part.trim());
  return said === part.trim() ? part : said;
};

/** Without what nothing is left of; a full stop stays where it stood. */
function join(parts: readonly string[]): string {
  let joined = "";
  let between = "";
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? "";
    if (part !== "") joined += joined === "" ? part : `${between}${part}`;
    const sign = parts[at + 1] ?? "";
    between = part === "" && /[.\n]/u.test(between) ? between : sign;
  }
  return /^\.$/u.test(between.trim()) ? `${joined}${between}` : joined;
}
