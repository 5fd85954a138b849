/** The public forms in every way that clients send them, and the gallery's texts and files. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { formOf } from "../fixtures/gallery-site.ts";
import { issuedAgo } from "../fixtures/issued.ts";
import { type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";
import { makePng } from "../fixtures/pictures.ts";
import type { Answer } from "../harness.ts";

let site: OwnedSite;
beforeAll(async () => {
  site = await openOwnedSite({ SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" });
});
afterAll(() => site.close());

const ACTION = "/_forms/contact";
const PAGES = "text/html,application/xhtml+xml,*/*;q=0.8";
const issued = () => issuedAgo(site.service.ctx, { siteId: site.siteId, action: ACTION });
const countLeads = async () => (await site.read("/leads?limit=1")).total;
const latest = async () => (await site.read("/leads?limit=1")).leads[0];

/** The same fields in each of the three ways. */
function encode(kind: "form" | "multipart" | "json", fields: Record<string, string>) {
  const sent = { _issued: issued(), ...fields };
  if (kind === "json")
    return { body: JSON.stringify(sent), headers: { "content-type": "application/json" } };
  if (kind === "form") return { body: new URLSearchParams(sent), headers: {} };
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.set(name, value);
  return { body, headers: {} };
}

const KINDS = ["form", "multipart", "json"] as const;

const sendAs = (
  kind: (typeof KINDS)[number],
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = ACTION,
) => {
  const encoded = encode(kind, fields);
  return site.service.visit(path.startsWith("/forms/") ? "localhost" : site.host, path, {
    ...{ method: "POST", body: encoded.body },
    headers: { ...encoded.headers, ...headers },
  });
};

describe.each(KINDS)("a form sent as %s", (kind) => {
  test("is answered with a page's address or in JSON, as its sender accepts", async () => {
    const before = await countLeads();
    for (const [accept, status] of [
      [PAGES, 303],
      ["text/html", 303],
      ["application/json", 200],
      ["application/json, text/plain, */*", 200],
      ["APPLICATION/JSON", 200],
      // A browser's page that takes both gets the page.
      ["text/html, application/json", 303],
    ] as const) {
      const answer = await sendAs(kind, { message: `As ${kind}` }, { accept });
      expect([accept, answer.status]).toEqual([accept, status]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      if (status === 303) expect(answer.headers.get("location")).toBe("/thank-you");
      else expect(await answer.json()).toMatchObject({ ok: true, success: true });
      expect((await latest()).message).toBe(`As ${kind}`);
    }
    expect(await countLeads()).toBe(before + 6);
  });

  test("leads on to the site's own pages alone, by either name of the field", async () => {
    for (const [to, expected] of [
      ["/about?from=form#thanks", "/about?from=form#thanks"],
      [`http://${site.host}/services`, "/services"],
      ["https://elsewhere.example/", "/thank-you"],
      ["//elsewhere.example/", "/thank-you"],
      ["/\\elsewhere.example/", "/thank-you"],
      ["/\t/elsewhere.example", "/thank-you"],
      ["javascript:alert(1)", "/thank-you"],
      [`http://${site.host}@elsewhere.example/`, "/thank-you"],
      ["", "/thank-you"],
    ] as const)
      for (const name of ["_next", "redirect"]) {
        const answer = await sendAs(kind, { message: "x", [name]: to }, { accept: PAGES });
        expect([to, name, answer.headers.get("location")]).toEqual([to, name, expected]);
      }
  });

  test("on the service's own address answers any origin, and its preflight says so", async () => {
    const path = `/forms/${site.siteId}/contact`;
    const origin = "https://copy.example";
    const asked = await site.service.visit("localhost", path, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(asked.headers.get("access-control-allow-methods")).toContain("POST");
    const headers = { origin, accept: "application/json" };
    const answer = await sendAs(kind, { message: "From a copy" }, headers, path);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect((await latest()).message).toBe("From a copy");
    for (const missing of [`/forms/${site.siteId}/other`, "/forms/site_none/contact"]) {
      const refused = await sendAs(kind, { message: "x" }, headers, missing);
      expect([missing, refused.status, refused.headers.get("access-control-allow-origin")]).toEqual(
        [...[missing, 404], "*"],
      );
    }
  });

  test("in which nothing is filled in is refused, whatever else it carries", async () => {
    const before = await countLeads();
    for (const fields of [
      {},
      { name: " ", message: "\n" },
      { _next: "/about" },
      { _subject: "x" },
    ]) {
      const answer = await sendAs(kind, fields, { accept: "application/json" });
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([answer.status, error.code]).toEqual([400, "invalid_request"]);
    }
    expect(await countLeads()).toBe(before);
  });
});

test("a body of another type is refused, and a form of another name is not there", async () => {
  const before = await countLeads();
  for (const type of [
    "text/plain",
    "application/xml",
    "application/jsonx",
    "multipart/form-data",
  ]) {
    const answer = await site.service.visit(site.host, ACTION, {
      ...{ method: "POST", body: `message=x&_issued=${issued()}` },
      headers: { "content-type": type, accept: "application/json" },
    });
    expect([type, answer.status]).toEqual([type, 400]);
  }
  for (const path of ["/_forms/Contact", "/_forms/contact%20", "/_forms/..%2fcontact"])
    expect([path, (await sendAs("json", { message: "x" }, {}, path)).status]).toEqual([path, 404]);
  expect(await countLeads()).toBe(before);
});

describe("redirect origins", () => {
  const set = (redirectOrigins: unknown) =>
    site.onSite("PATCH", "/form-settings", { redirectOrigins });

  test.each([
    ["https://shop.example/"],
    ["https://shop.example/path"],
    ["https://shop.example:443"],
    ["HTTPS://shop.example"],
    ["https://user@shop.example"],
    ["https://*.example"],
    ["shop.example"],
    ["*"],
    ["null"],
    ["ftp://shop.example"],
    ["https://büro.example"],
    [""],
    [7],
    [null],
  ])("%p is none, which the refusal says of the entry", async (wrong) => {
    const good = "https://good.example";
    expect((await set([good])).status).toBe(200);
    const { status, body } = await set([good, wrong]);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toMatch(/^`redirectOrigins\.1` must be an origin such as /);
    expect((await site.read("/form-settings")).formSettings).toEqual({ redirectOrigins: [good] });
  });

  test("that are no list, or too long a one, are told so", async () => {
    const many = Array.from({ length: 21 }, (_, at) => `https://shop-${at}.example`);
    for (const wrong of [undefined, null, "https://shop.example", {}, many]) {
      const { status, body } = await set(wrong);
      const expected = wrong === undefined ? /is required/ : /must be a list of at most 20 origins/;
      expect([status, body.error.message]).toEqual([400, expect.stringMatching(expected)]);
    }
  });
});

describe("the gallery", () => {
  const path = () => `/sites/${site.siteId}/gallery`;
  const upload = (fill: (form: FormData) => void): Promise<Answer> => {
    const rawBody = formOf(makePng(40, 30));
    fill(rawBody);
    return site.service.call(site.owner.key, "POST", path(), { rawBody });
  };
  const change = (id: string, body: object) => site.onSite("PATCH", `/gallery/${id}`, body);

  test("keeps texts in one form of their letters, and none where none was sent", async () => {
    const full = await upload((form) => {
      form.set("alt", " Cafe\u0301 ");
      form.set("caption", "\u{1f35e}".repeat(500));
      form.set("unknown", "x");
    });
    expect(full.body.image).toMatchObject({ alt: "Caf\u00e9", caption: "\u{1f35e}".repeat(500) });
    for (const fill of [(_: FormData) => {}, (form: FormData) => form.set("alt", " ")])
      expect((await upload(fill)).body.image).toMatchObject({ alt: "", caption: null });
    const { id } = full.body.image;
    expect((await change(id, { alt: null })).body.image).toEqual({ ...full.body.image, alt: "" });
    expect((await change(id, { caption: "" })).body.image).toMatchObject({
      alt: "",
      caption: null,
    });
    const [listed] = (await site.read("/gallery")).images.filter(
      (one: { id: string }) => one.id === id,
    );
    expect(listed).toEqual({ ...full.body.image, alt: "", caption: null });
  });

  test("refuses by name what is too long, there twice, missing or no text, and stores nothing", async () => {
    const before = (await site.read("/gallery")).total;
    const cases: [string, (form: FormData) => void][] = [
      ["alt", (form) => form.set("alt", "x".repeat(301))],
      ["caption", (form) => form.set("caption", "x".repeat(501))],
      ["alt", (form) => form.set("alt", "a\u0000b")],
      ["alt", (form) => [1, 2].forEach((text) => void form.append("alt", String(text)))],
      ["file", (form) => form.append("file", new File([makePng(4, 4)], "b.png"))],
      ["file", (form) => form.set("file", new File([], "empty.png"))],
      ["file", (form) => form.delete("file")],
    ];
    for (const [name, fill] of cases) {
      const { status, body } = await upload(fill);
      expect([name, status, body.error?.message]).toEqual([
        ...[name, 400],
        expect.stringContaining(`\`${name}\``),
      ]);
    }
    for (const body of [{}, { url: "https://a.test/a.png" }, { alt: 1 }, { caption: ["x"] }]) {
      const [{ id }] = (await site.read("/gallery?limit=1")).images;
      expect([body, (await change(id, body)).status]).toEqual([body, 400]);
    }
    expect((await site.read("/gallery")).total).toBe(before);
  });

  test("says of each file what it is: its size, its sides, its type", async () => {
    for (const [width, height, shown] of [
      [1, 1, [1, 1]],
      [480, 20, [480, 20]],
      [2_560, 10, [2_560, 10]],
      [2_561, 512, [2_560, 512]],
    ] as const) {
      const rawBody = formOf(makePng(width, height));
      const { image } = (await site.service.call(site.owner.key, "POST", path(), { rawBody })).body;
      expect([image.width, image.height, image.contentType]).toEqual([...shown, "image/webp"]);
      const open = async (url: string) => site.service.visit("localhost", new URL(url).pathname);
      const [large, small] = [await open(image.url), await open(image.thumbnailUrl)];
      expect(large.headers.get("content-type")).toBe("image/webp");
      expect((await large.bytes()).length).toBe(image.bytes);
      const { width: thumbWidth } = await new Bun.Image(await small.bytes()).metadata();
      expect(thumbWidth).toBe(Math.min(480, width));
      const gone = await site.onSite("DELETE", `/gallery/${image.id}`);
      expect([gone.status, gone.body.image]).toEqual([200, image]);
      expect((await site.onSite("DELETE", `/gallery/${image.id}`)).status).toBe(404);
      expect((await change(image.id, { alt: "x" })).status).toBe(404);
      expect((await open(image.url)).status).toBe(404);
    }
  });
});
