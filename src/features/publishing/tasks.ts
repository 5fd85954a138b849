/** Publishing's work in the background: provisioning, and following a changed address. */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import type { Task } from "../../platform/scheduler.ts";
import {
  type DueSite,
  followAddressChange,
  followRecaptchaChange,
  PROVISION_TASK,
} from "../sites/room.ts";
import { provisionSite } from "./provision.ts";
import { PROVISIONS_UNDER_WAY_MAX, ProvisionPlaces, type Turn } from "./provision-places.ts";
import { guardClient } from "./readiness/guard-client.ts";
import { type OwnSiteClient, ownSiteClientOf } from "./readiness/own-site-client.ts";

const PROVISION_EVERY_MS = 1_000;

const provisionPlaces = defineState(() => new ProvisionPlaces());

/** One instance at a time works on a site: two would render the same, and one would do it for nothing. */
async function provisionAlone(
  ctx: Context,
  client: OwnSiteClient,
  site: DueSite,
  signal: AbortSignal,
): Promise<Turn> {
  const work = () => provisionSite(ctx, client, site, signal);
  const ran = await ctx.leases.run(`provision ${site.id}`, work);
  return "waitMs" in ran ? ran : undefined;
}

export function publishingTasks(
  ctx: Context,
  client: OwnSiteClient = ownSiteClientOf(ctx),
): Task[] {
  const guarded = guardClient(ctx, client);
  return [
    {
      name: PROVISION_TASK,
      everyMs: PROVISION_EVERY_MS,
      concurrency: PROVISIONS_UNDER_WAY_MAX,
      run: (signal) =>
        ctx.states.of(provisionPlaces).runNext(
          ctx,
          () => ctx.scheduler.wake(PROVISION_TASK),
          (site) => provisionAlone(ctx, guarded, site, signal),
        ),
    },
    {
      // Once after each start, which is when these can have changed.
      name: "publishing.followSettings",
      exclusive: "run",
      async run() {
        const count = await followAddressChange(ctx);
        if (count > 0) ctx.log.info({ count }, "sites have a new address");
        const protectedCount = await followRecaptchaChange(ctx);
        if (protectedCount > 0) ctx.log.info({ count: protectedCount }, "reCAPTCHA has changed");
        ctx.scheduler.wake(PROVISION_TASK);
        return false;
      },
    },
  ];
}
