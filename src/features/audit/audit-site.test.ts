import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import type { SiteDocument } from "../design/document.ts";
import { renderSite } from "../renderer/render-site.ts";
import { type AuditedFile, auditSite } from "./audit-site.ts";
import { listContrasts } from "./check-contrast.ts";
import type { AuditFinding } from "./report.ts";

const ORIGIN = "http://harbour.localhost";
const BRIEF = { businessName: "Harbour Crumb", industry: "bakery" };
const FRENCH = { businessName: "Le Fournil", industry: "boulangerie", audience: "les voisins" };

type Plants = {
  brief?: { businessName: string; industry: string };
  document?: (document: SiteDocument) => void;
  /** Changes a page's HTML, or any text file's text. */
  file?: (text: string, path: string) => string;
  weigh?: (bytes: number, path: string) => number;
  isRepublished?: boolean;
};

async function audit({ brief = BRIEF, ...plants }: Plants = {}) {
  const document = structuredClone(composeSite(brief, "seed"));
  plants.document?.(document);
  const files = [
    ...renderSite(document, { origin: ORIGIN, siteId: "site_1", features: { forms: true } }),
  ].map((file): AuditedFile => {
    if (file.contentType.startsWith("font/") || plants.file === undefined) return file;
    const text = plants.file(new TextDecoder().decode(file.bytes), file.path);
    return { ...file, bytes: new TextEncoder().encode(text) };
  });
  const said = plants.isRepublished ? undefined : Object.values(brief);
  const site = auditSite({ document, origin: ORIGIN, said });
  const seen = [...site.watch(files)];
  return site.conclude({
    paths: new Set(seen.map(({ path }) => path)),
    sizes: new Map(
      // Compressed, text takes some quarter of its bytes.
      seen.map(({ path, bytes }) => [path, plants.weigh?.(bytes.byteLength / 4, path) ?? 0]),
    ),
  });
}

const found = async (plants: Plants): Promise<AuditFinding[]> => (await audit(plants)).findings;
const checksOf = (findings: readonly AuditFinding[]) => [
  ...new Set(findings.map(({ check }) => check)),
];

const onHome = (change: (html: string) => string) => (text: string, path: string) =>
  path === "/" ? change(text) : text;
const inOpening = (lede: string) => (document: SiteDocument) => {
  const opening = document.pages[1]?.blocks[0];
  if (opening?.kind === "pageHeader") opening.lede = lede;
};

test("what is written and rendered passes every check", async () => {
  for (const brief of [BRIEF, FRENCH]) {
    const { findings, report } = await audit({ brief });
    expect(findings).toEqual([]);
    expect(report.checks.map(({ outcome }) => outcome)).not.toContain("failed");
    expect(report.figures.pages).toBeGreaterThanOrEqual(8);
    expect(report.figures.links).toBeGreaterThan(50);
    expect(report.figures.colourPairs).toBeGreaterThan(100);
    expect(report.figures.lowestContrast).toBeGreaterThanOrEqual(3);
  }
});

describe("a fault in a page's structure is found:", () => {
  const faults: Record<string, (html: string) => string> = {
    "a second h1": (html) => html.replace("</main>", "<h1>Again</h1></main>"),
    "no h1": (html) => html.replace("<h1", "<h2").replace("</h1>", "</h2>"),
    "a level that is left out": (html) => html.replace("</main>", "<h2>A</h2><h4>B</h4></main>"),
    "an empty heading": (html) => html.replace("</main>", "<h2> </h2></main>"),
    "a missing landmark": (html) => html.replace("<main", "<div").replace("</main>", "</div>"),
    "a navigation without a name": (html) => html.replace(/<nav class="nav"[^>]*>/, "<nav>"),
    "an element that is not closed": (html) => html.replace("</main>", "<p>open</main>"),
    "markup that cannot be read": (html) => html.replace("</main>", "<p class=x>a</p></main>"),
    "an id that occurs twice": (html) => html.replace("</main>", '<p id="top">a</p></main>'),
    "a picture without alt": (html) =>
      html.replace("</main>", '<img src="/icon.svg" width="1" height="1"/></main>'),
    "a picture without its size": (html) =>
      html.replace("</main>", '<img src="/icon.svg" alt=""/></main>'),
    "an inline style": (html) => html.replace("</main>", '<p style="color:red">a</p></main>'),
    "a field without a label": (html) => html.replace("</main>", '<input id="x"/></main>'),
    "no language": (html) => html.replace('lang="en" ', ""),
    "no title": (html) => html.replace(/<title>[^<]*/, "<title>"),
    "no canonical address": (html) => html.replace(/<link rel="canonical"[^>]*>/, ""),
    "no skip link": (html) => html.replace('href="#main"', 'href="/"'),
  };
  for (const [name, plant] of Object.entries(faults)) {
    test(name, async () => {
      const findings = await found({ file: onHome(plant) });
      expect(checksOf(findings)).toContain("structure");
      expect(findings.every(({ path }) => path === "/" || !path.startsWith("/_"))).toBe(true);
    });
  }
});

describe("links that lead nowhere are found:", () => {
  for (const href of ["/nowhere", "/about#nothing", "javascript:alert(1)", "/_assets/gone.js"]) {
    test(href, async () => {
      const link = `<p><a href="${href}">x</a></p></main>`;
      const findings = await found({ file: onHome((html) => html.replace("</main>", link)) });
      expect(findings).toMatchObject([{ check: "links", path: "/" }]);
    });
  }

  test("links elsewhere, to mail and to telephones are not judged", async () => {
    const links = ["https://elsewhere.test/x", "mailto:a@b.test", "tel:+441", "sms:+441"]
      .map((href) => `<a href="${href}">x</a>`)
      .join("");
    const file = onHome((html) => html.replace("</main>", `<p>${links}</p></main>`));
    expect(await found({ file })).toEqual([]);
  });
});

describe("words at fault are found:", () => {
  const faults: Record<string, [string, string]> = {
    "a gap that was not filled": ["Ask {name} for bread and for cake.", "leftovers"],
    "a value that was not there": ["Bread from undefined, every day.", "leftovers"],
    "an object in place of its words": ["Bread from [object Object].", "leftovers"],
    "double spaces": ["Bread  and cake.", "leftovers"],
    "double punctuation": ["Bread and cake,, every day.", "leftovers"],
    "a number that nobody gave": ["Baking for 25 years.", "claims"],
    "a price that nobody gave": ["A loaf costs €4.", "claims"],
    "an award that nobody gave": ["Award-winning bread.", "claims"],
    "a person that nobody named": ["Ask for Dr. Miller at the counter.", "claims"],
    "an address that nobody gave": ["Write to bread@harbour.test today.", "claims"],
    "words of a customer that nobody heard": [
      "“The best bread I ever ate, every single morning” – Maria",
      "claims",
    ],
    "a worn phrase": ["A seamless morning with bread.", "claims"],
  };
  for (const [name, [text, check]] of Object.entries(faults)) {
    test(name, async () => {
      const findings = await found({ document: inOpening(text) });
      expect(checksOf(findings)).toEqual([check as AuditFinding["check"]]);
      expect(findings[0]?.place).toEqual(["pages", 1, "blocks", 0, "lede"]);
    });
  }

  test("French without its spaces", async () => {
    for (const text of ["Du pain?", "Du pain ?", "Chaque jour: du pain.", "Du «pain» frais."]) {
      const findings = await found({ brief: FRENCH, document: inOpening(text) });
      expect({ text, checks: checksOf(findings) }).toEqual({ text, checks: ["leftovers"] });
    }
  });

  test("what a component left behind", async () => {
    const file = onHome((html) => html.replace("</main>", "<p>undefined</p></main>"));
    expect(checksOf(await found({ file }))).toEqual(["leftovers"]);
  });

  test("but not the owner's own", async () => {
    const brief = { ...BRIEF, audience: "Fans of Dr. Crumb, baking since 1987 at €4" };
    const document = inOpening("For fans of Dr. Crumb since 1987, at €4 a loaf.");
    expect(await found({ brief, document })).toEqual([]);
  });
});

test("titles, descriptions and headings of a wrong length are found, and those that repeat", async () => {
  const findings = await found({
    document(document) {
      const [second, third, fourth] = (["services", "faq", "contact"] as const).map((role) =>
        document.pages.find((page) => page.role === role),
      );
      if (!second || !third || !fourth) throw new Error("a site has more pages");
      second.title = "Bread and cake and everything else that comes out of an oven at ours";
      second.description = "Too short.";
      third.title = fourth.title;
      third.description = fourth.description;
      const [opening] = third.blocks;
      if (opening?.kind === "pageHeader") opening.heading = "bread ".repeat(30);
    },
  });
  expect(findings.filter(({ check }) => check === "lengths")).toHaveLength(3);
  expect(findings.filter(({ check }) => check === "duplicates")).toHaveLength(2);
  expect(findings.every(({ place }) => place !== undefined)).toBe(true);
});

describe("structured data at fault is found:", () => {
  const inGraph = (change: (graph: Record<string, unknown>[]) => void) =>
    onHome((html) =>
      html.replace(/(<script type="application\/ld\+json">)([^<]*)/, (_, tag, json) => {
        const data = JSON.parse(json);
        change(data["@graph"]);
        return tag + JSON.stringify(data);
      }),
    );
  const faults: Record<string, (text: string, path: string) => string> = {
    "none at all": onHome((html) =>
      html.replace(/<script type="application[^>]*>[^<]*<\/script>/, ""),
    ),
    "text that does not parse": onHome((html) => html.replace('{"@context"', '{"@context')),
    "another vocabulary": onHome((html) => html.replace("https://schema.org", "https://x.test")),
    "a business without a name": inGraph((graph) => delete graph[0]?.name),
    "a website without an address": inGraph((graph) => delete graph[1]?.url),
    "an address that is not absolute": inGraph((graph) =>
      Object.assign(graph[1] ?? {}, { url: "/" }),
    ),
    "questions without answers": inGraph((graph) =>
      graph.push({ "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Why?" }] }),
    ),
    "an event without a place": inGraph((graph) =>
      graph.push({ "@type": "Event", name: "Baking", startDate: "2026-11-21T10:00:00+00:00" }),
    ),
    "a service of nobody": inGraph((graph) => graph.push({ "@type": "Service", name: "Bread" })),
    "a trail out of order": inGraph((graph) => {
      const item = { "@type": "ListItem", position: 2, name: "a", item: `${ORIGIN}/` };
      graph.push({ "@type": "BreadcrumbList", itemListElement: [item] });
    }),
  };
  for (const [name, file] of Object.entries(faults)) {
    test(name, async () => {
      expect(checksOf(await found({ file }))).toEqual(["structured_data"]);
    });
  }
});

describe("files for machines at fault are found:", () => {
  const inFile = (of: string, change: (text: string) => string) => (text: string, path: string) =>
    path === of ? change(text) : text;
  const faults: Record<string, (text: string, path: string) => string> = {
    "a sitemap without a page": inFile("/sitemap.xml", (text) =>
      text.replace(/<url>.*?<\/url>/, ""),
    ),
    "a sitemap with a hidden page": inFile("/sitemap.xml", (text) =>
      text.replace("</urlset>", `<url><loc>${ORIGIN}/thank-you</loc></url></urlset>`),
    ),
    "robots.txt without the sitemap": inFile("/robots.txt", () => "User-agent: *\n"),
    "llms.txt without a twin": inFile("/llms.txt", (text) => text.replace("/index.md", "/x")),
    "a twin without a heading": inFile("/index.md", (text) => text.replace(/^# .*/m, "")),
    "a manifest without icons": inFile("/site.webmanifest", () => '{"name":"x","icons":[]}'),
  };
  for (const [name, file] of Object.entries(faults)) {
    test(name, async () => {
      expect(checksOf(await found({ file }))).toEqual(["feeds"]);
    });
  }
});

test("pages and scripts over their budgets are found", async () => {
  const weigh = (path: string, bytes: number) => (usual: number, of: string) =>
    of === path ? bytes : usual;
  expect(await found({ weigh: weigh("/", 26_000) })).toMatchObject([
    { check: "budgets", path: "/" },
  ]);
  const heavyFont = (usual: number, path: string) => (path.endsWith(".woff2") ? 110_000 : usual);
  expect(checksOf(await found({ weigh: heavyFont }))).toEqual(["budgets"]);
  const heavyScript = (usual: number, path: string) => (path.endsWith(".js") ? 1_030 : usual);
  expect(checksOf(await found({ weigh: heavyScript }))).toEqual(["budgets"]);
  expect((await audit({ weigh: weigh("/", 20_000) })).report.figures.htmlBytes).toBe(20_000);
});

test("faint text is found on the ground it stands on, by day and by night", async () => {
  const css =
    ":root{--paper:#fff;--ink:#111;--quiet:#767676}" +
    "@media (prefers-color-scheme:dark){:root{--paper:#111;--ink:#fff;--quiet:#555}}" +
    ".s-strong{--paper:#000;--ink:#fff;background:var(--paper)}" +
    ".lede{color:var(--quiet)}.card{background:#fff;color:#111}.card .lede{color:var(--quiet)}" +
    ".s-strong .note{--quiet:#ccc;color:var(--quiet)}.mark::before{color:#949494}" +
    "@media print{.lede{color:#fff}}";
  const faint = listContrasts(css).filter(({ ratio, wanted }) => ratio < wanted);
  expect(faint.map(({ selector, scheme, ground }) => `${selector} ${scheme} ${ground}`)).toEqual([
    ".lede dark #111",
    ".lede dark #000",
  ]);
  const light = listContrasts(css).filter(({ selector }) => selector === ".card .lede");
  expect(light.every(({ ground }) => ground === "#fff")).toBe(true);
});

test("on a site that was built before, words are their owner's affair", async () => {
  const { findings, report } = await audit({
    isRepublished: true,
    document: inOpening("Award-winning  bread for 25 years."),
  });
  expect(findings).toEqual([]);
  const claims = report.checks.find(({ name }) => name === "claims");
  expect(claims?.outcome).toBe("not_applicable");
});
