/** The gallery as its owner meets it: over HTTP. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { formOf, type GallerySite, openGallerySite } from "../../../test/fixtures/gallery-site.ts";
import { makeJpeg, makePng, makeWebp } from "../../../test/fixtures/pictures.ts";
import type { TestAccount } from "../../../test/harness.ts";
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

/** A stranger's web server, which the service may call because its operator said so. */
const answers = new Map<string, () => Response>();
const elsewhere = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch: (request) =>
    answers.get(new URL(request.url).pathname)?.() ?? new Response("no", { status: 404 }),
});
const base = `http://127.0.0.1:${elsewhere.port}`;

let site: GallerySite;
let stranger: TestAccount;

beforeAll(async () => {
  site = await openGallerySite({ SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${elsewhere.port}` });
  stranger = await site.service.createAccount();
});
afterAll(async () => {
  await site.service.close();
  elsewhere.stop(true);
});
afterEach(() => site.removeAll());

test("an upload answers exactly the contract's fields, and its addresses open at once", async () => {
  const image = await site.add(await makeJpeg(1600, 1000), {
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
    createdAt: site.service.clock.now(),
  });
  expect(image.id).toMatch(/^img_[0-9a-z]{26}$/);
  for (const url of [image.url, image.thumbnailUrl]) {
    expect(url).toStartWith(`${site.service.ctx.config.publicUrl}/media/`);
    const response = await site.openMedia(url);
    const bytes = await response.bytes();
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const { width, height } = await new Bun.Image(bytes).metadata();
    expect([width, height]).toEqual(url === image.url ? [1600, 1000] : [480, 300]);
    if (url === image.url) expect(bytes.length).toBe(image.bytes);
    const again = await site.openMedia(url, {
      headers: { "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  }
});

test("an image is sent unless the browser has this one", async () => {
  const { url } = await site.add(makePng(30, 30));
  const etag = (await site.openMedia(url)).headers.get("etag") ?? "";
  const ask = async (ifNoneMatch: string, method = "GET") => {
    const answer = await site.openMedia(url, { method, headers: { "if-none-match": ifNoneMatch } });
    return [answer.status, answer.headers.get("etag"), (await answer.bytes()).length > 0];
  };
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"a",W/${etag} , "b"`, "*"]) {
    expect([known, ...(await ask(known))]).toEqual([known, 304, etag, false]);
    expect(await ask(known, "HEAD")).toEqual([304, etag, false]);
  }
  for (const other of ['"other"', etag.slice(1, -1), 'W/"other", "more"', etag.toUpperCase(), ""])
    expect([other, ...(await ask(other))]).toEqual([other, 200, etag, true]);
  expect(await ask('"other"', "HEAD")).toEqual([200, etag, false]);
});

test("images come newest first, a page at a time", async () => {
  const added: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    added.push((await site.add(makePng(20 + at, 20))).id);
    if (at === 2) site.service.clock.advance(1_000);
  }
  const ids = async (query: string) => {
    const { images, total } = await site.list(query);
    return [images.map(({ id }: Image) => id), total];
  };
  const newestFirst = added.toReversed();
  expect(await ids("")).toEqual([newestFirst, 5]);
  expect(await ids("?limit=2&skip=1")).toEqual([newestFirst.slice(1, 3), 5]);
  expect(await ids("?skip=5")).toEqual([[], 5]);
  for (const query of ["?limit=0", "?limit=201", "?limit=x", "?skip=-1", "?limit=1&limit=2"])
    expect((await site.service.call(site.owner.key, "GET", site.path + query)).status).toBe(400);
  for (const id of added) await site.remove(id);
  expect(await ids("")).toEqual([[], 0]);
});

describe("an image by its address", () => {
  const link = (body: object) => site.service.call(site.owner.key, "POST", site.path, { body });

  test("is fetched and kept like an upload", async () => {
    const bytes = await makeWebp(300, 200);
    answers.set("/a", () => new Response(null, { status: 302, headers: { location: "/b" } }));
    answers.set("/b", () => new Response(bytes, { headers: { "content-type": "text/html" } }));
    const answer = await link({ url: `${base}/a`, alt: "Bread", caption: null });
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
    expect((await site.list()).total).toBe(0);
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
    const answer = await site.service.call(stranger.key, "POST", site.path, {
      body: { url: `${base}/counted` },
    });
    expect([answer.status, calls]).toEqual([404, 0]);
  });
});

test("what was said about an image can be changed and taken back", async () => {
  const { id } = await site.add(makePng(40, 30), { alt: "Bread", caption: "Fresh" });
  const patch = (body: unknown) =>
    site.service.call(site.owner.key, "PATCH", `${site.path}/${id}`, { body });
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
  expect((await site.list()).images[0]).toMatchObject({ id, alt: "", caption: "A" });
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
    const answer = await site.service.call(site.owner.key, "POST", site.path, { rawBody, headers });
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
  }
  expect((await site.list()).total).toBe(0);
});

test("a foreign site or image answers exactly like a missing one", async () => {
  const { id } = await site.add(makePng(20, 20));
  const missingSite = `/sites/site_${"0".repeat(26)}/gallery`;
  const missingImage = `img_${"0".repeat(26)}`;
  const body = { alt: "x" };
  const text = async (key: string, method: string, path: string, init: object = {}) => {
    const answer = await site.service.call(key, method, path, init);
    expect(answer.status).toBe(404);
    return answer.text;
  };
  const upload = () => ({ rawBody: formOf(makePng(20, 20)) });
  const foreign = stranger.key;
  expect(await text(foreign, "GET", site.path)).toBe(await text(foreign, "GET", missingSite));
  expect(await text(foreign, "POST", site.path, upload())).toBe(
    await text(foreign, "POST", missingSite, upload()),
  );
  for (const [method, init] of [
    ["PATCH", { body }],
    ["DELETE", {}],
  ] as const) {
    const missing = await text(foreign, method, `${missingSite}/${missingImage}`, init);
    expect(await text(foreign, method, `${site.path}/${id}`, init)).toBe(missing);
    const ownMissing = await text(site.owner.key, method, `${site.path}/${missingImage}`, init);
    await site.remove(id);
    expect(await text(site.owner.key, method, `${site.path}/${id}`, init)).toBe(ownMissing);
  }
  expect((await site.send(formOf(makePng(20, 20)), foreign)).status).toBe(404);
  expect((await site.list()).total).toBe(0);
});

test("a refused file is refused before the site is looked for", async () => {
  const form = formOf(new TextEncoder().encode("no picture"));
  expect((await site.send(form, stranger.key)).status).toBe(400);
});

test("a full gallery takes no more, also from uploads at the same time", async () => {
  const { id } = await site.add(makePng(20, 20));
  const { db } = site.service.ctx;
  await db.write([
    {
      sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 497)
        insert into gallery_images (id, site_id, alt, width, height, created_at)
        select 'img_fill' || i, site_id, '', width, height, 0 from gallery_images, n where id = ?`,
      args: [id],
    },
  ]);
  const uploads = await Promise.all(
    Array.from({ length: 5 }, () => site.send(formOf(makePng(20, 20)))),
  );
  expect(uploads.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400]);
  const refused = await site.send(formOf(makePng(20, 20)));
  expect(refused.body.error.message).toContain("at most 500 images");
  await db.write([{ sql: "delete from gallery_images where id like 'img_fill%'", args: [] }]);
});
