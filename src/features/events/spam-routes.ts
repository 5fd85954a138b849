/** The spam folder of an event's registrations, below /sites/{id}/events/{eventId}/spam. */
import { type Operation, operation } from "../../http/operation.ts";
import {
  registrationAnswerSchema,
  spamRegistrationListSchema,
  spamRegistrationQuerySchema,
} from "./registration-model.ts";
import { listSpamRegistrations, restoreSpamRegistration } from "./spam.ts";

const EXAMPLE = {
  id: "reg_01k9zjd3e5f7g9h1j3k5m7n9p1",
  name: "Robin Vale",
  email: "robin@example.com",
  phone: null,
  seats: 2,
  message: null,
  fields: null,
  createdAt: 1763700104000,
} as const;

type Call = { principal: { accountId: string }; params: Readonly<Record<string, string>> };

const eventOf = ({ principal, params }: Call) => ({
  accountId: principal.accountId,
  siteId: params.id ?? "",
  eventId: params.eventId ?? "",
});

const listSpamRegistrationsOperation = operation({
  method: "GET",
  path: "/sites/:id/events/:eventId/spam",
  id: "listSpamRegistrations",
  tag: "Events",
  summary: "List an event's spam folder",
  description:
    "Registrations that were taken for spam, newest first, each with the check that it failed. They have no seats, and nobody was told of them. They are kept for 30 days, the newest 500 of an event.",
  query: spamRegistrationQuerySchema,
  success: {
    status: 200,
    description: "A page of the spam folder, and how many it holds.",
    schema: spamRegistrationListSchema,
    example: { spam: [{ ...EXAMPLE, reason: "too-fast" }], total: 1 },
  },
  errors: ["invalid_request", "not_found"],
  handle: (ctx, call) => listSpamRegistrations(ctx, eventOf(call), call.query),
});

const restoreSpamRegistrationOperation = operation({
  method: "POST",
  path: "/sites/:id/events/:eventId/spam/:registrationId/restore",
  id: "restoreSpamRegistration",
  tag: "Events",
  summary: "Restore a registration from the spam folder",
  description:
    "Registers the party as if it had just come: it is confirmed or put on the waiting list, and told by mail. Refused when the event takes no registrations, or the address is registered already.",
  success: {
    status: 200,
    description: "The registration.",
    schema: registrationAnswerSchema,
    example: { registration: { ...EXAMPLE, status: "confirmed" } },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, call) => {
    const registrationId = call.params.registrationId ?? "";
    return { registration: await restoreSpamRegistration(ctx, eventOf(call), registrationId) };
  },
});

export const spamRegistrationOperations: readonly Operation[] = [
  listSpamRegistrationsOperation,
  restoreSpamRegistrationOperation,
];
