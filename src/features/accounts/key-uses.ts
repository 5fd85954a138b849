/** When keys were last used: kept in memory call by call, and written down once in a while. */
import { eq, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { keys } from "./table.ts";

const usedAt = defineState(() => new Map<string, number>());

export function noteKeyUse(ctx: Context, keyId: string): void {
  ctx.states.of(usedAt).set(keyId, ctx.clock.now());
}

/** When this process has seen the key last, if that is not written down yet. */
export const recallKeyUse = (ctx: Context, keyId: string): number | undefined =>
  ctx.states.of(usedAt).get(keyId);

const WRITTEN_AT_ONCE = 500;

/** Writes down what is only in memory. Answers whether there is more. */
export async function writeKeyUses(ctx: Context): Promise<boolean> {
  const noted = ctx.states.of(usedAt);
  const some = [...noted].slice(0, WRITTEN_AT_ONCE);
  if (some.length === 0) return false;
  await ctx.db.write(
    some.map(([keyId, at]) => {
      // Another instance may have seen the key later.
      const lastUsedAt = sql`max(coalesce(${keys.lastUsedAt}, 0), ${at})`;
      return ctx.db.orm.update(keys).set({ lastUsedAt }).where(eq(keys.id, keyId));
    }),
  );
  // What failed stays, and so does a use that came meanwhile.
  for (const [keyId, at] of some) if (noted.get(keyId) === at) noted.delete(keyId);
  return noted.size > 0;
}

/** The same until nothing is left: before the process ends. */
export async function writeAllKeyUses(ctx: Context): Promise<void> {
  while (await writeKeyUses(ctx));
}
