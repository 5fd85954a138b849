/**
 * What is typed while something else is on its way, and what a visitor or owner writes in odd ways, in a real
 * browser: it stays, is understood, and takes nothing down. Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "bun:test";
import { captureLead } from "../src/features/leads/capture.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";
import { until } from "./fixtures/server-process.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";

const TIMEOUT_MS = 180_000;
const MINUTE_MS = 60_000;

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeAll(async () => {
  if (hasBrowser) full = await openFullConsole();
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);
beforeEach(async () => {
  if (hasBrowser) screen = await openSignedIn(browser(), full);
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
}, TIMEOUT_MS);

const said = (text: string) => screen.page.getByRole("status").filter({ hasText: text }).waitFor();
const ofSite = (part: string) => `/console/sites/${full.siteId}${part}`;

async function open(path: string): Promise<void> {
  await screen.goto(path);
  await settle(screen);
}

/** Holds the calls of a procedure back until it is told to let them go. */
async function holdBack(procedure: string) {
  const gate = Promise.withResolvers<void>();
  const sent: Record<string, unknown>[] = [];
  await screen.page.route(`**/console/api/${procedure}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await gate.promise;
    await route.continue();
  });
  return { sent, letGo: () => gate.resolve() };
}

const leadOf = (changed: { name?: string; phone?: string; message: string }) =>
  captureLead(full.service.ctx, {
    ...{ siteId: full.siteId, accountId: full.accountId, form: "contact", name: "", phone: "" },
    ...{ email: "kim@visitors.test", fields: {}, subject: undefined, source: "/contact" },
    ...{ verification: undefined, ...changed },
  });

browserTest(
  "a lead is answered by mail and telephone, wherever its message is cut for the mail",
  async () => {
    const { page } = screen;
    const message = `${"x".repeat(999)}🍞 is what we like best`;
    const { id } = await leadOf({ phone: "+44 113 496 0118", message });
    await open(ofSite(`/leads?lead=${id}`));
    await page.getByText("is what we like best").last().waitFor();
    const reply = await page.getByRole("link", { name: "Reply" }).getAttribute("href");
    expect(decodeURIComponent(reply ?? "")).toContain(`Hello,\n\n\n\n> ${"x".repeat(999)}`);
    const phone = page.getByRole("link", { name: "+44 113 496 0118" });
    expect(await phone.getAttribute("href")).toBe("tel:+441134960118");
    // A note is written on while the first part of it is on its way.
    const note = page.getByLabel("Note");
    const held = await holdBack("leads.note");
    await note.fill("Called her.");
    await page.getByRole("button", { name: "Save note" }).click();
    await note.pressSequentially(" She comes on Friday.");
    held.letGo();
    await said("Saved.");
    expect(await note.inputValue()).toBe("Called her. She comes on Friday.");
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "what is open for long says how long ago it was, and not how long it was when it was opened",
  async () => {
    const { page } = screen;
    await page.clock.install({ time: full.service.clock.now() });
    await open(ofSite("/leads"));
    const row = page.getByRole("row").filter({ hasText: "anna@visitors.test" });
    await row.getByText("just now").last().waitFor();
    await page.clock.fastForward(5 * MINUTE_MS);
    await row.getByText("5 minutes ago").last().waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "an event that is saved by key is written on where one was, and sends what was changed",
  async () => {
    const { page } = screen;
    await open(ofSite(`/events?event=${full.eventId}`));
    const summary = page.getByLabel("Summary");
    const held = await holdBack("events.save");
    await summary.fill("Four flours");
    await page.keyboard.press("Control+s");
    await page.keyboard.type(", two starters");
    held.letGo();
    await said("Saved.");
    expect(held.sent).toEqual([
      { siteId: full.siteId, eventId: full.eventId, summary: "Four flours" },
    ]);
    await page.keyboard.type(", one loaf");
    expect(await summary.inputValue()).toBe("Four flours, two starters, one loaf");
    expect(await summary.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("Control+s");
    await said("Saved.");
    const { body } = await full.operator.call("events.get", {
      ...{ siteId: full.siteId, eventId: full.eventId },
    });
    expect(body.event.summary).toBe("Four flours, two starters, one loaf");
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "an event that is duplicated is that one, whatever new one was begun before; a cancelled one is forgotten",
  async () => {
    const { page } = screen;
    await open(ofSite("/events?new=1"));
    await page.getByLabel("Title").fill("Begun and left");
    await open(ofSite(`/events?event=${full.eventId}`));
    const title = await page.getByLabel("Title").inputValue();
    await page.getByRole("link", { name: "Duplicate" }).click();
    await page.getByRole("heading", { level: 2, name: "New event" }).waitFor();
    expect(await page.getByLabel("Title").inputValue()).toBe(title);
    await open(ofSite("/events?new=1"));
    expect(await page.getByLabel("Title").inputValue()).toBe("Begun and left");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "New event" }).click();
    await page.getByRole("heading", { level: 2, name: "New event" }).waitFor();
    expect(await page.getByLabel("Title").inputValue()).toBe("");
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "addresses are taken as people paste them: for a domain, and for the website one has",
  async () => {
    const { page } = screen;
    const other = await storeSite(full.service.ctx, {
      ...{ slug: "pasted", accountId: full.accountId, files: smallSite("pasted") },
      document: bakeryDocument(),
    });
    await open(`/console/sites/${other.siteId}/domain`);
    await page.getByLabel("Domain").fill(" https://www.Pasted.example/shop ");
    await page.getByRole("button", { name: "Set domain" }).click();
    await page.getByText("www.pasted.example", { exact: true }).first().waitFor();
    await open("/console/sites/new");
    const held = await holdBack("sites.create");
    await page.getByLabel("Business name").fill("Marlow");
    await page.getByLabel("Industry").fill("bakery");
    const website = page.getByLabel("Existing website");
    await website.fill("our shop");
    const generate = page.getByRole("button", { name: "Generate site" });
    await generate.click();
    await page.getByText("Enter a whole address").waitFor();
    await website.fill("www.marlow.example");
    await generate.click();
    await page.locator(".button.busy").first().waitFor();
    expect(held.sent).toMatchObject([{ existingUrl: "https://www.marlow.example" }]);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a text that was assumed is changed from what it says, and not from nothing",
  async () => {
    const { page } = screen;
    await open(ofSite(""));
    const assumed = page.locator(".tasks").filter({ hasText: "Assumed, please check" });
    const first = assumed.getByRole("listitem").first();
    const text = (await first.locator("p").first().textContent()) ?? "";
    await first.getByRole("button", { name: "Change" }).click();
    const answer = first.getByLabel("Your answer");
    expect(await answer.inputValue()).toBe(text);
    await answer.fill(`${text} Every day.`);
    await first.getByRole("button", { name: "Save answer" }).click();
    await said("Saved.");
    const { body } = await full.operator.call("builder.open", { siteId: full.siteId });
    expect(JSON.stringify(body.document)).toContain(JSON.stringify(`${text} Every day.`));
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "whoever goes on right after typing a search stays where they have gone",
  async () => {
    const { page } = screen;
    await page.clock.install({ time: full.service.clock.now() });
    await open(ofSite("/leads"));
    await page.clock.pauseAt(full.service.clock.now() + MINUTE_MS);
    await page.getByLabel("Search").fill("mar");
    await page.getByRole("row").filter({ hasText: "anna@" }).getByRole("link").first().click();
    await page.waitForURL(/\?lead=/);
    const opened = page.url();
    await page.clock.runFor(1_000);
    await page.getByLabel("Note").waitFor();
    expect(page.url()).toBe(opened);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "two choices of mail that are made in one moment are both kept",
  async () => {
    const { page } = screen;
    await open("/console/you");
    const weekly = page.getByLabel("A report each week");
    const notes = page.getByLabel("New notes on previews");
    const before = [await weekly.isChecked(), await notes.isChecked()];
    const held = await holdBack("you.notifications");
    await weekly.click();
    await notes.click();
    held.letGo();
    const wanted = before.map((isOn) => !isOn);
    await until("both are stored", async () => {
      const { notifications } = (await full.operator.call("you.get")).body;
      return Bun.deepEquals([notifications.weekly, notifications.notes], wanted);
    });
    await open("/console/you");
    expect([await weekly.isChecked(), await notes.isChecked()]).toEqual(wanted);
    expect(held.sent.map((input) => Object.keys(input))).toEqual([["weekly"], ["notes"]]);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);
