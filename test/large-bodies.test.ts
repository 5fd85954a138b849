/** Bodies far over the limit: refused like any other, from what is announced, in the one envelope. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { smallSite, storeSite } from "./fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const MEBIBYTE = 1024 * 1024;
const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data; boundary=b";

let service: TestService;
let owner: TestAccount;
let siteId: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const site = { slug: "bakery", files: smallSite("a"), accountId: owner.id };
  ({ siteId } = await storeSite(service.ctx, site));
});
afterAll(() => service.close());

/** Announces so many bytes, sends a few of them, and reads what is answered. */
async function announce(path: string, bytes: number, type: string, key?: string) {
  const socket = connect(service.port, "127.0.0.1");
  const answer = Promise.withResolvers<string>();
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
    if (/\r\n\r\n.*\}$/s.test(text)) answer.resolve(text);
  });
  socket.on("close", () => answer.resolve(text));
  socket.on("error", answer.reject);
  const head = [
    `POST ${path.replace("{id}", siteId)} HTTP/1.1`,
    "Host: localhost",
    ...(key ? [`Authorization: Bearer ${key}`] : []),
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{"message":"`);
  const [first = "", body = ""] = (await answer.promise).split("\r\n\r\n");
  socket.destroy();
  return { status: Number(first.split(" ", 2)[1]), body: body === "" ? {} : JSON.parse(body) };
}

test.each([
  ["/v1/sites", JSON_TYPE, "1024 KiB"],
  ["/v1/sites/{id}/gallery", JSON_TYPE, "1024 KiB"],
  ["/v1/sites/{id}/gallery", FORM_TYPE, "boundary"],
  ["/forms/{id}/contact", JSON_TYPE, "256 KiB"],
])("POST %s refuses 2 and 900 MiB of %s alike", async (path, type, told) => {
  for (const size of [2, 100, 900]) {
    const { status, body } = await announce(path, size * MEBIBYTE, type, owner.key);
    expect([size, status, body.error?.code]).toEqual([size, 400, "invalid_request"]);
    expect(body.error.message).toContain(told);
  }
});

test("whoever has no key is told so, whatever they bring", async () => {
  const { status, body } = await announce("/v1/sites", 900 * MEBIBYTE, JSON_TYPE);
  expect([status, body.error?.code]).toEqual([401, "unauthorized"]);
});

test("a JSON body may have 1 MiB and not a byte more", async () => {
  const brief = { businessName: "Harbour Bakery", industry: "bakery", unknown: "" };
  const bare = JSON.stringify(brief).length;
  const send = (bytes: number) =>
    service.call(owner.key, "POST", "/sites", {
      body: { ...brief, unknown: "x".repeat(bytes - bare) },
    });
  expect((await send(MEBIBYTE)).status).toBe(202);
  expect((await send(MEBIBYTE + 1)).status).toBe(400);
});
