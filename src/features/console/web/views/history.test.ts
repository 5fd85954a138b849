/** Versions as their page has them: told apart, compared, shared, brought back. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs, openBrowser, tokenOf } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";

/** Versions on a page of the list. */
const PAGE_SIZE = 50;

const on = useSmallScreen();
let siteId = "";
let sites = 0;
beforeEach(async () => {
  sites += 1;
  const { service, accountId } = on.full;
  const parts = { slug: `history-${sites}`, files: smallSite("x"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
});
const ask = async (name: string, input: object = {}) => {
  const { status, body } = await on.full.operator.call(name, { siteId, ...input });
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body;
};
const open = (as: { cookie: string } = on.full.operator) =>
  on.screen.open(`/console/sites/${siteId}/history`, as);
const rename = async (value: string) => {
  const { draft } = await ask("builder.open");
  await ask("builder.apply", {
    ...{ revision: draft.revision, operation: { op: "set-text", address: "/#top/heading", value } },
  });
};
const makeVersion = async (value: string) => {
  await rename(value);
  await ask("sites.publish");
  on.full.service.clock.advance(60_000);
};
const rows = () => on.screen.document.querySelectorAll(".versions li");
const pressAt = (at: number, name: string) =>
  on.screen.wait(() => {
    const row = rows()[at];
    if (row) on.screen.get("button", name, row).click();
  });
const pressInDialog = (name: string | RegExp) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());

test("each version says why it is there, who made it, and which is the newest", async () => {
  await makeVersion("One");
  await open();
  const said = rows().map((row) => on.screen.text(row));
  expect(said.length).toBe(2);
  expect(said[0]).toMatch(/^Edited Newest\s?Marlow & Finch, /);
  expect(said[1]).not.toContain("Newest");
  const links = on.screen.all("link", "Preview").map((one) => one.getAttribute("href"));
  const { items } = await ask("versions.list");
  expect(links).toEqual(
    items.map(({ id }: { id: string }) => `/console/api/preview/${siteId}/${id}/`),
  );
});

test("a version alone has nothing to stand beside, and is not offered to be restored", async () => {
  await open();
  const row = rows()[0];
  expect(row && on.screen.all("button", undefined, row).map((one) => one.textContent)).toEqual([
    "Share",
  ]);
});

describe("two versions side by side", () => {
  test("are in the order of time, with what differs in words, whichever was chosen", async () => {
    await makeVersion("Baked before you wake");
    for (const at of [0, 1]) {
      await open();
      await pressAt(at, "Compare");
      const dialog = on.screen.get("dialog", "Compare versions");
      const changed = dialog.querySelectorAll("ins").map((one) => one.textContent);
      expect([at, changed]).toEqual([at, ["Baked before you wake"]]);
      const titles = dialog.querySelectorAll("iframe").map((one) => one.getAttribute("title"));
      expect(titles).toEqual(
        at === 0 ? ["Version beside it", "This version"] : ["This version", "Version beside it"],
      );
      await pressInDialog("Close");
    }
    expect(on.screen.all("dialog")).toEqual([]);
  });

  test("may be on other pages of the list, the live one too", async () => {
    const { service } = on.full;
    for (let count = 0; count < PAGE_SIZE; count += 1) await makeVersion(`Heading ${count}`);
    const { items, total } = await ask("versions.list", { limit: 200 });
    expect([items.length, total]).toEqual([PAGE_SIZE + 1, PAGE_SIZE + 1]);
    const oldest = items.at(-1).id;
    await on.screen.open(`/console/sites/${siteId}/history?skip=${PAGE_SIZE}`, on.full.operator);
    expect(rows()).toHaveLength(1);
    await pressAt(0, "Compare");
    const choices = on.screen
      .field("Beside it")
      .querySelectorAll("option")
      .map(({ value }) => value);
    expect(choices).toEqual(items.slice(0, -1).map(({ id }: { id: string }) => id));
    const changed = () => on.screen.document.querySelectorAll("ins").map((one) => one.textContent);
    await on.screen.choose("Beside it", items[3].id);
    expect(changed()).toEqual([`Heading ${PAGE_SIZE - 4}`]);
    await pressInDialog("Close");
    await open();
    await pressAt(0, "Compare");
    await on.screen.choose("Beside it", oldest);
    expect(changed()).toEqual([`Heading ${PAGE_SIZE - 1}`]);
    expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  }, 60_000);

  test("one can be chosen to stand beside, by why and when it was made", async () => {
    await makeVersion("One");
    await makeVersion("Two");
    await open();
    await pressAt(0, "Compare");
    const select = on.screen.field("Beside it");
    const choices = select.querySelectorAll("option").map(({ value }) => value);
    const { items } = await ask("versions.list");
    expect(choices).toEqual([items[1].id, items[2].id]);
    await on.screen.choose("Beside it", items[1].id);
    const changed = () => on.screen.document.querySelectorAll("ins").map((one) => one.textContent);
    const gone = () => on.screen.document.querySelectorAll("del").map((one) => one.textContent);
    expect([gone(), changed()]).toEqual([["One"], ["Two"]]);
    await on.screen.choose("Beside it", items[2].id);
    expect(gone()).not.toEqual(["One"]);
  });
});

describe("a version that is restored", () => {
  test("is the draft, after a question that says what is lost by it", async () => {
    await makeVersion("One");
    await rename("Two");
    await rename("Three");
    await open();
    await pressAt(1, "Restore as draft");
    const said = on.screen.text(on.screen.get("dialog"));
    expect(said).toMatch(/The draft has (?:2|a) changes? that nobody has published/);
    await pressInDialog("Keep");
    const kept = await ask("builder.open");
    expect(JSON.stringify(kept.document)).toContain('"Three"');
    await pressAt(1, "Restore as draft");
    await pressInDialog("Restore as draft");
    const { document, draft } = await ask("builder.open");
    expect(JSON.stringify(document)).not.toMatch(/"(?:One|Three)"/);
    expect([draft.isRestored, draft.edits]).toEqual([true, 0]);
    expect(on.screen.text(on.screen.get("status"))).toStartWith("Restored as a draft.");
  });

  test("takes nothing along where the draft has no changes, and is asked about as harmless", async () => {
    await makeVersion("One");
    await open();
    await pressAt(1, "Restore as draft");
    expect(on.screen.text(on.screen.get("dialog"))).not.toContain("nobody has published");
    await pressInDialog("Cancel");
    expect((await ask("builder.open")).draft.isRestored).toBe(false);
  });
});

describe("a preview of a version", () => {
  test("is shared by a link that shows it, until the link is revoked", async () => {
    await open();
    await pressAt(0, "Share");
    expect(on.screen.text(on.screen.get("dialog"))).toContain("sees this version");
    await pressInDialog("Create link");
    const [{ url }] = (await ask("reviews.links")).items;
    await pressInDialog("Copy link");
    expect(on.screen.copied.at(-1)).toBe(url);
    const look = () => openBrowser(on.full.service).call("review.look", { token: tokenOf(url) });
    expect((await look()).status).toBe(200);
    await pressInDialog("Create another");
    expect((await ask("reviews.links")).items.length).toBe(2);
    const before = on.screen.all("button", "Revoke").length;
    const row = on.screen.document
      .querySelectorAll(".shared-links li")
      .find((one) => one.textContent.includes(url));
    if (!row) throw new Error("no such link");
    await on.screen.wait(() => on.screen.get("button", "Revoke", row).click());
    expect(on.screen.all("button", "Revoke").length).toBe(before - 1);
    expect((await look()).status).toBe(404);
  });
});

test("a viewer looks and compares, and is offered no more", async () => {
  await makeVersion("One");
  const viewer = await joinAs(on.full.service, on.full.accountId, "viewer");
  await open(viewer);
  const names = rows().flatMap((row) =>
    on.screen.all("button", undefined, row).map((one) => one.textContent),
  );
  expect(names).toEqual(["Compare", "Compare"]);
});
