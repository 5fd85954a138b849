/** A site's settings: name, language, who is mailed, a test that tells each step, and the way out. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";

const on = useSmallScreen();
let siteId = "";
let sites = 0;
beforeEach(async () => {
  sites += 1;
  const { service, accountId } = on.full;
  const parts = { slug: `settings-${sites}`, files: smallSite("x"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
  await open();
});
const open = (as: { cookie: string } = on.full.operator) =>
  on.screen.open(`/console/sites/${siteId}/settings`, as);
const readSite = async () => (await on.full.operator.call("sites.get", { siteId })).body;
const pressInDialog = (name: string) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());

describe("name and language", () => {
  test("are saved in one, and only what was changed", async () => {
    await on.screen.type("Site name", "  The Corner ");
    await on.screen.press("button", "Save");
    expect((await readSite()).site.name).toBe("The Corner");
    expect((await readSite()).hasDraft).toBe(false);
    await on.screen.choose("Language", "fr");
    await on.screen.press("button", "Save");
    const { site, hasDraft } = await readSite();
    expect([site.language, hasDraft, site.name]).toEqual(["fr", true, "The Corner"]);
    expect(on.screen.text(on.screen.get("status"))).toBe("Saved.");
  });

  test("of a site in a language that is not offered are shown as they are, and stay", async () => {
    await on.full.operator.call("sites.setLanguage", { siteId, language: "en-GB" });
    await open();
    expect(on.screen.field("Language").value).toBe("en-gb");
    expect(on.screen.text()).toContain("British English");
    await on.screen.type("Site name", "Corner");
    await on.screen.press("button", "Save");
    expect((await readSite()).site.language).toBe("en-gb");
  });

  test("without a name are not saved, and a reload has what was typed", async () => {
    const { name } = (await readSite()).site;
    await on.screen.type("Site name", "   ");
    await on.screen.press("button", "Save");
    expect(on.screen.errorOf("Site name")).toBe("Enter a name.");
    expect((await readSite()).site.name).toBe(name);
    await on.screen.type("Site name", "Half a na");
    await open();
    expect(on.screen.field("Site name").value).toBe("Half a na");
  });

  test("that the service refuses say so at the field", async () => {
    await on.screen.type("Site name", "a\u0000b");
    await on.screen.press("button", "Save");
    expect(on.screen.errorOf("Site name")).toStartWith("Must be valid Unicode text");
  });
});

describe("notification addresses", () => {
  const save = async (text: string) => {
    await on.screen.type("Notification addresses", text);
    await on.screen.press("button", "Save addresses");
  };

  test("are one a line, whatever stands around them, and empty means none of their own", async () => {
    await save(" ann@example.com \n\n\tbo@example.com\r\n");
    const { notificationEmails } = (await readSite()).site;
    expect(notificationEmails).toEqual(["ann@example.com", "bo@example.com"]);
    await save("  \n ");
    expect((await readSite()).site.notificationEmails).toEqual([]);
  });

  test.each([
    ["ann", /e-mail address/],
    ["ann@example.com, bo@example.com", /e-mail address/],
    [Array.from({ length: 60 }, (_, at) => `a${at}@example.com`).join("\n"), /at most|addresses/],
  ])(
    "%# that are none, or too many, are refused at the field and stay in it",
    async (text, fault) => {
      await save(text);
      expect(on.screen.errorOf("Notification addresses")).toMatch(fault);
      expect(on.screen.field("Notification addresses").value).toBe(text);
      expect((await readSite()).site.notificationEmails).toEqual([]);
    },
  );
});

test("a test lead tells each step in its order, and is refused in words when there were too many", async () => {
  const steps = () =>
    on.screen.document
      .querySelectorAll("ol")
      .filter((list) => list.getAttribute("aria-label") === "What became of the test lead")
      .flatMap((list) => list.querySelectorAll("li").map((one) => one.textContent));
  const { accountId, webhookId } = on.full;
  // It would be waited for until it has answered.
  await on.full.operator.call("webhooks.delete", { accountId, webhookId });
  for (let turn = 0; turn < 3; turn += 1) await on.screen.press("button", "Send a test lead");
  expect(steps()).toEqual(["Stored", "Waiting: no mail server is configured"]);
  await on.screen.press("button", "Send a test lead");
  expect(on.screen.text(on.screen.get("alert"))).toContain("Three tests were sent");
});

describe("the way out", () => {
  test("is by name alone: what is not the name deletes nothing", async () => {
    const { name } = (await readSite()).site;
    await on.screen.press("button", "Delete site");
    const button = () => on.screen.get("button", "Delete site", on.screen.get("dialog"));
    for (const typed of ["", name.toUpperCase(), name.slice(1), `${name}.`]) {
      await on.screen.type("Name of the site", typed);
      expect([typed, button().getAttribute("aria-disabled")]).toEqual([typed, "true"]);
      await on.screen.wait(() => button().click());
      await on.screen.wait(() => button().closest("form")?.requestSubmit());
    }
    expect((await readSite()).site.name).toBe(name);
    await on.screen.type("Name of the site", ` ${name} `);
    await pressInDialog("Delete site");
    expect(on.screen.address).toBe("/console/");
    expect((await on.full.operator.call("sites.get", { siteId })).status).toBe(404);
    expect(on.screen.text(on.screen.get("status"))).toBe(`${name} was deleted.`);
  });

  test("is the owner's; an editor has the rest, and a viewer is told that it is not theirs", async () => {
    const editor = await joinAs(
      on.full.service,
      on.full.accountId,
      "editor",
      `e${sites}@x.example`,
    );
    await open(editor);
    expect(on.screen.all("button", "Delete site")).toEqual([]);
    expect(on.screen.all("link", "Export ZIP")).toEqual([]);
    expect(on.screen.field("Site name").value).not.toBe("");
    const viewer = await joinAs(
      on.full.service,
      on.full.accountId,
      "viewer",
      `v${sites}@x.example`,
    );
    await open(viewer);
    expect(on.screen.text(on.screen.get("alert"))).toStartWith("403:");
    expect(on.screen.all("link", "Settings")).toEqual([]);
  });
});
