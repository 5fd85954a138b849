/** The texts of a trade that may be said of one business. */
import type { TradeTexts } from "../content/text-schema.ts";

/** `isFor` is asked for what stands together; an offer whose detail alone does not fit stays without it. */
export function keepTexts(
  texts: TradeTexts,
  isFor: (...said: (string | undefined)[]) => boolean,
): TradeTexts {
  return {
    ...texts,
    openings: texts.openings.filter(({ heading, lede }) => isFor(heading, lede)),
    offers: texts.offers
      .filter(({ name, text }) => isFor(name, text))
      .map(({ detail, ...offer }) => (isFor(detail) ? { ...offer, detail } : offer)),
    steps: texts.steps.filter(({ title, text }) => isFor(title, text)),
    questions: texts.questions.filter(({ question, answer }) => isFor(question, answer)),
    about: texts.about.filter(({ text }) => isFor(text)),
    closings: texts.closings.filter(({ heading, text }) => isFor(heading, text)),
  };
}
