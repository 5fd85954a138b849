/** Sites over the API: their names and addresses, going on and off the web, their versions, and their removal. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { deleteSite } from "../../src/features/console/api/delete-site.ts";
import { formOf } from "../fixtures/gallery-site.ts";
import { type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";
import { makePng } from "../fixtures/pictures.ts";

let site: OwnedSite;
beforeAll(async () => {
  site = await openOwnedSite({
    SITEWRIGHT_PLAN_CREDITS: "agency=100000",
    SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
  });
});
afterAll(() => site.close());

const get = async (id: string) => (await site.call("GET", `/sites/${id}`)).body.site;
const hostOf = ({ url }: { url: string }) => new URL(url).host;
const visit = (host: string, path = "/", headers: Record<string, string> = {}, method = "GET") =>
  site.service.visit(host, path, { method, headers });

describe("the subdomain of a name", () => {
  const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

  test.each([
    ["www", "a reserved word"],
    ["API", "a reserved word in capitals"],
    [" Admin ", "a reserved word between blanks"],
    ["console", "a reserved word"],
    ["Mail!", "a reserved word with a sign"],
    ["ｗｗｗ", "a reserved word in wide letters"],
    ["日本語のパン屋", "a script of its own"],
    ["🍞🥐", "nothing but pictures"],
    ["---", "nothing but dashes"],
    ["Ünïcödé & Söhne ﬁ", "letters with marks"],
    ["x".repeat(200), "two hundred letters"],
    [`${"word ".repeat(39)}end`, "forty words"],
    ["xn--mnchen-3ya", "an encoded name"],
    ["a.b/c?d#e@f:80", "the signs of an address"],
    ["<b>Bold</b>", "markup"],
    ["127.0.0.1", "an address"],
    ["-lead- -trail-", "dashes at its ends"],
  ])("%j is a label of its own: %s", async (name) => {
    const built = await get(await site.buildSite(name));
    expect([built.status, built.name]).toEqual(["live", name.trim().normalize("NFC")]);
    const [label = "", ...rest] = new URL(built.url).hostname.split(".");
    expect(rest).toEqual(["localhost"]);
    expect(label).toMatch(LABEL);
    expect(["www", "api", "admin", "console", "mail"]).not.toContain(label);
    if (name === "🍞🥐" || name === "---") expect(label).toStartWith("site-");
    expect((await visit(hostOf(built))).status).toBe(200);
  });

  test("is each site's own, also for the same name at the same moment", async () => {
    const brief = { businessName: "Twin Bakery", industry: "bakery" };
    await Promise.all(Array.from({ length: 4 }, () => site.call("POST", "/sites", brief)));
    await site.step();
    const { sites } = (await site.call("GET", "/sites")).body;
    const twins = sites.filter(({ name }: { name: string }) => name === "Twin Bakery");
    expect(twins.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill("live"));
    expect(new Set(twins.map(hostOf)).size).toBe(4);
  });
});

test("the list is the newest first, each as it is by itself", async () => {
  const { sites } = (await site.call("GET", "/sites")).body;
  const ids = sites.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(ids.toSorted().reverse());
  expect(sites).toEqual(await Promise.all(ids.map(get)));
});

test("on the web, off it and on again: status, url and what visitors get agree at every step", async () => {
  const id = await site.buildSite("To and Fro");
  const live = await get(id);
  const host = hostOf(live);
  site.service.clock.advance(5_000);
  const off = (await site.call("POST", `/sites/${id}/unpublish`)).body.site;
  expect(off).toEqual({ ...live, status: "draft", url: null, updatedAt: live.updatedAt + 5_000 });
  expect([await get(id), (await visit(host)).status]).toEqual([off, 421]);
  expect((await site.call("POST", `/sites/${id}/unpublish`)).body.site).toEqual(off);
  site.service.clock.advance(5_000);
  const coming = (await site.call("POST", `/sites/${id}/publish`)).body.site;
  expect(coming).toEqual({
    ...{ ...live, status: "provisioning", url: null, updatedAt: off.updatedAt + 5_000 },
  });
  expect((await site.call("POST", `/sites/${id}/publish`)).body.site.status).toBe("provisioning");
  await site.step();
  const again = await get(id);
  expect(again).toMatchObject({ status: "live", url: live.url, createdAt: live.createdAt });
  expect((await visit(host)).status).toBe(200);
  // While it is live, saying so once more changes nothing.
  expect((await site.call("POST", `/sites/${id}/publish`)).body.site).toEqual(again);
});

test("publish and unpublish at the same moment leave it either on the web or off, as it says", async () => {
  const id = await site.buildSite("Both at Once");
  const host = hostOf(await get(id));
  for (let round = 0; round < 4; round += 1) {
    const calls = Array.from({ length: 6 }, (_, at) =>
      site.call("POST", `/sites/${id}/${(at + round) % 2 === 0 ? "publish" : "unpublish"}`),
    );
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    await site.step();
    const { status, url } = await get(id);
    const isLive = status === "live";
    expect([status, url !== null]).toEqual([isLive ? "live" : "draft", isLive]);
    expect((await visit(host)).status).toBe(isLive ? 200 : 421);
  }
});

describe("versions", () => {
  test("a restored one is new, is the newest, and is live once it is published", async () => {
    const id = await site.buildSite("Versioned");
    const list = async () => (await site.call("GET", `/sites/${id}/versions`)).body.versions;
    const [first] = await list();
    site.service.clock.advance(1_000);
    const { version } = (await site.call("POST", `/sites/${id}/versions/${first.id}/restore`)).body;
    expect(version).toMatchObject({ base: first.id, isNewest: true, isLive: false });
    const marks = async () =>
      (await list()).map((one: { isLive: boolean; isNewest: boolean }) => [
        one.isLive,
        one.isNewest,
      ]);
    expect(await marks()).toEqual([
      [false, true],
      [true, false],
    ]);
    await site.call("POST", `/sites/${id}/publish`);
    await site.step();
    expect(await marks()).toEqual([
      [true, true],
      [false, false],
    ]);
    await site.call("POST", `/sites/${id}/unpublish`);
    expect(await marks()).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  test("an Idempotency-Key restores one version once, whatever is sent along", async () => {
    const id = await site.buildSite("Restored Once");
    const [{ id: first }] = (await site.call("GET", `/sites/${id}/versions`)).body.versions;
    const restore = (version: string) =>
      site.call("POST", `/sites/${id}/versions/${version}/restore`, undefined, {
        "idempotency-key": "same",
      });
    const answers = await Promise.all([restore(first), restore(first), restore(first)]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const second = await restore(answers[0]?.body.version.id);
    expect([second.status, second.headers.get("idempotent-replayed")]).toEqual([201, null]);
    expect((await site.call("GET", `/sites/${id}/versions`)).body.total).toBe(3);
  });
});

describe("what a browser has already", () => {
  test.each([
    ["its own tag", (tag: string) => tag, 304],
    ["its tag as a cache weakened it", (tag: string) => `W/${tag}`, 304],
    ["its tag among others", (tag: string) => `"a", ${tag} ,"b"`, 304],
    ["anything", () => "*", 304],
    ["another tag", () => '"another"', 200],
    ["a part of its tag", (tag: string) => `${tag.slice(0, -2)}"`, 200],
    ["its tag without quotes", (tag: string) => tag.slice(1, -1), 200],
    ["nothing", () => "", 200],
  ])("%s", async (_what, write, status) => {
    for (const encoding of ["identity", "gzip", "br"]) {
      const headers = { "accept-encoding": encoding };
      const first = await visit(site.host, "/", headers);
      const tag = first.headers.get("etag") ?? "";
      expect(tag).toMatch(/^"[^"]+"$/);
      for (const method of ["GET", "HEAD"]) {
        const known = { ...headers, "if-none-match": write(tag) };
        const answer = await visit(site.host, "/", known, method);
        expect([encoding, method, answer.status]).toEqual([encoding, method, status]);
        expect(answer.headers.get("etag")).toBe(tag);
        if (status === 304) expect(await answer.text()).toBe("");
      }
    }
  });

  test("in another encoding is not what it asks for, and is another tag", async () => {
    const tagOf = async (encoding: string) =>
      (await visit(site.host, "/", { "accept-encoding": encoding })).headers.get("etag") ?? "";
    const [plain, gzip, br] = [await tagOf("identity"), await tagOf("gzip"), await tagOf("br")];
    expect(new Set([plain, gzip, br]).size).toBe(3);
    const known = { "accept-encoding": "gzip", "if-none-match": br };
    expect((await visit(site.host, "/", known)).status).toBe(200);
  });
});

describe("a site that is removed", () => {
  /** Every call below a site, with ids of what it had. */
  function callsBelow(ids: Record<string, string>): [string, string, object?][] {
    const event = `/events/${ids.event}`;
    return [
      ["GET", ""],
      ...["/versions", "/export", "/domain", "/leads", "/spam", "/gallery", "/events"].map(
        (path): [string, string] => ["GET", path],
      ),
      ...["/form-settings", "/analytics", event, `${event}/registrations`, `${event}/spam`].map(
        (path): [string, string] => ["GET", path],
      ),
      ...["/publish", "/unpublish", "/domain/check", `/versions/${ids.version}/restore`].map(
        (path): [string, string] => ["POST", path],
      ),
      ["PUT", "/domain", { domain: "gone.localhost" }],
      ["DELETE", "/domain"],
      ["POST", "/events", { title: "Late", startsAt: 4_000_000_000_000 }],
      ["PATCH", event, { title: "Late" }],
      ["DELETE", event],
      ["PATCH", `${event}/registrations/${ids.registration}`, { status: "cancelled" }],
      ["PATCH", `/leads/${ids.lead}`, { status: "won" }],
      ["POST", `/spam/${ids.spam}/restore`],
      ["PATCH", `/gallery/${ids.image}`, { alt: "Late" }],
      ["DELETE", `/gallery/${ids.image}`],
      ["PATCH", "/form-settings", { redirectOrigins: [] }],
    ];
  }

  test("takes everything below it along, for its owner, its visitors and who has an address of it", async () => {
    const other = await openOwnedSite({ SITEWRIGHT_PLAN_CREDITS: "agency=1000" });
    try {
      await other.sendForm({ message: "A lead" });
      await other.sendForm({ message: "Spam", _gotcha: "x" });
      const event = await other.createEvent();
      await other.register(event, { name: "Ann", email: "ann@visitors.test" });
      const { image } = (
        await other.service.call(other.owner.key, "POST", `/sites/${other.siteId}/gallery`, {
          rawBody: formOf(makePng(40, 30)),
        })
      ).body;
      const [lead] = (await other.read("/leads")).leads;
      const [spam] = (await other.read("/spam")).spam;
      const [version] = (await other.read("/versions")).versions;
      const [registration] = (await other.read(`/events/${event.id}/registrations`)).registrations;
      const ids = Object.entries({ event, lead, spam, version, registration, image });
      await deleteSite(other.service.ctx, other.siteId);
      const calls = callsBelow(Object.fromEntries(ids.map(([name, { id }]) => [name, id])));
      for (const [method, path, body] of calls) {
        const answer = await other.onSite(method, path, body);
        expect([method, path, answer.status]).toEqual([method, path, 404]);
        expect(answer.body.error.code).toBe("not_found");
      }
      expect((await other.call("GET", "/sites")).body.sites).toEqual([]);
      for (const path of ["/", event.url, "/robots.txt", "/_forms/contact/opened"])
        expect((await other.service.visit(other.host, path)).status).toBe(421);
      expect((await other.sendForm({ message: "Late" })).status).toBe(421);
      expect((await other.register(event, { name: "B", email: "b@visitors.test" })).status).toBe(
        421,
      );
      const elsewhere = await other.service.visit(
        `localhost:${other.service.port}`,
        `/forms/${other.siteId}/contact`,
        { method: "POST", body: new URLSearchParams({ message: "Late" }) },
      );
      expect(elsewhere.status).toBe(404);
      for (const { url } of [{ url: image.url }, { url: image.thumbnailUrl }])
        expect((await other.service.visit("localhost", new URL(url).pathname)).status).toBe(404);
    } finally {
      await other.close();
    }
  });

  test("leaves its name to the next, which has nothing of it", async () => {
    const id = await site.buildSite("Successor");
    const { url } = await get(id);
    await deleteSite(site.service.ctx, id);
    const next = await get(await site.buildSite("Successor"));
    expect([next.url, next.id === id]).toEqual([url, false]);
    const { total } = (await site.call("GET", `/sites/${next.id}/versions`)).body;
    expect(total).toBe(1);
  });
});
