/**
 * The brief: the seven fields a client sends, checked and brought into one form (NFC, trimmed).
 * It decides nothing about the website; an optional field sent empty counts as not sent.
 */
import * as v from "valibot";
import { boundedText, optionalText, optionalWebUrl } from "../../lib/text.ts";

const NAME_LENGTH_MAX = 200;
const TEXT_LENGTH_MAX = 2_000;

/** The body of `POST /v1/sites`. Unknown fields are dropped; the output is trimmed and in NFC. */
export const briefSchema = v.object({
  businessName: boundedText(NAME_LENGTH_MAX, "The business the site is for."),
  industry: boundedText(NAME_LENGTH_MAX, "Industry or category, in free words."),
  audience: optionalText(TEXT_LENGTH_MAX, "Who the site speaks to."),
  goals: optionalText(TEXT_LENGTH_MAX, "What the site should achieve: bookings, calls, sales, …"),
  personality: optionalText(TEXT_LENGTH_MAX, "Brand personality cues for tone and design."),
  competitors: optionalText(TEXT_LENGTH_MAX, "Competitors to differ from: names or addresses."),
  existingUrl: optionalWebUrl("An existing website of the business, used as context."),
});

export type Brief = v.InferOutput<typeof briefSchema>;
