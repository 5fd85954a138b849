/** Pages of other people's making: what is taken from them as a fact, and what is left where it is. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type ExistingSite, gatherPages, listOwnWords } from "./existing-site.ts";
import { readExistingPage } from "./read-existing-page.ts";

const ADDRESS = "https://loaf.test/shop/home.html";
const inPage = (body: string, head = "") =>
  readExistingPage(
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    ADDRESS,
  );
const valuesOf = (page: ExistingSite, key: string) =>
  page.facts.filter((fact) => fact.key === key).map(({ value }) => value);
const linked = (data: unknown, type = "application/ld+json") =>
  inPage(`<script type="${type}">${JSON.stringify(data)}</script>`);

describe("a telephone number", () => {
  test.each([
    ['<a href="tel:+4940123456">040 123 456</a>', "040 123 456", "as people read it"],
    ['<a href="tel:+4940123456">Call us</a>', "+4940123456", "as it is dialled"],
    ['<a href="TEL:+49%2040%20123456">now</a>', "+49 40 123456", "as it is dialled, decoded"],
    ['<a href="tel:123"> </a>', undefined, "that is too short"],
    ['<a href="tel:javascript:alert(1)">Ring</a>', undefined, "that is none"],
    ['<a href="tel:%zz">Ring</a>', undefined, "that cannot be decoded"],
    ["<p>040 123 456</p>", undefined, "that nothing marks as one"],
  ])("%s is %p: %s", (html, expected) => {
    expect(valuesOf(inPage(html), "phone")).toEqual(expected === undefined ? [] : [expected]);
  });
});

describe("an e-mail address", () => {
  test.each([
    ["mailto:hello@loaf.test", "hello@loaf.test"],
    ["mailto:hello%40loaf.test?subject=Hi", "hello@loaf.test"],
    ["MAILTO: hello@loaf.test ", "hello@loaf.test"],
    ["mailto:a@loaf.test,b@loaf.test", undefined],
    ["mailto:hello@localhost", undefined],
    ["mailto:", undefined],
    ["mailto:<b>@loaf.test", undefined],
  ])("of a link to %p is %p", (href, expected) => {
    const found = valuesOf(inPage(`<a href="${href}">Write</a>`), "email");
    expect(found).toEqual(expected === undefined ? [] : [expected]);
  });
});

describe("data for machines", () => {
  const bakery = { "@type": "Bakery", telephone: "+49 40 123456" };

  test.each([
    ["alone", bakery],
    ["in a list", [{ "@type": "WebSite" }, bakery]],
    ["in lists of lists", [[[[bakery]]]]],
    ["in a graph", { "@graph": [{ "@type": "WebSite" }, bakery] }],
    ["as who publishes", { "@type": "Article", publisher: bakery }],
    ["as what the page is about", { "@type": "WebPage", mainEntity: bakery }],
  ])("is found %s", (_, data) => {
    expect(valuesOf(linked(data), "phone")).toEqual(["+49 40 123456"]);
  });

  test.each(["application/ld+json; charset=utf-8", " Application/LD+JSON "])(
    "is found under the type %p",
    (type) => {
      expect(valuesOf(linked(bakery, type), "phone")).toEqual(["+49 40 123456"]);
    },
  );

  test.each(["text/javascript", "application/json", ""])("is none under the type %p", (type) => {
    expect(linked(bakery, type).facts).toEqual([]);
  });

  test("has its address in parts, its hours in the page's words, its profiles", () => {
    const page = linked({
      ...bakery,
      address: { streetAddress: " Quay  9 ", postalCode: "20457", addressCountry: { name: "DE" } },
      openingHoursSpecification: [
        { dayOfWeek: "http://schema.org/Monday", opens: "07:00:00", closes: "16:00" },
        { dayOfWeek: ["Saturday", "Someday"], opens: "08:00", closes: "12:00" },
        { dayOfWeek: "Sunday", opens: "late", closes: "later" },
        { opens: "07:00", closes: "09:00" },
        ...[null, "Mo-Fr"],
      ],
      sameAs: ["https://social.test/loaf", "javascript:alert(1)", "loaf", 7],
      foundingDate: "1987-05-01",
    });
    expect(page.facts.map(({ key, value }) => `${key}: ${value}`)).toEqual([
      ...["phone: +49 40 123456", "street: Quay 9", "postal_code: 20457", "country: DE"],
      ...["opening_hours: Monday 07:00–16:00", "opening_hours: Saturday 08:00–12:00"],
      ...["founded: 1987", "social: https://social.test/loaf"],
    ]);
    expect(new Set(page.facts.map((fact) => fact.page))).toEqual(new Set(["/shop/home.html"]));
  });

  test("of no sense gives no facts, and never fails", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        for (const name of ["telephone", "address", "email", "openingHoursSpecification", "sameAs"])
          for (const { value: said } of linked({ [name]: value }).facts)
            expect(said.trim()).not.toBe("");
      }),
    );
    expect(linked("[1,2").facts).toEqual([]);
    expect(inPage('<script type="application/ld+json">{"telephone":</script>').facts).toEqual([]);
  });

  test("that goes in circles of a size nobody writes is read in part", () => {
    let deep: unknown = bakery;
    for (let level = 0; level < 3_000; level += 1) deep = { publisher: deep };
    expect(linked(deep).facts).toEqual([]);
    expect(linked(Array.from({ length: 5_000 }, () => [])).facts).toEqual([]);
  });
});

describe("names in a page's head", () => {
  test.each(["description", "Description", "DESCRIPTION"])("are the same as %s", (name) => {
    const text = "We have baked for the harbour since our grandmother built the ovens.";
    const page = inPage("", `<meta name="${name}" content="${text}">`);
    expect(page.paragraphs).toEqual([text]);
  });

  test.each([
    ['rel="stylesheet" href="/a.css"', "https://loaf.test/a.css"],
    ['rel="StyleSheet preload" href="a.css"', "https://loaf.test/shop/a.css"],
    ['rel="alternate stylesheet" href="/a.css"', undefined],
    ['rel="stylesheet" href="https://cdn.test/a.css"', undefined],
    ['rel="icon" href="/a.css"', undefined],
  ])("a sheet that is linked with %s is %p", (attributes, expected) => {
    expect(inPage("", `<link ${attributes}>`).styleSheet).toBe(expected);
  });
});

describe("a picture", () => {
  test.each([
    ['src="/loaf.jpg" alt="A loaf"', "https://loaf.test/loaf.jpg"],
    ['src="loaf.jpg" width="100%"', "https://loaf.test/shop/loaf.jpg"],
    ['src="loaf.jpg" width="640" height="480"', "https://loaf.test/shop/loaf.jpg"],
    ['src="loaf.jpg" width="64" height="480"', undefined],
    ['src="/logo.png"', undefined],
    ['src="/loaf.svg?v=2"', undefined],
    ['src="data:image/png;base64,AAAA"', undefined],
    ['src=""', undefined],
    ['alt="nothing"', undefined],
    ['src="javascript:alert(1)"', undefined],
  ])("with %s is %p", (attributes, expected) => {
    const urls = inPage(`<img ${attributes}>`).pictures.map(({ url }) => url);
    expect(urls).toEqual(expected === undefined ? [] : [expected]);
  });

  test("is found from the base that the page names, as its links and its sheet are", () => {
    const head = '<base href="/old/"><link rel="stylesheet" href="a.css">';
    const page = inPage('<img src="loaf.jpg"><a href="about.html">About</a>', head);
    expect(page.pictures[0]?.url).toBe("https://loaf.test/old/loaf.jpg");
    expect(page.styleSheet).toBe("https://loaf.test/old/a.css");
    expect(page.further).toEqual(["https://loaf.test/old/about.html"]);
  });

  test.each(["http://[", "javascript:alert(1)", ""])(
    "is found from the page with the base %p",
    (base) => {
      const page = inPage('<img src="loaf.jpg">', `<base href="${base}">`);
      expect(page.pictures[0]?.url).toBe("https://loaf.test/shop/loaf.jpg");
    },
  );
});

test.each([
  ["B&auml;cke&shy;rei und Kondi&shy;torei", "Bäckerei und Konditorei"],
  ["Bread&#7; and  rolls", "Bread and rolls"],
  ["Bread&#8203; and &#x2060;rolls", "Bread and rolls"],
  ["Bread &#8206;and&#8207; &#x202e;rolls", "Bread and rolls"],
  ["Bread\u2028and\u2029rolls", "Bread and rolls"],
  ["Bread&nbsp;and&#9;rolls", "Bread and rolls"],
  ["Bread<br>and rolls", "Bread, and rolls"],
  ["Bread <b>and</b><script>x</script> rolls", "Bread and rolls"],
  ["👩&zwj;🍳 and rolls", "👩\u200d🍳 and rolls"],
  ["نان&zwnj;ها و شیرینی", "نان\u200cها و شیرینی"],
  ["Cafe\u0301 and rolls", "Café and rolls"],
])("the heading %j is read as %j", (html, text) => {
  expect(inPage(`<main><h2>${html}</h2></main>`).headings).toEqual([text]);
});

test("what is too long ends between two characters, wherever it is cut", () => {
  for (let before = 190; before <= 300; before += 1) {
    const text = `${"x".repeat(before)}🍞🍞🍞`;
    const page = inPage(
      `<img src="/loaf.jpg" alt="${text}"><a href="/about">${text}</a><h2>${text}</h2>
      <script type="application/ld+json">${JSON.stringify({ telephone: "1", address: text, legalName: text })}</script>`,
      `<title>${text}</title>`,
    );
    expect(JSON.stringify(page)).not.toMatch(/\\ud[89a-f]/);
    expect(page.pictures[0]?.alt.length).toBeLessThanOrEqual(300);
    expect(valuesOf(page, "street")[0]?.length).toBeLessThanOrEqual(200);
  }
});

describe("several pages", () => {
  const fact = (key: "phone" | "street" | "city" | "social" | "opening_hours", value: string) => ({
    key,
    value,
  });
  const site = (more: Partial<ExistingSite>): ExistingSite => ({
    ...{
      facts: [],
      paragraphs: [],
      language: undefined,
      brandHue: undefined,
      pictures: [],
      ...more,
    },
  });

  test("give one fact of a kind, the first, and an address of one page only", () => {
    const gathered = gatherPages([
      site({ facts: [fact("phone", "1"), fact("phone", "2"), fact("street", "Quay 9")] }),
      site({ facts: [fact("phone", "3"), fact("city", "Kiel"), fact("street", "Mole 1")] }),
    ]);
    expect(gathered.facts).toEqual([fact("phone", "1"), fact("street", "Quay 9")]);
  });

  test("give up to seven hours and profiles, each once", () => {
    const hours = Array.from({ length: 9 }, (_, at) => fact("opening_hours", `${at}`));
    const gathered = gatherPages([site({ facts: hours.slice(0, 5) }), site({ facts: hours })]);
    expect(gathered.facts).toEqual(hours.slice(0, 7));
  });

  test("give what stands on all of them once, in their order and within bounds", () => {
    const arbitrary = fc.array(
      fc.record({
        paragraphs: fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 5 }),
        pictures: fc.array(
          fc.record({ url: fc.constantFrom(..."123456789"), alt: fc.constantFrom("x", "y") }),
        ),
        language: fc.constantFrom(undefined, "en", "de"),
        brandHue: fc.constantFrom(undefined, 0, 120),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(arbitrary, (pages) => {
        const gathered = gatherPages(pages.map(site));
        const urls = gathered.pictures.map(({ url }) => url);
        const all = [...new Set(pages.flatMap(({ pictures }) => pictures.map(({ url }) => url)))];
        expect(urls).toEqual(all.slice(0, 6));
        expect(gathered.paragraphs).toEqual(
          [...new Set(pages.flatMap(({ paragraphs }) => paragraphs))].slice(0, 3),
        );
        // A hue of 0 is a colour.
        expect(gathered.brandHue).toBe(
          pages.find(({ brandHue }) => brandHue !== undefined)?.brandHue,
        );
        for (const paragraph of gathered.paragraphs)
          expect(listOwnWords(gathered)).toContain(paragraph);
      }),
    );
  });
});
