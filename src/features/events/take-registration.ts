/** What a registration form holds, and what is done with it, on whichever origin it is sent to. */
import { recordOf, type SentField } from "../../http/form-reader.ts";
import type { Judgement } from "../../http/judge-form.ts";
import { checkInput } from "../../http/read-input.ts";
import type { Context } from "../../platform/context.ts";
import { type EventRow, eventPath } from "./model.ts";
import { type Registration, type VisitorInput, visitorInputSchema } from "./registration-model.ts";
import { register, requireTakesRegistrations } from "./registrations.ts";
import { registerSpam } from "./spam.ts";

export const CREATED = 201;
/** Room for every field at its longest, whatever it is encoded as. */
export const FORM_BYTES_MAX = 512 * 1024;

/** An event's form as the visitors' door wants to know it. */
export const placeOf = (event: EventRow, form: "register" | "registration" | "cancel") => ({
  event,
  siteId: event.siteId,
  bucket: `${event.siteId}/${event.id}/${form}`,
  action: `${eventPath(event.slug)}/${form}`,
});

/** Throws `RegistrationRefused`, and `invalid_request`. */
export function readRegistration(
  fields: readonly SentField[],
  { event, askedAt }: { event: EventRow; askedAt: number },
): VisitorInput {
  // First of all: nobody should mend a form that leads nowhere.
  requireTakesRegistrations(event, askedAt);
  return checkInput(visitorInputSchema, recordOf(fields));
}

/** Seats it, or keeps it as spam, which is answered alike. Throws `RegistrationRefused`. */
export const takeRegistration = (
  ctx: Context,
  event: EventRow,
  input: VisitorInput,
  { reason }: Judgement,
): Promise<Registration> =>
  reason === undefined ? register(ctx, event, input) : registerSpam(ctx, event, input, reason);
