/** What becomes of what visitors send, as the owner reads, moves and restores it over the API. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { deleteLead } from "../../src/features/leads/room.ts";
import { type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";

const STATUSES = ["new", "contacted", "qualified", "won", "lost"] as const;
const FIELDS = ["createdAt", "email", "id", "message", "name", "phone", "source", "status"];

type Lead = {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  status: string;
  source: string;
  createdAt: number;
};

let site: OwnedSite;
let otherId: string;
beforeAll(async () => {
  site = await openOwnedSite();
  otherId = await site.buildSite("Second Bakery");
});
afterAll(() => site.close());

const list = (query = ""): Promise<{ leads: Lead[]; total: number }> => site.read(`/leads${query}`);
const move = (id: string, status: unknown) => site.onSite("PATCH", `/leads/${id}`, { status });

/** Sends the form and answers the lead that came of it. */
async function capture(fields: object, headers?: Record<string, string>): Promise<Lead> {
  site.service.clock.advance(1_000);
  const answer = await site.sendForm(fields, headers);
  expect(answer.status).toBe(200);
  const [lead] = (await list("?limit=1")).leads;
  if (lead === undefined) throw new Error("nothing was captured");
  return lead;
}

async function captureSpam(fields: object): Promise<Lead> {
  site.service.clock.advance(1_000);
  await site.sendForm({ _gotcha: "x", ...fields });
  const [spam] = (await site.read("/spam?limit=1")).spam;
  return spam;
}

test("a lead has every field, and a text in each that its visitor left out", async () => {
  const lead = await capture({ message: "Only a message" });
  expect(Object.keys(lead).toSorted()).toEqual(FIELDS);
  expect(lead).toEqual({
    ...{ id: lead.id, name: "", email: "", phone: "", message: "Only a message" },
    ...{ status: "new", source: "/", createdAt: site.service.clock.now() },
  });
  expect(lead.id).toMatch(/^lead_[0-9a-z]{26}$/);
});

test("any state leads to any other, and to itself, and nothing else of the lead changes", async () => {
  const lead = await capture({ name: "Robin", email: "robin@visitors.test", phone: "1" });
  site.service.clock.advance(5_000);
  for (const from of STATUSES)
    for (const to of STATUSES) {
      await move(lead.id, from);
      const { status, body } = await move(lead.id, to);
      expect([from, to, status, body]).toEqual([from, to, 200, { lead: { ...lead, status: to } }]);
      expect((await list(`?status=${to}`)).leads.find(({ id }) => id === lead.id)).toEqual(
        body.lead,
      );
      for (const other of STATUSES.filter((one) => one !== to))
        expect((await list(`?status=${other}`)).leads.map(({ id }) => id)).not.toContain(lead.id);
    }
  await move(lead.id, "new");
});

test("what a change says beside the state is not taken", async () => {
  const lead = await capture({ name: "Robin", message: "Hello" });
  const body = { status: "won", name: "Other", email: "x@y.test", createdAt: 1, id: "lead_x" };
  const answer = await site.onSite("PATCH", `/leads/${lead.id}`, body);
  expect(answer.body.lead).toEqual({ ...lead, status: "won" });
  for (const status of ["Won", "won ", "", "spam", null, 1, ["won"], { won: true }]) {
    const refused = await move(lead.id, status);
    expect([status, refused.status]).toEqual([status, 400]);
    expect(refused.body.error.message).toContain("`status`");
  }
  expect((await list("?status=won")).leads.find(({ id }) => id === lead.id)).toEqual(
    answer.body.lead,
  );
});

test("leads that move between two pages of a filtered list are in none of it twice", async () => {
  const made: string[] = [];
  for (let at = 0; at < 6; at += 1) made.unshift((await capture({ message: `Page ${at}` })).id);
  for (const id of made) await move(id, "qualified");
  const first = await list("?status=qualified&limit=2");
  expect(first.leads.map(({ id }) => id)).toEqual(made.slice(0, 2));
  // One that was seen leaves the list, so that the next page begins one further on.
  await move(made[0] ?? "", "lost");
  const second = await list("?status=qualified&limit=2&skip=1");
  expect([second.total, second.leads.map(({ id }) => id)]).toEqual([5, made.slice(2, 4)]);
  for (const id of made.slice(1)) await move(id, "lost");
  expect((await list("?status=qualified")).total).toBe(0);
});

test("a lead of another of the owner's sites is none of this one", async () => {
  const lead = await capture({ message: "Here" });
  const path = `/sites/${otherId}/leads/${lead.id}`;
  const answer = await site.call("PATCH", path, { status: "lost" });
  expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"]);
  expect((await site.call("GET", `/sites/${otherId}/leads`)).body).toEqual({ leads: [], total: 0 });
  expect((await list("?limit=1")).leads[0]).toEqual(lead);
});

test("a lead that is deleted is missing to every call, and to the counts", async () => {
  const lead = await capture({ message: "Going" });
  await move(lead.id, "contacted");
  const [all, contacted] = [(await list()).total, (await list("?status=contacted")).total];
  await deleteLead(site.service.ctx, site.siteId, lead.id);
  expect((await move(lead.id, "won")).status).toBe(404);
  expect([(await list()).total, (await list("?status=contacted")).total]).toEqual([
    ...[all - 1, contacted - 1],
  ]);
});

describe("a visitor's texts", () => {
  test("are kept in one form of their letters, and measured in it", async () => {
    const decomposed = "e\u0301".repeat(5_000);
    const lead = await capture({ name: "Zoe\u0308 \u{1f35e}", message: decomposed });
    expect([lead.name, lead.message]).toEqual(["Zo\u00eb \u{1f35e}", "\u00e9".repeat(5_000)]);
    const more = await site.sendForm({ name: "Zoe", message: `${decomposed}x` });
    expect([
      more.status,
      ((await more.json()) as { error: { message: string } }).error.message,
    ]).toEqual([...[400, expect.stringContaining("`message`")]]);
  });

  test.each([
    ["name", 200],
    ["email", 254],
    ["message", 5_000],
  ] as const)("`%s` holds %d characters and not one more", async (field, lengthMax) => {
    const text = field === "email" ? `${"a".repeat(lengthMax - 7)}@b.test` : "x".repeat(lengthMax);
    const lead = await capture({ [field]: text });
    expect(lead[field]).toBe(text);
    const before = (await list()).total;
    const answer = await site.sendForm({ [field]: `x${text}` });
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect([error.code, error.message]).toEqual([
      "invalid_request",
      expect.stringContaining(field),
    ]);
    expect((await list()).total).toBe(before);
  });

  test("are never one with those of somebody who sends at the same moment", async () => {
    const before = (await list()).total;
    const names = Array.from({ length: 40 }, (_, at) => `Guest ${at}`);
    await Promise.all(names.map((name) => site.sendForm({ name, message: `From ${name}` })));
    const { leads, total } = await list("?limit=40");
    expect(total).toBe(before + 40);
    expect(leads.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { name, message } of leads) expect(message).toBe(`From ${name}`);
  });
});

test.each([
  ["/contact", "/contact"],
  ["/contact?utm_source=x&email=a@b.test", "/contact"],
  ["/services#prices", "/services"],
])("the page %s is told as %s, whoever may be named in it", async (path, source) => {
  const referer = `http://${site.host}${path}`;
  expect((await capture({ message: "From a page" }, { referer })).source).toBe(source);
});

describe("the spam folder", () => {
  test("keeps what is no lead: it is in no list, no count and no state", async () => {
    const before = await list();
    const counted = async () => (await site.read("/analytics?range=7d")).analytics.leads;
    const countedBefore = await counted();
    const spam = await captureSpam({ name: "Spammer", message: "Buy" });
    expect(Object.keys(spam).toSorted()).toEqual([...FIELDS, "reason"].toSorted());
    expect(spam).toMatchObject({ name: "Spammer", status: "new", reason: "honeypot" });
    expect(await list()).toEqual(before);
    expect((await move(spam.id, "won")).status).toBe(404);
    expect(await counted()).toBe(countedBefore);
  });

  test("gives one back as the lead it was, at its place in time, and once", async () => {
    const older = await capture({ message: "Before" });
    const spam = await captureSpam({ name: "No spammer", message: "In between" });
    const newer = await capture({ message: "After" });
    const before = await list();
    const spams = (await site.read("/spam")).total;
    const restore = () => site.onSite("POST", `/spam/${spam.id}/restore`);
    const answers = await Promise.all([restore(), restore(), restore()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    const { lead } = answers.find(({ status }) => status === 200)?.body ?? {};
    const { reason: _, id: __, ...kept } = spam as Lead & { reason: string };
    expect(lead).toEqual({ ...kept, id: lead.id });
    const after = await list();
    expect(after.total).toBe(before.total + 1);
    expect(after.leads.slice(0, 3).map(({ id }) => id)).toEqual([newer.id, lead.id, older.id]);
    expect((await site.read("/spam")).total).toBe(spams - 1);
    expect((await move(lead.id, "qualified")).body.lead.status).toBe("qualified");
    await move(lead.id, "new");
  });

  test("of one site gives nothing to another, and takes no id that is a lead's", async () => {
    const spam = await captureSpam({ message: "Kept" });
    const lead = await capture({ message: "A lead" });
    const paths = [`/sites/${otherId}/spam/${spam.id}/restore`];
    paths.push(`/sites/${site.siteId}/spam/${lead.id}/restore`);
    for (const path of paths) expect((await site.call("POST", path)).status).toBe(404);
    expect((await site.read("/spam?limit=1")).spam[0].id).toBe(spam.id);
  });

  test("is one list a site for every reason, the newest first", async () => {
    await site.sendForm({ message: "No time", _issued: "" });
    await site.sendForm({ message: "A made-up time", _issued: "mqf5v9c0.x" });
    await site.sendForm({ message: "http://a.test ".repeat(9) });
    const reasons = (await site.read("/spam?limit=3")).spam.map(
      (one: { reason: string }) => one.reason,
    );
    expect(reasons).toEqual(["links", "forged-time", "missing-time"]);
  });
});
