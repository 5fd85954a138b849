/** What is said of an action where a number is known, where somebody needs help now, and where its button names what is booked. */
import type { ActionTexts, GeneralTexts } from "../content/text-schema.ts";
import type { ActionKind } from "../reading/reading-model.ts";
import type { Sourced } from "./sourced.ts";

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

/** "Say what you would like to book" is no question to whoever pressed "Book a discovery call". */
export function nameBooked(
  texts: ActionTexts,
  kind: ActionKind,
  label: string | undefined,
  { needs: { days } }: GeneralTexts,
): ActionTexts {
  const isNamed = kind === "book" && (label ?? "").split(" ").length > 2;
  return days === undefined || !isNamed
    ? texts
    : {
        ...texts,
        closings: texts.closings.map((closing) => ({ ...closing, text: days })),
        contact: { ...texts.contact, lede: days },
      };
}

/** "Get in touch" is what any message does, whatever it is about. */
export const isPlainMessage = ({ id }: Sourced): boolean => id === "general/actions/enquire/label";
