/** A whole site as its owner gets it: over the API, with what visitors have sent. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { unzipSync } from "fflate";
import { issuedAgo } from "../../../test/fixtures/issued.ts";
import { makePng } from "../../../test/fixtures/pictures.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";
import { removeSiteStatements } from "../sites/removal.ts";
import { unpublishSite } from "../sites/service.ts";

let service: TestService;
let owner: TestAccount;
let siteId: string;
let files: Record<string, string>;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function fetchExport(key = owner.key) {
  return fetch(`http://127.0.0.1:${service.port}/v1/sites/${siteId}/export`, {
    headers: { authorization: `Bearer ${key}` },
  });
}

async function exportFiles(): Promise<Record<string, string>> {
  const zip = unzipSync(new Uint8Array(await (await fetchExport()).arrayBuffer()));
  return Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, text(bytes)]));
}

/** What strangers send: a formula, another script, a field of the form's own. */
async function sendThings(host: string): Promise<void> {
  await service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
    method: "POST",
    body: new URLSearchParams({
      name: "=cmd|' /C calc'!A0",
      email: "r@x.test",
      message: "שלום, «hello»\nline two",
      status: "won",
      budget: "+100",
    }),
  });
  const spam = { name: "Bot", message: "buy", _gotcha: "x" };
  await service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
    method: "POST",
    body: new URLSearchParams(spam),
  });
  const action = "/events/sourdough/register";
  await service.visit(host, action, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ name: "Robin", email: "robin@x.test", seats: 2 },
      _issued: issuedAgo(service.ctx, { siteId, action }),
    }),
  });
}

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  siteId = site.id;
  const form = new FormData();
  form.set("file", new File([makePng(900, 600)], "shop.png"));
  await service.call(owner.key, "POST", `/sites/${siteId}/gallery`, { rawBody: form });
  const event = { title: "Sourdough", startsAt: 4_000_000_000_000, status: "published" };
  await service.call(owner.key, "POST", `/sites/${siteId}/events`, { body: event });
  await service.ctx.scheduler.step();
  await sendThings(new URL(site.url).host);
  files = await exportFiles();
}, 60_000);
afterAll(() => service.close());

test("the archive is saved under the site's name and kept by nobody on the way", async () => {
  const { status, headers } = await fetchExport();
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/zip");
  expect(headers.get("content-disposition")).toBe('attachment; filename="harbour-bakery.zip"');
  expect(headers.get("cache-control")).toBe("no-store");
});

test("the pages, pictures and fonts are all there, and every reference leads to one of them", () => {
  const names = new Set(Object.keys(files));
  expect(names).toContain("index.html");
  expect(names).toContain("404.html");
  expect([...names].some((name) => /^_assets\/.*\.woff2$/.test(name))).toBe(true);
  expect([...names].some((name) => /^_assets\/photo-.*\.webp$/.test(name))).toBe(true);
  const home = files["index.html"] ?? "";
  const references = [...home.matchAll(/(?:href|src)="([^":#?]+)"/g)].map(([, path]) => path ?? "");
  expect(references.length).toBeGreaterThan(10);
  for (const path of references)
    expect([path, names.has(path.replace(/^\.\//, ""))]).toEqual([path, true]);
});

test("whatever a page, its styles, its form and the manifest name is found from any folder", () => {
  const places = /(?:url\(["']?|(?:href|src|srcset|data-script)=")\/(?!\/)[^"')]*/g;
  for (const [name, file] of Object.entries(files))
    if (name.endsWith(".html") && name !== "404.html")
      expect([name, file.match(places) ?? []]).toEqual([name, []]);
  expect(files["events/index.html"]).toMatch(/url\("\.\.\/_assets\/[^"]+\.woff2"\)/);
  expect(files["contact/index.html"]).toMatch(/data-script="\.\.\/_assets\/form-\w+\.js"/);
  const manifest = JSON.parse(files["site.webmanifest"] ?? "");
  expect(manifest.start_url).toBe("index.html");
  for (const { src } of manifest.icons) expect(Object.keys(files)).toContain(src);
});

test("its forms are sent to this service, which takes them", async () => {
  const [, action = ""] =
    /<form[^>]* action="([^"]+)"/.exec(files["contact/index.html"] ?? "") ?? [];
  expect(action).toBe(`${service.ctx.config.publicUrl}/forms/${siteId}/contact`);
});

const registerFormOf = (): string =>
  /<form[^>]* action="([^"]+\/register)"/.exec(files["events/sourdough/index.html"] ?? "")?.[1] ??
  "";

const sendExported = (init: RequestInit) =>
  service.visit(`localhost:${service.port}`, new URL(registerFormOf()).pathname, {
    method: "POST",
    ...init,
  });

const listRegistrations = async (status: string) => {
  const { events } = (await service.call(owner.key, "GET", `/sites/${siteId}/events`)).body;
  const path = `/sites/${siteId}/events/${events[0].id}/registrations?status=${status}`;
  return (await service.call(owner.key, "GET", path)).body.registrations;
};

test("its registration forms seat whoever fills them in, and bring them to the hosted thanks", async () => {
  expect(registerFormOf()).toBe(
    `${service.ctx.config.publicUrl}/forms/${siteId}/events/sourdough/register`,
  );
  const headers = { accept: "text/html", origin: "https://copy.example" };
  const body = new URLSearchParams({ name: "Sam", email: "sam@x.test", seats: "3", _gotcha: "" });
  const answer = await sendExported({ headers, body });
  expect(answer.status).toBe(303);
  const { sites } = (await service.call(owner.key, "GET", "/sites")).body;
  const thanks = `${sites[0].url}/events/sourdough/thanks?status=confirmed`;
  expect(answer.headers.get("location")).toBe(thanks);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const seated = await listRegistrations("confirmed");
  expect(seated).toContainEqual(
    expect.objectContaining({ name: "Sam", email: "sam@x.test", seats: 3 }),
  );
});

test("a script of the copy's own may ask first, gets JSON, and is told its faults", async () => {
  const asked = await sendExported({ method: "OPTIONS" });
  expect([asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([
    204,
    "POST, OPTIONS",
  ]);
  const headers = { "content-type": "application/json" };
  const sent = JSON.stringify({ name: "Toni", email: "toni@x.test" });
  const taken = await sendExported({ headers, body: sent });
  expect(taken.status).toBe(201);
  expect(await taken.json()).toMatchObject({ registration: { name: "Toni", status: "confirmed" } });
  const refused = await sendExported({ headers, body: JSON.stringify({ name: "Toni" }) });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { code: "invalid_request" } });
  const page = await sendExported({
    headers: { accept: "text/html" },
    body: new URLSearchParams({ name: "Toni", email: "no address" }),
  });
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining("<h1>")]);
});

test("what fills in the trap of a copied form has no seat", async () => {
  const spam = { name: "Bot", email: "bot@x.test", _gotcha: "x" };
  expect((await sendExported({ body: new URLSearchParams(spam) })).status).toBe(303);
  const seated = await listRegistrations("confirmed");
  expect(seated.map(({ name }: { name: string }) => name)).not.toContain("Bot");
});

test("what belongs to the owner lies apart, and the README says so", () => {
  const own = Object.keys(files).filter((name) => name.startsWith("_private/"));
  expect(own.sort()).toEqual([
    ...["_private/.htaccess", "_private/document.json", "_private/events.csv"],
    ...["_private/events.json", "_private/leads.csv", "_private/leads.json"],
    ...["_private/registrations.csv", "_private/registrations.json"],
  ]);
  expect(JSON.parse(files["_private/document.json"] ?? "").identity.name).toBe("Harbour Bakery");
  expect(files["README.txt"]).toContain("Do not copy _private/");
  for (const [name, content] of Object.entries(files))
    if (!name.startsWith("_private/")) expect(content).not.toContain("r@x.test");
});

test("leads are whole as JSON, and no formulas as CSV; spam is none", () => {
  const leads = JSON.parse(files["_private/leads.json"] ?? "");
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    ...{ name: "=cmd|' /C calc'!A0", message: "שלום, «hello»\nline two", status: "new" },
    fields: { budget: "+100", status: "won" },
  });
  const csv = files["_private/leads.csv"] ?? "";
  const [head = "", ...rows] = csv.split("\r\n");
  expect(head).toBe(
    '"createdAt","status","name","email","phone","message","source","form","field: budget","field: status"',
  );
  expect(rows.join("\r\n")).toContain(
    `"new","'=cmd|' /C calc'!A0","r@x.test","","שלום, «hello»\nline two"`,
  );
  expect(csv).toContain('"\'+100","won"');
});

test("events and registrations are there, each party with its event", () => {
  expect(JSON.parse(files["_private/events.json"] ?? "")).toMatchObject([{ slug: "sourdough" }]);
  expect(files["_private/events.csv"]).toContain('"2096-10-02T07:06:40.000Z"');
  const [party] = JSON.parse(files["_private/registrations.json"] ?? "");
  expect(party).toMatchObject({ event: "sourdough", name: "Robin", seats: 2, status: "confirmed" });
  expect(files["_private/registrations.csv"]).toContain('"sourdough","Sourdough","');
});

test("downloads that are broken off or only asked after leave the next one its place", async () => {
  const url = `http://127.0.0.1:${service.port}/v1/sites/${siteId}/export`;
  const headers = { authorization: `Bearer ${owner.key}` };
  for (let at = 0; at < 5; at += 1) {
    expect((await fetch(url, { method: "HEAD", headers })).status).toBe(200);
    const control = new AbortController();
    const { body } = await fetch(url, { headers, signal: control.signal });
    await body?.getReader().read();
    control.abort();
  }
  const both = await Promise.all([exportFiles(), exportFiles()]);
  for (const again of both) expect(Object.keys(again)).toEqual(Object.keys(files));
});

/** More than connections hold while nobody reads. */
async function storeLargeSite(accountId: string, slug: string): Promise<string> {
  const pictures = Array.from({ length: 12 }, (_, at) => ({
    ...{ path: `/_assets/noise-${at}.png`, contentType: "image/png", kind: "asset" as const },
    bytes: new Uint8Array(randomBytes(2 * 1024 * 1024)),
  }));
  const files = [...smallSite(slug), ...pictures];
  return (await storeSite(service.ctx, { slug, accountId, files })).siteId;
}

/** A download that is read as far as its first bytes, until `end` closes it. */
async function downloadSlowly(id: string, key: string): Promise<{ end: () => Promise<Buffer> }> {
  const socket = connect(service.port, "127.0.0.1");
  const lines = [`GET /v1/sites/${id}/export HTTP/1.1`, "Host: localhost", "Connection: close"];
  socket.write(`${[...lines, `Authorization: Bearer ${key}`].join("\r\n")}\r\n\r\n`);
  const parts: Buffer[] = [];
  await new Promise<void>((resolve) =>
    socket.once("data", (part: Buffer) => {
      socket.pause();
      parts.push(part);
      resolve();
    }),
  );
  return {
    end: () =>
      new Promise((resolve) => {
        socket.on("data", (part: Buffer) => parts.push(part));
        socket.on("error", () => undefined);
        socket.on("close", () => resolve(Buffer.concat(parts)));
        socket.resume();
      }),
  };
}

/** Until what was sent before has been read: answers take several turns of the same loop. */
async function settle(key: string): Promise<void> {
  for (let at = 0; at < 5; at += 1) await service.call(key, "GET", "/me");
}

test("a site that is removed while its export waits for its place is refused", async () => {
  const { id: accountId, key } = await service.createAccount();
  const large = await storeLargeSite(accountId, "large");
  const files = smallSite("removed");
  const { siteId: id } = await storeSite(service.ctx, { slug: "removed", accountId, files });
  const slow = await downloadSlowly(large, key);
  const download = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${service.port}/v1/sites/${id}/export`, {
      headers: { authorization: `Bearer ${key}` },
      ...(signal && { signal }),
    });
  // Who leaves before his turn has come keeps nobody from theirs.
  const control = new AbortController();
  const left = download(control.signal).catch(() => "left");
  await settle(key);
  control.abort();
  expect(await left).toBe("left");
  const waiting = download();
  await settle(key);
  await service.ctx.db.write(removeSiteStatements(id));
  const [refused, sent] = await Promise.all([waiting, slow.end()]);
  expect([refused.status, (await refused.json()).error.code]).toEqual([404, "not_found"]);
  expect(sent.byteLength).toBeGreaterThan(12 * 2 * 1024 * 1024);
  expect(sent.subarray(-5).toString()).toBe("0\r\n\r\n");
}, 20_000);

test("of a site that is removed while it is sent, the archive breaks off without an end", async () => {
  const { id: accountId, key } = await service.createAccount();
  const id = await storeLargeSite(accountId, "going");
  const slow = await downloadSlowly(id, key);
  await service.ctx.db.write(removeSiteStatements(id));
  const sent = await slow.end();
  expect(sent.subarray(0, 15).toString()).toBe("HTTP/1.1 200 OK");
  expect(sent.subarray(-5).toString()).not.toBe("0\r\n\r\n");
  // The index at the end of every archive.
  expect(sent.subarray(-1_000).includes(Buffer.from("PK\x05\x06", "latin1"))).toBe(false);
}, 20_000);

test("a draft is exported as it would be published, and another account's site is missing", async () => {
  await unpublishSite(service.ctx, siteId);
  const draft = await exportFiles();
  expect(Object.keys(draft).sort()).toEqual(Object.keys(files).sort());
  const stranger = await service.createAccount();
  const foreign = await fetchExport(stranger.key);
  expect([foreign.status, (await foreign.json()).error.code]).toEqual([404, "not_found"]);
});
