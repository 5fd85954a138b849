/** Events and who comes to them, as their pages have them. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { register } from "../../../events/registrations.ts";
import { getEventRow } from "../../../events/service.ts";

const on = useSmallScreen();
const listView = () => `/console/sites/${on.full.siteId}/events`;
const ask = async (name: string, input: object) => {
  const { status, body } = await on.full.operator.call(name, { siteId: on.full.siteId, ...input });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const openEvent = (eventId: string, as: { cookie: string } = on.full.operator) =>
  on.screen.open(`${listView()}?event=${eventId}`, as);
const makeEvent = async (more: object = {}) => {
  const startsAt = on.full.service.clock.now() + 7 * 86_400_000;
  return (await ask("events.create", { title: "Rye", startsAt, ...more })).event;
};
const readEvent = async (eventId: string) => (await ask("events.get", { eventId })).event;
const signUp = async (eventId: string, name: string, seats = 1) => {
  const { service, accountId, siteId } = on.full;
  const row = await getEventRow(service.ctx, { accountId, siteId, eventId });
  const guest = { name, email: `${name.toLowerCase()}@example.com`, seats };
  return register(service.ctx, row, { ...guest, phone: null, message: null, fields: null });
};
const personOf = (name: string) => {
  const found = on.screen.document
    .querySelectorAll("li")
    .find((one) => one.querySelector("b")?.textContent === name);
  if (!found) throw new Error(`no ${name}: ${on.screen.text()}`);
  return found;
};
const pressAt = (name: string, button: string) =>
  on.screen.wait(() => on.screen.get("button", button, personOf(name)).click());
const pressInDialog = (name: string) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());

describe("a new event", () => {
  beforeEach(async () => {
    await on.screen.open(listView(), on.full.operator);
    await on.screen.press("link", "New event");
  });

  test("is kept as it was written, in its own time zone, as a draft", async () => {
    await on.screen.type("Title", " An evening on rye ");
    await on.screen.type("Starts", "2026-12-06T18:00");
    await on.screen.type("Ends", "2026-12-06T21:30");
    await on.screen.type("Time zone", "Pacific/Auckland");
    await on.screen.type("Venue", "The bakehouse");
    await on.screen.type("Capacity", "12");
    await on.screen.press("button", "Save");
    const eventId = new URLSearchParams(on.screen.address.split("?")[1]).get("event") ?? "";
    const { title, startsAt, endsAt, timezone, capacity, status } = await readEvent(eventId);
    expect({ title, startsAt, endsAt, timezone, capacity, status }).toEqual({
      ...{ title: "An evening on rye", timezone: "Pacific/Auckland", capacity: 12 },
      ...{ startsAt: Date.UTC(2026, 11, 6, 5), endsAt: Date.UTC(2026, 11, 6, 8, 30) },
      status: "draft",
    });
    expect(on.screen.text(on.screen.get("status"))).toContain("Saved as a draft.");
    expect(on.screen.field("Starts").value).toBe("2026-12-06T18:00");
  });

  test.each([
    ["Title", { Starts: "2026-12-06T18:00" }, "Enter a title."],
    ["Starts", { Title: "Rye" }, "Enter when it starts."],
    [
      "Ends",
      { Title: "Rye", Starts: "2026-12-06T18:00", Ends: "2026-12-06T17:59" },
      "It must not end before it starts.",
    ],
    ["Time zone", { Title: "Rye", Starts: "2026-12-06T18:00", "Time zone": "Mars/Base" }, /^Must/],
    ["Capacity", { Title: "Rye", Starts: "2026-12-06T18:00", Capacity: "0" }, /^Must be/],
    ["Capacity", { Title: "Rye", Starts: "2026-12-06T18:00", Capacity: "2.5" }, /^Must be/],
    ["Map link", { Title: "Rye", Starts: "2026-12-06T18:00", "Map link": "a map" }, /^Must be/],
  ])("with a wrong %p says so there, and is not made", async (label, fields, fault) => {
    for (const [name, text] of Object.entries(fields)) await on.screen.type(name, text);
    await on.screen.press("button", "Save");
    expect(on.screen.errorOf(label)).toMatch(fault);
    expect(on.screen.field("Title").value).toBe((fields as { Title?: string }).Title ?? "");
    await on.screen.press("button", "Cancel");
    expect(on.screen.address).toBe(listView());
  });

  test("that is cancelled leaves nothing of itself in the next one", async () => {
    await on.screen.type("Title", "Half an idea");
    await on.screen.press("button", "Cancel");
    await on.screen.press("link", "New event");
    expect(on.screen.field("Title").value).toBe("");
  });
});

describe("an event", () => {
  test("is changed in what was written, and in nothing else", async () => {
    const event = await makeEvent({ timezone: "Europe/Berlin", summary: "Bread and butter" });
    await openEvent(event.id);
    await on.screen.type("Venue", "Quay 4");
    // Somebody else writes meanwhile.
    await ask("events.save", { eventId: event.id, summary: "Butter and bread" });
    await on.screen.press("button", "Save");
    const after = await readEvent(event.id);
    expect([after.venueName, after.summary, after.startsAt]).toEqual([
      ...["Quay 4", "Butter and bread"],
      event.startsAt,
    ]);
  });

  test("is put on the site and taken off by one button, and says which", async () => {
    const { id } = await makeEvent();
    await openEvent(id);
    expect(on.screen.text(on.screen.get("heading", /^Rye/))).toBe("Rye Draft");
    await on.screen.press("button", "Publish");
    expect((await readEvent(id)).status).toBe("published");
    expect(on.screen.text(on.screen.get("heading", /^Rye/))).toBe("Rye Published");
    await on.screen.press("button", "Take off the site");
    expect((await readEvent(id)).status).toBe("draft");
  });

  test("is the beginning of the next one of a series, but for its time", async () => {
    const { id } = await makeEvent({ title: "Class", venueName: "Room 2", capacity: 8 });
    await openEvent(id);
    await on.screen.press("link", "Duplicate");
    const values = ["Title", "Venue", "Capacity", "Starts", "Ends"].map(
      (label) => on.screen.field(label).value,
    );
    expect(values).toEqual(["Class", "Room 2", "8", "", ""]);
    await on.screen.press("button", "Save");
    expect(on.screen.errorOf("Starts")).toBe("Enter when it starts.");
    await on.screen.press("button", "Cancel");
  });

  test("is deleted after a question, and its address says that it is gone", async () => {
    const { id } = await makeEvent({ title: "Never" });
    await openEvent(id);
    await on.screen.press("button", "Delete");
    await pressInDialog("Keep");
    await on.screen.press("button", "Delete");
    await pressInDialog("Delete");
    expect(on.screen.address).toBe(listView());
    expect(on.screen.all("link", "Never")).toEqual([]);
    await openEvent(id);
    expect(on.screen.text()).toContain("This event is not here.");
  });

  test("with fewer seats than are taken is refused at that field, and stays as it was", async () => {
    const { id } = await makeEvent({ capacity: 5, status: "published" });
    await signUp(id, "Kim", 4);
    await openEvent(id);
    await on.screen.type("Capacity", "3");
    await on.screen.press("button", "Save");
    expect(on.screen.errorOf("Capacity")).toStartWith("Must be at least the number of seats");
    expect((await readEvent(id)).capacity).toBe(5);
    await on.screen.type("Capacity", "5");
  });
});

describe("the list", () => {
  test("is filtered by when, and the way back leads to where one was", async () => {
    const past = on.full.service.clock.now() - 30 * 86_400_000;
    await makeEvent({ title: "Long ago", startsAt: past });
    await on.screen.open(listView(), on.full.operator);
    await on.screen.choose("When", "past");
    const titles = () =>
      on.screen
        .all("link")
        .filter((one) => one.getAttribute("data-row") !== null)
        .map((one) => one.textContent);
    expect([titles(), on.screen.address]).toEqual([["Long ago"], `${listView()}?when=past`]);
    await on.screen.press("link", "Long ago");
    await on.screen.press("link", "Back to all events");
    expect([titles(), on.screen.address]).toEqual([["Long ago"], `${listView()}?when=past`]);
    await on.screen.choose("When", "upcoming");
    expect(titles()).not.toContain("Long ago");
  });

  test("says of each how many seats are taken, of how many, and how many wait", async () => {
    const { id } = await makeEvent({ title: "Small", capacity: 2, status: "published" });
    await signUp(id, "Kim", 2);
    await signUp(id, "Lea");
    await on.screen.open(listView(), on.full.operator);
    const row = on.screen.get("link", "Small").closest("tr");
    expect(row && on.screen.text(row)).toContain("2 of 2 1");
    expect(row && on.screen.text(row)).toContain("Full");
  });
});

describe("who comes", () => {
  test("is checked in by one press, and out again", async () => {
    const { id } = await makeEvent({ status: "published" });
    await signUp(id, "Kim");
    await openEvent(id);
    await pressAt("Kim", "Check in");
    expect(on.screen.text(personOf("Kim"))).toMatch(/here \S/);
    const [kim] = (await ask("registrations.list", { eventId: id })).items;
    expect(kim.checkedInAt).not.toBeNull();
    await pressAt("Kim", "Undo check-in");
    const [again] = (await ask("registrations.list", { eventId: id })).items;
    expect(again.checkedInAt).toBeNull();
  });

  test("is not shown as here when that could not be kept", async () => {
    const { id } = await makeEvent({ status: "published" });
    await signUp(id, "Kim");
    await openEvent(id);
    const [{ id: registrationId }] = (await ask("registrations.list", { eventId: id })).items;
    await ask("registrations.cancel", { eventId: id, registrationId });
    await pressAt("Kim", "Check in");
    expect(on.screen.all("alert").length).toBe(1);
    expect(on.screen.text(personOf("Kim"))).toContain("Cancelled");
    expect(on.screen.all("button", "Check in")).toEqual([]);
  });

  test("is not shown as here while there is no line, and is there to be checked in once it is back", async () => {
    const { id } = await makeEvent({ status: "published" });
    await signUp(id, "Kim");
    await openEvent(id);
    on.screen.world.isOffline = true;
    await pressAt("Kim", "Check in");
    on.screen.world.isOffline = false;
    expect(on.screen.text(personOf("Kim"))).not.toContain("here ");
    await pressAt("Kim", "Check in");
    const [kim] = (await ask("registrations.list", { eventId: id })).items;
    expect(kim.checkedInAt).not.toBeNull();
  });

  test("moves up when a seat is given back, which is said", async () => {
    const { id } = await makeEvent({ capacity: 1, status: "published" });
    await signUp(id, "Kim");
    await signUp(id, "Lea");
    await openEvent(id);
    expect(on.screen.text(personOf("Lea"))).toContain("Waiting list");
    await pressAt("Kim", "Cancel registration");
    expect(on.screen.text(on.screen.get("status"))).toBe(
      "Cancelled. Who waits moves up where there is room.",
    );
    expect(on.screen.text(personOf("Lea"))).toContain("Confirmed");
    expect(on.screen.all("button", "Confirm", personOf("Lea"))).toEqual([]);
  });

  test("is searched for by name, and filtered by state; nobody is said in words", async () => {
    const { id } = await makeEvent({ status: "published" });
    await signUp(id, "Kim");
    await signUp(id, "Lea");
    await openEvent(id);
    await on.screen.type("Search", "lea");
    await on.screen.wait(() => Bun.sleep(230));
    expect(on.screen.all("button", "Check in").length).toBe(1);
    expect(on.screen.address).toContain("q=lea");
    await on.screen.choose("Status", "cancelled");
    expect(on.screen.text()).toContain("Nobody matches.");
    await on.screen.press("link", "Show everybody");
    expect(on.screen.all("button", "Check in").length).toBe(2);
  });

  test("is seen by a viewer, who can do nothing to them", async () => {
    const { id } = await makeEvent({ status: "published" });
    await signUp(id, "Kim");
    const viewer = await joinAs(on.full.service, on.full.accountId, "viewer");
    await openEvent(id, viewer);
    expect(on.screen.text(personOf("Kim"))).toContain("kim@example.com");
    const offered = on.screen.all("button", undefined, on.screen.get("main"));
    expect(offered.map((one) => one.textContent)).toEqual([]);
    const title = on.screen.field("Title");
    expect([title.value, title.closest("fieldset[disabled]") === null]).toEqual(["Rye", false]);
  });
});
