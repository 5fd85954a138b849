/** `sitewright webhook …` as a shell sees it, beside a running server and without one. */
import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "svix";
import { idsOf, typesOf } from "./fixtures/webhook-receiver.ts";
import { startWebhookService, type WebhookService } from "./fixtures/webhooks.ts";

// Each command is a process of its own, on a machine that may be busy.
setDefaultTimeout(60_000);

let service: WebhookService;
beforeAll(async () => {
  service = await startWebhookService();
});
afterAll(() => service.close());
afterEach(() => service.tidy());

async function run(data: string, ...args: string[]) {
  const child = Bun.spawn([process.execPath, "src/main.ts", "webhook", ...args, "--data", data], {
    env: { ...process.env, SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, stdout, stderr };
}

async function runJson(data: string, ...args: string[]) {
  const { exitCode, stdout, stderr } = await run(data, ...args, "--json");
  expect([exitCode, stderr]).toEqual([0, ""]);
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  return JSON.parse(stdout);
}

test("an endpoint is created, tested, rotated, listed and deleted beside the running server", async () => {
  const [data, owner, receiver] = [
    service.directory,
    await service.createAccount(),
    service.receive(),
  ];
  const create = ["create", "--account", owner.id, "--url", receiver.url];
  const made = await runJson(data, ...create, "--types", "lead.created,site.published");
  const types = ["lead.created", "site.published"];
  expect(made).toMatchObject({ url: receiver.url, types, status: "enabled" });
  expect([made.id, made.secret].join(" ")).toMatch(/^whk_\w+ whsec_\S+$/);

  const tested = await runJson(data, "test", made.id);
  expect(tested).toMatchObject({ type: "ping", status: "succeeded" });
  expect(typesOf(receiver.received)).toEqual(["ping"]);
  const sent = receiver.received[0];
  new Webhook(made.secret).verify(sent?.body ?? "", sent?.headers ?? {});

  const rotated = await runJson(data, "rotate", made.id);
  expect(rotated.id).toBe(made.id);
  expect(rotated.secret).toStartWith("whsec_");
  expect(rotated.secret).not.toBe(made.secret);

  const [listed, ...others] = await runJson(data, "list", "--account", owner.id);
  expect([listed.id, listed.secret, others]).toEqual([made.id, undefined, []]);
  expect((await runJson(data, "list")).length).toBeGreaterThanOrEqual(1);

  const [delivery] = await runJson(data, "deliveries", made.id);
  expect(delivery).toMatchObject({ id: idsOf(receiver.received)[0], attempts: [{ status: 200 }] });
  expect(await runJson(data, "redeliver", delivery.id)).toEqual({ id: delivery.id, queued: 1 });
  await service.step();
  expect(idsOf(receiver.received)).toEqual([delivery.id, delivery.id]);

  expect(await runJson(data, "delete", made.id)).toMatchObject({ id: made.id });
  expect(await runJson(data, "list", "--account", owner.id)).toEqual([]);
});

test("a message whose webhooks are all disabled is told apart from one that is not there", async () => {
  const { owner, receiver, call } = await service.openHouse();
  await service.tell(owner.id);
  await service.step();
  const [messageId = ""] = idsOf(receiver.received);
  await call("PATCH", "", { status: "disabled" });
  const refused = await run(service.directory, "redeliver", messageId);
  expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining("is disabled")]);
  const missing = await run(service.directory, "redeliver", "msg_none");
  expect([missing.exitCode, missing.stderr]).toEqual([
    1,
    expect.stringContaining("No such message"),
  ]);
});

test("a table and a record are for people, and the secret comes with a word about keeping it", async () => {
  const [data, owner] = [service.directory, await service.createAccount()];
  const create = ["create", "--account", owner.id, "--url", "https://hooks.example.com/a"];
  const made = await run(data, ...create);
  expect(made.stdout).toMatch(/secret +whsec_/);
  expect(made.stdout).toContain("Keep the secret now");
  const listed = await run(data, "list", "--account", owner.id);
  expect(listed.stdout).toMatch(/id +url +types +status/);
  expect(listed.stdout).toContain("https://hooks.example.com/a");
  expect(listed.stdout).not.toContain("whsec_");
});

test("a ping that is not taken is shown, and is a failure", async () => {
  const [data, owner, receiver] = [
    service.directory,
    await service.createAccount(),
    service.receive(),
  ];
  receiver.answer = () => new Response("no", { status: 503 });
  const made = await runJson(data, "create", "--account", owner.id, "--url", receiver.url);
  const { exitCode, stdout, stderr } = await run(data, "test", made.id, "--json");
  expect(JSON.parse(stdout)).toMatchObject({ status: "failed", attempts: [{ status: 503 }] });
  expect([exitCode, stderr]).toEqual([
    1,
    "sitewright: The ping was not taken: the answer was 503.\n",
  ]);
});

test.each([
  [["test", "whk_1"], 1, /No such webhook/],
  [["redeliver", "msg_1"], 1, /No such message/],
  [["create", "--account", "acc_1", "--url", "https://a.example.com/"], 1, /No such account/],
  [["create", "--url", "https://a.example.com/"], 2, /required option '--account <id>'/],
])("what cannot be done says why: %p", async (args, exitCode, words) => {
  const outcome = await run(service.directory, ...args);
  expect([outcome.exitCode, outcome.stdout]).toEqual([exitCode, ""]);
  expect(outcome.stderr).toMatch(words);
});

test("the same without a server", async () => {
  const data = mkdtempSync(join(tmpdir(), "sitewright-webhook-commands-"));
  const receiver = service.receive();
  try {
    const child = Bun.spawn(
      [
        ...[process.execPath, "src/main.ts", "account", "create", "--name", "A"],
        ...["--email", "a@a.test", "--json", "--data", data],
      ],
      { stdout: "pipe" },
    );
    const account = await new Response(child.stdout).json();
    const made = await runJson(data, "create", "--account", account.id, "--url", receiver.url);
    expect(await runJson(data, "test", made.id)).toMatchObject({ status: "succeeded" });
    const refused = await run(data, "create", "--account", account.id, "--url", "http://10.0.0.1/");
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain("SITEWRIGHT_ALLOW_PRIVATE_TARGETS");
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
