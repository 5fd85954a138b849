/** What is remembered of the last backup that the service made, or tried to make, by itself. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Context } from "../../../platform/context.ts";
import { instanceSettings } from "../../../platform/instance-table.ts";

const NAME = "last_backup";

const lastBackupSchema = v.object({
  /** Epoch ms at which it began. */
  at: v.number(),
  name: v.optional(v.string()),
  bytes: v.optional(v.number()),
  /** Why it failed; not set for a good one. */
  fault: v.optional(v.string()),
  /** Epoch ms of the last good one. */
  goodAt: v.optional(v.number()),
});

export type LastBackup = v.InferOutput<typeof lastBackupSchema>;

export async function readLastBackup(ctx: Context): Promise<LastBackup | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(instanceSettings)
    .where(eq(instanceSettings.name, NAME));
  return row === undefined ? undefined : v.parse(lastBackupSchema, JSON.parse(row.value));
}

export async function writeLastBackup(ctx: Context, last: LastBackup): Promise<void> {
  const value = JSON.stringify(last);
  await ctx.db.write([
    ctx.db.orm
      .insert(instanceSettings)
      .values({ name: NAME, value })
      .onConflictDoUpdate({ target: instanceSettings.name, set: { value } }),
  ]);
}
