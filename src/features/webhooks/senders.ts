/** What an attempt needs to know of its endpoint, kept in memory between attempts. */
import { eq } from "drizzle-orm";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import { openSigners, type Signers } from "./secrets.ts";
import { webhookEndpoints } from "./table.ts";

export type Sender = {
  id: string;
  accountId: string;
  url: string;
  isEnabled: boolean;
  /** Epoch ms of the first failure since the latest success. */
  failingSince: number | null;
  /** Undefined when its secret cannot be opened with this instance key. */
  signers: Signers | undefined;
};

export const sendersCache = defineCache<Sender>("webhooks.senders", 5_000);

/** Undefined when the endpoint has been deleted. */
export async function findSender(ctx: Context, endpointId: string): Promise<Sender | undefined> {
  return ctx.caches.of(sendersCache).load(endpointId, async () => {
    const [row] = await ctx.db.orm
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId));
    if (!row) return undefined;
    const { id, accountId, url, disabledAt, failingSince } = row;
    const isEnabled = disabledAt === null;
    return { id, accountId, url, isEnabled, failingSince, signers: openSigners(ctx, row) };
  });
}

/** After every change of an endpoint's row that an attempt has to heed. */
export function forgetSender(ctx: Context, endpointId: string): void {
  ctx.caches.of(sendersCache).forget(endpointId);
}
