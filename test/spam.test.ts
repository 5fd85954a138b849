import { afterEach, expect, test } from "bun:test";
import { startDnsServer } from "./fixtures/dns-server.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";

let open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const { close } of open.reverse()) await close();
  open = [];
});

async function openSite(options: Parameters<typeof openFormSite>[0] = {}): Promise<FormSite> {
  const site = await openFormSite(options);
  open.push(site);
  return site;
}

const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const GOOD = { name: "Robin", email: "robin@example.com", message: "Hello" };

async function openedAt({ service, host }: FormSite, form = "contact"): Promise<string> {
  const answer = await service.visit(host, `/_forms/${form}/opened`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return ((await answer.json()) as { issued: string }).issued;
}

test.each([
  ["honeypot", { _gotcha: "x" }],
  ["honeypot", { botcheck: "on" }],
  ["links", { message: "http://a.test http://b.test www.c.test [url=x] http://d.test" }],
  ["links", { name: "Buy https://pills.test" }],
  ["forged-time", { _issued: "abc.def" }],
  ["forged-time", { _issued: "..." }],
  ["forged-time", { _issued: "x.".repeat(50_000) }],
])("%s is kept as spam and answered like a good one", async (reason, fields) => {
  const site = await openSite();
  const good = await site.fill(encode(GOOD));
  const sent = encode({ ...GOOD, ...fields });
  const answer = await (reason === "forged-time" ? site.send(sent) : site.fill(sent));
  expect(answer.status).toBe(good.status);
  expect([...answer.headers.keys()].sort()).toEqual([...good.headers.keys()].sort());
  expect(answer.headers.get("location")).toBe(good.headers.get("location"));
  expect(await site.leads()).toMatchObject({ total: 1 });
  expect(await site.spam()).toMatchObject({ total: 1, spam: [{ reason, email: GOOD.email }] });
  await site.service.ctx.scheduler.step();
  expect(site.mail.received).toHaveLength(1);
});

test.each([[{ _gotcha: "", botcheck: "" }], [{ botcheck: false }], [{ botcheck: null }]])(
  "a trap that nobody stepped into, sent as JSON, is no spam: %j",
  async (fields) => {
    const site = await openSite();
    const json = { "content-type": "application/json", accept: "application/json" };
    expect((await site.fill(JSON.stringify({ ...GOOD, ...fields }), json)).status).toBe(200);
    expect([(await site.leads()).total, (await site.spam()).total]).toEqual([1, 0]);
  },
);

test("a form is neither sent at once nor days after it was opened", async () => {
  const site = await openSite();
  const { clock } = site.service;
  const issued = await openedAt(site);
  await site.send(encode({ ...GOOD, _issued: issued }));
  clock.advance(1_999);
  await site.send(encode({ ...GOOD, _issued: issued }));
  expect((await site.spam()).spam.map(({ reason }) => reason)).toEqual(["too-fast", "too-fast"]);
  clock.advance(1);
  await site.send(encode({ ...GOOD, _issued: issued }));
  clock.advance(24 * 3_600_000);
  await site.send(encode({ ...GOOD, _issued: issued }));
  expect((await site.leads()).total).toBe(2);
  clock.advance(24 * 3_600_000);
  await site.send(encode({ ...GOOD, _issued: issued }));
  expect((await site.spam()).spam[0]?.reason).toBe("too-old");
});

test("a time that was signed for another site is forged", async () => {
  const site = await openSite();
  const { ctx } = site.service;
  const { issueTime, judgeTime } = await import("../src/http/issue-time.ts");
  const issued = issueTime(ctx, { siteId: "site_other", action: "/_forms/contact" });
  site.service.clock.advance(5_000);
  expect(judgeTime(ctx, { siteId: "site_other", action: "/_forms/contact" }, issued)).toBe("good");
  expect(judgeTime(ctx, { siteId: site.siteId, action: "/_forms/contact" }, issued)).toBe(
    "forged-time",
  );
});

test("restored spam is counted, mailed and told of like a new lead, once", async () => {
  const site = await openSite();
  const { service, owner, siteId, mail } = site;
  await service.call(owner.key, "POST", "/webhooks", {
    body: { url: "https://hooks.example.com/x" },
  });
  await site.fill(encode({ ...GOOD, name: "first" }));
  service.clock.advance(1_000);
  await site.fill(encode({ ...GOOD, name: "second", _gotcha: "x" }));
  service.clock.advance(1_000);
  await site.fill(encode({ ...GOOD, name: "third" }));
  const [spam] = (await site.spam()).spam;
  const restore = () =>
    service.call(owner.key, "POST", `/sites/${siteId}/spam/${spam?.id}/restore`);
  const answer = await restore();
  expect(answer.status).toBe(200);
  expect(answer.body.lead).toMatchObject({ name: "second", status: "new" });
  expect((await restore()).status).toBe(404);
  const { leads, total } = await site.leads();
  expect(total).toBe(3);
  expect(leads.map(({ name }) => name)).toEqual(["third", "second", "first"]);
  expect((await site.spam()).total).toBe(0);
  await service.ctx.scheduler.step();
  expect(mail.received).toHaveLength(3);
  const [row] = await service.ctx.db.orm.all<{ count: number }>(
    "select count(*) as count from webhook_messages where type = 'lead.created'",
  );
  expect(row?.count).toBe(3);
});

test("spam is kept for 30 days", async () => {
  const site = await openSite();
  const { service } = site;
  await site.fill(encode({ ...GOOD, _gotcha: "x" }));
  service.clock.advance(29 * 24 * 3_600_000);
  await service.ctx.scheduler.step();
  expect((await site.spam()).total).toBe(1);
  service.clock.advance(2 * 24 * 3_600_000);
  await service.ctx.scheduler.step();
  expect((await site.spam()).total).toBe(0);
});

/** A peer that speaks the siteverify protocol. */
function startVerifier(answer: (form: URLSearchParams) => Response | Promise<Response>) {
  const asked: URLSearchParams[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const form = new URLSearchParams(await request.text());
      asked.push(form);
      return answer(form);
    },
  });
  open.push({ close: () => server.stop(true) });
  return {
    asked,
    environment: {
      SITEWRIGHT_RECAPTCHA_SITE_KEY: "site-key",
      SITEWRIGHT_RECAPTCHA_SECRET: "the-secret",
      SITEWRIGHT_RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${server.port}/siteverify`,
    },
  };
}

async function verificationsOf({ service }: FormSite): Promise<(string | null)[]> {
  const rows = await service.ctx.db.orm.all<{ verification: string | null }>(
    "select verification from leads order by ordinal",
  );
  return rows.map(({ verification }) => verification);
}

test("reCAPTCHA decides by its score, and the token is verified with secret and address", async () => {
  const verifier = startVerifier((form) =>
    Response.json({ success: true, score: Number(form.get("response")), action: "submit" }),
  );
  const site = await openSite({ environment: verifier.environment });
  for (const score of ["0.9", "0.5", "0.49"])
    await site.fill(encode({ ...GOOD, "g-recaptcha-response": score }));
  expect(await verificationsOf(site)).toEqual(["verified", "verified"]);
  expect((await site.spam()).spam.map(({ reason }) => reason)).toEqual(["recaptcha"]);
  expect(Object.fromEntries(verifier.asked[0] ?? [])).toEqual({
    secret: "the-secret",
    response: "0.9",
    remoteip: "127.0.0.1",
  });
});

test.each([
  ["refuses the token", { success: false, "error-codes": ["invalid-input-response"] }, "spam"],
  ["judged another action", { success: true, score: 0.9, action: "login" }, "kept"],
  ["doubts another action", { success: true, score: 0.4, action: "login" }, "spam"],
  ["saw the token before", { success: false, "error-codes": ["timeout-or-duplicate"] }, "kept"],
  ["dislikes our secret", { success: false, "error-codes": ["invalid-input-secret"] }, "kept"],
  ["answers nonsense", ["?"], "kept"],
  ["is broken", undefined, "kept"],
])("when reCAPTCHA %s the lead is %#", async (_, answer, outcome) => {
  const verifier = startVerifier(() =>
    answer === undefined ? new Response("no", { status: 500 }) : Response.json(answer),
  );
  const site = await openSite({ environment: verifier.environment });
  await site.fill(encode({ ...GOOD, "g-recaptcha-response": "t" }));
  expect((await site.leads()).total).toBe(outcome === "kept" ? 1 : 0);
  expect(await verificationsOf(site)).toEqual(outcome === "kept" ? ["unverified"] : []);
});

test("without a token, and with nobody to ask, a lead is kept and marked unverified", async () => {
  const verifier = startVerifier(() => Response.json({}));
  const site = await openSite({
    environment: {
      ...verifier.environment,
      SITEWRIGHT_RECAPTCHA_VERIFY_URL: "http://127.0.0.1:1/siteverify",
    },
  });
  await site.fill(encode(GOOD));
  await site.fill(encode({ ...GOOD, "g-recaptcha-response": "t" }));
  expect(await verificationsOf(site)).toEqual(["unverified", "unverified"]);
  expect(verifier.asked).toHaveLength(0);
  await site.service.ctx.scheduler.step();
  expect(site.mail.received[0]?.parsed.text).toContain(
    "It could not be verified that a person wrote this.",
  );
});

test("reCAPTCHA is found by the resolvers that the operator has named, and by no others", async () => {
  const verifier = startVerifier(() => Response.json({ success: true, score: 0.9 }));
  const dns = await startDnsServer({ "captcha.inside.example": { A: ["127.0.0.1"] } });
  open.push(dns);
  const { port } = new URL(verifier.environment.SITEWRIGHT_RECAPTCHA_VERIFY_URL);
  const site = await openSite({
    environment: {
      ...verifier.environment,
      SITEWRIGHT_DNS_SERVERS: dns.address,
      SITEWRIGHT_RECAPTCHA_VERIFY_URL: `http://captcha.inside.example:${port}/siteverify`,
    },
  });
  await site.fill(encode({ ...GOOD, "g-recaptcha-response": "t" }));
  expect(await verificationsOf(site)).toEqual(["verified"]);
  expect(verifier.asked).toHaveLength(1);
  expect(dns.asked).toContain("captcha.inside.example");
});
