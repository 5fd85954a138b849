/**
 * A slot is one text that is asked for by name. Each is judged by itself, so that one bad text costs
 * nothing but itself; what the schema on the wire promised is never believed.
 */
import type { ButtonDeed } from "./action-fit.ts";
import type { WireSchema } from "./port.ts";

export type SlotForm =
  /** A name or a heading: no full stop, sentence case. */
  | "heading"
  /** Whole sentences. */
  | "text";

export type Slot = {
  /** The name it is asked for by: "offer_2_text". */
  key: string;
  form: SlotForm;
  /** What it is and how long, for whoever writes it. */
  guide: string;
  /** What it is said of, where several slots have one guide: “Winter service”. */
  about?: string;
  /** It stands right under `about`, and has to tell so much more than that. */
  adds?: "something" | "enough";
  /** Tells what is done or had, and does not define its name. */
  isOffer?: boolean;
  /** May be left empty: then it stands nowhere, and neither does what the composer has for it. */
  isOptional?: boolean;
  /** For the words on a button: what it does. */
  deed?: ButtonDeed;
  /** Characters; what is longer is cut at a sentence, or asked for again. */
  lengthMax: number;
};

/** Two things to have ready are of use; a third that only makes up the number reads like filling. */
export const STEPS_MIN = 2;

/** A text that passed, with the facts it rests on. */
export type Written = { text: string; facts: readonly string[] };

/** One small flat object: a text and the ids of facts for each slot. */
export function schemaOf(slots: readonly Slot[]): WireSchema {
  const slot = {
    type: "object",
    properties: { text: { type: "string" }, facts: { type: "array", items: { type: "string" } } },
    required: ["text", "facts"],
    additionalProperties: false,
  };
  return {
    type: "object",
    properties: Object.fromEntries(slots.map(({ key }) => [key, slot])),
    required: slots.map(({ key }) => key),
    additionalProperties: false,
  };
}

/**
 * The slots as a list for the prompt: models that see no schema write by it alone. A guide that several
 * have is given once.
 */
export function describeSlots(slots: readonly Slot[]): string {
  const first = new Map<string, string>();
  const lines = slots.map(({ key, guide, about, isOptional }) => {
    const known = first.get(guide);
    if (known === undefined) first.set(guide, key);
    const whole = isOptional === true ? `(optional) ${guide}` : guide;
    const said = known === undefined ? whole : `as ${known}`;
    return `- ${key}: ${about === undefined ? said : `“${about}”: ${said}`}`;
  });
  return lines.join("\n");
}

/** An answer that is there and says nothing; a key that is missing may have been forgotten. */
export const isLeftEmpty = (value: unknown): boolean => {
  const text = typeof value === "object" && value !== null && "text" in value ? value.text : value;
  return text === null || (typeof text === "string" && text.trim() === "");
};

/** Room for what the slots can hold, their citations and the braces around them. */
export const outTokensFor = (slots: readonly Slot[]): number =>
  Math.ceil(slots.reduce((sum, { lengthMax }) => sum + lengthMax / 3 + 24, 64));
