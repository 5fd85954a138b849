/** Many large forms at the same time: only so many are in memory, and the others are told to come again. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { expectNoFreeze, watchForFreezes } from "./fixtures/freeze-watch.ts";
import { join, makeJpeg, makePng, makeRiff, pngChunk } from "./fixtures/pictures.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

const MEBIBYTE = 1024 * 1024;
const FORMS = 16;
const PICTURE_BYTES = 9 * MEBIBYTE;
const PICTURES = 5;
/** Three forms of 45 MiB are let in; a part of each is there twice for a moment, and the runtime has its own. */
const MEMORY_BYTES_MAX = 420 * MEBIBYTE;

let server: ServerProcess;
let siteId: string;

beforeAll(async () => {
  server = openServerProcess({ SITEWRIGHT_TRUSTED_PROXIES: "127.0.0.1" });
  await server.start();
  await server.createOwner("owner@acme.test");
  const goals = "send photographs of the chair";
  const brief = { businessName: "Alder Upholstery", industry: "upholstery workshop", goals };
  const { jobId } = await server.call("POST", "/sites", brief);
  siteId = await until("the site is built", async () => {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    return job.status === "completed" && String(job.siteId);
  });
}, 60_000);
afterAll(() => server.close());

function memoryBytes(): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, "latin1");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

const head = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
const picture = Buffer.concat([
  Buffer.from(head),
  Buffer.alloc(PICTURE_BYTES, "x"),
  Buffer.from("\r\n"),
]);
const end = Buffer.from("--b--\r\n");

type Sender = { socket: Socket; answer: Promise<string>; isAnswered(): boolean };

/** Sends all of a form but its end, as a visitor of another network. */
function begin(at: number): Sender {
  const socket = connect(server.port, "127.0.0.1");
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
    if (text.includes("\r\n\r\n")) resolve(text);
  });
  socket.on("error", () => resolve(text));
  socket.on("close", () => resolve(text));
  const lines = [
    `POST /forms/${siteId}/contact HTTP/1.1`,
    `Host: localhost:${server.port}`,
    `X-Forwarded-For: 198.51.${at}.7`,
    "Accept: application/json",
    "Content-Type: multipart/form-data; boundary=b",
    `Content-Length: ${PICTURES * picture.byteLength + end.byteLength}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  for (let sent = 0; sent < PICTURES; sent += 1) socket.write(picture);
  return { socket, answer: promise, isAnswered: () => text !== "" };
}

test("sixteen forms of 45 MiB take no more memory than a few, and text is taken meanwhile", async () => {
  const atRest = memoryBytes();
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, memoryBytes());
  }, 20);
  const senders = Array.from({ length: FORMS }, (_, at) => begin(at));
  try {
    const refused = await until("the others are refused", async () => {
      const answered = senders.filter((sender) => sender.isAnswered());
      return answered.length === FORMS - 3 && answered;
    });
    for (const { answer } of refused) {
      expect(await answer).toStartWith("HTTP/1.1 429");
      expect(await answer).toMatch(/\r\nretry-after: 20\r\n/i);
    }
    const form = new FormData();
    for (const [name, value] of Object.entries({
      name: "Ada",
      email: "a@x.test",
      message: "Chair",
    }))
      form.append(name, value);
    const path = `/forms/${siteId}/contact`;
    const text = await server.visit(`localhost:${server.port}`, path, {
      ...{ method: "POST", body: form, headers: { "x-forwarded-for": "203.0.113.9" } },
    });
    expect(text.status).toBeLessThan(400);
    await Bun.sleep(500);
    const left = senders.filter((sender) => !sender.isAnswered());
    expect(left).toHaveLength(3);
    for (const { socket } of left) socket.write(end);
    // They are no pictures; their places are free again.
    for (const { answer } of left) expect(await answer).toStartWith("HTTP/1.1 400");
    const again = begin(100);
    again.socket.write(end);
    expect(await again.answer).toStartWith("HTTP/1.1 400");
    again.socket.destroy();
  } finally {
    clearInterval(watch);
    for (const { socket } of senders) socket.destroy();
  }
  expect({ isBounded: highest - atRest < MEMORY_BYTES_MAX, highest, atRest }).toMatchObject({
    isBounded: true,
  });
  expect((await server.call("GET", `/sites/${siteId}/leads`)).total).toBe(1);
  console.info(`memory at its height: ${Math.round((highest - atRest) / MEBIBYTE)} MiB over rest`);
}, 120_000);

test("pictures that are made to be looked through for long hold nobody up", async () => {
  const jpeg = await makeJpeg(600, 400);
  const stuffed = new Uint8Array(PICTURE_BYTES);
  for (let at = 0; at < stuffed.length; at += 2) stuffed[at] = 0xff;
  const chunks = Buffer.alloc(PICTURE_BYTES, pngChunk("tEXt", ""));
  const empty = Array.from({ length: 50_000 }, () => ["JUNK", new Uint8Array(150)] as const);
  const shapes: Record<string, Uint8Array<ArrayBuffer>> = {
    "scans of stuffed bytes": join(jpeg.subarray(0, -2), stuffed, jpeg.subarray(-2)),
    "tiny chunks of PNG": makePng(30, 20, new Uint8Array(chunks)),
    "tiny chunks of WebP": makeRiff(...empty),
  };
  const watch = await watchForFreezes(server.port, server.pid());
  try {
    for (const bytes of Object.values(shapes)) {
      const form = new FormData();
      for (let at = 0; at < PICTURES; at += 1) form.append("photos", new File([bytes], "a"));
      const report = await watch.during(async () => {
        const path = `/forms/${siteId}/contact`;
        const answer = await server.visit(`localhost:${server.port}`, path, {
          ...{ method: "POST", body: form, headers: { "x-forwarded-for": "203.0.113.77" } },
        });
        expect(answer.status).toBeLessThan(500);
      });
      expectNoFreeze(report, { cpuMs: 10_000, growthBytes: 300 * MEBIBYTE });
    }
  } finally {
    await watch.close();
  }
}, 120_000);
