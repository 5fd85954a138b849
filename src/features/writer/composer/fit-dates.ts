/** A date in a form where a day is not what is booked: whole weeks, one of several courses, a subscription. */
import type { BlockOf } from "../../design/room.ts";
import type { Composition } from "./composition.ts";
import { sayLabel } from "./contact-labels.ts";

type ContactField = NonNullable<BlockOf<"contact">["fields"]>[number];

const WEEKS =
  /(?<!\p{L})(?:(?:summer|holiday|easter|camp|whole|full|several) weeks|weeks of (?:the )?(?:summer|holidays?|camp)|(?:ferien|sommer|camp)wochen|semaines|semanas)(?!\p{L})/iu;
const COURSES =
  /(?<!\p{L})(?:courses|classes|workshops|an? (?:course|class|workshop)|\p{L}{0,16}kurse?n?|workshops|cours|stages|ateliers|cursos|talleres|clases)(?!\p{L})/iu;
const SIGNED_UP =
  /(?<!\p{L})(?:book(?:ings?)?|enrol\p{L}{0,6}|sign(?:ing)?[ -]?ups?|places?|regist\p{L}{2,8}|join|anmeld\p{L}{1,6}|buch\p{L}{1,6}|inscri\p{L}{1,8}|s['’]inscri\p{L}{1,4}|réserv\p{L}{1,6}|reserv\p{L}{1,5}|apunt\p{L}{1,5}|matr[ií]cul\p{L}{1,4})(?!\p{L})/iu;
const SUBSCRIBED =
  /(?<!\p{L})(?:subscri\p{L}{2,7}|abonnements?|abonn\p{L}{1,4}|abos?|suscri\p{L}{2,8}|abbonament\p{L})(?!\p{L})/iu;

const DATED: ReadonlySet<string> = new Set(["date", "deadline", "start"]);

/** `fields` with what the first of the goals is booked by in the place of a day. */
export function fitDates(fields: readonly ContactField[], site: Composition): ContactField[] {
  const said = sayFirstGoal(site);
  const { language } = site;
  if (!fields.some(({ name }) => DATED.has(name))) return [...fields];
  if (SUBSCRIBED.test(said)) return fields.filter(({ name }) => !DATED.has(name));
  const label = WEEKS.test(said)
    ? ("weeks" as const)
    : COURSES.test(said) && SIGNED_UP.test(said)
      ? ("course" as const)
      : undefined;
  if (label === undefined) return [...fields];
  const [first] = fields.filter(({ name }) => DATED.has(name));
  return fields.flatMap((field) =>
    field === first
      ? [{ name: label, label: sayLabel(label, language), type: "text" as const }]
      : DATED.has(field.name)
        ? []
        : [field],
  );
}

function sayFirstGoal({ reading: { goals, brief } }: Composition): string {
  const [first] = goals;
  return first === undefined
    ? ""
    : (brief[first.span.field] ?? "").slice(first.span.start, first.span.end);
}
