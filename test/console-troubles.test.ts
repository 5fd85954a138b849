/**
 * When something goes wrong, in a real browser: it is said where one looks, what was typed stays, and
 * there is a way on. Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "bun:test";
import type { Page, Route } from "playwright-core";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { type ConsolePage, OPERATOR } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
const SITE = "Marlow & Finch";
const DAY_MS = 86_400_000;
const WRONG = "The disk is full.";

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeAll(async () => {
  if (hasBrowser) full = await openFullConsole(SITE);
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

const refuse = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: "application/json",
    body: JSON.stringify({ error: { code: "internal_error", message: WRONG } }),
  });

/** Answers 500 to a procedure until the function that it answers is called. */
async function breakProcedure(page: Page, name: string): Promise<() => Promise<void>> {
  const url = `**/console/api/${name}`;
  await page.route(url, refuse);
  return () => page.unroute(url, refuse);
}

const siteView = (rest = "") => `/console/sites/${full.siteId}${rest}`;

async function openBuilder(): Promise<void> {
  await screen.goto(siteView("/edit"));
  await screen.page
    .frameLocator('iframe[title="Preview"]')
    .locator('[data-block][tabindex="0"]')
    .first()
    .waitFor();
}

browserTest(
  "a part of the console that cannot be loaded says so, and comes when it is asked for again",
  async () => {
    const { page } = screen;
    await screen.goto("/console/");
    await settle(screen);
    const abort = (route: Route) => route.abort();
    await page.route("**/console/assets/**", abort);
    await page.getByRole("link", { name: "Credits" }).click();
    const alert = page.getByRole("alert");
    await alert.getByText("could not be loaded").waitFor();
    await page.getByRole("heading", { level: 1, name: "Not loaded" }).waitFor();
    await page.unroute("**/console/assets/**", abort);
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Credits" }).waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "a builder that does not open says why, and opens when it is asked again",
  async () => {
    const { page } = screen;
    const mend = await breakProcedure(page, "builder.open");
    await screen.goto(siteView("/edit"));
    const alert = page.getByRole("main").getByRole("alert");
    await alert.getByText(WRONG).waitFor();
    await mend();
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    expect(await alert.count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "a planned publishing that is refused keeps its dialog and the time",
  async () => {
    const { page } = screen;
    await openBuilder();
    await page.getByRole("tab", { name: "Facts" }).click();
    await page.getByLabel("Telephone").fill("+44 113 496 0118");
    await page.getByLabel("Telephone").press("Tab");
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
    await page.getByRole("button", { name: "Publish later" }).click();
    const dialog = page.getByRole("dialog", { name: "Publish later" });
    const time = new Date(full.service.clock.now() + 2 * DAY_MS).toISOString().slice(0, 16);
    await dialog.getByLabel("Publish at").fill(time);
    const mend = await breakProcedure(page, "builder.publish");
    await dialog.getByRole("button", { name: "Plan" }).click();
    await dialog.getByRole("alert").getByText(WRONG).waitFor();
    expect(await dialog.getByLabel("Publish at").inputValue()).toBe(time);
    await mend();
    await dialog.getByRole("button", { name: "Plan" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Do not" }).waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "a link to a preview that cannot be made is told in its dialog",
  async () => {
    const { page } = screen;
    await openBuilder();
    await page.getByRole("button", { name: "Share preview" }).click();
    const dialog = page.getByRole("dialog", { name: "Share a preview" });
    await breakProcedure(page, "reviews.share");
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByRole("alert").getByText(WRONG).waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "what is written in an event stays when the event cannot be asked for again",
  async () => {
    const { page } = screen;
    await screen.goto(siteView(`/events?event=${full.eventId}`));
    await page.getByLabel("Price").fill("£45, bread included");
    await breakProcedure(page, "events.get");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "Published." }).waitFor();
    expect(await page.getByLabel("Price").inputValue()).toBe("£45, bread included");
  },
  TIMEOUT_MS,
);

browserTest(
  "what went wrong is in sight for whoever is far down a page",
  async () => {
    const { page } = screen;
    await page.setViewportSize({ width: 390, height: 500 });
    await screen.goto(siteView(`/events?event=${full.eventId}`));
    await settle(screen);
    await breakProcedure(page, "events.publish");
    const publish = page.locator(".page-actions").getByRole("button").first();
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    await publish.evaluate((button) => (button as HTMLElement).click());
    const alert = page.getByRole("alert").filter({ hasText: WRONG });
    await alert.waitFor();
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    const { y = -1 } = (await alert.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(500);
  },
  TIMEOUT_MS,
);

browserTest(
  "whoever wants no motion sees that something is loading, too",
  async () => {
    const { page } = screen;
    const stall = () => undefined;
    await page.route("**/console/api/credits.get", stall);
    await screen.goto("/console/");
    await settle(screen);
    await page.getByRole("link", { name: "Credits" }).click();
    await page.waitForFunction(() => {
      const line = document.querySelector(".loading i");
      const isSeen = line !== null && getComputedStyle(line).opacity === "1";
      const timings = document.getAnimations().map(({ effect }) => effect?.getTiming());
      return isSeen && timings.every((timing) => timing?.iterations === 1);
    });
  },
  TIMEOUT_MS,
);

browserTest(
  "where nothing can be copied the text is selected, and nothing claims that it was",
  async () => {
    const { page } = screen;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await openBuilder();
    await page.getByRole("button", { name: "Share preview" }).click();
    const dialog = page.getByRole("dialog", { name: "Share a preview" });
    const link = await dialog.getByRole("code").first().textContent();
    await dialog.getByRole("button", { name: "Copy link" }).first().click();
    await page.waitForFunction((text) => String(getSelection()) === text, link);
    expect(await page.getByText("Copied.").count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "the inbox of a site without leads offers no export, and says the next step",
  async () => {
    const { page } = screen;
    await screen.goto(siteView("/leads"));
    await page.getByRole("link", { name: "Export CSV" }).waitFor();
    await page.getByRole("tab", { name: "Spam" }).click();
    await page.getByText("No spam.").waitFor();
    expect(await page.getByRole("link", { name: "Export CSV" }).count()).toBe(0);
    await screen.goto(siteView(`/leads?lead=${full.leadId}`));
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("No leads yet.").waitFor();
    await page.getByRole("link", { name: /Send a test lead|publish it/ }).waitFor();
    expect(await page.getByRole("link", { name: "Export CSV" }).count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "credits name what a job was and lead to it, also once its site is gone",
  async () => {
    const { page } = screen;
    const { operator, service } = full;
    const brief = { businessName: "Vale Guitars", industry: "guitar repair workshop" };
    const { jobId } = (await operator.call("sites.create", brief)).body;
    const entryRow = page.getByRole("row").filter({ hasText: "Reserved" }).first();
    await screen.goto("/console/credits");
    await entryRow.getByRole("cell", { name: "New site: Vale Guitars" }).waitFor();
    const link = entryRow.getByRole("link", { name: "Vale Guitars" });
    expect(await link.getAttribute("href")).toBe(`/console/sites/new?job=${jobId}`);
    await service.ctx.scheduler.step();
    const { siteId } = (await operator.call("jobs.get", { jobId })).body.job;
    await operator.call("sites.rename", { siteId, name: "Vale & Sons" });
    await page.reload();
    await entryRow.getByRole("link", { name: "Vale & Sons" }).click();
    await page.getByRole("heading", { level: 1, name: "Vale & Sons" }).waitFor();
    await operator.call("sites.delete", { siteId, name: "Vale & Sons" });
    await screen.goto("/console/credits");
    await entryRow.getByRole("cell", { name: "New site: Vale Guitars" }).waitFor();
    expect(await entryRow.getByRole("link").count()).toBe(0);
    expect(await page.getByText(jobId).count()).toBe(0);
    await screen.goto("/console/operator/system");
    await page.getByRole("link", { name: SITE }).first().waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "a text that cannot be saved stays in its field, is named, and is saved when it is left again",
  async () => {
    const { page } = screen;
    await openBuilder();
    const frame = page.frameLocator('iframe[title="Preview"]');
    const status = page.getByRole("status");
    const field = page.getByRole("complementary").getByLabel("Heading", { exact: true });
    await frame.locator("h1").click();
    const url = "**/console/api/builder.apply";
    await page.route(url, (route) =>
      route.request().postData()?.includes("set-text") ? refuse(route) : route.continue(),
    );
    await field.fill("Typed on a full disk");
    await status.filter({ hasText: `Not saved: ${WRONG}` }).waitFor();
    await page.getByText(`Not saved: ${WRONG}`).nth(1).waitFor();
    await page.getByRole("tab", { name: "Style" }).click();
    const corners = page.getByLabel("Corners");
    await corners.selectOption((await corners.inputValue()) === "none" ? "round" : "none");
    await status.filter({ hasText: "Not saved: Heading of Opening on" }).waitFor();
    await page.getByRole("tab", { name: "Selection" }).click();
    expect(await field.inputValue()).toBe("Typed on a full disk");
    await page.unroute(url);
    await field.focus();
    await page.keyboard.press("Tab");
    await status.filter({ hasText: "Saved" }).waitFor();
    await frame.getByText("Typed on a full disk").first().waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "what is refused in the builder is told on a phone whichever part is shown",
  async () => {
    const { page } = screen;
    await page.setViewportSize({ width: 390, height: 844 });
    await openBuilder();
    await page.getByRole("button", { name: "Inspector", exact: true }).click();
    await page.getByText("Under “Page”, choose what you want to edit.").waitFor();
    await page.getByRole("tab", { name: "Style" }).click();
    const corners = page.getByLabel("Corners");
    const before = await corners.inputValue();
    const other = before === "none" ? "round" : "none";
    const mend = await breakProcedure(page, "builder.apply");
    await corners.selectOption(other);
    await page
      .getByRole("status")
      .filter({ hasText: `Not saved: ${WRONG}` })
      .waitFor();
    await page.waitForFunction(([select, value]) => (select as HTMLSelectElement).value === value, [
      await corners.elementHandle(),
      before,
    ] as const);
    await mend();
    await corners.selectOption(other);
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
    await page.route("**/console/api/builder.publish", (route) =>
      route.fulfill({
        ...{ status: 409, contentType: "application/json" },
        body: JSON.stringify({ error: { code: "conflict", message: "It is being published." } }),
      }),
    );
    await page.getByRole("button", { name: "Publish changes" }).click();
    const anyway = page.getByRole("dialog").getByRole("button", { name: /Publish/ });
    const alert = page.getByRole("alert").filter({ hasText: "It is being published." });
    await anyway.or(alert).first().waitFor();
    if (await anyway.isVisible()) await anyway.click();
    await alert.waitFor();
    expect(await page.getByRole("dialog", { name: "Somebody else edited" }).count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "the brief of a build that was cancelled is there to be sent again",
  async () => {
    const { page } = screen;
    await screen.goto("/console/sites/new");
    await page.getByLabel("Business name").fill("Vale Guitars");
    await page.getByLabel("Industry").fill("guitar repair workshop");
    await page.getByLabel("Goals").fill("book a repair");
    await page.getByRole("button", { name: "Generate site" }).click();
    await page.getByRole("progressbar").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Your brief is still here.").waitFor();
    await page.getByRole("link", { name: "Back to the brief" }).click();
    await page.getByLabel("Goals").waitFor();
    expect(await page.getByLabel("Business name").inputValue()).toBe("Vale Guitars");
    expect(await page.getByLabel("Goals").inputValue()).toBe("book a repair");
  },
  TIMEOUT_MS,
);

/** Tries to make something with a session that has just ended, and comes back by the sign-in. */
async function loseSession(dialog: string, label: string, text: string): Promise<void> {
  const { page } = screen;
  await page.getByRole("button", { name: dialog }).click();
  await page.getByLabel(label, { exact: true }).fill(text);
  await screen.context.clearCookies();
  await page.getByRole("dialog", { name: dialog }).getByRole("button", { name: "Create" }).click();
  await page.getByText("Your session has ended.").waitFor();
  await page.getByLabel("Email").fill(OPERATOR.email);
  await page.getByLabel("Password").fill(OPERATOR.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("dialog", { name: dialog }).waitFor();
}

browserTest(
  "a dialog that the session's end took away is open after the sign-in, with what was typed",
  async () => {
    const { page } = screen;
    await screen.goto("/console/keys");
    await loseSession("New key", "Label", "Laptop");
    expect(await page.getByLabel("Label", { exact: true }).inputValue()).toBe("Laptop");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.reload();
    await settle(screen);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await screen.goto("/console/webhooks");
    await loseSession("New endpoint", "URL", "https://crm.example/leads");
    expect(await page.getByLabel("URL").inputValue()).toBe("https://crm.example/leads");
    await page.getByRole("checkbox", { name: "lead.created" }).check();
    await page.reload();
    await page.getByRole("dialog", { name: "New endpoint" }).waitFor();
    expect(await page.getByRole("checkbox", { name: "lead.created" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Create endpoint" }).click();
    await page
      .getByRole("dialog", { name: "secret" })
      .getByRole("button", { name: "Done" })
      .click();
    const card = page.getByRole("listitem").filter({ hasText: "https://crm.example/leads" });
    await card.getByText("lead.created").first().waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "what keeps an edit from being saved is said without moving the builder's tools",
  async () => {
    const { page } = screen;
    await page.setViewportSize({ width: 1_440, height: 900 });
    await openBuilder();
    const tops = () =>
      page
        .getByRole("group", { name: "Builder" })
        .getByRole("button")
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    const before = await tops();
    await page.route("**/console/api/builder.apply", (route) => route.abort("connectionrefused"));
    await page.getByRole("tab", { name: "Style" }).click();
    await page.getByRole("button", { name: "Surprise me" }).click();
    await page.getByText("Trying again; keep this page open until it is saved.").waitFor();
    expect(await tops()).toEqual(before);
  },
  TIMEOUT_MS,
);
