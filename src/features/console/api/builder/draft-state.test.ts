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
  expect((await expectSame(siteId)).draft.count).toBe(3);
  await step(siteId, "undo");
  await step(siteId, "undo");
  expect(headingOf(await expectSame(siteId))).toBe("One");
  await step(siteId, "redo");
  expect(headingOf(await expectSame(siteId))).toBe("Two");
  await edit(siteId, "Other");
  expect((await expectSame(siteId)).draft.count).toBe(3);
  let { draft } = await expectSame(siteId);
  const by = userId;
  await discardDraft(house.ctx, { siteId, revision: draft.revision, by });
  expect((await expectSame(siteId)).draft.count).toBe(0);
  await edit(siteId, "Anew");
  ({ draft } = await expectSame(siteId));
  await beginDraft(house.ctx, {
    ...{ siteId, revision: draft.revision, baseVersionId: versionId, by },
  });
  expect((await expectSame(siteId)).draft.count).toBe(0);
  await edit(siteId, "Last");
  expect(headingOf(await expectSame(siteId))).toBe("Last");
});

test("what is kept of a draft is as much after many edits, and an edit reads nothing again", async () => {
  const { siteId } = await newSite();
  const editTo = async (first: number, last: number) => {
    for (let at = first; at <= last; at += 1) await edit(siteId, `Bread ${at}`);
    return readDraftState(house.ctx, siteId);
  };
  const before = await editTo(10, 12);
  const after = await editTo(13, 60);
  expect(after.draft.count).toBe(51);
  // Of the numbers in it some have a digit more.
  const lengthOf = (state: DraftState) => JSON.stringify(state).length;
  expect(lengthOf(after) - lengthOf(before)).toBeLessThan(20);
  expect(after.document.pages[1]).toBe(before.document.pages[1]);
  expect(await readDraftState(house.ctx, siteId)).toBe(after);
});

test("a long way back and forth, and a text that is written on in after it, are as if read whole", async () => {
  const { siteId } = await newSite();
  for (let at = 0; at < 9; at += 1) await edit(siteId, `Bread ${at}`);
  for (let at = 0; at < 6; at += 1) {
    await step(siteId, "undo");
    await expectSame(siteId);
  }
  for (let at = 0; at < 4; at += 1) await step(siteId, "redo");
  await edit(siteId, "Bread and butter", true);
  const state = await expectSame(siteId);
  expect([state.draft.cursor, state.draft.count]).toEqual([7, 7]);
  // Somebody else's instance has gone on by several edits and a step back meanwhile.
  const other = afresh();
  const editor = { siteId, userId: "usr_2" };
  let revision = state.draft.revision;
  const address = `/#${state.document.pages[0]?.blocks[0]?.id}/heading`;
  for (const value of ["Cake", "Cake with cream", "Pie"]) {
    const continues = value.startsWith("Cake ");
    const by = { ...editor, revision };
    await editDraft(other, by, { op: "set-text", address, value }, { continues });
    ({ revision } = (await readDraftState(other, siteId)).draft);
  }
  await stepDraft(other, { ...editor, revision }, "undo");
  await expectSame(siteId);
  // And has put another text's edit in the place of the last one that is known here.
  ({ revision } = (await readDraftState(other, siteId)).draft);
  await stepDraft(other, { ...editor, revision }, "undo");
  ({ revision } = (await readDraftState(other, siteId)).draft);
  const elsewhere = `/contact#${state.document.pages[1]?.blocks[0]?.id}/heading`;
  const operation = { op: "set-text", address: elsewhere, value: "Write to us" } as const;
  await editDraft(other, { ...editor, revision }, operation);
  await expectSame(siteId);
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
  expect((await expectSame(siteId)).draft.count).toBe(2);
});
