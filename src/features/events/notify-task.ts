/** The scheduler's name of the task that tells people of their registrations. */
export const NOTIFY_TASK = "events.notify";
