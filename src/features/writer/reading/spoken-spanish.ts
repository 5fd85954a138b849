/**
 * Spanish as owners type it, turned to what a page can say: small letters of names, the channel that a wish is to come
 * by, wishes said of customers ("que pidan cita") and to them ("pedí tu presupuesto"), and sentences in vos.
 */
import { setAccents } from "./spanish-accents.ts";
import { capitalisePlaces } from "./spanish-places.ts";
import { likeStart, lookUp, pairs } from "./word-pairs.ts";

/** What customers are wished to do, by the verb as a button says it. Seeing and knowing are nothing to do. */
const WISHED = pairs(
  `pidan pedir, separen reservar, aparten reservar, reserven reservar, compren comprar, encarguen encargar, soliciten solicitar, agenden agendar,
  contraten contratar, vengan venir, visiten visitar, llamen llamar, escriban escribir, manden mandar,
  envíen enviar, envien enviar, consulten consultar, contacten contactar, prueben probar, descarguen descargar,
  donen donar, alquilen alquilar, coticen cotizar, inscriban inscribirse, apunten apuntarse, anoten inscribirse,
  suscriban suscribirse, matriculen matricularse, pregunten preguntar, dejen dejar, traigan traer,
  cuenten contar, hagan hacer, participen participar, colaboren colaborar, adopten adoptar, apadrinen apadrinar, financien financiar, descubran descubrir`,
);

/** The same said to one of them, in vos or tú; forms that are nouns as well ("reserva", "compra") are left out. */
const SAID_TO_ONE = pairs(
  `pedí pedir, pide pedir, reservá reservar, comprá comprar, solicitá solicitar, solicita solicitar,
  agendá agendar, agenda agendar, contratá contratar, vení venir, visitá visitar, escribí escribir,
  mandá mandar, enviá enviar, consultá consultar, probá probar, alquilá alquilar, cotizá cotizar,
  cotiza cotizar, encargá encargar, hacé hacer, haz hacer, realizá hacer, inscribite inscribirse,
  inscríbete inscribirse, inscribete inscribirse, apuntate apuntarse, suscribete suscribirse,
  matriculate matricularse, escribenos escribir, anotate inscribirse, sumate sumarse, súmate sumarse, apúntate apuntarse,
  suscribite suscribirse, suscríbete suscribirse, matricúlate matricularse, visítanos visitar,
  visitanos visitar, adoptá adoptar, escribinos escribir, escríbenos escribir, llamanos llamar,
  llámanos llamar, manda mandar, envía enviar, envíanos enviar, mándanos mandar, mandanos mandar,
  escribe escribir, llama llamar, ven venir, contactanos contactar, contáctanos contactar, descargá descargar`,
);

const anyOf = (table: Readonly<Record<string, string>>): string => Object.keys(table).join("|");

/** At the beginning of a wish, and behind the comma or "y" of another. */
const STARTS = "(?<=^|[.;\\n] ?|, |\\sy |\\so )";
const WHO =
  "(?:(?:la gente|la clientela|más gente|(?:los|las|mis|nuestr[oa]s) (?!horarios|precios|fotos|páginas)\\p{L}{4,16}s) )?";
const WISHES = new RegExp(
  `${STARTS}(?:(?:quiero|queremos|necesito|necesitamos|busco|buscamos) )?(?:para )?que ${WHO}(?:(?:me|nos|se|le|les) ){0,2}(${anyOf(WISHED)})(?= |$|[,.;])`,
  "giu",
);
/** "Que pidan mesa y reserven": a second verb without its "que". */
const MORE_WISHES = new RegExp(
  `(?<=\\s(?:y|o) )(?:(?:que )?(?:me|nos|se|le|les) ){0,2}(${anyOf(WISHED)})(?= |$|[,.;])`,
  "giu",
);
/** "… y vean las fotos": nothing to do beside a deed, and nothing to tell. */
const SEES_TOO =
  /\s(?:y|e) (?:que )?(?:se )?(?:vean|miren|conozcan|sepan|encuentren)\s(?!que )[^.,;:\n\p{N}()]{2,60}(?=[.,;\n]|$)/giu;
const CALLED = { ...WISHED, ...SAID_TO_ONE };
const CALLS_OUT = new RegExp(`${STARTS}(${anyOf(CALLED)})(?= |$|[,.;!])( tu| tus)?`, "giu");
/** Nouns as well, unless somebody's thing or a hurry follows. */
const SAID_TO_YOU =
  /(?<=^|[.;\n] ?|, |\sy |\so )(reserva|compra|consulta|visita|prueba|encarga|contrata|descarga|alquila) (?:tus? |(?=ya(?!\p{L})|ahora|aquí|con nosotros|online))/giu;
/** Memberships are sold to whoever becomes a member. */
const MEMBERSHIPS_SOLD =
  /(?<=^|, |[.;] |\sy )vender (?:más )?membresías(?: (?:anuales|mensuales))?(?=[,.;]|$| y )/giu;
/** "Escribir para pedir un presupuesto": what it is for is what is done. */
const WRITES_TO =
  /(?<=^|[.;\n] ?|, )(?:escribir|contactar|mandar un mensaje)(?: por (?:aquí|la web|WhatsApp))? para (?=(?:pedir|reservar|encargar|solicitar|agendar|comprar|contratar|consultar) )/giu;

/** Of animals the wish is a deed of theirs. */
const ADOPTIONS = /(?<=^|, |\sy )adopciones(?: responsables)?(?=,|\.|$|\sy\s)/giu;

/** "Que sepan que abrimos a las 8, que vendemos tornillos sueltos": a sentence each. */
const KNOWN =
  /(?<=^|[.!?\n] ?)que (?:la gente |los vecinos |los clientes |todo el mundo |todos )?sep(?:an|a) que (?=\p{L}{3,14}(?:amos|emos|imos) )([^.!?\n]{8,320})(?=[.!?\n]|$)/giu;
const tellKnown = (known: string): string =>
  known
    .split(/,? (?:y )?que (?=\p{L}{3,14}(?:amos|emos|imos) )/u)
    .map((one) => one.charAt(0).toLocaleUpperCase() + one.slice(1).replace(/,$/u, ""))
    .join(". ");

/** "Que nos pidan cita", "pedí tu turno" as what is done: "pedir cita", "pedir turno". Of goals alone. */
export const sayDeeds = (goals: string): string =>
  goals
    .replace(KNOWN, (_whole, known: string) => tellKnown(known))
    .replace(WISHES, (whole, verb: string) => likeStart(whole, lookUp(WISHED, verb)))
    .replace(SEES_TOO, "")
    .replace(MORE_WISHES, (_, verb: string) => lookUp(WISHED, verb))
    .replace(CALLS_OUT, (whole, verb: string) => likeStart(whole, lookUp(CALLED, verb)))
    .replace(SAID_TO_YOU, "$1r ")
    .replace(WRITES_TO, "")
    .replace(MEMBERSHIPS_SOLD, "hacerse socio")
    .replace(ADOPTIONS, "adoptar");

/** Forms of vos that are nothing else, as the rest of a page says them. */
const VOS = pairs(
  `podés puede, tenés tiene, querés quiere, necesitás necesita, sabés sabe, venís viene, pagás paga,
  reservás reserva, traés trae, elegís elige, pedís pide, comprás compra, llevás lleva, avisás avisa,
  encontrás encuentra, retirás retira, estás está, hacés hace, recibís recibe, buscás busca`,
);
const SPOKEN_TO = new RegExp(`(?<!\\p{L})(?:${anyOf(VOS)}|vos)(?!\\p{L})`, "iu");
const VOS_WORDS = new RegExp(`(?<!\\p{L})(?:${anyOf(VOS)})(?!\\p{L})`, "giu");
/** What would be left in another voice. */
const ALSO_SPOKEN_TO = /(?<!\p{L})(?:te|ti|tuy[oa]s?|contigo|\p{L}{2,12}(?:ás|és|ís))(?!\p{L})/iu;

/** A sentence that speaks to "vos" as the page speaks to "usted", where every word of it can be turned. */
function turnFromVos(sentence: string): string {
  if (!SPOKEN_TO.test(sentence)) return sentence;
  const turned = sentence
    .replace(VOS_WORDS, (typed) => likeStart(typed, lookUp(VOS, typed)))
    .replace(/(?<!\p{L})vos(?!\p{L})/gu, "usted")
    .replace(/(?<!\p{L})tu(s?)(?!\p{L})/gu, "su$1");
  return ALSO_SPOKEN_TO.test(
    turned.replace(
      /\s(?:después|inglés|francés|además|atrás|detrás|más|país|mes|tres|interés|través)(?!\p{L})/giu,
      " ",
    ),
  )
    ? sentence
    : turned;
}

const SENTENCES = /[^.!?\n]{1,400}[.!?\n]{0,3}/gu;

const NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}@])(?:whats ?app|whatsap|what(?:’?s)(?= al? |,|\.|$)|wh?atsap|wasap|wasapp|guasap|wsp|wpp|wapp)(?!\p{L})/giu,
    "WhatsApp",
  ],
  [/(?<![\p{L}@/.])instagram(?![\p{L}.])/gu, "Instagram"],
  [/(?<!\p{L})dj(?!\p{L})/gu, "DJ"],
  [/(?<!\p{L})caba(?!\p{L})/gu, "CABA"],
  [/(?<!\p{L})gran (?=Buenos Aires)/gu, "Gran "],
  // Parents, and no potatoes.
  [
    /(?<=\s(?:sus|tus|a|con los|con sus|para los) )papas(?! (?:fritas|rellenas|bravas|al|a la|con))/gu,
    "papás",
  ],
  [/(?<![\p{L}@/.])facebook(?![\p{L}.])/gu, "Facebook"],
  [/(?<!\p{L})mercado ?pago(?!\p{L})/gu, "Mercado Pago"],
];

/** Every field: names with their capitals, and one address throughout. */
export const writeSpanish = (text: string): string =>
  NAMES.reduce(
    (left, [typed, name]) => left.replace(typed, name),
    capitalisePlaces(setAccents(text)),
  ).replace(SENTENCES, turnFromVos);

const CHANNEL =
  "(?:WhatsApp|teléfono|tel|correo(?: electrónico)?|e-?mail|mail|mensaje(?: directo| privado)?|Instagram|Facebook|DM|redes|la web|internet|formulario|celular|móvil)";
/** How a wish is to reach the owner. The form or the number on the page is what there is. */
const BY_CHANNEL = new RegExp(
  `(?<!\\s(?:solo|sólo|únicamente|solamente)),?\\s(?:por|vía|mediante|a través de|al|desde|en) (?:el |un |la )?${CHANNEL}(?:(?:,|/| o| u| y| e) (?:por |al |en )?(?:el )?${CHANNEL})?(?!\\p{L})`,
  "giu",
);
const SENT_THERE = /^(?:mandar|enviar|escribir)(?: un)? WhatsApp$/iu;
const NUMBER = /,?\s(?:llamando )?(?:al |en el |al número )?\+?\d(?:[ ()./-]?\d){6,14}(?!\d)/gu;
/** What the owner would rather do without: "reservas directas sin Booking". */
const WITHOUT_PORTAL =
  /,?\ssin (?:pasar por |usar |depender de |pagar )?(?:booking|airbnb|intermediarios|comisi(?:ón|ones)|plataformas|apps?|rappi|ubereats|uber eats|pedidosya|glovo)(?!\p{L})/giu;

/** What the owner does in return: "mandar fotos y te cotizamos". */
const IN_RETURN =
  /,?\sy (?:yo |nosotros )?(?:te|le|les|os|se) (?:l[oae]s? )?\p{L}{3,14}(?:mos|é|án|o)(?!\p{L}).{0,60}$/iu;

/** A wish without what concerns the owner alone, as a button would say it. */
export const dropChannel = (wish: string): string =>
  (/^llamar\s/iu.test(wish) ? wish : wish.replace(NUMBER, ""))
    .replace(IN_RETURN, "")
    .replace(BY_CHANNEL, "")
    .replace(/,?\sllamando$/iu, "")
    .replace(SENT_THERE, "escribir")
    .replace(WITHOUT_PORTAL, "")
    .trim();

/** "Contá que …", "hay que decir que …": said to whoever makes the site, before what visitors may read. */
const TELLING =
  /^(?:(?:por favor|y|también|además),? )?(?:cont[aá]r?|cuent[ae]n?|dec[ií]r?|di|digan|pon|pon[eé]r?|pongan|aclar[aá]r?|explic[aá]r?|mencion[aá]r?|avis[aá]r?|destac[aá]r?|hay que (?:decir|aclarar|explicar|poner|contar)|(?:quiero|queremos) (?:decir|contar|que se (?:sepa|vea|entienda)|que quede claro)|que (?:se sepa|se vea|se entienda|quede claro|sepan|vean)|(?:es )?importante(?: decir| aclarar)?:?)(?: (?:bien )?clar[oa]| también| ahí)? que (?=\p{L})/iu;

export function dropTelling(sentence: string): string {
  const told = sentence.replace(TELLING, "");
  return told === sentence ? sentence : told.replace(/(?<=\s)y que (?=\p{L})/gu, "y ");
}

const PEOPLE: readonly (readonly [RegExp, string])[] = [
  // "Las señoras de mi barrio": whose it is, the page says by itself.
  [/(?<= )de (?:mi|nuestro) (?=(?:barrio|pueblo|municipio|distrito)(?!\p{L}))/giu, "del "],
  [/(?<= )de (?:mi|nuestra) (?=(?:zona|ciudad|calle|comarca|isla)(?!\p{L}))/giu, "de la "],
  // "Parejas que se casan en Mallorca, también extranjeras": no group of their own.
  [/, también (?:extranjer[oa]s|internacionales|nacionales|jóvenes|mayores)(?=[.,;]|$)/giu, ""],
  [/(?<=, |^)(?:much[oa]s|bastantes) (?=(?:clientes|clientas|gente|turistas) )/giu, ""],
];

/** An audience without what only its owner would say of it. */
export const writePeople = (audience: string): string =>
  PEOPLE.reduce((left, [typed, said]) => left.replace(typed, said), audience);
