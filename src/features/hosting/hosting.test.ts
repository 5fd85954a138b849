import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  page,
  republish,
  type ServedContext,
  type StoredSite,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { removeDomain, setDomain } from "../domains/room.ts";
import { createPreviewToken } from "../publishing/preview.ts";
import { unpublishSite } from "../sites/service.ts";

let served: ServedContext;
let bakery: StoredSite;
let florist: StoredSite;

beforeAll(async () => {
  served = await serveTestContext();
  bakery = await storeSite(served.ctx, { slug: "bakery", files: smallSite("bread") });
  florist = await storeSite(served.ctx, { slug: "florist", files: smallSite("rose") });
});
afterAll(() => served.close());

const body = async (host: string, path: string) => (await served.visit(host, path)).text();

describe("by host", () => {
  test("each site answers under its own name only", async () => {
    expect(await body(bakery.host, "/")).toContain("bread");
    expect(await body(florist.host, "/")).toContain("rose");
    const foreign = await served.visit(florist.host, "/_assets/style-bread.css");
    expect(foreign.status).toBe(404);
  });

  test.each(["BAKERY.localhost", "bakery.localhost.", "bakery.localhost:1"])(
    "the spelling %s reaches the site",
    async (host) => {
      expect(await body(host, "/")).toContain("bread");
    },
  );

  test.each([
    "localhost",
    "nobody.localhost",
    "x.bakery.localhost",
    "bakery",
    "bakery.localhost.evil.example",
    "bakery.example",
    "127.0.0.1",
    "bakery.localhost, florist.localhost",
  ])("the host %s is nobody's", async (host) => {
    expect((await served.visit(host, "/")).status).toBe(421);
  });

  test("a draft and an unpublished site answer like a host that never existed", async () => {
    const draft = await storeSite(served.ctx, {
      slug: "draft",
      files: smallSite("draft"),
      publish: false,
    });
    expect((await served.visit(draft.host, "/")).status).toBe(421);
    const gone = await storeSite(served.ctx, { slug: "gone", files: smallSite("gone") });
    expect((await served.visit(gone.host, "/")).status).toBe(200);
    await unpublishSite(served.ctx, gone.siteId);
    expect((await served.visit(gone.host, "/")).status).toBe(421);
  });

  test("a custom domain answers from its first moment to its last, beside the subdomain", async () => {
    const site = await storeSite(served.ctx, { slug: "moving", files: smallSite("moving") });
    expect((await served.visit("moving.try.localhost", "/")).status).toBe(421);
    const owned = { accountId: "acc_test", siteId: site.siteId };
    await setDomain(served.ctx, owned, "moving.try.localhost");
    expect((await served.visit("moving.try.localhost", "/")).status).toBe(200);
    expect((await served.visit(site.host, "/")).status).toBe(200);
    await removeDomain(served.ctx, owned);
    expect((await served.visit("moving.try.localhost", "/")).status).toBe(421);
  });
});

describe("by path", () => {
  test.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about/index.html?x=1", "/about?x=1"],
    ["/index.html", "/"],
    ["/about///", "/about"],
    ["/%61bout", "/about"],
  ])("%s is sent on to %s", async (path, location) => {
    const response = await served.visit(bakery.host, path);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(location);
    expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  test.each([
    "/nope",
    "/404",
    "/About",
    "/%00",
    "/%zz",
    "/..%2f..%2fetc%2fpasswd",
    "//evil.example/",
    "/_assets/",
    "/_assets/..%2fabout",
    "/_assets/style-none.css",
  ])("%s gets the site's own page for unknown paths", async (path) => {
    const response = await served.visit(bakery.host, path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("bread not found");
  });

  test("a query changes nothing", async () => {
    expect(await body(bakery.host, "/about?utm_source=x&y")).toBe(
      await body(bakery.host, "/about"),
    );
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused", async (method) => {
    const response = await served.visit(bakery.host, "/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("the answer", () => {
  test("carries the build, the type and what keeps a page to itself", async () => {
    const { headers } = await served.visit(bakery.host, "/");
    expect(headers.get("x-sitewright-build")).toBe(bakery.fingerprint);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("vary")).toBe("Accept-Encoding");
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "connect-src 'self'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain("unsafe-inline");
  });

  test("allows the page's own inline styles by their hashes", async () => {
    const hash = `sha256-${new Bun.CryptoHasher("sha256").update("p{}").digest("base64")}`;
    const site = await storeSite(served.ctx, {
      slug: "styled",
      files: [{ ...page("/", "x"), styleHashes: [hash] }],
    });
    const { headers } = await served.visit(site.host, "/");
    expect(headers.get("content-security-policy")).toEndWith(`style-src 'self' '${hash}'`);
  });

  test("to HEAD has the headers of GET and no body", async () => {
    const get = await served.visit(bakery.host, "/about");
    const head = await served.visit(bakery.host, "/about", { method: "HEAD" });
    const comparable = (response: Response) =>
      [...response.headers].filter(([name]) => name !== "date");
    expect(comparable(head)).toEqual(comparable(get));
    expect(await head.text()).toBe("");
  });

  test("comes in the encoding that was asked for, each with a tag of its own", async () => {
    const plain = await body(bakery.host, "/about");
    const tags = new Set<string | null>();
    for (const [encoding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await served.visit(bakery.host, "/about", {
        headers: { "accept-encoding": encoding },
      });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.byteLength).toBeLessThan(plain.length / 2);
      expect(decode(bytes).toString()).toBe(plain);
      tags.add(response.headers.get("etag"));
    }
    tags.add((await served.visit(bakery.host, "/about")).headers.get("etag"));
    expect(tags.size).toBe(3);
  });

  test("is 304 without a body for a client that has it, and only then", async () => {
    const first = await served.visit(bakery.host, "/about");
    const etag = first.headers.get("etag") ?? "";
    const again = (tag: string, path = "/about") =>
      served.visit(bakery.host, path, { headers: { "if-none-match": tag } });
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const response = await again(tag);
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
    }
    expect((await again('"other"')).status).toBe(200);
    expect((await again("*", "/nope")).status).toBe(404);
  });

  test("lets assets be kept for good, and pictures come as they are", async () => {
    const style = await served.visit(bakery.host, "/_assets/style-bread.css");
    expect(style.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const dot = await served.visit(bakery.host, "/_assets/dot.png", {
      headers: { "accept-encoding": "br" },
    });
    expect(dot.headers.get("content-encoding")).toBeNull();
    expect((await dot.arrayBuffer()).byteLength).toBe(8);
  });
});

describe("a new version", () => {
  test("is seen by the next request, and the old one's assets stay", async () => {
    const site = await storeSite(served.ctx, { slug: "fresh", files: smallSite("old") });
    expect(await body(site.host, "/")).toContain("old");
    const tag = (await served.visit(site.host, "/")).headers.get("etag") ?? "";
    const version = await republish(served.ctx, site.siteId, smallSite("new"));
    const after = await served.visit(site.host, "/", { headers: { "if-none-match": tag } });
    expect(after.status).toBe(200);
    expect(after.headers.get("x-sitewright-build")).toBe(version.fingerprint);
    expect(await after.text()).toContain("new");
    expect(await body(site.host, "/_assets/style-old.css")).toContain("old");
    expect(await body(site.host, "/_assets/style-new.css")).toContain("new");
  });

  test("is shown before its time to a signed preview alone, and never cached", async () => {
    const { ctx, clock } = served;
    const site = await storeSite(ctx, { slug: "secret", files: smallSite("shown") });
    const other = await storeSite(ctx, {
      slug: "hidden",
      files: smallSite("next"),
      publish: false,
    });
    const token = (siteId: string) =>
      createPreviewToken(ctx, {
        siteId,
        buildId: other.id,
        expiresAt: clock.now() + 60_000,
      });
    const visit = (value: string) => served.visit(site.host, `/?sitewright-preview=${value}`);
    const good = await visit(token(site.siteId));
    expect(await good.text()).toContain("next");
    expect(good.headers.get("cache-control")).toBe("no-store");
    const forged = [
      token(other.siteId),
      `${token(site.siteId)}x`,
      token(site.siteId).replace(/^[^.]+/, bakery.id),
      "",
      "..",
    ];
    for (const value of forged) expect(await (await visit(value)).text()).toContain("shown");
    const expired = token(site.siteId);
    clock.advance(60_001);
    expect(await (await visit(expired)).text()).toContain("shown");
    expect(await body(site.host, "/")).toContain("shown");
  });
});

test("memory stays within its budget and every answer right when sites outgrow it", async () => {
  const small = await serveTestContext({ cacheBytesMax: 20_000 });
  const sites: StoredSite[] = [];
  for (let index = 0; index < 12; index += 1)
    sites.push(
      await storeSite(small.ctx, { slug: `s${index}`, files: smallSite(`marker${index}`) }),
    );
  for (let round = 0; round < 3; round += 1)
    for (const [index, site] of sites.entries())
      expect(await (await small.visit(site.host, "/about")).text()).toContain(`marker${index}<`);
  await small.close();
});

test("concurrent first requests are all answered whole", async () => {
  const site = await storeSite(served.ctx, { slug: "rush", files: smallSite("rush") });
  const texts = await Promise.all(Array.from({ length: 50 }, () => body(site.host, "/about")));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain("rush");
});
