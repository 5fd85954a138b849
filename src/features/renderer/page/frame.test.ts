/** What stands around the content of every page: its head, the header with the menu, the breadcrumbs and the footer. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  attribute,
  listElements,
  type PageElement,
  readText,
} from "../../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../../design/document.ts";
import { DIRECTION_IDS, type FactKey } from "../../design/vocabulary.ts";
import type { RenderOptions } from "../options.ts";
import { renderSite } from "../render-site.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const ORIGIN = "https://alder.example";
const OPTIONS: RenderOptions = { origin: ORIGIN, siteId: "site_1" };
const filled = fillDocument();
const decoder = new TextDecoder();

function renderOne(document: SiteDocument, path = "/", more: Partial<RenderOptions> = {}): string {
  for (const file of renderSite(document, { ...OPTIONS, ...more }))
    if (file.path === path) return decoder.decode(file.bytes);
  return "";
}
const elementsOf = (...inputs: Parameters<typeof renderOne>) => listElements(renderOne(...inputs));
const inside = (element: PageElement | undefined): PageElement[] =>
  (element?.childNodes ?? []).flatMap((node) => ("tagName" in node ? [node, ...inside(node)] : []));
const linksIn = (element: PageElement | undefined) =>
  inside(element).filter(({ tagName }) => tagName === "a");
const metaOf = (elements: PageElement[], name: string) => {
  const found = elements.find((one) =>
    [attribute(one, "name"), attribute(one, "property")].includes(name),
  );
  return found === undefined ? undefined : attribute(found, "content");
};
const withPage = (change: object, at = 2): SiteDocument =>
  checkDocument({
    ...filled,
    pages: filled.pages.map((page, index) => (index === at ? { ...page, ...change } : page)),
  });
const navigate = (navigation: object): SiteDocument =>
  checkDocument({ ...filled, navigation: { items: [], ...navigation } });

describe("the title of a page", () => {
  const titleOf = (document: SiteDocument, path: string) =>
    readText(elementsOf(document, path).find(({ tagName }) => tagName === "title") as PageElement);

  test("has the name of the business behind it, and at the home page in front", () => {
    expect(titleOf(withPage({ title: "Our bread" }), "/page-2")).toBe("Our bread – Alder & Rye");
    expect(titleOf(withPage({ title: "Fresh bread" }, 0), "/")).toBe("Alder & Rye – Fresh bread");
  });

  test("has it once, where it is in the title as words of its own", () => {
    const named = (title: string) => titleOf(withPage({ title }), "/page-2");
    expect(named("Bread of Alder & Rye")).toBe("Bread of Alder & Rye");
    expect(named("Alder & Ryeland")).toBe("Alder & Ryeland – Alder & Rye");
    expect(named("Alder & Ryes, Alder & Rye")).toBe("Alder & Ryes, Alder & Rye");
  });

  test("is told to those who share it as it stands in the tab", () => {
    const elements = elementsOf(withPage({ title: "Our bread" }), "/page-2");
    expect(metaOf(elements, "og:title")).toBe("Our bread – Alder & Rye");
    expect(metaOf(elements, "og:site_name")).toBe("Alder & Rye");
    expect(metaOf(elements, "og:url")).toBe(`${ORIGIN}/page-2`);
  });
});

describe("search engines", () => {
  const canonicalOf = (elements: PageElement[]) =>
    elements.flatMap((one) =>
      attribute(one, "rel") === "canonical" ? attribute(one, "href") : [],
    );

  test("are told the one address of a page that they may list", () => {
    const elements = elementsOf(filled, "/page-2");
    expect(canonicalOf(elements)).toEqual([`${ORIGIN}/page-2`]);
    expect(metaOf(elements, "robots")).toBeUndefined();
  });

  test("are kept from hidden pages, which name neither an address nor a text for machines", () => {
    for (const [document, path] of [
      [withPage({ hidden: true }), "/page-2"],
      [filled, "/404"],
      [filled, "/thank-you"],
    ] as const) {
      const elements = elementsOf(document, path);
      expect(metaOf(elements, "robots")).toBe("noindex");
      expect(canonicalOf(elements)).toEqual([]);
      expect(elements.some((one) => attribute(one, "type") === "text/markdown")).toBe(false);
    }
  });

  test.each([
    ["en", "en"],
    ["pt-br", "pt_BR"],
    ["zh-hant-tw", "zh_TW"],
    ["de-ch-1996", "de_CH"],
    ["uz-arab", "uz"],
  ])("are told the language %s in the form that they read", (language, locale) => {
    expect(metaOf(elementsOf(fillDocument({ language })), "og:locale")).toBe(locale);
  });

  test("get a picture of a page only where there is one", () => {
    const share = (more: Partial<RenderOptions>) => {
      const elements = elementsOf(filled, "/page-2", more);
      return [metaOf(elements, "og:image"), metaOf(elements, "twitter:card")];
    };
    expect(share({})).toEqual([undefined, "summary"]);
    const [image, card] = share({ hasPictures: true });
    expect(image).toStartWith(`${ORIGIN}/`);
    expect(card).toBe("summary_large_image");
  });
});

describe("the menu", () => {
  const menusOf = (document: SiteDocument, path = "/") => {
    const header = elementsOf(document, path).find(({ tagName }) => tagName === "header");
    return inside(header).filter(({ tagName }) => tagName === "nav");
  };
  const itemsOf = (menu: PageElement | undefined) =>
    linksIn(menu)
      .filter((link) => attribute(link, "data-cta") === undefined)
      .map((link) => attribute(link, "href"));

  test("has the links of the document in their order, wide and folded alike", () => {
    const [wide, folded] = menusOf(filled);
    expect(itemsOf(wide)).toEqual(["/page-1", "/page-2", "/page-3"]);
    expect(itemsOf(folded)).toEqual(itemsOf(wide));
  });

  test("says which page is open, and of no other", () => {
    for (const menu of menusOf(filled, "/page-2")) {
      const current = linksIn(menu).filter((link) => attribute(link, "aria-current") === "page");
      expect(current.map((link) => attribute(link, "href"))).toEqual(["/page-2"]);
    }
  });

  test("leaves out pages that are hidden or not there, and keeps links elsewhere", () => {
    const items = [
      "/page-1",
      "/page-2",
      "/page-2#faq",
      "/gone",
      "#offers",
      "https://shop.example/",
    ];
    const document = withPage({ hidden: true });
    const [wide] = menusOf(
      checkDocument({
        ...document,
        navigation: { items: items.map((href) => ({ label: href, href })) },
      }),
    );
    expect(itemsOf(wide)).toEqual(["/page-1", "#offers", "https://shop.example/"]);
  });

  test("of a site without entries leads home, under the home page's own name", () => {
    for (const document of [
      navigate({}),
      navigate({ items: [{ label: "Gone", href: "/gone" }] }),
    ]) {
      const [wide, folded] = menusOf(document, "/page-2");
      for (const menu of [wide, folded]) {
        expect(itemsOf(menu)).toEqual(["/"]);
        expect(linksIn(menu).map(readText)).toEqual([filled.pages[0]?.label ?? ""]);
      }
    }
    const [home] = menusOf(navigate({}), "/");
    expect(linksIn(home).map((link) => attribute(link, "aria-current"))).toEqual(["page"]);
  });

  test("has the site's one button in every direction, where it can be reached on any window", () => {
    for (const direction of DIRECTION_IDS) {
      const [, folded] = menusOf(fillDocument({ direction }));
      const buttons = linksIn(folded).filter((link) => attribute(link, "data-cta") !== undefined);
      expect([direction, buttons.map(readText)]).toEqual([
        direction,
        ["Words for the main action."],
      ]);
    }
  });
});

describe("the way to a page", () => {
  const crumbsOf = (document: SiteDocument, path: string) =>
    inside(elementsOf(document, path).find((one) => attribute(one, "class") === "crumbs"));
  const [shown] = DIRECTION_IDS.filter((direction) =>
    renderOne(fillDocument({ direction }), "/page-2").includes('class="crumbs"'),
  );

  test("begins at home and ends at the page, which is no link", () => {
    const crumbs = crumbsOf(fillDocument({ direction: shown as never }), "/page-2");
    const links = crumbs.filter(({ tagName }) => tagName === "a");
    expect(links.map((link) => attribute(link, "href"))).toEqual(["/"]);
    const current = crumbs.filter((one) => attribute(one, "aria-current") === "page");
    // As the menu calls it.
    expect(current.map(readText)).toEqual(["Words for the link 2."]);
  });

  test("is on no page that is nowhere, and not on the home page", () => {
    const document = fillDocument({ direction: shown as never });
    expect(crumbsOf(document, "/404")).toEqual([]);
    expect(crumbsOf(document, "/")).toEqual([]);
  });
});

describe("the footer", () => {
  const footerOf = (document: SiteDocument, path = "/") =>
    elementsOf(document, path).find(({ tagName }) => tagName === "footer");
  const withFacts = (...facts: [FactKey, string][]): SiteDocument =>
    checkDocument({
      ...filled,
      facts: facts.map(([key, value], at) => ({ id: `f-${at}`, key, value, source: "owner" })),
    });
  const addressOf = (document: SiteDocument) =>
    inside(footerOf(document)).find(({ tagName }) => tagName === "address");

  test("leads to every page that visitors may find, legal pages apart", () => {
    const hrefs = linksIn(footerOf(withPage({ hidden: true }))).map((link) =>
      attribute(link, "href"),
    );
    for (const path of ["/", "/page-1", "/page-3", "/page-7", "/privacy", "/accessibility"])
      expect(hrefs.filter((href) => href === path)).toHaveLength(1);
    for (const path of ["/page-2", "/404", "/thank-you"]) expect(hrefs).not.toContain(path);
  });

  test("calls a page as the menu does, and says which one is open", () => {
    const links = linksIn(footerOf(filled, "/page-2"));
    const open = links.filter((link) => attribute(link, "aria-current") === "page");
    expect(open.map(readText)).toEqual(["Words for the link 2."]);
  });

  test("says how the business is reached, with links that do what they say", () => {
    const address = addressOf(
      withFacts(
        ["street", "1 Mill Lane"],
        ["city", "Leeds"],
        ["phone", "0113 496 0000 ext. 12"],
        ["email", "hello@alder.example"],
        ["social", "https://www.social.example/alder/"],
        ["social", "@alder"],
        ["opening_hours", "Mon–Fri 9–17"],
      ),
    );
    const links = linksIn(address).map((link) => [readText(link), attribute(link, "href")]);
    expect(links).toEqual([
      ["0113 496 0000 ext. 12", "tel:01134960000;ext=12"],
      ["hello@alder.example", "mailto:hello@alder.example"],
      ["social.example/alder", "https://www.social.example/alder/"],
    ]);
    for (const line of ["1 Mill Lane", "Leeds", "@alder", "Mon–Fri 9–17"])
      expect(readText(address as PageElement)).toContain(line);
  });

  test("of a business that cannot be reached yet leads to what its button does, or says nothing", () => {
    const bare = { ...filled, facts: [] };
    expect(linksIn(addressOf(checkDocument(bare))).map(readText)).toEqual([
      "Words for the main action.",
    ]);
    const silent = checkDocument({ ...bare, navigation: { items: filled.navigation.items } });
    const address = addressOf(silent);
    expect(address === undefined || readText(address).trim() !== "").toBe(true);
  });

  test("closes with the owner's line, and with what the business is where there is none", () => {
    const lineOf = (document: SiteDocument) =>
      inside(footerOf(document))
        .filter((one) => attribute(one, "class") === "foot-line")
        .map(readText);
    expect(lineOf(filled)).toEqual(["Words for the footer line."]);
    expect(lineOf(navigate({}))).toEqual(["Words for the summary."]);
  });
});
