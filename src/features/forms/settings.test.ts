/** What an owner sets for a site's forms: its bounds, that a refusal changes nothing, and whose it is. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleBrowser, joinAs } from "../../../test/fixtures/console.ts";
import { type FormSite, openFormSite } from "../../../test/fixtures/form-site.ts";

let site: FormSite;
let browser: ConsoleBrowser;
beforeAll(async () => {
  site = await openFormSite();
  browser = await joinAs(site.service, site.owner.id, "owner");
});
afterAll(() => site.close());

const call = (method: "GET" | "PATCH", redirectOrigins?: unknown, key = site.owner.key) =>
  site.service.call(key, method, `/sites/${site.siteId}/form-settings`, {
    ...(method === "PATCH" && { body: { redirectOrigins } }),
  });
const read = async (): Promise<string[]> => (await call("GET")).body.formSettings.redirectOrigins;
const many = (count: number) => Array.from({ length: count }, (_, at) => `https://a${at}.example`);
/** An origin of that many characters. */
const long = (length: number) => `${`https://${"a.".repeat(200)}`.slice(0, length - 8)}.example`;

async function leadsTo(next: string): Promise<string | null> {
  const body = new URLSearchParams({ name: "Ann", _next: next }).toString();
  return (await site.fill(body)).headers.get("location");
}

test("twenty origins are taken and one more is refused, and so is one that is too long", async () => {
  expect((await call("PATCH", many(20))).status).toBe(200);
  expect(await read()).toEqual(many(20));
  for (const wrong of [many(21), [long(301)], "https://a.example", null, undefined, [null], [[]]]) {
    const { status, body } = await call("PATCH", wrong);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toStartWith("`redirectOrigins");
    // Nothing of what was sent is said again.
    expect(body.error.message).not.toContain("a20.example");
  }
  expect(await read()).toEqual(many(20));
  expect((await call("PATCH", [long(300)])).status).toBe(200);
});

test("the same origin twice is one, and an empty list takes them all back for the next form", async () => {
  await call("PATCH", [
    "https://shop.example",
    "http://[2001:db8::1]:3000",
    "https://shop.example",
  ]);
  expect(await read()).toEqual(["https://shop.example", "http://[2001:db8::1]:3000"]);
  expect(await leadsTo("https://shop.example/done")).toBe("https://shop.example/done");
  expect(await leadsTo("http://[2001:db8::1]:3000/x")).toBe("http://[2001:db8::1]:3000/x");
  expect((await call("PATCH", [])).body).toEqual({ formSettings: { redirectOrigins: [] } });
  expect(await leadsTo("https://shop.example/done")).toBe("/thank-you");
});

test("of two changes at once one stands whole", async () => {
  const lists = [["https://one.example"], ["https://two.example", "https://three.example"]];
  const answers = await Promise.all(lists.map((list) => call("PATCH", list)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(lists).toContainEqual(await read());
});

test("another account's settings are missing, whatever is sent", async () => {
  await call("PATCH", ["https://shop.example"]);
  const { key } = await site.service.createAccount();
  const missing = await call("GET", undefined, key);
  expect(missing.status).toBe(404);
  expect((await call("PATCH", [], key)).text).toBe(missing.text);
  expect(await read()).toEqual(["https://shop.example"]);
});

test("a form off the web still reaches its owner, one of a removed site nobody", async () => {
  const { service, siteId, owner } = site;
  const send = () =>
    service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ name: "Ann", _next: "/prices" }),
    });
  const { total } = await site.leads();
  await service.call(owner.key, "POST", `/sites/${siteId}/unpublish`);
  const kept = await send();
  // A page of a site that is not on the web is no place to lead to.
  expect([kept.status, await kept.json()]).toEqual([
    200,
    { ok: true, success: true, message: "Thank you." },
  ]);
  expect((await site.leads()).total).toBe(total + 1);
  expect((await browser.call("sites.delete", { siteId, name: "bakery" })).status).toBe(200);
  expect((await send()).status).toBe(404);
  expect((await call("GET")).status).toBe(404);
});
