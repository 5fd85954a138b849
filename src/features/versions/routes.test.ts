/** A site's history over the API: what is listed, restored, published, and by whom. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";
import { createKey } from "../accounts/keys.ts";
import { saveDocument } from "./history.ts";

let service: TestService;
let owner: TestAccount;
let siteId: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  [{ id: siteId }] = (await service.call(owner.key, "GET", "/sites")).body.sites;
});
afterAll(() => service.close());

const call = (method: string, path: string, init = {}) =>
  service.call(owner.key, method, `/sites/${siteId}${path}`, init);
const list = async () => (await call("GET", "/versions")).body;

test("a built site has one version, live and newest, which nobody made but the service", async () => {
  const { versions, total } = await list();
  expect(total).toBe(1);
  expect(versions[0]).toEqual({
    id: expect.stringMatching(/^ver_/),
    createdAt: expect.any(Number),
    ...{ why: "generated", who: null, base: null, isLive: true, isNewest: true },
  });
});

test("restoring makes a new version by the key; the live site waits for a publish", async () => {
  service.clock.advance(1_000);
  const [first] = (await list()).versions;
  const { status, body } = await call("POST", `/versions/${first.id}/restore`);
  expect(status).toBe(201);
  const who = expect.stringMatching(/^key_/);
  const made = { why: "restored", who, base: first.id, isLive: false, isNewest: true };
  expect(body.version).toMatchObject(made);
  const { versions, total } = await list();
  expect(total).toBe(2);
  expect(versions).toEqual([body.version, { ...first, isNewest: false }]);
  expect((await call("POST", "/publish")).body.site).toMatchObject({ id: siteId, status: "live" });
  await service.ctx.scheduler.step();
  expect((await list()).versions[0]).toEqual({ ...body.version, isLive: true });
});

test("with an Idempotency-Key the same restore makes one version, and another version's is another", async () => {
  const { versions, total } = await list();
  const headers = { "idempotency-key": "restore-1" };
  const path = `/versions/${versions[0].id}/restore`;
  const first = await call("POST", path, { headers });
  const again = await call("POST", path, { headers });
  expect(again.text).toBe(first.text);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  const other = await call("POST", `/versions/${versions[1].id}/restore`, { headers });
  expect(other.body.version.base).toBe(versions[1].id);
  expect((await list()).total).toBe(total + 2);
});

test("publish and unpublish can be repeated, and say how the site is", async () => {
  for (const _ of [1, 2])
    expect((await call("POST", "/unpublish")).body.site).toMatchObject({
      ...{ id: siteId, status: "draft", url: null },
    });
  expect((await list()).versions.some((version: { isLive: boolean }) => version.isLive)).toBe(
    false,
  );
  for (const _ of [1, 2])
    expect((await call("POST", "/publish")).body.site.status).toBe("provisioning");
  await service.ctx.scheduler.step();
  expect((await call("GET", "")).body.site).toMatchObject({ status: "live" });
});

test("pages of the history add up to all of it, in one order", async () => {
  const { versions } = await list();
  const pages = [];
  for (let skip = 0; skip < versions.length; skip += 2)
    pages.push(...(await call("GET", `/versions?limit=2&skip=${skip}`)).body.versions);
  expect(pages).toEqual(versions);
});

test("another account's history answers like a missing one, and a reader changes nothing", async () => {
  const stranger = await service.createAccount();
  const [version] = (await list()).versions;
  const paths = ["/versions", `/versions/${version.id}/restore`, "/publish", "/unpublish"];
  for (const path of paths) {
    const method = path === "/versions" ? "GET" : "POST";
    const foreign = await service.call(stranger.key, method, `/sites/${siteId}${path}`);
    expect([foreign.status, foreign.body.error.message]).toEqual([404, "No such site."]);
  }
  const reader = await createKey(service.ctx, { accountId: owner.id, scope: "read" });
  for (const path of paths.slice(1))
    expect((await service.call(reader.key, "POST", `/sites/${siteId}${path}`)).status).toBe(403);
  expect((await call("GET", "")).body.site.status).toBe("live");
});

test("a version of another of the own sites cannot be restored here", async () => {
  const body = { businessName: "Quiet Law", industry: "law firm" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const [other] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  const theirs = await saveDocument(service.ctx, {
    ...{ siteId: other.id, document: "{}", reason: "edited", madeBy: null, baseVersionId: null },
  });
  const answer = await call("POST", `/versions/${theirs}/restore`);
  expect([answer.status, answer.body.error.message]).toEqual([404, "No such version."]);
});
