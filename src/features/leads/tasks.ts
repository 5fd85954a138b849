/** What this room does by itself. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { leadQueues } from "./lead-queue.ts";
import { forgetOldSpam } from "./service.ts";
import { TELL_TASK, tellOfLeads } from "./tell.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function leadTasks(ctx: Context): Task[] {
  return [
    { name: TELL_TASK, everyMs: MINUTE_MS, run: (signal) => tell(ctx, signal) },
    { name: "leads.forget-spam", everyMs: HOUR_MS, run: () => forgetOldSpam(ctx) },
  ];
}

/** Forms go first: while leads pour in, they are told of a moment later, and together. */
async function tell(ctx: Context, signal: AbortSignal): Promise<boolean> {
  await ctx.states.of(leadQueues).rush.breathe();
  await tellOfLeads(ctx, signal);
  return false;
}
