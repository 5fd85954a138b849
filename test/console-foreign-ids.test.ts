/**
 * Ids of another account, given beside one's own account or site: answered like ids that there are not, by every
 * procedure that takes one, and nothing of the other account's changes.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createKey } from "../src/features/accounts/keys.ts";
import { consoleProcedures, type ProcedureName } from "../src/features/console/api/procedures.ts";
import { register } from "../src/features/events/registrations.ts";
import { createEvent, getEventRow } from "../src/features/events/service.ts";
import { addImage } from "../src/features/gallery/service.ts";
import { captureLead, captureSpam } from "../src/features/leads/capture.ts";
import { invite } from "../src/features/people/links.ts";
import { createReviewLink } from "../src/features/reviews/links.ts";
import { addReviewNote } from "../src/features/reviews/notes.ts";
import { pingEndpoint } from "../src/features/webhooks/ping.ts";
import { createEndpoint } from "../src/features/webhooks/service.ts";
import { type ConsoleBrowser, claimInstance, joinAs } from "./fixtures/console.ts";
import { makePng } from "./fixtures/pictures.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { faultsIn, startTestService, type TestService } from "./harness.ts";

/** What each of two accounts has one of. */
type Belongings = Readonly<Record<string, string>> & { accountId: string; siteId: string };

let service: TestService;
let operator: ConsoleBrowser;
let owner: ConsoleBrowser;
let mine: Belongings;
let theirs: Belongings;

const leadOf = (accountId: string, siteId: string, name: string) => ({
  ...{ siteId, accountId, form: "contact", name, email: "robin@example.com", phone: "" },
  ...{ message: "Hello", fields: {}, subject: undefined, source: "/", verification: undefined },
});

async function settle(slug: string): Promise<{ owner: ConsoleBrowser; has: Belongings }> {
  const { ctx } = service;
  const { id: accountId } = await service.createAccount();
  const parts = { slug, files: smallSite(slug), document: bakeryDocument() };
  const { siteId, versionId } = await storeSite(ctx, { ...parts, accountId });
  const place = { accountId, siteId };
  const browser = await joinAs(service, accountId, "owner");
  const member = await joinAs(service, accountId, "viewer");
  const { user, sessions } = (await member.call("you.get")).body;
  const lead = await captureLead(ctx, leadOf(accountId, siteId, "Kim"));
  await captureSpam(ctx, leadOf(accountId, siteId, "Spammer"), "honeypot");
  const spam = (await browser.call("leads.list", { siteId, spam: true })).body.items[0];
  const startsAt = ctx.clock.now() + 86_400_000;
  const wanted = {
    title: "Rye",
    startsAt,
    registrationEnabled: true,
    status: "published" as const,
  };
  const { id: eventId } = await createEvent(ctx, place, wanted);
  const row = await getEventRow(ctx, { ...place, eventId });
  const guest = { name: "Kim", email: "kim@example.com", seats: 1 };
  const registration = await register(ctx, row, {
    ...guest,
    phone: null,
    message: null,
    fields: null,
  });
  const image = await addImage(ctx, place, makePng(40 + slug.length, 30), { alt: "Rye" });
  const key = await createKey(ctx, { accountId, scope: "read" });
  const endpoint = { url: "http://127.0.0.1:9/hook", types: undefined, siteIds: undefined };
  const { webhook } = await createEndpoint(ctx, accountId, endpoint);
  const { messageId } = await pingEndpoint(ctx, { accountId }, webhook.id);
  const account = { id: accountId, role: "viewer" as const };
  const invitation = await invite(ctx, { email: `new@${slug}.example`, account });
  const link = await createReviewLink(ctx, { siteId, shows: "draft", userId: user.id });
  const said = { page: "/", block: null, author: "Ann", text: "Nice" };
  const note = await addReviewNote(ctx, { id: link.id, siteId } as never, "203.0.113.9", said);
  return {
    owner: browser,
    has: {
      ...place,
      ...{ versionId, leadId: lead.id, spamId: spam.id, eventId, registrationId: registration.id },
      ...{ imageId: image.id, keyId: key.id, webhookId: webhook.id, messageId },
      ...{ invitationId: invitation.id, linkId: link.id, noteId: note.id },
      ...{ userId: user.id, sessionId: sessions[0].id },
    },
  };
}

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1:9" },
  });
  operator = await claimInstance(service);
  ({ owner, has: mine } = await settle("mine"));
  theirs = (await settle("other-one")).has;
}, 60_000);
afterAll(() => service.close());

const ofAccount = (...names: string[]) => ["accountId", ...names];
const ofSite = (...names: string[]) => ["siteId", ...names];

/** Procedure → which of one's belongings it names, and what else it takes. The last one named is asked about. */
const CASES: Partial<Record<ProcedureName, readonly [readonly string[], object?]>> = {
  "leads.get": [ofSite("leadId")],
  "leads.status": [ofSite("leadId"), { status: "won" }],
  "leads.note": [ofSite("leadId"), { text: "Seen" }],
  "leads.restore": [ofSite("leadId:spamId")],
  "leads.delete": [ofSite("leadId")],
  "events.get": [ofSite("eventId")],
  "events.save": [ofSite("eventId"), { title: "Taken over" }],
  "events.publish": [ofSite("eventId"), { status: "draft" }],
  "events.delete": [ofSite("eventId")],
  "registrations.list": [ofSite("eventId")],
  "registrations.checkIn": [ofSite("eventId", "registrationId")],
  "registrations.cancel": [ofSite("eventId", "registrationId")],
  "registrations.confirm": [ofSite("eventId", "registrationId")],
  "gallery.save": [ofSite("imageId"), { alt: "Taken over" }],
  "gallery.delete": [ofSite("imageId")],
  "versions.restore": [ofSite("versionId")],
  "reviews.revoke": [ofSite("linkId")],
  "reviews.settle": [ofSite("noteId"), { isDone: true }],
  "keys.revoke": [ofAccount("keyId")],
  "keys.rotate": [ofAccount("keyId")],
  "webhooks.update": [ofAccount("webhookId"), { status: "enabled" }],
  "webhooks.delete": [ofAccount("webhookId")],
  "webhooks.test": [ofAccount("webhookId")],
  "webhooks.rotate": [ofAccount("webhookId")],
  "webhooks.deliveries": [ofAccount("webhookId")],
  "webhooks.redeliver": [ofAccount("webhookId", "messageId")],
  "members.revoke": [ofAccount("invitationId")],
  "members.setRole": [ofAccount("userId"), { role: "owner" }],
  "members.remove": [ofAccount("userId")],
};
const NAMES = Object.keys(CASES) as ProcedureName[];

/** `leadId:spamId` is sent as `leadId`, and is what is kept as `spamId`. */
const split = (name: string): readonly [string, string] => {
  const [sent = "", kept = sent] = name.split(":");
  return [sent, kept];
};
function inputOf(name: ProcedureName, asked: string): Record<string, unknown> {
  const [names = [], more = {}] = CASES[name] ?? [];
  const ids = names.map((one) => {
    const [sent, kept] = split(one);
    return [sent, mine[kept]] as const;
  });
  const [last] = split(names.at(-1) ?? "");
  return { ...Object.fromEntries(ids), ...more, [last]: asked };
}
const lastOf = (name: ProcedureName): string => split(CASES[name]?.[0].at(-1) ?? "")[1];

/** All that the other account's own people see of it. */
async function readTheirs(): Promise<string> {
  const { siteId, accountId, eventId, webhookId } = theirs;
  const asked = [
    ["sites.get", { siteId }],
    ["leads.list", { siteId }],
    ["leads.list", { siteId, spam: true }],
    ["events.list", { siteId }],
    ["registrations.list", { siteId, eventId }],
    ["gallery.list", { siteId }],
    ["versions.list", { siteId }],
    ["reviews.links", { siteId }],
    ["reviews.notes", { siteId }],
    ["keys.list", { accountId }],
    ["webhooks.list", { accountId }],
    ["webhooks.deliveries", { accountId, webhookId }],
    ["members.list", { accountId }],
  ] as const;
  const answers = [];
  for (const [name, input] of asked) {
    const { status, body } = await operator.call(name, input);
    answers.push([name, status, body]);
  }
  return JSON.stringify(answers);
}

test("the table has every procedure that takes an id of something beside its place", () => {
  const taking = (Object.keys(consoleProcedures) as ProcedureName[]).filter((name) => {
    const { scope, schema } = consoleProcedures[name] as unknown as {
      scope: string;
      schema: { entries?: Readonly<Record<string, unknown>> };
    };
    const ids = Object.keys(schema.entries ?? {}).filter((one) => /^[a-z]+Id$/.test(one));
    const own = { account: "accountId", site: "siteId", job: "jobId" }[scope];
    // An answer to a task is about a place in the site's own document.
    return scope !== "none" && ids.some((one) => one !== own && one !== "taskId");
  });
  expect(taking.sort()).toEqual([...NAMES].sort());
});

describe("another account's", () => {
  test.each(NAMES)("%s: is answered like what is not there, and stays as it was", async (name) => {
    const kept = lastOf(name);
    const prefix = (theirs[kept] ?? "").split("_")[0];
    const before = await readTheirs();
    const foreign = await owner.call(name, inputOf(name, theirs[kept] ?? ""));
    const missing = await owner.call(name, inputOf(name, `${prefix}_01k9zj4c8h0a1b2c3d4e5f6g7h`));
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
    expect([foreign.status, foreign.body.error?.code]).toEqual([404, "not_found"]);
    expect(await readTheirs()).toBe(before);
  });

  test("session is not ended, and a passkey of no one's is not removed", async () => {
    const before = await readTheirs();
    await owner.call("you.endSession", { id: theirs.sessionId });
    await owner.call("you.passkeyRemove", { id: "psk_01k9zj4c8h0a1b2c3d4e5f6g7h" });
    expect(await readTheirs()).toBe(before);
    const rows = await service.ctx.db.orm.all<{ n: number }>(
      `select count(*) as n from sessions where id = '${theirs.sessionId}'`,
    );
    expect(rows[0]?.n).toBe(1);
  });

  test("site is in no list, whatever is asked for", async () => {
    for (const input of [{}, { accountId: theirs.accountId }, { q: "other" }, { limit: 200 }]) {
      const { body } = await owner.call("sites.list", input);
      expect(JSON.stringify(body)).not.toContain(theirs.siteId);
    }
    expect((await owner.call("sites.list", { accountId: theirs.accountId })).body.total).toBe(0);
  });

  test("account cannot be worked in", async () => {
    const { status } = await owner.call("session.switchAccount", { accountId: theirs.accountId });
    expect(status).toBe(404);
    expect((await owner.call("session.state")).body.accountId).toBe(mine.accountId);
  });
});

test("one's own are taken by the very same calls", async () => {
  const last = [
    "leads.delete",
    "events.delete",
    "gallery.delete",
    "webhooks.delete",
    "members.remove",
  ];
  const names = NAMES.toSorted((a, b) => Number(last.includes(a)) - Number(last.includes(b)));
  const seen: [string, number][] = [];
  for (const name of names.filter((one) => one !== "webhooks.rotate")) {
    const { status } = await owner.call(name, inputOf(name, mine[lastOf(name)] ?? ""));
    seen.push([name, status]);
  }
  // A key that was revoked is not replaced.
  const refused = seen.filter(([, status]) => status !== 200).map(([name]) => name);
  expect(refused.filter((name) => name !== "keys.rotate")).toEqual([]);
  expect(faultsIn(service.logLines)).toEqual([]);
});
