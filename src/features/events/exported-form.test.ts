/** Registering from a copy of a site on somebody else's host, which outlives what its pages show. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { DAY_MS } from "../../../test/fixtures/events.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";

const PAGE = "text/html,*/*;q=0.8";
const JSON_TYPE = "application/json";
const PARTY = { name: "Ann", email: "ann@example.com" };

let service: TestService;
let owner: TestAccount;
let siteId: string;
let host: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const files = smallSite("a");
  ({ siteId, host } = await storeSite(service.ctx, { slug: "a", files, accountId: owner.id }));
});
afterAll(() => service.close());

const call = (method: string, path: string, body?: unknown) =>
  service.call(owner.key, method, `/sites/${siteId}${path}`, body === undefined ? {} : { body });

async function plan(more: object = {}) {
  const startsAt = service.clock.now() + 9 * DAY_MS;
  const body = { title: "Wine", startsAt, status: "published", ...more };
  return (await call("POST", "/events", body)).body.event;
}

const send = (
  slug: string,
  accept: string,
  fields: Record<string, string> = PARTY,
  site = siteId,
) =>
  service.visit(`localhost:${service.port}`, `/forms/${site}/events/${slug}/register`, {
    method: "POST",
    headers: { accept, origin: "https://copy.example" },
    body: new URLSearchParams(fields),
  });

/** Status, origin that may read it, and the heading of a page. */
async function look(answer: Response) {
  const heading = /<h1>([^<]*)/.exec(await answer.text())?.[1];
  return [answer.status, answer.headers.get("access-control-allow-origin"), heading];
}

test("a visitor is seated, and led to the site's thank-you page or answered in JSON, from any origin", async () => {
  const { id, slug } = await plan({ capacity: 1 });
  const seated = await send(slug, PAGE);
  expect([seated.status, seated.headers.get("location")]).toEqual([
    303,
    `http://${host}/events/${slug}/thanks?status=confirmed`,
  ]);
  const waiting = await send(slug, JSON_TYPE, { name: "Bo", email: "bo@example.com" });
  expect(waiting.status).toBe(201);
  expect(waiting.headers.get("access-control-allow-origin")).toBe("*");
  expect(await waiting.json()).toMatchObject({ registration: { status: "waitlisted" } });
  const listed = await call("GET", `/events/${id}/registrations`);
  expect(listed.body).toMatchObject({ total: 2, confirmedSeats: 1 });
});

test("an event that is gone, hidden or never was is told of in words, and registers nobody", async () => {
  const [gone, hidden] = [await plan(), await plan()];
  await call("DELETE", `/events/${gone.id}`);
  await call("PATCH", `/events/${hidden.id}`, { status: "draft" });
  const closed = [404, "*", "Registration is closed"];
  for (const slug of [gone.slug, hidden.slug, "never", "a%00b"]) {
    expect([slug, ...(await look(await send(slug, PAGE)))]).toEqual([slug, ...closed]);
    expect((await send(slug, JSON_TYPE)).status).toBe(404);
  }
  expect(await look(await send("never", PAGE, PARTY, "site_none"))).toEqual(closed);
  expect((await call("GET", `/events/${hidden.id}/registrations`)).body.total).toBe(0);
});

test("what is closed, over or not filled in is a page as well", async () => {
  const [closed, over] = [await plan({ registrationEnabled: false }), await plan()];
  await call("PATCH", `/events/${over.id}`, { startsAt: service.clock.now() - 1 });
  const open = await plan();
  expect(await look(await send(closed.slug, PAGE))).toEqual([400, "*", "Registration is closed"]);
  expect(await look(await send(over.slug, PAGE))).toEqual([400, "*", "This event is over"]);
  const [status, , heading] = await look(await send(open.slug, PAGE, { name: "", email: "x" }));
  expect([status, typeof heading]).toEqual([400, "string"]);
});

test("a site that is taken off the web takes nobody, since mail would lead nowhere", async () => {
  const { slug } = await plan();
  await call("POST", "/unpublish");
  expect((await look(await send(slug, PAGE)))[0]).toBe(404);
});
