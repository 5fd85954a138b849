/** The gallery as its owner and visitors meet it: over HTTP, on a site that is live. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { type Bytes, makeJpeg, makePng, makeWebp } from "../../../test/fixtures/pictures.ts";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";
import type { Image } from "./model.ts";

const FIELDS = [
  "alt",
  "bytes",
  "caption",
  "contentType",
  "createdAt",
  "height",
  "id",
  "thumbnailUrl",
  "url",
  "width",
];

let service: TestService;
let owner: TestAccount;
let stranger: TestAccount;
let siteId: string;
let host: string;

/** A stranger's web server, which the service may call because its operator said so. */
const answers = new Map<string, () => Response>();
const elsewhere = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch: (request) =>
    answers.get(new URL(request.url).pathname)?.() ?? new Response("no", { status: 404 }),
});
const base = `http://127.0.0.1:${elsewhere.port}`;

beforeAll(async () => {
  const environment = { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${elsewhere.port}` };
  service = await startTestService({ environment });
  owner = await service.createAccount();
  stranger = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const site = (await service.call(owner.key, "GET", "/sites")).body.sites[0];
  siteId = site.id;
  host = new URL(site.url).host;
});
afterAll(async () => {
  await service.close();
  elsewhere.stop(true);
});

afterEach(async () => {
  for (const { id } of (await list("?limit=200")).images) await remove(id);
});

const gallery = () => `/sites/${siteId}/gallery`;

function formOf(bytes: Bytes, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new File([bytes], "photo.bin"));
  return form;
}

const send = (rawBody: BodyInit, key = owner.key, path = gallery()) =>
  service.call(key, "POST", path, { rawBody });

async function add(bytes: Bytes, fields: Record<string, string> = {}): Promise<Image> {
  const answer = await send(formOf(bytes, fields));
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return answer.body.image;
}

const list = async (query = "") => (await service.call(owner.key, "GET", gallery() + query)).body;
const remove = (id: string) => service.call(owner.key, "DELETE", `${gallery()}/${id}`);
/** The site's page after publishing has done what is due. */
async function visit(path: string): Promise<string> {
  await service.ctx.scheduler.step();
  const response = await service.visit(host, path);
  expect(response.status).toBe(200);
  return response.text();
}

const openMedia = (url: string, init?: RequestInit) =>
  service.visit(`127.0.0.1:${service.port}`, new URL(url).pathname, init);

test("an upload answers exactly the contract's fields, and its addresses open at once", async () => {
  const image = await add(await makeJpeg(1600, 1000), {
    alt: " Rye loaves ",
    caption: "Saturday",
  });
  expect(Object.keys(image).sort()).toEqual(FIELDS);
  expect(image).toMatchObject({
    alt: "Rye loaves",
    caption: "Saturday",
    width: 1600,
    height: 1000,
    contentType: "image/webp",
    createdAt: service.clock.now(),
  });
  expect(image.id).toMatch(/^img_[0-9a-z]{26}$/);
  for (const url of [image.url, image.thumbnailUrl]) {
    expect(url).toStartWith(`${service.ctx.config.publicUrl}/media/`);
    const response = await openMedia(url);
    const bytes = await response.bytes();
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const { width, height } = await new Bun.Image(bytes).metadata();
    expect([width, height]).toEqual(url === image.url ? [1600, 1000] : [480, 300]);
    if (url === image.url) expect(bytes.length).toBe(image.bytes);
    const again = await openMedia(url, {
      headers: { "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  }
});

test("images come newest first, a page at a time", async () => {
  const added: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    added.push((await add(makePng(20 + at, 20))).id);
    if (at === 2) service.clock.advance(1_000);
  }
  const ids = async (query: string) => {
    const { images, total } = await list(query);
    return [images.map(({ id }: Image) => id), total];
  };
  const newestFirst = added.toReversed();
  expect(await ids("")).toEqual([newestFirst, 5]);
  expect(await ids("?limit=2&skip=1")).toEqual([newestFirst.slice(1, 3), 5]);
  expect(await ids("?skip=5")).toEqual([[], 5]);
  for (const query of ["?limit=0", "?limit=201", "?limit=x", "?skip=-1", "?limit=1&limit=2"])
    expect((await service.call(owner.key, "GET", gallery() + query)).status).toBe(400);
  for (const id of added) await remove(id);
  expect(await ids("")).toEqual([[], 0]);
});

describe("an image by its address", () => {
  const link = (body: object) => service.call(owner.key, "POST", gallery(), { body });

  test("is fetched and kept like an upload", async () => {
    const bytes = await makeWebp(300, 200);
    answers.set("/a", () => new Response(null, { status: 302, headers: { location: "/b" } }));
    answers.set("/b", () => new Response(bytes, { headers: { "content-type": "text/html" } }));
    const answer = await link({ url: `${base}/a`, alt: "Bread" });
    expect(answer.status).toBe(201);
    expect(answer.body.image).toMatchObject({
      alt: "Bread",
      caption: null,
      width: 300,
      height: 200,
    });
  });

  test.each([
    ["a page", () => new Response("<html>"), /The image must be/],
    ["a failure", () => new Response("x", { status: 500 }), /status 500/],
    [
      "more than 10 MiB",
      () => new Response(new Uint8Array(10 * 1024 * 1024 + 1)),
      /larger than 10 MiB/,
    ],
    [
      "a redirect to a private address",
      () => Response.redirect("http://127.0.0.1:9/"),
      /not called/,
    ],
    ["a redirect to a file", () => Response.redirect("file:///etc/passwd"), /could not be fetched/],
    ["redirects without an end", () => Response.redirect(`${base}/x`), /redirects/],
  ] as const)("is refused with %s behind it", async (_name, answer, reason) => {
    answers.set("/x", answer);
    const refused = await link({ url: `${base}/x` });
    expect([refused.status, refused.body.error.code]).toEqual([400, "invalid_request"]);
    expect(refused.body.error.message).toMatch(reason);
    expect((await list()).total).toBe(0);
  });

  test.each([
    "http://169.254.169.254/latest/meta-data",
    "http://localhost:1/",
    "http://[::1]/",
    "http://10.0.0.1/a.jpg",
    "http://user:secret@example.com/",
    "ftp://example.com/a.jpg",
    "file:///etc/passwd",
    "/etc/passwd",
    "data:image/png;base64,AAAA",
    "",
  ])("is refused for %p, without a call", async (url) => {
    const refused = await link({ url });
    expect([refused.status, refused.body.error.code]).toEqual([400, "invalid_request"]);
  });

  test("is not fetched for a site that is not the caller's", async () => {
    let calls = 0;
    answers.set("/counted", () => {
      calls += 1;
      return new Response("x");
    });
    const answer = await service.call(stranger.key, "POST", gallery(), {
      body: { url: `${base}/counted` },
    });
    expect([answer.status, calls]).toEqual([404, 0]);
  });
});

test("what was said about an image can be changed and taken back", async () => {
  const { id } = await add(makePng(40, 30), { alt: "Bread", caption: "Fresh" });
  const patch = (body: unknown) => service.call(owner.key, "PATCH", `${gallery()}/${id}`, { body });
  expect((await patch({ alt: "Rye bread" })).body.image).toMatchObject({
    alt: "Rye bread",
    caption: "Fresh",
  });
  expect((await patch({ caption: null })).body.image).toMatchObject({
    alt: "Rye bread",
    caption: null,
  });
  expect((await patch({ caption: "A", alt: "" })).body.image).toMatchObject({
    alt: "",
    caption: "A",
  });
  expect((await list()).images[0]).toMatchObject({ id, alt: "", caption: "A" });
  for (const body of [{}, { alt: 5 }, { alt: "x".repeat(301) }, { caption: "x".repeat(501) }, []])
    expect((await patch(body)).status).toBe(400);
});

test("malformed uploads are refused, and nothing is stored", async () => {
  const png = makePng(20, 20);
  const twice = formOf(png);
  twice.append("file", new File([png], "b.png"));
  const many = formOf(png);
  for (let at = 0; at < 10_000; at += 1) many.append(`f${at}`, "x");
  const cases: readonly (readonly [BodyInit, Record<string, string>])[] = [
    [twice, {}],
    [many, {}],
    [formOf(png, { alt: "x".repeat(301) }), {}],
    [formOf(png, { caption: "\ud800" }).get("none") ?? new FormData(), {}],
    [formOf(png, { alt: "a\0b" }), {}],
    [png, { "content-type": "image/png" }],
    [png, { "content-type": "multipart/form-data" }],
    ["x=1", { "content-type": "application/x-www-form-urlencoded" }],
    ["{}", { "content-type": "application/json" }],
    [JSON.stringify({ file: "/etc/passwd" }), { "content-type": "application/json" }],
  ];
  for (const [rawBody, headers] of cases) {
    const answer = await service.call(owner.key, "POST", gallery(), { rawBody, headers });
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
  }
  expect((await list()).total).toBe(0);
});

test("a foreign site or image answers exactly like a missing one", async () => {
  const { id } = await add(makePng(20, 20));
  const missingSite = `/sites/site_${"0".repeat(26)}/gallery`;
  const missingImage = `img_${"0".repeat(26)}`;
  const body = { alt: "x" };
  const text = async (key: string, method: string, path: string, init: object = {}) => {
    const answer = await service.call(key, method, path, init);
    expect(answer.status).toBe(404);
    return answer.text;
  };
  const upload = () => ({ rawBody: formOf(makePng(20, 20)) });
  const foreign = stranger.key;
  expect(await text(foreign, "GET", gallery())).toBe(await text(foreign, "GET", missingSite));
  expect(await text(foreign, "POST", gallery(), upload())).toBe(
    await text(foreign, "POST", missingSite, upload()),
  );
  for (const [method, init] of [
    ["PATCH", { body }],
    ["DELETE", {}],
  ] as const) {
    const missing = await text(foreign, method, `${missingSite}/${missingImage}`, init);
    expect(await text(foreign, method, `${gallery()}/${id}`, init)).toBe(missing);
    const ownMissing = await text(owner.key, method, `${gallery()}/${missingImage}`, init);
    await remove(id);
    expect(await text(owner.key, method, `${gallery()}/${id}`, init)).toBe(ownMissing);
  }
  expect((await send(formOf(makePng(20, 20)), foreign)).status).toBe(404);
  expect((await list()).total).toBe(0);
});

test("a refused file is refused before the site is looked for", async () => {
  const form = formOf(new TextEncoder().encode("no picture"));
  expect((await send(form, stranger.key)).status).toBe(400);
});

describe("on the live site", () => {
  test("an image shows up on the gallery page, in its sizes, and goes again when it is deleted", async () => {
    const before = await visit("/gallery");
    expect(before.includes("/_assets/photo-")).toBe(false);
    const image = await add(await makeJpeg(1400, 900), {
      alt: "A rye loaf",
      caption: "Saturday, early",
    });
    const page = await visit("/gallery");
    const tag = /<img[^>]*A rye loaf[^>]*>/.exec(page)?.[0] ?? "";
    expect(tag).toContain('width="1400"');
    expect(tag).toContain('height="900"');
    const candidates = [...tag.matchAll(/(\/_assets\/photo-[0-9a-f]+\.webp) (\d+)w/g)];
    expect(candidates.map(([, , width]) => width)).toEqual(["1400", "1280", "640", "480"]);
    expect(page.includes("Saturday, early")).toBe(true);
    for (const [, path = "", width] of candidates) {
      const file = await service.visit(host, path);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(file.headers.get("cache-control")).toContain("immutable");
      expect((await new Bun.Image(await file.bytes()).metadata()).width).toBe(Number(width));
    }
    const deleted = await remove(image.id);
    expect(deleted.body.image).toEqual(image);
    expect((await openMedia(image.url)).status).toBe(404);
    expect((await visit("/gallery")).includes("/_assets/photo-")).toBe(false);
    for (const [, path = ""] of candidates)
      expect((await service.visit(host, path)).status).toBe(404);
  });

  test("a deleted image is gone from the database once no page shows it", async () => {
    const rows = async () =>
      Number(
        (await service.ctx.db.client.execute("select count(*) from gallery_files")).rows[0]?.[0],
      );
    const { id } = await add(makePng(900, 600));
    await visit("/gallery");
    await remove(id);
    expect(await rows()).toBeGreaterThan(0);
    await visit("/gallery");
    service.clock.advance(61_000);
    await service.ctx.scheduler.step();
    expect(await rows()).toBe(0);
  });

  test("changed words are shown", async () => {
    const { id } = await add(makePng(900, 600), { alt: "Before" });
    expect((await visit("/gallery")).includes("Before")).toBe(true);
    await service.call(owner.key, "PATCH", `${gallery()}/${id}`, { body: { alt: "Afterwards" } });
    const page = await visit("/gallery");
    expect(page.includes('alt="Afterwards"')).toBe(true);
    expect(page.includes("Before")).toBe(false);
  });

  test("pictures of pages are photographs when there are some, and drawings again without", async () => {
    const drawn = await visit("/");
    const image = await add(await makeJpeg(1200, 800), { alt: "The counter" });
    const home = await visit("/");
    expect(home.includes('alt="The counter"')).toBe(true);
    expect(home.match(/class="art-frame"/g)?.length ?? 0).toBeLessThan(
      drawn.match(/class="art-frame"/g)?.length ?? 0,
    );
    await remove(image.id);
    expect((await visit("/")).includes("/_assets/photo-")).toBe(false);
  });

  test("the same picture twice is two images and one file", async () => {
    const bytes = makePng(500, 300);
    await add(bytes, { alt: "First one" });
    await add(bytes, { alt: "Second one" });
    const page = await visit("/gallery");
    expect(page.includes("First one")).toBe(true);
    expect(page.includes("Second one")).toBe(true);
  });

  test("hostile words are text", async () => {
    const words = [
      `"><script>alert(1)</script>`,
      `' onerror='alert(1)`,
      `" onload="alert(1)" x="`,
      "<img src=x onerror=alert(1)>",
      "</figcaption><svg/onload=alert(1)>",
      "javascript:alert(1)",
      "{{constructor.constructor('alert(1)')()}}",
      "<%= 7*7 %>{% debug %}",
      "a\r\nSet-Cookie: x=1",
      "=cmd|' /C calc'!A0",
      "![x](javascript:alert(1))",
      "<!--<script>",
      "]]>",
      "&lt;b&gt; &amp;",
      "\u202egnp.exe",
    ];
    for (const word of words) await add(makePng(30, 20), { alt: word, caption: word });
    const page = await visit("/gallery");
    const seen: string[] = [];
    const found: string[] = [];
    new HTMLRewriter()
      .on("main img[src*=photo-]", {
        element: (element) => {
          seen.push(element.getAttribute("alt") ?? "");
          for (const [name] of element.attributes) if (name.startsWith("on")) found.push(name);
        },
      })
      .on("main script, main svg[onload]", { element: ({ tagName }) => void found.push(tagName) })
      .transform(page);
    expect(found).toEqual([]);
    expect(seen).toHaveLength(words.length);
    const { images } = await list();
    expect(images.map(({ alt }: Image) => alt)).toEqual(words.toReversed());
  });
});

test("a full gallery takes no more, also from uploads at the same time", async () => {
  const { id } = await add(makePng(20, 20));
  const { db } = service.ctx;
  await db.write([
    {
      sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 497)
        insert into gallery_images (id, site_id, alt, width, height, created_at)
        select 'img_fill' || i, site_id, '', width, height, 0 from gallery_images, n where id = ?`,
      args: [id],
    },
  ]);
  const uploads = await Promise.all(Array.from({ length: 5 }, () => send(formOf(makePng(20, 20)))));
  expect(uploads.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400]);
  const refused = await send(formOf(makePng(20, 20)));
  expect(refused.body.error.message).toContain("at most 500 images");
  await db.write([{ sql: "delete from gallery_images where id like 'img_fill%'", args: [] }]);
});
