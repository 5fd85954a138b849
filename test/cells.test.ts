/** A tenant moves from one instance to another as a file: whole, and good under its old ids and links. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { acceptLink, invite } from "../src/features/people/room.ts";
import { unsubscribeUrl } from "../src/features/people/unsubscribe.ts";
import { CARRIED, LEFT_BEHIND } from "../src/features/upkeep/cells/carried-tables.ts";
import { exportCell } from "../src/features/upkeep/cells/export-cell.ts";
import { forwardCell } from "../src/features/upkeep/cells/forward-cell.ts";
import { importCell } from "../src/features/upkeep/cells/import-cell.ts";
import { examine } from "../src/features/upkeep/doctor.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { type MailServer, startMailServer } from "./fixtures/mail-server.ts";
import { makeJpeg } from "./fixtures/pictures.ts";
import { until } from "./fixtures/server-process.ts";
import { type Receiver, startReceiver } from "./fixtures/webhook-receiver.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const scratch = mkdtempSync(join(tmpdir(), "sitewright-cells-"));
const file = (name: string) => join(scratch, name);
const keyOf = (fill: number) => Buffer.alloc(32, fill).toString("base64");

let old: TestService;
let mail: MailServer;
let receiver: Receiver;
let owner: TestAccount;
let other: TestAccount;
let siteId: string;
let host: string;
let secret: string;
let link: URL;

const openService = (fill: number, smtp?: string) =>
  startTestService({
    runScheduler: true,
    environment: {
      SITEWRIGHT_INSTANCE_KEY: keyOf(fill),
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
      ...(smtp !== undefined && { SITEWRIGHT_SMTP_URL: smtp }),
    },
  });

async function build(service: TestService, key: string, businessName: string) {
  const brief = { businessName, industry: "bakery" };
  const { body } = await service.call(key, "POST", "/sites", { body: brief });
  const id = await until("the site is built", async () => {
    const { job } = (await service.call(key, "GET", `/jobs/${body.jobId}`)).body;
    return job.status === "completed" && String(job.siteId);
  });
  return { id, url: await isLive(service, key, id) };
}

const isLive = (service: TestService, key: string, id: string) =>
  until("the site is live", async () => {
    const { site } = (await service.call(key, "GET", `/sites/${id}`)).body;
    return site.status === "live" && String(site.url);
  });

/** Everything that the owner can read of it, without what names the instance. */
async function readAll(service: TestService, key: string): Promise<string> {
  const paths = ["/me", "/sites", "/jobs", "/webhooks"];
  const ofSite = ["", "/leads", "/spam", "/events", "/gallery", "/analytics?range=7d", "/versions"];
  const answers = [];
  for (const path of [...paths, ...ofSite.map((part) => `/sites/${siteId}${part}`)])
    answers.push([path, (await service.call(key, "GET", path)).text]);
  return JSON.stringify(answers, undefined, 1).replaceAll(`:${service.port}`, ":PORT");
}

beforeAll(async () => {
  mail = await startMailServer();
  receiver = startReceiver();
  old = await openService(1, mail.url);
  owner = await old.createAccount();
  other = await old.createAccount();
  await build(old, other.key, "Another Tenant");
  const built = await build(old, owner.key, "Harbour Bakery");
  siteId = built.id;
  host = new URL(built.url).host;
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await old.call(owner.key, method, path, body === undefined ? {} : { body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const endpoint = await call("POST", "/webhooks", { url: receiver.url });
  secret = endpoint.secret ?? endpoint.webhook.secret;
  const picture = new FormData();
  picture.set("file", new File([await makeJpeg(1200, 800)], "loaf.jpg"));
  picture.set("alt", "A loaf");
  await old.call(owner.key, "POST", `/sites/${siteId}/gallery`, { rawBody: picture });
  await old.visit(`localhost:${old.port}`, `/forms/${siteId}/contact`, {
    method: "POST",
    body: new URLSearchParams({ name: "Ada", email: "ada@x.test", message: "Two loaves" }),
  });
  const startsAt = new Date(old.clock.now() + 9 * 24 * 60 * 60_000).toISOString();
  const { event } = await call("POST", `/sites/${siteId}/events`, {
    ...{ title: "Open day", startsAt, status: "published", registrationEnabled: true },
    capacity: 10,
  });
  const visit = (path: string) => old.visit(host, path);
  await until("the event is on the site", async () => {
    return (await visit(`/events/${event.slug}`)).status === 200;
  });
  const issued = issuedAgo(old.ctx, { siteId, action: `/events/${event.slug}/register` });
  await old.visit(host, `/events/${event.slug}/register`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ name: "Bo", email: "bo@x.test", _issued: issued }),
  });
  const sent = await until("the confirmation is sent", async () =>
    mail.received.find(({ recipients }) => recipients.includes("bo@x.test")),
  );
  link = new URL(
    /https?:\/\/[^\s"]+\/registration\?[^\s"]+/.exec(sent.parsed.text ?? "")?.[0] ?? "",
  );
}, 120_000);

afterAll(async () => {
  await old.close();
  await mail.close();
  await receiver.close();
  rmSync(scratch, { recursive: true, force: true });
});

test("every table is carried or left behind for a reason", async () => {
  const tables = await old.ctx.db.orm.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' order by name`,
  );
  const planned = [...CARRIED.map(({ table }) => table), ...Object.keys(LEFT_BEHIND)];
  expect(planned.sort()).toEqual(tables.map(({ name }) => name));
});

test("a moved tenant is there whole, its key, its links and its webhook's signature stay good", async () => {
  const path = file("whole.cell");
  const before = await readAll(old, owner.key);
  await exportCell(old.ctx, { account: owner.id, path, moves: false });
  const text = gunzipSync(readFileSync(path)).toString();
  expect(text).not.toContain("Another Tenant");
  expect(text).not.toContain(other.id);
  const fresh = await openService(2);
  try {
    const taken = await importCell(fresh.ctx, path);
    expect(taken).toMatchObject({ id: owner.id });
    const url = await isLive(fresh, owner.key, siteId);
    expect(await readAll(fresh, owner.key)).toBe(before);
    const page = await fresh.visit(new URL(url).host, "/");
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining("Harbour Bakery"),
    ]);
    const shown = await fresh.visit(new URL(url).host, link.pathname + link.search);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining("bo@x.test")]);
    const forged = link.search.replace(/key=./, (first) => (first === "key=A" ? "key=B" : "key=A"));
    expect((await fresh.visit(new URL(url).host, link.pathname + forged)).status).toBe(404);
    receiver.received.length = 0;
    await fresh.visit(`localhost:${fresh.port}`, `/forms/${siteId}/contact`, {
      method: "POST",
      body: new URLSearchParams({ name: "Cy", email: "cy@x.test", message: "One more" }),
    });
    const message = await until("the webhook is told", async () =>
      receiver.received.find(({ body }) => body.includes("cy@x.test")),
    );
    const {
      "webhook-id": id = "",
      "webhook-timestamp": at,
      "webhook-signature": by,
    } = message.headers;
    expect(by).toBe(new Webhook(secret).sign(id, new Date(Number(at) * 1_000), message.body));
    const broken = (await examine(fresh.ctx)).filter(({ ok }) => !ok);
    expect(broken).toEqual([]);
    await expect(importCell(fresh.ctx, path)).rejects.toThrow("is here already");
  } finally {
    await fresh.close();
  }
}, 120_000);

test("what was cut, changed or comes from another schema is refused, and leaves nothing to be seen", async () => {
  const path = file("good.cell");
  await exportCell(old.ctx, { account: owner.id, path, moves: false });
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
  const write = (name: string, changed: string[]) => {
    writeFileSync(file(name), gzipSync(`${changed.join("\n")}\n`));
    return file(name);
  };
  const fresh = await openService(3);
  try {
    const cut = write("cut.cell", lines.slice(0, -20));
    await expect(importCell(fresh.ctx, cut)).rejects.toThrow("cut short");
    const [head = ""] = lines;
    const later = head.replace(/"schema":"[^"]+"/, '"schema":"9999_later"');
    await expect(
      importCell(fresh.ctx, write("later.cell", [later, ...lines.slice(1)])),
    ).rejects.toThrow("9999_later");
    const withRow = (row: string) => [
      ...[head, row, ...lines.slice(1, -1)],
      JSON.stringify({ rows: lines.length - 1 }),
    ];
    const foreign = JSON.stringify({ t: "instance_settings", r: { name: "x", value: "y" } });
    const sneaked = write("table.cell", withRow(foreign));
    await expect(importCell(fresh.ctx, sneaked)).rejects.toThrow("does not know");
    const column = JSON.stringify({ t: "leads", r: { 'id") values (1); --': "x" } });
    await expect(importCell(fresh.ctx, write("column.cell", withRow(column)))).rejects.toThrow(
      "does not know",
    );
    await expect(importCell(fresh.ctx, write("none.cell", ["{}"]))).rejects.toThrow("no cell file");
    expect((await fresh.call(owner.key, "GET", "/me")).status).toBe(401);
    // What those left is taken up.
    await importCell(fresh.ctx, path);
    expect((await fresh.call(owner.key, "GET", "/me")).status).toBe(200);
    expect((await examine(fresh.ctx)).filter(({ ok }) => !ok)).toEqual([]);
  } finally {
    await fresh.close();
  }
}, 120_000);

test("a name that is taken there is said before anything is written", async () => {
  const path = file("taken.cell");
  await exportCell(old.ctx, { account: owner.id, path, moves: false });
  const fresh = await openService(4);
  try {
    const there = await fresh.createAccount();
    await build(fresh, there.key, "Harbour Bakery");
    await expect(importCell(fresh.ctx, path)).rejects.toThrow("belongs to another site here");
    expect((await fresh.call(owner.key, "GET", "/me")).status).toBe(401);
  } finally {
    await fresh.close();
  }
}, 60_000);

test("moving stops the account here before the file is written, and the file has it as it was", async () => {
  const path = file("moved.cell");
  const user = await inviteOwner(old);
  const message = new URLSearchParams({ name: "Di", email: "di@x.test", message: "Rolls" });
  const form = `/forms/${siteId}/contact`;
  const sendForm = () =>
    old.visit(`localhost:${old.port}`, form, { method: "POST", body: message });
  const elsewhere = { account: owner.id, to: "https://elsewhere.test" };
  await expect(forwardCell(old.ctx, elsewhere)).rejects.toThrow("was not moved from here");
  await exportCell(old.ctx, { account: owner.id, path: file("first.cell"), moves: true });
  // A second try writes the same: what was published before the first.
  await exportCell(old.ctx, { account: owner.id, path, moves: true });
  expect((await old.call(owner.key, "GET", "/me")).status).toBe(403);
  expect((await old.visit(host, "/")).status).toBe(421);
  expect((await sendForm()).status).toBe(404);
  expect((await old.call(other.key, "GET", "/me")).status).toBe(200);
  const fresh = await openService(5);
  try {
    await importCell(fresh.ctx, path);
    expect((await fresh.call(owner.key, "GET", "/me")).status).toBe(200);
    await isLive(fresh, owner.key, siteId);
    const to = `http://localhost:${fresh.port}`;
    expect(() => forwardCell(old.ctx, { account: owner.id, to: "sites" })).toThrow(
      "must be an origin",
    );
    await forwardCell(old.ctx, { account: owner.id, to });
    await leadsOn(fresh, { form, message, sendForm, user });
  } finally {
    await fresh.close();
  }
}, 60_000);

/** Whoever knows the old address gets where it is now, with what they known. */
async function leadsOn(
  fresh: TestService,
  known: {
    form: string;
    message: URLSearchParams;
    sendForm(): Promise<Response>;
    user: string;
  },
) {
  const there = `localhost:${fresh.port}`;
  const siteThere = `${host.split(".")[0]}.${there}`;
  const refused = await old.call(owner.key, "GET", "/me");
  expect([refused.status, refused.body.error.code]).toEqual([403, "forbidden"]);
  expect(refused.body.error.message).toContain(`http://${there}`);
  const visits = [
    ["GET", "/contact?from=old"],
    ["POST", "/_forms/contact"],
    ["GET", link.pathname + link.search],
  ];
  for (const [method = "", path = ""] of visits) {
    const answer = await old.visit(host, path, { method });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      308,
      `http://${siteThere}${path}`,
    ]);
  }
  const sent = await known.sendForm();
  expect([sent.status, sent.headers.get("location")]).toEqual([
    308,
    `http://${there}${known.form}`,
  ]);
  await fresh.visit(there, known.form, { method: "POST", body: known.message });
  const { leads } = (await fresh.call(owner.key, "GET", `/sites/${siteId}/leads`)).body;
  expect(leads[0]).toMatchObject({ name: "Di", message: "Rolls" });
  const unsubscribe = new URL(unsubscribeUrl(old.ctx, known.user, "leads")).pathname;
  for (const method of ["GET", "POST"]) {
    const answer = await old.visit(`localhost:${old.port}`, unsubscribe, { method });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      308,
      `http://${there}${unsubscribe}`,
    ]);
    const done = await fresh.visit(there, unsubscribe, {
      method,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("nora@x.test")]);
  }
  expect((await old.visit(`nobody.localhost:${old.port}`, "/")).status).toBe(421);
}

/** A person who is mailed of leads. */
async function inviteOwner(service: TestService): Promise<string> {
  const account = { id: owner.id, role: "owner" as const };
  const { link: invitation } = await invite(service.ctx, { email: "nora@x.test", account });
  const token = invitation.slice(invitation.lastIndexOf("/") + 1);
  const given = { token, name: "Nora", password: "correct horse battery" };
  const { user } = await acceptLink(service.ctx, given, {
    clientAddress: "127.0.0.1",
    userAgent: "",
  });
  return user.id;
}
