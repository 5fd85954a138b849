import { describe, expect, test } from "bun:test";
import { choosePages, isOneSite, readOwnSitemap } from "./choose-pages.ts";
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
    ["User-agent: *\nDisallow: /über", "/%C3%BCber-uns", false],
    ["User-agent: *\nDisallow: /%c3%bcber", "/%C3%BCber-uns", false],
    ["User-agent: *\nDisallow: /über\nAllow: /über/uns", "/%C3%BCber/uns", true],
    ["User-agent: *\nDisallow: /%7Ejoe", "/~joe", false],
    ["User-agent: *\nDisallow: /~joe", "/%7ejoe", false],
    ["User-agent: *\nDisallow: /a%2Fb", "/a/b", true],
    ["User-agent: *\nDisallow: /a%2ab", "/axb", true],
    ["User-agent: *\nDisallow: /a%2ab", "/a%2Ab", false],
    ["User-agent: *\nDisallow: /100%", "/100%25", false],
    ["User-agent: *\nDisallow: /\ud800", "/", true],
    ["user-AGENT :  SiteWright \r\ndisALLOW : /x # all of it", "/x/y", false],
    ["Disallow: /x\nUser-agent: *", "/x", true],
    ["User-agent: *\nDisallow: /x\nUser-agent: sitewright\nAllow: /x", "/x", true],
    ["User-agent: *\nAllow: /x\nDisallow: /x", "/x", true],
    ["User-agent: *\nDisallow: /x?a=1", "/x?a=12", false],
    ["User-agent: *\nDisallow: /x$", "/x?a", true],
    ["User-agent: *\nDisallow: *.pdf", "/a/b.pdf", false],
    ["User-agent: *\nDisallow: $", "/a", true],
    ["User-agent: *\nDisallow: *", "/a", false],
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
  const written = ["<![CDATA[https://a.test/?a=1&b=2]]>", "https://a.test/?a=1&#38;b=2"];
  for (const location of written)
    expect(readOwnSitemap(`<urlset><loc> ${location}\n</loc></urlset>`).pages).toEqual([
      "https://a.test/?a=1&b=2",
    ]);
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

test("the start page is no further page, whatever its query and its fragment", () => {
  const candidates = ["/?lang=en#top", "/", "/?lang=de", "https://a.test/?lang=en"];
  expect(choosePages("https://a.test/?lang=en", candidates, () => true, 9)).toEqual([
    "https://a.test/?lang=de",
  ]);
});

test.each([
  ["https://loaf.test/", "https://loaf.test/about", true],
  ["https://www.loaf.test/", "https://loaf.test/about?a=1", true],
  ["http://loaf.test/", "https://www.loaf.test/", true],
  ["https://LOAF.test:443/", "https://loaf.test/", true],
  ["https://loaf.test:8443/", "https://loaf.test/", false],
  ["https://loaf.test/", "https://shop.loaf.test/", false],
  ["https://loaf.test/", "https://loaf.test.evil.test/", false],
  ["https://www.test/", "https://test/", true],
  ["https://loaf.test/", "not an address", false],
  ["", "", false],
])("of %p and %p one says as much of the business as the other: %p", (one, other, isOne) => {
  expect([isOneSite(one, other), isOneSite(other, one)]).toEqual([isOne, isOne]);
});
