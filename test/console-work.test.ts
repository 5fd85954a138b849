/**
 * What an account's people do from day to day, in a real browser: keys, people, pictures, events at
 * the door, webhooks. Without a browser this is skipped.
 */
import { afterEach, beforeEach, expect } from "bun:test";
import { findEvent, register } from "../src/features/events/registrations.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { PASSWORD } from "./fixtures/console.ts";
import { type ConsolePage, openConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";
import { makePng } from "./fixtures/pictures.ts";
import { until } from "./fixtures/server-process.ts";

const TIMEOUT_MS = 180_000;

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeEach(async () => {
  if (!hasBrowser) return;
  full = await openFullConsole();
  screen = await openSignedIn(browser(), full);
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
  await full?.close();
}, TIMEOUT_MS);

const said = (text: string) => screen.page.getByRole("status").filter({ hasText: text }).waitFor();

browserTest(
  "a key is made, shown once and works, until it is revoked",
  async () => {
    const { page } = screen;
    await screen.goto("/console/keys");
    await page.getByRole("button", { name: "New key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Create key" }).click();
    await dialog.getByText("Enter a label").waitFor();
    await dialog.getByLabel("Label").fill("Laptop");
    expect(await dialog.getByLabel("Scope").getByRole("option").allTextContents()).toEqual([
      expect.stringContaining("Full"),
      expect.stringContaining("Read"),
      expect.stringContaining("Build"),
    ]);
    await dialog.getByLabel("Scope").selectOption("read");
    await dialog.getByRole("button", { name: "Create key" }).click();
    const shown = page.getByRole("dialog", { name: "Your new key" });
    const key = (await shown.getByRole("code").textContent()) ?? "";
    await shown.getByRole("button", { name: "Copy" }).click();
    await shown.getByRole("button", { name: "Done" }).click();
    expect((await full.service.call(key, "GET", "/me")).status).toBe(200);
    const row = page.getByRole("row").filter({ hasText: "Laptop" });
    await row.getByText(`${key.slice(0, 8)}…`).waitFor();
    await row.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await row.getByText("Revoked").waitFor();
    expect((await full.service.call(key, "GET", "/me")).status).toBe(401);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "an invited editor comes in by the link, and sees no keys",
  async () => {
    const { page } = screen;
    await screen.goto("/console/members");
    await page.getByLabel("Email").fill("eva@example.com");
    await page.getByLabel("Role").selectOption("editor");
    await page.getByRole("button", { name: "Invite" }).click();
    const link = (await page.getByRole("dialog").getByRole("code").textContent()) ?? "";
    const other = await openConsolePage(browser(), full.service);
    await other.page.goto(link);
    await other.page.getByRole("heading", { level: 1, name: "Join Sitewright" }).waitFor();
    await other.page.getByLabel("Name").fill("Eva Editor");
    await other.page.getByLabel("Password").fill(PASSWORD);
    await other.page.getByRole("button", { name: "Continue" }).click();
    await other.page.getByRole("heading", { level: 1, name: "Sites" }).waitFor();
    expect(await other.page.getByRole("link", { name: "API keys" }).count()).toBe(0);
    expect(other.faults).toEqual([]);
    await other.close();
    await page.reload();
    const row = page.getByRole("row").filter({ hasText: "Eva Editor" });
    await row.getByRole("button", { name: "Change role" }).click();
    await page.getByRole("dialog").getByLabel("New role").selectOption("viewer");
    await page.getByRole("button", { name: "Save role" }).click();
    await row.getByText("Viewer", { exact: true }).waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "what is asked for and no text can answer is marked as done, on the site's page and in the builder",
  async () => {
    const { page } = screen;
    const open = async () => {
      const { body } = await full.operator.call("sites.get", { siteId: full.siteId });
      return body.tasks.filter(({ kind }: { kind: string }) => kind === "task").length;
    };
    const before = await open();
    const task = page.getByRole("listitem").filter({ hasText: /^Upload photographs/ });
    await screen.goto(`/console/sites/${full.siteId}`);
    await task.waitFor();
    expect(await task.getByRole("button").allTextContents()).toEqual(["Mark as done", "Remove"]);
    await task.getByRole("button", { name: "Mark as done" }).click();
    await task.waitFor({ state: "detached" });
    expect(await open()).toBe(before - 1);
    await screen.goto(`/console/sites/${full.siteId}/edit`);
    await page.getByRole("tab", { name: "Tasks" }).click();
    const address = page.getByRole("listitem").filter({ hasText: /^Add your address/ });
    await address.waitFor();
    expect(await address.getByRole("button").allTextContents()).toEqual(["Answer", "Remove"]);
    const read = page.getByRole("listitem").filter({ hasText: /^Read what the site/ });
    await read.getByRole("button", { name: "Mark as done" }).click();
    await until("it is done", async () => (await open()) === before - 2);
  },
  TIMEOUT_MS,
);

browserTest(
  "pictures are added together, described where they stand, and taken away",
  async () => {
    const { page } = screen;
    await screen.goto(`/console/sites/${full.siteId}/gallery`);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add images" }).click();
    const files = [
      { name: "loaf.png", mimeType: "image/png", buffer: Buffer.from(makePng(64, 48)) },
      { name: "note.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") },
    ];
    await chooser;
    // The field itself has the name as well, for tools that fill in fields.
    await page.getByLabel("Add images").setInputFiles(files);
    await page.getByLabel("Alternative text").waitFor();
    const refused = page.getByRole("listitem").filter({ hasText: "note.png" });
    await refused.getByRole("button", { name: "Try again" }).waitFor();
    await page.getByLabel("Alternative text").fill("A loaf on a board");
    await page.getByLabel("Caption").fill("Saturday");
    await page.keyboard.press("Tab");
    // Each field is saved when it is left, the second perhaps while the first still is.
    const texts = { alt: "A loaf on a board", caption: "Saturday" };
    await until("both are saved", async () => {
      const { body } = await full.operator.call("gallery.list", { siteId: full.siteId });
      return Bun.deepMatch(texts, body.items[0]);
    });
    await page.getByRole("button", { name: "Focal point of A loaf on a board" }).click();
    const point = page.getByRole("button", { name: /^Focal point: 50 % from the left/ });
    await point.focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const { body: moved } = await full.operator.call("gallery.list", { siteId: full.siteId });
    expect(moved.items[0].focalPoint).toEqual({ x: 0.55, y: 0.5 });
    const remove = page.getByRole("button", { name: "Delete", exact: true });
    expect(await remove.getAttribute("title")).toBe("A loaf on a board");
    await remove.click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("No images yet.").waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "an event is planned, published, and its guests are checked in on a phone",
  async () => {
    const { page } = screen;
    const { ctx } = full.service;
    await screen.goto(`/console/sites/${full.siteId}/events`);
    await page.getByRole("link", { name: "New event" }).click();
    await page.getByLabel("Title").fill("Saturday sourdough class");
    await page.getByLabel("Starts").fill("2026-12-05T10:00");
    await page.getByLabel("Time zone").fill("Europe/London");
    await page.getByLabel("Capacity").fill("2");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await said("Published.");
    const { body } = await full.operator.call("events.list", { siteId: full.siteId });
    const { slug, startsAt } = body.items.find(
      ({ title }: { title: string }) => title === "Saturday sourdough class",
    );
    expect(startsAt).toBe(Date.UTC(2026, 11, 5, 10));
    const event = await findEvent(ctx, full.siteId, slug);
    if (!event) throw new Error("there is no such event");
    for (const [name, seats] of [
      ["Anna", 2],
      ["Ben", 1],
    ] as const)
      await register(ctx, event, {
        ...{
          name,
          seats,
          email: `${name}@visitors.test`,
          phone: null,
          message: null,
          fields: null,
        },
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const guest = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await guest("Ben").getByText("Waiting list").waitFor();
    await guest("Anna").getByRole("button", { name: "Check in" }).click();
    await said("Anna is checked in.");
    await guest("Anna").getByRole("button", { name: "Undo check-in" }).waitFor();
    await guest("Anna").getByRole("button", { name: "Cancel registration" }).click();
    // Whoever waits moves up.
    await guest("Ben").getByText("Confirmed").waitFor();
    await page.getByLabel("Status").selectOption("cancelled");
    await guest("Ben").waitFor({ state: "detached" });
    await page.getByLabel("Search").fill("ann");
    await guest("Anna").waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a webhook is made, its secret shown once, and what it did is looked into",
  async () => {
    const { page } = screen;
    await screen.goto("/console/webhooks");
    await page.getByRole("button", { name: "New endpoint" }).click();
    await page.getByRole("dialog").getByLabel("URL").fill("https://automation.example/in");
    await page.getByRole("dialog").getByLabel("lead.created").check();
    await page.getByRole("button", { name: "Create endpoint" }).click();
    const shown = page.getByRole("dialog", { name: "The endpoint’s secret" });
    expect(await shown.getByRole("code").first().textContent()).toStartWith("whsec_");
    await shown.getByRole("button", { name: "Done" }).click();
    const card = page.getByRole("listitem").filter({ hasText: "automation.example" }).first();
    await card.getByRole("button", { name: "Send test" }).click();
    await said("Sent.");
    await card.getByRole("link", { name: "Deliveries" }).click();
    const delivery = card.getByRole("button", { name: /attempt/ }).first();
    await delivery.click();
    expect(await delivery.getAttribute("aria-expanded")).toBe("true");
    await card.getByRole("button", { name: "Redeliver" }).waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a session that is ended elsewhere leads to the sign-in at the next click",
  async () => {
    const { page } = screen;
    await screen.goto("/console/");
    await settle(screen);
    const other = await openSignedIn(browser(), full);
    await other.goto("/console/you");
    await other.page.getByRole("button", { name: "End session" }).first().click();
    // Both have the same session, so that the other one is out when it is ended.
    await other.page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    await page.getByRole("link", { name: "Credits" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    await other.close();
  },
  TIMEOUT_MS,
);
