/** Everything below /sites/{id}/events: events and their registrations. */
import { type Operation, operation } from "../../http/operation.ts";
import { awaitRelease } from "../sites/room.ts";
import { changeEvent } from "./change-event.ts";
import {
  type Event,
  eventAnswerSchema,
  eventChangeSchema,
  eventListQuerySchema,
  eventListSchema,
  newEventSchema,
} from "./model.ts";
import {
  type Registration,
  registrationAnswerSchema,
  registrationChangeSchema,
  registrationListQuerySchema,
  registrationListSchema,
} from "./registration-model.ts";
import { changeRegistration, listRegistrations } from "./registrations.ts";
import { createEvent, deleteEvent, getEvent, listEvents } from "./service.ts";

const CREATED = 201;

const EXAMPLE: Event = {
  id: "evt_01k9zjc9d1e3f5g7h9j1k3m5n7",
  slug: "sourdough-evening",
  title: "Sourdough evening",
  summary: "Three hours, one loaf to take home.",
  startsAt: 1796490000000,
  endsAt: 1796500800000,
  timezone: "Europe/Berlin",
  venueName: "The bakehouse",
  address: "Harbour Street 4, Kiel",
  onlineUrl: null,
  priceLabel: "Free",
  capacity: 12,
  registrationEnabled: true,
  confirmedSeats: 2,
  status: "published",
  url: "/events/sourdough-evening",
  createdAt: 1763700004000,
  updatedAt: 1763700004000,
};

const REGISTRATION: Registration = {
  id: "reg_01k9zjd3e5f7g9h1j3k5m7n9p1",
  name: "Robin Vale",
  email: "robin@example.com",
  phone: null,
  seats: 2,
  message: null,
  fields: { allergies: "Nuts" },
  status: "confirmed",
  createdAt: 1763700104000,
};

type Params = { principal: { accountId: string }; params: Readonly<Record<string, string>> };

const siteOf = ({ principal, params }: Params) => ({
  accountId: principal.accountId,
  siteId: params.id ?? "",
});
const eventOf = (call: Params) => ({ ...siteOf(call), eventId: call.params.eventId ?? "" });

const listEventsOperation = operation({
  method: "GET",
  path: "/sites/:id/events",
  id: "listEvents",
  tag: "Events",
  summary: "List events",
  description:
    "The site's events, soonest first; with `when=past` the most recent first. An event is upcoming until it has ended, or has begun if it has no end.",
  query: eventListQuerySchema,
  success: {
    status: 200,
    description: "One page of events, and how many match in all.",
    schema: eventListSchema,
    example: { events: [EXAMPLE], total: 1 },
  },
  errors: ["invalid_request", "not_found"],
  handle: (ctx, call) => listEvents(ctx, siteOf(call), call.query),
});

const createEventOperation = operation({
  method: "POST",
  path: "/sites/:id/events",
  id: "createEvent",
  isCreation: true,
  tag: "Events",
  summary: "Create an event",
  description:
    "Saves an event, as a draft unless `status` is `published`; a published one is on the live site when the answer comes, or soon after where that takes long. With an `Idempotency-Key` the same call answers the same event for 24 hours, marked `Idempotent-Replayed: true`.",
  body: newEventSchema,
  bodyExample: {
    title: "Sourdough evening",
    startsAt: "2026-12-05T18:00",
    endsAt: "2026-12-05T21:00",
    timezone: "Europe/Berlin",
    venueName: "The bakehouse",
    capacity: 12,
    status: "published",
  },
  idempotent: true,
  success: {
    status: CREATED,
    description: "The event.",
    schema: eventAnswerSchema,
    example: { event: { ...EXAMPLE, confirmedSeats: 0 } },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, call) => {
    const owner = siteOf(call);
    const event = await createEvent(ctx, owner, call.body, (made) => call.record({ event: made }));
    if (event.status === "published") await awaitRelease(ctx, owner.siteId);
    return { event };
  },
});

const getEventOperation = operation({
  method: "GET",
  path: "/sites/:id/events/:eventId",
  id: "getEvent",
  tag: "Events",
  summary: "Retrieve an event",
  description: "One event of the site.",
  success: {
    status: 200,
    description: "The event.",
    schema: eventAnswerSchema,
    example: { event: EXAMPLE },
  },
  errors: ["not_found"],
  handle: async (ctx, call) => ({ event: await getEvent(ctx, eventOf(call)) }),
});

const changeEventOperation = operation({
  method: "PATCH",
  path: "/sites/:id/events/:eventId",
  id: "changeEvent",
  tag: "Events",
  summary: "Change an event",
  description:
    "Changes the fields that are sent; null clears one. The slug stays. The live site shows it when the answer comes, or soon after where that takes long. More capacity promotes the waiting list, in order of arrival; less than what is confirmed is refused. People who are registered are told of a new time or place.",
  body: eventChangeSchema,
  bodyExample: { capacity: 16, status: "published" },
  success: {
    status: 200,
    description: "The event as it is now.",
    schema: eventAnswerSchema,
    example: { event: { ...EXAMPLE, capacity: 16 } },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, call) => {
    const event = await changeEvent(ctx, eventOf(call), call.body);
    await awaitRelease(ctx, siteOf(call).siteId);
    return { event };
  },
});

const deleteEventOperation = operation({
  method: "DELETE",
  path: "/sites/:id/events/:eventId",
  id: "deleteEvent",
  tag: "Events",
  summary: "Delete an event",
  description:
    "Deletes an event with its registrations and takes it off the site, by the time of the answer or soon after where that takes long. If it was still to come, everybody who was confirmed or waiting is told.",
  success: {
    status: 200,
    description: "The event as it was.",
    schema: eventAnswerSchema,
    example: { event: EXAMPLE },
  },
  errors: ["not_found"],
  handle: async (ctx, call) => {
    const event = await deleteEvent(ctx, eventOf(call));
    await awaitRelease(ctx, siteOf(call).siteId);
    return { event };
  },
});

const listRegistrationsOperation = operation({
  method: "GET",
  path: "/sites/:id/events/:eventId/registrations",
  id: "listRegistrations",
  tag: "Events",
  summary: "List registrations",
  description:
    "Who registered for an event, first come first. This is the attendees' personal data. It is erased twelve months after the event, unless the operator has set another time.",
  query: registrationListQuerySchema,
  success: {
    status: 200,
    description: "One page of registrations, how many match in all, and the confirmed seats.",
    schema: registrationListSchema,
    example: { registrations: [REGISTRATION], total: 1, confirmedSeats: 2 },
  },
  errors: ["invalid_request", "not_found"],
  handle: (ctx, call) => listRegistrations(ctx, eventOf(call), call.query),
});

const changeRegistrationOperation = operation({
  method: "PATCH",
  path: "/sites/:id/events/:eventId/registrations/:registrationId",
  id: "changeRegistration",
  tag: "Events",
  summary: "Confirm or cancel a registration",
  description:
    "Cancelling gives the seats to the waiting list at once. Confirming somebody who waits or has cancelled needs enough free seats. The person is told by mail.",
  body: registrationChangeSchema,
  bodyExample: { status: "cancelled" },
  success: {
    status: 200,
    description: "The registration as it is now.",
    schema: registrationAnswerSchema,
    example: { registration: { ...REGISTRATION, status: "cancelled" } },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, call) => {
    const registrationId = call.params.registrationId ?? "";
    return {
      registration: await changeRegistration(ctx, eventOf(call), registrationId, call.body),
    };
  },
});

export const eventOperations: readonly Operation[] = [
  listEventsOperation,
  createEventOperation,
  getEventOperation,
  changeEventOperation,
  deleteEventOperation,
  listRegistrationsOperation,
  changeRegistrationOperation,
];
