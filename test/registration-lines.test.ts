/** Texts of several lines on their way through a registration's forms: kept, counted as their writers count, unchanged. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openBrowser } from "./fixtures/browser-without-script.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { type MailServer, startMailServer } from "./fixtures/mail-server.ts";
import { type Event, type OwnedSite, openOwnedSite } from "./fixtures/owned-site.ts";

setDefaultTimeout(60_000);

let site: OwnedSite;
let mail: MailServer;
let event: Event;
beforeAll(async () => {
  mail = await startMailServer();
  site = await openOwnedSite({ SITEWRIGHT_SMTP_URL: mail.url });
  event = await site.createEvent();
  await site.step();
});
afterAll(async () => {
  await site.close();
  await mail.close();
});

const visit = (path: string, init?: RequestInit) => site.service.visit(site.host, path, init);

const issued = () =>
  issuedAgo(site.service.ctx, { siteId: site.siteId, action: `${event.url}/register` });

/** A form as a browser encodes it: lines end in two characters. */
const encoded = (fields: Record<string, string>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll("\n", "\r\n")]),
  );

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of encoded(fields)) form.append(name, value);
  return form;
}

const asJson = (fields: Record<string, string>) => ({
  ...{ headers: { "content-type": "application/json" }, body: JSON.stringify(fields) },
});

/** Every way in which a form comes. */
const KINDS = {
  "form-encoded": (fields: Record<string, string>) => ({ body: encoded(fields) }),
  multipart: (fields: Record<string, string>) => ({ body: multipart(fields) }),
  JSON: asJson,
} as const;

async function register(kind: keyof typeof KINDS, fields: Record<string, string>) {
  const init = KINDS[kind]({ _issued: issued(), name: "Ann", ...fields });
  const headers = { accept: "application/json", ...("headers" in init ? init.headers : {}) };
  return visit(`${event.url}/register`, { method: "POST", ...init, headers });
}

async function findRow(email: string) {
  const { registrations } = await site.read(`/events/${event.id}/registrations?limit=200`);
  return registrations.find((one: { email: string }) => one.email === email);
}

const receive = async () => {
  const before = mail.received.length;
  await site.step();
  return mail.received.slice(before);
};

const MESSAGE = "One line,\n\nand another  with spaces.\n- a list";

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  "a message sent as %s has the lines that its writer sees, and may be as long as the page says",
  async (kind) => {
    const email = `${kind.toLowerCase()}@visitors.test`;
    const longest = `${"x".repeat(98)}\n`.repeat(50) + "y".repeat(5_000 - 50 * 99);
    expect(longest).toHaveLength(5_000);
    expect((await register(kind, { email, message: `${longest}z` })).status).toBe(400);
    expect((await register(kind, { email, message: longest })).status).toBe(201);
    expect((await findRow(email)).message).toBe(longest);
    const other = `lines-${email}`;
    const answer = await register(kind, { email: other, message: MESSAGE, Diet: "nuts\nmilk" });
    expect((await answer.json()).registration).toMatchObject({
      ...{ message: MESSAGE, fields: { Diet: "nuts\nmilk" } },
    });
    expect(await findRow(other)).toMatchObject({
      message: MESSAGE,
      fields: { Diet: "nuts\nmilk" },
    });
    await receive();
  },
);

test("the page behind the link shows all lines, and saving it as it is changes and tells nothing", async () => {
  const email = "lines@visitors.test";
  const fields = { Diet: "nuts\nmilk", Street: "Quay 9" };
  await register("JSON", { email, message: MESSAGE, ...fields });
  const before = await findRow(email);
  const [told] = await receive();
  const link = /http\S+\/registration\?\S+/.exec(told?.parsed.text ?? "")?.[0] ?? "";
  const { origin } = new URL(link);
  const browser = openBrowser(visit, origin, {});
  const page = await browser.open(link.slice(origin.length));
  expect(page.html).toMatch(/<textarea[^>]*name="fields.Diet"[^>]*>nuts\nmilk<\/textarea>/);
  expect(page.html).toMatch(/<input[^>]*name="fields.Street"[^>]*value="Quay 9"/);
  const saved = await browser.submit(page, `${event.url}/registration`, {});
  expect([saved.status, saved.html.includes("Your changes are saved.")]).toEqual([200, true]);
  expect(await findRow(email)).toEqual(before);
  expect(await receive()).toEqual([]);
  const changed = await browser.submit(saved, `${event.url}/registration`, {
    "fields.Diet": "nuts\nmilk\neggs",
  });
  expect(changed.status).toBe(200);
  expect((await findRow(email)).fields).toEqual({ ...fields, Diet: "nuts\nmilk\neggs" });
  expect(await receive()).toHaveLength(1);
});

test("answers of one line stay on one, and what was never asked is not there", async () => {
  const email = "plain@visitors.test";
  await register("form-encoded", { email, message: "", Diet: " \n " });
  expect(await findRow(email)).toMatchObject({ message: null, fields: null });
});
