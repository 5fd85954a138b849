/**
 * A site is removed, or taken off the web, while its owner and its visitors do everything that one can do to
 * it: each call gets an answer of its own, none is a fault, and nothing of a removed site is left.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { deleteSite } from "../../src/features/console/api/delete-site.ts";
import { formOf } from "../fixtures/gallery-site.ts";
import { issuedAgo } from "../fixtures/issued.ts";
import { makePng } from "../fixtures/pictures.ts";
import { countRowsOf } from "../fixtures/site-leftovers.ts";
import { bakeryDocument, smallSite, storeSite } from "../fixtures/small-site.ts";
import { faultsIn, startTestService, type TestAccount, type TestService } from "../harness.ts";

/** In each the removal comes at another moment among the calls. */
const ROUNDS = 12;

let service: TestService;
let owner: TestAccount;
beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
  });
  owner = await service.createAccount();
});
afterAll(() => service.close());

type Ids = Record<"event" | "registration" | "lead" | "spam" | "image" | "version", string>;
type World = { siteId: string; host: string; ids: Ids; eventPath: string };

const api = (method: string, path: string, body?: unknown) =>
  service.call(owner.key, method, path, body === undefined ? {} : { body });
const upload = (siteId: string) =>
  service.call(owner.key, "POST", `/sites/${siteId}/gallery`, { rawBody: formOf(makePng(40, 30)) });

let parties = 0;
function post({ siteId, host }: Pick<World, "siteId" | "host">, path: string, fields: object) {
  parties += 1;
  const email = `guest-${parties}@visitors.test`;
  const issued = issuedAgo(service.ctx, { siteId, action: path });
  return service.visit(host, path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ _issued: issued, name: "Guest", email, ...fields }),
  });
}

async function openWorld(slug: string): Promise<World> {
  const files = smallSite(slug);
  const document = bakeryDocument();
  const {
    siteId,
    host,
    versionId: version,
  } = await storeSite(service.ctx, {
    ...{ slug, accountId: owner.id, files, document },
  });
  const base = `/sites/${siteId}`;
  const wanted = { title: "Rye morning", startsAt: 4_000_000_000_000, status: "published" };
  const { event } = (await api("POST", `${base}/events`, wanted)).body;
  await post({ siteId, host }, `${event.url}/register`, {});
  await post({ siteId, host }, "/_forms/contact", { message: "A lead" });
  await post({ siteId, host }, "/_forms/contact", { message: "Spam", _gotcha: "x" });
  const { image } = (await upload(siteId)).body;
  const first = async (path: string, key: string) =>
    (await api("GET", base + path)).body[key][0].id;
  return {
    ...{ siteId, host, eventPath: event.url },
    ids: {
      ...{ event: event.id, image: image.id, version },
      registration: await first(`/events/${event.id}/registrations`, "registrations"),
      lead: await first("/leads", "leads"),
      spam: await first("/spam", "spam"),
    },
  };
}

/** Everything that one can do to a site, each once. */
function everything(world: World): (() => Promise<{ status: number }>)[] {
  const { siteId, host, ids, eventPath } = world;
  const base = `/sites/${siteId}`;
  const event = `${base}/events/${ids.event}`;
  const reads = ["", "/versions", "/domain", "/leads", "/spam", "/gallery", "/events"];
  reads.push("/form-settings", "/analytics");
  return [
    ...reads.map((path) => () => api("GET", base + path)),
    ...["", "/registrations", "/spam"].map((path) => () => api("GET", event + path)),
    () => api("POST", `${base}/publish`),
    () => api("POST", `${base}/unpublish`),
    () => api("POST", `${base}/versions/${ids.version}/restore`),
    () => api("PUT", `${base}/domain`, { domain: `${siteId.replace("_", "-")}.try.localhost` }),
    () => api("POST", `${base}/domain/check`),
    () => api("DELETE", `${base}/domain`),
    // Its description is made in a process of its own, which takes a while.
    ...[undefined, "# All of it\n\nAnd *more*."].map(
      (descriptionMarkdown) => () =>
        api("POST", `${base}/events`, {
          title: "A",
          startsAt: 4_000_000_000_000,
          descriptionMarkdown,
        }),
    ),
    () => api("PATCH", event, { title: "Changed", capacity: 3, startsAt: 4_000_000_001_000 }),
    () => api("PATCH", event, { descriptionMarkdown: "# All of it" }),
    () => api("PATCH", `${event}/registrations/${ids.registration}`, { status: "cancelled" }),
    () => api("PATCH", `${base}/leads/${ids.lead}`, { status: "won" }),
    () => api("POST", `${base}/spam/${ids.spam}/restore`),
    () => api("PATCH", `${base}/form-settings`, { redirectOrigins: ["https://shop.example"] }),
    () => api("PATCH", `${base}/gallery/${ids.image}`, { alt: "Changed" }),
    () => api("DELETE", `${base}/gallery/${ids.image}`),
    () => upload(siteId),
    () => api("DELETE", event),
    () => post(world, `${eventPath}/register`, {}),
    () => post(world, `${eventPath}/register`, { _gotcha: "x" }),
    () => post(world, "/_forms/contact", { message: "Another lead" }),
    () => post(world, "/_forms/contact", { message: "More spam", _gotcha: "x" }),
    ...["/", "/about", "/events", eventPath, `${eventPath}.ics`, "/none"].map(
      (path) => () => service.visit(host, path),
    ),
    () => service.visit(host, `${eventPath}/thanks?status=confirmed`),
  ];
}

const faults = () => faultsIn(service.logLines);

/** Begins all of it, `meanwhile` in the middle; turns of the event loop stand between the calls. */
async function during(world: World, round: number, meanwhile: () => Promise<unknown>) {
  const calls = everything(world);
  const at = Math.floor((round / ROUNDS) * calls.length);
  const begun: Promise<{ status: number }>[] = [];
  let ended: Promise<unknown> = Promise.resolve();
  for (const [index, call] of calls.entries()) {
    if (index === at) ended = meanwhile();
    begun.push(call());
    if ((index + round) % 3 === 0) await new Promise(setImmediate);
  }
  const answers = await Promise.all(begun);
  await ended;
  return answers.map(({ status }) => status);
}

const WITHOUT_FAULT = [200, 201, 202, 303, 400, 404, 421];

describe("a site that is removed", () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))("in round %d", async (round) => {
    const world = await openWorld(`removed-${round}`);
    const before = faults().length;
    const statuses = await during(world, round, () => deleteSite(service.ctx, world.siteId));
    expect(statuses.filter((status) => !WITHOUT_FAULT.includes(status))).toEqual([]);
    await service.ctx.scheduler.step();
    service.clock.advance(60_000);
    await service.ctx.scheduler.step();
    expect(faults().slice(before)).toEqual([]);
    expect(await countRowsOf(service.ctx, world.siteId)).toEqual({});
    for (const call of everything(world)) expect([404, 421]).toContain((await call()).status);
    expect(await countRowsOf(service.ctx, world.siteId)).toEqual({});
  });
});

describe("an event that is deleted", () => {
  test.each([0, 3, 6, 9])("in round %d", async (round) => {
    const world = await openWorld(`event-${round}`);
    const event = `/sites/${world.siteId}/events/${world.ids.event}`;
    const before = faults().length;
    const statuses = await during(world, round, () => api("DELETE", event));
    expect(statuses.filter((status) => !WITHOUT_FAULT.includes(status))).toEqual([]);
    await service.ctx.scheduler.step();
    expect(faults().slice(before)).toEqual([]);
    expect((await api("GET", event)).status).toBe(404);
    const left = await service.ctx.db.orm.all(
      `select id from registrations where event_id = '${world.ids.event}'`,
    );
    expect(left).toEqual([]);
  });
});
