import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { ApiError } from "../../lib/errors.ts";
import { getSiteRecord } from "../sites/service.ts";
import {
  beginDraft,
  DraftConflict,
  discardDraft,
  hasDraft,
  listOperationsSince,
  OPERATIONS_MAX,
  openDraft,
  openWholeDraft,
  saveDraft,
} from "./drafts.ts";
import { getVersion, saveDocument, VersionConflict } from "./history.ts";

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

let count = 0;
async function newSite() {
  count += 1;
  return storeSite(opened.ctx, { slug: `draft-${count}`, files: smallSite("a") });
}

/** Does one thing more, as the builder does it. */
async function apply(siteId: string, value: unknown, by = "usr_1") {
  const { revision, cursor } = await openDraft(opened.ctx, siteId);
  const change = { siteId, revision, by, keep: cursor, add: [value], cursor: cursor + 1 };
  return saveDraft(opened.ctx, change);
}

async function conflictOf(promise: Promise<unknown>): Promise<DraftConflict> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DraftConflict)) throw new Error(`no DraftConflict but ${error}`);
  return error;
}

test("a draft begins with the newest version, and nothing is stored by looking at it", async () => {
  const { ctx } = opened;
  const { siteId, versionId } = await newSite();
  const empty = { siteId, baseVersionId: versionId, newestVersionId: versionId };
  const expected = { ...empty, revision: 0, cursor: 0, count: 0, savedAt: null };
  expect(await openDraft(ctx, siteId)).toEqual(expected);
  expect(await hasDraft(ctx, siteId)).toBe(false);
  expect((await ctx.db.client.execute("select 1 from drafts")).rows).toEqual([]);
});

test("operations are kept in their order with who and when, and the next one ends what was undone", async () => {
  const { ctx, clock } = opened;
  const { siteId } = await newSite();
  await apply(siteId, { set: "title", to: "Älter" });
  const firstAt = clock.now();
  clock.advance(1_000);
  await apply(siteId, ["move", 1, null], "usr_2");
  const undone = { siteId, revision: 2, by: "usr_1", keep: 2, add: [], cursor: 1 };
  expect(await saveDraft(ctx, undone)).toEqual({ revision: 3 });
  expect(await openWholeDraft(ctx, siteId)).toMatchObject({
    draft: { revision: 3, cursor: 1, count: 2 },
    operations: [
      { value: { set: "title", to: "Älter" }, by: "usr_1", at: firstAt, revision: 1 },
      { value: ["move", 1, null], by: "usr_2", at: clock.now(), revision: 2 },
    ],
  });
  await apply(siteId, "last");
  const { operations } = await openWholeDraft(ctx, siteId);
  expect(operations.map(({ value }) => value)).toEqual([{ set: "title", to: "Älter" }, "last"]);
  expect(await hasDraft(ctx, siteId)).toBe(true);
});

test("a save from an old revision is refused with what the other did, and changes nothing", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  await apply(siteId, "mine", "usr_1");
  const stale = { siteId, revision: 0, by: "usr_2", keep: 0, add: ["theirs"], cursor: 1 };
  const { draft } = await conflictOf(saveDraft(ctx, stale));
  expect(draft).toMatchObject({ revision: 1, count: 1 });
  expect(await listOperationsSince(ctx, siteId, 0)).toMatchObject([{ value: "mine", by: "usr_1" }]);
  expect(await listOperationsSince(ctx, siteId, 1)).toEqual([]);
  expect((await openDraft(ctx, siteId)).count).toBe(1);
});

test("of two saves at once from the same revision exactly one holds", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  const save = (value: string) =>
    saveDraft(ctx, { siteId, revision: 0, by: null, keep: 0, add: [value], cursor: 1 });
  const outcomes = await Promise.allSettled([save("a"), save("b"), save("c")]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(DraftConflict);
  expect(await openDraft(ctx, siteId)).toMatchObject({ revision: 1, cursor: 1 });
});

test("what is open of a discarded draft is not taken for the state of the next one", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  await apply(siteId, "old");
  expect(await discardDraft(ctx, { siteId, revision: 1, by: null })).toEqual({ revision: 2 });
  expect(await hasDraft(ctx, siteId)).toBe(false);
  expect(await openDraft(ctx, siteId)).toMatchObject({ revision: 2, count: 0 });
  await conflictOf(discardDraft(ctx, { siteId, revision: 1, by: null }));
  await conflictOf(
    saveDraft(ctx, { siteId, revision: 1, by: null, keep: 1, add: ["late"], cursor: 2 }),
  );
  expect(await apply(siteId, "new")).toEqual({ revision: 3 });
});

test("a version made of a draft ends it, and a draft that somebody has gone on with makes none", async () => {
  const { ctx } = opened;
  const { siteId, versionId } = await newSite();
  await apply(siteId, "edit");
  const { newestVersionId, baseVersionId } = await openDraft(ctx, siteId);
  const save = (draftRevision: number) =>
    saveDocument(ctx, {
      ...{ siteId, document: '{"edited":true}', reason: "edited", madeBy: "usr_1" },
      ...{ baseVersionId, newestVersionId, draftRevision },
    });
  await conflictOf(save(0));
  expect((await getSiteRecord(ctx, siteId)).versionId).toBe(versionId);
  const saved = await save(1);
  expect(await getVersion(ctx, saved)).toMatchObject({
    ...{ siteId, reason: "edited", madeBy: "usr_1", baseVersionId: versionId, liveAt: null },
  });
  expect(await openDraft(ctx, siteId)).toMatchObject({
    ...{ baseVersionId: saved, revision: 2, count: 0, savedAt: null },
  });
});

test("a draft on a version that somebody has replaced meanwhile makes none", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  await apply(siteId, "edit");
  const { newestVersionId } = await openDraft(ctx, siteId);
  const document = { siteId, document: "{}", reason: "revised", madeBy: null } as const;
  const other = await saveDocument(ctx, { ...document, baseVersionId: null });
  const late = await saveDocument(ctx, {
    ...{ ...document, baseVersionId: null, newestVersionId, draftRevision: 1 },
  }).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(VersionConflict);
  expect((late as VersionConflict).newestVersionId).toBe(other);
  expect((await openDraft(ctx, siteId)).count).toBe(1);
});

test("an earlier version can be the beginning of a draft, which is a change by itself", async () => {
  const { ctx } = opened;
  const { siteId, versionId } = await newSite();
  const document = { siteId, document: "{}", reason: "edited", madeBy: null } as const;
  const newest = await saveDocument(ctx, { ...document, baseVersionId: versionId });
  await beginDraft(ctx, { siteId, revision: 0, baseVersionId: versionId, by: "usr_1" });
  expect(await openDraft(ctx, siteId)).toMatchObject({
    ...{ baseVersionId: versionId, newestVersionId: newest, revision: 1, cursor: 0 },
  });
  expect(await hasDraft(ctx, siteId)).toBe(true);
});

test("a draft has an end, which is told before anything is written", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  const tooMany = Array.from({ length: OPERATIONS_MAX + 1 }, (_, at) => at);
  const change = { siteId, revision: 0, by: null, keep: 0 };
  const refused = await saveDraft(ctx, { ...change, add: tooMany, cursor: 0 }).catch((e) => e);
  expect(refused).toBeInstanceOf(ApiError);
  const long = "x".repeat(5 * 1024 * 1024);
  await saveDraft(ctx, { ...change, add: [long], cursor: 1 });
  const further = { ...change, revision: 1, keep: 1, add: [long], cursor: 2 };
  expect(await saveDraft(ctx, further).catch((e) => e)).toBeInstanceOf(ApiError);
  expect(await openDraft(ctx, siteId)).toMatchObject({ revision: 1, cursor: 1 });
});

test("a missing site has no draft", async () => {
  const missing = openDraft(opened.ctx, "site_missing").catch((error) => error.code);
  expect(await missing).toBe("not_found");
});
