/** The builder's state against the real service: edits, undo and redo, two who edit at once, drafts that end. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import {
  type ConsoleBrowser,
  claimInstance,
  joinAs,
} from "../../../../../test/fixtures/console.ts";
import { openPageWorld, type PageWorld } from "../../../../../test/fixtures/page-world.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";
import { startTestService, type TestService } from "../../../../../test/harness.ts";
import type { Builder } from "./store.ts";

let service: TestService;
let ann: ConsoleBrowser;
let ben: ConsoleBrowser;
let world: PageWorld;
let accountId = "";
let siteId = "";
let sites = 0;
let createBuilder: typeof import("./store.ts").createBuilder;
let session: typeof import("../session.ts").session;

beforeAll(async () => {
  service = await startTestService();
  const operator = await claimInstance(service);
  accountId = (await operator.call("session.state")).body.accountId;
  ann = await joinAs(service, accountId, "owner", "ann@example.com");
  ben = await joinAs(service, accountId, "owner", "ben@example.com");
  world = openPageWorld({ origin: `http://localhost:${service.port}`, as: ann });
  ({ createBuilder } = await import("./store.ts"));
  ({ session } = await import("../session.ts"));
  session.value = (await ann.call("session.state")).body;
});
afterAll(async () => {
  world?.[Symbol.dispose]();
  await service?.close();
});
beforeEach(async () => {
  world.isOffline = false;
  sites += 1;
  ({ siteId } = await storeSite(service.ctx, {
    ...{ slug: `store-${sites}`, files: smallSite("a"), document: bakeryDocument(), accountId },
  }));
});

async function openBuilder(): Promise<Builder> {
  const builder = createBuilder(siteId);
  await builder.open();
  return builder;
}
const heroOf = ({ page }: Builder) => `/#${page.value?.blocks[0]?.id}`;
const headingOf = (builder: Builder) => {
  const [hero] = builder.document.value?.pages[0]?.blocks ?? [];
  return hero && "heading" in hero ? hero.heading : undefined;
};
const write = (builder: Builder, value: string) =>
  builder.apply({ op: "set-text", address: `${heroOf(builder)}/heading`, value });
const stored = async () => (await ann.call("builder.open", { siteId })).body;
const storedText = async () => JSON.stringify((await stored()).document);
/** What somebody else does in another browser. */
async function editAs(browser: ConsoleBrowser, operation: object): Promise<void> {
  const { draft } = (await browser.call("builder.open", { siteId })).body;
  const edit = { siteId, revision: draft.revision, operation, continues: false };
  const { status } = await browser.call("builder.apply", edit);
  expect(status).toBe(200);
}

test("an edit is in the document once it is saved, and another is made on top of it", async () => {
  const builder = await openBuilder();
  const version = builder.version.value;
  expect(await write(builder, "Bread")).toBe(true);
  expect([headingOf(builder), builder.version.value]).toEqual(["Bread", version + 1]);
  expect(await write(builder, "Rye")).toBe(true);
  expect([headingOf(builder), builder.opened.value?.draft.edits]).toEqual(["Rye", 2]);
  expect(builder.saving.value.text).toBe("Saved");
  expect((await stored()).document).toEqual(builder.document.value);
});

test("edits that are made faster than they are saved keep their order", async () => {
  const builder = await openBuilder();
  const texts = Array.from({ length: 8 }, (_, at) => `Edit ${at}`);
  const made = texts.map((text) => write(builder, text));
  expect(builder.saving.value.state).not.toBe("failed");
  expect(await Promise.all(made)).toEqual(texts.map(() => true));
  expect([headingOf(builder), builder.opened.value?.draft.edits]).toEqual(["Edit 7", 8]);
});

describe("undo and redo", () => {
  test("go through every edit, to the first and back to the last, and no further", async () => {
    const builder = await openBuilder();
    const first = headingOf(builder);
    for (const text of ["One", "Two"]) await write(builder, text);
    const seen: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      await builder.undo();
      seen.push(headingOf(builder));
    }
    for (let step = 0; step < 3; step += 1) {
      await builder.redo();
      seen.push(headingOf(builder));
    }
    expect(seen).toEqual(["One", first, first, "One", "Two", "Two"]);
    const { canUndo, canRedo } = builder.opened.value?.draft ?? {};
    expect([canUndo, canRedo, builder.saving.value.text]).toEqual([true, false, "Saved"]);
  });

  test("right behind an edit take back that edit, though it is not saved yet", async () => {
    const builder = await openBuilder();
    const first = headingOf(builder);
    const made = write(builder, "Too soon");
    await builder.undo();
    expect([await made, headingOf(builder)]).toEqual([true, first]);
    await builder.redo();
    expect(headingOf(builder)).toBe("Too soon");
  });

  test("after an undo another edit ends what could be done again", async () => {
    const builder = await openBuilder();
    await write(builder, "One");
    await builder.undo();
    await write(builder, "Two");
    expect(builder.opened.value?.draft.canRedo).toBe(false);
    await builder.redo();
    expect(headingOf(builder)).toBe("Two");
  });
});

describe("what is shown", () => {
  test("moves to a page that is there when the one that is shown is deleted, and nothing is chosen", async () => {
    const builder = await openBuilder();
    const page = builder.document.value?.pages.find(({ path }) => path === "/contact");
    const block = `/contact#${page?.blocks[0]?.id}`;
    builder.pagePath.value = "/contact";
    builder.select(`${block}/heading`, block);
    expect(await builder.apply({ op: "remove-page", page: "/contact" })).toBe(true);
    expect([builder.page.value?.path, builder.selection.value]).toEqual(["/", undefined]);
    expect(builder.opened.value?.brokenLinks.length).toBeGreaterThan(0);
    await builder.undo();
    expect(builder.opened.value?.brokenLinks).toEqual([]);
  });

  test("is chosen no more once its block is gone, and stays chosen when another is", async () => {
    const builder = await openBuilder();
    const [, second, third] = builder.page.value?.blocks ?? [];
    builder.select(`/#${second?.id}/heading`, `/#${second?.id}`);
    await builder.apply({ op: "remove-block", address: `/#${third?.id}` });
    expect(builder.selection.value?.block).toBe(`/#${second?.id}`);
    await builder.apply({ op: "remove-block", address: `/#${second?.id}` });
    expect(builder.selection.value).toBeUndefined();
  });

  test("comes with the answer of an edit, once, and only for the page and scheme that are looked at", async () => {
    const builder = await openBuilder();
    await write(builder, "Brought along");
    expect(builder.takePage({ path: "/contact", scheme: "light" })).toBeUndefined();
    await write(builder, "Brought again");
    expect(builder.takePage({ path: "/", scheme: "light" })).toContain("Brought again");
    expect(builder.takePage({ path: "/", scheme: "light" })).toBeUndefined();
    builder.scheme.value = "dark";
    await write(builder, "By night");
    expect(builder.takePage({ path: "/", scheme: "dark" })).toContain("By night");
  });
});

test("blocks that are dragged stand where they were dropped, from above as from below", async () => {
  const builder = await openBuilder();
  const ids = () => builder.page.value?.blocks.map(({ id }) => id) ?? [];
  const [opening, a, b, c] = ids();
  const move = (id = "", to: number) => builder.apply({ op: "move-block", address: `/#${id}`, to });
  expect(await move(a, 3)).toBe(true);
  expect(ids().slice(0, 4)).toEqual([opening, b, c, a] as string[]);
  expect(await move(a, 1)).toBe(true);
  expect(ids().slice(0, 4)).toEqual([opening, a, b, c] as string[]);
  // The opening stays first, whatever is dropped on it.
  expect(await move(b, 0)).toBe(false);
  expect(await move(opening, 2)).toBe(false);
  expect(ids().slice(0, 4)).toEqual([opening, a, b, c] as string[]);
});

describe("what is refused", () => {
  const LONG = "x".repeat(5_000);

  test("stays where it was written with what was said against it, and is not called saved", async () => {
    const builder = await openBuilder();
    const first = headingOf(builder);
    expect(await write(builder, LONG)).toBe(false);
    const kept = builder.unsaved.texts.value[`${heroOf(builder)}/heading`];
    expect([kept?.text, headingOf(builder)]).toEqual([LONG, first]);
    expect(kept?.refusal).toContain("400 characters");
    // Another edit that is saved does not make it forgotten.
    await builder.apply({ op: "set-fact", key: "phone", value: "+44 113 496 0118" });
    expect(builder.saving.value.text).toMatch(/^Not saved: Heading.* still in its field/);
    await write(builder, "Short");
    expect([builder.saving.value.text, builder.unsaved.texts.value]).toEqual(["Saved", {}]);
  });

  test("is kept for the same person in a builder that is opened later, and for nobody else", async () => {
    const builder = await openBuilder();
    await write(builder, LONG);
    const place = `${heroOf(builder)}/heading`;
    expect((await openBuilder()).unsaved.texts.value[place]?.text).toBe(LONG);
    const before = session.value;
    session.value = (await ben.call("session.state")).body;
    expect((await openBuilder()).unsaved.texts.value[place]).toBeUndefined();
    session.value = before;
  });

  test("goes with the draft when that is discarded", async () => {
    const builder = await openBuilder();
    const first = headingOf(builder);
    await write(builder, "Kept for now");
    await write(builder, LONG);
    await builder.discard();
    expect([headingOf(builder), builder.unsaved.texts.value]).toEqual([first, {}]);
    expect([builder.opened.value?.draft.edits, builder.saving.value.text]).toEqual([0, "Saved"]);
  });

  test("before anything was sent nothing is undone", async () => {
    const builder = await openBuilder();
    world.asked.length = 0;
    await builder.undo();
    await builder.redo();
    expect(world.asked).toEqual([]);
  });
});

test("while something is written nothing is called saved, and only what was written ends it", async () => {
  const builder = await openBuilder();
  builder.typing.value = { address: "/#a/heading", text: "Bre" };
  expect(builder.saving.value.text).toBe("Saving…");
  builder.endTyping("/#b/heading");
  expect(builder.saving.value.text).toBe("Saving…");
  const version = builder.version.value;
  builder.forgetTyping("/#a/heading");
  // Whoever shows the page looks again: it has what was never saved.
  expect([builder.saving.value.text, builder.version.value]).toEqual(["Saved", version + 1]);
  builder.forgetTyping("/#a/heading");
  expect(builder.version.value).toBe(version + 1);
});

describe("of two who edit", () => {
  const PHONE = { op: "set-fact", key: "phone", value: "+44 113 496 0118" };

  test("the slower one is told what the other did, overwrites nothing, and makes theirs on top", async () => {
    const builder = await openBuilder();
    await editAs(ben, PHONE);
    expect(await write(builder, "Ann's")).toBe(false);
    const { changes = [], mine = [] } = builder.conflict.value ?? {};
    expect([changes.map(({ by }) => by), mine.length]).toEqual([["Some owner"], 1]);
    expect(builder.saving.value.state).toBe("failed");
    expect(await storedText()).not.toContain("Ann's");
    await builder.settleConflict(true);
    expect([headingOf(builder), builder.conflict.value]).toEqual(["Ann's", undefined]);
    const text = await storedText();
    expect([text.includes("Ann's"), text.includes(PHONE.value)]).toEqual([true, true]);
    expect(builder.saving.value.text).toBe("Saved");
  });

  test("the slower one can drop theirs", async () => {
    const builder = await openBuilder();
    await editAs(ben, PHONE);
    await write(builder, "Ann's");
    await builder.settleConflict(false);
    expect(await storedText()).not.toContain("Ann's");
    expect([builder.conflict.value, builder.saving.value.text]).toEqual([undefined, "Saved"]);
    expect(JSON.stringify(builder.document.value)).toContain(PHONE.value);
  });

  test("all that was on its way waits for one decision, and follows in its order", async () => {
    const builder = await openBuilder();
    await editAs(ben, PHONE);
    const made = [write(builder, "First"), write(builder, "Second")];
    expect(await Promise.all(made)).toEqual([false, false]);
    expect(builder.conflict.value?.mine.length).toBe(2);
    await builder.settleConflict(true);
    expect(headingOf(builder)).toBe("Second");
    await builder.undo();
    expect(headingOf(builder)).toBe("First");
  });

  test("nothing is settled while the other's state cannot be had", async () => {
    const builder = await openBuilder();
    await editAs(ben, PHONE);
    await write(builder, "Ann's");
    world.isOffline = true;
    const failure = await builder.settleConflict(true).catch((error) => error);
    expect([failure.status, builder.conflict.value?.mine.length]).toEqual([0, 1]);
    world.isOffline = false;
    await builder.settleConflict(true);
    expect(headingOf(builder)).toBe("Ann's");
  });

  test("undo is no way around it: what the other has done is shown first", async () => {
    const builder = await openBuilder();
    await write(builder, "Ann's");
    await editAs(ben, PHONE);
    await builder.undo();
    expect([builder.conflict.value?.changes.length, builder.conflict.value?.mine]).toEqual([1, []]);
    await builder.settleConflict(true);
    expect(JSON.stringify(builder.document.value)).toContain(PHONE.value);
  });
});

describe("publishing", () => {
  test("waits for what was edited before it, and is no conflict for what is edited meanwhile", async () => {
    const builder = await openBuilder();
    await write(builder, "Before");
    const again = write(builder, "Just before");
    const publishing = builder.publish();
    const meanwhile = write(builder, "Meanwhile");
    await publishing;
    expect([await again, await meanwhile]).toEqual([true, true]);
    expect(builder.conflict.value).toBeUndefined();
    expect([headingOf(builder), builder.opened.value?.draft.edits]).toEqual(["Meanwhile", 1]);
    const { body } = await ann.call("versions.list", { siteId });
    const published =
      body.items.find(({ isLive }: { isLive: boolean }) => !isLive) ?? body.items[0];
    expect([published.why, body.total]).toEqual(["edited", 2]);
    expect(builder.saving.value.text).toBe("Saved");
  });

  test("at a time that is over is refused, and the draft stays", async () => {
    const builder = await openBuilder();
    await write(builder, "Later");
    const failure = await builder.publish("2001-01-01T00:00:00Z").catch((error) => error);
    expect(failure.status).toBe(400);
    expect([headingOf(builder), builder.opened.value?.draft.edits]).toEqual(["Later", 1]);
    expect(await write(builder, "Later still")).toBe(true);
    expect(builder.saving.value.text).toBe("Saved");
  });

  test("that went well is not called failed when what there is now cannot be read", async () => {
    const builder = await openBuilder();
    await write(builder, "Published");
    const realFetch = globalThis.fetch;
    globalThis.fetch = Object.assign(
      async (url: string, init: RequestInit) => {
        world.isOffline = url.endsWith("builder.open");
        return realFetch(url, init);
      },
      { preconnect: realFetch.preconnect },
    ) as typeof fetch;
    const failure = await builder.publish().catch((error) => error);
    globalThis.fetch = realFetch;
    world.isOffline = false;
    expect([failure.status, builder.saving.value.text]).toEqual([0, "Saved"]);
    expect((await stored()).draft.edits).toBe(0);
  });

  test("for a time is there until it is taken back", async () => {
    const builder = await openBuilder();
    await write(builder, "At Christmas");
    const at = new Date(service.clock.now() + 86_400_000).toISOString();
    await builder.publish(at);
    expect(new Date(builder.opened.value?.plannedAt ?? 0).toISOString()).toBe(at);
    await builder.unplan();
    expect(builder.opened.value?.plannedAt).toBeNull();
  });
});

describe("a session that ends", () => {
  test("keeps what was edited, for the same person, and sends it once they are back", async () => {
    const builder = await openBuilder();
    await write(builder, "Before");
    const { cookie } = ann;
    ann.cookie = "";
    const made = [write(builder, "Without a session"), write(builder, "Nor this")];
    expect(await Promise.all(made)).toEqual([false, false]);
    ann.cookie = cookie;
    const later = await openBuilder();
    expect([headingOf(later), later.opened.value?.draft.edits]).toEqual(["Nor this", 3]);
    // Sent once: a third builder begins with what is stored.
    expect((await openBuilder()).opened.value?.draft.edits).toBe(3);
  });

  test("makes it a conflict when somebody was there meanwhile", async () => {
    const builder = await openBuilder();
    const { cookie } = ann;
    ann.cookie = "";
    await Promise.all([write(builder, "One"), write(builder, "Two")]);
    ann.cookie = cookie;
    await editAs(ben, { op: "set-fact", key: "phone", value: "+44 113 496 0118" });
    const later = await openBuilder();
    expect([later.conflict.value?.changes.length, later.conflict.value?.mine.length]).toEqual([
      1, 2,
    ]);
    await later.settleConflict(true);
    expect(headingOf(later)).toBe("Two");
  });
});

test("a site that is not there says so, and what goes wrong later keeps what is shown", async () => {
  const missing = createBuilder("site_00000000000000000000000000");
  await missing.open();
  expect([missing.failure.value?.status, missing.opened.value]).toEqual([404, undefined]);
  const builder = await openBuilder();
  world.isOffline = true;
  expect((await builder.open().catch((error) => error)).status).toBe(0);
  expect([builder.failure.value, builder.opened.value === undefined]).toEqual([undefined, false]);
});
