/** What this room does by itself. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { forgetOldLinks } from "./links.ts";
import { forgetOldSessions } from "./sessions.ts";

const HOUR_MS = 60 * 60_000;

export function peopleTasks(ctx: Context): Task[] {
  return [
    {
      name: "people.forget-sessions",
      everyMs: HOUR_MS,
      exclusive: "period",
      run: () => forgetOldSessions(ctx),
    },
    {
      name: "people.forget-links",
      everyMs: HOUR_MS,
      exclusive: "period",
      run: () => forgetOldLinks(ctx),
    },
  ];
}
