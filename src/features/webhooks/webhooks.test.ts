import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { Webhook as Standard } from "standardwebhooks";
import { Webhook as Svix } from "svix";
import { idsOf, typesOf } from "../../../test/fixtures/webhook-receiver.ts";
import {
  DAY_MS,
  SITE,
  startWebhookService,
  type WebhookService,
} from "../../../test/fixtures/webhooks.ts";
import { startTestService } from "../../../test/harness.ts";
import { markChanged, unpublishSite } from "../sites/service.ts";
import { publishSite } from "../versions/release.ts";
import { messageStatements, wakeWebhooks } from "./messages.ts";

const OTHER_SITE = "site_00000000000000000000000002";

let service: WebhookService;
beforeAll(async () => {
  service = await startWebhookService();
});
afterAll(() => service.close());
afterEach(() => service.tidy());

describe("signing", () => {
  test("both libraries accept every message of a build, and refuse a tampered one", async () => {
    const { owner, receiver, webhook } = await service.openHouse();
    const brief = { businessName: "Harbour Bakery", industry: "bakery" };
    await service.call(owner.key, "POST", "/sites", { body: brief });
    await service.step();
    expect(typesOf(receiver.received)).toEqual(["job.completed", "site.published"]);
    for (const { headers, body } of receiver.received) {
      for (const library of [new Standard(webhook.secret), new Svix(webhook.secret)]) {
        library.verify(body, headers);
        expect(() => library.verify(`${body} `, headers)).toThrow();
        expect(() => library.verify(body, { ...headers, "webhook-id": "msg_other" })).toThrow();
        const later = String(Number(headers["webhook-timestamp"]) + 1);
        expect(() => library.verify(body, { ...headers, "webhook-timestamp": later })).toThrow();
      }
      const key = Buffer.from(webhook.secret.slice("whsec_".length), "base64");
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const mac = createHmac("sha256", key).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${mac}`);
      expect(headers["content-type"]).toBe("application/json");
      expect(new Date(JSON.parse(body).timestamp).getTime()).toBe(service.clock.now());
    }
    const [job, site] = receiver.received.map(({ body }) => JSON.parse(body).data);
    const { sites } = (await service.call(owner.key, "GET", "/sites")).body;
    expect(site.site).toEqual(sites[0]);
    const read = await service.call(owner.key, "GET", `/jobs/${job.job.id}`);
    expect(job.job).toEqual(read.body.job);
  });

  test("for a day after a rotation the old secret and the new one both verify", async () => {
    const { owner, receiver, webhook, call } = await service.openHouse();
    const rotated = await call("POST", "/rotate");
    expect(rotated.body.secret).toStartWith("whsec_");
    expect(rotated.body.secret).not.toBe(webhook.secret);
    await service.tell(owner.id);
    await service.step();
    service.clock.advance(DAY_MS);
    await service.tell(owner.id);
    await service.step();
    const [during, after] = receiver.received;
    if (!during || !after) throw new Error("two messages were sent");
    for (const Library of [Standard, Svix])
      for (const secret of [webhook.secret, rotated.body.secret])
        new Library(secret).verify(during.body, during.headers);
    expect(during.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    expect(after.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
    const stamp = Number(after.headers["webhook-timestamp"]);
    const expected = new Standard(rotated.body.secret).sign(
      after.headers["webhook-id"] ?? "",
      new Date(stamp * 1_000),
      after.body,
    );
    expect(after.headers["webhook-signature"]).toBe(expected);
  });

  test("no answer but that of create and rotate shows a secret, and the database holds none", async () => {
    const { owner, webhook, call } = await service.openHouse();
    const rotated = (await call("POST", "/rotate")).body.secret;
    const answers = await Promise.all([
      service.call(owner.key, "GET", "/webhooks"),
      call("GET"),
      call("PATCH", "", { enabled: true }),
      call("POST", "/test"),
      call("GET", "/deliveries"),
      call("DELETE"),
    ]);
    for (const { text } of answers) expect(text).not.toContain("whsec_");
    const files = ["sitewright.db", "sitewright.db-wal"].map((name) =>
      Bun.file(join(service.directory, name)).text(),
    );
    const stored = (await Promise.all(files)).join("");
    for (const secret of [webhook.secret, rotated]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.slice("whsec_".length));
    }
    expect(service.logLines.join("")).not.toContain("whsec_");
  });
});

describe("what is told", () => {
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };

  test("a publication is told when a version becomes live, and only then", async () => {
    const { owner, receiver } = await service.openHouse({ types: ["site.published"] });
    await service.call(owner.key, "POST", "/sites", { body: brief });
    await service.step();
    expect(receiver.received).toHaveLength(1);
    const { site } = JSON.parse(receiver.received[0]?.body ?? "").data;
    // Looked at again, with nothing new to show.
    await markChanged(service.ctx, site.id);
    await service.step();
    expect(receiver.received).toHaveLength(1);
    // Rendered anew, with an event more: visitors have this version already.
    const event = { title: "Open day", startsAt: "2030-05-01T10:00:00Z", status: "published" };
    const created = await service.call(owner.key, "POST", `/sites/${site.id}/events`, {
      body: event,
    });
    await service.step();
    expect((await service.visit(new URL(site.url).host, created.body.event.url)).status).toBe(200);
    expect(receiver.received).toHaveLength(1);
    await unpublishSite(service.ctx, site.id);
    await publishSite(service.ctx, site.id);
    await service.step();
    expect(receiver.received).toHaveLength(2);
  });

  test("a job that fails is told with its error", async () => {
    const { owner, receiver } = await service.openHouse({ types: ["job.failed"] });
    const { jobId } = (await service.call(owner.key, "POST", "/sites", { body: brief })).body;
    // As if its worker had died for the third time.
    await service.ctx.db.write([
      {
        sql: "update jobs set status = 'running', attempts = 3, lease_until = 1 where id = ?",
        args: [jobId],
      },
    ]);
    service.clock.advance(60_000);
    await service.step();
    const { job } = (await service.call(owner.key, "GET", `/jobs/${jobId}`)).body;
    expect(job).toMatchObject({ status: "failed", error: { code: "interrupted" } });
    expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toEqual([{ job }]);
  });
});

describe("who is told", () => {
  test("endpoints of the account that take the type and the site, and no others", async () => {
    const { owner, receiver: all } = await service.openHouse();
    const [leads, jobs, site, stranger] = [
      service.receive(),
      service.receive(),
      service.receive(),
      service.receive(),
    ];
    await service.createWebhook(owner, { url: leads.url, types: ["lead.created", "ping"] });
    await service.createWebhook(owner, { url: jobs.url, types: ["job.completed"] });
    await service.createWebhook(owner, { url: site.url, siteIds: [SITE] });
    await service.createWebhook(await service.createAccount(), { url: stranger.url });
    await service.tell(owner.id, SITE);
    await service.tell(owner.id, OTHER_SITE);
    await service.tell(owner.id, null);
    await service.step();
    const counts = [all, leads, jobs, site, stranger].map(({ received }) => received.length);
    expect(counts).toEqual([3, 3, 0, 1, 0]);
    expect(idsOf(all.received)).toEqual(idsOf(leads.received));
    expect(new Set(idsOf(all.received)).size).toBe(3);
  });

  test("a message whose cause did not happen is never sent", async () => {
    const { owner, receiver } = await service.openHouse();
    const { ctx } = service;
    const data = { webhookId: "x" };
    const broken = { sql: "insert into nowhere values (1)", args: [] };
    const write = ctx.db.write([
      ...messageStatements(ctx, { accountId: owner.id, type: "ping", data }),
      broken,
    ]);
    await expect(write).rejects.toThrow();
    wakeWebhooks(ctx);
    await service.step();
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ["status", { status: "disabled" }, { status: "enabled" }],
    ["enabled", { enabled: false }, { enabled: true }],
  ])(
    "an endpoint disabled by `%s` gets nothing, also not what waited, until it is enabled",
    async (_, off, on) => {
      const { owner, receiver, call } = await service.openHouse();
      await service.tell(owner.id);
      expect((await call("PATCH", "", off)).body.webhook).toMatchObject({
        status: "disabled",
        disabledReason: "owner",
      });
      await service.tell(owner.id);
      await service.step();
      expect(receiver.received).toEqual([]);
      expect((await call("GET", "/deliveries")).body).toMatchObject({
        total: 1,
        deliveries: [{ status: "failed", nextAttemptAt: null }],
      });
      for (const path of ["/test", "/redeliver"])
        expect((await call("POST", path, { since: 0 })).status).toBe(400);
      expect((await call("PATCH", "", on)).body.webhook.status).toBe("enabled");
      await service.tell(owner.id);
      await service.step();
      expect(receiver.received).toHaveLength(1);
    },
  );

  test("a status that is none, or that `enabled` contradicts, is refused by name", async () => {
    const { call } = await service.openHouse();
    for (const change of [
      { status: "on" },
      { status: null },
      { status: "disabled", enabled: true },
    ]) {
      const { status, body } = await call("PATCH", "", change);
      expect({ status, code: body.error?.code }).toEqual({ status: 400, code: "invalid_request" });
      expect(body.error.message).toContain("`status`");
    }
    expect((await call("GET")).body.webhook.status).toBe("enabled");
  });
});

describe("targets", () => {
  test.each([
    ["http://10.0.0.1/hook", /leads to no public one/],
    ["http://169.254.169.254/latest/meta-data", /leads to no public one/],
    ["http://[::1]:5678/hook", /leads to no public one/],
    ["http://[::ffff:10.0.0.1]/", /leads to no public one/],
    ["http://93.184.215.14:22/", /port 22/],
    ["https://user:pass@hooks.example.com/", /user name or password/],
    ["ftp://hooks.example.com/", /absolute http or https/],
    ["/hook", /absolute http or https/],
    ["", /must not be empty/],
    [`https://hooks.example.com/${"x".repeat(2_048)}`, /at most 2,048/],
  ])("%s is refused when it is given", async (url, words) => {
    const owner = await service.createAccount();
    const answer = await service.call(owner.key, "POST", "/webhooks", { body: { url } });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toMatch(words);
  });

  test("a private address is refused at the attempt too, and the log of it says how to open it", async () => {
    const strict = await startTestService();
    const receiver = service.receive();
    try {
      const owner = await strict.createAccount();
      // Stands for a name that was public when it was given.
      const body = { url: "http://hooks.example.com/" };
      const { webhook } = (await strict.call(owner.key, "POST", "/webhooks", { body })).body;
      await strict.ctx.db.write([
        { sql: "update webhook_endpoints set url = ?", args: [receiver.url] },
      ]);
      const { delivery } = (await strict.call(owner.key, "POST", `/webhooks/${webhook.id}/test`))
        .body;
      expect(delivery.attempts[0].status).toBeNull();
      expect(delivery.attempts[0].error).toContain("the address is not called");
      expect(delivery.attempts[0].error).not.toContain("127.0.0.1");
      // The operator finds out which it was.
      expect(strict.logLines.join()).toContain("127.0.0.1 is not a public address");
      expect(receiver.received).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  test.each([
    [{ types: [] }, /`types` must list 1 to 100/],
    [{ types: ["lead.deleted"] }, /`types.0` must list some of lead.created/],
    [{ types: "lead.created" }, /`types` must list/],
    [{ siteIds: ["x"] }, /`siteIds.0` must list site ids/],
  ])("filters that cannot be meant are refused: %j", async (body, words) => {
    const owner = await service.createAccount();
    const url = "https://hooks.example.com/";
    const answer = await service.call(owner.key, "POST", "/webhooks", { body: { url, ...body } });
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringMatching(words)]);
  });

  test("an account has at most 100 webhooks", async () => {
    const owner = await service.createAccount();
    const body = { url: "https://hooks.example.com/" };
    const post = () => service.call(owner.key, "POST", "/webhooks", { body });
    const answers = await Promise.all(Array.from({ length: 105 }, post));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });
});
