/** Events of a site and who comes to them. */
import * as v from "valibot";
import type { Context } from "../../../platform/context.ts";
import {
  changeEvent,
  changeRegistration,
  checkIn,
  countWaitlists,
  createEvent,
  deleteEvent,
  EVENT_STATUSES,
  type Event,
  eventChangeSchema,
  getEvent,
  getEventRow,
  listEvents,
  newEventSchema,
  REGISTRATION_STATUSES,
  searchRegistrations,
} from "../../events/room.ts";
import { idText } from "./id-text.ts";
import { pageEntries, searchText } from "./paging.ts";
import { type SiteCall, siteProcedure } from "./procedure.ts";

const changes = true;
const eventId = idText("an event's");
const registrationId = idText("a registration's");
const status = v.picklist(EVENT_STATUSES, `must be one of ${EVENT_STATUSES.join(", ")}`);
const WHEN = ["upcoming", "past", "all"] as const;

const ownerOf = ({ account, site, input }: SiteCall<{ eventId: string }>) => ({
  ...{ accountId: account.id, siteId: site.id, eventId: input.eventId },
});

/** Beside the API's event, what its form edits, and how many registrations wait for a seat. */
export type EditedEvent = Event & {
  mapUrl: string | null;
  descriptionMarkdown: string | null;
  waiting: number;
};

async function readEvent(
  ctx: Context,
  owner: Parameters<typeof getEventRow>[1],
): Promise<EditedEvent> {
  const [event, { mapUrl, descriptionMarkdown }, waiting] = await Promise.all([
    getEvent(ctx, owner),
    getEventRow(ctx, owner),
    countWaitlists(ctx, [owner.eventId]),
  ]);
  return { ...event, mapUrl, descriptionMarkdown, waiting: waiting.get(event.id) ?? 0 };
}

export const eventProcedures = {
  "events.list": siteProcedure(
    "viewer",
    {
      input: {
        when: v.optional(v.picklist(WHEN, `must be one of ${WHEN.join(", ")}`), "all"),
        status: v.optional(status),
        ...pageEntries,
      },
    },
    async (ctx, { input, account, site }) => {
      const owner = { accountId: account.id, siteId: site.id };
      const { events, total } = await listEvents(ctx, owner, input);
      const waiting = await countWaitlists(
        ctx,
        events.map(({ id }) => id),
      );
      const items = events.map((event) => ({ ...event, waiting: waiting.get(event.id) ?? 0 }));
      return { items, total };
    },
  ),

  "events.get": siteProcedure("viewer", { input: { eventId } }, async (ctx, call) => ({
    event: await readEvent(ctx, ownerOf(call)),
  })),

  "events.create": siteProcedure(
    "editor",
    { input: newEventSchema.entries, changes },
    async (ctx, { input, account, site }) => {
      const { siteId, ...event } = input;
      const owner = { accountId: account.id, siteId: site.id };
      const { id } = await createEvent(ctx, owner, event);
      return { event: await readEvent(ctx, { ...owner, eventId: id }) };
    },
  ),

  "events.save": siteProcedure(
    "editor",
    { input: { eventId, ...eventChangeSchema.entries }, changes },
    async (ctx, call) => {
      const { siteId: _, eventId: __, ...change } = call.input;
      await changeEvent(ctx, ownerOf(call), change);
      return { event: await readEvent(ctx, ownerOf(call)) };
    },
  ),

  /** Puts an event on the site, or takes it off. */
  "events.publish": siteProcedure(
    "editor",
    { input: { eventId, status: v.optional(status, "published") }, changes },
    async (ctx, call) => {
      await changeEvent(ctx, ownerOf(call), { status: call.input.status });
      return { event: await readEvent(ctx, ownerOf(call)) };
    },
  ),

  "events.delete": siteProcedure("editor", { input: { eventId }, changes }, async (ctx, call) => ({
    event: await deleteEvent(ctx, ownerOf(call)),
  })),
};

export const registrationProcedures = {
  "registrations.list": siteProcedure(
    "viewer",
    {
      input: {
        eventId,
        q: searchText(),
        status: v.optional(
          v.picklist(REGISTRATION_STATUSES, `must be one of ${REGISTRATION_STATUSES.join(", ")}`),
        ),
        ...pageEntries,
      },
    },
    (ctx, call) => searchRegistrations(ctx, ownerOf(call), call.input),
  ),

  "registrations.checkIn": siteProcedure(
    "editor",
    {
      input: {
        ...{ eventId, registrationId },
        here: v.optional(v.boolean("must be true or false"), true),
      },
      changes,
    },
    async (ctx, call) => ({
      registration: await checkIn(ctx, ownerOf(call), call.input.registrationId, call.input.here),
    }),
  ),

  "registrations.cancel": siteProcedure(
    "editor",
    { input: { eventId, registrationId }, changes },
    async (ctx, call) => {
      const { registrationId: id } = call.input;
      const change = { status: "cancelled" } as const;
      return { registration: await changeRegistration(ctx, ownerOf(call), id, change) };
    },
  ),

  "registrations.confirm": siteProcedure(
    "editor",
    { input: { eventId, registrationId }, changes },
    async (ctx, call) => {
      const { registrationId: id } = call.input;
      const change = { status: "confirmed" } as const;
      return { registration: await changeRegistration(ctx, ownerOf(call), id, change) };
    },
  ),
};
