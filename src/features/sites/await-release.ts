/**
 * Waiting until visitors get what was just changed, for calls whose answer says that it is there.
 * Publishing notes here how far it has come with a site.
 */
import { eq } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { sites } from "./table.ts";

/** An address that does not answer, or many sites before this one, hold up nobody for longer. */
const WAIT_MS_MAX = 15_000;
/** How often it is looked whether another instance has done it, or this one just before. */
const LOOK_EVERY_MS = 200;

type Waiting = { readonly changedAt: number; readonly resolve: () => void };

const waiters = defineState(() => new Map<string, Set<Waiting>>());

/**
 * Resolves once visitors of this instance get the site as it is now, once that has failed, or after
 * some seconds: then it follows later. Call it after the write that marked the site changed.
 */
export async function awaitRelease(ctx: Context, siteId: string): Promise<void> {
  // Without a scheduler nothing is released by itself.
  if (!ctx.scheduler.isStarted) return;
  // The change is made whatever can be found out now.
  const changedAt = await readOpenChange(ctx, siteId).catch(() => undefined);
  if (changedAt !== undefined) await untilReleased(ctx, siteId, changedAt);
  // What another instance has released, maybe before it was looked at here, is known here with this.
  await ctx.sharing?.changes?.prove().catch(() => {});
}

async function untilReleased(ctx: Context, siteId: string, changedAt: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, WAIT_MS_MAX);
  const lookAgain = async () => {
    const open = await readOpenChange(ctx, siteId).catch(() => changedAt);
    if (open === undefined) resolve();
  };
  const look = setInterval(() => void lookAgain(), LOOK_EVERY_MS);
  const waiting = { changedAt, resolve };
  const all = ctx.states.of(waiters);
  const ofSite = all.get(siteId) ?? new Set();
  all.set(siteId, ofSite.add(waiting));
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(look);
    ofSite.delete(waiting);
    if (ofSite.size === 0 && all.get(siteId) === ofSite) all.delete(siteId);
  }
}

/** Publishing is done with what was changed up to then: visitors get it, or will not soon. */
export function noteRelease(ctx: Context, siteId: string, changedAt: number | null): void {
  for (const waiting of ctx.states.of(waiters).get(siteId) ?? [])
    if (changedAt !== null && waiting.changedAt <= changedAt) waiting.resolve();
}

/** The site's last change, if it is published and the change is to be seen soon. */
async function readOpenChange(ctx: Context, siteId: string): Promise<number | undefined> {
  const { changedAt, publishedVersionId, failures } = sites;
  const [row] = await ctx.db.orm
    .select({ changedAt, publishedVersionId, failures })
    .from(sites)
    .where(eq(sites.id, siteId));
  if (!row || row.publishedVersionId === null || row.failures > 0) return undefined;
  return row.changedAt ?? undefined;
}
