/** What this room does by itself. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { writeKeyUses } from "./key-uses.ts";

const MINUTE_MS = 60_000;

export function accountTasks(ctx: Context): Task[] {
  return [{ name: "accounts.key-uses", everyMs: MINUTE_MS, run: () => writeKeyUses(ctx) }];
}
