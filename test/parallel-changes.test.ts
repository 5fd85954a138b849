/**
 * Changes of the same moment to one row: whatever was acknowledged is there afterwards, and what is
 * decided by the rest of the row is decided on the row as it is in that write.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { resumeAccount, setPlan, suspendAccount } from "../src/features/accounts/service.ts";
import { setDomain } from "../src/features/domains/room.ts";
import { register } from "../src/features/events/registrations.ts";
import { captureLead } from "../src/features/leads/capture.ts";
import { getSiteRecord, unpublishSite } from "../src/features/sites/service.ts";
import { publishSite } from "../src/features/versions/release.ts";
import { rowOf } from "./fixtures/events.ts";
import { formOf } from "./fixtures/gallery-site.ts";
import { makePng } from "./fixtures/pictures.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const HOUR_MS = 60 * 60_000;
let service: TestService;
let owner: TestAccount;
let siteId: string;

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
  });
  owner = await service.createAccount();
  const stored = await storeSite(service.ctx, {
    ...{ slug: "bakery", files: smallSite("a"), document: bakeryDocument(), accountId: owner.id },
  });
  siteId = stored.siteId;
});
afterAll(() => service.close());

type Fields = Record<string, unknown>;

async function change(path: string, body: Fields): Promise<Fields> {
  const answer = await service.call(owner.key, "PATCH", path, { body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return Object.values(answer.body)[0] as Fields;
}

/** Each field by a call of its own, all at once. */
async function changeEach(path: string, fields: Fields): Promise<void> {
  await Promise.all(Object.entries(fields).map(([name, value]) => change(path, { [name]: value })));
}

async function readRow(table: string, id: string): Promise<Fields> {
  const [row] = await service.ctx.db.orm.all<Fields>(
    sql`select * from ${sql.identifier(table)} where id = ${id}`,
  );
  return row ?? {};
}

async function openEvent(more: Fields = {}): Promise<{ id: string; path: string; at: number }> {
  const at = service.clock.now() + 1_000 * HOUR_MS;
  const body = { title: "Wine evening", startsAt: at, status: "published", ...more };
  const answer = await service.call(owner.key, "POST", `/sites/${siteId}/events`, { body });
  const { id } = answer.body.event;
  return { id, at, path: `/sites/${siteId}/events/${id}` };
}

test("200 changes of different fields of an event: nothing is lost, and SEQUENCE only rises", async () => {
  const { id, path, at } = await openEvent();
  const sequences: number[] = [];
  for (let round = 1; round <= 20; round += 1) {
    const text = (what: string) => `${what} ${round}`;
    await changeEach(path, {
      title: text("title"),
      summary: text("summary"),
      venueName: text("venue"),
      address: text("address"),
      onlineUrl: `https://example.com/${round}`,
      priceLabel: text("price"),
      descriptionMarkdown: text("words"),
      capacity: 100 + round,
      startsAt: at + round * HOUR_MS,
      endsAt: at + (100 + round) * HOUR_MS,
    });
    const row = await readRow("events", id);
    expect(row).toMatchObject({
      title: text("title"),
      summary: text("summary"),
      venue_name: text("venue"),
      address: text("address"),
      online_url: `https://example.com/${round}`,
      price_label: text("price"),
      description_markdown: text("words"),
      capacity: 100 + round,
      starts_at: at + round * HOUR_MS,
      ends_at: at + (100 + round) * HOUR_MS,
      over_at: at + (100 + round) * HOUR_MS,
    });
    sequences.push(Number(row.sequence));
  }
  // Six of the ten are what calendars have to hear of.
  expect(sequences).toEqual(Array.from({ length: 20 }, (_, at) => 6 * (at + 1)));
});

test("200 changes at once: what is there at the end was sent, and a change of nothing raises no SEQUENCE", async () => {
  const { id, path } = await openEvent();
  const changes = Array.from({ length: 200 }, (_, at): Fields => {
    const kind = ["title", "venueName", "summary", "priceLabel"][at % 4] ?? "";
    return { [kind]: `${kind} ${at}` };
  });
  await Promise.all(changes.map((one) => change(path, one)));
  const row = await readRow("events", id);
  for (const name of ["title", "summary"]) expect(String(row[name])).toMatch(/^\w+ \d+$/);
  expect([row.venue_name, row.price_label]).toEqual([
    expect.stringContaining("venueName "),
    expect.stringContaining("priceLabel "),
  ]);
  expect(row.sequence).toBe(100);
  await change(path, { title: row.title });
  expect((await readRow("events", id)).sequence).toBe(100);
});

test("an event never ends before it starts, whoever moves which end at the same time", async () => {
  const { id, path, at } = await openEvent();
  for (let round = 0; round < 20; round += 1) {
    await change(path, { startsAt: at, endsAt: at + 10 * HOUR_MS });
    const send = (body: Fields) => service.call(owner.key, "PATCH", path, { body });
    const answers = await Promise.all([
      send({ startsAt: at + 8 * HOUR_MS }),
      send({ endsAt: at + 2 * HOUR_MS }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const { starts_at, ends_at, over_at } = await readRow("events", id);
    expect(Number(ends_at)).toBeGreaterThanOrEqual(Number(starts_at));
    expect(over_at).toBe(ends_at);
  }
});

test("a local time is read in the zone that the event has when it is written", async () => {
  const { id, path } = await openEvent({ timezone: "Europe/Berlin" });
  const zones = ["America/New_York", "Europe/Berlin"];
  for (let round = 0; round < 20; round += 1) {
    const timezone = zones[round % 2] ?? "";
    await Promise.all([
      change(path, { timezone }),
      change(path, { startsAt: `2027-05-01T18:${10 + round}` }),
    ]);
    const row = await readRow("events", id);
    const local = Temporal.PlainDateTime.from(`2027-05-01T18:${10 + round}`);
    const instants = zones.map((zone) => local.toZonedDateTime(zone).epochMilliseconds);
    // Either came first; both are on disk.
    expect(row.timezone).toBe(timezone);
    expect(instants).toContain(Number(row.starts_at));
  }
});

test("who comes is told of each move once, and their SEQUENCE counts every one", async () => {
  const { ctx } = service;
  const { id, path } = await openEvent({ registrationEnabled: true, capacity: 5 });
  const { slug } = (await service.call(owner.key, "GET", path)).body.event;
  const house = { ctx, siteId } as Parameters<typeof rowOf>[0];
  const event = await rowOf(house, { slug } as Parameters<typeof rowOf>[1]);
  const { id: registrationId } = await register(ctx, event, {
    ...{ name: "Robin", email: "robin@visitors.test", seats: 1 },
    ...{ phone: null, message: null, fields: null },
  });
  await changeEach(path, {
    title: "Moved",
    venueName: "Elsewhere",
    summary: "No news",
    capacity: 9,
  });
  expect((await readRow("registrations", registrationId)).sequence).toBe(2);
  const kinds = await ctx.db.orm.all<{ kind: string }>(
    sql`select kind from registration_notices where registration_id = ${registrationId} order by id`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(["confirmed", "changed", "changed"]);
  expect((await readRow("events", id)).sequence).toBe(2);
});

test("200 changes of an image's two texts: neither is lost", async () => {
  const gallery = `/sites/${siteId}/gallery`;
  const sent = await service.call(owner.key, "POST", gallery, {
    rawBody: formOf(makePng(40, 30), { alt: "alt", caption: "caption" }),
  });
  const { id } = sent.body.image;
  for (let round = 0; round < 100; round += 1) {
    const fields = { alt: `alt ${round}`, caption: `caption ${round}` };
    await changeEach(`${gallery}/${id}`, fields);
    expect(await readRow("gallery_images", id)).toMatchObject(fields);
  }
});

test("200 changes of a webhook: nothing is lost", async () => {
  const body = { url: "http://127.0.0.1:9/a" };
  const { id } = (await service.call(owner.key, "POST", "/webhooks", { body })).body.webhook;
  for (let round = 0; round < 50; round += 1) {
    const types = round % 2 === 0 ? ["lead.created"] : ["site.published"];
    const url = `http://127.0.0.1:9/${round}`;
    await changeEach(`/webhooks/${id}`, {
      ...{ url, types, enabled: round % 2 === 0 },
      siteIds: round % 2 === 0 ? null : [siteId],
    });
    const row = await readRow("webhook_endpoints", id);
    expect([row.url, row.types, row.disabled_at === null, row.site_ids === null]).toEqual([
      ...[url, JSON.stringify(types)],
      ...[round % 2 === 0, round % 2 === 0],
    ]);
  }
});

test("200 changes of a lead's status: every count adds up", async () => {
  const lead = await captureLead(service.ctx, {
    ...{ siteId, accountId: owner.id, form: "contact", name: "Robin", email: "r@example.com" },
    ...{ phone: "", message: "Hello", fields: {}, subject: undefined, source: "/contact" },
    verification: undefined,
  });
  const statuses = ["new", "contacted", "qualified", "won", "lost"];
  const path = `/sites/${siteId}/leads`;
  await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      change(`${path}/${lead.id}`, { status: statuses[at % 5] }),
    ),
  );
  const lists = await Promise.all(
    statuses.map((status) => service.call(owner.key, "GET", `${path}?status=${status}`)),
  );
  expect(lists.map(({ body }) => body.total).toSorted()).toEqual([0, 0, 0, 0, 1]);
});

test("200 changes of an account's plan and of whether it may do anything: neither is lost", async () => {
  const { id } = await service.createAccount();
  for (let round = 0; round < 100; round += 1) {
    const plan = round % 2 === 0 ? "pro" : "agency";
    const suspend = round % 2 === 0 ? suspendAccount : resumeAccount;
    await Promise.all([setPlan(service.ctx, id, plan), suspend(service.ctx, id)]);
    const row = await readRow("accounts", id);
    expect([row.plan, row.suspended_at !== null]).toEqual([plan, round % 2 === 0]);
  }
});

test("200 changes of a site's domain and of whether it is public: neither is lost", async () => {
  const { ctx } = service;
  const { siteId: id } = await storeSite(ctx, {
    ...{ slug: "second", files: smallSite("b"), document: bakeryDocument(), accountId: owner.id },
  });
  for (let round = 0; round < 100; round += 1) {
    const domain = `www${round}.bakery.localhost`;
    const publish = round % 2 === 0 ? unpublishSite : publishSite;
    await Promise.all([
      setDomain(ctx, { accountId: owner.id, siteId: id }, domain),
      publish(ctx, id),
    ]);
    const { customDomain, status } = await getSiteRecord(ctx, id);
    expect([customDomain, status]).toEqual([domain, round % 2 === 0 ? "draft" : "provisioning"]);
  }
});

test("40 domains at once for a site without one: each is answered, one is set, and nothing fails", async () => {
  const { siteId: id } = await storeSite(service.ctx, {
    ...{ slug: "third", files: smallSite("c"), document: bakeryDocument(), accountId: owner.id },
  });
  const path = `/sites/${id}/domain`;
  const names = Array.from({ length: 40 }, (_, at) => `w${at % 20}.third.localhost`);
  const answers = await Promise.all(
    names.map((domain) => service.call(owner.key, "PUT", path, { body: { domain } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const { domain } = (await service.call(owner.key, "GET", path)).body;
  expect(names).toContain(domain);
  const rows = await service.ctx.db.orm.all<{ domain: string }>(
    sql`select domain from domains where site_id = ${id} and replaced_at is null`,
  );
  expect(rows).toEqual([{ domain }]);
  const site = await getSiteRecord(service.ctx, id);
  expect(site.customDomain).toBe(domain);
});
