/**
 * Reads one page of a business's existing website. Nothing is concluded: a fact is taken only where
 * the page marks it as one (JSON-LD, tel: and mailto: links, an address element).
 */
import type { FactKey } from "../../design/room.ts";
import { findMachineTalk } from "../quality/machine-talk.ts";
import { findBrandHue } from "./brand-colour.ts";
import type { ExistingPicture, ExistingSite } from "./existing-site.ts";
import { hasFormOf } from "./fact-forms.ts";
import { readLinkedData } from "./linked-data.ts";
import {
  attributeOf,
  cutText,
  type Element,
  listElements,
  rawTextOf,
  readElementText,
  tidyElementText,
} from "./read-elements.ts";

export type ExistingPage = ExistingSite & {
  /** Pages of the same origin that say more, best first; absolute. */
  further: readonly string[];
  title: string | undefined;
  /** In the page's order. */
  headings: readonly string[];
  /** The first style sheet of the same origin; absolute. */
  styleSheet: string | undefined;
};

type Placed = { element: Element; around: readonly string[] };

const PARAGRAPH = { min: 60, max: 700 } as const;
const SAID = { min: 8, max: 400 } as const;
const SAID_MAX = 40;
const PAGE_NAME_LENGTH_MAX = 80;
/** Where a page speaks of itself and not of the business. */
const ASIDE = new Set([
  "nav",
  "header",
  "footer",
  "form",
  "aside",
  "dialog",
  "button",
  "figcaption",
]);
const SMALL_PRINT = /cookie|copyright|©|javascript|browser|all rights reserved|captcha/i;
const FURTHER =
  /contact|kontakt|about|ueber-uns|über|impressum|imprint|propos|mentions|contacto|nosotros/i;
const NO_PHOTO = /logo|icon|sprite|avatar|pixel|badge|placeholder|\.svg(?:$|\?)|\.gif(?:$|\?)/i;
const SIDE_MIN = 300;
const ALT_LENGTH_MAX = 300;

/** `address` is where the page was found; `styleSheet` is the text of its own, once fetched. */
export function readExistingPage(html: string, address: string, styleSheet = ""): ExistingPage {
  const elements = listElements(html);
  const named = (...names: string[]) =>
    elements.filter(({ element }) => names.includes(element.tagName));
  const meta = (name: string) =>
    named("meta")
      .map(({ element }) => element)
      .find((element) => {
        const called = attributeOf(element, "name") ?? attributeOf(element, "property");
        return called?.toLowerCase() === name;
      });
  const metaText = (name: string) => {
    const element = meta(name);
    return element === undefined ? "" : tidyElementText(attributeOf(element, "content") ?? "");
  };
  const language = named("html").map(({ element }) => attributeOf(element, "lang"))[0] || undefined;
  const scripts = named("script")
    .filter(({ element }) => isLinkedData(attributeOf(element, "type") ?? ""))
    .map(({ element }) => rawTextOf(element));
  const styles = [
    ...named("style").map(({ element }) => rawTextOf(element)),
    ...elements.map(({ element }) => attributeOf(element, "style") ?? ""),
    styleSheet,
  ];
  const links = named("a").map(({ element }) => element);
  const base = findBase(named("base"), address);
  const page = new URL(address).pathname.slice(0, PAGE_NAME_LENGTH_MAX);
  const description = metaText("description") || metaText("og:description");
  return {
    facts: [
      ...readLinkedData(scripts, language ?? "en"),
      ...readMarkedFacts(links, named("address")),
    ]
      .filter(({ key, value }) => ADDRESSED.has(key) || isOwnVoice(value))
      .map((fact) => ({ ...fact, page })),
    paragraphs: [description, ...listParagraphs(named("p"))].filter(isWorthSaying),
    texts: listSaid(named("h2", "h3", "li", "p", "dd")).map((text) => ({ text, page })),
    language,
    brandHue: findBrandHue(metaText("theme-color") || undefined, styles),
    pictures: listPictures(metaText("og:image"), named("img"), base),
    title:
      named("title")
        .map(({ element }) => readElementText(element))
        .find(isOwnVoice) || undefined,
    headings: listSaid(named("h2", "h3")),
    further: listFurther(links, address, base),
    styleSheet: findStyleSheet(named("link"), address, base),
  };
}

/** The type may say its encoding as well. */
const isLinkedData = (type: string): boolean =>
  type.split(";", 1)[0]?.trim().toLowerCase() === "application/ld+json";

/** What the page's addresses are relative to: where it is, unless it says otherwise. */
function findBase(bases: readonly Placed[], address: string): string {
  const named = bases.flatMap(({ element }) => attributeOf(element, "href") ?? []);
  return resolve(named[0] ?? "", address)?.href ?? address;
}

function readMarkedFacts(links: readonly Element[], addresses: readonly Placed[]) {
  const facts: { key: FactKey; value: string }[] = [];
  const find = (scheme: string) =>
    links.find((link) => (attributeOf(link, "href") ?? "").toLowerCase().startsWith(scheme));
  const phone = find("tel:");
  if (phone !== undefined) {
    const shown = readElementText(phone);
    const isNumber = /^\+?[\d\s()/.–-]{6,30}$/u.test(shown);
    const dialled = decode((attributeOf(phone, "href") ?? "").slice(4));
    const value = isNumber ? shown : tidyElementText(dialled);
    if (hasFormOf("phone", value)) facts.push({ key: "phone", value });
  }
  const email = find("mailto:");
  if (email !== undefined) {
    const value = decode((attributeOf(email, "href") ?? "").slice(7).replace(/\?.*$/s, "")).trim();
    if (hasFormOf("email", value) && value.length <= 254) facts.push({ key: "email", value });
  }
  const [address] = addresses;
  if (address !== undefined) {
    const value = readElementText(address.element, ({ tagName }) => tagName === "a");
    if (/\d/.test(value) && !value.includes("@") && value.length <= 200)
      facts.push({ key: "street", value });
  }
  return facts;
}

const listParagraphs = (paragraphs: readonly Placed[]): string[] =>
  paragraphs
    .filter(({ around }) => !around.some((name) => ASIDE.has(name)))
    .map(({ element }) => readElementText(element));

/** Headings, entries and paragraphs of the page's own part, neither tiny nor long. */
const listSaid = (elements: readonly Placed[]): string[] =>
  listParagraphs(elements)
    .filter((text) => text.length >= SAID.min && text.length <= SAID.max && isOwnVoice(text))
    .slice(0, SAID_MAX);

/** Whole sentences of some length, and none of the small print. */
const isWorthSaying = (text: string): boolean =>
  text.length >= PARAGRAPH.min &&
  text.length <= PARAGRAPH.max &&
  /[.!?…。؟]["”»’)]?$/u.test(text) &&
  isOwnVoice(text);

/** Facts that are addresses themselves, and checked as such. */
const ADDRESSED: ReadonlySet<FactKey> = new Set(["social", "email"]);
const ADDRESS = /(?:https?:|ftp:|www\.|javascript:)\S|\p{L}\.(?:com|net|org|info|example|test)\//iu;
const MARKUP = /<\/?[a-z!][^>]{0,200}>|\]\(|&#?\w{2,8};|[{}<>]/iu;

/** What the business says to its customers: no small print, no code, nobody else's address, no orders to machines. */
const isOwnVoice = (text: string): boolean =>
  !SMALL_PRINT.test(text) &&
  !ADDRESS.test(text) &&
  !MARKUP.test(text) &&
  findMachineTalk(text) === undefined;

function listPictures(shared: string, images: readonly Placed[], base: string): ExistingPicture[] {
  const own = images
    .filter(({ around }) => !around.some((name) => name === "nav" || name === "footer"))
    .filter(({ element }) =>
      ["width", "height"].every((side) => {
        const said = attributeOf(element, side) ?? "";
        // A part of what is around it says nothing of its size.
        const length = said.endsWith("%") ? Number.NaN : Number.parseInt(said, 10);
        return Number.isNaN(length) || length >= SIDE_MIN;
      }),
    )
    .map(({ element }) => ({
      source: attributeOf(element, "src") ?? "",
      alt: cutText(tidyElementText(attributeOf(element, "alt") ?? ""), ALT_LENGTH_MAX),
    }))
    .map(({ source, alt }) => ({ source, alt: isOwnVoice(alt) ? alt : "" }));
  // What is shared has the same picture on the page more often than not, and there it is described.
  return [...own, { source: shared, alt: "" }].flatMap(({ source, alt }) => {
    const url = resolve(source, base);
    return url === undefined || NO_PHOTO.test(url.pathname) ? [] : [{ url: url.href, alt }];
  });
}

function listFurther(links: readonly Element[], address: string, base: string): string[] {
  const here = new URL(address);
  const found = new Set<string>();
  for (const link of links) {
    const url = resolve(attributeOf(link, "href") ?? "", base);
    if (url?.origin !== here.origin) continue;
    url.hash = "";
    const words = `${decode(url.pathname)} ${readElementText(link)}`;
    if (url.href !== here.href && FURTHER.test(words)) found.add(url.href);
  }
  return [...found];
}

function findStyleSheet(
  links: readonly Placed[],
  address: string,
  base: string,
): string | undefined {
  const sheet = links.find(({ element }) => {
    const relations = (attributeOf(element, "rel") ?? "").toLowerCase().split(/\s+/);
    return relations.includes("stylesheet") && !relations.includes("alternate");
  });
  const url = sheet && resolve(attributeOf(sheet.element, "href") ?? "", base);
  return url?.origin === new URL(address).origin ? url.href : undefined;
}

function resolve(reference: string, address: string): URL | undefined {
  if (reference === "" || !URL.canParse(reference, address)) return undefined;
  const url = new URL(reference, address);
  return url.protocol === "http:" || url.protocol === "https:" ? url : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
