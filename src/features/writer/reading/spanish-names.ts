/** What Spanish marketing lists by its name among its wishes: "solicitudes de presupuesto, mudanzas internacionales". */
import { OWNER_TALK } from "./goal-word-tables.ts";
import { OF_THE_SITE } from "./goal-words.ts";
import type { BriefReading } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";

const PARTS = /[,;.\n]\s?|\s[ye]\s/u;
/** Several of something, with what kind: no verb stands before it, and no wish. */
const NAMED =
  /^(?!\p{L}{2,16}(?:[aei]r|rse)(?!\p{L}))\p{Ll}{4,18}(?:s|ión|aje|ía) (?:(?:de|para|a|con) )?\p{Ll}[\p{L}-]{1,20}(?: (?:de |para |a |en )?\p{L}[\p{L}-]{1,20}){0,2}$/u;
const WISHED =
  /^(?:más|mayor|mejor|nuev[oa]s|solicitudes|peticiones|reservas|pedidos|ventas|citas|captación|descargas|visitas|llamadas|consultas|leads|altas|clientes|alumnos|pacientes|socios|opiniones|reseñas|seguidores|presencia|imagen|confianza|buena|horarios?|precios|tarifas|fotos|información|casos|trabajos|proyectos|testimonios|inscripciones|matrículas|suscripciones|donaciones|presupuestos?)(?!\p{L})/u;

/** At most two, as labels, of those that are no goal of their own. */
export function listNamedInSpanish({ brief: { goals = "" }, goals: read }: BriefReading): string[] {
  const done = read.map(({ span }) => goals.slice(span.start, span.end).toLowerCase());
  return goals
    .split(PARTS)
    .map((part) => part.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))
    .filter(
      (part) =>
        NAMED.test(part) &&
        !WISHED.test(part) &&
        !OWNER_TALK.test(part) &&
        !OF_THE_SITE.test(part) &&
        !done.some((said) => said.includes(part)),
    )
    .map(capitaliseFirst)
    .slice(0, 2);
}
