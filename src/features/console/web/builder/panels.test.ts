/** The builder's panels: pages, blocks and their texts; what each does to the draft, and what it refuses. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { type SmallElement, SmallEvent, send } from "../../../../../test/fixtures/small-dom.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";

const on = useSmallScreen();
let siteId = "";
let sites = 0;
beforeEach(async () => {
  sites += 1;
  const { service, accountId } = on.full;
  const parts = { slug: `panels-${sites}`, files: smallSite("x"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
  await open();
});
const open = (as: { cookie: string } = on.full.operator) =>
  on.screen.open(`/console/sites/${siteId}/edit`, as);
const read = async () => (await on.full.operator.call("builder.open", { siteId })).body;
const readPages = async () => (await read()).document.pages;
const labels = async () => (await readPages()).map(({ label }: { label: string }) => label);
const saving = () => on.screen.document.querySelector(".saving")?.textContent ?? "";
const press = (name: string | RegExp, within?: SmallElement) =>
  on.screen.wait(() => on.screen.get("button", name, within).click());
const pressInDialog = (name: string) => press(name, on.screen.get("dialog"));
const choosePage = (label: string) => press(label, on.screen.get("navigation", "Pages"));
const leave = (label: string) =>
  on.screen.wait(() => send(on.screen.field(label), new SmallEvent("blur")));

test("it has the regions and the tools that people and tests rely on", () => {
  expect(on.screen.document.title).toMatch(/^Edit .+ · Sitewright$/);
  on.screen.get("navigation", "Pages");
  on.screen.get("complementary", "Inspector");
  expect(on.screen.document.querySelector('iframe[title="Preview"]')).not.toBeNull();
  for (const name of ["Undo", "Redo", "Phone", "Tablet", "Desktop", "Light", "Dark"])
    on.screen.get("button", name);
  for (const name of ["Discard draft", "Publish changes"]) on.screen.get("button", name);
  on.screen.get("link", "Preview in new tab");
  expect(saving()).toBe("Saved");
});

describe("pages", () => {
  test("are added with a name, chosen at once, and undone", async () => {
    const before = await labels();
    await press("Add page");
    await pressInDialog("Add page");
    expect(on.screen.text(on.screen.get("alert", undefined, on.screen.get("dialog")))).toBe(
      "Enter a name.",
    );
    await on.screen.type("Name", " Our team ");
    await pressInDialog("Add page");
    expect(await labels()).toEqual([...before, "Our team"]);
    const current = on.screen
      .all("button", undefined, on.screen.get("navigation", "Pages"))
      .filter((one) => one.getAttribute("aria-current") === "page");
    expect(current.map((one) => one.textContent)).toEqual(["Our team"]);
    await press("Undo");
    expect(await labels()).toEqual(before);
    await press("Redo");
    expect(await labels()).toEqual([...before, "Our team"]);
  });

  test.each([
    ["wedding cakes", "/wedding-cakes"],
    ["/Wedding-Cakes/", "/wedding-cakes"],
    ["shop/cakes", "/shop/cakes"],
  ])("are put at an address as people write it: %p is %s", async (text, path) => {
    await choosePage("Services");
    await press("Rename");
    await on.screen.type("Address", text);
    await pressInDialog("Rename page");
    expect(on.screen.all("dialog")).toEqual([]);
    const paths = (await readPages()).map((page: { path: string }) => page.path);
    expect([paths.includes(path), paths.includes("/services")]).toEqual([true, false]);
    // It stays the one that is looked at.
    expect(on.screen.get("link", "Preview in new tab").getAttribute("href")).toEndWith(path);
  });

  test.each([
    ["/über-uns", /^Not saved: An address has small letters, digits and hyphens/],
    ["/contact", /^Not saved: The address \/contact is taken\./],
    ["/privacy", /is taken/],
    ["/", /is taken/],
    ["/a?b", /^Not saved: An address has small letters/],
  ])("at %p are refused in the dialog, in words for people", async (text, fault) => {
    await choosePage("Services");
    await press("Rename");
    await on.screen.type("Address", text);
    await pressInDialog("Rename page");
    const said = on.screen.text(on.screen.get("alert", undefined, on.screen.get("dialog")));
    expect(said).toMatch(fault);
    expect(said).not.toMatch(/navigation|pages\.\d/);
    expect(on.screen.field("Address").value).toBe(text);
    expect((await read()).draft.edits).toBe(0);
  });

  test("are moved behind another, hidden and shown again", async () => {
    await choosePage("Contact");
    await press("Move");
    await on.screen.choose("Behind", "/");
    await pressInDialog("Move page");
    expect((await labels()).slice(0, 2)).toEqual(["Home", "Contact"]);
    await press("Hide", on.screen.get("navigation", "Pages"));
    expect((await readPages())[1].hidden).toBe(true);
    expect(on.screen.text(on.screen.get("navigation", "Pages"))).toContain("ContactHidden");
    await press("Show", on.screen.get("navigation", "Pages"));
    expect((await readPages())[1].hidden ?? false).toBe(false);
  });

  test("are deleted, and links that led to them are offered for mending", async () => {
    await choosePage("Services");
    await press("Delete", on.screen.get("navigation", "Pages"));
    await pressInDialog("Delete page");
    expect(await labels()).not.toContain("Services");
    const { brokenLinks } = await read();
    if (brokenLinks.length === 0) throw new Error("the fixture has no link to its services");
    expect(on.screen.text()).toContain("Links that lead nowhere");
    expect(on.screen.text()).toContain("led to this page");
    await on.screen.choose("Lead to", "/contact");
    await press("Mend links");
    expect((await read()).brokenLinks).toEqual([]);
    expect(on.screen.text()).not.toContain("Links that lead nowhere");
  });

  test("that have to be there have no way to take them away", async () => {
    const nav = on.screen.get("navigation", "Pages");
    for (const name of ["Move", "Hide", "Delete"])
      expect(on.screen.all("button", name, nav)).toEqual([]);
    await press("Rename");
    expect(on.screen.all("textbox", "Address")).toEqual([]);
    await pressInDialog("Cancel");
  });
});

describe("a text", () => {
  const chooseOpening = () => press(/^Opening/, on.screen.get("navigation", "Pages"));
  const heading = async () => (await readPages())[0].blocks[0].heading;

  test("is saved when one leaves its field, and counted against its limit", async () => {
    await chooseOpening();
    await on.screen.type("Heading", "Baked before you wake");
    expect(saving()).toBe("Saving…");
    expect(on.screen.text()).toContain("21 of 400 characters");
    await leave("Heading");
    expect([await heading(), saving()]).toEqual(["Baked before you wake", "Saved"]);
  });

  test("over its limit is refused at its field, stays in it, and can be discarded", async () => {
    await chooseOpening();
    const before = await heading();
    const long = "x".repeat(401);
    await on.screen.type("Heading", long);
    await leave("Heading");
    expect(on.screen.field("Heading").getAttribute("aria-invalid")).toBe("true");
    expect(on.screen.text()).toContain("Heading may have 400 characters at most");
    expect(saving()).toStartWith("Not saved: ");
    expect([await heading(), on.screen.field("Heading").value]).toEqual([before, long]);
    await press(/^Discard(?! draft)/);
    expect([on.screen.field("Heading").value, saving()]).toEqual([before, "Saved"]);
  });

  test("that is locked cannot be written, until it is unlocked", async () => {
    await chooseOpening();
    await press("Lock");
    expect((await read()).document.locks).toEqual(["/#top"]);
    expect(on.screen.field("Heading").getAttribute("readonly")).not.toBeNull();
    expect(on.screen.text()).toContain("Locked. ");
    await press("Unlock");
    expect((await read()).document.locks ?? []).toEqual([]);
    expect(on.screen.field("Heading").getAttribute("readonly")).toBeNull();
  });

  test("of a page is what search engines are told, and is there where nothing is chosen", async () => {
    await choosePage("Contact");
    const title = on.screen.field("Title in search results");
    expect(title.value).not.toBe("");
    await on.screen.type("Title in search results", "Write to us");
    await leave("Title in search results");
    const page = (await readPages()).find(({ path }: { path: string }) => path === "/contact");
    expect(page.title).toBe("Write to us");
  });
});

describe("blocks", () => {
  const outline = () =>
    on.screen.document.querySelectorAll(".outline .outline-kind").map((one) => one.textContent);
  const choose = (at: number) =>
    on.screen.wait(() => on.screen.document.querySelectorAll(".outline button")[at]?.click());
  const kinds = async () => (await readPages())[0].blocks.map(({ kind }: { kind: string }) => kind);

  test("are moved, doubled, hidden and taken away, each by its button, and each undone", async () => {
    const before = await kinds();
    await choose(1);
    await press("Move down");
    expect((await kinds()).slice(1, 3)).toEqual([before[2], before[1]]);
    await press("Duplicate");
    expect((await kinds()).length).toBe(before.length + 1);
    await press("Hide", on.screen.get("complementary", "Inspector"));
    expect(on.screen.text(on.screen.get("navigation", "Pages"))).toContain("Hidden");
    await press("Delete", on.screen.get("complementary", "Inspector"));
    for (let turn = 0; turn < 4; turn += 1) await press("Undo");
    expect(await kinds()).toEqual(before);
    expect(on.screen.get("button", "Undo").getAttribute("aria-disabled")).toBe("true");
  });

  test("are dragged to another place, and none before the opening", async () => {
    const before = outline();
    const items = () => on.screen.document.querySelectorAll(".outline li");
    const drag = async (from: number, to: number) => {
      const [source, target] = [items()[from], items()[to]];
      if (!source || !target) throw new Error("no such block");
      await on.screen.wait(() => send(source, new SmallEvent("dragstart")));
      await on.screen.wait(() => send(target, new SmallEvent("dragover")));
      await on.screen.wait(() => send(target, new SmallEvent("drop")));
    };
    await drag(1, 2);
    expect(outline().slice(1, 3)).toEqual([before[2] ?? "", before[1] ?? ""]);
    const after = outline();
    await drag(2, 0);
    await drag(2, 2);
    expect(outline()).toEqual(after);
    expect((await read()).draft.edits).toBe(1);
  });

  test("the opening has no way to be moved, hidden, doubled or taken away", async () => {
    await choose(0);
    const inspector = on.screen.get("complementary", "Inspector");
    for (const name of ["Move up", "Move down", "Duplicate", "Hide", "Delete"])
      expect([name, on.screen.all("button", name, inspector).length]).toEqual([name, 0]);
  });
});

test("a viewer is told that it is not for them, and a stranger that there is no such page", async () => {
  await open(await joinAs(on.full.service, on.full.accountId, "viewer", `v${sites}@x.example`));
  expect(on.screen.text(on.screen.get("alert"))).toStartWith("403:");
  const { id } = await on.full.service.createAccount();
  await open(await joinAs(on.full.service, id, "owner", `o${sites}@x.example`));
  expect(on.screen.text()).toContain("Page not found");
});
