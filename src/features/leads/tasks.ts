/** What this room does by itself. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { forgetOldSpam } from "./service.ts";

const HOUR_MS = 60 * 60_000;

export function leadTasks(ctx: Context): Task[] {
  return [
    {
      name: "leads.forget-spam",
      everyMs: HOUR_MS,
      exclusive: "period",
      run: () => forgetOldSpam(ctx),
    },
  ];
}
