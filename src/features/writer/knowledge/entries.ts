/** Short constructors that keep the knowledge tables readable; they check nothing by themselves. */
import type { Offer, Question, Step, Text } from "./model.ts";

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
