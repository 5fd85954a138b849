/** Businesses that take no bookings: "walk ins only". What is said of appointments falls, and whoever wants something comes. */
import type { BriefReading, Phrasebook } from "../reading/reading-model.ts";
import type { Material } from "./material.ts";

const FIELDS = ["industry", "audience", "goals"] as const;

/** "No appointment without a deposit" and "kein Termin frei" are something else. */
const UNBOOKED: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?<!\p{L})walk[- ]?ins? only(?!\p{L})|(?<!\p{L})no (?:appointments?|bookings?)(?: (?:needed|necessary|required|taken))?(?=[,.;!)]|$)|(?<!\p{L})(?:do not|don[’']t) take (?:appointments|bookings)(?=[,.;!)]|$)/iu,
  de: /(?<!(?:nicht|keine?n?|nie)[^.,;]{0,40} )(?<!\p{L})(?:nur ohne (?:termin|anmeldung)|(?:keine termine|kein termin)(?: nötig| erforderlich)|ohne termin(?:vereinbarung)?)(?=[,.;!)]|$)/iu,
  fr: /(?<!(?:pas|aucune?|jamais)[^.,;]{0,40} )(?<!\p{L})(?:uniquement |toujours )?sans (?:rendez-vous|réservation)(?=[,.;!)]|$)/iu,
  es: /(?<!(?:no|nunca|ninguna?)[^.,;]{0,40} )(?<!\p{L})(?:solo |sólo |siempre )?sin (?:cita(?: previa)?|turno|reserva)(?=[,.;!)]|$)/iu,
};

/** What speaks of a date that is made. */
const BOOKED: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?<!\p{L})(?:appointments?|book(?:s|ed|ing|ings)?|reserv\p{L}{1,8}|(?:choose|pick|suggest) (?:a|the) (?:day|date|time)|(?:which|what|the) (?:days?|dates?|times?))(?!\p{L})/iu,
  de: /termin|(?<!\p{L})buch(?:en|t|ung\p{L}{0,2})(?!\p{L})|reservier|(?:welche|wunsch)\p{L}{0,2} ?tage?/iu,
  fr: /rendez-vous|réserv|(?:quels?|quelles?) (?:jours?|dates?|heures?)/iu,
  es: /(?<!\p{L})(?:citas?|turnos?)(?!\p{L})|reserv|qué (?:días?|fechas?|horas?)/iu,
};

/** Fields of a form for when something is to be. */
const DATED: ReadonlySet<string> = new Set(["date", "time", "dates", "start"]);

export const isUnbooked = ({ brief, language: { phrasebook } }: BriefReading): boolean =>
  phrasebook !== undefined && FIELDS.some((field) => UNBOOKED[phrasebook].test(brief[field] ?? ""));

/** `material` of a business that books nobody. */
export function withoutBookings(material: Material, language: Phrasebook): Material {
  const isFree = (...said: (string | undefined)[]) =>
    !said.some((text) => text !== undefined && BOOKED[language].test(text));
  const { lead, general, contactLede } = material;
  const { headings } = general;
  const about = headings.about.plain ?? headings.told;
  return {
    ...material,
    trades: material.trades.map((known) => ({
      ...known,
      trade: {
        ...known.trade,
        act:
          known.trade.act === "book"
            ? known.trade.visited
              ? "visit"
              : "enquire"
            : known.trade.act,
        fields: known.trade.fields.filter((field) => !DATED.has(field)),
      },
    })),
    lead: lead && {
      ...lead,
      headings: {
        ...lead.headings,
        ...(!isFree(lead.headings.offers) && { offers: headings.range }),
        ...(!isFree(lead.headings.steps) && { steps: headings.steps }),
        ...(!isFree(lead.headings.questions) && { questions: headings.questions }),
        ...(!isFree(lead.headings.about) && { about }),
      },
    },
    contactLede: isFree(contactLede) ? contactLede : undefined,
    openings: material.openings.filter(({ heading, lede }) => isFree(heading, lede)),
    offers: material.offers
      .filter(({ name: offer, text }) => isFree(offer, text))
      .map(({ detail, ...offer }) => (isFree(detail) ? { ...offer, detail } : offer)),
    steps: material.steps.some(({ title, text }) => !isFree(title, text)) ? [] : material.steps,
    questions: material.questions.filter(({ question, answer }) => isFree(question, answer)),
    about: material.about.filter(({ text }) => isFree(text)),
    closings: material.closings.filter(({ heading, text }) => isFree(heading, text)),
  };
}
