/** Which further pages of an existing site are worth reading: those that say most of the business. Pure. */

const LOCATIONS_MAX = 500;
const LOCATION_LENGTH_MAX = 2_048;

/** Addresses that a sitemap lists, and further sitemaps where it is an index of them. */
export function readOwnSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const isIndex = xml.includes("<sitemapindex");
  const found: string[] = [];
  let at = xml.indexOf("<loc>");
  while (at >= 0 && found.length < LOCATIONS_MAX) {
    const end = xml.indexOf("</loc>", at);
    if (end < 0) break;
    const location = readLocation(xml.slice(at + "<loc>".length, end).trim());
    if (location.length <= LOCATION_LENGTH_MAX) found.push(location);
    at = xml.indexOf("<loc>", end);
  }
  return isIndex ? { pages: [], sitemaps: found } : { pages: found, sitemaps: [] };
}

const CDATA = { start: "<![CDATA[", end: "]]>" };

/** As it is between the tags: in a section of characters, or with its ampersands escaped. */
function readLocation(text: string): string {
  if (text.startsWith(CDATA.start) && text.endsWith(CDATA.end))
    return text.slice(CDATA.start.length, -CDATA.end.length).trim();
  return text.replace(/&(?:amp|#38|#x26);/gi, "&");
}

/** Whether two addresses are of one site: with `www.` or without, by http or https, at the usual ports. */
export function isOneSite(one: string, other: string): boolean {
  const siteOf = (address: string) => {
    const url = URL.parse(address);
    return url === null ? undefined : `${url.hostname.replace(/^www\./, "")}:${url.port}`;
  };
  const site = siteOf(one);
  return site !== undefined && site === siteOf(other);
}

/** The most telling first: each row is worth more than those under it. */
const TELLING: readonly RegExp[] = [
  /contact|kontakt|contacto|impressum|imprint|mentions/iu,
  /about|ueber|über|propos|nosotros|quienes|team|equipe|équipe|equipo/iu,
  /service|leistung|angebot|prestation|servicio|offer|produ[ck]t|work/iu,
  /price|preis|tarif|precio|menu|speisekarte|carte/iu,
  /hour|öffnungszeit|oeffnungszeit|horaire|horario|visit|besuch/iu,
  /faq|question|frage|pregunta/iu,
];
const NEVER =
  /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|mp4|css|js|xml|json|ico)$|login|cart|checkout|wp-admin|\/tag\/|\/feed/iu;

/** Pages of the same origin, each once, the start page left out. */
export function choosePages(
  start: string,
  candidates: readonly string[],
  isAllowed: (path: string) => boolean,
  countMax: number,
): string[] {
  const { origin, pathname, search } = new URL(start);
  const chosen = new Map<string, number>();
  for (const candidate of candidates) {
    const url = URL.parse(candidate, start);
    if (url === null || url.origin !== origin || NEVER.test(url.pathname)) continue;
    url.hash = "";
    const path = url.pathname + url.search;
    if (path === pathname || path === pathname + search || chosen.has(url.href) || !isAllowed(path))
      continue;
    chosen.set(url.href, rank(url.pathname));
  }
  return [...chosen]
    .sort(([, one], [, other]) => one - other)
    .slice(0, countMax)
    .map(([url]) => url);
}

/** Short addresses say more of a business than its hundredth article. */
function rank(path: string): number {
  const telling = TELLING.findIndex((pattern) => pattern.test(path));
  const depth = path.split("/").length;
  return telling < 0 ? TELLING.length + depth : telling + depth / 100;
}
