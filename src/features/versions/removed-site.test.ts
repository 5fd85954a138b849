/** A site that is removed while something of it is being written leaves nothing behind. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { listFaults } from "../../../test/fixtures/site-rows.ts";
import {
  bakeryDocument,
  type ServedContext,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { buildVersion } from "../publishing/build-version.ts";
import { removeReadinessStatements } from "../publishing/removal.ts";
import { removeSiteStatements } from "../sites/removal.ts";
import { getSiteRecord } from "../sites/service.ts";
import { beginDraft, discardDraft, saveDraft } from "./drafts.ts";
import { saveDocument } from "./history.ts";
import { planRelease } from "./planned-releases.ts";
import { removeVersionsStatements } from "./removal.ts";
import { storeLate } from "./stored-files.ts";

let served: ServedContext;
beforeAll(async () => {
  served = await serveTestContext();
});
afterAll(() => served.close());

const remove = (siteId: string) =>
  served.ctx.db.write([
    ...removeReadinessStatements(siteId),
    ...removeVersionsStatements(siteId),
    ...removeSiteStatements(siteId),
  ]);

type Site = { siteId: string; versionId: string };
const by = "usr_1";

const WRITERS: Record<string, (site: Site) => Promise<unknown>> = {
  "a change of its draft": ({ siteId }) =>
    saveDraft(served.ctx, { siteId, revision: 0, by, keep: 0, add: [{ a: 1 }], cursor: 1 }),
  "a draft that begins": ({ siteId, versionId }) =>
    beginDraft(served.ctx, { siteId, revision: 0, baseVersionId: versionId, by }),
  "a draft that ends": ({ siteId }) => discardDraft(served.ctx, { siteId, revision: 0, by }),
  "a plan": ({ siteId, versionId }) =>
    planRelease(served.ctx, {
      ...{ siteId, versionId, plannedBy: by, releaseAt: served.clock.now() + 1_000 },
    }),
  "a version": ({ siteId, versionId }) =>
    saveDocument(served.ctx, {
      ...{ siteId, document: bakeryDocument(), reason: "edited", madeBy: by },
      baseVersionId: versionId,
    }),
  "a build": async ({ siteId, versionId }) =>
    buildVersion(served.ctx, await getSiteRecord(served.ctx, siteId), versionId),
};

test.each(Object.keys(WRITERS))("%s", async (what) => {
  const { ctx } = served;
  const site = { slug: what.replaceAll(" ", "-"), files: smallSite(what.replaceAll(" ", "")) };
  const { siteId, versionId } = await storeSite(ctx, { ...site, document: bakeryDocument() });
  const written = WRITERS[what]?.({ siteId, versionId }).then(
    () => "written",
    (error) => error.code ?? String(error),
  );
  await remove(siteId);
  // A write that came first went with the site.
  expect(["not_found", "written"]).toContain(await written);
  expect(await listFaults(ctx)).toEqual([]);
});

test("the checks of a site that is being provisioned", async () => {
  const { ctx, logLines } = served;
  const document = bakeryDocument();
  const { siteId } = await storeSite(ctx, { slug: "checked", files: smallSite("c"), document });
  await ctx.db.write([{ sql: "update sites set changed_at = 1 where id = ?", args: [siteId] }]);
  const working = ctx.scheduler.step();
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  await remove(siteId);
  await working;
  expect(await listFaults(ctx)).toEqual([]);
  expect(logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test("a picture that is drawn when its last build has gone is not kept", async () => {
  const { ctx } = served;
  await storeLate(ctx, "hash-of-a-picture", new Uint8Array([1, 2, 3]));
  expect(await listFaults(ctx)).toEqual([]);
});
