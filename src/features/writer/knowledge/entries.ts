/** Short constructors that keep the knowledge tables readable; they check nothing by themselves. */
import type { Offer, Question, Step, Text, Wording } from "./model.ts";

/** An offer: a lucide icon, a title, and alternative texts. */
export const offer = (icon: string, title: Text, ...texts: Text[]): Offer => ({
  icon,
  title,
  texts,
});

/** A step of the work: a title and alternative texts. */
export const step = (title: Text, ...texts: Text[]): Step => ({ title, texts });

/** A customer's worry and alternative answers to it. */
export const question = (ask: Text, ...answers: Text[]): Question => ({ ask, answers });

type Titled = [icon: string, title: Text, ...texts: Text[]];
type Pair = [Text, Text];
/** What is asked or done, and one or more ways to tell it. */
type Told = [Text, Text, ...Text[]];

/**
 * The wording of a family in another language, in the order a visitor meets it. `names` are
 * customer, customers, place, at the place, to the place, the work; `pages` are the names of the
 * services, gallery and events pages.
 */
export function familyWording(
  names: [Text, Text, Text, Text, Text, Text],
  pages: [Text, Text, Text],
  parts: {
    headlines: Text[];
    truths: Text[];
    offers: Titled[];
    process: Told[];
    questions: Told[];
    qualities: Pair[];
    events: Text[];
    actions?: Wording["actions"];
  },
): Wording {
  const [customer, customers, place, atPlace, toPlace, work] = names;
  const [services, gallery, events] = pages;
  return {
    vocabulary: { customer, customers, place, atPlace, toPlace, work },
    pageNames: { services, gallery, events },
    actions: parts.actions ?? {},
    headlines: parts.headlines,
    truths: parts.truths,
    offers: parts.offers.map((entry) => offer(...entry)),
    process: parts.process.map((entry) => step(...entry)),
    questions: parts.questions.map((entry) => question(...entry)),
    qualities: parts.qualities,
    events: parts.events,
  };
}
