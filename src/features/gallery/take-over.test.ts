/** Pictures of an existing site, described in whatever letters: taken over one by one, and never the end of the process. */
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { makePng } from "../../../test/fixtures/pictures.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { statement } from "../../platform/database/statements.ts";
import { listImages } from "./service.ts";
import { galleryTakeovers } from "./table.ts";
import { takeOverNext, takeOverStatements } from "./take-over.ts";

// Many cases each, on a machine that may be busy.
setDefaultTimeout(60_000);

let opened: TestContext;
let site: { accountId: string; siteId: string };
let server: Bun.Server<undefined>;

const PICTURES: Readonly<Record<string, () => Response>> = {
  "/good.png": () => new Response(makePng(640, 480)),
  "/small.png": () => new Response(makePng(640, 200)),
  "/cut.png": () => new Response(makePng(640, 480).slice(0, 400)),
  "/page.html": () => new Response("<html>no picture</html>"),
  "/empty.png": () => new Response(""),
  "/moved.png": () => Response.redirect("/good.png"),
};

beforeEach(async () => {
  server = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    fetch: (request) =>
      PICTURES[new URL(request.url).pathname]?.() ?? new Response("no", { status: 404 }),
  });
  opened = await openTestContext({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
  });
  const accountId = await opened.createAccount();
  const stored = { slug: "bakery", files: smallSite("a"), accountId };
  site = { accountId, siteId: (await storeSite(opened.ctx, stored)).siteId };
});
afterEach(async () => {
  await opened.close();
  await server.stop(true);
});

const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;

/** Takes over until nothing waits; answers the alternative texts, in the gallery's order. */
async function takeAll(pictures: readonly { url: string; alt: string }[]): Promise<string[]> {
  const { ctx } = opened;
  await ctx.db.write(takeOverStatements(site, pictures));
  return finish();
}

async function finish(): Promise<string[]> {
  const { ctx, clock } = opened;
  for (let turn = 0; turn < 20; turn += 1) {
    clock.advance(1);
    if (!(await takeOverNext(ctx, new AbortController().signal))) break;
  }
  expect(await ctx.db.orm.$count(galleryTakeovers)).toBe(0);
  const { images } = await listImages(ctx, site, { limit: 50, skip: 0 });
  return images.map(({ alt }) => alt);
}

describe("what a picture shows", () => {
  test.each([
    [
      "in every script",
      "Brot, パン, لحم, לחם, 🍞 and 👩‍👩‍👧",
      "Brot, パン, لحم, לחם, 🍞 and 👩‍👩‍👧",
    ],
    ["in quotes, backslashes and braces", '"\\u0041" {\\"a\\"} \\', '"\\u0041" {\\"a\\"} \\'],
    ["up to half a character", "A loaf \ud83c", "A loaf \ufffd"],
    ["from half a character on", "\udf5e of bread", "\ufffd of bread"],
    ["around a NUL", "A\u0000loaf", "Aloaf"],
    ["not at all", "", ""],
  ])("is kept %s", async (_, alt, kept) => {
    expect(await takeAll([{ url: at("/good.png"), alt }])).toEqual([kept]);
  });

  test("is read also where an earlier version has stored half a character", async () => {
    const json = JSON.stringify({ alt: "A loaf \ud83c" });
    await opened.ctx.db.write([
      ...takeOverStatements(site, [{ url: at("/good.png"), alt: "x" }]),
      statement(sql`update ${galleryTakeovers} set alt = ${json} ->> 'alt'`),
    ]);
    const [alt = "", ...others] = await finish();
    expect(others).toEqual([]);
    expect(alt).toStartWith("A loaf \ufffd");
  });
});

describe("pictures", () => {
  test("that are none, too small, cut off, gone or elsewhere are left out, and keep no other back", async () => {
    const paths = ["/small.png", "/cut.png", "/page.html", "/empty.png", "/gone.png", "/moved.png"];
    const pictures = [
      { url: at("/good.png"), alt: "first" },
      ...paths.map((path) => ({ url: at(path), alt: path })),
      { url: "http://169.254.169.254/latest/meta-data", alt: "private" },
      { url: "ftp://127.0.0.1/a.png", alt: "ftp" },
      { url: "not an address", alt: "none" },
      { url: at("/good.png?again"), alt: "last" },
    ];
    const taken = await takeAll(pictures);
    expect(taken.filter((alt) => alt !== "/moved.png")).toEqual(["first", "last"]);
  });

  test("of a site that is removed meanwhile go nowhere", async () => {
    const { ctx } = opened;
    await ctx.db.write(takeOverStatements(site, [{ url: at("/good.png"), alt: "x" }]));
    await ctx.db.write([statement(sql`delete from sites where id = ${site.siteId}`)]);
    expect(await takeOverNext(ctx, new AbortController().signal)).toBe(true);
    expect(await ctx.db.orm.$count(galleryTakeovers)).toBe(0);
  });

  test("whose taking over is cut short wait as before, and their try is not counted", async () => {
    const { ctx } = opened;
    await ctx.db.write(takeOverStatements(site, [{ url: at("/good.png"), alt: "x" }]));
    const cancelled = AbortSignal.abort(new Error("the service stops"));
    for (let turn = 0; turn < 5; turn += 1) expect(await takeOverNext(ctx, cancelled)).toBe(false);
    expect(await ctx.db.orm.select().from(galleryTakeovers)).toMatchObject([
      { attempts: 0, leaseUntil: 0 },
    ]);
    expect(await finish()).toEqual(["x"]);
  });

  test("that have ended the process three times are given up", async () => {
    const { ctx } = opened;
    await ctx.db.write(takeOverStatements(site, [{ url: at("/good.png"), alt: "x" }]));
    await ctx.db.write([statement(sql`update ${galleryTakeovers} set attempts = 3`)]);
    expect(await takeOverNext(ctx, new AbortController().signal)).toBe(true);
    expect(await finish()).toEqual([]);
  });

  test("of two accounts are taken in turns, however many one has", async () => {
    const { ctx } = opened;
    const accountId = await opened.createAccount();
    const stored = { slug: "other", files: smallSite("b"), accountId };
    const other = { accountId, siteId: (await storeSite(ctx, stored)).siteId };
    const many = Array.from({ length: 5 }, (_, count) => ({
      ...{ url: at(`/good.png?${count}`), alt: `${count}` },
    }));
    await ctx.db.write(takeOverStatements(site, many));
    await ctx.db.write(takeOverStatements(other, [{ url: at("/good.png"), alt: "theirs" }]));
    for (let turn = 0; turn < 2; turn += 1) {
      opened.clock.advance(1);
      await takeOverNext(ctx, new AbortController().signal);
    }
    const { total } = await listImages(ctx, other, { limit: 1, skip: 0 });
    expect(total).toBe(1);
    expect(await finish()).toEqual(["0", "1", "2", "3", "4"]);
  });
});
