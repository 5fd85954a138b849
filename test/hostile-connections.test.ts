/**
 * Connections that are held open, given up, or never done sending: others are served meanwhile,
 * memory stays flat, and none of it is a fault in the log.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { type AttackedSite, openAttackedSite } from "./fixtures/attacked-site.ts";
import { expectNoFreeze, MEGABYTE } from "./fixtures/freeze-watch.ts";

let site: AttackedSite;
beforeAll(async () => {
  site = await openAttackedSite({ SITEWRIGHT_LOG: "info" });
}, 120_000);
afterAll(() => site.close());

type Target = { readonly path: () => string; readonly onSite: boolean; readonly type: string };

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";

/** The six routes that read a body, each by another reader or with another limit. */
const TARGETS: Readonly<Record<string, Target>> = {
  "the site's form": { path: () => "/_forms/contact", onSite: true, type: FORM },
  "the service's form": {
    ...{ path: () => `/forms/${site.siteId}/contact`, onSite: false, type: MULTIPART },
  },
  registration: { path: () => `/events/${site.slug}/register`, onSite: true, type: FORM },
  cancellation: { path: () => `/events/${site.slug}/cancel`, onSite: true, type: MULTIPART },
  "a build": { path: () => "/v1/sites", onSite: false, type: "application/json" },
  "a picture": { path: () => `/v1/sites/${site.siteId}/gallery`, onSite: false, type: MULTIPART },
};

const START: Readonly<Record<string, string>> = {
  [FORM]: "message=",
  [MULTIPART]: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
  "application/json": '{"businessName":"',
};

/** A request line and headers, with a body that is said to be `length` long, or sent in chunks. */
function headOf({ path, onSite, type }: Target, length: number | "chunked"): string {
  return [
    `POST ${path()} HTTP/1.1`,
    `Host: ${onSite ? site.host : site.serviceHost}`,
    `Authorization: ${site.bearer.authorization}`,
    `Content-Type: ${type}`,
    length === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`,
    "\r\n",
  ].join("\r\n");
}

const asChunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

function open(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: site.server.port, host: "127.0.0.1" }, () => {
      socket.write(text);
      socket.off("error", reject);
      socket.on("error", () => {});
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

/** Sends a gigabyte and a fifth, as fast as it is taken; answers the bytes that were, and the status. */
async function pour(target: Target, length: number | "chunked") {
  const block = "x".repeat(MEGABYTE);
  const piece = Buffer.from(length === "chunked" ? asChunk(block) : block);
  const socket = await open(headOf(target, length));
  socket.write(
    length === "chunked" ? asChunk(START[target.type] ?? "") : (START[target.type] ?? ""),
  );
  let answer = "";
  let isOpen = true;
  let drained = () => {};
  socket.on("data", (chunk) => {
    answer += chunk.toString("latin1");
  });
  socket.on("drain", () => drained());
  socket.on("close", () => {
    isOpen = false;
    drained();
  });
  let sentBytes = 0;
  while (isOpen && answer === "" && sentBytes < 1_200 * MEGABYTE) {
    sentBytes += piece.length;
    if (socket.write(piece)) continue;
    await new Promise<void>((resolve) => {
      drained = resolve;
      if (!isOpen || answer !== "") resolve();
      socket.once("data", () => resolve());
    });
  }
  if (isOpen && answer === "") await new Promise((resolve) => socket.once("data", resolve));
  socket.destroy();
  return { sentBytes, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) };
}

describe.each(Object.entries(TARGETS))("%s", (_, target) => {
  test.each([1_200 * MEGABYTE, "chunked" as const])(
    "is refused 1.2 GB, length %p, with memory flat",
    async (length) => {
      let outcome = { sentBytes: 0, status: 0 };
      const report = await site.watch.during(async () => {
        outcome = await pour(target, length);
      });
      // Either a clean refusal, or a connection closed over what the server itself does not take.
      expect([0, 400, 413]).toContain(outcome.status);
      expect(outcome.sentBytes).toBeLessThan(200 * MEGABYTE);
      expectNoFreeze(report);
      expect(report.peakGrowthBytes).toBeLessThan(96 * MEGABYTE);
    },
    60_000,
  );
});

test("400 bodies that never end leave room for others, and bounded memory", async () => {
  const targets = Object.values(TARGETS);
  const filler = "x".repeat(60_000);
  const sockets: Socket[] = [];
  const report = await site.watch.during(async () => {
    for (let at = 0; at < 400; at += 1) {
      const target = targets[at % targets.length];
      if (!target) continue;
      const text = `${headOf(target, 250_000)}${START[target.type]}${filler}`;
      sockets.push(await open(text));
    }
    const page = await site.server.visit(site.host, "/");
    expect(page.status).toBe(200);
    const { account } = await site.server.call("GET", "/me");
    expect(account.id).toBe(site.accountId);
    await Bun.sleep(500);
  });
  for (const socket of sockets) socket.destroy();
  expectNoFreeze(report);
  expect(report.peakGrowthBytes).toBeLessThan(64 * MEGABYTE);
}, 60_000);

test("2,000 connections that say nothing, or half a header, leave room for others", async () => {
  const sockets: Socket[] = [];
  const beginnings = ["", "G", "GET / HTTP/1.1\r\nHost: ", "GET / HTTP/1.1\r\nA: b\r\n"];
  const report = await site.watch.during(async () => {
    for (let at = 0; at < 2_000; at += 1) sockets.push(await open(beginnings[at % 4] ?? ""));
    expect((await site.server.visit(site.host, "/")).status).toBe(200);
  });
  for (const socket of sockets) socket.destroy();
  expectNoFreeze(report);
}, 60_000);

test("who breaks off is no fault of ours: nothing in the log, no 5xx in the figures", async () => {
  const before = site.server.readLog().length;
  for (const target of Object.values(TARGETS))
    for (const length of [5_000, "chunked" as const]) {
      const beginning = START[target.type] ?? "";
      const text = length === "chunked" ? asChunk(beginning) : beginning;
      const socket = await open(headOf(target, length) + text);
      // Long enough for the body's reader to wait for the rest.
      await Bun.sleep(30);
      socket.resetAndDestroy();
    }
  // Each of them is noticed before this answer comes.
  await site.server.call("GET", "/me");
  await site.server.visit(site.serviceHost, "/readyz");
  const lines = site.server.readLog().slice(before).split("\n").filter(Boolean);
  expect(lines.filter((line) => !line.includes('"level":"info"'))).toEqual([]);
  const metrics = await (await site.server.visit(site.serviceHost, "/metrics")).text();
  expect(metrics.match(/^\S*\{[^}]*"5\d\d"[^}]*\} [1-9].*$/gm) ?? []).toEqual([]);
}, 60_000);
