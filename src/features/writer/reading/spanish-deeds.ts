/** What Spanish marketing wishes, wish by wish, with the deed of visitors that each of them is. A table. */
import { oneInSpanish, withArticleInSpanish } from "./spanish-number.ts";

/** What a business would like to have more of; none of it is said to visitors. */
export const WANTING =
  "(?:(?:conseguir|generar|aumentar|recibir|captar|atraer|lograr|obtener|incrementar|impulsar|fomentar|facilitar|potenciar|cerrar|tener|vender|ofrecer|gestionar) )?";
export const REQUESTS = "(?:(?:solicitudes|peticiones|reservas|citas|inscripciones) (?:de|para) )?";

/** What one asks for, and what one books: each as it stands in a list. */
const ASKED =
  "primeras? (?:consultas?|visitas?)|consultas (?:iniciales|gratuitas|online|de \\p{L}{4,})|valoraciones|valoración|tasaciones|estudios gratuitos|auditorías|demos|demostraciones|pruebas? de \\p{L}{3,}|diagnósticos|asesorías|revisiones|evaluaciones|muestras|reuniones|entrevistas|visitas (?:técnicas|comerciales|informativas|de obra|a domicilio)|visitas (?:a|de) (?:casas|pisos|viviendas|inmuebles|propiedades|chalets?)";
export const BOOKED =
  "clases? (?:de prueba|sueltas?|particulares?|gratuitas?|individuales)|sesión(?: |$)|sesiones|escapadas|experiencias|excursiones|catas|visitas (?:guiadas|con cata|privadas|teatralizadas)|masajes|tratamientos|rutas|degustaciones|talleres privados";
const WITH_DATE = "llamadas? de (?!urgencias?|emergencias?|teléfono)\\p{L}{4,}";
export const NAMED = `(?:primer[ao]s? )?(?:${ASKED}|${BOOKED}|${WITH_DATE})`;
export const REST = "(?: [^.;:()\\n\\p{N}]{2,60})?";

export const whole = (form: string): RegExp => new RegExp(`^${form}$`, "iu");

/** What is left open: of what, or for whom. */
const NOUNS = "[^.;:()\\n\\p{N}]{3,40}";

export const JOINED = "hacerse socio";
type Rule = readonly [RegExp, (found: readonly string[], say: (wish: string) => string) => string];

/** "Clases", "noches": what is to be filled, with how a visitor takes a place. */
const FILLED = "(?:llenar|completar|ocupar|cubrir) (?:más )?";
const COURSES =
  "(?:clases|cursos|talleres|campamentos|grupos|retiros|intensivos|formaciones|entrenamientos|monográficos|seminarios|jornadas|sesiones|actividades)";
const EVENINGS =
  "(?:noches|cenas|catas|menús|brunch(?:es)?|conciertos|degustaciones|eventos|comidas|tardes|veladas|espectáculos)";

const GIVEN = "(bonos?|tarjetas?|vales?|cheques?|cajas?|packs?|cestas?)[ -](?:de )?regalo";
const SOLD = "(?:vender|vendo|vendemos|promocionar|venta de|ventas de|impulsar|aumentar) ";

export const RULES: readonly Rule[] = [
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
  [
    whole(
      `(agendar|concertar|programar) (?:más )?(citas|turnos|visitas|entrevistas|clases|sesiones|pruebas)(${REST})`,
    ),
    ([, act = "", thing = "", rest = ""]) =>
      `${act} ${withArticleInSpanish(oneInSpanish(thing))}${rest}`,
  ],
  [
    whole(`citas (privadas|personalizadas|presenciales)(${REST})`),
    ([, kind = "", rest = ""]) => `pedir una cita ${oneInSpanish(kind)}${rest}`,
  ],
  [
    whole(`${WANTING}cotizaci(?:ón|ones)((?: (?:de|para) [^.;:()\\n\\p{N}]{3,50})?)`),
    ([, of = ""]) => `pedir cotización${of}`,
  ],
  [whole(`vender planes de (${NOUNS})`), ([, of = ""]) => `contratar un plan de ${of}`],
  [
    whole(
      "(?:solicitudes|peticiones) de (?!presupuesto|información|empleo|trabajo|disponibilidad|fechas)(\\p{L}{4,}s(?: [^.;:()\\n\\p{N}]{2,40})?)",
    ),
    ([, thing = ""]) => `pedir ${withArticleInSpanish(oneInSpanish(thing))}`,
  ],
  [
    whole(
      "(?:captar|conseguir|ganar|más) suscriptores(?: (?:para|de) (?:las |la |los )?(ofertas|novedades|promociones))?",
    ),
    ([, of = ""]) => (of === "" ? "suscribirse" : `suscribirse a las ${of}`),
  ],
  [
    whole("plazas (?:de|para) ([^.;:()\\n\\p{N}]{3,40})"),
    ([, of = ""]) => `reservar plaza de ${of}`,
  ],
  [whole("encargos (?:a medida|personalizados|especiales)"), () => "hacer un encargo a medida"],
  [
    whole("ventas (?:corporativas|a empresas|para empresas)|venta a empresas"),
    () => "pedir para empresas",
  ],
  [
    whole(
      `((?:tasación|valoración|auditoría|diagnóstico|asesoría|peritaje)(?: gratuit[oa])? (?:de|para) ${NOUNS})`,
    ),
    ([, thing = ""]) => `pedir ${withArticleInSpanish(thing)}`,
  ],
  [
    whole(
      "((?:pase|clase|sesión|consulta|visita|demo|prueba|estudio|diagnóstico)(?: de \\p{L}{2,12}){0,2}(?: \\p{L}{3,12})? (?:gratis|gratuit[oa]))",
    ),
    ([, thing = ""]) => `pedir ${withArticleInSpanish(thing)}`,
  ],
  [
    whole(
      `vender (cestas|cajas|lotes|packs|canastas)((?: (?!a empresas)[^.;:()\\n\\p{N}]{3,40})?)( a empresas)?`,
    ),
    ([, goods = "", of = "", whom = ""]) =>
      `pedir ${goods}${of.replace(/ a empresas$/u, " para empresas")}${whom === "" ? "" : " para empresas"}`,
  ],
  [
    whole("organizar visitas (?:de|para|con) (colegios|grupos|empresas|familias)"),
    ([, whom = ""]) => `pedir una visita para ${whom}`,
  ],
  [
    whole(
      "(?:captar|conseguir|atraer|ganar|más|nuev[oa]s) (restaurantes|hoteles|cafeterías|bares|tiendas|empresas|oficinas|comunidades)(?: como clientes)?",
    ),
    ([, whom = ""]) => `pedir precios para ${whom}`,
  ],
  [
    whole("(talleres|cursos) (?:para|de) ([^.;:()\\n\\p{N}]{3,40})"),
    ([found = ""]) => (/^\p{Lu}/u.test(found) ? found : `apuntarse a los ${found}`),
  ],
  // "Captar propietarios para valoraciones gratuitas": what they are to do.
  [
    whole(
      `(?:captar|conseguir|atraer|buscar|encontrar) [^,.;:()\\n]{3,50}? para (${NAMED}${REST})`,
    ),
    ([, wish = ""], say) => say(wish),
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
