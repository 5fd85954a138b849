// JSON-LD of a page: the business, the website, the way to the page, its questions, services and events.
// Only what the document knows is said; an unknown address or telephone number is left out.
import type { Page } from "../design/room.ts";
import { findPageByRole } from "./find-page.ts";
import type { EventEntry } from "./options.ts";
import { menuLabelOf, type RenderView } from "./view.ts";

type Node = Record<string, unknown>;

/** The page's graph as JSON that can stand inside a script element; `event` is what it is about. */
export function writeStructuredData(view: RenderView, page: Page, event?: EventEntry): string {
  const nodes = [
    describeBusiness(view),
    describeWebsite(view),
    ...describeTrail(view, page),
    ...describeQuestions(page, view),
    ...describeServices(view, page),
    ...describeEvents(view, page),
    ...(event === undefined ? [] : [describeEvent(view, event)]),
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  // A closing tag or comment inside a text must not end the script element.
  return json.replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const logoPath = (view: RenderView) =>
  view.options.hasPictures === true ? "/icon-512.png" : "/icon.svg";

const businessId = (view: RenderView) => `${view.options.origin}/#business`;

function describeBusiness(view: RenderView): Node {
  const { identity, facts } = view.document;
  const { contact, options } = view;
  const value = (key: string) => facts.find((fact) => fact.key === key)?.value;
  const address: Node = {
    "@type": "PostalAddress",
    streetAddress: value("street"),
    postalCode: value("postal_code"),
    addressLocality: value("city"),
    addressRegion: value("region"),
    addressCountry: value("country"),
  };
  const hasAddress = contact.addressLines.length > 0;
  const people = facts
    .filter((fact) => fact.key === "person")
    .map((fact): Node => ({ "@type": "Person", name: fact.value }));
  return {
    "@type": identity.schemaType,
    "@id": businessId(view),
    name: identity.name,
    description: identity.summary,
    url: `${options.origin}/`,
    logo: `${options.origin}${logoPath(view)}`,
    image: `${options.origin}${logoPath(view)}`,
    telephone: contact.phone,
    email: contact.email,
    address: hasAddress ? address : undefined,
    areaServed: contact.serviceArea,
    openingHours: someOf(contact.openingHours),
    employee: someOf(people),
    legalName: value("legal_name"),
    vatID: value("vat_id"),
    sameAs: contact.social.some((link) => /^https?:/u.test(link))
      ? contact.social.filter((link) => /^https?:/u.test(link))
      : undefined,
  };
}

const someOf = <Entry>(entries: readonly Entry[]) => (entries.length > 0 ? entries : undefined);

const describeWebsite = (view: RenderView): Node => ({
  "@type": "WebSite",
  "@id": `${view.options.origin}/#website`,
  url: `${view.options.origin}/`,
  name: view.document.identity.name,
  inLanguage: view.document.meta.language,
  publisher: { "@id": businessId(view) },
});

function describeTrail(view: RenderView, page: Page): Node[] {
  if (page.role === "home" || page.hidden === true) return [];
  const home = findPageByRole(view.pages, "home");
  const crumb = (position: number, name: string, path: string): Node => ({
    "@type": "ListItem",
    position,
    name,
    item: `${view.options.origin}${path}`,
  });
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        crumb(1, home?.label ?? view.words.home, "/"),
        crumb(2, menuLabelOf(view, page), page.path),
      ],
    },
  ];
}

function describeQuestions(page: Page, view: RenderView): Node[] {
  const questions = page.blocks.flatMap((block) => (block.kind === "faq" ? block.items : []));
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${view.options.origin}${page.path}#faq`,
      mainEntity: questions.map((item) => ({
        "@type": "Question",
        name: item.question,
        acceptedAnswer: { "@type": "Answer", text: item.answer },
      })),
    },
  ];
}

function describeServices(view: RenderView, page: Page): Node[] {
  if (page.role !== "services") return [];
  const offers = page.blocks.flatMap((block) => (block.kind === "offers" ? block.items : []));
  return offers.map((offer) => ({
    "@type": "Service",
    name: offer.name,
    description: offer.text,
    provider: { "@id": businessId(view) },
  }));
}

function describeEvents(view: RenderView, page: Page): Node[] {
  if (page.role !== "events") return [];
  const upcoming = (view.options.events ?? []).filter((event) => !event.isPast);
  return upcoming.map((event) => describeEvent(view, event));
}

function describeEvent(view: RenderView, event: EventEntry): Node {
  const url = `${view.options.origin}${event.path}`;
  const { venueName, address } = event;
  const isOnline = event.details?.isOnline ?? false;
  const hasPlace = venueName !== undefined || address !== undefined;
  const place = hasPlace
    ? { "@type": "Place", name: venueName ?? address, address: address ?? venueName }
    : describeOwnPlace(view);
  const isAnywhere = isOnline && !hasPlace;
  // Where to join is for those who registered: in public the event's page stands for it.
  const online = { "@type": "VirtualLocation", url };
  return {
    "@type": "Event",
    "@id": `${url}#event`,
    name: event.title,
    startDate: event.startsAtIso,
    endDate: event.endsAtIso,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: attendanceMode(!isAnywhere, isOnline),
    description: event.summary,
    url,
    image: `${view.options.origin}${logoPath(view)}`,
    location: isAnywhere ? online : isOnline ? [place, online] : place,
    organizer: { "@id": businessId(view) },
  };
}

/** Where one is that is not said to be elsewhere, and not online. */
function describeOwnPlace({ document, contact }: RenderView): Node {
  const lines = contact.addressLines;
  const address = lines.length > 0 ? lines.join(", ") : undefined;
  return { "@type": "Place", name: document.identity.name, address };
}

function attendanceMode(hasPlace: boolean, isOnline: boolean): string {
  const mode = !hasPlace ? "Online" : isOnline ? "Mixed" : "Offline";
  return `https://schema.org/${mode}EventAttendanceMode`;
}
