/** The inbox as its page has it: found, opened, answered, noted on, sorted out. */
import { beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";
import { captureLead, captureSpam } from "../../../leads/room.ts";

const on = useSmallScreen();
const listView = () => `/console/sites/${on.full.siteId}/leads`;

const write = (name: string, more: object = {}) => {
  const { service, siteId, accountId } = on.full;
  const lead = {
    ...{ siteId, accountId, form: "contact", name, email: "robin@example.com", phone: "" },
    ...{ message: `Message of ${name}`, fields: {}, subject: undefined, source: "/contact" },
    ...{ verification: undefined, ...more },
  };
  return { lead, keep: () => captureLead(service.ctx, lead), service };
};
const findLead = async (leadId: string) =>
  (await on.full.operator.call("leads.get", { siteId: on.full.siteId, leadId })).body.lead;
const openLead = (leadId: string, as: { cookie: string } = on.full.operator) =>
  on.screen.open(`${listView()}?lead=${leadId}`, as);
const names = () =>
  on.screen
    .all("link")
    .filter((one) => one.getAttribute("data-row") !== null)
    .map((one) => one.textContent);
const pressInDialog = (name: string) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());

beforeAll(async () => {
  for (const name of ["Ada Lovelace", "Bo Diddley"]) await write(name).keep();
});

describe("the list", () => {
  beforeEach(() => on.screen.open(listView(), on.full.operator));

  test("is the newest first, each by name, with how many there are", () => {
    expect(names()).toEqual(["Bo Diddley", "Ada Lovelace", "Marlow & Finch"]);
    expect(on.screen.text()).toContain("3 leads");
    expect(on.screen.document.title).toBe("Leads · Sitewright");
  });

  test("follows what is searched for, in the address as well, and goes back by the browser", async () => {
    await on.screen.type("Search", " lovelace ");
    await on.screen.wait(() => Bun.sleep(230));
    expect(names()).toEqual(["Ada Lovelace"]);
    expect(on.screen.address).toBe(`${listView()}?q=lovelace`);
    await on.screen.press("link", "Ada Lovelace");
    expect(on.screen.address).toContain("q=lovelace&lead=lead_");
    await on.screen.press("link", "Back to all leads");
    expect([names(), on.screen.field("Search").value]).toEqual([["Ada Lovelace"], "lovelace"]);
  });

  test("is searched for as much as the service takes, and no more can be typed", () => {
    expect(on.screen.field("Search").getAttribute("maxlength")).toBe("100");
  });

  test("that has nothing that was asked for says so, and leads to all of them", async () => {
    await on.screen.open(`${listView()}?q=nobody&status=won`, on.full.operator);
    expect(on.screen.text()).toContain("No lead matches.");
    expect(on.screen.field("Status").value).toBe("won");
    await on.screen.press("link", "Show all of them");
    expect([names().length, on.screen.address]).toEqual([3, listView()]);
  });

  test("filters by a status, which is gone from the address with the last choice", async () => {
    await on.screen.choose("Status", "new");
    expect([on.screen.address, names().length]).toEqual([`${listView()}?status=new`, 3]);
    await on.screen.choose("Status", "lost");
    expect(names()).toEqual([]);
    await on.screen.choose("Status", "");
    expect(on.screen.address).toBe(listView());
    await on.screen.back();
    expect(on.screen.address).toBe(`${listView()}?status=lost`);
    expect(on.screen.field("Status").value).toBe("lost");
  });

  test.each(["?status=nonsense", "?skip=1000", `?q=${"x".repeat(101)}`])(
    "at an address that it cannot answer says so, and leads to the whole of it",
    async (query) => {
      await on.screen.open(listView() + query, on.full.operator);
      expect(names()).toEqual([]);
      await on.screen.press("link", "Show the whole list");
      expect([names().length, on.screen.address]).toEqual([3, listView()]);
    },
  );

  test("a number that is none is no part of it: the list begins at its beginning", async () => {
    for (const skip of ["-1", "1.5", "x", "1e99", ""]) {
      await on.screen.open(`${listView()}?skip=${skip}`, on.full.operator);
      expect([skip, names().length]).toEqual([skip, 3]);
    }
  });
});

describe("a lead", () => {
  test("shows all that was written, as it was written, and where", async () => {
    const written = write("Zoë <b>Bold</b>", {
      ...{ phone: "+49 89 1234", source: "/contact?x=1", message: "Line 1\n<script>Line 2" },
      fields: { "Which cake?": "Carrot & <i>nuts</i>" },
    });
    const { id } = await written.keep();
    await openLead(id);
    const said = on.screen.text();
    for (const part of ["Zoë <b>Bold</b>", "Line 1 <script>Line 2", "Which cake?", "/contact?x=1"])
      expect(said).toContain(part);
    expect(said).toContain("Carrot & <i>nuts</i>");
    expect(on.screen.get("link", "robin@example.com").getAttribute("href")).toBe(
      "mailto:robin%40example.com",
    );
    expect(on.screen.get("link", "+49 89 1234").getAttribute("href")).toBe("tel:+49891234");
    const reply = on.screen.get("link", "Reply").getAttribute("href") ?? "";
    expect(reply).toStartWith("mailto:robin%40example.com?");
  });

  test("gets a status at once, and one that is refused is not shown as if it were", async () => {
    const { id } = await write("Cleo").keep();
    await openLead(id);
    await on.screen.choose("Status", "won");
    expect((await findLead(id)).status).toBe("won");
    expect(on.screen.text(on.screen.get("status"))).toBe("Status: Won.");
    on.screen.world.isOffline = true;
    await on.screen.wait(() => undefined);
    await on.screen.choose("Status", "lost");
    on.screen.world.isOffline = false;
    expect(on.screen.field("Status").value).toBe("won");
    expect((await findLead(id)).status).toBe("won");
    expect(on.screen.all("alert").length).toBeGreaterThan(0);
    await on.screen.wait(() => Bun.sleep(600));
  });

  test("gets notes, each with who wrote it, in their order; an empty one is none", async () => {
    const { id } = await write("Dan").keep();
    await openLead(id);
    await on.screen.press("button", "Save note");
    expect(on.screen.errorOf("Note")).toBe("Write something first.");
    for (const text of ["First", " Second \n line "]) {
      await on.screen.type("Note", text);
      await on.screen.press("button", "Save note");
      expect(on.screen.field("Note").value).toBe("");
    }
    const { notes } = await findLead(id);
    expect(notes.map((note: { text: string }) => note.text).sort()).toEqual([
      "First",
      "Second \n line",
    ]);
    expect(on.screen.text()).toMatch(/First Marlow & Finch, /);
  });

  test("half a note is there again after a detour to another page", async () => {
    const { id } = await write("Eve").keep();
    await openLead(id);
    await on.screen.type("Note", "Call her on");
    await on.screen.goto("/console/you");
    expect(on.screen.text(on.screen.get("heading", "Your account"))).toBe("Your account");
    await openLead(id);
    expect(on.screen.field("Note").value).toBe("Call her on");
    await on.screen.type("Note", "");
  });

  test("is deleted after a question, and a link to it says that it was", async () => {
    const { id } = await write("Finn").keep();
    await openLead(id);
    await on.screen.press("button", "Delete");
    expect(on.screen.text(on.screen.get("dialog"))).toContain("Delete what Finn wrote?");
    await pressInDialog("Keep");
    expect((await findLead(id)).name).toBe("Finn");
    await on.screen.press("button", "Delete");
    await pressInDialog("Delete");
    expect(on.screen.address).toBe(listView());
    expect(names()).not.toContain("Finn");
    await openLead(id);
    expect(on.screen.text()).toContain("This lead is not here any more: it was deleted.");
  });

  test("of another site is not told from one that was deleted", async () => {
    await openLead("lead_01k9zj4c8h0a1b2c3d4e5f6g7h");
    expect(on.screen.text()).toContain("This lead is not here any more");
    await openLead("%F0%9F%92%A9");
    expect(on.screen.text()).toContain("This lead is not here any more");
  });

  test("is looked at by a viewer, who is offered nothing that changes it", async () => {
    const { id } = await write("Gus").keep();
    const viewer = await joinAs(on.full.service, on.full.accountId, "viewer");
    await openLead(id, viewer);
    expect(on.screen.text()).toContain("Message of Gus");
    expect(on.screen.field("Status").getAttribute("disabled")).not.toBeNull();
    for (const name of ["Delete", "Save note"]) expect(on.screen.all("button", name)).toEqual([]);
  });
});

describe("of a site that has none", () => {
  test.each([
    ["viewer", []],
    ["editor", []],
    ["owner", ["Go and publish it"]],
  ] as const)("a %s is led only to what is theirs to do: %j", async (role, wanted) => {
    const { service, accountId } = on.full;
    const parts = { slug: `none-${role}`, files: smallSite("x"), document: bakeryDocument() };
    const { siteId } = await storeSite(service.ctx, { ...parts, accountId });
    const guest = await joinAs(service, accountId, role, `${role}.none@example.com`);
    await on.screen.open(`/console/sites/${siteId}/leads`, guest);
    expect(on.screen.text()).toContain("No leads yet.");
    const links = on.screen.all("link", /publish it|in Settings/).map((one) => one.textContent);
    expect(links).toEqual([...wanted]);
  });
});

describe("spam", () => {
  test("is kept apart with why, and a lead again by one button", async () => {
    const { lead, service } = write("Spammer");
    await captureSpam(service.ctx, lead, "too-fast");
    await on.screen.open(listView(), on.full.operator);
    expect(names()).not.toContain("Spammer");
    await on.screen.press("tab", "Spam");
    expect(on.screen.address).toBe(`${listView()}?tab=spam`);
    expect([names(), on.screen.all("combobox", "Status")]).toEqual([["Spammer"], []]);
    expect(on.screen.text()).toContain("It was sent faster than people write");
    expect(on.screen.all("link", "Export CSV")).toEqual([]);
    await on.screen.press("link", "Spammer");
    expect(on.screen.all("link", "Reply")).toEqual([]);
    await on.screen.press("button", "Not spam");
    expect(on.screen.text(on.screen.get("status"))).toBe("Moved to the inbox.");
    await on.screen.open(listView(), on.full.operator);
    expect(names()).toContain("Spammer");
  });

  test("of which there is none says so", async () => {
    await on.screen.open(`${listView()}?tab=spam`, on.full.operator);
    expect(on.screen.text()).toContain("No spam.");
  });
});

test("what was not mailed is told in the list and at the lead, in the same words", async () => {
  const { id } = await write("Hal").keep();
  await on.screen.open(listView(), on.full.operator);
  const words = "Waiting: no mail server is configured";
  const row = on.screen.get("link", "Hal").closest("tr");
  if (!row) throw new Error("no row");
  expect(on.screen.text(row)).toContain(words);
  await openLead(id);
  expect(on.screen.text()).toContain(words);
  expect(on.screen.text()).toContain("Stored");
});
