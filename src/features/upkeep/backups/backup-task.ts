/** Makes backups on their schedule. A failed one is said, and tried again within the hour. */
import type { Context } from "../../../platform/context.ts";
import type { Task } from "../../../platform/scheduler.ts";
import { readLastBackup, writeLastBackup } from "./last-backup.ts";
import { type MadeBackup, makeBackup } from "./make-backup.ts";

const LOOK_EVERY_MS = 60_000;
const RETRY_MS = 60 * 60_000;

/** Empty without a schedule. `onFailure` tells whoever looks after the instance. */
export function backupTasks(
  ctx: Context,
  onFailure: (ctx: Context, fault: string) => Promise<void>,
): Task[] {
  const { schedule } = ctx.config.backup;
  if (schedule === undefined) return [];
  ctx.metrics.gauge(
    "sitewright_backup_age_seconds",
    "Time since the last backup that was verified; -1 before the first.",
    async () => {
      const goodAt = (await readLastBackup(ctx))?.goodAt;
      return goodAt === undefined ? -1 : (ctx.clock.now() - goodAt) / 1_000;
    },
  );
  return [
    {
      name: "backups.make",
      everyMs: LOOK_EVERY_MS,
      exclusive: "run",
      async run() {
        const last = await readLastBackup(ctx);
        const waitMs = last?.fault === undefined ? schedule.everyMs : RETRY_MS;
        const ageMs = ctx.clock.now() - (last?.at ?? 0);
        // One from a time to come was made while the clock was fast: nobody waits for that.
        if (last !== undefined && ageMs >= 0 && ageMs < waitMs) return false;
        const made = await backUpNow(ctx);
        if ("fault" in made) await onFailure(ctx, made.fault);
        return false;
      },
    },
  ];
}

/** Makes one now, and remembers how it went. Throws when no schedule says where to. */
export async function backUpNow(ctx: Context): Promise<MadeBackup | { fault: string }> {
  const { schedule } = ctx.config.backup;
  if (schedule === undefined) throw new Error("no place for backups is set");
  const at = ctx.clock.now();
  try {
    const made = await makeBackup(ctx, schedule);
    await writeLastBackup(ctx, { at, goodAt: at, name: made.name, bytes: made.bytes });
    ctx.log.info(made, "backup made and verified");
    return made;
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    ctx.log.error({ err: error }, "backup failed");
    const goodAt = (await readLastBackup(ctx))?.goodAt;
    await writeLastBackup(ctx, { at, fault, ...(goodAt !== undefined && { goodAt }) });
    return { fault };
  }
}
