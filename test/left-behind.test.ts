/** Nothing is left behind of a site that is removed while something is written for it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { noteHit } from "../src/features/analytics/hits.ts";
import { formSubmitStatement } from "../src/features/analytics/room.ts";
import { writeAllHits } from "../src/features/analytics/write-hits.ts";
import { deleteSite } from "../src/features/console/api/delete-site.ts";
import { setFormSettings } from "../src/features/forms/settings.ts";
import { setNotificationEmails } from "../src/features/leads/room.ts";
import { createReviewLink } from "../src/features/reviews/room.ts";
import { beginDraft, discardDraft, planRelease, saveDraft } from "../src/features/versions/room.ts";
import { roomsOf } from "../src/http/room.ts";
import type { Context } from "../src/platform/context.ts";
import { beforeFirstWrite } from "./fixtures/first-write.ts";
import { countRowsOf } from "./fixtures/site-leftovers.ts";
import { bakeryDocument, type StoredSite, smallSite, storeSite } from "./fixtures/small-site.ts";
import { DESKTOP } from "./fixtures/visited-site.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
let accountId: string;
beforeAll(async () => {
  service = await startTestService();
  ({ id: accountId } = await service.createAccount());
});
afterAll(() => service.close());

const document = bakeryDocument();
const newSite = (slug: string): Promise<StoredSite> =>
  storeSite(service.ctx, { slug, accountId, files: smallSite("a"), document });

const by = "usr_1";
const WRITES: Record<string, (ctx: Context, site: StoredSite) => Promise<unknown>> = {
  "addresses for its leads": (ctx, { siteId }) => setNotificationEmails(ctx, siteId, ["a@b.test"]),
  "where its forms may lead": (ctx, { siteId }) =>
    setFormSettings(ctx, accountId, siteId, { redirectOrigins: ["https://shop.example"] }),
  "a link to its preview": (ctx, { siteId }) =>
    createReviewLink(ctx, { siteId, shows: "draft", userId: by }),
  "an edit": (ctx, { siteId }) =>
    saveDraft(ctx, { siteId, revision: 0, by, keep: 0, add: [{}], cursor: 1 }),
  "a restored version": (ctx, { siteId, versionId: baseVersionId }) =>
    beginDraft(ctx, { siteId, revision: 0, baseVersionId, by }),
  "a draft thrown away": (ctx, { siteId }) => discardDraft(ctx, { siteId, revision: 0, by }),
  "a plan to publish": (ctx, { siteId, versionId }) =>
    planRelease(ctx, { siteId, versionId, releaseAt: ctx.clock.now() + 1_000, plannedBy: by }),
};

test.each(Object.keys(WRITES))("%s", async (what) => {
  const { ctx } = service;
  const site = await newSite(what.replaceAll(" ", "-"));
  const late = beforeFirstWrite(ctx, () => deleteSite(ctx, site.siteId));
  const code = await WRITES[what]?.(late, site).then(
    () => "written",
    (error) => error.code,
  );
  expect([code, await countRowsOf(service.ctx, site.siteId)]).toEqual(["not_found", {}]);
});

test("visits that were noted before, and those of another site are counted", async () => {
  const { ctx } = service;
  const [gone, kept] = [await newSite("gone"), await newSite("kept")];
  for (const { siteId } of [gone, kept])
    for (const kind of ["view", "ctaClick"] as const)
      noteHit(ctx, {
        ...{ kind, siteId, accountId, atMs: ctx.clock.now(), address: "192.0.2.1" },
        ...{ agent: DESKTOP, path: "/", url: "http://a.test/", referrer: "", language: "de" },
        ...{ country: undefined, authorization: undefined },
      });
  await deleteSite(ctx, gone.siteId);
  await writeAllHits(ctx);
  await ctx.db.write([
    formSubmitStatement([{ siteId: gone.siteId, at: ctx.clock.now(), leads: 1 }]),
  ]);
  expect(await countRowsOf(service.ctx, gone.siteId)).toEqual({});
  expect(await countRowsOf(service.ctx, kept.siteId)).toMatchObject({ visit_days: 1 });
});

test("a page that is asked for before the removal is known of is nobody's", async () => {
  const { ctx } = service;
  // Other sites keep what they have in common with it.
  const files = smallSite("moment");
  const { siteId, host } = await storeSite(ctx, { slug: "moment", accountId, files });
  expect((await service.visit(host, "/")).status).toBe(200);
  const parts = roomsOf(ctx).toReversed();
  const removed = await Promise.all(parts.map((room) => room.removeSite?.(ctx, siteId) ?? []));
  // Visitors' own memory of it is told a moment later.
  await ctx.db.write(removed.flat());
  for (const path of ["/about", "/"]) expect((await service.visit(host, path)).status).toBe(421);
});
