/** Secrets are in no log line, no figure, no finding and no answer, whatever goes wrong with what they open. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { examine } from "../src/features/upkeep/doctor.ts";
import { runHere } from "./fixtures/commands-here.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

/** Nobody listens there: every peer that needs a secret fails. */
const AWAY = "127.0.0.1:9";
const METRICS_TOKEN = "metrics-token-4be1";

const SETTINGS = {
  SITEWRIGHT_INSTANCE_KEY: Buffer.from("instance-key-of-32-bytes-exactly").toString("base64"),
  SITEWRIGHT_SMTP_URL: `smtp://robot:mail-password-91cc@${AWAY}`,
  SITEWRIGHT_METRICS_TOKEN: METRICS_TOKEN,
  SITEWRIGHT_RECAPTCHA_SITE_KEY: "site-key-is-public",
  SITEWRIGHT_RECAPTCHA_SECRET: "recaptcha-secret-03d2",
  SITEWRIGHT_RECAPTCHA_VERIFY_URL: `http://${AWAY}/verify`,
  SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.0/8",
  SITEWRIGHT_BACKUP_KEY: Buffer.from("backup-key-of-32-bytes-very-long").toString("base64"),
};

let service: TestService;
let owner: TestAccount;
let siteId: string;
/** All that the service has said to anybody. */
const said: string[] = [];
/** What must be in none of it, by what it is. */
const secrets = new Map<string, string>([
  ["the instance key", SETTINGS.SITEWRIGHT_INSTANCE_KEY],
  ["the mail password", "mail-password-91cc"],
  ["the metrics token", METRICS_TOKEN],
  ["reCAPTCHA's secret", SETTINGS.SITEWRIGHT_RECAPTCHA_SECRET],
  ["the key of backups", SETTINGS.SITEWRIGHT_BACKUP_KEY],
]);

async function call(method: string, path: string, body?: unknown, key = owner.key) {
  const answer = await service.call(key, method, path, { body });
  return answer;
}

beforeAll(async () => {
  service = await startTestService({ environment: SETTINGS });
  owner = await service.createAccount();
  secrets.set("an API key", owner.key);
});
afterAll(() => service.close());

test("a service whose every peer is away goes on, and is asked everything", async () => {
  expect(
    (await call("POST", "/sites", { businessName: "Harbour Bakery", industry: "bakery" })).status,
  ).toBe(202);
  await service.ctx.scheduler.step();
  const [site] = (await call("GET", "/sites")).body.sites;
  siteId = site.id;
  expect(site.status).toBe("live");

  const { webhook, secret } = (await call("POST", "/webhooks", { url: `http://${AWAY}/hook` }))
    .body;
  secrets.set("a webhook's secret", secret);
  const action = "/_forms/contact";
  const sent = await service.visit(new URL(site.url).host, action, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ message: "Good morning", "g-recaptcha-response": "token-of-a-visitor" },
      _issued: issuedAgo(service.ctx, { siteId, action }),
    }),
  });
  expect(sent.status).toBe(200);
  const environment = { SITEWRIGHT_DATA: service.directory };
  const invited = await runHere(
    ["user", "invite", "--email", "p@acme.test", "--operator", "--json"],
    environment,
  );
  secrets.set("an invitation", JSON.parse(invited.stdout).link.split("/").at(-1));
  await service.ctx.scheduler.step();

  for (const args of [
    ["account", "list"],
    ["key", "list", "--account", owner.id],
    ["webhook", "list"],
    ["user", "list"],
    ["webhook", "deliveries", webhook.id],
  ]) {
    const { exitCode, stdout, stderr } = await runHere([...args, "--json"], environment);
    expect([args, exitCode]).toEqual([args, 0]);
    said.push(stdout, stderr);
  }
  said.push(JSON.stringify(await examine(service.ctx)));
  for (const path of [
    "/me",
    "/webhooks",
    `/webhooks/${webhook.id}`,
    `/webhooks/${webhook.id}/deliveries`,
    `/sites/${siteId}/leads`,
    "/jobs",
  ]) {
    const answer = await call("GET", path);
    expect([path, answer.status]).toEqual([path, 200]);
    said.push(answer.text, JSON.stringify([...answer.headers]));
  }
  for (const authorization of [
    `Bearer ${owner.key}x`,
    `Basic ${owner.key}`,
    `Bearer ${METRICS_TOKEN}`,
  ]) {
    const refused = await service.visit("localhost", "/v1/me", { headers: { authorization } });
    expect(refused.status).toBe(401);
    said.push(await refused.text());
  }
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const metrics = await service.visit("localhost", "/metrics", { headers: { authorization } });
  expect(metrics.status).toBe(200);
  said.push(await metrics.text());
  for (const path of ["/metrics", "/docs", "/openapi.json", "/readyz"])
    said.push(await (await service.visit("localhost", path)).text());
});

test("and none of the secrets is in what it has said, nor in its log", () => {
  expect(secrets.size).toBe(8);
  expect(service.logLines.length).toBeGreaterThan(10);
  const told = [...said, ...service.logLines].join("\n");
  for (const [what, secret] of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString("base64")])
      expect([what, told.includes(form)]).toEqual([what, false]);
  }
  // That each peer was asked, and was away.
  const log = service.logLines.join("\n");
  for (const trouble of ["mail not sent yet", "reCAPTCHA", "webhook"])
    expect([trouble, log.includes(trouble)]).toEqual([trouble, true]);
});
