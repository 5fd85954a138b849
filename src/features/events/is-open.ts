/** When an event can be registered for, as a condition of statements. */
import { sql } from "drizzle-orm";
import { prepareStatement, requirement } from "../../platform/database/statements.ts";
import { events } from "./table.ts";

/** A label of `PreconditionFailed`. */
export const CLOSED = "registration-closed";

/** Whether the event `eventId` takes registrations at `now`. */
export const IS_OPEN = sql`exists (select 1 from ${events} where id = ${sql.placeholder("eventId")}
  and status = 'published' and registration_enabled = 1 and over_at >= ${sql.placeholder("now")})`;

/** Lets a write go on only while the event `eventId` takes registrations. Fails as `CLOSED`. */
export const requireOpen = prepareStatement(requirement(CLOSED, IS_OPEN));
