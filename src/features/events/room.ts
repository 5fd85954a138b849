/** What others may use of this room. */

export { changeEvent } from "./change-event.ts";
export {
  checkIn,
  countWaitlists,
  type ListedRegistration,
  searchRegistrations,
} from "./check-in.ts";
export { checkSeats } from "./checks.ts";
export { EVENT_STATUSES, type Event, eventChangeSchema, newEventSchema } from "./model.ts";
export { noticeMail } from "./notices.ts";
export { eraseRegistrations, exportRegistrations } from "./person.ts";
export { eventVisitorRoutes } from "./public-routes.ts";
export { REGISTRATION_STATUSES } from "./registration-model.ts";
export { changeRegistration } from "./registrations.ts";
export { removeEventsStatements } from "./removal.ts";
export { eventOperations } from "./routes.ts";
export { selfServiceKey } from "./self-service.ts";
export {
  createEvent,
  deleteEvent,
  type EventOwner,
  getEvent,
  getEventRow,
  listEvents,
} from "./service.ts";
export type { ShownEvents } from "./shown-events.ts";
export { spamRegistrationOperations } from "./spam-routes.ts";
export { eventTasks } from "./tasks.ts";

/** Calendars and Markdown come with the first build. */
export const loadShownEvents = () => import("./shown-events.ts");
