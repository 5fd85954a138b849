/**
 * Every hostile text in what fills a site's lists and its builder: guests, enquiries, pictures, notes, texts,
 * facts and names of pages, and what is searched for. In a real browser nothing of it does anything.
 * What things themselves are called is in console-views.test.ts. Without a browser this is skipped.
 */
import { afterAll, beforeAll, expect } from "bun:test";
import { findEvent, register } from "../src/features/events/registrations.ts";
import { captureLead, captureSpam } from "../src/features/leads/capture.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { tokenOf } from "./fixtures/console.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";
import { makePng } from "./fixtures/pictures.ts";

const TIMEOUT_MS = 300_000;
/** Both fields of each picture have a text of their own. */
const PICTURES = HOSTILE_TEXTS.length / 2;
const PAGE_SIZE = 50;

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;
let eventId = "";

beforeAll(async () => {
  if (!hasBrowser) return;
  full = await openFullConsole();
  await Promise.all([addGuests(), addLeads(), addPictures()]);
  screen = await openSignedIn(browser(), full);
}, TIMEOUT_MS);
afterAll(async () => {
  await screen?.close();
  await full?.close();
}, TIMEOUT_MS);

async function ask(name: string, input: object) {
  const { status, body } = await full.operator.call(name, input);
  if (status !== 200) throw new Error(`${name} answered ${JSON.stringify(body)}`);
  return body;
}

async function addGuests(): Promise<void> {
  const { siteId, service } = full;
  const startsAt = service.clock.now() + 86_400_000;
  const { event } = await ask("events.create", {
    ...{ siteId, title: "An evening on rye", startsAt, status: "published" },
    registrationEnabled: true,
  });
  eventId = event.id;
  const row = await findEvent(service.ctx, siteId, event.slug);
  if (row === undefined) throw new Error("the event is not there");
  for (const [at, text] of HOSTILE_TEXTS.entries())
    await register(service.ctx, row, {
      ...{ name: text, email: `guest-${at}@visitors.test`, seats: 1, phone: text },
      ...{ message: text, fields: { [text]: text } },
    });
}

async function addLeads(): Promise<void> {
  const { siteId, accountId, service } = full;
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const lead = {
      ...{ siteId, accountId, form: "contact", name: text, email: `lead-${at}@visitors.test` },
      ...{ phone: text, message: text, fields: { [text]: text }, subject: text, source: text },
      verification: undefined,
    };
    await captureLead(service.ctx, lead);
    await captureSpam(service.ctx, lead, "honeypot");
  }
}

async function addPictures(): Promise<void> {
  const origin = `http://localhost:${full.service.port}`;
  const address = `${origin}/console/api/gallery.add?siteId=${full.siteId}`;
  const headers = { origin, cookie: full.operator.cookie };
  for (let at = 0; at < PICTURES; at += 1) {
    const form = new FormData();
    form.set("alt", HOSTILE_TEXTS[at] ?? "");
    form.set("caption", HOSTILE_TEXTS[at + PICTURES] ?? "");
    form.set("file", new Blob([makePng(8 + at, 8)], { type: "image/png" }), `${at}.png`);
    const { status } = await fetch(address, { method: "POST", headers, body: form });
    expect(status).toBe(200);
  }
}

/** Opens each of them, and looks whether anything was done by what it shows. */
async function expectInert(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await screen.goto(path);
    await settle(screen);
    expect([path, ...screen.faults]).toEqual([path]);
  }
}

const pagesOf = (address: string, total = HOSTILE_TEXTS.length): string[] =>
  Array.from(
    { length: Math.ceil(total / PAGE_SIZE) },
    (_, at) => `${address}skip=${at * PAGE_SIZE}`,
  );

const siteView = (path: string) => `/console/sites/${full.siteId}/${path}`;

browserTest(
  "guests, enquiries, spam and pictures are inert in every list",
  async () => {
    const lists = ["leads?", "leads?tab=spam&", `events?event=${eventId}&`];
    await expectInert([
      ...lists.flatMap((list) => pagesOf(siteView(list))),
      ...pagesOf(siteView("gallery?"), PICTURES),
    ]);
    await screen.goto(siteView("gallery"));
    await settle(screen);
    const alt = await screen.page.getByLabel("Alternative text").first().inputValue();
    expect(HOSTILE_TEXTS.map((text) => text.trim())).toContain(alt);
  },
  TIMEOUT_MS,
);

browserTest(
  "an enquiry's own page is inert",
  async () => {
    const { items } = await ask("leads.list", { siteId: full.siteId, limit: 40 });
    await expectInert(items.map(({ id }: { id: string }) => siteView(`leads?lead=${id}`)));
  },
  TIMEOUT_MS,
);

browserTest(
  "what is searched for is inert",
  async () => {
    const texts = HOSTILE_TEXTS.filter((_, at) => at % 8 === 0).map(encodeURIComponent);
    const lists = ["/console/?q=", siteView("leads?q="), "/console/operator/accounts?q="];
    await expectInert(texts.flatMap((text, at) => [`${lists[at % lists.length]}${text}`]));
  },
  TIMEOUT_MS,
);

/** Those that are taken; the document has rules of its own for links and lengths. */
async function edit(operations: readonly object[]): Promise<number> {
  const { siteId } = full;
  let { revision } = (await ask("builder.open", { siteId })).draft;
  let taken = 0;
  for (const operation of operations) {
    const { status, body } = await full.operator.call("builder.apply", {
      ...{ siteId, revision, operation },
    });
    expect([200, 400]).toContain(status);
    if (status !== 200) continue;
    revision = body.revision;
    taken += 1;
  }
  return taken;
}

browserTest(
  "texts, facts, names of pages and notes are inert in the builder, its preview and the history",
  async () => {
    const { siteId, reviewToken } = full;
    const { page } = screen;
    const { tasks } = await ask("builder.open", { siteId });
    const places: string[] = tasks
      .filter(({ kind }: { kind: string }) => kind === "assumption")
      .map(({ id }: { id: string }) => id);
    expect(places.length).toBeGreaterThan(10);
    for (let from = 0; from < HOSTILE_TEXTS.length; from += places.length) {
      const texts = HOSTILE_TEXTS.slice(from, from + places.length);
      const taken = await edit([
        ...texts.map((value, at) => ({ op: "set-text", address: places[at], value })),
        ...texts.slice(0, 3).map((text) => ({ op: "add-page", label: text.slice(0, 40) })),
        ...texts.slice(0, 5).map((text) => ({
          ...{ op: "set-fact", key: "other", label: text.slice(0, 80), value: text },
        })),
      ]);
      expect(taken).toBeGreaterThan(texts.length / 2);
      for (const text of texts.slice(0, 4))
        await full.operator.call("review.note", {
          ...{ token: reviewToken, page: "/", block: null, author: text.slice(0, 80), text },
        });
      await expectInert([siteView("edit"), siteView("")]);
      await screen.goto(siteView("edit"));
      const frame = page.frameLocator('iframe[title="Preview"]');
      await frame.locator('[data-block][tabindex="0"]').first().waitFor();
      for (const tab of ["Style", "Pictures", "Facts", "Tasks"])
        await page.getByRole("tab", { name: tab }).click();
      await frame.locator("h1").first().click();
      await page.getByRole("tab", { name: "Selection" }).waitFor();
      expect(screen.faults).toEqual([]);
    }
    const { link } = await ask("reviews.share", { siteId, shows: "draft" });
    await expectInert([
      ...[siteView("history"), `/console/review/${tokenOf(link.url)}`, "/console/operator/system"],
    ]);
  },
  TIMEOUT_MS,
);
