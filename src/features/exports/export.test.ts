import { afterAll, beforeAll, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { unzipSync } from "fflate";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { page, smallSite, storeSite, textFile } from "../../../test/fixtures/small-site.ts";
import { OperatorError } from "../../lib/errors.ts";
import { removeSiteStatements } from "../sites/removal.ts";
import { exportSite } from "./service.ts";

let opened: TestContext;
let siteId: string;

beforeAll(async () => {
  opened = await openTestContext();
  const form = '<form method="post" action="/_forms/contact"><input name="a"></form>';
  const contact = page("/team/contact", "bread", [
    "/",
    "/about?x=1#y",
    "/dynamic",
    "//cdn.example/x",
  ]);
  const html = new TextDecoder().decode(contact.bytes).replace("</body>", `${form}</body>`);
  const site = await storeSite(opened.ctx, {
    slug: "bakery",
    files: [
      ...smallSite("bread"),
      { ...contact, bytes: new TextEncoder().encode(html) },
      textFile("/_assets/more.css", "text/css", 'a{background:url("/_assets/dot.png")}'),
    ],
  });
  siteId = site.siteId;
});
afterAll(() => opened.close());

const list = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.\w+$/.test(name))
    .sort();

test("a site becomes files that work in any folder of any static host", async () => {
  const folder = join(opened.directory, "out", "site");
  const result = await exportSite(opened.ctx, siteId, folder);
  expect(list(folder)).toEqual([
    "404.html",
    "_assets/dot.png",
    "_assets/more.css",
    "_assets/style-bread.css",
    "about/index.html",
    "index.html",
    "robots.txt",
    "team/contact/index.html",
  ]);
  expect(result).toMatchObject({ id: siteId, files: 8, out: folder });
  const contact = readFileSync(join(folder, "team/contact/index.html"), "utf8");
  expect(contact).toContain('href="../../index.html"');
  expect(contact).toContain('href="../../about/index.html?x=1#y"');
  expect(contact).toContain('href="../../_assets/style-bread.css"');
  expect(contact).toContain('href="/dynamic"');
  expect(contact).toContain('href="//cdn.example/x"');
  expect(contact).toContain(`action="http://localhost:8787/forms/${siteId}/contact"`);
  expect(readFileSync(join(folder, "_assets/more.css"), "utf8")).toContain('url("dot.png")');
});

test("every relative link of the export leads to one of its files", async () => {
  const folder = join(opened.directory, "linked");
  await exportSite(opened.ctx, siteId, folder);
  const files = new Set(list(folder));
  let followed = 0;
  for (const name of [...files].filter((file) => file.endsWith("index.html")))
    for (const [, link = ""] of readFileSync(join(folder, name), "utf8").matchAll(
      /href="([^"/:]*\/?[^":]*)"/g,
    )) {
      if (link.startsWith("/")) continue;
      followed += 1;
      expect(files).toContain(posix.join(dirname(name), link.replace(/[?#].*/, "")));
    }
  expect(followed).toBeGreaterThan(5);
});

test("the page for unknown paths keeps links that hold at every depth", async () => {
  const folder = join(opened.directory, "unknown");
  await exportSite(opened.ctx, siteId, folder);
  expect(readFileSync(join(folder, "404.html"), "utf8")).toContain(
    'href="/_assets/style-bread.css"',
  );
});

test("a ZIP archive holds the same files as the folder", async () => {
  const folder = join(opened.directory, "same");
  const archive = join(opened.directory, "site.zip");
  await exportSite(opened.ctx, siteId, folder);
  await exportSite(opened.ctx, siteId, archive);
  const unzipped = unzipSync(readFileSync(archive));
  expect(Object.keys(unzipped).sort()).toEqual(list(folder));
  for (const [name, bytes] of Object.entries(unzipped))
    expect(Buffer.from(bytes).equals(readFileSync(join(folder, name)))).toBe(true);
});

test("what visitors wrote is readable by the owner of the export alone", async () => {
  const folder = join(opened.directory, "with-data");
  const archive = join(opened.directory, "with-data.zip");
  for (const out of [folder, archive])
    await exportSite(opened.ctx, siteId, out, { withData: true });
  const modeOf = (path: string) => statSync(path).mode & 0o077;
  const kept = readdirSync(join(folder, "_private"));
  expect(kept).toContain("leads.csv");
  for (const path of [
    archive,
    join(folder, "_private"),
    ...kept.map((name) => join(folder, "_private", name)),
  ])
    expect([path, modeOf(path)]).toEqual([path, 0]);
  expect(modeOf(join(folder, "index.html"))).not.toBe(0);
});

test("nothing that exists is overwritten, and nothing is left behind by a refusal", async () => {
  const taken = join(opened.directory, "taken");
  mkdirSync(taken);
  await exportSite(opened.ctx, siteId, taken);
  const file = join(opened.directory, "file.zip");
  writeFileSync(file, "mine");
  for (const out of [taken, file])
    await expect(exportSite(opened.ctx, siteId, out)).rejects.toBeInstanceOf(OperatorError);
  await expect(exportSite(opened.ctx, siteId, join(file, "below"))).rejects.toBeInstanceOf(
    OperatorError,
  );
  expect(readFileSync(file, "utf8")).toBe("mine");
  expect(readdirSync(opened.directory).filter((name) => name.includes("partial"))).toEqual([]);
});

test("a site that does not exist is not_found", async () => {
  await expect(exportSite(opened.ctx, "site_missing", join(opened.directory, "x"))).rejects.toThrow(
    "No such site.",
  );
});

test.each(["link.zip", "link"])("a link that leads nowhere, %s, stays as it is", async (name) => {
  const out = join(opened.directory, name);
  symlinkSync(join(opened.directory, "gone"), out);
  await expect(exportSite(opened.ctx, siteId, out)).rejects.toThrow("where nothing is");
  expect(readlinkSync(out)).toBe(join(opened.directory, "gone"));
});

test.each(["two.zip", "two"])(
  "of two exports to one place at once, %s, one is there whole",
  async (name) => {
    const out = join(opened.directory, "twice", name);
    const ends = await Promise.allSettled(
      [true, false, true].map((withData) => exportSite(opened.ctx, siteId, out, { withData })),
    );
    const done = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
    expect(done).toHaveLength(1);
    for (const end of ends)
      if (end.status === "rejected") expect(end.reason.message).toContain("already exists");
    const files = name.endsWith(".zip") ? Object.keys(unzipSync(readFileSync(out))) : list(out);
    const named = files.filter((file) => !file.endsWith(".htaccess"));
    // What belongs to the owner alone is in the one that was asked to hold it, and in no other.
    const hasData = ends[1]?.status === "rejected";
    expect(named.some((file) => file.startsWith("_private"))).toBe(hasData);
    expect(readdirSync(dirname(out)).filter((file) => file.endsWith(".partial"))).toEqual([]);
  },
);

test("a site that is removed while it is written is no export, and leaves nothing behind", async () => {
  const pictures = Array.from({ length: 40 }, (_, at) => ({
    ...{ path: `/_assets/noise-${at}.png`, contentType: "image/png", kind: "asset" as const },
    bytes: new Uint8Array(randomBytes(100_000)),
  }));
  const files = [...smallSite("gone"), ...pictures];
  const { siteId: gone } = await storeSite(opened.ctx, { slug: "gone", files });
  const folder = join(opened.directory, "going");
  const exported = exportSite(opened.ctx, gone, join(folder, "site")).catch((error) => error);
  const written = () => (existsSync(folder) ? list(folder).length : 0);
  while (written() === 0) await new Promise(setImmediate);
  expect(written()).toBeLessThan(files.length);
  await opened.ctx.db.write(removeSiteStatements(gone));
  expect(await exported).toMatchObject({ code: "not_found" });
  expect(readdirSync(folder)).toEqual([]);
});
