/** What the scheduler does for events: tells people, reminds them, and lets go of what is over. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { forgetRegistrations, passEvents, remindPeople } from "./clocks.ts";
import { handleNotices, pruneNotices } from "./notices.ts";
import { NOTIFY_TASK, registrationPressure } from "./notify-task.ts";
import { forgetSpamRegistrations } from "./spam.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function eventTasks(ctx: Context): Task[] {
  return [
    { name: NOTIFY_TASK, everyMs: MINUTE_MS, exclusive: "run", run: () => notify(ctx) },
    { name: "events.remind", everyMs: MINUTE_MS, exclusive: "run", run: () => remindPeople(ctx) },
    { name: "events.pass", everyMs: MINUTE_MS, exclusive: "run", run: () => passEvents(ctx) },
    {
      name: "events.forget",
      everyMs: HOUR_MS,
      exclusive: "period",
      run: () => forgetRegistrations(ctx),
    },
    {
      name: "events.forget-spam",
      everyMs: HOUR_MS,
      exclusive: "period",
      run: () => forgetSpamRegistrations(ctx),
    },
    { name: "events.prune", everyMs: HOUR_MS, exclusive: "period", run: () => pruneNotices(ctx) },
  ];
}

/** Registering goes first: while a crowd does, it is told a moment later, and together. */
async function notify(ctx: Context): Promise<boolean> {
  await ctx.states.of(registrationPressure).waitForTurn();
  return handleNotices(ctx);
}
