/** Goals that are done by telephone or by WhatsApp, whatever they name: "Termin nur telefonisch". */
import type { ActionKind, Goal, ReadAction } from "./reading-model.ts";

const BY_TELEPHONE = "(?:telefonisch|per telefon|per anruf|am telefon|über(?:s| das)? telefon)";
const BOOKED =
  "(?:termine?n?|\\p{L}{0,16}anfragen?|\\p{L}{0,16}(?:anmeldung|bestellung|buchung|reservierung|vereinbarung)(?:en)?)";

/** German alone: "nur telefonisch", "Termine telefonisch", "bitte anrufen, kein Onlineformular". */
const CALLED_FOR = new RegExp(
  `(?<!\\p{L})(?:nur|ausschließlich|ausschliesslich|bitte|lieber|am liebsten|am besten) ${BY_TELEPHONE}(?!\\p{L})|^${BOOKED} (?:(?:bitte|nur|gerne?|immer) ){0,2}${BY_TELEPHONE}(?!\\p{L})|^${BY_TELEPHONE} (?:\\p{L}{3,20} ){0,2}(?:vereinbaren|buchen|anfragen|bestellen|reservieren|anmelden)$|(?<!\\p{L})(?:nur|bitte|einfach) anrufen$`,
  "iu",
);
/** "Rendez-vous de préférence par téléphone", "encargos mejor por teléfono". */
const CALLED_IN_ROMANCE =
  /^(?:rendez-vous|réservations?|commandes?|inscriptions?) (?:de préférence |plutôt |uniquement |seulement )(?:par téléphone|par tél)|^(?:citas?|reservas?|encargos|pedidos|inscripciones) (?:mejor|preferiblemente|solo|sólo|únicamente) por teléfono|^rendez-vous par téléphone (?:uniquement|seulement)/iu;
const CALLED_IN_ENGLISH =
  /^(?:bookings?|reservations?|appointments?|orders?)(?: (?:are|is))?(?: only)? (?:by|over the) (?:tele)?phone(?! or)|(?<!\p{L})only by (?:tele)?phone|by (?:tele)?phone only/iu;
/** Nothing is booked on the site. */
const NOT_ONLINE =
  /(?<!\p{L})keine? (?:online-?(?:\s)?(?:buchung|termine?|reservierung|anmeldung|bestellung|shop)\p{L}{0,4}|buchung(?:en)? (?:online|im internet))|(?<!\p{L})(?:nicht|nix) online (?:buchbar|zu buchen)/iu;

/** Its number stands beside it: the button opens the conversation. */
const WHATSAPP_AT =
  /(?<!\p{L})(?:per|über|mit|nur|auf) whats ?app(?: an| unter| auf)?:? (?:(?:\+|00)\d|0(?:1[567]|6[5-9]|7[5-9])\d)/iu;
/** Without its number nobody calls by it: what is sent there comes by the form. */
const WHATSAPP =
  /^(?!.{0,300}\d{4}).{0,300}(?:whats ?app|(?<!\p{L})(?:whats|wa|sms|messenger|telegram|by text|through text|thru text)(?!\p{L}))/iu;

/** What is done where a clause says by which way; undefined where it says none. */
export function findCalled(text: string): ActionKind | undefined {
  if (
    [CALLED_FOR, CALLED_IN_ENGLISH, CALLED_IN_ROMANCE, WHATSAPP_AT].some((form) => form.test(text))
  )
    return "phone";
  if (WHATSAPP.test(text)) return "enquire";
  return undefined;
}

const SETTLED: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...(["book", "order", "buy", "attend", "enrol", "survey"] as const),
]);

/**
 * Where something is arranged by telephone alone, what only names it besides is no button that opens a form:
 * "Erstgespräch 60 Euro" is told, and "Termin buchen" nobody said.
 */
export function keepCalled(
  { actions, goals }: { actions: ReadAction[]; goals: Goal[] },
  text: string,
): { actions: ReadAction[]; goals: Goal[] } {
  const isCalled = goals.some(
    ({ kind, span }) => kind === "phone" && CALLED_FOR.test(text.slice(span.start, span.end)),
  );
  if (!isCalled && !NOT_ONLINE.test(text)) return { actions, goals };
  const isKept = ({ kind, words }: Goal): boolean =>
    kind === undefined || !SETTLED.has(kind) || words?.invitation !== undefined;
  return {
    actions: actions.filter(isKept),
    goals: goals.flatMap((goal) =>
      isKept(goal) ? [goal] : goal.words === undefined ? [] : [{ ...goal, kind: undefined }],
    ),
  };
}
