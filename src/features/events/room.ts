/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { checkSeats } from "./checks.ts";
import { eventServiceRoutes } from "./exported-form.ts";
import { noticeMail } from "./notices.ts";
import { eraseRegistrations, exportRegistrations } from "./person.ts";
import { eventVisitorRoutes } from "./public-routes.ts";
import { removeEventsStatements } from "./removal.ts";
import { eventOperations } from "./routes.ts";
import { spamRegistrationOperations } from "./spam-routes.ts";
import { eventTasks } from "./tasks.ts";

export { changeEvent } from "./change-event.ts";
export {
  checkIn,
  countWaitlists,
  registrationPages,
  searchRegistrations,
} from "./check-in.ts";
export { eventPages } from "./event-pages.ts";
export { EVENT_STATUSES, type Event, eventChangeSchema, newEventSchema } from "./model.ts";
export { REGISTRATION_STATUSES } from "./registration-model.ts";
export { changeRegistration } from "./registrations.ts";
export { selfServiceKey } from "./self-service.ts";
export {
  createEvent,
  deleteEvent,
  type EventOwner,
  getEvent,
  getEventRow,
  hasShownEvents,
  listEvents,
} from "./service.ts";
export type { ShownEvents } from "./shown-events.ts";

/** Calendars and Markdown come with the first build. */
export const loadShownEvents = () => import("./shown-events.ts");

export const eventsRoom: Room = {
  name: "events",
  operations: [...eventOperations, ...spamRegistrationOperations],
  visitorRoutes: eventVisitorRoutes,
  serviceRoutes: eventServiceRoutes,
  tasks: eventTasks,
  mails: [noticeMail],
  invariants: [
    { check: "events", good: "every event's seats are counted right", find: checkSeats },
  ],
  people: [{ name: "registrations", export: exportRegistrations, erase: eraseRegistrations }],
  removeSite: (_, siteId) => removeEventsStatements(siteId),
};
