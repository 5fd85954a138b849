import { describe, expect, test } from "bun:test";
import { choosePages, readOwnSitemap } from "./choose-pages.ts";
import { parseRobots } from "./robots.ts";

describe("a robots.txt", () => {
  const robots = (text: string) => parseRobots(text, "sitewright");

  test.each([
    ["User-agent: *\nDisallow: /private", "/private/page", false],
    ["User-agent: *\nDisallow: /private", "/public", true],
    ["User-agent: *\nDisallow: /\nAllow: /about", "/about", true],
    ["User-agent: *\nDisallow: /*.php$", "/index.php", false],
    ["User-agent: *\nDisallow: /*.php$", "/index.php5", true],
    ["User-agent: *\nDisallow: /a*b*c", "/axxbyyc", false],
    ["User-agent: *\nDisallow:", "/", true],
    ["User-agent: other\nDisallow: /", "/", true],
    ["User-agent: *\nDisallow: /\n\nUser-agent: Sitewright\nDisallow: /x", "/about", true],
    ["User-agent: a\nUser-agent: *\nDisallow: /", "/about", false],
    ["<html>no such page</html>", "/about", true],
    ["", "/", true],
  ])("%p lets %p be read: %p", (text, path, isAllowed) => {
    expect(robots(text).isAllowed(path)).toBe(isAllowed);
  });

  test("names sitemaps, and how long to wait", () => {
    const text = "Sitemap: https://a.test/map.xml\nUser-agent: *\nCrawl-delay: 2 # slow";
    expect(robots(text)).toMatchObject({ sitemaps: ["https://a.test/map.xml"], delayMs: 2_000 });
  });

  test("that is made to be slow is read at once", () => {
    const text = `User-agent: *\n${"Disallow: /*a*a*a*a*a*a*a*a*b\n".repeat(400)}`;
    expect(robots(text).isAllowed(`/${"a".repeat(2_000)}`)).toBe(true);
  });
});

test("a sitemap gives its pages, an index its sitemaps", () => {
  const xml = "<urlset><url><loc> https://a.test/?a=1&amp;b=2 </loc></url><url><loc>broken";
  expect(readOwnSitemap(xml)).toEqual({ pages: ["https://a.test/?a=1&b=2"], sitemaps: [] });
  const index = "<sitemapindex><sitemap><loc>https://a.test/1.xml</loc></sitemap></sitemapindex>";
  expect(readOwnSitemap(index)).toEqual({ pages: [], sitemaps: ["https://a.test/1.xml"] });
});

test("pages that tell most come first, others' pages and files never", () => {
  const candidates = [
    ...["/blog/2019/a", "/prices", "/contact", "/contact#form", "/about-us", "/menu.pdf", "/"],
    ...["https://elsewhere.test/contact", "javascript:alert(1)", "/secret"],
  ];
  const isAllowed = (path: string) => path !== "/secret";
  expect(choosePages("https://a.test/", candidates, isAllowed, 4)).toEqual(
    ["/contact", "/about-us", "/prices", "/blog/2019/a"].map((path) => `https://a.test${path}`),
  );
});
