/** What is said of an action where a number is known, and where somebody needs help now. */
import type { ActionTexts } from "../content/text-schema.ts";

/** Nobody leaves a number where there is one to call; `by` is what else they are reached by. */
export const dial = (texts: ActionTexts, by: string | undefined): ActionTexts =>
  texts.dial === undefined
    ? texts
    : {
        ...texts,
        closings: [
          { id: "dial", ...texts.dial, heading: texts.modified[by ?? ""] ?? texts.dial.heading },
        ],
      };

/** Without pleasantries, where the language has words for it. */
export const hurry = (texts: ActionTexts): ActionTexts =>
  texts.urgent === undefined
    ? texts
    : {
        ...texts,
        closings: [{ id: "urgent", ...texts.urgent }],
        contact: { ...texts.contact, lede: texts.urgent.text },
      };
