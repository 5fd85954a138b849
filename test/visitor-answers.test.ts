/** What visitors of events read after registering or failing to, and what callers of JSON get. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { DAY_MS } from "./fixtures/events.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { type MailServer, startMailServer } from "./fixtures/mail-server.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

// Each event that is made has the site rendered anew.
setDefaultTimeout(60_000);

type Site = { id: string; host: string; origin: string };
type Event = { id: string; url: string };
type Fields = Record<string, unknown>;

let mail: MailServer;
let service: TestService;
let owner: TestAccount;
const sites = new Map<string, Site>();

beforeAll(async () => {
  mail = await startMailServer();
  service = await startTestService({ environment: { SITEWRIGHT_SMTP_URL: mail.url } });
  owner = await service.createAccount();
  for (const [businessName, industry] of [
    ["Backhaus Lindner", "Bäckerei"],
    ["Harbour Bakery", "bakery"],
  ]) {
    await service.call(owner.key, "POST", "/sites", { body: { businessName, industry } });
    await service.ctx.scheduler.step();
  }
  for (const { id, name, url } of (await service.call(owner.key, "GET", "/sites")).body.sites)
    sites.set(name, { id, host: new URL(url).host, origin: url });
});
afterAll(async () => {
  await service.close();
  await mail.close();
});

function siteOf(name: string): Site {
  const site = sites.get(name);
  if (site === undefined) throw new Error(`no site ${name}`);
  return site;
}
const english = () => siteOf("Harbour Bakery");
const german = () => siteOf("Backhaus Lindner");

async function createEvent(site: Site, more: Fields = {}): Promise<Event> {
  const startsAt = service.clock.now() + 10 * DAY_MS;
  const body = { title: "Sauerteig-Abend", startsAt, status: "published", ...more };
  const answer = await service.call(owner.key, "POST", `/sites/${site.id}/events`, { body });
  expect(answer.status).toBe(201);
  return answer.body.event;
}

const postJson = (site: Site, path: string, fields: Fields) =>
  service.visit(site.host, path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      _issued: issuedAgo(service.ctx, { siteId: site.id, action: path }),
      ...fields,
    }),
  });

const postForm = (site: Site, path: string, fields: Record<string, string>) =>
  service.visit(site.host, path, {
    method: "POST",
    headers: { accept: "text/html" },
    body: new URLSearchParams(fields),
  });

const textOf = async (site: Site, path: string) => (await service.visit(site.host, path)).text();

const linksOf = (html: string) =>
  [...(/<nav.*?<\/nav>/s.exec(html)?.[0] ?? "").matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

describe("a form that cannot be taken", () => {
  const BAD = { name: "", email: "nobody", seats: "50", message: "x".repeat(5_001) };

  test("is explained in the site's language, field by field, and not in the API's words", async () => {
    const { url } = await createEvent(german());
    const page = await postForm(german(), `${url}/register`, BAD);
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain("Wir brauchen einen Namen");
    expect(html).toContain("Die E-Mail-Adresse fehlt");
    expect(html).toContain("von 1 bis 20");
    expect(html).toContain("Die Nachricht ist länger");
    expect(html).not.toContain("must be");
    expect(html).not.toContain("`");
  });

  test("is explained to English readers without the names that machines use", async () => {
    const { url } = await createEvent(english());
    const html = await (await postForm(english(), `${url}/register`, BAD)).text();
    expect(html).toContain("The e-mail address is missing");
    expect(html).not.toContain("`");
  });

  test("for what is over or closed gets that reason, whatever it holds", async () => {
    const over = await createEvent(english(), { startsAt: service.clock.now() - DAY_MS });
    const closed = await createEvent(english(), { registrationEnabled: false });
    for (const [{ url }, reason, heading] of [
      [over, "This event is over.", "This event is over"],
      [closed, "Registration for this event is closed.", "Registration is closed"],
    ] as const)
      for (const fields of [{}, { name: "Ann", email: "nobody" }]) {
        const answer = await postJson(english(), `${url}/register`, fields);
        const { error } = (await answer.json()) as { error: { code: string; message: string } };
        expect([answer.status, error]).toEqual([400, { code: "invalid_request", message: reason }]);
        const page = await postForm(english(), `${url}/register`, fields);
        expect([page.status, await page.text()]).toEqual([400, expect.stringContaining(heading)]);
      }
  });
});

test("thanks name the event", async () => {
  const { url } = await createEvent(german(), { title: "Brot & Käse" });
  for (const status of ["confirmed", "waitlisted", "cancelled"])
    expect(await textOf(german(), `${url}/thanks?status=${status}`)).toContain("Brot &amp; Käse");
});

test("pages that answer a visitor lead where the site's other pages lead", async () => {
  const { url } = await createEvent(english());
  await service.ctx.scheduler.step();
  const links = linksOf(await textOf(english(), url));
  expect(links).toContain("/events");
  expect(linksOf(await textOf(english(), `${url}/thanks?status=confirmed`))).toEqual(links);
});

test("callers of JSON may send null for one seat, and are answered in JSON when they cancel", async () => {
  const { url } = await createEvent(english());
  const answer = await postJson(english(), `${url}/register`, {
    ...{ name: "Ann", email: "ann@visitors.test", phone: null, seats: null, message: null },
  });
  const { registration } = (await answer.json()) as { registration: Fields };
  expect([answer.status, registration.seats]).toEqual([201, 1]);
  await service.ctx.scheduler.step();
  const toAnn = mail.received.find(({ recipients }) => recipients.includes("ann@visitors.test"));
  const link = /http\S+\/registration\?\S+/.exec(toAnn?.parsed.text ?? "")?.[0] ?? "";
  const given = Object.fromEntries(new URL(link).searchParams);
  const cancelled = await postJson(english(), `${url}/cancel`, given);
  expect(cancelled.status).toBe(200);
  expect(await cancelled.json()).toEqual({
    registration: { ...registration, status: "cancelled" },
  });
});
