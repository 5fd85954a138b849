/**
 * What people do with an instance of their own, each journey from an empty directory, in a real browser and in
 * real time. The suites of the console and the builder hold the same against a service that they start from
 * source; this one is for the executable: `SITEWRIGHT_TEST_EXECUTABLE=dist/sitewright`, and skipped without it.
 */
import { afterEach, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { PASSWORD } from "./fixtures/console.ts";
import { type ConsolePage, OPERATOR } from "./fixtures/console-page.ts";
import {
  awaitPreview,
  claim,
  heading,
  type Instance,
  inspector,
  openInstance,
  publish,
  writeBrief,
} from "./fixtures/instance.ts";
import { startModelServer } from "./fixtures/model-server.ts";
import { until } from "./fixtures/server-process.ts";
import { startReceiver } from "./fixtures/webhook-receiver.ts";

const TIMEOUT_MS = 180_000;
const EDITS = 40;
const DAY_MS = 86_400_000;

const browser = useBrowser();
const journey = test.skipIf(!hasBrowser || !process.env.SITEWRIGHT_TEST_EXECUTABLE);
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
}, TIMEOUT_MS);

async function begin(settings: Record<string, string> = {}): Promise<Begun> {
  const instance = await openInstance(browser(), settings);
  closing.push(() => instance.close());
  const screen = await instance.openScreen();
  await claim(screen.page, instance);
  return { instance, screen, page: screen.page };
}
type Begun = { instance: Instance; screen: ConsolePage; page: Page };

const saved = (page: Page) =>
  page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
const said = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text }).waitFor();

async function openBuilder({ goto, page }: ConsolePage, siteId: string) {
  await goto(`/console/sites/${siteId}/edit`);
  return awaitPreview(page);
}

/** Writes the heading of the opening, and waits until it is stored and shown. */
async function writeHeading(page: Page, text: string): Promise<void> {
  const field = inspector(page).getByLabel("Heading", { exact: true });
  await field.fill(text);
  await field.blur();
  await showsHeading(page, text);
  await saved(page);
}

const showsHeading = (page: Page, text: string) =>
  page
    .frameLocator('iframe[title="Preview"]')
    .getByRole("heading", { level: 1, name: text, exact: true })
    .waitFor();

/** Invites an editor on the page Members, and brings them in by their link, in a browser of their own. */
async function bringEditor({ instance, screen, page }: Begun): Promise<ConsolePage> {
  await screen.goto("/console/members");
  await page.getByLabel("Email").fill("eva@example.com");
  await page.getByLabel("Role").selectOption("editor");
  await page.getByRole("button", { name: "Invite" }).click();
  const link = (await page.getByRole("dialog").getByRole("code").textContent()) ?? "";
  const other = await instance.openScreen();
  await other.page.goto(link);
  await other.page.getByLabel("Name").fill("Eva Editor");
  await other.page.getByLabel("Password").fill(PASSWORD);
  await other.page.getByRole("button", { name: "Continue" }).click();
  await heading(other.page, "Sites").waitFor();
  return other;
}

journey(
  "two edit at once: the slower one is told, makes theirs on top, and both changes are kept",
  async () => {
    const begun = await begin();
    const { screen, page } = begun;
    const siteId = await writeBrief(page, "Harbour Bakery", "bakery");
    const other = await bringEditor(begun);
    const [mine, theirs] = [await openBuilder(screen, siteId), await openBuilder(other, siteId)];
    await mine.locator("h1").click();
    await writeHeading(page, "Olga's heading");
    await theirs.locator("h1").click();
    await inspector(other.page).getByLabel("Introduction", { exact: true }).fill("Eva's lede");
    const dialog = other.page.getByRole("dialog", { name: "Somebody else edited this site" });
    await dialog.getByText("Changed Heading of Opening").waitFor();
    await dialog.getByRole("button", { name: "Make mine on top" }).click();
    await theirs.getByText("Eva's lede").waitFor();
    await theirs.getByText("Olga's heading").waitFor();
    await page.reload();
    await mine.getByText("Eva's lede").waitFor();
    expect([...screen.faults, ...other.faults]).toEqual([]);
  },
  TIMEOUT_MS,
);

journey(
  "40 edits are undone and done again, one by one",
  async () => {
    const { screen, page } = await begin();
    const siteId = await writeBrief(page, "Harbour Bakery", "bakery");
    const frame = await openBuilder(screen, siteId);
    const first = (await frame.locator("h1").textContent()) ?? "";
    await frame.locator("h1").click();
    for (let edit = 1; edit <= EDITS; edit += 1) await writeHeading(page, `Bread ${edit}`);
    for (let left = EDITS - 1; left >= 0; left -= 1) {
      await page.getByRole("button", { name: "Undo" }).click();
      await showsHeading(page, left === 0 ? first : `Bread ${left}`);
    }
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    for (let edit = 1; edit <= EDITS; edit += 1) {
      await page.getByRole("button", { name: "Redo" }).click();
      await showsHeading(page, `Bread ${edit}`);
    }
    expect(await page.getByRole("button", { name: "Redo" }).isDisabled()).toBe(true);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

journey(
  "what is locked stays: a change in plain words is looked at, half of it applied, and undone",
  async () => {
    const model = startModelServer();
    closing.push(() => model.close());
    const { screen, page } = await begin({
      ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
      SITEWRIGHT_AI_FALLBACK: "composer",
    });
    const siteId = await writeBrief(page, "Harbour Bakery", "bakery");
    const frame = await openBuilder(screen, siteId);
    const first = (await frame.locator("h1").textContent()) ?? "";
    const addressOf = (selector: string) =>
      frame.locator(selector).first().getAttribute("data-block");
    const [hero, offers] = [await addressOf(".b-hero"), await addressOf(".b-offers")];
    await frame.locator(".b-offers h2").first().click();
    await inspector(page).getByRole("button", { name: "Lock", exact: true }).click();
    await inspector(page).getByText("Locked", { exact: true }).waitFor();
    model.answer = () => ({
      text: JSON.stringify({
        changes: [
          { op: "text", at: `${hero}/heading`, value: "Bread, baked here" },
          { op: "text", at: `${offers}/heading`, value: "Nothing of the sort" },
          { op: "style", at: "density", value: "airy" },
        ],
        cannot: "",
      }),
    });
    await page.getByRole("tab", { name: "Ask for a change" }).click();
    await page.getByLabel("What should change?").fill("Say: Bread, baked here, and give it air");
    await page.getByRole("button", { name: "Propose" }).click();
    const proposed = page.getByRole("region", { name: "Proposed changes" });
    await proposed.getByText("Bread, baked here").waitFor();
    expect(await proposed.locator("del").first().textContent()).toBe(first);
    const boxes = proposed.getByRole("checkbox");
    expect(await proposed.getByText("Nothing of the sort").count()).toBe(0);
    while ((await boxes.count()) > 1 && (await boxes.last().isChecked()))
      await boxes.last().uncheck();
    await proposed.getByRole("button", { name: "Apply" }).click();
    await showsHeading(page, "Bread, baked here");
    await page.getByRole("button", { name: "Undo" }).click();
    await showsHeading(page, first);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

journey(
  "an old version comes back as a draft, and to visitors once it is published",
  async () => {
    const { instance, screen, page } = await begin();
    const siteId = await writeBrief(page, "Harbour Bakery", "bakery");
    const { host } = await publish(page);
    const live = async () => (await instance.server.visit(host, "/")).text();
    const frame = await openBuilder(screen, siteId);
    const first = (await frame.locator("h1").textContent()) ?? "";
    await frame.locator("h1").click();
    await writeHeading(page, "Gone tomorrow");
    await page.getByRole("button", { name: "Publish changes" }).click();
    await until("it is live", async () => (await live()).includes("Gone tomorrow"));
    await screen.goto(`/console/sites/${siteId}/history`);
    await page.getByRole("button", { name: "Restore as draft" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore as draft" }).click();
    await said(page, "Restored as a draft.");
    expect(await live()).toContain("Gone tomorrow");
    await openBuilder(screen, siteId);
    await showsHeading(page, first);
    await page.getByRole("button", { name: "Publish changes" }).click();
    await until("the old text is live", async () => !(await live()).includes("Gone tomorrow"));
    expect(await live()).toContain(first);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

journey(
  "an invited editor edits, and neither sees keys nor gets to them",
  async () => {
    const begun = await begin();
    const siteId = await writeBrief(begun.page, "Harbour Bakery", "bakery");
    const other = await bringEditor(begun);
    for (const name of ["API keys", "Webhooks", "Members", "System"])
      expect(await other.page.getByRole("link", { name }).count()).toBe(0);
    await other.goto("/console/keys");
    await heading(other.page, "Not allowed").waitFor();
    const frame = await openBuilder(other, siteId);
    await frame.locator("h1").click();
    await writeHeading(other.page, "Eva was here");
    expect(other.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

async function signIn(page: Page, code: string): Promise<void> {
  await page.getByRole("button", { name: /^You:/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await heading(page, "Sign in").waitFor();
  await page.getByLabel("Email").fill(OPERATOR.email);
  await page.getByLabel("Password").fill(OPERATOR.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
}

journey(
  "a second factor is set up, asked for, and a recovery code stands in for it once",
  async () => {
    const { screen, page } = await begin();
    await screen.goto("/console/you");
    await page.getByRole("button", { name: "Set up second factor" }).click();
    const dialog = page.getByRole("dialog", { name: "Set up second factor" });
    const secret = (await dialog.getByRole("code").textContent()) ?? "";
    const codeIn = (ms: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + ms });
    await dialog.getByLabel("Code").fill(codeIn(0));
    await dialog.getByRole("button", { name: "Confirm" }).click();
    const kept = page.getByRole("dialog", { name: "Recovery codes" });
    const [recovery = ""] = ((await kept.getByRole("code").textContent()) ?? "").split("\n");
    await kept.getByRole("button", { name: "I have kept them" }).click();
    await signIn(page, recovery);
    await heading(page, "Sites").waitFor();
    await signIn(page, recovery);
    await page.getByRole("alert").getByText("Email or password is wrong.").waitFor();
    // The next code of the authenticator, whose clock may go a little ahead.
    await page.getByLabel("Code").fill(codeIn(30_000));
    await page.getByRole("button", { name: "Sign in" }).click();
    await heading(page, "Sites").waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

journey(
  "a session that is ended elsewhere leads to the sign-in at the next click",
  async () => {
    const { instance, screen, page } = await begin();
    const elsewhere = await instance.openScreen();
    await elsewhere.goto("/console/sign-in");
    await elsewhere.page.getByLabel("Email").fill(OPERATOR.email);
    await elsewhere.page.getByLabel("Password").fill(OPERATOR.password);
    await elsewhere.page.getByRole("button", { name: "Sign in" }).click();
    await heading(elsewhere.page, "Sites").waitFor();
    await elsewhere.goto("/console/you");
    const other = elsewhere.page.getByRole("listitem").filter({ hasNotText: "(this one)" });
    await other.getByRole("button", { name: "End session" }).click();
    await said(elsewhere.page, "Ended.");
    await page.getByRole("link", { name: "Credits" }).click();
    await heading(page, "Sign in").waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

journey(
  "an event is published, somebody registers, and is checked in on a phone",
  async () => {
    const { screen, page } = await begin();
    const siteId = await writeBrief(page, "Harbour Bakery", "bakery");
    const site = await publish(page);
    await screen.goto(`/console/sites/${siteId}/events?new=1`);
    await page.getByLabel("Title").fill("Saturday sourdough class");
    const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    await page.getByLabel("Starts").fill(`${day}T10:00`);
    await page.getByLabel("Time zone").fill("Europe/London");
    await page.getByLabel("Capacity").fill("2");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await said(page, "Published.");
    const address = page.url();

    const visitor = await browser().newContext({ reducedMotion: "reduce" });
    closing.push(() => visitor.close());
    const tab = await visitor.newPage();
    const path = `${site.origin}/events/saturday-sourdough-class`;
    await until("its page is live", async () => (await tab.goto(path))?.ok() ?? false);
    await tab.locator("#register-name").fill("Anna Vale");
    await tab.locator("#register-email").fill("anna@visitors.test");
    await tab.locator("#register [type=submit]").click();
    await tab.waitForURL((at) => !at.pathname.endsWith("class"));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const guest = page.getByRole("listitem").filter({ hasText: "Anna Vale" });
    await guest.getByRole("button", { name: "Check in" }).click();
    await said(page, "Anna Vale is checked in.");
    await guest.getByRole("button", { name: "Undo check-in" }).waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

journey(
  "a webhook is made, tested and delivered again",
  async () => {
    const receiver = startReceiver();
    closing.push(() => receiver.close());
    const { screen, page } = await begin({ SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" });
    await page.getByRole("link", { name: "Webhooks" }).click();
    await page.getByRole("button", { name: "New endpoint" }).click();
    await page.getByRole("dialog").getByLabel("URL").fill(receiver.url);
    await page.getByRole("button", { name: "Create endpoint" }).click();
    const shown = page.getByRole("dialog", { name: "The endpoint’s secret" });
    expect(await shown.getByRole("code").first().textContent()).toStartWith("whsec_");
    await shown.getByRole("button", { name: "Done" }).click();
    const card = page.getByRole("listitem").filter({ hasText: receiver.url }).first();
    await card.getByRole("button", { name: "Send test" }).click();
    await receiver.until(1);
    await card.getByRole("link", { name: "Deliveries" }).click();
    await card
      .getByRole("button", { name: /200.*1 attempt/ })
      .first()
      .click();
    await card.getByRole("button", { name: "Redeliver" }).click();
    await receiver.until(2);
    const [first, second] = receiver.received;
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    await card.getByRole("button", { name: /2 attempts/ }).waitFor();
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);
