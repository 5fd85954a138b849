import { afterAll, beforeAll, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { page, storeSite } from "./fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const DAY_MS = 86_400_000;

let service: TestService;
let owner: TestAccount;
let site: { id: string; url: string };
let host: string;
let eventPath: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const brief = { businessName: "Harbour Bakery", industry: "Bakery" };
  await service.call(owner.key, "POST", "/sites", { body: brief });
  await service.ctx.scheduler.step();
  site = (await service.call(owner.key, "GET", "/sites")).body.sites[0];
  host = new URL(site.url).host;
  const body = { title: "Wine", startsAt: service.clock.now() + 90 * DAY_MS, status: "published" };
  const created = await service.call(owner.key, "POST", `/sites/${site.id}/events`, { body });
  eventPath = created.body.event.url;
  await service.ctx.scheduler.step();
});
afterAll(() => service.close());

/** As it goes over the wire. */
const open = (path: string, headers: Record<string, string> = {}, at = host) =>
  fetch(`http://127.0.0.1:${service.port}${path}`, {
    ...{ decompress: false, redirect: "manual" },
    headers: { host: at, "accept-encoding": "identity", ...headers },
  });

const issuedIn = (html: string): string =>
  /<input type="hidden" name="_issued" value="([^"]+)"\/>/.exec(html)?.[1] ?? "";

const openForm = async (path = "/contact") => issuedIn(await (await open(path)).text());

const send = (action: string, fields: Record<string, string>, asJson = false) =>
  service.visit(host, action, {
    method: "POST",
    headers: {
      "content-type": asJson ? "application/json" : "application/x-www-form-urlencoded",
      accept: asJson ? "application/json" : "text/html",
    },
    body: asJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
  });

const spam = async (): Promise<{ message: string; reason: string }[]> =>
  (await service.call(owner.key, "GET", `/sites/${site.id}/spam`)).body.spam;
const leads = async (): Promise<{ message: string }[]> =>
  (await service.call(owner.key, "GET", `/sites/${site.id}/leads`)).body.leads;

test("a page with a form carries the time at which it was sent, each time anew, and no script is needed", async () => {
  const issued = await openForm();
  expect(Number.parseInt(issued, 36)).toBe(service.clock.now());
  service.clock.advance(60_000);
  const later = await openForm();
  expect(Number.parseInt(later, 36)).toBe(service.clock.now());
  expect(later).not.toBe(issued);
  service.clock.advance(2_000);
  const answer = await send("/_forms/contact", { message: "by hand", _issued: later });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/thank-you"]);
  expect((await leads())[0]?.message).toBe("by hand");
});

test("the same page in every encoding, each under a tag of its own", async () => {
  const decoders = {
    identity: (bytes: Uint8Array) => bytes,
    gzip: (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)),
    br: (bytes: Uint8Array) => new Uint8Array(brotliDecompressSync(bytes)),
  };
  const seen = new Set<string>();
  const tags = new Set<string | null>();
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await open("/contact", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    seen.add(new TextDecoder().decode(decode(await answer.bytes())));
    tags.add(answer.headers.get("etag"));
  }
  expect([seen.size, tags.size]).toEqual([1, 3]);
  for (const html of seen) expect(html.endsWith("</html>")).toBe(true);
});

test("what the visitor has is good for an hour, and nobody else may keep it", async () => {
  const first = await open("/contact");
  expect(first.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  service.clock.advance(30 * 60_000);
  for (const named of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const known = await open("/contact", { "if-none-match": named });
    expect([known.status, known.headers.get("etag"), await known.text()]).toEqual([304, etag, ""]);
    expect(known.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
  }
  const encoded = await open("/contact", { "if-none-match": etag, "accept-encoding": "br" });
  expect(encoded.status).toBe(200);
  service.clock.advance(31 * 60_000);
  const stale = await open("/contact", { "if-none-match": etag });
  expect(stale.status).toBe(200);
  expect(stale.headers.get("etag")).not.toBe(etag);
  const ahead = etag.replace(/\.[^.]+"$/, '.zzzzzzzzzz"');
  expect((await open("/contact", { "if-none-match": ahead })).status).toBe(200);
  const head = await service.visit(host, "/contact", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("a page without a form is the same stored bytes for everybody", async () => {
  const first = await open("/faq");
  service.clock.advance(60_000);
  const second = await open("/faq", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(second.status).toBe(304);
  expect(await first.text()).not.toContain("_issued");
});

test.each([
  ["missing-time", {}],
  ["missing-time", { _issued: "" }],
  ["forged-time", { _issued: "lzk3.AAAA" }],
])(
  "on the site's own origin a form with %s is spam and answered like a good one: %j",
  async (reason, sent) => {
    const message = `spam ${reason} ${JSON.stringify(sent)}`;
    for (const asJson of [false, true]) {
      const good = { message: `good ${message}`, _issued: await openForm() };
      service.clock.advance(2_000);
      const expected = await send("/_forms/contact", good, asJson);
      const answer = await send("/_forms/contact", { message, ...sent }, asJson);
      expect([answer.status, await answer.text()]).toEqual([
        expected.status,
        await expected.text(),
      ]);
      expect(answer.headers.get("location")).toBe(expected.headers.get("location"));
      expect((await spam())[0]).toMatchObject({ message, reason });
    }
    expect((await leads()).map((lead) => lead.message)).not.toContain(message);
  },
);

test("sent within two seconds or after a day and a half it is spam too, also to another form", async () => {
  const issued = await openForm();
  const expectSpam = async (message: string, reason: string, _issued = issued) => {
    await send("/_forms/contact", { message, _issued });
    expect((await spam())[0]).toMatchObject({ message, reason });
  };
  service.clock.advance(1_999);
  await expectSpam("at once", "too-fast");
  service.clock.advance(36 * 3_600_000);
  await expectSpam("much later", "too-old");
  const ofEvent = await openForm(eventPath);
  service.clock.advance(5_000);
  await expectSpam("of another form", "forged-time", ofEvent);
});

test("on the service's origin there is none, and the lead is marked unverified", async () => {
  const post = (fields: Record<string, string>) =>
    service.visit(`localhost:${service.port}`, `/forms/${site.id}/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
  expect((await post({ message: "from an exported page" })).status).toBe(200);
  expect((await post({ message: "with some time", _issued: "x.y" })).status).toBe(200);
  const rows = await service.ctx.db.orm.all<{ message: string; verification: string }>(
    "select message, verification from leads order by ordinal desc limit 2",
  );
  expect(rows.map(({ message, verification }) => [message, verification])).toEqual([
    ["with some time", "unverified"],
    ["from an exported page", "unverified"],
  ]);
  await post({ message: "trapped", _gotcha: "x" });
  expect((await spam())[0]).toMatchObject({ message: "trapped", reason: "honeypot" });
});

test("pages that were made when a script still filled the field in carry the time as well", async () => {
  const form = (action: string, rest: string) =>
    `<form class="form" method="post" aria-label="a > b" action="${action}">${rest}</form>`;
  const field = '<input type="hidden" name="_issued" value/>';
  const text = `${form("/_forms/contact", field)}${form("/events/x/register", "")}<form action="/s"></form>`;
  const { host: at } = await storeSite(service.ctx, {
    slug: "older",
    files: [page("/", "older", ["/"], text)],
  });
  const html = await (await open("/", {}, at)).text();
  const fields = [
    ...html.matchAll(/action="([^"]*)">(?:<input[^>]* name="_issued" value="([^"]*)"\/>)?/g),
  ];
  expect(fields.map(([, action, issued = ""]) => [action, issued.length > 40])).toEqual([
    ["/_forms/contact", true],
    ["/events/x/register", true],
    ["/s", false],
  ]);
  expect(html.match(/_issued/g)).toHaveLength(2);
});
