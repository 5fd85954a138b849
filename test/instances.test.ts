/** Several instances of one service, over a libSQL server and Redis: what holds of one holds of all. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Cluster, hasServers, openCluster } from "./fixtures/cluster.ts";
import { makePng } from "./fixtures/pictures.ts";
import { type ServerProcess, until } from "./fixtures/server-process.ts";

const ask = (instance: ServerProcess, key: string, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${instance.port}/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  });

const parsed = async (answer: Promise<Response>) => (await answer).json();

async function createKey(instance: ServerProcess, plan = "agency") {
  const account = await instance.command(
    ...["account", "create", "--name", "Acme", "--email", "a@acme.test", "--plan", plan],
  );
  const { id, key } = await instance.command("key", "create", "--account", account.id);
  return { accountId: String(account.id), keyId: String(id), key: String(key) };
}

const post = (instance: ServerProcess, key: string, path: string, body: object) =>
  ask(instance, key, path, { method: "POST", body: JSON.stringify(body) });

/** Asks one for a site, and the other how far it is. */
async function buildSite(one: ServerProcess, other: ServerProcess, key: string) {
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  const { jobId } = await parsed(post(one, key, "/sites", brief));
  const siteId = await until(
    "the site is built",
    async () => {
      // The key has a limit.
      await Bun.sleep(LOOK_EVERY_MS);
      const { job } = await parsed(ask(other, key, `/jobs/${jobId}`));
      return job.status === "completed" && String(job.siteId);
    },
    BUILD_MS_MAX,
  );
  const url = await until(
    "the site is live",
    async () => {
      await Bun.sleep(LOOK_EVERY_MS);
      const { site } = await parsed(ask(other, key, `/sites/${siteId}`));
      return site.url ?? false;
    },
    BUILD_MS_MAX,
  );
  return { siteId, host: new URL(url).host };
}

/** Every command is a process that has to start. */
const TEST_MS_MAX = 150_000;
const LOOK_EVERY_MS = 500;
const BUILD_MS_MAX = 90_000;

describe.skipIf(!hasServers)("two instances", () => {
  let cluster: Cluster;
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    cluster = await openCluster({
      count: 2,
      settings: { SITEWRIGHT_LIMITS: "key=400/1h,ip=9999999/9999999m,generation=9999/9999m" },
    });
    [first, second] = cluster.instances as [ServerProcess, ServerProcess];
  }, TEST_MS_MAX);
  afterAll(() => cluster.close());

  test(
    "count a key's calls together",
    async () => {
      const { key } = await createKey(first);
      const answers = await Promise.all(
        Array.from({ length: 1_000 }, (_, at) => ask(at % 2 === 0 ? first : second, key, "/me")),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(400);
      expect(statuses.filter((status) => status === 429)).toHaveLength(600);
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3_500);
    },
    TEST_MS_MAX,
  );

  test(
    "end a revoked key, a suspended account and a lost plan with the next call on each",
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const { key, keyId } = await createKey(first);
        const warm = await Promise.all([first, second].map((one) => ask(one, key, "/me")));
        expect(warm.map(({ status }) => status)).toEqual([200, 200]);
        await first.command("key", "revoke", keyId);
        expect((await ask(second, key, "/me")).status).toBe(401);
        expect((await ask(first, key, "/me")).status).toBe(401);
      }
      const { key, accountId } = await createKey(second);
      expect((await ask(first, key, "/me")).status).toBe(200);
      await second.command("account", "suspend", accountId);
      expect((await ask(first, key, "/me")).status).toBe(403);
      await second.command("account", "resume", accountId);
      await second.command("account", "plan", accountId, "free");
      expect((await ask(first, key, "/me")).status).toBe(402);
    },
    TEST_MS_MAX,
  );

  test(
    "show credits as they are after a write on the other",
    async () => {
      const { key, accountId } = await createKey(first);
      for (let bonus = 1; bonus <= 5; bonus += 1) {
        await first.command("account", "bonus", accountId, "1");
        const { usage } = await parsed(ask(second, key, "/me"));
        expect(usage.bonusTokens).toBe(bonus);
      }
    },
    TEST_MS_MAX,
  );

  test(
    "build a site once, show it on each, and an event and an image with their 201",
    async () => {
      const { key } = await createKey(first);
      const { siteId, host } = await buildSite(first, second, key);
      for (const instance of [first, second])
        expect((await instance.visit(host, "/")).status).toBe(200);
      for (const [at, [own, other]] of [
        [first, second] as const,
        [second, first] as const,
      ].entries()) {
        const title = `Tasting ${at}`;
        const made = await post(own, key, `/sites/${siteId}/events`, {
          ...{ title, startsAt: "2099-05-01T18:00:00Z", status: "published" },
        });
        expect(made.status).toBe(201);
        expect(await (await own.visit(host, "/events")).text()).toContain(title);
        await until("the other shows it", async () =>
          (await (await other.visit(host, "/events")).text()).includes(title),
        );
      }
      const form = new FormData();
      form.set("file", new File([makePng(640, 480)], "loaf.png", { type: "image/png" }));
      form.set("alt", "A loaf on a board");
      const added = await fetch(`http://127.0.0.1:${second.port}/v1/sites/${siteId}/gallery`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body: form,
      });
      expect(added.status).toBe(201);
      expect(await (await second.visit(host, "/gallery")).text()).toContain("A loaf on a board");
      await until("the other shows it", async () =>
        (await (await first.visit(host, "/gallery")).text()).includes("A loaf on a board"),
      );
    },
    TEST_MS_MAX,
  );
});

describe.skipIf(!hasServers)("two instances without Redis", () => {
  let cluster: Cluster;
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    cluster = await openCluster({
      count: 2,
      hasRedis: false,
      settings: { SITEWRIGHT_LIMITS: "key=300/1h,ip=9999999/9999999m,generation=9999/9999m" },
    });
    [first, second] = cluster.instances as [ServerProcess, ServerProcess];
  }, TEST_MS_MAX);
  afterAll(() => cluster.close());

  test(
    "count a key's calls each for itself, and doctor says so",
    async () => {
      const { key } = await createKey(first);
      for (const instance of [first, second]) {
        const answers = await Promise.all(
          Array.from({ length: 400 }, () => ask(instance, key, "/me")),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
      }
      const { text } = await first.run("doctor");
      expect(text).toContain("each instance counts limits by itself");
    },
    TEST_MS_MAX,
  );

  test(
    "end a revoked key with the next call, and show an event with its 201",
    async () => {
      const { key, keyId } = await createKey(first);
      const { siteId, host } = await buildSite(first, second, key);
      const event = { title: "Tasting", startsAt: "2099-05-01T18:00:00Z", status: "published" };
      expect((await post(second, key, `/sites/${siteId}/events`, event)).status).toBe(201);
      expect(await (await second.visit(host, "/events")).text()).toContain("Tasting");
      await until("the other shows it", async () =>
        (await (await first.visit(host, "/events")).text()).includes("Tasting"),
      );
      expect((await ask(first, key, "/me")).status).toBe(200);
      await second.command("key", "revoke", keyId);
      expect((await ask(first, key, "/me")).status).toBe(401);
    },
    TEST_MS_MAX,
  );
});
