/** The list of sites, and one at a glance: what it is, what it waits for, what it asks its owner. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";
import { captureLead } from "../../../leads/room.ts";

const on = useSmallScreen();
let siteId = "";
let sites = 0;
beforeEach(async () => {
  sites += 1;
  const { service, accountId } = on.full;
  const parts = { slug: `site-${sites}`, files: smallSite("x"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
  await on.full.operator.call("sites.rename", { siteId, name: `Site ${sites}` });
  await on.full.operator.call("sites.unpublish", { siteId });
});
const view = () => `/console/sites/${siteId}`;
const open = (as: { cookie: string } = on.full.operator) => on.screen.open(view(), as);
const readSite = async () => (await on.full.operator.call("sites.get", { siteId })).body;
const pressInDialog = (name: string) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());
const taskOf = (text: string) => {
  const item = on.screen.document
    .querySelectorAll("li")
    .find((one) => one.querySelector("p")?.textContent === text);
  if (!item) throw new Error(`no task ${text}`);
  return item;
};
const pressAt = (text: string, name: string) =>
  on.screen.wait(() => on.screen.get("button", name, taskOf(text)).click());

describe("the list", () => {
  test("leads to each site by its name, and says its state, its leads and its visits", async () => {
    const { service, accountId } = on.full;
    await captureLead(service.ctx, {
      ...{ siteId, accountId, form: "contact", name: "Kim", email: "kim@example.com", phone: "" },
      ...{ message: "Hi", fields: {}, subject: undefined, source: "/", verification: undefined },
    });
    await on.screen.open("/console/", on.full.operator);
    const row = on.screen.get("link", `Site ${sites}`).closest("tr");
    if (!row) throw new Error("no row");
    expect(on.screen.text(row)).toContain("Draft");
    expect(on.screen.get("link", "1", row).getAttribute("href")).toBe(`${view()}/leads?status=new`);
    await on.screen.press("link", `Site ${sites}`);
    expect([on.screen.address, on.screen.document.title]).toEqual([
      view(),
      `Site ${sites} · Sitewright`,
    ]);
  });

  test("finds by a part of the name, filters by state, and says when nothing matches", async () => {
    await on.screen.open(`/console/?q=site ${sites}&status=draft`, on.full.operator);
    expect([on.screen.field("Search").value, on.screen.field("Status").value]).toEqual([
      ...[`site ${sites}`, "draft"],
    ]);
    on.screen.get("link", `Site ${sites}`);
    await on.screen.choose("Status", "live");
    expect(on.screen.text()).toContain("No site matches.");
    await on.screen.press("link", "Show all sites");
    expect(on.screen.address).toBe("/console/");
    on.screen.get("link", `Site ${sites}`);
  });

  test("of an account without one offers the first to whoever may, and to a viewer nothing", async () => {
    const { id } = await on.full.service.createAccount();
    await on.screen.open("/console/", await joinAs(on.full.service, id, "editor"));
    expect(on.screen.get("link", "Write the first brief").getAttribute("href")).toBe(
      "/console/sites/new",
    );
    await on.screen.open("/console/", await joinAs(on.full.service, id, "viewer"));
    expect(on.screen.text()).toContain("No sites yet.");
    expect(on.screen.all("link", /brief|New site/)).toEqual([]);
  });

  test("is in parts, whose ends lead on and back, also from a place in the middle", async () => {
    const { id: accountId } = await on.full.service.createAccount();
    const { ctx } = on.full.service;
    for (let at = 0; at < 52; at += 1) {
      const parts = { slug: `many-${at}`, files: smallSite("x"), document: bakeryDocument() };
      await storeSite(ctx, { ...parts, accountId });
    }
    const viewer = await joinAs(on.full.service, accountId, "viewer");
    await on.screen.open("/console/", viewer);
    expect(on.screen.text(on.screen.get("navigation", "Pages of the list"))).toBe(
      "1–50 of 52Older",
    );
    await on.screen.press("link", "Older");
    expect(on.screen.address).toBe("/console?skip=50");
    expect(on.screen.all("row").length).toBe(3);
    await on.screen.press("link", "Newer");
    expect(on.screen.address).toBe("/console");
    await on.screen.open("/console/?skip=51", viewer);
    expect(on.screen.text()).toContain("52–52 of 52");
    await on.screen.press("link", "Newer");
    expect(on.screen.address).toBe("/console?skip=1");
    await on.screen.open("/console/?skip=52", viewer);
    expect(on.screen.text()).toContain("The list ends before this part.");
  });

  test("that is short leads back from its middle", async () => {
    const { id: accountId } = await on.full.service.createAccount();
    for (const slug of ["short-1", "short-2"]) {
      const parts = { slug, files: smallSite("x"), document: bakeryDocument() };
      await storeSite(on.full.service.ctx, { ...parts, accountId });
    }
    await on.screen.open("/console/?skip=1", await joinAs(on.full.service, accountId, "viewer"));
    expect(on.screen.all("row").length).toBe(2);
    await on.screen.press("link", "Newer");
    expect([on.screen.address, on.screen.all("row").length]).toEqual(["/console", 3]);
  });
});

describe("a site", () => {
  test("is published by its owner, and what it waits for is told until it is live", async () => {
    await open();
    await on.screen.press("button", "Publish");
    expect(on.screen.text(on.screen.get("status"))).toContain("Publishing has begun.");
    expect((await readSite()).site.status).toBe("provisioning");
    expect(on.screen.text(on.screen.get("main"))).toContain("Going live");
    expect(on.screen.all("button", "Publish")).toEqual([]);
  });

  test("is taken offline only after a question", async () => {
    await on.full.operator.call("sites.publish", { siteId });
    await open();
    await on.screen.press("button", "Unpublish");
    expect(on.screen.text(on.screen.get("dialog"))).toContain("Visitors get a 404 page");
    await pressInDialog("Keep");
    expect((await readSite()).site.status).toBe("provisioning");
    await on.screen.press("button", "Unpublish");
    await pressInDialog("Unpublish");
    expect((await readSite()).site.status).toBe("draft");
    expect(on.screen.all("button", "Unpublish")).toEqual([]);
    on.screen.get("button", "Publish");
  });

  test("offers each role what it may do, and nothing else", async () => {
    const offered: Record<string, string[]> = {};
    await on.full.operator.call("sites.publish", { siteId });
    await on.full.operator.call("sites.setLanguage", { siteId, language: "de" });
    for (const role of ["viewer", "editor", "owner"] as const) {
      const email = `${role}${sites}@roles.example`;
      await open(await joinAs(on.full.service, on.full.accountId, role, email));
      const names = ["Edit", "Publish", "Unpublish", "Change", "Remove", "Domain", "Settings"];
      offered[role] = names.filter(
        (name) => on.screen.all("button", name).length + on.screen.all("link", name).length > 0,
      );
    }
    expect(offered).toEqual({
      viewer: [],
      editor: ["Edit", "Change", "Remove", "Settings"],
      owner: ["Edit", "Publish", "Unpublish", "Change", "Remove", "Domain", "Settings"],
    });
  });

  test.each(["site_01k9zj4c8h0a1b2c3d4e5f6g7h", "nonsense", "%F0%9F%92%A9", "constructor"])(
    "that there is not (%s), and one of another account, are one and the same page",
    async (id) => {
      const { id: accountId } = await on.full.service.createAccount();
      const stranger = await joinAs(on.full.service, accountId, "owner");
      await on.screen.open(`/console/sites/${id}`, stranger);
      const missing = on.screen.text(on.screen.get("main"));
      await open(stranger);
      expect(on.screen.text(on.screen.get("main"))).toBe(missing);
      expect(missing).toContain("Page not found");
      expect(on.screen.all("link", `Site ${sites}`)).toEqual([]);
    },
  );
});

describe("what only the owner knows", () => {
  test("is answered, and is no question any more; visitors have it once it is published", async () => {
    await open();
    const { tasks } = await readSite();
    const task = tasks.find((one: { canChange: boolean }) => one.canChange);
    await pressAt(task.text, "Change");
    await on.screen.press("button", "Save answer");
    expect(on.screen.errorOf("Your answer")).toBe("Enter what is true.");
    await on.screen.type("Your answer", " 12 Quay Street ");
    await on.screen.press("button", "Save answer");
    const after = await readSite();
    expect(after.tasks.map(({ id }: { id: string }) => id)).not.toContain(task.id);
    expect([after.hasDraft, on.screen.text(on.screen.get("status"))]).toEqual([true, "Saved."]);
    const { document } = (await on.full.operator.call("builder.open", { siteId })).body;
    expect(JSON.stringify(document)).toContain('"12 Quay Street"');
  });

  test("is struck by one press, and an answer that was begun is dropped by Cancel", async () => {
    await open();
    const { tasks } = await readSite();
    const task = tasks.find((one: { canChange: boolean }) => one.canChange);
    await pressAt(task.text, "Change");
    await on.screen.type("Your answer", "Never mind");
    await pressAt(task.text, "Cancel");
    await pressAt(task.text, "Remove");
    expect((await readSite()).tasks.map(({ id }: { id: string }) => id)).not.toContain(task.id);
    const { document } = (await on.full.operator.call("builder.open", { siteId })).body;
    expect(JSON.stringify(document)).not.toContain("Never mind");
  });

  test("is counted, and of many the first are shown until one asks for all", async () => {
    await open();
    const { tasks } = await readSite();
    const own = tasks.filter(({ kind }: { kind: string }) => kind === "task");
    const shown = () => on.screen.document.querySelectorAll(".tasks li").length;
    const before = shown();
    await on.screen.press("button", `Show all ${own.length}`);
    expect([own.length > 4, shown() - before]).toEqual([true, own.length - 4]);
    expect(on.screen.text(on.screen.get("heading", /^Only you know/))).toBe(
      `Only you know ${own.length}`,
    );
  });
});
