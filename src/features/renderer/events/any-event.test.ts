/** Events and pictures come from outside the document: whatever their words, their pages are as sound as the others. */
import { expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { arbitraryText } from "../../../../test/fixtures/arbitrary-document.ts";
import {
  attribute,
  findFaults,
  listElements,
  readText,
} from "../../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { withoutRefusedCharacters } from "../../../lib/markup-characters.ts";
import { DIRECTION_IDS } from "../../design/vocabulary.ts";
import type { EventEntry, ShownImage } from "../options.ts";
import { renderSite } from "../render-site.ts";

setDefaultTimeout(300_000);

const RUNS = { numRuns: 25, seed: 20_261_127 };
const ORIGIN = "http://x.localhost";
const decoder = new TextDecoder();

/** Some of the ways in which an event's parts are there or not. */
const arbitraryEvent = (at: number): fc.Arbitrary<EventEntry> =>
  fc
    .record(
      {
        title: arbitraryText(200),
        when: arbitraryText(100),
        isPast: fc.boolean(),
        venueName: arbitraryText(120),
        address: arbitraryText(200),
        summary: arbitraryText(300),
        details: fc.record(
          {
            priceLabel: arbitraryText(60),
            mapUrl: fc.constantFrom("https://maps.example/?q=1&z=2", "https://maps.example/x"),
            isOnline: fc.boolean(),
            takesRegistrations: fc.boolean(),
            capacity: fc.integer({ min: 1, max: 500 }),
            calendar: fc.constant("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
          },
          { requiredKeys: ["isOnline", "takesRegistrations", "calendar"] },
        ),
      },
      { requiredKeys: ["title", "when", "isPast"] },
    )
    .map((made) => ({
      ...made,
      path: `/events/${at}`,
      startsAtIso: "2027-05-01T18:00:00+02:00",
    }));

const arbitraryImage = (at: number): fc.Arbitrary<ShownImage> =>
  fc
    .record({ alt: arbitraryText(300), caption: arbitraryText(200) }, { requiredKeys: ["alt"] })
    .map((made) => ({
      ...made,
      ...{ id: `img_${at}`, url: `/_images/${at}.webp`, width: 800, height: 600 },
      sizes: [{ url: `/_images/${at}.webp`, width: 800 }],
    }));

const squeeze = (text: string) => text.replace(/\s+/gu, "");

const arbitraryFrame = fc.record({
  direction: fc.constantFrom(...DIRECTION_IDS),
  isRightToLeft: fc.boolean(),
  events: fc.tuple(arbitraryEvent(0), arbitraryEvent(1), arbitraryEvent(2)),
  images: fc.tuple(arbitraryImage(0), arbitraryImage(1)),
});

test("pages of any events and pictures are sound, and say all of them", () => {
  fc.assert(
    fc.property(arbitraryFrame, ({ direction, isRightToLeft, events, images }) => {
      const files = renderSite(fillDocument({ direction, isRightToLeft }), {
        ...{ origin: ORIGIN, siteId: "site_1", features: { forms: true } },
        ...{ events, galleryImages: images },
      });
      const texts = new Map([...files].map(({ path, bytes }) => [path, decoder.decode(bytes)]));
      const paths = new Set(texts.keys());
      for (const event of events) {
        const html = texts.get(event.path);
        // Without details an event has no page, only its entry.
        expect(html !== undefined).toBe(event.details !== undefined);
        if (html === undefined) continue;
        expect(findFaults(html, paths)).toEqual([]);
        const elements = listElements(html);
        const data = elements.find((one) => attribute(one, "type") === "application/ld+json");
        const [text] = data?.childNodes ?? [];
        const graph = JSON.parse(text !== undefined && "value" in text ? text.value : "")["@graph"];
        const told = graph.find((node: { "@type": string }) => node["@type"] === "Event");
        expect(told).toMatchObject({
          name: withoutRefusedCharacters(event.title),
          url: `${ORIGIN}${event.path}`,
        });
        const hasForm = elements.some((one) => attribute(one, "action")?.endsWith("/register"));
        expect(hasForm).toBe(event.details?.takesRegistrations === true && !event.isPast);
      }
      const home = listElements(texts.get("/") ?? "");
      const alternatives = home.flatMap((one) =>
        one.tagName === "img" ? (attribute(one, "alt") ?? []) : [],
      );
      for (const { alt } of images) expect(alternatives).toContain(withoutRefusedCharacters(alt));
      // Past events alone are no news on a page that is not about them.
      const isNews = events.some(({ isPast }) => !isPast);
      const links = new Set(home.map((one) => attribute(one, "href")));
      const words = squeeze(
        home
          .filter(({ tagName }) => tagName === "main")
          .map(readText)
          .join(""),
      );
      for (const { path, address, venueName } of events) {
        expect(links.has(path)).toBe(isNews);
        for (const said of [address, venueName])
          if (isNews && said !== undefined)
            expect(words).toContain(squeeze(withoutRefusedCharacters(said)));
      }
    }),
    RUNS,
  );
});

test("a name, a caption and a place are text wherever they stand", () => {
  const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;
  const event: EventEntry = {
    ...{ path: "/events/0", title: hostile, when: hostile, isPast: false },
    ...{ venueName: hostile, address: hostile, summary: hostile },
    startsAtIso: "2027-05-01T18:00:00+02:00",
    details: {
      ...{ priceLabel: hostile, isOnline: false, takesRegistrations: true },
      calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    },
  };
  const image: ShownImage = {
    ...{ id: "img_1", url: "/_images/1.webp", alt: hostile, caption: hostile },
    ...{ width: 8, height: 6, sizes: [{ url: "/_images/1.webp", width: 8 }] },
  };
  for (const direction of DIRECTION_IDS)
    for (const file of renderSite(fillDocument({ direction }), {
      ...{ origin: ORIGIN, siteId: "site_1", features: { forms: true } },
      ...{ events: [event], galleryImages: [image] },
    })) {
      if (file.kind !== "page") continue;
      const elements = listElements(decoder.decode(file.bytes));
      const foreign = elements.filter(
        (one) =>
          attribute(one, "src") === "x" ||
          one.attrs.some(({ name }) => name.startsWith("on")) ||
          (one.tagName === "script" &&
            attribute(one, "src") === undefined &&
            attribute(one, "type") !== "application/ld+json"),
      );
      expect(foreign.map(({ tagName }) => tagName)).toEqual([]);
    }
});
