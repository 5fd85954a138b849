/** What is kept of a draft between two edits is what a whole reading of it would give. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../../../test/fixtures/context.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";
import { Caches } from "../../../../platform/cache.ts";
import type { Context } from "../../../../platform/context.ts";
import { beginDraft, discardDraft } from "../../../versions/room.ts";
import { type DraftState, readDraftState } from "./draft-state.ts";
import { editDraft, stepDraft } from "./edit-draft.ts";

let house: TestContext;
beforeAll(async () => {
  house = await openTestContext();
});
afterAll(() => house.close());

const userId = "usr_1";
let sites = 0;
async function newSite() {
  sites += 1;
  return storeSite(house.ctx, {
    ...{ slug: `draft-${sites}`, files: smallSite("a"), document: bakeryDocument() },
  });
}

/** Knows nothing yet. */
const afresh = (): Context => ({ ...house.ctx, caches: new Caches(true) });

async function edit(siteId: string, value: string, continues = false): Promise<void> {
  const { draft, document } = await readDraftState(house.ctx, siteId);
  const address = `/#${document.pages[0]?.blocks[0]?.id}/heading`;
  const editor = { siteId, revision: draft.revision, userId };
  await editDraft(house.ctx, editor, { op: "set-text", address, value }, { continues });
}

async function step(siteId: string, direction: "undo" | "redo"): Promise<void> {
  const { draft } = await readDraftState(house.ctx, siteId);
  await stepDraft(house.ctx, { siteId, revision: draft.revision, userId }, direction);
}

async function expectSame(siteId: string): Promise<DraftState> {
  const state = await readDraftState(house.ctx, siteId);
  expect(state).toEqual(await readDraftState(afresh(), siteId));
  return state;
}

test("edits, steps back and forth, a draft begun anew: each is as if it were read whole", async () => {
  const { siteId, versionId } = await newSite();
  const headingOf = ({ document }: DraftState) => {
    const block = document.pages[0]?.blocks[0] as { heading?: string } | undefined;
    return block?.heading;
  };
  for (const text of ["One", "Two", "Three"]) await edit(siteId, text);
  expect(headingOf(await expectSame(siteId))).toBe("Three");
  await edit(siteId, "Three and more", true);
  expect((await expectSame(siteId)).edits).toHaveLength(3);
  await step(siteId, "undo");
  await step(siteId, "undo");
  expect(headingOf(await expectSame(siteId))).toBe("One");
  await step(siteId, "redo");
  expect(headingOf(await expectSame(siteId))).toBe("Two");
  await edit(siteId, "Other");
  expect((await expectSame(siteId)).edits).toHaveLength(3);
  let { draft } = await expectSame(siteId);
  const by = userId;
  await discardDraft(house.ctx, { siteId, revision: draft.revision, by });
  expect((await expectSame(siteId)).edits).toEqual([]);
  await edit(siteId, "Anew");
  ({ draft } = await expectSame(siteId));
  await beginDraft(house.ctx, {
    ...{ siteId, revision: draft.revision, baseVersionId: versionId, by },
  });
  expect((await expectSame(siteId)).edits).toEqual([]);
  await edit(siteId, "Last");
  expect(headingOf(await expectSame(siteId))).toBe("Last");
});

test("of a long draft an edit reads nothing again that was read before", async () => {
  const { siteId } = await newSite();
  for (let at = 0; at < 5; at += 1) await edit(siteId, `Bread ${at}`);
  const before = await readDraftState(house.ctx, siteId);
  await edit(siteId, "Bread 5");
  const after = await readDraftState(house.ctx, siteId);
  for (const [at, operation] of before.draft.operations.entries()) {
    expect(after.draft.operations[at]).toBe(operation);
    expect(after.edits[at]).toBe(before.edits[at]);
  }
  expect(after.document.pages[1]).toBe(before.document.pages[1]);
  expect(await readDraftState(house.ctx, siteId)).toBe(after);
});

test("a site that is taken up again from an older copy has that copy's draft", async () => {
  const { ctx } = house;
  const { siteId } = await newSite();
  for (const text of ["One", "Two"]) await edit(siteId, text);
  const tables = ["drafts", "draft_operations"];
  for (const table of tables)
    await ctx.db.client.execute(`create table old_${table} as select * from ${table}`);
  await edit(siteId, "Three");
  for (const table of tables) {
    await ctx.db.client.execute({
      ...{ sql: `delete from ${table} where site_id = ?`, args: [siteId] },
    });
    await ctx.db.client.execute({
      ...{
        sql: `insert into ${table} select * from old_${table} where site_id = ?`,
        args: [siteId],
      },
    });
  }
  expect((await expectSame(siteId)).edits).toHaveLength(2);
});
