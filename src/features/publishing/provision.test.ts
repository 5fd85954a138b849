import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import {
  page,
  republish,
  type ServedContext,
  serveTestContext,
  smallSite,
  storeComposedSite,
  storeSite,
  textFile,
} from "../../../test/fixtures/small-site.ts";
import { setDomain } from "../domains/room.ts";
import type { RenderedFile } from "../renderer/rendered-file.ts";
import { getSite, getSiteRecord, markChanged, unpublishSite } from "../sites/service.ts";
import { publishSite } from "../versions/release.ts";
import { ownSiteClient } from "./readiness/own-site-client.ts";
import { listReadiness } from "./readiness/stored-checks.ts";

let served: ServedContext;
/** False while the DNS knows nothing of our names. */
let hasNames: boolean;

beforeEach(async () => {
  hasNames = true;
  served = await serveTestContext({
    client: {
      ...ownSiteClient,
      async resolve(host) {
        if (!hasNames) throw new Error("no such name");
        if (host.endsWith(".example")) return ["127.0.0.1"];
        return ownSiteClient.resolve(host);
      },
    },
  });
});
afterEach(() => served.close());

async function evidenceOf(siteId: string): Promise<Record<string, string>> {
  const checks = await listReadiness(served.ctx, siteId);
  return Object.fromEntries(
    checks.map((check) => [check.name, `${check.outcome}: ${check.evidence}`]),
  );
}

/** Stores a site of these files and looks once whether it is ready. */
async function provision(files: RenderedFile[]) {
  const site = await storeSite(served.ctx, { slug: "bakery", files });
  await served.ctx.scheduler.step();
  const { status } = await getSiteRecord(served.ctx, site.siteId);
  return { ...site, status, evidence: await evidenceOf(site.siteId) };
}

describe("a published site", () => {
  test("goes live when every check has passed, each with its evidence and time", async () => {
    const { siteId, fingerprint, status, evidence } = await provision(smallSite("bread"));
    expect(status).toBe("live");
    expect(evidence).toEqual({
      host: "passed: bakery.localhost resolves to 127.0.0.1, ::1.",
      tls: "not_applicable: The site's address is plain http.",
      pages: `passed: 2 pages answered with build ${fingerprint}.`,
      links: "passed: 4 internal addresses resolved.",
      markup: "passed: 2 pages valid, each with one h1, a title and a language.",
    });
    const checks = await listReadiness(served.ctx, siteId);
    expect(checks.every(({ checkedAt }) => checkedAt === served.clock.now())).toBe(true);
    const { url } = await getSite(served.ctx, "acc_test", siteId);
    expect(url).toBe(`http://bakery.localhost:${served.port}`);
  });

  test("answers over its address while it is still provisioning, with no url yet", async () => {
    const site = await storeSite(served.ctx, { slug: "bakery", files: smallSite("bread") });
    expect((await served.visit(site.host, "/")).status).toBe(200);
    expect(await getSite(served.ctx, "acc_test", site.siteId)).toMatchObject({
      status: "provisioning",
      url: null,
    });
  });

  const BROKEN: [string, (files: RenderedFile[]) => RenderedFile[], string, string][] = [
    [
      "a link that leads nowhere",
      (files) => [...files, page("/menu", "bread", ["/missing"])],
      "links",
      "failed: /missing (from /menu) answered 404.",
    ],
    [
      "a stylesheet whose picture is missing",
      (files) =>
        files.map((file) =>
          file.path.endsWith(".css")
            ? textFile(file.path, file.contentType, "a{background:url('/_assets/none.png')}")
            : file,
        ),
      "links",
      "failed: /_assets/none.png (from /_assets/style-bread.css) answered 404.",
    ],
    [
      "a sitemap that names a page that is not there",
      (files) => [
        ...files,
        textFile(
          "/sitemap.xml",
          "application/xml",
          `<urlset><url><loc>http://bakery.localhost:${served.port}/lost</loc></url></urlset>`,
        ),
      ],
      "links",
      "failed: /lost (from /sitemap.xml) answered 404.",
    ],
    [
      "a page with two headings of the first rank",
      (files) => [...files, edit(page("/menu", "bread"), "</h1>", "</h1><h1>again</h1>")],
      "markup",
      "failed: /menu: 2 h1 headings instead of one.",
    ],
    [
      "a page without a language",
      (files) => [...files, edit(page("/menu", "bread"), ' lang="en"', "")],
      "markup",
      "failed: /menu: no language.",
    ],
    [
      "a page without a title",
      (files) => [...files, edit(page("/menu", "bread"), "<title>/menu</title>", "")],
      "markup",
      "failed: /menu: no title.",
    ],
    [
      "a page whose elements are not closed",
      (files) => [...files, edit(page("/menu", "bread"), "</h1>", "</h1><div>")],
      "markup",
      "failed: /menu: div at ",
    ],
  ];

  test.each(BROKEN)("with %s stays provisioning and says so", async (_what, break_, name, text) => {
    const { status, evidence } = await provision(break_(smallSite("bread")));
    expect(status).toBe("provisioning");
    expect(evidence[name]).toStartWith(text);
  });

  test("at whose name another server answers stays provisioning", async () => {
    const stranger = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response("hi") });
    const misled = await serveTestContext({
      environment: { SITEWRIGHT_SITES_DOMAIN: `localhost:${stranger.port}` },
    });
    const site = await storeSite(misled.ctx, { slug: "bakery", files: smallSite("bread") });
    await misled.ctx.scheduler.step();
    expect((await getSiteRecord(misled.ctx, site.siteId)).status).toBe("provisioning");
    const pages = (await listReadiness(misled.ctx, site.siteId)).find(
      ({ name }) => name === "pages",
    );
    expect(pages?.evidence).toContain("/ is not served by us");
    await misled.close();
    await stranger.stop(true);
  });

  test("under https stays provisioning without a valid certificate", async () => {
    Object.assign(served.ctx.config, { sitesScheme: "https" });
    const { status, evidence } = await provision(smallSite("bread"));
    expect(status).toBe("provisioning");
    expect(evidence.tls).toStartWith("failed: The TLS handshake failed");
    expect(evidence.pages).toBe("failed: Not tried yet: the address is not reachable.");
  });
});

describe("a site that is not ready", () => {
  test("is retried after 5 s, then twice as long each time, at most 10 min", async () => {
    const { ctx, clock } = served;
    hasNames = false;
    const site = await storeSite(ctx, { slug: "bakery", files: smallSite("bread") });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await ctx.scheduler.step();
      const { dueAt } = await getSiteRecord(ctx, site.siteId);
      waits.push(((dueAt ?? 0) - clock.now()) / 1_000);
      clock.advance((dueAt ?? 0) - clock.now() - 1);
      await ctx.scheduler.step();
      expect((await getSiteRecord(ctx, site.siteId)).dueAt).toBe(dueAt);
      clock.advance(1_000);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
    expect((await evidenceOf(site.siteId)).host).toBe(
      "failed: bakery.localhost does not resolve (no such name).",
    );
  });

  test("goes live at the next try once its name resolves, and at once when its owner asks", async () => {
    const { ctx } = served;
    hasNames = false;
    const site = await storeSite(ctx, { slug: "bakery", files: smallSite("bread") });
    await ctx.scheduler.step();
    hasNames = true;
    await ctx.scheduler.step();
    expect((await getSiteRecord(ctx, site.siteId)).status).toBe("provisioning");
    await publishSite(ctx, site.siteId);
    await ctx.scheduler.step();
    expect(await getSite(ctx, "acc_test", site.siteId)).toMatchObject({
      status: "live",
      url: `http://bakery.localhost:${served.port}`,
    });
  });
});

describe("a new build of a live site", () => {
  test("is checked by preview and swapped in, while visitors see the old one until then", async () => {
    const { ctx } = served;
    const site = await storeSite(ctx, { slug: "bakery", files: smallSite("old") });
    await ctx.scheduler.step();
    const next = await republish(ctx, site.siteId, smallSite("new"), undefined, "leave due");
    expect(await (await served.visit(site.host, "/")).text()).toContain("old");
    await ctx.scheduler.step();
    expect(await (await served.visit(site.host, "/")).text()).toContain("new");
    const record = await getSiteRecord(ctx, site.siteId);
    expect(record).toMatchObject({
      status: "live",
      servedBuildId: next.id,
      releaseBuildId: null,
      dueAt: null,
    });
    expect((await evidenceOf(site.siteId)).pages).toContain(next.fingerprint);
  });

  test("that fails its checks is never seen, and the site stays live", async () => {
    const { ctx } = served;
    const site = await storeSite(ctx, { slug: "bakery", files: smallSite("old") });
    await ctx.scheduler.step();
    const broken = [...smallSite("new"), page("/menu", "new", ["/missing"])];
    await republish(ctx, site.siteId, broken, undefined, "leave due");
    await ctx.scheduler.step();
    expect(await (await served.visit(site.host, "/")).text()).toContain("old");
    const record = await getSiteRecord(ctx, site.siteId);
    expect(record).toMatchObject({ status: "live", servedBuildId: site.id, failures: 1 });
  });

  test("is dropped when the site is unpublished before its turn", async () => {
    const { ctx } = served;
    const site = await storeSite(ctx, { slug: "bakery", files: smallSite("old") });
    await ctx.scheduler.step();
    await republish(ctx, site.siteId, smallSite("new"), undefined, "leave due");
    await unpublishSite(ctx, site.siteId);
    await ctx.scheduler.step();
    expect(await getSiteRecord(ctx, site.siteId)).toMatchObject({
      status: "draft",
      servedBuildId: null,
    });
  });
});

describe("a site whose pages name its address", () => {
  test("is rendered anew for a new domain, and its subdomain shows the old pages until then", async () => {
    const { ctx } = served;
    const site = await storeComposedSite(ctx, "harbour");
    await ctx.scheduler.step();
    expect(await evidenceOf(site.siteId)).toMatchObject({
      links: expect.stringContaining("passed"),
    });
    await setDomain(ctx, { accountId: "acc_test", siteId: site.siteId }, "own.harbour.localhost");
    const canonical = async (host: string) =>
      /<link rel="canonical" href="([^"]*)"/.exec(
        await (await served.visit(host, "/")).text(),
      )?.[1];
    const old = `http://harbour.localhost:${served.port}/`;
    expect(await canonical("harbour.localhost")).toBe(old);
    expect(await canonical("own.harbour.localhost")).toBe(old);
    await ctx.scheduler.step();
    const fresh = `http://own.harbour.localhost:${served.port}`;
    expect(await canonical("own.harbour.localhost")).toBe(`${fresh}/`);
    expect((await served.visit("harbour.localhost", "/")).headers.get("location")).toBe(
      `${fresh}/`,
    );
    expect(await getSite(ctx, "acc_test", site.siteId)).toMatchObject({
      status: "live",
      url: fresh,
    });
  });

  test("keeps its build when a change turns out to show nothing new", async () => {
    const { ctx } = served;
    const site = await storeComposedSite(ctx, "harbour");
    await ctx.scheduler.step();
    await markChanged(ctx, site.siteId);
    await ctx.scheduler.step();
    expect(await getSiteRecord(ctx, site.siteId)).toMatchObject({
      status: "live",
      servedBuildId: site.id,
      changedAt: null,
      dueAt: null,
    });
  });

  test("whose document cannot be read stays as it is, is retried, and blocks nobody", async () => {
    const { ctx } = served;
    const broken = await storeSite(ctx, { slug: "broken", files: smallSite("old") });
    await ctx.scheduler.step();
    await markChanged(ctx, broken.siteId);
    const other = await storeSite(ctx, { slug: "other", files: smallSite("other") });
    await ctx.scheduler.step();
    expect(await getSiteRecord(ctx, broken.siteId)).toMatchObject({ status: "live", failures: 1 });
    expect((await evidenceOf(broken.siteId)).pages).toStartWith(
      "failed: The pages could not be made",
    );
    expect((await getSiteRecord(ctx, other.siteId)).status).toBe("live");
  });
});

function edit(file: RenderedFile, from: string, to: string): RenderedFile {
  const html = new TextDecoder().decode(file.bytes).replace(from, to);
  return { ...file, bytes: new TextEncoder().encode(html) };
}
