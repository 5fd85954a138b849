/**
 * What each command prints with `--json`: one line on stdout alone, the record with its `id`, and the same fields
 * beside a running server and without one. Programs read this: a field that goes is a break.
 */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runHere } from "./fixtures/commands-here.ts";
import { joinAs } from "./fixtures/console.ts";
import { startTestService, type TestService } from "./harness.ts";

setDefaultTimeout(120_000);

const ACCOUNT = "id name email plan suspendedAt createdAt usage";
const KEY = "id label hint scope createdAt expiresAt revokedAt lastUsedAt";
const SITE = "id name status url customDomain pages createdAt updatedAt";
const VERSION = "id createdAt why who base isLive isNewest";
const ENDPOINT = "id url types siteIds status createdAt failingSince previousSecretUntil";
const LINK = "id email link expiresAt";

/** The commands in an order in which each has what it needs; `{name}` is the id of an earlier record. */
const LINES: readonly (readonly [line: string, fields: string, keeps?: string])[] = [
  ["account create --name A --email a@acme.test --plan agency", ACCOUNT, "account"],
  ["account show {account}", ACCOUNT],
  ["account list", ACCOUNT],
  ["account plan {account} agency", ACCOUNT],
  ["account bonus {account} 5", ACCOUNT],
  ["account suspend {account}", ACCOUNT],
  ["account resume {account}", ACCOUNT],
  ["key create --account {account} --label till", `${KEY} key`, "key"],
  ["key list --account {account}", KEY],
  ["key rotate {key}", `${KEY} key`],
  ["key revoke {key}", KEY],
  ["generate --account {account} --business-name B --industry bakery", "id", "queued"],
  ["job show {job}", "id accountId status steps report"],
  ["site list --account {owner}", SITE],
  ["site audit {site}", "id passed checks findings repairs figures"],
  ["site unpublish {site}", SITE],
  ["site publish {site}", SITE],
  ["site domain {site}", "id domain status records checks certificate"],
  ["site domain {site} www.acme.example", SITE],
  ["site domain {site} --remove", SITE],
  ["site versions {site}", VERSION, "version"],
  ["site restore {site} {version}", VERSION],
  ["site export {site} --out {place}/site", "id versionId out files bytes"],
  ["site export {site} --out {place}/site.zip --with-data", "id versionId out files bytes"],
  ["user invite --email p@acme.test --account {account} --role editor", LINK],
  ["user invite --email o@acme.test --operator", LINK],
  ["user list", "id email name isOperator hasSecondFactor memberships"],
  ["user reset --email s@acme.test", LINK],
  ["user remove --email s@acme.test", "id email"],
  [
    "webhook create --account {account} --url https://hooks.example.com/a",
    `${ENDPOINT} secret`,
    "hook",
  ],
  ["webhook list", ENDPOINT],
  ["webhook deliveries {hook}", ""],
  ["webhook rotate {hook}", `${ENDPOINT} secret`],
  ["webhook delete {hook}", "id"],
  ["person export --account {account} --email v@acme.test", "account email exportedAt leads users"],
  ["person erase --account {account} --email v@acme.test", "leads registrations users audit"],
  ["backup {place}/backup.db", "id path bytes"],
  ["restore {place}/backup.db --data {place}/other", "id databasePath"],
  ["restore {place}/backup.db --check", "check ok text"],
  ["doctor", "check ok text"],
  ["version", "version commit target"],
];

/** Records without an id of their own: findings, the program, and what is kept of a person by their address. */
const WITHOUT_ID = ["restore {place}/backup.db --check", "doctor", "version", "person"];

type Printed = Map<string, { exitCode: number; stdout: string; stderr: string; value: unknown }>;

/** One line, parsed; undefined for anything else. */
function parseLine(stdout: string): unknown {
  return stdout.endsWith("\n") && stdout.indexOf("\n") === stdout.length - 1
    ? JSON.parse(stdout)
    : undefined;
}

const recordOf = (value: unknown): Record<string, unknown> => {
  const one = Array.isArray(value) ? (value[0] ?? {}) : value;
  return typeof one === "object" && one !== null ? (one as Record<string, unknown>) : {};
};

async function giveAll(data: string, ids: Map<string, string>): Promise<Printed> {
  const printed: Printed = new Map();
  for (const [line, , keeps] of LINES) {
    const words = line
      .split(" ")
      .map((word) => word.replace(/\{(\w+)\}/, (_, name) => ids.get(name) ?? ""));
    const outcome = await runHere([...words, "--json"], {
      SITEWRIGHT_DATA: data,
      SITEWRIGHT_LOG: "warn",
    });
    const value = outcome.exitCode === 0 ? parseLine(outcome.stdout) : undefined;
    printed.set(line, { ...outcome, value });
    if (keeps !== undefined) ids.set(keeps, String(recordOf(value).id));
  }
  return printed;
}

describe.each(["beside a server", "without a server"])("%s", (where) => {
  let scratch: string;
  let service: TestService | undefined;
  let printed: Printed = new Map();

  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), "sitewright-json-"));
    const data = join(scratch, "data");
    // A site and somebody who has joined: the one needs a job that has run, the other a browser.
    const first = await startTestService({ directory: data });
    const owner = await first.createAccount();
    const brief = { businessName: 'Line\nbreak \u2028 and "quotes" <b>', industry: "bakery" };
    const { jobId } = (await first.call(owner.key, "POST", "/sites", { body: brief })).body;
    await first.ctx.scheduler.step();
    const [site] = (await first.call(owner.key, "GET", "/sites")).body.sites;
    const ids = new Map([
      ["job", jobId],
      ["site", site.id],
      ["owner", owner.id],
      ["place", scratch],
    ]);
    await joinAs(first, owner.id, "owner", "s@acme.test");
    await first.stop();
    if (where === "beside a server") service = await startTestService({ directory: data });
    printed = await giveAll(data, ids);
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  test.each(LINES)("%s", (line, fields) => {
    const { exitCode, stderr, stdout, value } = printed.get(line) ?? {};
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(value).toBeDefined();
    // Nothing that a terminal or a reader of lines would take for something else.
    expect(stdout?.trimEnd()).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
    if (fields === "") return;
    const record = recordOf(value);
    expect(Object.keys(record)).toEqual(expect.arrayContaining(fields.split(" ")));
    if (!WITHOUT_ID.some((start) => line.startsWith(start))) expect(record.id).toBeString();
  });
});
