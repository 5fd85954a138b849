/** Sites that never become ready, or take their time: nobody else's news waits for them. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  type ServedContext,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { statement } from "../../platform/database/statements.ts";
import { siteOrigin } from "../sites/origin.ts";
import { getSiteRecord } from "../sites/service.ts";
import { ProvisionPlaces } from "./provision-places.ts";
import { ownSiteClient } from "./readiness/own-site-client.ts";

let served: ServedContext;
let letGo: () => void;
/** Names of the sites whose address was asked for, and never answered before `letGo`. */
let held: string[];

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  held = [];
  served = await serveTestContext({
    client: {
      ...ownSiteClient,
      async resolve(host) {
        if (!host.endsWith(".example")) return ownSiteClient.resolve(host);
        held.push(host);
        await promise;
        throw new Error("no such name");
      },
    },
  });
});
afterEach(async () => {
  letGo();
  await served.close();
});

/** Published sites with domains that lead nowhere, as many an account as given. */
async function storeFailing(accounts: number, sitesEach: number, failures: number) {
  const files = smallSite("a");
  for (let at = 0; at < accounts * sitesEach; at += 1) {
    const accountId = `acc_${at % accounts}`;
    await storeSite(served.ctx, { slug: `failing-${at}`, files, accountId });
  }
  const liveDomain = "DOMAIN";
  const [before, after] = siteOrigin(served.ctx.config, { slug: "", liveDomain }).split("DOMAIN");
  await served.ctx.db.write([
    statement(sql`update sites set custom_domain = slug || '.example',
      target_domain = slug || '.example', live_domain = slug || '.example', failures = ${failures}
      where slug like 'failing-%'`),
    // Their pages name that address already, so that only the look at it is left to do.
    statement(sql`update builds set origin = (select ${before} || custom_domain || ${after}
      from sites where sites.id = site_id and custom_domain is not null)`),
  ]);
}

/** Publishes a site of somebody else and waits until it is live. */
async function publishAnother(): Promise<void> {
  served.clock.advance(1);
  const { siteId } = await storeSite(served.ctx, {
    ...{ slug: "bakery", files: smallSite("b"), accountId: "acc_other" },
  });
  served.ctx.scheduler.start();
  while ((await getSiteRecord(served.ctx, siteId)).status !== "live") await Bun.sleep(10);
}

test("300 new domains of one account that lead nowhere keep nobody's site from going live", async () => {
  await storeFailing(1, 300, 0);
  await publishAnother();
  expect(new Set(held).size).toBe(2);
});

test("300 sites of as many accounts that have failed before keep nobody's site from going live", async () => {
  await storeFailing(300, 1, 5);
  await publishAnother();
  expect(new Set(held).size).toBe(2);
});

test("slow sites leave the places of fresh ones, and no account has more than its part", async () => {
  const { ctx } = served;
  await storeFailing(4, 10, 0);
  const places = new ProvisionPlaces(20);
  const begun: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const works: Promise<boolean>[] = [];
  const { promise: freed, resolve: allAreSlow } = Promise.withResolvers<void>();
  let slow = 0;
  const onFree = () => {
    slow += 1;
    if (slow === 4) allAreSlow();
  };
  const begin = async () => {
    for (let at = 0; at < 12; at += 1)
      works.push(
        places.runNext(ctx, onFree, async (site) => {
          begun.push(site.accountId);
          await released;
        }),
      );
    await places.runNext(ctx, onFree, async () => {});
  };
  await begin();
  expect(begun.toSorted()).toEqual(["acc_0", "acc_1", "acc_2", "acc_3"]);
  await freed;
  await begin();
  expect(begun.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3].map((at) => `acc_${at}`));
  release();
  await Promise.all(works);
});
