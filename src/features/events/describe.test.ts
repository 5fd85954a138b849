/** Descriptions of events that were written before they were stored ready for pages. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { addEvent, type EventHouse, openEventHouse, rowOf } from "../../../test/fixtures/events.ts";
import { listShownEvents } from "./shown-events.ts";
import { events } from "./table.ts";

let house: EventHouse;
beforeAll(async () => {
  house = await openEventHouse();
});
afterAll(() => house.close());

/** The event as an earlier version stored it: its Markdown alone. */
async function addOldEvent(title: string, descriptionMarkdown: string) {
  const event = await addEvent(house, { title });
  const old = { descriptionMarkdown, descriptionHtml: null, descriptionPlain: null };
  await house.ctx.db.write([
    house.ctx.db.orm
      .update(events)
      .set({ ...old, descriptionMaker: 0 })
      .where(eq(events.id, event.id)),
  ]);
  return event;
}

const show = async () => {
  const { siteId } = house;
  const origin = "http://harbour.localhost";
  const shown = await listShownEvents(house.ctx, { siteId, origin, siteName: "H", language: "en" });
  return new Map(shown.events.map(({ title, details }) => [title, details]));
};

test("what an earlier version stored is made ready when it is first shown, and stays so", async () => {
  const event = await addOldEvent("Old", "Some *old* words");
  expect((await show()).get("Old")?.descriptionHtml).toBe("<p>Some <em>old</em> words</p>");
  const row = await rowOf(house, event);
  expect(row.descriptionHtml).toBe("<p>Some <em>old</em> words</p>");
  expect(row.descriptionPlain).toBe("Some old words");
  expect((await show()).get("Old")?.calendar).toContain("DESCRIPTION:Some old words");
});

test("what would be refused today is shown as it was written", async () => {
  await addOldEvent("Deep", `${">".repeat(500)} a & b\n\nsecond`);
  const html = (await show()).get("Deep")?.descriptionHtml;
  expect(html).toBe(`<p>${"&gt;".repeat(500)} a &amp; b</p><p>second</p>`);
});
