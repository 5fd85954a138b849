/** Which texts of a trade are true for a business that comes to its customers and has no door of its own. */
import type { TextLanguage } from "../content/read-texts.ts";
import type { GeneralTexts, TradeTexts } from "../content/text-schema.ts";
import { keepTexts } from "./keep-texts.ts";

/** Words for the place that customers would come to. */
const PREMISES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:in|at|to|into|for|outside) (?:the|our) (?:salon|studio|clinic|surgery|practice|workshop|garage|shop)|(?:call|visit) the (?:salon|studio|clinic|surgery|practice|workshop|garage|shop)|(?:sit|sink) (?:back|down) in|waiting room|drop (?:in|by)|on (?:the|your) way (?:out|home)|drive home|the car wash)\b/iu,
  de: /\b(?:im|in den|ins|zum|vor dem) (?:Salon|Studio|Laden)\b|\b(?:in|vor) (?:der|die|unsere[rm]?) (?:Praxis|Werkstatt)\b|Wartezimmer|Salon (?:anrufen|besuchen)/iu,
  fr: /(?<!\p{L})(?:au|dans le|dans notre|le) (?:salon|studio|cabinet|magasin)(?!\p{L})|à l[’']atelier|salle d[’']attente|(?<!\p{L})vous repartez(?!\p{L})/iu,
  es: /(?<!\p{L})(?:en|a|al) (?:el |la |nuestr[oa] )?(?:salón|estudio|clínica|consulta|taller|tienda|peluquería)(?!\p{L})|sala de espera/iu,
};

/** The texts without those that speak of coming in; headings that name the place give way to the usual ones. */
export function textsForVisits(
  language: TextLanguage,
  texts: TradeTexts,
  general: GeneralTexts,
): TradeTexts {
  const premises = PREMISES[language];
  if (premises === undefined) return texts;
  const isFor = (...said: (string | undefined)[]) =>
    !said.some((text) => text !== undefined && premises.test(text));
  const { headings } = texts;
  return {
    ...keepTexts(texts, isFor),
    headings: {
      ...headings,
      offers: isFor(headings.offers) ? headings.offers : general.headings.offers,
    },
    actions: Object.fromEntries(Object.entries(texts.actions).filter(([, text]) => isFor(text))),
  };
}
