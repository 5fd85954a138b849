/**
 * What marketing wishes in Spanish, as what visitors do: "conseguir más primeras consultas" is "pedir una primera
 * consulta", "llenar los talleres" is "apuntarse a los talleres", "vender bonos regalo" is "pedir un bono regalo". Of
 * goals; a wish that is none of these stays as it is.
 */
import { BOOKED, JOINED, NAMED, REQUESTS, REST, RULES, WANTING, whole } from "./spanish-deeds.ts";
import { oneInSpanish, withArticleInSpanish } from "./spanish-number.ts";

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
const DEED = whole(
  `(agendar |concertar |programar |reservar |pedir |solicitar |${WANTING})${REQUESTS}(${NAMED})(${REST})`,
);
const IS_BOOKED = whole(`(?:primer[ao]s? )?(?:${BOOKED})${REST}`);
const HOUSES =
  /^((?:primera )?visita) (?:a|de) (?:casas|pisos|viviendas|inmuebles|propiedades|chalets?)/iu;
const SAID = /^(?:reservar|pedir|solicitar)$/iu;
const KEEPS_VERB = /^(?:agendar|concertar|programar)$/iu;

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
    const deed = said(
      [...found].map((one) => one ?? ""),
      sayPart,
    );
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
