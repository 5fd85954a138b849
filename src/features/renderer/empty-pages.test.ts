/** Pages of pictures and events are advertised from their first entry on, and never before. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import type { RenderOptions } from "./options.ts";
import { renderSite } from "./render-site.ts";

const decoder = new TextDecoder();
const SITE = composeSite({ businessName: "Harbour Bakery", industry: "bakery" }, "seed");

function render(options: Partial<RenderOptions> = {}): Map<string, string> {
  const given = { origin: "http://x.localhost", siteId: "site_1", ...options };
  return new Map(
    [...renderSite(SITE, given)].map(({ path, bytes }) => [path, decoder.decode(bytes)]),
  );
}

const EVENT = {
  ...{ path: "/events/open-day", title: "Open day", isPast: false, when: "Saturday" },
  startsAtIso: "2026-12-05T10:00:00Z",
};
const IMAGE = {
  ...{ id: "img_1", url: "/_images/1.jpg", alt: "A loaf", width: 800, height: 600 },
  sizes: [{ url: "/_images/1.jpg", width: 800 }],
};

const isAdvertised = (files: Map<string, string>, path: string) =>
  [...files].some(
    ([at, text]) =>
      at !== path &&
      (at.endsWith(".xml") || at.endsWith(".txt")
        ? text.includes(`x.localhost${path}`)
        : text.includes(`href="${path}"`)),
  );

for (const path of ["/gallery", "/events"]) {
  test(`${path} answers from the start, unlisted and without an empty frame`, () => {
    const files = render();
    const page = files.get(path) ?? "";
    expect(page).toContain("noindex");
    expect(page).toContain('class="empty"');
    expect(page.match(/<li class="item"/gu)).toBeNull();
    expect(isAdvertised(files, path)).toBe(false);
  });
}

test("the first event and the first picture bring their pages into menu, sitemap and home page", () => {
  const files = render({ events: [EVENT], galleryImages: [IMAGE] });
  for (const path of ["/gallery", "/events"]) {
    expect(files.get(path)).not.toContain("noindex");
    expect(files.get("/sitemap.xml")).toContain(`x.localhost${path}<`);
    expect(files.get("/")).toContain(`href="${path}"`);
  }
  expect(files.get("/")).toContain("Open day");
  expect(files.get("/")).toContain("A loaf");
});

test("a hidden block is nowhere: not on its page, its twin or in structured data", () => {
  const secret = "Only the owner reads this question?";
  const hide = (hidden: boolean) => ({
    ...SITE,
    pages: SITE.pages.map((page) => ({
      ...page,
      blocks: [
        ...page.blocks,
        {
          ...{ kind: "faq" as const, id: "hidden-faq", variant: "open" as const, heading: secret },
          items: [{ question: secret, answer: secret }],
          hidden,
        },
      ],
    })),
  });
  const mentions = (hidden: boolean) =>
    [...renderSite(hide(hidden), { origin: "http://x.localhost", siteId: "site_1" })].filter(
      ({ bytes }) => decoder.decode(bytes).includes(secret),
    );
  expect(mentions(false).length).toBeGreaterThan(2);
  expect(mentions(true)).toEqual([]);
});
