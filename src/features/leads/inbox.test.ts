/** The inbox: counts, pages, searches and notes, whatever is done to leads in between. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { ApiError } from "../../lib/errors.ts";
import { type CapturedForm, captureLead, captureSpam, restoreSpam } from "./capture.ts";
import { checkCounts, countNewLeads } from "./counts.ts";
import { addLeadNote, deleteLead, leadPages, readNotes, searchLeads, searchSpam } from "./inbox.ts";
import { setNotificationEmails } from "./notified.ts";
import { eraseLeads, exportLeads } from "./person.ts";
import { forgetOldSpam, listLeads, listSpam, setLeadStatus } from "./service.ts";
import { LEAD_STATUSES, type LeadStatus } from "./words.ts";

const DAY_MS = 86_400_000;

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(async () => {
  // Whatever the tests did, counts and rows agree.
  expect(await checkCounts(opened.ctx)).toEqual([]);
  await opened.close();
});

let sites = 0;
async function newSite(given?: string) {
  sites += 1;
  const accountId = given ?? (await opened.createAccount());
  const slug = `inbox-${sites}`;
  const { siteId } = await storeSite(opened.ctx, { slug, accountId, files: smallSite(slug) });
  return { accountId, siteId };
}
type Site = Awaited<ReturnType<typeof newSite>>;

const formOf = (site: Site, more: Partial<CapturedForm> = {}): CapturedForm => ({
  ...site,
  ...{ form: "contact", name: "Robin", email: "robin@example.com", phone: "", message: "Hello" },
  ...{ fields: {}, subject: undefined, source: "/", verification: undefined },
  ...more,
});
const send = (site: Site, more: Partial<CapturedForm> = {}) =>
  captureLead(opened.ctx, formOf(site, more));

async function sendSpam(site: Site, more: Partial<CapturedForm> = {}): Promise<string> {
  await captureSpam(opened.ctx, formOf(site, more), "honeypot");
  const { spam } = await listSpam(opened.ctx, site.accountId, site.siteId, { limit: 1, skip: 0 });
  return spam[0]?.id ?? "";
}

const list = (site: Site, query: { status?: LeadStatus; limit?: number; skip?: number } = {}) =>
  listLeads(opened.ctx, site.accountId, site.siteId, { limit: 200, skip: 0, ...query });

/** The codes with which calls were refused; anything but a refusal is thrown. */
function refusalsOf(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => {
    if (result.status === "fulfilled") return [];
    if (result.reason instanceof ApiError) return [result.reason.code];
    throw result.reason;
  });
}

type Step =
  | { kind: "send" }
  | { kind: "spam" }
  | { kind: "move"; which: number; status: LeadStatus }
  | { kind: "delete"; which: number }
  | { kind: "restore"; which: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.constantFrom<Step>({ kind: "send" }, { kind: "spam" }),
    fc.record({
      kind: fc.constant("move" as const),
      which: fc.nat(20),
      status: fc.constantFrom(...LEAD_STATUSES),
    }),
    fc.record({ kind: fc.constant("delete" as const), which: fc.nat(20) }),
    fc.record({ kind: fc.constant("restore" as const), which: fc.nat(20) }),
  ),
  { maxLength: 25 },
);

describe("whatever is done, some of it at the same moment", () => {
  test("the counts are those of the leads, and pages hold each lead once", async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 7 }), async (all, limit) => {
        const site = await newSite("acc_law");
        const ids: string[] = [];
        const spam: string[] = [];
        for (let at = 0; at < all.length; at += 3) {
          const round = all.slice(at, at + 3).map((step) => run(site, step, ids, spam));
          for (const code of refusalsOf(await Promise.allSettled(round)))
            expect(code).toBe("not_found");
        }
        await expectWhole(site, limit);
      }),
      { numRuns: 25 },
    );
    expect(await checkCounts(opened.ctx)).toEqual([]);
  });

  async function run(site: Site, step: Step, ids: string[], spam: string[]): Promise<unknown> {
    const { ctx } = opened;
    if (step.kind === "send") return ids.push((await send(site)).id);
    if (step.kind === "spam") return spam.push(await sendSpam(site));
    const which = step.kind === "restore" ? spam : ids;
    const leadId = which[step.which % Math.max(1, which.length)] ?? "lead_none";
    if (step.kind === "move") return setLeadStatus(ctx, { ...site, leadId }, step.status);
    if (step.kind === "delete") return deleteLead(ctx, site.siteId, leadId);
    return ids.push((await restoreSpam(ctx, site.siteId, leadId)).id);
  }

  async function expectWhole(site: Site, limit: number): Promise<void> {
    const { leads, total } = await list(site);
    expect(total).toBe(leads.length);
    const paged: string[] = [];
    for (let skip = 0; skip < total + limit; skip += limit)
      paged.push(...(await list(site, { limit, skip })).leads.map(({ id }) => id));
    expect(paged).toEqual(leads.map(({ id }) => id));
    expect(new Set(paged).size).toBe(paged.length);
    for (const status of LEAD_STATUSES) {
      const some = await list(site, { status });
      expect(some.leads).toEqual(leads.filter((lead) => lead.status === status));
      expect(some.total).toBe(some.leads.length);
    }
    const fresh = await countNewLeads(opened.ctx, [site.siteId]);
    expect(fresh.get(site.siteId) ?? 0).toBe(leads.filter(({ status }) => status === "new").length);
    const exported: string[] = [];
    for await (const page of leadPages(opened.ctx, site.siteId))
      exported.push(...page.map(({ id }) => id));
    expect(exported).toEqual(paged);
  }
});

describe("a lead", () => {
  test("is restored once from the spam folder, whoever asks at once, at its place in time", async () => {
    const site = await newSite();
    const before = await send(site, { name: "Before" });
    const id = await sendSpam(site, { name: "Between" });
    const after = await send(site, { name: "After" });
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => restoreSpam(opened.ctx, site.siteId, id)),
    );
    expect(refusalsOf(results)).toEqual(["not_found", "not_found"]);
    expect((await list(site)).leads.map((lead) => lead.id)).toEqual([after.id, id, before.id]);
    const folder = { limit: 50, skip: 0 };
    expect((await listSpam(opened.ctx, site.accountId, site.siteId, folder)).total).toBe(0);
  });

  test("of another site is missing to every change", async () => {
    const [one, other] = [await newSite(), await newSite()];
    const { id: leadId } = await send(one);
    const spamId = await sendSpam(one);
    const { ctx } = opened;
    const results = await Promise.allSettled([
      setLeadStatus(ctx, { ...other, leadId }, "won"),
      setLeadStatus(ctx, { ...one, accountId: other.accountId, leadId }, "won"),
      deleteLead(ctx, other.siteId, leadId),
      deleteLead(ctx, other.siteId, spamId),
      restoreSpam(ctx, other.siteId, spamId),
      addLeadNote(ctx, { siteId: other.siteId, leadId }, { userId: "usr_1", text: "Mine" }),
      addLeadNote(ctx, { siteId: one.siteId, leadId: spamId }, { userId: "usr_1", text: "Spam" }),
    ]);
    expect(refusalsOf(results)).toEqual(Array(results.length).fill("not_found"));
    expect((await list(one)).leads).toMatchObject([{ id: leadId, status: "new" }]);
  });

  test("takes its notes along when it is deleted, and a note cannot come after it", async () => {
    const site = await newSite();
    const { id: leadId } = await send(site);
    const place = { siteId: site.siteId, leadId };
    await addLeadNote(opened.ctx, place, { userId: "usr_1", text: "Called back" });
    const note = (text: string) => addLeadNote(opened.ctx, place, { userId: "usr_1", text });
    const remove = () => deleteLead(opened.ctx, site.siteId, leadId);
    await Promise.allSettled([note("Just before"), remove(), note("Just after")]);
    expect(await readNotes(opened.ctx, [leadId])).toEqual(new Map());
    expect(refusalsOf(await Promise.allSettled([note("Later")]))).toEqual(["not_found"]);
  });
});

describe("a search", () => {
  const search = async (site: Site, q: string, more: { status?: LeadStatus } = {}) => {
    const found = await searchLeads(opened.ctx, {
      ...{ siteId: site.siteId, q, limit: 10, skip: 0 },
      ...more,
    });
    expect(found.total).toBe(found.items.length);
    return found.items.map(({ name }) => name);
  };

  test("finds a person whatever the capitals, in any script", async () => {
    const site = await newSite();
    for (const name of ["Änne ÖZGÜR", "Мария ИВАНОВА", "ΝΙΚΟΣ", "Robin"])
      await send(site, { name });
    expect(await search(site, "änne özgür")).toEqual(["Änne ÖZGÜR"]);
    expect(await search(site, "мария иванова")).toEqual(["Мария ИВАНОВА"]);
    expect(await search(site, "ΝΊΚΟΣ")).toEqual([]);
    expect(await search(site, "νικο")).toEqual(["ΝΙΚΟΣ"]);
    expect(await search(site, "ROBIN@EXAMPLE")).toHaveLength(4);
  });

  test("takes signs as signs, and looks in its own site and status alone", async () => {
    const [site, other] = [await newSite(), await newSite()];
    const percent = await send(site, { name: "P", message: "100 % _real_" });
    await send(other, { name: "Q", message: "100 %" });
    expect(await search(site, "%")).toEqual(["P"]);
    expect(await search(site, "_real")).toEqual(["P"]);
    expect(await search(site, "' or 1=1 --")).toEqual([]);
    expect(await search(site, "%", { status: "won" })).toEqual([]);
    await setLeadStatus(opened.ctx, { ...site, leadId: percent.id }, "won");
    expect(await search(site, "%", { status: "won" })).toEqual(["P"]);
    await sendSpam(site, { name: "S", message: "ÄRGER" });
    const spam = { siteId: site.siteId, q: "ärger", limit: 10, skip: 0 };
    expect((await searchSpam(opened.ctx, spam)).items).toMatchObject([{ name: "S" }]);
  });
});

describe("what is kept of a person", () => {
  test("is exported and erased on all sites of the account, in any spelling, and nowhere else", async () => {
    const accountId = await opened.createAccount();
    const [one, two, other] = [await newSite(accountId), await newSite(accountId), await newSite()];
    const email = "Zoë.Ok@Example.com";
    await send(one, { email: "zoë.ok@example.com" });
    await send(two, { email: "", fields: { "Your mail": email.normalize("NFD").toUpperCase() } });
    await sendSpam(two, { email });
    await send(other, { email });
    await send(one, { email: `x${email}` });
    await setNotificationEmails(opened.ctx, one.siteId, [email, "desk@example.com"]);
    expect(await exportLeads(opened.ctx, accountId, email)).toHaveLength(3);
    expect(await eraseLeads(opened.ctx, accountId, email)).toBe(4);
    expect(await eraseLeads(opened.ctx, accountId, email)).toBe(0);
    expect([(await list(one)).total, (await list(two)).total]).toEqual([1, 0]);
    expect((await list(other)).total).toBe(1);
  });

  test("fields of any name are kept and shown", async () => {
    const site = await newSite();
    const fields = Object.fromEntries([
      ["constructor", "Ada"],
      ["prototype", "yes"],
      ["__proto__", "no"],
      ["Größe", "XL"],
    ]);
    await send(site, { fields });
    const query = { siteId: site.siteId, limit: 1, skip: 0 };
    const [shown] = (await searchLeads(opened.ctx, query)).items;
    expect(Object.entries(shown?.fields ?? {}).sort()).toEqual(Object.entries(fields).sort());
  });
});

test("spam goes 30 days after it came, not before", async () => {
  const site = await newSite();
  await sendSpam(site);
  const count = async () =>
    (await listSpam(opened.ctx, site.accountId, site.siteId, { limit: 1, skip: 0 })).total;
  opened.clock.advance(30 * DAY_MS);
  while (await forgetOldSpam(opened.ctx));
  expect(await count()).toBe(1);
  opened.clock.advance(1);
  while (await forgetOldSpam(opened.ctx));
  expect(await count()).toBe(0);
});
