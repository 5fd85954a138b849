/** Publishing's work in the background: provisioning, following a changed address, pruning. */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import type { Task } from "../../platform/scheduler.ts";
import {
  type DueSite,
  followAddressChange,
  followRecaptchaChange,
  listDueSites,
} from "../sites/release-queue.ts";
import { PROVISION_TASK } from "../sites/service.ts";
import { provisionSite } from "./provision.ts";
import { pruneSlice } from "./prune.ts";
import { guardClient } from "./readiness/guard-client.ts";
import { type OwnSiteClient, ownSiteClient } from "./readiness/own-site-client.ts";

const PROVISION_EVERY_MS = 1_000;
const PROVISION_CONCURRENCY = 4;
const PRUNE_EVERY_MS = 60 * 60_000;

/** Sites under way in this process. */
const underWay = defineState(() => new Set<string>());

export function publishingTasks(ctx: Context, client: OwnSiteClient = ownSiteClient): Task[] {
  const guarded = guardClient(ctx, client);
  let pruneCursor = "";
  return [
    {
      name: PROVISION_TASK,
      everyMs: PROVISION_EVERY_MS,
      concurrency: PROVISION_CONCURRENCY,
      run: (signal) => provisionNext(ctx, guarded, signal),
    },
    {
      // Once after each start, which is when these can have changed.
      name: "publishing.followSettings",
      async run() {
        const count = await followAddressChange(ctx);
        if (count > 0) ctx.log.info({ count }, "sites have a new address");
        const protectedCount = await followRecaptchaChange(ctx);
        if (protectedCount > 0) ctx.log.info({ count: protectedCount }, "reCAPTCHA has changed");
        ctx.scheduler.wake(PROVISION_TASK);
        return false;
      },
    },
    {
      name: "publishing.prune",
      everyMs: PRUNE_EVERY_MS,
      async run() {
        const next = await pruneSlice(ctx, pruneCursor);
        pruneCursor = next ?? "";
        return next !== undefined;
      },
    },
  ];
}

/** Takes up the site that has been due longest. Answers whether there was one. */
async function provisionNext(
  ctx: Context,
  client: OwnSiteClient,
  signal: AbortSignal,
): Promise<boolean> {
  const busy = ctx.states.of(underWay);
  const due = await listDueSites(ctx, PROVISION_CONCURRENCY);
  const site = due.find(({ id }: DueSite) => !busy.has(id));
  if (site === undefined) return false;
  busy.add(site.id);
  try {
    await provisionSite(ctx, client, site, signal);
  } finally {
    busy.delete(site.id);
  }
  return true;
}
