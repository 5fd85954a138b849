/** The files that machines read beside the pages: each entry in its line, and nothing cut in half. */
import { expect, test } from "bun:test";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { SiteDocument } from "../../design/document.ts";
import { renderSite } from "../render-site.ts";

const ORIGIN = "http://x.localhost";
const decoder = new TextDecoder("utf-8", { fatal: true });

function readFile(document: SiteDocument, path: string): string {
  for (const file of renderSite(document, { origin: ORIGIN, siteId: "site_1" }))
    if (file.path === path) return decoder.decode(file.bytes);
  throw new Error(`there is no ${path}`);
}

test("a manifest's short name is at most 30 units long and ends in a whole character", () => {
  for (let before = 0; before <= 6; before += 1) {
    const name = `${"a".repeat(before)}${"𝕏".repeat(24)}`;
    const manifest = JSON.parse(readFile(fillDocument({ name }), "/site.webmanifest"));
    expect(manifest.name).toBe(name);
    expect(manifest.short_name.length).toBeLessThanOrEqual(30);
    expect(manifest.short_name.isWellFormed()).toBe(true);
  }
  const fits = JSON.parse(readFile(fillDocument({ name: "Alder & Rye" }), "/site.webmanifest"));
  expect(fits.short_name).toBe("Alder & Rye");
});

test("what llms.txt says of a page stands in one line, with an address and no link but that", () => {
  const said = (slot: string) => `[x](y)\n# ${slot}\n\n`;
  const document = fillDocument({ say: said, name: "Alder\n# Rye" });
  const lines = readFile(document, "/llms.txt").split("\n");
  expect(lines[0]).toBe("# Alder # Rye");
  expect(lines.filter((line) => line.startsWith("# "))).toHaveLength(1);
  // The details of the business stand under a heading of their own.
  const sections = lines.flatMap((line, at) => (line.startsWith("## ") ? [at] : []));
  const entries = lines.slice(sections[0], sections[1]).filter((line) => line.startsWith("- "));
  const pages = new Set(document.pages.map(({ path }) => path));
  expect(entries.length).toBeGreaterThanOrEqual(pages.size);
  for (const entry of entries)
    expect(entry).toMatch(/^- \[[^\][]*\]\(http:\/\/x\.localhost\/[^()]*\.md\): /u);
});

test("robots.txt keeps forms from crawlers and names the sitemap, which lists what may be found", () => {
  const document = fillDocument();
  const robots = readFile(document, "/robots.txt");
  expect(robots).toContain("Disallow: /_forms/");
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const [home, second, ...others] = document.pages;
  if (home === undefined || second === undefined) throw new Error("the document has two pages");
  const hidden = { ...document, pages: [home, { ...second, hidden: true }, ...others] };
  const listed = [...readFile(hidden, "/sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/gu)].map(
    ([, url]) => url?.slice(ORIGIN.length),
  );
  for (const { path } of [home, ...others]) expect(listed).toContain(path);
  expect(listed).not.toContain(second.path);
  expect(listed).not.toContain("/404");
});
