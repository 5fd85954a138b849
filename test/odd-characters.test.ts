/**
 * Characters that nobody sees and no page may have: controls that come along when text is copied, and code
 * points that are no characters. They are stored as they were sent, and the site goes live without them.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleBrowser, claimInstance } from "./fixtures/console.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const DAY_MS = 86_400_000;
/** Longer than any wait between two tries. */
const RETRY_MS = 11 * 60_000;
/** A form feed and a line tabulation are what word processors leave; the last is none of Unicode's characters. */
const ODD = ["\u0001", "\u0008", "\u000b", "\u000c", "\u001f", "\u007f", "\u0085", "\u009f"].concat(
  ["\ufdd0", "\ufffe", "\uffff", "\u{1fffe}", "\u{10ffff}"],
);
const ALL = ODD.join("");
const REFUSED = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/u;

let service: TestService;
let operator: ConsoleBrowser;
let owner: TestAccount;
beforeAll(async () => {
  service = await startTestService();
  operator = await claimInstance(service);
  owner = await service.createAccount();
});
afterAll(() => service.close());

async function settle(): Promise<void> {
  service.clock.advance(RETRY_MS);
  await service.ctx.scheduler.step();
}

type Site = { id: string; name: string; status: string; url: string };

async function build(brief: object): Promise<Site> {
  const accepted = await service.call(owner.key, "POST", "/sites", { body: brief });
  expect([accepted.status, accepted.text]).toEqual([202, expect.any(String)]);
  await settle();
  const { job } = (await service.call(owner.key, "GET", `/jobs/${accepted.body.jobId}`)).body;
  expect(job).toMatchObject({ status: "completed", error: null });
  return (await service.call(owner.key, "GET", `/sites/${job.siteId}`)).body.site;
}

const waitsFor = async (siteId: string) =>
  (await operator.call("sites.get", { siteId })).body.waitsFor;

/** The text files of a site, each page among them, as visitors get them. */
async function readAll(url: string): Promise<Map<string, string>> {
  const { host } = new URL(url);
  const read = async (path: string) => (await service.visit(host, path)).text();
  const sitemap = await read("/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const twins = pages.map((path) => (path === "/" ? "/index.md" : `${path}.md`));
  const others = ["/sitemap.xml", "/llms.txt", "/robots.txt", "/site.webmanifest", "/icon.svg"];
  const all = [...pages, ...twins, ...others, "/404", "/events.ics"];
  return new Map(await Promise.all(all.map(async (path) => [path, await read(path)] as const)));
}

async function expectClean(url: string): Promise<Map<string, string>> {
  const files = await readAll(url);
  expect(files.size).toBeGreaterThan(10);
  for (const [path, text] of files)
    expect([path, REFUSED.exec(text)?.[0]]).toEqual([path, undefined]);
  return files;
}

test("a site is made of a brief that is full of them, and goes live", async () => {
  const businessName = `Al${ALL}der & Finch`;
  const { id, name, status, url } = await build({
    ...{ businessName, industry: `bak${ALL}ery`, audience: `neigh${ALL}bours` },
    ...{ goals: `more pre-orders${ALL}`, personality: `warm${ALL}` },
  });
  expect([status, await waitsFor(id)]).toEqual(["live", []]);
  expect(name).toBe(businessName);
  const files = await expectClean(url);
  expect(files.get("/")).toContain("der &amp; Finch");
  for (const type of ["application/ld+json"]) expect(files.get("/")).toContain(type);
  expect(JSON.parse(files.get("/site.webmanifest") ?? "").name).toContain("Finch");
}, 60_000);

test("each of them in a name of its own, and alone beside a letter", async () => {
  for (const sign of ODD) {
    const { status } = await build({ businessName: `${sign}A${sign}`, industry: "bakery" });
    expect([sign.codePointAt(0)?.toString(16), status]).toEqual([expect.any(String), "live"]);
  }
}, 120_000);

test("an event, an edit and a picture with them are published, and stored as they were sent", async () => {
  const site = await build({ businessName: "Harbour Bakery", industry: "bakery" });
  const title = `Sour${ALL}dough`;
  const made = await service.call(owner.key, "POST", `/sites/${site.id}/events`, {
    body: {
      ...{ title, startsAt: service.clock.now() + 30 * DAY_MS, status: "published" },
      ...{ summary: `bread${ALL}`, venueName: `shop${ALL}`, priceLabel: `5${ALL}` },
      descriptionMarkdown: `All${ALL} of it &#1; &#128; &#xFFFE; &#x7f; **b${ALL}old**`,
    },
  });
  expect(made.status).toBe(201);
  expect(made.body.event).toMatchObject({ title, summary: `bread${ALL}` });
  const opened = (await operator.call("builder.open", { siteId: site.id })).body;
  const [block] = opened.document.pages[0].blocks;
  const applied = await operator.call("builder.apply", {
    ...{ siteId: site.id, revision: opened.draft.revision },
    operation: { op: "set-text", address: `/#${block.id}/heading`, value: `Fresh${ALL} bread` },
  });
  expect(applied.status).toBe(200);
  const { revision } = applied.body.draft ?? applied.body;
  await operator.call("builder.publish", { siteId: site.id, revision });
  await settle();
  expect(await waitsFor(site.id)).toEqual([]);
  const files = await expectClean(site.url);
  expect(files.get("/")).toContain("bread");
  expect(files.get(made.body.event.url)).toContain("dough");
  expect(files.get("/events.ics")).toContain("dough");
  const path = `/sites/${site.id}/events`;
  expect((await service.call(owner.key, "GET", path)).body.events[0].title).toBe(title);
}, 60_000);

test("no fault of the service was logged", () => {
  expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
