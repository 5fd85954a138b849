/** Links that no encoder writes, and links that lead nowhere: what becomes of the site that they stand on. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { type ConsoleBrowser, claimInstance } from "./fixtures/console.ts";
import { openSignedIn } from "./fixtures/full-console.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const DAY_MS = 86_400_000;
/** Longer than any wait between two tries. */
const RETRY_MS = 11 * 60_000;

const browser = useBrowser();
let service: TestService;
let owner: TestAccount;
let operator: ConsoleBrowser;
let siteId: string;
let origin: string;
let host: string;

beforeAll(async () => {
  service = await startTestService();
  operator = await claimInstance(service);
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  siteId = site.id;
  origin = site.url;
  host = new URL(site.url).host;
}, 60_000);
afterAll(() => service.close());

const read = async (path: string) => {
  const answer = await service.visit(host, path);
  return { status: answer.status, html: await answer.text() };
};

/** Lets everything happen that is due within the longest wait. */
async function settle(): Promise<void> {
  service.clock.advance(RETRY_MS);
  await service.ctx.scheduler.step();
}

type Event = { id: string; url: string };

async function announce(title: string, descriptionMarkdown: string): Promise<Event> {
  const startsAt = service.clock.now() + 30 * DAY_MS;
  const body = { title, startsAt, status: "published", descriptionMarkdown };
  const answer = await service.call(owner.key, "POST", `/sites/${siteId}/events`, { body });
  expect(answer.status).toBe(201);
  return answer.body.event;
}

const waitsFor = async (): Promise<{ name: string; outcome: string; evidence: string }[]> =>
  (await operator.call("sites.get", { siteId })).body.waitsFor;

const failed = async () => (await waitsFor()).filter(({ outcome }) => outcome === "failed");

test("an event whose text links with odd signs is published like any other", async () => {
  const links = [
    `${origin}/#100%`,
    `${origin}/?save=50%`,
    `${origin}/contact#%E0%A4%A`,
    `${origin}//contact`,
    "https://elsewhere.example/100%",
    "https://[elsewhere",
    "mailto:",
    "tel:",
    "#100%",
    "/50%",
  ];
  const text = links.map((link, at) => `[link ${at}](<${link}>)`).join(", ");
  const event = await announce("Signs", text);
  await settle();
  const { status, html } = await read(event.url);
  expect(status).toBe(200);
  for (const at of links.keys()) expect(html).toContain(`link ${at}`);
  expect(html).toContain(`href="${origin}/?save=50%"`);
  expect(await waitsFor()).toEqual([]);
  expect((await service.call(owner.key, "GET", `/sites/${siteId}`)).body.site.status).toBe("live");
}, 60_000);

test.each(["/nowhere", "/100%", "/%zz", "//nowhere"])(
  "a link to %s on the site holds the change back, which the console says, until it is mended",
  async (path) => {
    const event = await announce("Dead end", `[Menu](<${origin}${path}>)`);
    await settle();
    expect((await read(event.url)).status).toBe(404);
    // Visitors keep what they had.
    expect((await read("/")).status).toBe(200);
    const [fault, ...others] = await failed();
    expect(others).toEqual([]);
    expect(fault?.name).toBe("links");
    expect(fault?.evidence).toContain(`${path} (from ${event.url}) answered 404`);
    const mended = await service.call(owner.key, "PATCH", `/sites/${siteId}/events/${event.id}`, {
      body: { descriptionMarkdown: `[Menu](<${origin}/contact>)` },
    });
    expect(mended.status).toBe(200);
    await settle();
    expect((await read(event.url)).status).toBe(200);
    expect(await waitsFor()).toEqual([]);
    await service.call(owner.key, "DELETE", `/sites/${siteId}/events/${event.id}`);
    await settle();
  },
  60_000,
);

type Document = {
  pages: { path: string; blocks: { id: string; actions?: { href: string }[] }[] }[];
};

async function setFirstButton(href: string): Promise<void> {
  const { document, draft } = (await operator.call("builder.open", { siteId })).body as {
    document: Document;
    draft: { revision: number };
  };
  const blocks = document.pages.find(({ path }) => path === "/")?.blocks ?? [];
  const block = blocks.find(({ actions = [] }) => actions.length > 0);
  const address = `/#${block?.id}/actions/0/href`;
  const operation = { op: "set-text", address, value: href };
  const applied = await operator.call("builder.apply", {
    ...{ siteId, revision: draft.revision, operation },
  });
  expect(applied.status).toBe(200);
  const { revision } = applied.body.draft ?? applied.body;
  expect((await operator.call("builder.publish", { siteId, revision })).status).toBe(200);
  await settle();
}

test.each(["#100%", "/?x=%", "/contact#%E0%A4%A"])(
  "a button that an owner leads to %s is published",
  async (href) => {
    await setFirstButton(href);
    expect(await waitsFor()).toEqual([]);
    expect((await read("/")).html).toContain(`href="${href}"`);
  },
  60_000,
);

test("a button that leads nowhere is told of, and visitors keep the pages from before", async () => {
  await setFirstButton("/contact");
  await setFirstButton("/50%");
  expect((await failed()).map(({ evidence }) => evidence)).toEqual([
    expect.stringContaining("/50% (from /) answered 404"),
  ]);
  expect((await read("/")).html).not.toContain('href="/50%"');
  await setFirstButton("/contact");
  expect(await waitsFor()).toEqual([]);
}, 60_000);

browserTest(
  "the site's page shows what its changes wait for, and no more once they are there",
  async () => {
    await setFirstButton("/nowhere");
    const { page, goto, close, faults } = await openSignedIn(browser(), { service, operator });
    const waiting = page.getByRole("heading", { name: "Changes are waiting for" });
    await goto(`/console/sites/${siteId}`);
    await waiting.waitFor();
    await page.getByText("/nowhere (from /) answered 404").waitFor();
    await setFirstButton("/contact");
    await goto(`/console/sites/${siteId}`);
    await page.getByRole("heading", { name: "Latest leads" }).waitFor();
    expect(await waiting.count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  },
  120_000,
);

test("no fault of the service was logged", () => {
  expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
