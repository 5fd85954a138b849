/** What a call is wished for is done in writing while no number to call is known. */
import type { ActionKind } from "../reading/reading-model.ts";
import { capitaliseFirst } from "../reading/slices.ts";

/** "Call us for a free quote": without a number to call it is asked for in writing. */
const CALLED_FOR: readonly (readonly [ActionKind, RegExp])[] = [
  [
    "quote",
    /(?<!\p{L})(?:call|ring|phone|text|appeler|appelez|llamar|llámenos)(?: us| me| in|-nous)? (?:for|to get|pour|para) .{0,20}(?<!\p{L})(?:quotes?|quotations?|estimates?|prices?|devis|presupuesto)(?!\p{L})/iu,
  ],
  [
    "book",
    /(?<!\p{L})(?:call|ring|phone|text|appeler|appelez|llamar)(?: us| me| in|-nous)? (?:(?:for|pour|para) .{0,12}(?:appointments?|bookings?|reservations?|rendez-vous|réservation|cita|reserva)|(?:to|pour|para) (?:book|reserve|réserver|reservar))(?!\p{L})/iu,
  ],
];

/** "Call for an inspection" without a number to call: what is asked for; undefined where nothing is named. */
export function sayInWriting(call: string): string | undefined {
  const said = call
    .replace(/^(?:call|ring|phone|text)(?: us| me)? for (?=(?:an?|the|your|free) )/iu, "Request ")
    .replace(/^(?:call|ring|phone|text)(?: us| me)? about (?=\p{L})/iu, "Ask about ")
    .replace(
      /^(?:call|ring|phone|text)(?: us| me)? to (?=(?:book|order|reserve|arrange)(?!\p{L}))/iu,
      "",
    );
  return said === call ? undefined : capitaliseFirst(said);
}

export const readWanted = (goal: string): ActionKind | undefined =>
  CALLED_FOR.find(([, sign]) => sign.test(goal))?.[0];
