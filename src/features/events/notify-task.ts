/** The task that tells people what became of their registrations, by the names that others need. */

import { Backpressure } from "../../platform/backpressure.ts";
import { defineState } from "../../platform/room-state.ts";

/** The scheduler's name of it. */
export const NOTIFY_TASK = "events.notify";

/** Registrations as they come in. */
export const registrationPressure = defineState(() => new Backpressure());
