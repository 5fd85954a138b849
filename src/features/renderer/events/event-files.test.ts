/** An event's page is as sound as every other of the site, in every language of the renderer. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { findFaults } from "../../../../test/fixtures/page-structure.ts";
import type { EventEntry } from "../options.ts";
import { renderSite } from "../render-site.ts";

const decoder = new TextDecoder();

const entry = (path: string, isPast: boolean, takesRegistrations: boolean): EventEntry => ({
  ...{ path, title: "Sourdough evening", when: "Saturday, 1 May 2027, 18:00–21:00", isPast },
  ...{ startsAtIso: "2027-05-01T18:00:00+02:00", summary: "Three hours." },
  ...{ venueName: "The bakehouse", address: "Harbour Street 4" },
  details: {
    ...{ descriptionHtml: "<h2>What</h2><p>Bread.</p>", priceLabel: "48 €" },
    ...{ mapUrl: "https://maps.example/x", isOnline: true, capacity: 12 },
    ...{ takesRegistrations, calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
  },
});

test.each(["en", "de", "fr", "es", "ar", "he", "it", "nl", "pt", "pl"])(
  "the pages in %s have no fault of structure",
  (language) => {
    const document = composeSite({ businessName: "Harbour Bakery", industry: "bakery" }, "seed");
    const events = [
      entry("/events/open", false, true),
      entry("/events/closed", false, false),
      entry("/events/over", true, true),
    ];
    const files = [
      ...renderSite(
        { ...document, meta: { ...document.meta, language } },
        { origin: "http://bakery.localhost", siteId: "site_1", events, calendarFeed: "x" },
      ),
    ];
    const pages = new Map(files.map((file) => [file.path, decoder.decode(file.bytes)]));
    const paths = new Set(pages.keys());
    for (const { path } of events) {
      const html = pages.get(path) ?? "";
      expect([path, findFaults(html, paths)]).toEqual([path, []]);
      expect(html.includes("<form")).toBe(path === "/events/open");
    }
    expect(paths).toContain("/events.ics");
    expect(paths).toContain("/events/open.ics");
  },
);
