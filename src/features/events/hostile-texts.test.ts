/** Hostile text in every field of events and registrations stays text, wherever it is shown. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import ICAL from "ical.js";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { addEvent, type EventHouse, openEventHouse } from "../../../test/fixtures/events.ts";
import { HOSTILE_TEXTS } from "../../../test/fixtures/hostile-texts.ts";
import { attribute, listElements } from "../../../test/fixtures/page-structure.ts";
import { renderSite } from "../renderer/render-site.ts";
import { renderVisitorPage } from "../renderer/visitor-page.tsx";
import { renderDescription } from "./description.ts";
import type { NewEvent } from "./model.ts";
import { type NoticeMail, writeNoticeMail } from "./notice-mail.tsx";
import { listEvents } from "./service.ts";
import { listShownEvents } from "./shown-events.ts";

const document = composeSite({ businessName: "Harbour Bakery", industry: "bakery" }, "seed");
const ORIGIN = "http://bakery.localhost";
const decoder = new TextDecoder();

let house: EventHouse;
beforeAll(async () => {
  house = await openEventHouse();
});
afterAll(() => house.close());

const tagsOf = (html: string) => listElements(html).map(({ tagName }) => tagName);

function expectNothingActive(html: string): void {
  for (const element of listElements(html)) {
    expect(element.attrs.filter(({ name }) => name.startsWith("on"))).toEqual([]);
    for (const name of ["href", "src", "action"])
      expect(attribute(element, name) ?? "").not.toMatch(/^\s*(?:javascript|vbscript|data:text)/iu);
  }
}

const fill = (text: string): Partial<NewEvent> => ({
  ...{ title: text, summary: text, venueName: text, address: text, priceLabel: text },
  onlineUrl: "https://meet.example/secret",
});

test("in an event's fields: page, list, feed and API hold it as text, and no element more", async () => {
  const harmless = await addEvent(house, fill("harmless"));
  for (const text of HOSTILE_TEXTS) await addEvent(house, fill(text));
  const { siteId } = house;
  const showing = { siteId, origin: ORIGIN, siteName: "Harbour", language: "en" };
  const shown = await listShownEvents(house.ctx, showing);
  const files = new Map(
    [...renderSite(document, { origin: ORIGIN, siteId, ...shown })].map((file) => [
      file.path,
      decoder.decode(file.bytes),
    ]),
  );
  const expected = tagsOf(files.get(harmless.url) ?? "");
  expect(expected.length).toBeGreaterThan(50);
  expect(shown.events.length).toBe(HOSTILE_TEXTS.length + 1);
  for (const { path } of shown.events) {
    const html = files.get(path) ?? "";
    expect([path, tagsOf(html)]).toEqual([path, expected]);
    expectNothingActive(html);
    expect(html).not.toContain("meet.example");
  }
  expectNothingActive(files.get("/events") ?? "");
  const calendar = new ICAL.Component(ICAL.parse(files.get("/events.ics") ?? ""));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(
    shown.events.map(() => "vevent"),
  );
  const owner = { accountId: house.accountId, siteId };
  const page = await listEvents(house.ctx, owner, {
    ...{ when: "all", status: undefined, limit: 200, skip: 1 },
  });
  const stored = page.events.map(({ title }) => title);
  expect(stored).toEqual(HOSTILE_TEXTS.slice(0, 200).map((text) => text.normalize("NFC").trim()));
}, 30_000);

const DESCRIPTION_TAGS = new Set(
  "p br hr strong em del code pre blockquote ul ol li a h2 h3 h4 h5 h6 table thead tbody tr th td".split(
    " ",
  ),
);

test("in a description: only the listed elements and schemes come out of the Markdown", () => {
  for (const text of [...HOSTILE_TEXTS, ...HOSTILE_TEXTS.map((one) => `# ${one}\n\n- ${one}`)]) {
    const html = renderDescription(text);
    const body = listElements(`<main>${html}</main>`).filter(
      ({ tagName }) => !["html", "head", "body", "main"].includes(tagName),
    );
    for (const element of body) {
      expect([text, DESCRIPTION_TAGS.has(element.tagName)]).toEqual([text, true]);
      const names = element.attrs.map(({ name }) => name);
      expect(names.filter((name) => !["href", "rel", "align", "start"].includes(name))).toEqual([]);
      const href = attribute(element, "href");
      if (href !== undefined) expect(href).toMatch(/^(?:https?:|mailto:|tel:)/u);
    }
  }
});

const notice = (text: string): NoticeMail => ({
  kind: "confirmed",
  at: Date.UTC(2027, 0, 1),
  site: { name: text, origin: ORIGIN, language: "en" },
  managePath: "/events/x/registration?id=1&key=2",
  event: {
    ...{ id: "evt_1", slug: "x", title: text, startsAt: 1e12, endsAt: null, timezone: null },
    ...{ venueName: text, address: text, mapUrl: null, onlineUrl: null, priceLabel: text },
  },
  registration: {
    ...{ id: "reg_1", name: text, email: "a@b.test", phone: null, seats: 1, message: text },
    ...{ fields: { [text]: text }, status: "confirmed", sequence: 0, createdAt: 1e12 },
  },
});

test("in a mail: the HTML has the elements of a harmless one, the calendar its one entry", () => {
  const expected = tagsOf(writeNoticeMail(notice("harmless")).html);
  for (const text of HOSTILE_TEXTS) {
    const mail = writeNoticeMail(notice(text));
    expect(tagsOf(mail.html)).toEqual(expected);
    expectNothingActive(mail.html);
    const [file] = mail.attachments ?? [];
    const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ""));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vevent"]);
    expect(calendar.getFirstSubcomponent("vevent")?.getAllSubcomponents()).toEqual([]);
  }
});

test("in a page that answers a visitor: rows, links and button hold it as text", () => {
  const render = (text: string) =>
    renderVisitorPage(document, { origin: ORIGIN, siteId: "site_1" }, "/events/x/registration", {
      heading: text,
      lede: text,
      rows: [{ label: "Name", value: text }],
      button: { label: text, action: "/events/x/cancel", fields: { id: text, key: text } },
      links: [{ label: text, href: "/events/x" }],
    }).html;
  const expected = tagsOf(render("harmless"));
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % 3 === 0)) {
    const html = render(text);
    expect(tagsOf(html)).toEqual(expected);
    expectNothingActive(html);
  }
});
