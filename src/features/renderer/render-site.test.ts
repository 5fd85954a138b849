import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { attribute, findFaults, listElements } from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { type Block, blockSchema } from "../design/blocks.ts";
import { DIRECTIONS } from "../design/directions.ts";
import type { SiteDocument } from "../design/document.ts";
import { BLOCK_VARIANTS, DIRECTION_IDS } from "../design/vocabulary.ts";
import type { EventEntry, RenderOptions, ShownImage } from "./options.ts";
import { renderSite } from "./render-site.ts";
import type { RenderedFile } from "./rendered-file.ts";

const OPTIONS: RenderOptions = {
  origin: "http://alder.localhost:8787",
  siteId: "site_1",
  features: { forms: true },
};
const decoder = new TextDecoder();
const textOf = (file: RenderedFile | undefined) => decoder.decode(file?.bytes);

function render(
  document: SiteDocument,
  options: Partial<RenderOptions> = {},
): Map<string, RenderedFile> {
  const files = [...renderSite(document, { ...OPTIONS, ...options })];
  return new Map(files.map((file) => [file.path, file]));
}

const listPages = (files: Map<string, RenderedFile>) =>
  [...files.values()].filter((file) => file.kind === "page");

describe("every direction", () => {
  for (const direction of DIRECTION_IDS) {
    test(`${direction} gives every block in every variant a sound structure`, () => {
      const files = render(fillDocument({ direction }));
      const paths = new Set(files.keys());
      const pages = listPages(files);
      expect(pages.length).toBe(12);
      const faults = pages.flatMap((page) =>
        findFaults(textOf(page), paths).map((fault) => `${page.path}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });
  }
});

describe("every opening", () => {
  const paths = new Set(render(fillDocument()).keys());
  for (const direction of DIRECTION_IDS) {
    test(`of ${direction} is sound, with the words before the picture`, () => {
      for (const hero of DIRECTIONS[direction].variants.hero ?? []) {
        const [home] = renderSite(fillDocument({ direction, hero }), OPTIONS);
        const html = textOf(home);
        expect({ hero, faults: findFaults(html, paths) }).toEqual({ hero, faults: [] });
        expect(html).toContain(` v-${hero} `);
        const picture = html.indexOf("<figure");
        expect(picture === -1 || html.indexOf("<h1") < picture).toBe(true);
      }
    });
  }
});

test("headings stay in order where a block leaves its own to the page, in every variant", () => {
  const document = fillDocument();
  const inner = document.pages.find(({ blocks: [first] }) => first?.kind === "pageHeader");
  const [opening] = inner?.blocks ?? [];
  if (inner === undefined || opening === undefined) throw new Error("the fixture has inner pages");
  const bare = ["offers", "faq", "story", "events"].flatMap((kind) => {
    const filled = document.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === kind);
    return BLOCK_VARIANTS[kind as Block["kind"]].map((variant) =>
      v.parse(blockSchema, { ...filled, variant, heading: undefined }),
    );
  });
  const pages = bare.map((block, at) => ({
    ...{ ...inner, path: `/alone-${at}`, label: `Alone ${at}`, title: `Alone ${at}` },
    blocks: [opening, block],
  }));
  const files = render({ ...document, pages: [...document.pages, ...pages] });
  const paths = new Set(files.keys());
  const faults = pages.flatMap(({ path, blocks }) =>
    findFaults(textOf(files.get(path)), paths)
      .filter((fault) => /^h\d|heading/u.test(fault))
      .map((fault) => `${blocks[1]?.kind} ${blocks[1]?.variant}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("a name of up to 44 letters stands whole in the header, a longer one in its short form", () => {
  const fits = "Fontanería Hermanos Ibáñez y Compañía";
  expect(textOf(render(fillDocument({ name: fits })).get("/"))).toContain(
    `<span class="brand-name">${fits}</span>`,
  );
  const long = fillDocument({
    name: "The Society for the Preservation of Everything Old and Good",
  });
  long.identity.shortName = "The Society…";
  expect(textOf(render(long).get("/"))).toContain('<span class="brand-name">The Society…</span>');
});

test("only letters that stand alone, before more than a line, become a large initial", () => {
  const ledeOf = (say: string) =>
    /<p class="(lede[^"]*)">/u.exec(
      textOf(
        render(fillDocument({ say: (slot) => (slot.endsWith("lede") ? say : slot) })).get("/"),
      ),
    )?.[1];
  const long = "and then a sentence that goes on into a second and a third line of its column";
  expect(ledeOf(`Évora, at noon ${long}`)).toBe("lede has-initial");
  expect(ledeOf("Évora, at noon")).toBe("lede");
  expect(ledeOf(`مقهى نور ${long}`)).toBe("lede");
  expect(ledeOf(`24 hours ${long}`)).toBe("lede");
});

test("customers are empty cards for no want of words, and two ways in are no index", () => {
  const document = fillDocument({});
  const home = document.pages.find(({ role }) => role === "home");
  if (home === undefined) throw new Error("there is a home page");
  const entry = (label: string) => ({ label, href: "/contact" });
  const show = (titles: readonly { title: string; text?: string }[], entries: number) => {
    home.blocks = [
      {
        kind: "hero",
        id: "opening",
        variant: "index",
        heading: "Bread",
        entries: ["One", "Two", "Three"].slice(0, entries).map(entry),
      },
      {
        kind: "audience",
        id: "customers",
        variant: "panels",
        heading: "Who comes",
        items: [...titles],
      },
    ];
    const html = textOf(render(document).get("/"));
    return [...html.matchAll(/class="b b-(?:hero|audience) ([^"]*)"/gu)].map(([, names]) => names);
  };
  const [opening, bare] = show([{ title: "Families" }, { title: "Cafés" }], 2);
  expect(opening).toMatch(/^v-type /u);
  expect(bare).toEndWith(" n-2 bare");
  const [index, mixed] = show([{ title: "Families" }, { title: "Cafés", text: "By six." }], 3);
  expect(index).toMatch(/^v-index /u);
  expect(mixed).toEndWith(" n-2");
});

test("a form's short fields leave no gap before its long ones", () => {
  const document = fillDocument({});
  const contact = document.pages.flatMap(({ blocks }) => blocks).find((b) => b.kind === "contact");
  if (contact?.kind !== "contact") throw new Error("there is a form");
  const page = document.pages.find(({ blocks }) => blocks.includes(contact));
  const widthsWith = (fields: NonNullable<typeof contact.fields>) => {
    contact.fields = fields;
    const html = textOf(render(document).get(page?.path ?? ""));
    return [...html.matchAll(/<p class="(field(?: field-wide)?)">/gu)].map(([, names]) =>
      String(names === "field" ? "half" : "whole"),
    );
  };
  const text = (name: string) => ({ name, label: name, type: "text" as const });
  const long = { name: "story", label: "Story", type: "textarea" as const };
  expect(widthsWith([])).toEqual(["half", "half", "whole", "whole"]);
  expect(widthsWith([long, text("date")])).toEqual([
    ...["half", "half", "half", "half"],
    ...["whole", "whole"],
  ]);
  expect(widthsWith([text("date"), text("size")])).toEqual([
    ...["half", "half", "half", "half", "whole"],
    "whole",
  ]);
});

test("the strip over the header keeps its link alone where both would not stand in one line", () => {
  const stripOf = (say: string) =>
    /<div class="(strip[^"]*)">/u.exec(
      textOf(render(fillDocument({ say: () => say })).get("/")),
    )?.[1];
  expect(stripOf("Short")).toBe("strip");
  expect(stripOf("Words that take half a line")).toBe("strip strip-long");
});

test("the same document and options give the same bytes", () => {
  const first = render(fillDocument());
  const second = render(structuredClone(fillDocument()));
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [path, file] of first) expect(second.get(path)?.bytes).toEqual(file.bytes);
});

test("titles and descriptions are unique on a site", () => {
  const pages = listPages(render(fillDocument()));
  const titles = pages.map((page) => page.title);
  expect(new Set(titles).size).toBe(pages.length);
  const descriptions = pages.map(
    (page) => /<meta name="description" content="([^"]*)"/u.exec(textOf(page))?.[1],
  );
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(descriptions).not.toContain(undefined);
});

test("a site is complete: pages, twins, feeds, icon, fonts, and the 404 page kept from search engines", () => {
  const files = render(fillDocument());
  for (const path of [
    "/",
    "/privacy",
    "/accessibility",
    "/thank-you",
    "/404",
    "/index.md",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/site.webmanifest",
    "/icon.svg",
  ]) {
    expect(files.has(path)).toBe(true);
  }
  expect([...files.keys()].filter((path) => path.endsWith(".woff2"))).toHaveLength(2);
  expect(files.get("/404")?.inSitemap).toBe(false);
  expect(textOf(files.get("/404"))).toContain('name="robots" content="noindex"');
  // It stands for addresses where nothing is, and names none as its own.
  expect(textOf(files.get("/404"))).not.toContain("og:url");
  expect(textOf(files.get("/404"))).not.toContain("canonical");
  const sitemap = textOf(files.get("/sitemap.xml"));
  expect(sitemap).toContain("<loc>http://alder.localhost:8787/privacy</loc>");
  expect(sitemap).not.toContain("thank-you");
});

test("a drawing has an empty text in its place, written out", () => {
  const markup = listPages(render(fillDocument())).map(textOf).join("");
  expect(markup).toContain('alt=""');
  expect(markup).not.toMatch(/ alt(?:[ />])/u);
});

test("a page's style element is the one whose hash is handed to the security policy", () => {
  for (const page of listPages(render(fillDocument()))) {
    const style = /<style>([\s\S]*?)<\/style>/u.exec(textOf(page))?.[1] ?? "";
    const hash = new Bun.CryptoHasher("sha256").update(style).digest("base64");
    expect(page.styleHashes).toEqual([`sha256-${hash}`]);
  }
});

test("nothing of another host is requested", () => {
  for (const page of listPages(render(fillDocument()))) {
    const elements = listElements(textOf(page)).filter((one) => one.tagName !== "a");
    const addresses = elements.flatMap((one) => [
      attribute(one, "src"),
      one.tagName === "link" ? attribute(one, "href") : undefined,
    ]);
    const foreign = addresses.filter(
      (address) =>
        address !== undefined && !address.startsWith("/") && !address.startsWith(OPTIONS.origin),
    );
    expect(foreign).toEqual([]);
  }
});

test("with forms off the contact block shows details and no form", () => {
  const html = textOf(render(fillDocument(), { features: { forms: false } }).get("/page-2"));
  expect(html).not.toContain("<form");
  expect(html).toContain('class="details"');
});

test("the form posts to the site itself and has a trap field", () => {
  const html = textOf(render(fillDocument()).get("/page-2"));
  expect(html).toContain('action="/_forms/contact"');
  expect(html).toContain('name="_gotcha"');
});

test("events and pictures handed in are shown, and past events are folded away", () => {
  const event: EventEntry = {
    path: "/events/open-day",
    title: "Open <day>",
    startsAtIso: "2027-01-02T10:00:00+01:00",
    when: "Saturday",
    isPast: false,
  };
  const image: ShownImage = {
    id: "img_1",
    url: "/_images/1.webp",
    sizes: [
      { url: "/_images/1.webp", width: 800 },
      { url: "/_images/1s.webp", width: 480 },
    ],
    alt: "Bread",
    width: 800,
    height: 600,
  };
  const files = render(fillDocument(), {
    events: [event, { ...event, path: "/events/old", isPast: true }],
    galleryImages: [image],
  });
  const html = textOf(files.get("/"));
  expect(html).toContain("Open &lt;day");
  expect(html).toContain('<details class="past">');
  expect(html).toContain('src="/_images/1.webp"');
  expect(html).toContain('srcset="/_images/1.webp 800w, /_images/1s.webp 480w"');
  expect(textOf(files.get("/sitemap.xml"))).toContain("/events/open-day");
});

test("right-to-left documents say so, with chrome of their own", () => {
  const html = textOf(
    render(fillDocument({ language: "ar", isRightToLeft: true, name: "مقهى نور" })).get("/"),
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain("الانتقال إلى المحتوى");
});

test("the chrome speaks the document's language", () => {
  const skips = ["de", "fr", "es", "de-AT"].map(
    (language) =>
      /class="skip"[^>]*>([^<]*)</u.exec(textOf(render(fillDocument({ language })).get("/")))?.[1],
  );
  expect(skips).toEqual([
    "Zum Inhalt springen",
    "Aller au contenu",
    "Saltar al contenido",
    "Zum Inhalt springen",
  ]);
});

test("hard names render soundly in every direction", () => {
  const names = [
    "X",
    "O'Brien & Söhne <GmbH>",
    "株式会社みどり",
    "a".repeat(200),
    "ALL CAPS LTD",
    "مقهى نور",
    "🍞",
  ];
  const paths = new Set(render(fillDocument()).keys());
  for (const [at, direction] of DIRECTION_IDS.entries()) {
    const name = names[at % names.length] ?? "X";
    const [home] = renderSite(fillDocument({ direction, name }), OPTIONS);
    const html = textOf(home);
    expect(findFaults(html, paths)).toEqual([]);
    expect(listElements(html).some((one) => one.tagName === "gmbh")).toBe(false);
  }
});

test("hours and people of the facts are in the structured data of the business", () => {
  const facts = [
    { id: "hours", key: "opening_hours" as const, value: "Mo-Fr 08:00-17:00" },
    { id: "ann", key: "person" as const, value: "Ann Rye" },
  ].map((fact) => ({ ...fact, source: "owner" as const }));
  const document = { ...fillDocument(), facts };
  const [home] = renderSite(document, { origin: "http://x.localhost", siteId: "site_1" });
  const html = new TextDecoder().decode(home?.bytes);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"][0]).toMatchObject({
    openingHours: ["Mo-Fr 08:00-17:00"],
    employee: [{ "@type": "Person", name: "Ann Rye" }],
  });
});
