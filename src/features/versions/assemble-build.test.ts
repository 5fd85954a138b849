import { afterAll, beforeAll, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { page, smallSite, storeSite, textFile } from "../../../test/fixtures/small-site.ts";
import { readContent } from "../publishing/read-content.ts";
import { renderBuild } from "../publishing/render-build.ts";
import { assembleBuild } from "./assemble-build.ts";
import { listBuildFiles } from "./stored-files.ts";

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

const origin = "http://bakery.localhost:8787";
const document = composeSite({ businessName: "Harbour Bakery", industry: "Bakery" }, "seed");

test("the same files make the same build in any order, and any difference another", async () => {
  const build = async (files: ReturnType<typeof smallSite>) =>
    (await assembleBuild(files, { origin })).fingerprint;
  const first = await build(smallSite("a"));
  expect(await build(smallSite("a").reverse())).toBe(first);
  const variants = [
    smallSite("b"),
    smallSite("a").slice(1),
    [...smallSite("a"), page("/more", "a")],
    smallSite("a").map((file) => ({ ...file, path: file.path.replace("about", "us") })),
    smallSite("a").map((file) => ({ ...file, contentType: "text/plain" })),
  ];
  const builds = await Promise.all(variants.map(build));
  expect(new Set([first, ...builds]).size).toBe(variants.length + 1);
});

test("what is stored is what was rendered, in every encoding", async () => {
  const { ctx } = opened;
  const files = smallSite("stored");
  const { id } = await storeSite(ctx, { slug: "stored", files });
  const stored = await listBuildFiles(ctx, id);
  expect(stored.map(({ path }) => path).sort()).toEqual(files.map(({ path }) => path).sort());
  for (const file of stored) {
    const { path } = file;
    const original = Buffer.from(files.find((rendered) => rendered.path === path)?.bytes ?? []);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from };
    for (const wanted of ["br", "gzip", "identity"] as const) {
      const { bytes, encoding } = await readContent(ctx, file, wanted);
      expect(original.equals(decode[encoding](bytes))).toBe(true);
      expect(encoding).toBe(path.endsWith(".png") ? "identity" : wanted);
    }
  }
});

test("two files for one path are refused", async () => {
  const files = [...smallSite("a"), page("/about", "b")];
  await expect(assembleBuild(files, { origin })).rejects.toThrow(
    "two files were rendered for /about",
  );
});

test("pages of the sitemap are counted, and equal contents kept once", async () => {
  const files = [
    ...smallSite("a"),
    textFile("/copy.txt", "text/plain", "User-agent: *\nAllow: /\n"),
  ];
  const version = await assembleBuild(files, { origin });
  expect(version.pages).toBe(2);
  expect(version.contents).toHaveLength(version.files.length - 1);
});

test("rendering reports each page, and ends at once when it is stopped", async () => {
  const seen: number[] = [];
  const control = new AbortController();
  const reason = new Error("cancelled");
  const stopped = renderBuild(opened.ctx, {
    siteId: "site_x",
    origin,
    document,
    signal: control.signal,
    onProgress(done, total) {
      seen.push(done);
      expect(total).toBeGreaterThanOrEqual(document.pages.length);
      if (done === 3) control.abort(reason);
    },
  }).catch((error: unknown) => error);
  expect(await stopped).toBe(reason);
  expect(seen).toEqual([1, 2, 3]);
});

test("other work gets its turn while a site is rendered", async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      turns += 1;
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  })();
  await renderBuild(opened.ctx, { siteId: "site_x", origin, document });
  isDone = true;
  await others;
  expect(turns).toBeGreaterThan(document.pages.length);
});
