import { afterEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { renderSite } from "../src/features/renderer/room.ts";
import { statement } from "../src/platform/database/statements.ts";
import { composeSite } from "./fixtures/compose-site.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";

let open: FormSite[] = [];
afterEach(async () => {
  for (const site of open) await site.close();
  open = [];
});

async function openSite(options: Parameters<typeof openFormSite>[0] = {}): Promise<FormSite> {
  const site = await openFormSite(options);
  open.push(site);
  return site;
}

const GOOD = { name: "Robin Vale", email: "robin@example.com", message: "Weddings?" };
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test("a form sent without a script becomes a lead and leads to the thank-you page", async () => {
  const site = await openSite();
  const now = site.service.clock.now();
  const answer = await site.fill(encode({ ...GOOD, phone: " 555 ", source: "/contact" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/thank-you");
  const { leads, total } = await site.leads();
  expect(total).toBe(1);
  expect(leads).toEqual([
    {
      id: expect.stringMatching(/^lead_[0-9a-z]{26}$/),
      ...GOOD,
      phone: "555",
      status: "new",
      source: "/contact",
      createdAt: now,
    },
  ]);
});

test("form-encoded, multipart and JSON say the same", async () => {
  const site = await openSite();
  const multipart = new FormData();
  for (const [name, value] of Object.entries(GOOD)) multipart.append(name, value);
  multipart.append("attachment", new File([], ""));
  expect((await site.fill(multipart)).status).toBe(303);
  expect((await site.fill(encode(GOOD))).status).toBe(303);
  const json = await site.fill(JSON.stringify(GOOD), { "content-type": "application/json" });
  expect(json.status).toBe(200);
  expect(await json.json()).toMatchObject({ ok: true, success: true, next: "/thank-you" });
  const { leads } = await site.leads();
  expect(leads.map(({ name, email, message }) => ({ name, email, message }))).toEqual([
    GOOD,
    GOOD,
    GOOD,
  ]);
});

test("the contact form lets one write as much as is taken, and no more", async () => {
  const document = composeSite({ businessName: "Harbour", industry: "bakery" }, "seed");
  const options = {
    origin: "http://harbour.localhost",
    siteId: "site_1",
    features: { forms: true },
  };
  const page = [...renderSite(document, options)].find(({ path }) => path === "/contact");
  const html = new TextDecoder().decode(page?.bytes);
  const site = await openSite();
  for (const name of ["name", "phone", "message"]) {
    const control = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
    const length = Number(/ maxlength="(\d+)"/.exec(control ?? "")?.[1]);
    const send = (more: number) =>
      site.fill(encode({ ...GOOD, [name]: "é".repeat(length + more) }));
    expect([name, (await send(0)).status]).toEqual([name, 303]);
    expect([name, (await send(1)).status]).toEqual([name, 400]);
  }
});

const TRICKY = [
  "[1,2]",
  '{"a":1}',
  "null",
  "true",
  "0",
  '"quoted"',
  "a=b&c=d",
  "%41",
  "+",
  "{{7*7}}",
];

test.each(TRICKY)("the message %j arrives as the text it is, in every format", async (message) => {
  const site = await openSite();
  const multipart = new FormData();
  multipart.append("message", message);
  await site.fill(multipart);
  await site.fill(encode({ message }));
  await site.fill(JSON.stringify({ message }), { "content-type": "application/json" });
  const { leads } = await site.leads();
  expect(leads.map((lead) => lead.message)).toEqual([message, message, message]);
});

test("values of JSON that are no texts are kept as JSON writes them", async () => {
  const site = await openSite();
  const body = '{"name":42,"message":[1,{"a":null}],"email":null,"ok":true,"__proto__":{"x":1}}';
  const answer = await site.fill(body, { "content-type": "application/json" });
  expect(answer.status).toBe(200);
  const { leads } = await site.leads();
  expect(leads).toMatchObject([{ name: "42", email: "", message: '[1,{"a":null}]' }]);
});

test.each([
  ["text/plain", "name=a"],
  ["application/jsonx", "{}"],
  ["", "name=a"],
  ["application/json", "[1]"],
  ["application/json", "{"],
  ["multipart/form-data", "x"],
  ["multipart/form-data; boundary=b", "--b\r\nno end"],
])("a body of type %j that cannot be read is refused: %s", async (type, body) => {
  const site = await openSite();
  const answer = await site.send(body, { "content-type": type, accept: "application/json" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: "invalid_request" } });
  expect((await site.leads()).total).toBe(0);
});

test("a file, a text that is too long and NUL are refused by the field's name", async () => {
  const site = await openSite();
  const withFile = new FormData();
  withFile.append("message", "hello");
  withFile.append("cv", new File(["x"], "../cv.pdf"));
  const bodies: [BodyInit, string][] = [
    [withFile, "`cv`"],
    [encode({ message: "x".repeat(5_001) }), "`message`"],
    [encode({ name: "x".repeat(201) }), "`name`"],
    [encode({ message: "a\0b" }), "`message`"],
    [encode({ extra: "x".repeat(5_001) }), "`extra`"],
    [encode({ ["x".repeat(201)]: "extra" }), "A field's name must be at most"],
    [
      encode(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, "x"]))),
      "50 fields",
    ],
    [`message=${"x".repeat(300_000)}`, "256 KiB"],
  ];
  for (const [body, words] of bodies) {
    const answer = await site.fill(body, { accept: "application/json" });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: { message: string } }).error.message).toContain(
      words,
    );
  }
  expect((await site.fill(encode({ message: "😀".repeat(5_000) }))).status).toBe(303);
});

test("nothing in any field is 400, with a page for browsers", async () => {
  const site = await openSite();
  const empty = encode({ name: " ", email: "", message: "", _gotcha: "", source: "/contact" });
  const page = await site.fill(empty, { accept: "text/html,*/*" });
  expect(page.status).toBe(400);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-");
  expect(page.headers.get("cache-control")).toBe("no-store");
  const html = await page.text();
  expect(html.includes("Nothing was filled in.")).toBe(true);
  // In the look of the site, with the way back to it.
  expect(html.includes('<footer class="foot')).toBe(true);
  const json = await site.fill(empty, { accept: "application/json" });
  expect(json.status).toBe(400);
  expect(await json.json()).toMatchObject({ error: { code: "invalid_request" } });
});

test("a browser is told in the site's language what is wrong", async () => {
  const { service } = await openSite();
  const owner = await service.createAccount();
  const brief = {
    ...{ businessName: "Bäckerei Hafenstraße", industry: "Bäckerei" },
    ...{ audience: "Familien aus der Nachbarschaft", goals: "Mehr Bestellungen für Torten" },
  };
  await service.call(owner.key, "POST", "/sites", { body: brief });
  await service.ctx.scheduler.step();
  const [{ id, url }] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  const post = async (host: string, path: string, fields: Record<string, string>) => {
    const answer = await service.visit(host, path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
      body: encode(fields),
    });
    return [answer.status, /<h1>([^<]*)/.exec(await answer.text())?.[1]];
  };
  const refused = "Die Nachricht wurde nicht gesendet";
  const { host } = new URL(url);
  expect(await post(host, "/_forms/contact", { message: "" })).toEqual([400, refused]);
  const own = `localhost:${service.port}`;
  expect(await post(own, `/forms/${id}/contact`, { message: "" })).toEqual([400, refused]);
  const unknown = await post(own, `/forms/${id}/other`, GOOD);
  expect(unknown).toEqual([404, "Dieses Formular gibt es nicht"]);
});

test("what a visitor sent, and what is no site's, is answered with an id to ask after", async () => {
  const { service, host, send } = await openSite();
  const answers = [
    await send(encode(GOOD)),
    await send("", {}),
    await service.visit(host, "/no-form", { method: "POST" }),
    await service.visit("nobody.test", "/"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 400, 405, 421]);
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]+$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an unknown form or site is 404", async () => {
  const { send, service, siteId } = await openSite();
  expect((await send(encode(GOOD), {}, "/_forms/newsletter")).status).toBe(404);
  const elsewhere = (path: string) =>
    service.visit(`localhost:${service.port}`, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(GOOD),
    });
  expect((await elsewhere("/forms/site_none/contact")).status).toBe(404);
  expect((await elsewhere(`/forms/${siteId}/other`)).status).toBe(404);
  expect((await elsewhere(`/forms/${siteId}/contact`)).status).toBe(200);
});

test("names that Formspree and Web3Forms give their controls are understood", async () => {
  const site = await openSite();
  const fields = {
    _replyto: "robin@example.com",
    _subject: "Order",
    _next: "/prices?from=form#top",
    access_key: "k",
    message: "Hi",
    occasion: "Wedding",
    guests: "40",
  };
  const answer = await site.fill(`${encode(fields)}&day=Fri&day=Sat`);
  expect(answer.headers.get("location")).toBe("/prices?from=form#top");
  await site.service.ctx.scheduler.step();
  const [mail] = site.mail.received;
  expect(mail?.parsed.subject).toBe("Order");
  expect(mail?.parsed.replyTo).toEqual([{ name: "", address: "robin@example.com" }]);
  for (const text of ["Wedding", "40", "Fri, Sat"]) expect(mail?.parsed.text).toContain(text);
  expect(mail?.parsed.text).not.toContain("access_key");
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://bakery.localhost@evil.example/",
  "http://x:y@bakery.localhost/",
  "/%0d%0aSet-Cookie:x=1\r\nX: y",
  "/a/..//evil.example",
  "///evil.example",
  " //evil.example",
])("the redirect %j never leaves the site", async (next) => {
  const site = await openSite();
  const answer = await site.fill(encode({ ...GOOD, _next: next }));
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  const origin = `http://${site.host}`;
  expect(new URL(location, origin).origin).toBe(origin);
  expect(location).toBe("/thank-you");
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("a redirect to the site's own origin is followed, and the Referer says the page", async () => {
  const site = await openSite();
  const answer = await site.fill(encode({ ...GOOD, redirect: `http://${site.host}/faq` }), {
    referer: `http://${site.host}/services?token=secret`,
  });
  expect(answer.headers.get("location")).toBe("/faq");
  expect((await site.leads()).leads[0]?.source).toBe("/services");
});

test("a redirect leads elsewhere only where the site's owner allows", async () => {
  const site = await openSite();
  const { service, owner, siteId, host } = site;
  const path = `/sites/${siteId}/form-settings`;
  const locationOf = async (next: string) =>
    (await site.fill(encode({ ...GOOD, _next: next }))).headers.get("location");
  expect(await locationOf("https://shop.example/thanks?a=1")).toBe("/thank-you");
  const body = { redirectOrigins: ["https://shop.example", "http://localhost:3000"] };
  const changed = await service.call(owner.key, "PATCH", path, { body });
  expect([changed.status, changed.body]).toEqual([200, { formSettings: body }]);
  expect((await service.call(owner.key, "GET", path)).body).toEqual({ formSettings: body });
  expect(await locationOf("https://shop.example/thanks?a=1")).toBe(
    "https://shop.example/thanks?a=1",
  );
  expect(await locationOf("http://localhost:3000")).toBe("http://localhost:3000/");
  expect(await locationOf(`http://${host}/faq`)).toBe("/faq");
  for (const next of [
    "http://shop.example/",
    "https://shop.example:8443/",
    "https://shop.example.evil.example/",
    "https://shop.example@evil.example/",
    "https://x:y@shop.example/",
    "//shop.example/",
    "https://evil.example/#https://shop.example",
    "https://shop.example\\@evil.example/",
  ])
    expect([next, await locationOf(next)]).toEqual([next, "/thank-you"]);
  for (const origin of [
    "https://shop.example/",
    "https://shop.example/path",
    "https://SHOP.example",
    "shop.example",
    "javascript:alert(1)",
    "https://a:b@shop.example",
    "https://*.shop.example",
    "*",
    "",
  ]) {
    const refused = await service.call(owner.key, "PATCH", path, {
      body: { redirectOrigins: [origin] },
    });
    expect([origin, refused.status]).toEqual([origin, 400]);
  }
  const stranger = await service.createAccount();
  expect((await service.call(stranger.key, "GET", path)).status).toBe(404);
});

test("origins that were taken before are read for ever, also those that would be refused today", async () => {
  const site = await openSite();
  const kept = ["https://*.shop.example", "https://shop.example"];
  await site.service.ctx.db.write([
    statement(sql`insert into form_settings (site_id, redirect_origins)
      values (${site.siteId}, ${JSON.stringify(kept)})`),
  ]);
  const next = "https://shop.example/thanks";
  const answer = await site.fill(encode({ ...GOOD, _next: next }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, next]);
  expect((await site.leads()).total).toBe(1);
});

test("an exported site's form works from any origin", async () => {
  const { service, siteId, host, leads } = await openSite();
  const own = `localhost:${service.port}`;
  const path = `/forms/${siteId}/contact`;
  const asked = await service.visit(own, path, {
    method: "OPTIONS",
    headers: { origin: "https://bakery.example", "access-control-request-method": "POST" },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-origin")).toBe("*");
  expect(asked.headers.get("access-control-allow-methods")).toContain("POST");
  expect(asked.headers.get("access-control-allow-headers")).toContain("content-type");
  const send = (headers: Record<string, string>) =>
    service.visit(own, path, {
      method: "POST",
      headers: {
        origin: "https://bakery.example",
        referer: "https://bakery.example/c.html",
        ...headers,
      },
      body: new URLSearchParams(GOOD),
    });
  const browser = await send({ accept: "text/html" });
  expect(browser.status).toBe(303);
  expect(browser.headers.get("location")).toBe(`http://${host}/thank-you`);
  const script = await send({ accept: "application/json" });
  expect(script.status).toBe(200);
  expect(script.headers.get("access-control-allow-origin")).toBe("*");
  expect((await leads()).leads.map(({ source }) => source)).toEqual(["/c.html", "/c.html"]);
});

test("each lead mails the owner, with the visitor to answer to, and tells webhooks", async () => {
  const { service, owner, mail, fill, siteId, leads } = await openSite();
  const webhook = await service.call(owner.key, "POST", "/webhooks", {
    body: { url: "https://hooks.example.com/x", types: ["lead.created"] },
  });
  expect(webhook.status).toBe(201);
  await fill(encode({ ...GOOD, occasion: "Wedding" }));
  await service.ctx.scheduler.step();
  expect(mail.received).toHaveLength(1);
  const parsed = mail.received[0]?.parsed;
  expect(mail.received[0]?.recipients).toEqual(["owner@acme.test"]);
  expect(parsed?.replyTo).toEqual([{ name: "Robin Vale", address: "robin@example.com" }]);
  expect(parsed?.subject).toContain("Robin Vale");
  for (const text of ["robin@example.com", "Weddings?", "Wedding"]) {
    expect(parsed?.text).toContain(text);
    expect(parsed?.html).toContain(text);
  }
  const [lead] = (await leads()).leads;
  const bodies = await service.ctx.db.orm.all<{ type: string; body: string }>(
    "select type, body from webhook_messages",
  );
  expect(bodies.map(({ type }) => type)).toEqual(["lead.created"]);
  expect(JSON.parse(bodies[0]?.body ?? "")).toMatchObject({
    type: "lead.created",
    data: { siteId, lead: { ...lead, fields: { occasion: "Wedding" } } },
  });
});

test("the limit of a form and address is 429 with a true Retry-After", async () => {
  const { send, service } = await openSite({
    environment: { SITEWRIGHT_LIMITS: "form=3/5m,key=1000/1000m,ip=1000/1000m" },
  });
  expect((await send("message=1")).status).toBe(303);
  expect((await send("message=")).status).toBe(400);
  expect((await send("message=2")).status).toBe(303);
  const page = await send("message=3", { accept: "text/html" });
  expect(page.status).toBe(429);
  expect((await page.text()).includes("Too many messages")).toBe(true);
  const retryAfter = Number(page.headers.get("retry-after"));
  expect(retryAfter).toBe(12);
  service.clock.advance(retryAfter * 1_000);
  expect((await send("message=4")).status).toBe(303);
  const json = await send("message=5", { accept: "application/json" });
  expect(json.status).toBe(429);
  expect(await json.json()).toMatchObject({ error: { code: "rate_limited" } });
});
