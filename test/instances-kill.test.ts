/** Three instances of one service under load: work is done once, and what a killed one had is done by another. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Cluster, hasServers, openCluster } from "./fixtures/cluster.ts";
import { type ServerProcess, until } from "./fixtures/server-process.ts";
import { idsOf, type Receiver, startReceiver } from "./fixtures/webhook-receiver.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const SITE_CREDITS = 5;
/** A worker's claim lapses after half a minute, and is looked for every ten seconds. */
const TAKEN_UP_MS_MAX = 120_000;

describe.skipIf(!hasServers)("three instances", () => {
  let cluster: Cluster;
  let receiver: Receiver;
  let instances: readonly ServerProcess[] = [];
  let key = "";
  let siteId = "";
  let usedBefore = 0;

  const at = (place: number) => instances[place % instances.length] as ServerProcess;
  const ask = async (instance: ServerProcess, path: string, init: RequestInit = {}) =>
    (
      await fetch(`http://127.0.0.1:${instance.port}/v1${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      })
    ).json();
  const queue = async (instance: ServerProcess): Promise<string> =>
    (await ask(instance, "/sites", { method: "POST", body: JSON.stringify(BRIEF) })).jobId;
  const sendLead = async (message: string): Promise<boolean> => {
    const answer = await cluster.visit(cluster.address, `/forms/${siteId}/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ name: "Ann", email: "ann@example.test", message }),
    });
    await answer.text();
    return answer.ok;
  };
  const finish = (jobId: string, instance: ServerProcess) =>
    until(
      `${jobId} has ended`,
      async () => {
        const { job } = await ask(instance, `/jobs/${jobId}`);
        return ["completed", "failed", "cancelled"].includes(job.status) && job;
      },
      TAKEN_UP_MS_MAX,
    );
  const listLeads = async (instance: ServerProcess): Promise<Set<string>> => {
    const messages = new Set<string>();
    for (let skip = 0; ; skip += 200) {
      const { leads } = await ask(instance, `/sites/${siteId}/leads?limit=200&skip=${skip}`);
      for (const { message } of leads) messages.add(message);
      if (leads.length < 200) return messages;
    }
  };

  beforeAll(async () => {
    receiver = startReceiver();
    cluster = await openCluster({
      count: 3,
      settings: { SITEWRIGHT_LOG: "info", SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
    });
    instances = cluster.instances;
    const { accountId } = await at(0).createOwner("a@acme.test");
    ({ key } = await at(0).command("key", "create", "--account", accountId));
    await at(1).command(
      ...["webhook", "create", "--account", accountId, "--url", receiver.url],
      ...["--types", "lead.created,job.completed"],
    );
    const job = await finish(await queue(at(0)), at(1));
    siteId = job.siteId;
    usedBefore = (await ask(at(2), "/me")).usage.used;
  }, 120_000);
  afterAll(async () => {
    await cluster.close();
    await receiver.close();
  });

  test("work on each job once, and send each message once", async () => {
    const jobIds = await Promise.all(Array.from({ length: 9 }, (_, place) => queue(at(place))));
    const acknowledged = await Promise.all(
      Array.from({ length: 60 }, async (_, count) => {
        const message = `first ${count}`;
        return (await sendLead(message)) ? message : undefined;
      }),
    );
    for (const [place, jobId] of jobIds.entries())
      expect((await finish(jobId, at(place + 1))).status).toBe("completed");
    const log = instances.map((instance) => instance.readLog()).join("");
    for (const jobId of jobIds)
      expect(
        log.split("\n").filter((line) => line.includes(jobId) && line.includes("job started")),
      ).toHaveLength(1);
    const leads = await listLeads(at(2));
    expect(acknowledged.filter((message) => message === undefined || !leads.has(message))).toEqual(
      [],
    );
    // The site's own job, too, was told of.
    await receiver.until(60 + 9 + 1);
    expect(new Set(idsOf(receiver.received)).size).toBe(receiver.received.length);
    const { usage } = await ask(at(1), "/me");
    expect(usage.used - usedBefore).toBe(9 * SITE_CREDITS);
  }, 120_000);

  test("lose nothing when one is killed with kill -9 under load", async () => {
    const jobIds: string[] = [];
    const acknowledged: string[] = [];
    let isOver = false;
    const senders = Array.from({ length: 6 }, async (_, sender) => {
      for (let count = 0; !isOver; count += 1) {
        const message = `second ${sender} ${count}`;
        // A connection that the killed one had is lost: nothing was promised then.
        if (await sendLead(message).catch(() => false)) acknowledged.push(message);
      }
    });
    for (let place = 0; place < 6; place += 1) jobIds.push(await queue(at(place)));
    const victim = await until("one of them works on a job", async () => {
      const works = (place: number) => {
        const log = at(place).readLog();
        return jobIds.some((jobId) => log.includes(jobId));
      };
      const place = [1, 2, 0].find(works);
      return place !== undefined && { place };
    }).then(({ place }) => place);
    const [next, other] = [at(victim + 1), at(victim + 2)];
    await at(victim).kill();
    const killedAt = acknowledged.length;
    await until(
      "forms are taken by the others",
      async () => acknowledged.length > killedAt + 50,
      // Six builds are under way beside it.
      TAKEN_UP_MS_MAX,
    );
    isOver = true;
    await Promise.all(senders);
    for (const jobId of jobIds) expect((await finish(jobId, next)).status).toBe("completed");
    const leads = await listLeads(other);
    expect(acknowledged.filter((message) => !leads.has(message))).toEqual([]);
    const told = () =>
      new Set(
        receiver.received
          .map(({ body }) => JSON.parse(body))
          .filter(({ type }) => type === "lead.created")
          .map(({ data }) => String(data.lead.message)),
      );
    await until(
      "all messages have arrived",
      async () => {
        const arrived = told();
        return acknowledged.every((message) => arrived.has(message));
      },
      TAKEN_UP_MS_MAX,
    );
    const { usage } = await ask(other, "/me");
    expect(usage.used - usedBefore).toBe((9 + jobIds.length) * SITE_CREDITS);
    await at(victim).start();
    expect((await ask(at(victim), "/me")).usage.used).toBe(usage.used);
  }, 300_000);
});
