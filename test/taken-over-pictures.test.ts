/** Pictures of an existing site: promised with the new site, and kept whatever happens in between. */
import { afterEach, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TAKE_OVER_TASK, takeOverStatements } from "../src/features/gallery/take-over.ts";
import { makePng } from "./fixtures/pictures.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { startTestService, TestClock, type TestService } from "./harness.ts";

const SIDE = 320;
const services: TestService[] = [];
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
  for (const close of closing.splice(0)) await close();
});

/** A site with pictures, each of which is held back until the test lets go. */
function openOldSite(pictures: readonly string[]) {
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let onAsked = () => {};
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    async fetch(request) {
      const name = new URL(request.url).pathname.slice(1);
      if (name.endsWith(".png")) {
        asked.push(name);
        onAsked();
        await released;
        return new Response(makePng(SIDE, SIDE), { headers: { "content-type": "image/png" } });
      }
      const images = pictures.map(
        (one) => `<img src="/${one}.png" alt="${one}" width="640" height="480">`,
      );
      return new Response(`<html lang="en"><title>Old</title><main>${images.join("")}</main>`, {
        headers: { "content-type": "text/html" },
      });
    },
  });
  closing.push(() => server.stop(true));
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      onAsked = () => asked.length >= count && resolve();
      onAsked();
    });
  return { asked, release, until, url: `http://127.0.0.1:${server.port}/` };
}

async function start(options: Parameters<typeof startTestService>[0] = {}) {
  const service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
    ...options,
  });
  services.push(service);
  return service;
}

async function build(service: TestService, key: string, existingUrl: string) {
  const body = { businessName: "Harbour Loaf", industry: "bakery", existingUrl };
  const answer = await service.call(key, "POST", "/sites", { body });
  expect(answer.status).toBe(202);
}

async function listPictures(service: TestService, key: string): Promise<string[]> {
  const { body } = await service.call(key, "GET", "/sites");
  const lists = await Promise.all(
    body.sites.map(({ id }: { id: string }) =>
      service.call(key, "GET", `/sites/${id}/gallery?limit=200`),
    ),
  );
  return lists.flatMap((list) => list.body.images.map(({ alt }: { alt: string }) => alt));
}

test("kill -9 or a restart between the site and its pictures loses none, and doubles none", async () => {
  const old = openOldSite(["one", "two", "three"]);
  const clock = new TestClock();
  const first = await start({ clock });
  const { key } = await first.createAccount();
  await build(first, key, old.url);
  const working = first.ctx.scheduler.step();
  await old.until(1);
  // The files as they are in this moment: what a process that is killed leaves.
  const killed = mkdtempSync(join(tmpdir(), "sitewright-test-"));
  const copy = Bun.spawnSync(["sh", "-c", `cp "$0"/*.db* "$1"`, first.directory, killed]);
  expect(copy.exitCode).toBe(0);
  await first.stop();
  await working;
  old.release();
  const restarted = await start({ clock, directory: first.directory });
  await restarted.ctx.scheduler.step();
  expect(await listPictures(restarted, key)).toEqual(["one", "two", "three"]);

  clock.advance(5 * 60_000);
  const after = await start({ clock, directory: killed });
  await after.ctx.scheduler.step();
  expect(await listPictures(after, key)).toEqual(["one", "two", "three"]);
});

test("accounts take turns, however many pictures the first of them has", async () => {
  const many = openOldSite([]);
  const few = openOldSite([]);
  many.release();
  few.release();
  const service = await start();
  const [first, second] = [await service.createAccount(), await service.createAccount()];
  const order = async (accountId: string, slug: string, url: string, names: string[]) => {
    const files = smallSite("a");
    const { siteId } = await storeSite(service.ctx, {
      ...{ slug, files, accountId, document: bakeryDocument() },
    });
    const pictures = names.map((alt) => ({ url: `${url}${alt}.png`, alt }));
    await service.ctx.db.write(takeOverStatements({ accountId, siteId }, pictures));
  };
  for (const slug of ["one", "two", "three", "four"])
    await order(first.id, slug, many.url, ["a", "b", "c", "d", "e", "f"]);
  await order(second.id, "five", few.url, ["mine"]);
  service.ctx.scheduler.wake(TAKE_OVER_TASK);
  let before = -1;
  const { promise: seen, resolve } = Promise.withResolvers<void>();
  void few.until(1).then(() => {
    before = many.asked.length;
    resolve();
  });
  await service.ctx.scheduler.step();
  await seen;
  expect(before).toBeLessThanOrEqual(2);
  expect(await listPictures(service, first.key)).toHaveLength(24);
  expect(await listPictures(service, second.key)).toEqual(["mine"]);
}, 30_000);
