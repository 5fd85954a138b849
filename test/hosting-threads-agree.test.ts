/**
 * Threads that serve visitors and the main one are one service: whatever is asked, however it is asked, the
 * answer is the same whoever took the connection, also after what it is about has changed or gone.
 */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { connect } from "node:net";
import { unzipSync } from "fflate";
import { claimInstance } from "./fixtures/console.ts";
import { makePng } from "./fixtures/pictures.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

setDefaultTimeout(120_000);

const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0";
/** Connections by which every listener is met: of three, each gets none of them once in 10,000 times. */
const ROUNDS = 16;

let server: ServerProcess;
let siteId = "";
let host = "";
let key = "";

beforeAll(async () => {
  server = openServerProcess({ SITEWRIGHT_HOSTING_THREADS: "2" });
  await server.start();
  ({ key } = await server.createOwner("owner@acme.test"));
  ({ siteId, host } = await createSite("Halyard & Finch"));
}, 60_000);
afterAll(() => server.close());

async function createSite(businessName: string): Promise<{ siteId: string; host: string }> {
  const { jobId } = await server.call("POST", "/sites", { businessName, industry: "bookbinding" });
  const made = await until("the site is made", async () => {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    if (job.status === "failed") throw new Error(JSON.stringify(job));
    return job.siteId ?? false;
  });
  const url = await until("the site is live", async () => {
    return (await server.call("GET", `/sites/${made}`)).site.url ?? false;
  });
  return { siteId: made, host: new URL(url).host };
}

type RawAnswer = { head: string; body: string };

/** One request on a connection of its own, as it is written; answers the head, sorted, and the body. */
function send(method: string, path: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers];
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1");
    const parts: Buffer[] = [];
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => resolve(readRaw(Buffer.concat(parts).toString("latin1"))));
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  });
}

/** Without what differs between any two answers: their moment, their id and the time in a form. */
function readRaw(answer: string): RawAnswer {
  const end = answer.indexOf("\r\n\r\n");
  const head = answer
    .slice(0, end)
    .replace(/^[\w-]+(?=: )/gm, (name) => name.toLowerCase())
    .split("\r\n")
    .filter((line) => !/^(?:date|x-request-id):/i.test(line))
    .map((line) => line.replace(/^(etag: ".*)\.[0-9a-z]+"$/i, '$1.time"'))
    .sort();
  const isForm = head.some((line) => line.endsWith('.time"'));
  const isPacked = head.some((line) => /^content-encoding:/i.test(line));
  const body = answer.slice(end + 4);
  if (!isForm) return { head: head.join("\n"), body };
  // Compressed with another time in it, it may have another length.
  const same = head.filter((line) => !isPacked || !/^content-length:/i.test(line));
  return {
    head: same.join("\n"),
    body: isPacked ? "" : body.replace(/(name="_issued" value=)"[^"]*"/g, "$1"),
  };
}

/** Every answer that there is to a request; asked anew until the threads have had time to keep the file. */
async function listAnswers(method: string, path: string, headers?: readonly string[]) {
  const seen = new Map<string, RawAnswer>();
  for (let at = 0; at < ROUNDS; at += 1) {
    const answer = await send(method, path, headers);
    seen.set(JSON.stringify(answer), answer);
  }
  return [...seen.values()];
}

const statusOf = ({ head }: RawAnswer): number => Number(/^HTTP\/1\.1 (\d+)/m.exec(head)?.[1] ?? 0);

const headerOf = ({ head }: RawAnswer, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];

const PATHS: readonly (readonly [path: string, status: number])[] = [
  ["/", 200],
  ["/contact", 200],
  ["/contact?x=1#y", 200],
  ["/robots.txt", 200],
  ["/icon.svg", 200],
  ["/site.webmanifest", 200],
  ["/contact/", 308],
  ["/index.html?x=1", 308],
  ["//contact", 308],
  ["/%63ontact", 308],
  ["/a/../contact", 200],
  ["/CONTACT", 404],
  ["/404", 404],
  ["/_assets/none.css", 404],
  ["/%zz", 404],
  ["/%00", 404],
  ["/contact%2f..%2f", 404],
  ["/_hit", 404],
  ["/_uncounted/on", 303],
  ["/healthz", 200],
];

test.each(PATHS)(
  "%s is answered %i by all, whichever way it is asked for",
  async (path, status) => {
    const [answer, ...others] = await listAnswers("GET", path);
    if (answer === undefined) throw new Error("there is an answer");
    expect(others).toEqual([]);
    expect(statusOf(answer)).toBe(status);
    const [head, ...otherHeads] = await listAnswers("HEAD", path);
    expect([head?.body, otherHeads]).toEqual(["", []]);
    expect(head?.head).toBe(answer.head);
    const etag = headerOf(answer, "etag");
    for (const headers of [
      ["Accept-Encoding: br"],
      ["Accept-Encoding: gzip;q=0.5, br;q=0"],
      ["Accept-Encoding: identity;q=0"],
      ["Range: bytes=0-9"],
      ["If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT"],
      ['If-None-Match: "other", W/"more"'],
      ["If-None-Match: *"],
      [`If-None-Match: W/${etag ?? '"x"'}, "other"`],
    ]) {
      const answers = await listAnswers("GET", path, headers);
      expect([headers, answers.slice(1)]).toEqual([headers, []]);
      const plain = etag === undefined || etag.includes("time") || status !== 200;
      const isKnown = !plain && /^If-None-Match: (?:\*|W)/.test(headers[0] ?? "");
      expect([headers, answers.map(statusOf)]).toEqual([headers, [isKnown ? 304 : status]]);
      if (isKnown) expect(answers[0]?.body).toBe("");
    }
  },
);

test.each([
  ["POST", "/"],
  ["PUT", "/contact"],
  ["DELETE", "/nowhere"],
  ["OPTIONS", "/_hit"],
  ["PATCH", "/_forms/contact"],
])("%s %s is refused by all alike, with what is allowed", async (method, path) => {
  const [answer, ...others] = await listAnswers(method, path, ["Content-Length: 0"]);
  expect(others).toEqual([]);
  expect(answer && statusOf(answer)).toBe(405);
  expect(answer && headerOf(answer, "allow")).toMatch(/^(?:GET, HEAD|POST)$/);
});

/** All statuses that a path of a host has now, by `ROUNDS` connections. */
async function statusesOf(at: string, path: string): Promise<number[]> {
  const found = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1)
    found.add((await server.visit(at, path, { keepalive: false })).status);
  return [...found];
}

const becomes = (at: string, path: string, status: number) =>
  until(`${at}${path} is ${status} everywhere`, async () =>
    Bun.deepEquals(await statusesOf(at, path), [status]),
  );

test("downloads that are broken off or only asked after leave a thread and its account free", async () => {
  const address = `http://127.0.0.1:${server.port}/v1/sites/${siteId}/export`;
  const headers = { authorization: `Bearer ${key}` };
  for (let at = 0; at < 6; at += 1) {
    const head = await fetch(address, { method: "HEAD", headers, keepalive: false });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const control = new AbortController();
    const { body } = await fetch(address, { headers, keepalive: false, signal: control.signal });
    await body?.getReader().read();
    control.abort();
  }
  for (let at = 0; at < 3; at += 1) {
    const whole = await fetch(address, { headers, keepalive: false });
    expect(Object.keys(unzipSync(await whole.bytes()))).toContain("index.html");
  }
});

test("a photograph that is deleted is away from all, once its page is", async () => {
  const form = new FormData();
  form.append("file", new Blob([makePng(640, 480)], { type: "image/png" }), "shop.png");
  const uploaded = await server.upload(`/sites/${siteId}/gallery`, form);
  const { image } = await uploaded.json();
  const path = await until("the gallery shows it", async () => {
    const html = await (await server.visit(host, "/gallery", { keepalive: false })).text();
    return /\/_assets\/photo-[0-9a-f]+\.webp/.exec(html)?.[0] ?? false;
  });
  await becomes(host, path, 200);
  await fetch(`http://127.0.0.1:${server.port}/v1/sites/${siteId}/gallery/${image.id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${key}` },
  });
  await becomes(host, path, 404);
});

test("visits that are not to be counted are not, whoever answered, and each other one is once", async () => {
  const views = async (): Promise<number> =>
    (await server.call("GET", `/sites/${siteId}/analytics?range=7d`)).analytics.pageviews;
  const view = (headers: Record<string, string>) =>
    server.visit(host, "/", { keepalive: false, headers: { "user-agent": BROWSER, ...headers } });
  await becomes(host, "/", 200);
  const before = await views();
  const etag = (await view({ cookie: "uncounted=1" })).headers.get("etag") ?? "";
  for (let at = 0; at < ROUNDS; at += 1) {
    await view({ cookie: "a=b; uncounted=1" });
    await view({ "sec-purpose": "prefetch" });
    await view({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await view({ authorization: `Bearer ${key}`, "user-agent": `${BROWSER} owner` });
    expect((await view({ "if-none-match": etag })).status).toBe(304);
    await view({});
  }
  await until("all are counted", async () => (await views()) >= before + 2 * ROUNDS);
  await Bun.sleep(1_500);
  expect(await views()).toBe(before + 2 * ROUNDS);
});

test("a domain that becomes the address, and one that is taken away, leads on from every thread", async () => {
  const domain = "shop.halyard.localhost";
  await becomes(host, "/", 200);
  await server.run("site", "domain", siteId, domain);
  await becomes(host, "/contact?x=1", 308);
  await becomes(domain, "/contact", 200);
  const sent = await server.visit(host, "/contact?x=1", { keepalive: false });
  expect(new URL(sent.headers.get("location") ?? "").host.split(":")[0]).toBe(domain);
  expect(sent.headers.get("location")).toEndWith("/contact?x=1");
  await server.run("site", "domain", siteId, "--remove");
  await becomes(host, "/contact", 200);
  expect(await statusesOf(host, "/contact")).toEqual([200]);
});

test("a site that is deleted is nobody's everywhere, and its name is another's with its own pages", async () => {
  const [firstLink] = /http\S+\/console\/claim\/\S+/.exec(server.readLog()) ?? [];
  const operator = await claimInstance({ port: server.port, firstLink });
  const name = "Lantern Books";
  const first = await createSite(name);
  await becomes(first.host, "/", 200);
  const home = await (await server.visit(first.host, "/")).text();
  const deleted = await operator.call("sites.delete", { siteId: first.siteId, name });
  expect(deleted.status).toBe(200);
  await becomes(first.host, "/", 421);
  for (const path of ["/", "/contact", "/robots.txt", "/icon.svg", "/nope"])
    expect([path, await statusesOf(first.host, path)]).toEqual([path, [421]]);
  const second = await createSite(name);
  expect(second.host).toBe(first.host);
  await becomes(second.host, "/", 200);
  const builds = new Set<string | null>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await server.visit(second.host, "/", { keepalive: false });
    builds.add(answer.headers.get("x-sitewright-build"));
    expect(await answer.text()).not.toBe(home);
  }
  expect(builds.size).toBe(1);
});
