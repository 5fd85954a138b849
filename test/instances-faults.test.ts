/** What instances of one service do while the database server or Redis is away, and when one is killed. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Cluster, hasServers, openCluster } from "./fixtures/cluster.ts";
import { type ServerProcess, until } from "./fixtures/server-process.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };

const TEST_MS_MAX = 150_000;
const BUILD_MS_MAX = 60_000;

describe.skipIf(!hasServers)("two instances", () => {
  let cluster: Cluster;
  let first: ServerProcess;
  let second: ServerProcess;
  let host = "";
  let siteId = "";
  let key = "";
  const ask = (instance: ServerProcess, path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${instance.port}/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    });
  const me = (instance: ServerProcess) => ask(instance, "/me");
  const post = async (instance: ServerProcess, path: string, body: object) =>
    (await ask(instance, path, { method: "POST", body: JSON.stringify(body) })).json();

  beforeAll(async () => {
    cluster = await openCluster({ count: 2 });
    [first, second] = cluster.instances as [ServerProcess, ServerProcess];
    const { accountId } = await first.createOwner("a@acme.test");
    ({ key } = await first.command("key", "create", "--account", accountId));
    const { jobId } = await first.call("POST", "/sites", BRIEF);
    siteId = await until(
      "the site is built",
      async () => {
        const { job } = await first.call("GET", `/jobs/${jobId}`);
        return job.status === "completed" && String(job.siteId);
      },
      BUILD_MS_MAX,
    );
    host = await until(
      "the site is live",
      async () => {
        const { site } = await first.call("GET", `/sites/${siteId}`);
        return site.url !== null && new URL(site.url).host;
      },
      BUILD_MS_MAX,
    );
  }, TEST_MS_MAX);
  afterAll(() => cluster.close());

  /** The site's pages, each asked of both. */
  async function visitAll(): Promise<string[]> {
    const sitemap = await (await first.visit(host, "/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = ""]) => new URL(loc).pathname,
    );
    for (const instance of [first, second])
      for (const path of paths) expect((await instance.visit(host, path)).status).toBe(200);
    return paths;
  }

  async function addEvent(instance: ServerProcess, title: string): Promise<void> {
    const event = { title, startsAt: "2099-05-01T18:00:00Z", status: "published" };
    const answer = await post(instance, `/sites/${siteId}/events`, event);
    expect(answer.event?.title).toBe(title);
  }

  const shows = async (instance: ServerProcess, title: string) =>
    (await (await instance.visit(host, "/events")).text()).includes(title);

  test(
    "serve visitors from memory while the database server is dead, and go on after it",
    async () => {
      const paths = await visitAll();
      expect(paths.length).toBeGreaterThan(3);
      await cluster.database.kill();
      const statuses = new Set<number>();
      for (let round = 0; round < 20; round += 1)
        for (const path of paths)
          for (const instance of [first, second])
            statuses.add((await instance.visit(host, path)).status);
      expect([...statuses]).toEqual([200]);
      // What nobody has asked for yet cannot be known, and is said so.
      const unknown = await second.visit(`nobody.${cluster.address}`, "/");
      expect(unknown.status).toBe(503);
      expect(unknown.headers.get("retry-after")).toBe("5");

      await cluster.database.start();
      for (const instance of [first, second])
        await until("calls are answered", async () => (await me(instance)).ok);
      await addEvent(second, "After the storm");
      for (const instance of [second, first])
        await until("it is shown", () => shows(instance, "After the storm"));
    },
    TEST_MS_MAX,
  );

  test(
    "serve visitors from memory while the database server hangs",
    async () => {
      const paths = await visitAll();
      await cluster.database.pause();
      try {
        const answers = await Promise.all(
          [first, second].flatMap((one) => paths.map((path) => one.visit(host, path))),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect((await first.visit(`nobody.${cluster.address}`, "/")).status).toBe(503);
      } finally {
        cluster.database.resume();
      }
      await until("calls are answered", async () => (await me(first)).ok);
    },
    TEST_MS_MAX,
  );

  test.each(["dead", "hanging"] as const)(
    "end a revoked key with the next call, and show what is published, with Redis %s",
    async (state) => {
      const { accountId } = await first.createOwner(`${state}@acme.test`);
      const made = await first.command("key", "create", "--account", accountId);
      const kept = key;
      key = made.key;
      expect((await me(second)).status).toBe(200);
      if (state === "dead") await cluster.redis.kill();
      else await cluster.redis.pause();
      try {
        for (let calls = 0; calls < 5; calls += 1)
          for (const instance of [first, second]) expect((await me(instance)).status).toBe(200);
        await first.command("key", "revoke", made.id);
        for (const instance of [second, first]) expect((await me(instance)).status).toBe(401);
        key = kept;
        await addEvent(first, `With Redis ${state}`);
        await until("the other shows it", () => shows(second, `With Redis ${state}`));
      } finally {
        key = kept;
        if (state === "dead") await cluster.redis.start();
        else cluster.redis.resume();
      }
    },
    TEST_MS_MAX,
  );
});
