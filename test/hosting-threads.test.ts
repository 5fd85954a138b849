/** Threads that serve visitors beside the main one: the same answers, each counted once. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { makePng } from "./fixtures/pictures.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0";

let server: ServerProcess;
let siteId = "";
let host = "";

beforeAll(async () => {
  server = openServerProcess({ SITEWRIGHT_HOSTING_THREADS: "2" });
  await server.start();
  await server.createOwner("owner@acme.test");
  const { jobId } = await server.call("POST", "/sites", {
    businessName: "Halyard & Finch",
    industry: "bookbinding workshop",
    audience: "libraries and collectors",
    goals: "send photographs of the book",
    personality: "calm",
  });
  const site = await until("the site is live", async () => {
    const answer = await server.call("GET", `/jobs/${jobId}`);
    if (answer.job.status === "failed") throw new Error(JSON.stringify(answer.job));
    return answer.job.status === "completed" && answer.job.siteId;
  });
  siteId = site;
  const url = await until("the site has its address", async () => {
    const answer = await server.call("GET", `/sites/${siteId}`);
    return answer.site.url ?? false;
  });
  host = new URL(url).hostname;
}, 60_000);

afterAll(() => server.close());

/** Each over a connection of its own, so that the system deals them out among the threads. */
const visit = (path: string, init: RequestInit = {}) =>
  server.visit(host, path, { ...init, keepalive: false });

async function readMetric(name: string): Promise<number> {
  const text = await (await server.visit("localhost", "/metrics")).text();
  const lines = text.split("\n").filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** What every thread answers alike. */
async function describe(response: Response) {
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

test("threads answer files as the service does, by themselves once they have them", async () => {
  const paths = ["/", "/sitemap.xml", "/robots.txt"];
  const cases = paths.flatMap((path) => [
    { path, init: {} },
    { path, init: { method: "HEAD" } },
    { path, init: { headers: { "accept-encoding": "gzip" } } },
  ]);
  for (const { path, init } of cases) {
    const first = await describe(await visit(path, init));
    expect(first.status).toBe(200);
    const known = { ...init, headers: { ...init.headers, "if-none-match": first.headers.etag } };
    await until(`threads have ${path}`, async () => {
      const before = await readMetric("sitewright_hosting_thread_answers_total");
      for (let at = 0; at < 8; at += 1) {
        expect(await describe(await visit(path, init))).toEqual(first);
        expect((await visit(path, known as RequestInit)).status).toBe(304);
      }
      return (await readMetric("sitewright_hosting_thread_answers_total")) > before;
    });
  }
  expect(await readMetric("sitewright_hosting_threads")).toBe(2);
}, 60_000);

test("what is not a stored file is answered by the service, whoever took the connection", async () => {
  for (let at = 0; at < 8; at += 1) {
    expect((await visit("/no-such-page")).status).toBe(404);
    expect((await server.visit("nobody.example", "/", { keepalive: false })).status).toBe(421);
    expect((await visit("/healthz")).status).toBe(200);
    expect((await server.call("GET", `/sites/${siteId}`)).site.id).toBe(siteId);
    const refused = await server.visit("localhost", "/v1/me", { keepalive: false });
    expect([refused.status, (await refused.json()).error.code]).toEqual([401, "unauthorized"]);
  }
});

test("uploads and long answers pass whole", async () => {
  const pictures = [];
  for (let at = 0; at < 6; at += 1) {
    const form = new FormData();
    const bytes = makePng(700, 500);
    form.append("file", new Blob([bytes], { type: "image/png" }), `${at}.png`);
    const answer = await server.upload(`/sites/${siteId}/gallery`, form);
    expect(answer.status).toBe(201);
    pictures.push((await answer.json()).image);
  }
  for (const { url } of pictures) {
    const { pathname } = new URL(url);
    const sizes = new Set<number>();
    for (let at = 0; at < 6; at += 1) {
      const answer = await server.visit("localhost", pathname, { keepalive: false });
      expect(answer.status).toBe(200);
      sizes.add((await answer.bytes()).byteLength);
    }
    expect(sizes.size).toBe(1);
  }
  const key = await createKey();
  const openExport = (method: string) =>
    fetch(`http://127.0.0.1:${server.port}/v1/sites/${siteId}/export`, {
      ...{ method, keepalive: false, headers: { authorization: `Bearer ${key}` } },
    });
  for (let at = 0; at < 4; at += 1) {
    const asked = await openExport("HEAD");
    expect([asked.status, asked.headers.get("content-length")]).toEqual([200, null]);
    const answer = await openExport("GET");
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.bytes());
    // Larger than one message between threads, and whole: a ZIP's index is at its end.
    expect(bytes.byteLength).toBeGreaterThan(128 * 1024);
    expect(Object.keys(unzipSync(bytes))).toContain("index.html");
  }
}, 60_000);

async function createKey(): Promise<string> {
  const { account } = await server.call("GET", "/me");
  return (await server.command("key", "create", "--account", account.id)).key;
}

test("a view is counted once, whichever thread answered", async () => {
  const before = await readViews();
  for (let at = 0; at < 60; at += 1) {
    const answer = await visit("/", { headers: { "user-agent": BROWSER } });
    expect(answer.status).toBe(200);
  }
  await until("all are counted", async () => (await readViews()) >= before + 60);
  expect(await readViews()).toBe(before + 60);
}, 60_000);

const readViews = async (): Promise<number> =>
  (await server.call("GET", `/sites/${siteId}/analytics?range=7d`)).analytics.pageviews;

test("a change reaches every thread, and what was there before is not answered again", async () => {
  const ask = async () => {
    const found = new Set<number>();
    for (let at = 0; at < 12; at += 1) found.add((await visit("/")).status);
    return [...found];
  };
  await until("threads have the page", async () => {
    const before = await readMetric("sitewright_hosting_thread_answers_total");
    await ask();
    return (await readMetric("sitewright_hosting_thread_answers_total")) > before;
  });
  await server.run("site", "unpublish", siteId);
  await until("it is away everywhere", async () => Bun.deepEquals(await ask(), [421]));
  expect(await ask()).toEqual([421]);
  await server.run("site", "publish", siteId);
  await until("it is back everywhere", async () => Bun.deepEquals(await ask(), [200]));
  expect(await ask()).toEqual([200]);
}, 60_000);

test("views that were answered just before a termination are counted", async () => {
  const before = await readViews();
  for (let at = 0; at < 20; at += 1)
    await (await visit("/", { headers: { "user-agent": BROWSER } })).bytes();
  expect(await server.stop()).toBe(0);
  await server.start();
  expect(await readViews()).toBe(before + 20);
}, 60_000);
