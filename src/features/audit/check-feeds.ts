/** The files for machines: they name every page that may be found, and none that may not. */
import type { Outline } from "./outline.ts";
import type { AuditFinding } from "./report.ts";

export type FeedInputs = {
  origin: string;
  pages: ReadonlyMap<string, Outline>;
  /** Text files of the site by path: feeds and Markdown twins. */
  feeds: ReadonlyMap<string, string>;
  paths: ReadonlySet<string>;
};

export function checkFeeds(inputs: FeedInputs): AuditFinding[] {
  const found = [...inputs.pages].filter(([, page]) => !isHidden(page));
  return [
    ...checkSitemap(
      inputs,
      found.map(([path]) => path),
    ),
    ...found.flatMap(([path, page]) => checkTwin(inputs, path, page)),
    ...checkRobots(inputs),
    ...checkManifest(inputs),
  ];
}

const isHidden = (page: Outline) => page.meta.get("robots")?.includes("noindex") === true;

const finding = (path: string, detail: string): AuditFinding => ({ check: "feeds", path, detail });

function checkSitemap({ origin, feeds }: FeedInputs, pages: readonly string[]): AuditFinding[] {
  const sitemap = feeds.get("/sitemap.xml") ?? "";
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu), ([, address = ""]) =>
    address.replace(/&#(\d+);/gu, (_, code) => String.fromCodePoint(Number(code))),
  );
  const known = new Set(listed);
  const wanted = new Set(pages.map((path) => `${origin}${path}`));
  return [
    ...pages
      .filter((path) => !known.has(`${origin}${path}`))
      .map((path) => finding("/sitemap.xml", `${path} is not listed`)),
    ...listed
      .filter((address) => !wanted.has(address))
      .map((address) => finding("/sitemap.xml", `${address} may not be found`)),
  ];
}

/** The twin that a page names must be there, be named in llms.txt, and have every heading of the page. */
function checkTwin({ origin, feeds }: FeedInputs, path: string, page: Outline): AuditFinding[] {
  const [link] = page.links.filter(({ href, tag }) => tag === "link" && href.endsWith(".md"));
  if (link === undefined) return [];
  const twin = feeds.get(link.href);
  if (twin === undefined) return [finding(path, `its Markdown twin ${link.href} is missing`)];
  const plain = lettersOf(twin);
  const missing = page.headings.find(({ text }) => !plain.includes(lettersOf(text)));
  return [
    ...(missing ? [finding(link.href, `the heading “${missing.text}” is missing`)] : []),
    ...(feeds.get("/llms.txt")?.includes(`${origin}${link.href}`)
      ? []
      : [finding("/llms.txt", `${link.href} is not listed`)]),
  ];
}

/** Without spaces, and without the signs that Markdown gives a meaning. */
const lettersOf = (text: string) => text.replace(/[\s\\]+/gu, "");

function checkRobots({ origin, feeds }: FeedInputs): AuditFinding[] {
  const isThere = feeds.get("/robots.txt")?.includes(`Sitemap: ${origin}/sitemap.xml`);
  return isThere ? [] : [finding("/robots.txt", "it does not name the sitemap")];
}

function checkManifest({ feeds, paths }: FeedInputs): AuditFinding[] {
  try {
    const { name, icons } = JSON.parse(feeds.get("/site.webmanifest") ?? "");
    const missing = icons.filter(({ src }: { src: string }) => !paths.has(src));
    if (typeof name !== "string" || name === "" || icons.length === 0)
      return [finding("/site.webmanifest", "it has no name or no icon")];
    return missing.map(({ src }: { src: string }) =>
      finding("/site.webmanifest", `its icon ${src} is missing`),
    );
  } catch {
    return [finding("/site.webmanifest", "it does not parse")];
  }
}
