/** An event's own page: what it says of when, where and how much, and the form by which visitors register. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { checkHtml } from "../../../../test/browser/html.ts";
import {
  attribute,
  findFaults,
  listElements,
  type PageElement,
  readText,
} from "../../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { SiteDocument } from "../../design/document.ts";
import { CHROME_LANGUAGES, DIRECTION_IDS } from "../../design/vocabulary.ts";
import type { EventDetails, EventEntry, RenderOptions } from "../options.ts";
import { renderSite } from "../render-site.ts";
import { findEventWords } from "./event-words.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const PATH = "/events/open-day";
const DETAILS: EventDetails = {
  isOnline: false,
  takesRegistrations: true,
  calendar: "BEGIN:VCALENDAR",
};
const decoder = new TextDecoder();

type Change = Partial<Omit<EventEntry, "details">> & { details?: Partial<EventDetails> };

const entryOf = ({ details, ...more }: Change): EventEntry => ({
  ...{ path: PATH, title: "Open day", when: "Saturday, 5 December 2026, 10:00", isPast: false },
  startsAtIso: "2026-12-05T10:00:00+01:00",
  ...more,
  details: { ...DETAILS, ...details },
});

function renderAll(change: Change, document: SiteDocument, options: Partial<RenderOptions> = {}) {
  const site: RenderOptions = {
    ...{ origin: "http://x.localhost", siteId: "site_1", features: { forms: true } },
    ...{ events: [entryOf(change)], calendarFeed: "BEGIN:VCALENDAR", ...options },
  };
  const files = [...renderSite(document, site)];
  return new Map(files.map(({ path, bytes }) => [path, decoder.decode(bytes)]));
}
const render = (
  change: Change = {},
  document = fillDocument(),
  options: Partial<RenderOptions> = {},
) => renderAll(change, document, options).get(PATH) ?? "";

/** What the page says of the event, by the word over it. */
function factsOf(html: string): Record<string, string> {
  const elements = listElements(html);
  const list = elements.find((one) => attribute(one, "class") === "details");
  const children = (list?.childNodes ?? []).flatMap((node) => ("tagName" in node ? [node] : []));
  return Object.fromEntries(
    children.map((row) => {
      const [label, value] = row.childNodes.filter((node) => "tagName" in node) as PageElement[];
      return [readText(label as PageElement), readText(value as PageElement)];
    }),
  );
}
const find = (html: string, name: string) =>
  listElements(html).find((one) => attribute(one, "name") === name && one.tagName !== "meta");
const hrefs = (html: string) => listElements(html).flatMap((one) => attribute(one, "href") ?? []);

describe("what is said of an event", () => {
  test("is what is known of it, in its order", () => {
    const html = render({
      ...{ venueName: "The mill", address: "1 Mill Lane" },
      details: { priceLabel: "12 €", mapUrl: "https://maps.example/x", isOnline: true },
    });
    expect(factsOf(html)).toEqual({
      When: "Saturday, 5 December 2026, 10:00",
      Where: "The mill, 1 Mill Lane",
      Map: "Open the map",
      Online: "You get the link to join when you are registered.",
      Price: "12 €",
      Calendar: "Add to your calendar",
    });
  });

  test("leaves out what nobody said", () => {
    expect(Object.keys(factsOf(render()))).toEqual(["When", "Calendar"]);
    expect(factsOf(render({ address: "1 Mill Lane" })).Where).toBe("1 Mill Lane");
  });

  test("leads to the map only by a web address", () => {
    for (const mapUrl of ["javascript:alert(1)", "//x.example", "data:text/html,x"])
      expect(factsOf(render({ details: { mapUrl } })).Map).toBeUndefined();
    expect(hrefs(render({ details: { mapUrl: "https://maps.example/?a=1&b=2" } }))).toContain(
      "https://maps.example/?a=1&b=2",
    );
  });

  test("that is over is put into no calendar, and says that it is over", () => {
    const html = render({ isPast: true });
    expect(Object.keys(factsOf(html))).toEqual(["When"]);
    expect(html).toContain("This event is over.");
    expect(html).not.toContain("<form");
  });

  test("leads to all dates, where there is a page of them", () => {
    const filled = fillDocument();
    const pages = filled.pages.map((page, at) =>
      at === 2 ? { ...page, role: "events" as const, path: "/events", label: "Dates" } : page,
    );
    expect(factsOf(render({}, { ...filled, pages })).Dates).toBe("All dates");
    expect(hrefs(render({}, { ...filled, pages }))).toContain("/events");
  });

  test("has its description where it was written, and is described by its summary elsewhere", () => {
    const html = render({
      summary: "Come and\n\nsee us.",
      details: { descriptionHtml: "<h2>What</h2><p>Bread &amp; butter.</p>" },
    });
    expect(html).toContain("<h2>What</h2><p>Bread &amp; butter.</p>");
    const description = (page: string) =>
      listElements(page).flatMap((one) =>
        attribute(one, "name") === "description" ? (attribute(one, "content") ?? []) : [],
      )[0];
    expect(description(html)).toBe("Come and see us.");
    expect(description(render())).toBe("Open day: Saturday, 5 December 2026, 10:00.");
  });
});

describe("the form to register by", () => {
  test("asks for a name, an address and how many are coming, and sends to the event itself", () => {
    const html = render();
    const form = listElements(html).find(({ tagName }) => tagName === "form");
    expect(attribute(form as PageElement, "action")).toBe(`${PATH}/register`);
    expect(attribute(form as PageElement, "method")).toBe("post");
    const required = ["name", "email", "phone", "seats", "message"].filter(
      (name) => attribute(find(html, name) as PageElement, "required") !== undefined,
    );
    expect(required).toEqual(["name", "email", "seats"]);
    expect(attribute(find(html, "_gotcha") as PageElement, "tabindex")).toBe("-1");
  });

  test.each([
    [undefined, "20"],
    [1, "1"],
    [7, "7"],
    [20, "20"],
    [5_000, "20"],
  ])("of an event with %p seats offers a party at most %p", (capacity, most) => {
    const html = render({ details: capacity === undefined ? {} : { capacity } });
    const seats = find(html, "seats") as PageElement;
    expect([attribute(seats, "min"), attribute(seats, "max"), attribute(seats, "value")]).toEqual([
      ...["1", most, "1"],
    ]);
    expect(html.includes("waiting list")).toBe(capacity !== undefined);
  });

  test("is there only where somebody may register: else the page says why not", () => {
    const closed = render({ details: { takesRegistrations: false } });
    expect(closed).not.toContain("<form");
    expect(closed).toContain("One cannot register for this event here.");
  });

  test("says what becomes of the words that are sent", () => {
    expect(hrefs(render())).toContain("/privacy");
    const privacy = renderAll({}, fillDocument()).get("/privacy") ?? "";
    expect(privacy).toContain("When you register for an event");
  });
});

describe("the files of an event", () => {
  test("are its page and its calendar, and one calendar of all", () => {
    const files = renderAll({}, fillDocument());
    for (const path of [PATH, `${PATH}.ics`, "/events.ics"]) expect(files.has(path)).toBe(true);
    expect(files.get("/sitemap.xml")).toContain(`<loc>http://x.localhost${PATH}</loc>`);
  });

  test("are none where events are off, and nothing leads to them", () => {
    const files = renderAll({}, fillDocument(), { features: { events: false, forms: true } });
    for (const [path, text] of files) {
      expect(path).not.toContain("/events/");
      expect([path, text.includes(PATH)]).toEqual([path, false]);
    }
  });

  test("never take the place of a page that the owner has there", () => {
    const filled = fillDocument();
    const pages = filled.pages.map((page, at) => (at === 2 ? { ...page, path: PATH } : page));
    const html = renderAll({}, { ...filled, pages }).get(PATH);
    expect(html).toContain("Words for the 2-pageHeader heading.");
    expect(html).not.toContain("Open day</h1>");
  });
});

test.each([...DIRECTION_IDS])("the page is sound in %s", (direction) => {
  const files = renderAll(
    { details: { capacity: 8, isOnline: true } },
    fillDocument({ direction }),
  );
  expect(findFaults(files.get(PATH) ?? "", new Set(files.keys()))).toEqual([]);
});

describe.each([...CHROME_LANGUAGES])("in %s", (language) => {
  const isRightToLeft = language === "ar" || language === "he";
  const change: Change = {
    venueName: "A",
    details: { capacity: 8, isOnline: true, priceLabel: "1" },
  };
  const html = render(change, fillDocument({ language, isRightToLeft }));

  test("the page is valid, and every word around the owner's is in the language", async () => {
    expect(await checkHtml(html)).toEqual([]);
    const words = findEventWords(language);
    const labels = Object.keys(factsOf(html));
    expect(labels).toEqual([words.when, words.where, words.online, words.price, words.calendar]);
    if (language === "en") return;
    const english = findEventWords("en");
    for (const said of [english.registerHint, english.waitlistHint, english.onlineText])
      expect(html).not.toContain(said);
  });

  test("every field has a label of its own", () => {
    const labels = listElements(html)
      .filter(({ tagName }) => tagName === "label")
      .map(readText);
    expect(labels).toHaveLength(6);
    expect(new Set(labels).size).toBe(6);
  });
});
