/** Links that lead to one of many, in a real browser: it opens, wherever a list has it by now. */
import { afterAll, beforeAll, expect } from "bun:test";
import { captureLead, captureSpam } from "../src/features/leads/capture.ts";
import { leadNotice } from "../src/features/leads/notice.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 240_000;
/** More than a page of a list has. */
const MANY = 52;
const DAY_MS = 86_400_000;

const browser = useBrowser();
let full: FullConsole;

const visitorOf = (name: string) => ({
  ...{ siteId: full.siteId, accountId: full.accountId, form: "contact", name, phone: "" },
  ...{ email: "visitor@visitors.test", message: `${name} asks for rye.`, fields: {} },
  ...{ subject: undefined, source: "/contact", verification: undefined },
});

beforeAll(async () => {
  if (!hasBrowser) return;
  full = await openFullConsole();
  const { operator, service, siteId } = full;
  const startsAt = service.clock.now() + DAY_MS;
  for (let at = 0; at < MANY; at += 1) {
    await captureLead(service.ctx, visitorOf(`Visitor ${at}`));
    const event = { siteId, title: `Evening ${at}`, startsAt: startsAt + at * DAY_MS };
    await operator.call("events.create", event);
  }
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);

/** Where the button of the mail about a lead leads, below the service's own address. */
async function linkInMail(leadId: string): Promise<string> {
  const mail = await leadNotice.compose(full.service.ctx, leadId);
  const { publicUrl } = full.service.ctx.config;
  const [, link = ""] = mail?.text.match(/Open in the console:\n(\S+)/) ?? [];
  expect(link).toStartWith(`${publicUrl}/console/`);
  return link.slice(publicUrl.length);
}

browserTest(
  "the link in the mail about a lead opens it, beyond the first page, another filter, and once it is spam",
  async () => {
    const screen = await openSignedIn(browser(), full);
    const { page } = screen;
    const link = await linkInMail(full.leadId);
    for (const address of [link, `${link}&status=won`, `${link}&tab=spam&skip=9000`]) {
      await screen.goto(address);
      await page.getByRole("heading", { level: 2, name: "Marlow & Finch" }).waitFor();
      await page.getByText("Do you bake for weddings?").waitFor();
      await page.getByRole("button", { name: "Save note" }).waitFor();
    }
    await captureSpam(full.service.ctx, visitorOf("A robot"), "honeypot");
    const { body } = await full.operator.call("leads.list", { siteId: full.siteId, spam: true });
    await screen.goto(`/console/sites/${full.siteId}/leads?lead=${body.items[0].id}`);
    await page.getByRole("button", { name: "Not spam" }).waitFor();
    expect(screen.faults).toEqual([]);
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "a lead whose status is changed stays open when the list does not have it any more",
  async () => {
    const screen = await openSignedIn(browser(), full);
    const { page } = screen;
    await screen.goto(`/console/sites/${full.siteId}/leads?status=new&q=Visitor%207`);
    await settle(screen);
    await page.getByRole("link", { name: "Visitor 7", exact: true }).click();
    const opened = page.getByRole("article", { name: "Visitor 7" });
    await opened.getByLabel("Note").fill("Called back.");
    await opened.getByLabel("Status").selectOption("contacted");
    await page.getByRole("status").filter({ hasText: "Status: Contacted." }).waitFor();
    await opened.getByText("Visitor 7 asks for rye.").waitFor();
    expect(await opened.getByLabel("Note").inputValue()).toBe("Called back.");
    await opened.getByRole("button", { name: "Save note" }).click();
    await opened.getByRole("listitem").filter({ hasText: "Called back." }).waitFor();
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "an event of the list's second page shows its registrations, and the way back leads to that page",
  async () => {
    const screen = await openSignedIn(browser(), full);
    const { page } = screen;
    await screen.goto(`/console/sites/${full.siteId}/events`);
    await page.getByRole("link", { name: "Older" }).click();
    await page.getByText(/^51–/).waitFor();
    await page.getByRole("table").getByRole("link").first().click();
    await page.getByText("Nobody has registered yet.").waitFor();
    expect(await page.getByText("The list ends before").count()).toBe(0);
    await page.getByRole("link", { name: "Back to all events" }).click();
    await page.getByText(/^51–/).waitFor();
    await screen.close();
  },
  TIMEOUT_MS,
);
