/**
 * Halves of characters that come escaped in JSON, or as bytes that are no text: what SQL takes apart must
 * never hold one, or whoever reads it ends the process. Wherever one is sent it is refused or replaced,
 * and everything can be read afterwards.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { exportCell } from "../src/features/upkeep/cells/export-cell.ts";
import { importCell } from "../src/features/upkeep/cells/import-cell.ts";
import { type ConsoleBrowser, claimInstance } from "./fixtures/console.ts";
import { CASES } from "./fixtures/console-calls.ts";
import { type ModelServer, startModelServer } from "./fixtures/model-server.ts";
import { answerWell } from "./fixtures/model-words.ts";
import { type OwnedSite, openOwnedSite } from "./fixtures/owned-site.ts";
import { makePng } from "./fixtures/pictures.ts";
import { type Receiver, startReceiver } from "./fixtures/webhook-receiver.ts";
import { startTestService } from "./harness.ts";

/** Both halves, alone and before another character. */
const HALVES = ["\ud83d", "a\udc00b"];
/** How UTF-8 would write one, and the start of a longer character. */
const BYTES = Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x62, 0xf0, 0x9f]);
const ODD = HALVES.join("");
/** Longer than any wait between two tries. */
const RETRY_MS = 11 * 60_000;

let site: OwnedSite;
let operator: ConsoleBrowser;
let model: ModelServer;
let receiver: Receiver;
const scratch = mkdtempSync(join(tmpdir(), "sitewright-halves-"));
beforeAll(async () => {
  model = startModelServer();
  model.answer = answerWell;
  receiver = startReceiver();
  site = await openOwnedSite({
    ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
    ...{ SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
  });
  operator = await claimInstance(site.service);
  await site.call("POST", "/webhooks", { url: receiver.url });
}, 60_000);
afterAll(async () => {
  await site.close();
  await model.close();
  await receiver.close();
  rmSync(scratch, { recursive: true, force: true });
});

const settle = async () => {
  site.service.clock.advance(RETRY_MS);
  await site.step();
};

/** Whatever is kept can be read: by the owner, and by the console's lists. */
async function expectReadable(): Promise<string> {
  const paths = ["/jobs", "/sites", "/webhooks"];
  const ofSite = ["leads", "spam", "events", "gallery", "analytics?range=7d", "versions"];
  const texts: string[] = [];
  for (const path of [...paths, ...ofSite.map((part) => `/sites/${site.siteId}/${part}`)]) {
    const answer = await site.call("GET", path);
    expect([path, answer.status]).toEqual([path, 200]);
    texts.push(answer.text);
  }
  const { siteId } = site;
  for (const name of ["sites.list", "sites.get", "jobs.list"]) {
    const { status } = await operator.call(name, { siteId, accountId: site.owner.id });
    expect([name, status]).toEqual([name, 200]);
  }
  const all = texts.join("\n");
  // As a character it cannot come over HTTP at all.
  expect(all).not.toMatch(/\\u[dD][89a-fA-F]/);
  return all;
}

/** The value with one of its texts, wherever it stands, replaced: once for each. */
function* replaceEach(value: unknown, text: string): Generator<unknown> {
  if (typeof value === "string") yield text;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const replaced of replaceEach(inner, text))
      yield Array.isArray(value)
        ? value.with(Number(key), replaced)
        : { ...value, [key]: replaced };
}

const NAMES = (Object.keys(CASES) as (keyof typeof CASES)[]).filter(
  (name) => name !== "session.signOut",
);

test.each(NAMES)(
  "%s of the console fails for none",
  async (name) => {
    const world = {
      ...{ ctx: site.service.ctx, accountId: site.owner.id, siteId: site.siteId },
      member: async () => (await operator.call("you.get")).body.user.id,
    };
    const valid = await Promise.resolve(CASES[name].input(world)).catch(() => ({}));
    for (const text of HALVES)
      for (const input of replaceEach(valid, text)) {
        const { status } = await operator.call(name, input as object);
        expect([name, input, status]).toEqual([name, input, expect.any(Number)]);
        expect([name, input, status >= 500]).toEqual([name, input, false]);
      }
  },
  30_000,
);

test("a visitor's form has none in its fields or their names, in any form", async () => {
  for (const half of HALVES)
    for (const fields of [
      ...["name", "email", "message", "_subject", "colour"].map((name) => ({ [name]: half })),
      { [`colour${half}`]: "blue" },
    ]) {
      const { status } = await site.sendForm({ message: "Hello", name: "Ann", ...fields });
      expect([fields, [200, 400].includes(status)]).toEqual([fields, true]);
    }
  const form = Buffer.concat([Buffer.from("message=Hello&col"), BYTES, Buffer.from("=%ED%A0%80")]);
  const boundary = "XX";
  const parts = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="message`),
    ...[BYTES, Buffer.from('"\r\n\r\n'), BYTES, Buffer.from(`\r\n--${boundary}--\r\n`)],
  ]);
  for (const [type, body] of [
    ["application/x-www-form-urlencoded", form],
    [`multipart/form-data; boundary=${boundary}`, parts],
  ] as const) {
    const headers = { "content-type": type, accept: "application/json" };
    const answer = await site.service.visit(site.host, "/_forms/contact", {
      ...{ method: "POST", headers, body },
    });
    expect([type, [200, 400].includes(answer.status)]).toEqual([type, true]);
  }
  await settle();
  await expectReadable();
});

test("a registration has none in its answers or their names", async () => {
  const event = await site.createEvent();
  const party = { name: "Ann", email: "ann@visitors.test", seats: 1 };
  for (const half of HALVES)
    for (const more of [
      ...["name", "email", "phone", "message", "diet"].map((name) => ({ [name]: half })),
      ...[{ fields: { diet: half } }, { fields: { [half]: "none" } }, { [half]: "none" }],
    ]) {
      const { status } = await site.register(event, { ...party, ...more });
      expect([more, status]).toEqual([more, 400]);
    }
  await settle();
  const list = await site.onSite("GET", `/events/${event.id}/registrations`);
  expect([list.status, list.body.total]).toEqual([200, 0]);
});

test("a visit has none, wherever it says that it comes from", async () => {
  const half = BYTES.toString("latin1");
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  for (const headers of [
    { referer: `https://a.test/${half}` },
    { referer: `https://${half}.test/` },
    { "accept-language": `de-${half}` },
  ] as Record<string, string>[])
    for (const path of [
      "/",
      "/?utm_source=%ED%A0%80&utm_medium=%F0%9F",
      "/contact?ref=%ED%BF%BF",
    ]) {
      const answer = await site.service.visit(site.host, path, {
        headers: { "user-agent": agent, ...headers },
      });
      expect([headers, path, answer.status]).toEqual([headers, path, 200]);
    }
  for (const body of [JSON.stringify({ path: ODD, kind: ODD }), "cta", `cta ${ODD}`]) {
    const headers = { "user-agent": agent, "content-type": "application/json" };
    const { status } = await site.service.visit(site.host, "/_hit", {
      method: "POST",
      headers,
      body,
    });
    expect([body, status < 500]).toEqual([body, true]);
  }
  await settle();
  expect(JSON.parse((await site.onSite("GET", "/analytics")).text).analytics.pageviews).toBe(9);
  await expectReadable();
});

test("what a webhook's receiver answers is kept without them", async () => {
  const { webhooks } = (await site.call("GET", "/webhooks")).body;
  for (const body of [BYTES, JSON.stringify({ a: ODD }), `${"x".repeat(1_023)}😀`]) {
    const before = receiver.received.length;
    receiver.answer = () =>
      new Response(body, { status: 500, headers: { "x-odd": "\xed\xa0\x80" } });
    await site.sendForm({ message: "Hello" });
    await settle();
    expect(receiver.received.length).toBeGreaterThan(before);
  }
  receiver.answer = () => new Response("ok");
  await settle();
  const log = await site.call("GET", `/webhooks/${webhooks[0].id}/deliveries`);
  expect([log.status, log.body.total > 0]).toEqual([200, true]);
});

test("what a model answers is no part of a site with them", async () => {
  model.answer = (call) => ({
    text: answerWell(call).text.replaceAll(/"([A-Z][^"\\]*)"/g, '"$1 \\ud83d \\uDC00"'),
  });
  const { jobId } = (
    await site.call("POST", "/sites", { businessName: "Old Harbour", industry: "bakery" })
  ).body;
  await settle();
  model.answer = answerWell;
  const { job } = (await site.call("GET", `/jobs/${jobId}`)).body;
  expect(["completed", "failed"]).toContain(job.status);
  expect(model.calls.length).toBeGreaterThan(0);
  await expectReadable();
}, 60_000);

test("an existing site's pages and pictures are taken over without them", async () => {
  const page = Buffer.concat([
    Buffer.from(`<!doctype html><html lang="en"><head><title>Harbour &#xD83D; Loaf</title>
      <script type="application/ld+json">{"@type":"Bakery","name":"Harbour \\ud83d","telephone":"\\udc00 555 0100"}</script>
      </head><body><h1>Bread &#55357; daily `),
    BYTES,
    Buffer.from(`</h1><p>We bake rye bread every morning since four \\ud83d.</p>
      <img src="/one.png" alt="A loaf &#xD83D; on a board" width="640" height="480"></body></html>`),
  ]);
  const old = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    fetch: ({ url }) =>
      url.endsWith(".png")
        ? new Response(makePng(400, 400), { headers: { "content-type": "image/png" } })
        : new Response(page, { headers: { "content-type": "text/html" } }),
  });
  try {
    const { jobId } = (
      await site.call("POST", "/sites", {
        ...{ businessName: "Harbour Loaf", industry: "bakery" },
        existingUrl: `http://127.0.0.1:${old.port}/`,
      })
    ).body;
    await settle();
    const { job } = (await site.call("GET", `/jobs/${jobId}`)).body;
    expect([job.status, job.error]).toEqual(["completed", null]);
    await settle();
    expect((await site.call("GET", `/sites/${job.siteId}/gallery`)).body.total).toBe(1);
    await expectReadable();
  } finally {
    await old.stop(true);
  }
}, 60_000);

test("a tenant's file that holds one is refused in words", async () => {
  const path = join(scratch, "good.cell");
  await exportCell(site.service.ctx, { account: site.owner.id, path, moves: false });
  const text = gunzipSync(readFileSync(path)).toString();
  const fresh = await startTestService();
  try {
    for (const [from, to, what] of [
      ["Harbour Bakery", "Harbour \\\\ud83d", "jobs.brief"],
      ["Harbour Bakery", "Harbour \\\\u0000", "jobs.brief"],
      ["Harbour Bakery", "Harbour \\ud83d", ""],
    ] as const) {
      const forged = join(scratch, "forged.cell");
      expect(text).toContain(from);
      writeFileSync(forged, gzipSync(text.replaceAll(from, to)));
      await expect(importCell(fresh.ctx, forged)).rejects.toThrow(
        new RegExp(`is damaged: ${what === "" ? "\\w+\\.\\w+" : what} is no valid text`),
      );
    }
    await importCell(fresh.ctx, path);
    expect((await fresh.call(site.owner.key, "GET", "/jobs")).status).toBe(200);
  } finally {
    await fresh.close();
  }
}, 60_000);
