/** JSON-LD of whole sites: what search engines are told of a business, its pages, questions, offers and dates. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { attribute, listElements, readText } from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../design/document.ts";
import type { FactKey } from "../design/vocabulary.ts";
import type { EventEntry, RenderOptions } from "./options.ts";
import { renderSite } from "./render-site.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const ORIGIN = "https://alder.example";
const OPTIONS: RenderOptions = { origin: ORIGIN, siteId: "site_1", features: { forms: true } };
const decoder = new TextDecoder();

type Node = { "@type": string; [key: string]: unknown };

/** The graphs of all pages by path. */
function readGraphs(document: SiteDocument, options: Partial<RenderOptions> = {}) {
  const graphs = new Map<string, Node[]>();
  for (const { path, bytes, kind } of renderSite(document, { ...OPTIONS, ...options })) {
    if (kind !== "page") continue;
    const elements = listElements(decoder.decode(bytes));
    const data = elements.filter((one) => attribute(one, "type") === "application/ld+json");
    const [parsed] = data.map((one) => JSON.parse(readText(one)));
    expect(parsed["@context"]).toBe("https://schema.org");
    graphs.set(path, parsed["@graph"]);
  }
  return graphs;
}
const nodesOf = (graphs: Map<string, Node[]>, path: string, type: string) =>
  (graphs.get(path) ?? []).filter((node) => node["@type"] === type);

const fact = (key: FactKey, value: string, id: string = key.replaceAll("_", "-")) => ({
  ...{ id, key, value, source: "owner" as const },
});
const withFacts = (...facts: ReturnType<typeof fact>[]): SiteDocument =>
  checkDocument({ ...fillDocument(), facts });

function describeBusiness(document: SiteDocument): Node {
  const [business] = readGraphs(document).get("/") ?? [];
  if (business === undefined) throw new Error("no business");
  return business;
}

describe("the business", () => {
  test("is the same node on every page, and the site is published by it", () => {
    const graphs = readGraphs(fillDocument());
    const [home] = graphs.get("/") ?? [];
    expect(home).toMatchObject({ "@type": "Bakery", "@id": `${ORIGIN}/#business` });
    for (const [path, [business, website]] of graphs) {
      expect([path, business]).toEqual([path, home as Node]);
      expect([path, website?.publisher]).toEqual([path, { "@id": `${ORIGIN}/#business` }]);
    }
  });

  test("is told with what is known of it, in the words of its owner", () => {
    const business = describeBusiness(
      withFacts(
        ...[fact("phone", "+44 113 496 0000"), fact("email", "hello@alder.example")],
        ...[fact("street", "1 Mill Lane"), fact("postal_code", "LS1 1AA"), fact("city", "Leeds")],
        ...[fact("region", "Yorkshire"), fact("country", "England")],
        ...[fact("service_area", "Leeds and York"), fact("legal_name", "Alder Ltd")],
        ...[
          fact("vat_id", "GB 123"),
          fact("person", "Ann Rye", "p-1"),
          fact("person", "Bo", "p-2"),
        ],
        ...[fact("opening_hours", "Mon 9–17", "h-1"), fact("opening_hours", "Tue 9–12", "h-2")],
        ...[fact("social", "https://social.example/alder"), fact("other", "Dogs welcome")],
      ),
    );
    expect(business).toMatchObject({
      name: "Alder & Rye",
      url: `${ORIGIN}/`,
      telephone: "+44 113 496 0000",
      email: "hello@alder.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Mill Lane",
        postalCode: "LS1 1AA",
        addressLocality: "Leeds",
        addressRegion: "Yorkshire",
        addressCountry: "England",
      },
      areaServed: "Leeds and York",
      legalName: "Alder Ltd",
      vatID: "GB 123",
      employee: [
        { "@type": "Person", name: "Ann Rye" },
        { "@type": "Person", name: "Bo" },
      ],
      openingHours: ["Mon 9–17", "Tue 9–12"],
      sameAs: ["https://social.example/alder"],
    });
    expect(JSON.stringify(business)).not.toContain("Dogs");
  });

  test("is told without what nobody knows: no empty values, no empty lists", () => {
    const business = describeBusiness(withFacts());
    expect(Object.keys(business).sort()).toEqual([
      ...["@id", "@type", "description", "image", "logo", "name", "url"],
    ]);
    const { sameAs } = describeBusiness(withFacts(fact("social", "@alder on the usual site")));
    expect(sameAs).toBeUndefined();
  });

  test("shows a picture that is there: a drawing alone, or one that more programs can read", () => {
    const [drawn] = readGraphs(fillDocument()).get("/") ?? [];
    const [painted] = readGraphs(fillDocument(), { hasPictures: true }).get("/") ?? [];
    expect(drawn?.logo).toBe(`${ORIGIN}/icon.svg`);
    expect(painted?.logo).toBe(`${ORIGIN}/icon-512.png`);
  });
});

describe("a page", () => {
  const graphs = readGraphs(fillDocument());

  test("but the home page has a trail of two steps, in order and to where they lead", () => {
    expect(nodesOf(graphs, "/", "BreadcrumbList")).toEqual([]);
    const [trail] = nodesOf(graphs, "/page-2", "BreadcrumbList");
    const steps = trail?.itemListElement as Node[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2]);
    expect(steps.map(({ item }) => item)).toEqual([`${ORIGIN}/`, `${ORIGIN}/page-2`]);
    // As visitors read it: the home page's own name, and the page as the menu calls it.
    expect(steps.map(({ name }) => name)).toEqual([
      "Words for the label 0.",
      "Words for the link 2.",
    ]);
  });

  test("that nobody may find has no trail", () => {
    expect(nodesOf(graphs, "/404", "BreadcrumbList")).toEqual([]);
    const filled = fillDocument();
    const pages = filled.pages.map((page, at) => (at === 2 ? { ...page, hidden: true } : page));
    expect(nodesOf(readGraphs({ ...filled, pages }), "/page-2", "BreadcrumbList")).toEqual([]);
  });

  test("has its questions with their answers, those of all its blocks in one list", () => {
    const filled = fillDocument();
    const pages = filled.pages.map((page) => {
      const [opening] = page.blocks;
      const questions = (id: string, count: number) => ({
        ...{ kind: "faq", id, variant: "open", heading: "Asked" },
        items: Array.from({ length: count }, (_, at) => ({
          question: `${id} ${at}?`,
          answer: `Yes, <b>${id}</b> & ${at}.`,
        })),
      });
      const hidden = { ...questions("hidden", 1), hidden: true };
      const blocks = [opening, questions("first", 2), questions("second", 1), hidden];
      return page.path === "/page-2" ? { ...page, blocks } : { ...page, blocks: [opening] };
    });
    const asked = readGraphs(checkDocument({ ...filled, pages }));
    const [list, ...others] = nodesOf(asked, "/page-2", "FAQPage");
    expect(others).toEqual([]);
    const questions = list?.mainEntity as Node[];
    expect(questions.map(({ name }) => name)).toEqual(["first 0?", "first 1?", "second 0?"]);
    expect(questions[0]?.acceptedAnswer).toEqual({
      ...{ "@type": "Answer", text: "Yes, <b>first</b> & 0." },
    });
    expect(nodesOf(asked, "/page-3", "FAQPage")).toEqual([]);
  });

  test("of services tells each offer, and another page none", () => {
    const services = nodesOf(graphs, "/page-1", "Service");
    expect(services).toHaveLength(3);
    for (const service of services) {
      expect(service.provider).toEqual({ "@id": `${ORIGIN}/#business` });
      expect(String(service.description)).not.toBe("");
    }
    expect(nodesOf(graphs, "/page-2", "Service")).toEqual([]);
  });
});

describe("a date", () => {
  const entry = (more: Partial<EventEntry> = {}): EventEntry => ({
    ...{ path: "/events/fair", title: "Fair", when: "On Monday", isPast: false },
    startsAtIso: "2027-05-01T18:00:00+02:00",
    ...more,
    details: {
      ...{ isOnline: false, takesRegistrations: true, calendar: "BEGIN:VCALENDAR" },
      ...more.details,
    },
  });
  const tell = (event: EventEntry): Node | undefined =>
    nodesOf(readGraphs(fillDocument(), { events: [event] }), event.path, "Event")[0];
  const online = { isOnline: true, takesRegistrations: true, calendar: "" };

  test("is told on its page with when it is, and who is behind it", () => {
    const endsAtIso = "2027-05-01T21:00:00+02:00";
    expect(tell(entry({ endsAtIso, summary: "Bread & butter." }))).toMatchObject({
      ...{ name: "Fair", startDate: "2027-05-01T18:00:00+02:00", endDate: endsAtIso },
      ...{ description: "Bread & butter.", url: `${ORIGIN}/events/fair` },
      organizer: { "@id": `${ORIGIN}/#business` },
      eventStatus: "https://schema.org/EventScheduled",
    });
  });

  test.each([
    ["a place", { venueName: "Mill", address: "1 Lane" }, "Offline", ["Place"]],
    ["an address alone", { address: "1 Lane" }, "Offline", ["Place"]],
    [
      "a place and a link",
      { venueName: "Mill", details: online },
      "Mixed",
      [...["Place", "VirtualLocation"]],
    ],
    ["a link", { details: online }, "Online", ["VirtualLocation"]],
    ["nothing said of where, which is no reason to call it online", {}, "Offline", ["Place"]],
  ] as const)("with %s is where it is", (_what, more, mode, types) => {
    const event = tell(entry(more as Partial<EventEntry>));
    const locations = [event?.location].flat() as Node[];
    expect(event?.eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`);
    expect(locations.map((place) => place["@type"])).toEqual([...types]);
    for (const place of locations)
      if (place["@type"] === "Place")
        expect(String(place.name)).toMatch(/^(?:Mill|1 Lane|Alder & Rye)$/u);
  });

  test("in public never says where to join it: that is for those who registered", () => {
    const place = tell(entry({ details: online }))?.location as Node;
    expect(place).toEqual({ "@type": "VirtualLocation", url: `${ORIGIN}/events/fair` });
  });

  test("to come is told on the page of events, and one that is over is not", () => {
    const filled = fillDocument();
    const pages = filled.pages.map((page) =>
      page.path === "/page-2" ? { ...page, role: "events" as const, path: "/events" } : page,
    );
    const events = [
      entry(),
      entry({ path: "/events/over", title: "Over", isPast: true }),
      entry({ path: "/events/later", title: "Later" }),
    ];
    const graphs = readGraphs({ ...filled, pages }, { events });
    const told = nodesOf(graphs, "/events", "Event").map(({ name }) => name);
    expect(told).toEqual(["Fair", "Later"]);
    expect(nodesOf(graphs, "/", "Event")).toEqual([]);
    expect(nodesOf(graphs, "/events/over", "Event")).toHaveLength(1);
  });
});
