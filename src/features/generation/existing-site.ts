/**
 * Reads the existing site that a brief names, through the guarded way out and as its robots.txt allows: its
 * page, and further ones that say more of the business. It is context and not a condition: where it cannot
 * be read, the site is built without it.
 */
import type { Context } from "../../platform/context.ts";
import { OutboundError } from "../../platform/outbound/errors.ts";
import {
  choosePages,
  type ExistingPage,
  type ExistingSite,
  gatherPages,
  isOneSite,
  parseRobots,
  type Robots,
  readOwnSitemap,
} from "../writer/room.ts";
import { decodePage } from "./decode-page.ts";
import { readOrderedPage } from "./read-page.ts";

const PAGE_MS_MAX = 5_000;
const FURTHER_MS_MAX = 3_000;
const PAGE_BYTES_MAX = 1024 * 1024;
const REDIRECTS_MAX = 5;
/** With the start page. */
const PAGES_MAX = 12;
/** For all further pages together: those that have come by then are enough. */
const CRAWL_MS_MAX = 12_000;
/** A site that asks for longer pauses gets its start page read and no other. */
const DELAY_MS_MAX = 1_000;
const AT_ONCE = 2;
const AGENT = "sitewright";

type Fetched = { text: string; url: string };
type Get = (url: string, type: RegExp, timeoutMs: number) => Promise<Fetched | undefined>;

/** Undefined where the brief names none, or it does not answer with a page. Rejects when aborted. */
export async function readExistingSite(
  ctx: Context,
  accountId: string,
  address: string | undefined,
  signal: AbortSignal,
): Promise<ExistingSite | undefined> {
  if (address === undefined) return undefined;
  const reader = openReader(ctx, accountId, signal);
  const opened = await openSite(ctx, reader, address);
  if (opened === undefined) return undefined;
  const { start, first, robots } = opened;
  const [styled, further] = await Promise.all([
    readColour(reader, start, first),
    readFurther(ctx, { ...reader, robots }, start.url, first),
  ]);
  return gatherPages([styled, ...further]);
}

/** The start page alone; undefined where it may not be read, or does not answer with a page. */
export async function readStartPage(
  ctx: Context,
  accountId: string,
  address: string,
  signal: AbortSignal,
): Promise<ExistingPage | undefined> {
  const reader = openReader(ctx, accountId, signal);
  const opened = await openSite(ctx, reader, address);
  return opened && (await readColour(reader, opened.start, opened.first));
}

type Reader = {
  get: Get;
  read(page: Fetched | undefined, styleSheet?: string): Promise<ExistingPage | undefined>;
};

const openReader = (ctx: Context, accountId: string, signal: AbortSignal): Reader => ({
  get: (url, type, timeoutMs) => fetchText(ctx, url, { type, timeoutMs, signal }),
  read: async (page, styleSheet) =>
    page &&
    (await readOrderedPage(ctx, {
      ...{ owner: accountId, signal },
      input: { html: page.text, address: page.url, styleSheet },
    })),
});

async function openSite(ctx: Context, { get, read }: Reader, address: string) {
  const named = await readRobots(get, address);
  const start = mayRead(ctx, named, address) ? await get(address, /html/i, PAGE_MS_MAX) : undefined;
  if (start === undefined) return undefined;
  // The site may have moved, and has a say of its own there.
  const robots = isOfSite(start.url, address) ? named : await readRobots(get, start.url);
  if (!mayRead(ctx, robots, start.url)) return undefined;
  const first = await read(start);
  return first === undefined ? undefined : { start, first, robots };
}

function mayRead(ctx: Context, robots: Robots, address: string): boolean {
  const { pathname, search } = new URL(address);
  const isAllowed = robots.isAllowed(pathname + search);
  if (!isAllowed) ctx.log.info("the existing site's robots.txt forbids reading it");
  return isAllowed;
}

const isOfSite = (address: string, start: string): boolean =>
  URL.parse(address, start)?.origin === new URL(start).origin;

/** The page with the colour that its style sheet names, where it does not name one itself. */
async function readColour(
  { get, read }: Reader,
  start: Fetched,
  first: ExistingPage,
): Promise<ExistingPage> {
  if (first.styleSheet === undefined || first.brandHue !== undefined) return first;
  const styleSheet = await get(first.styleSheet, /css/i, FURTHER_MS_MAX);
  const styled = styleSheet === undefined ? undefined : await read(start, styleSheet.text);
  return styled ?? first;
}

/** No robots.txt forbids nothing. */
async function readRobots(get: Get, address: string): Promise<Robots> {
  const found = await get(new URL("/robots.txt", address).href, /text\/plain/i, FURTHER_MS_MAX);
  return parseRobots(found?.text ?? "", AGENT);
}

type Crawl = Reader & { robots: Robots };

/** Two at a time, the most telling first, in the order of their worth, until the time is over. */
async function readFurther(
  ctx: Context,
  { get, read, robots }: Crawl,
  start: string,
  first: ExistingPage,
): Promise<ExistingPage[]> {
  const { delayMs } = robots;
  if (delayMs > DELAY_MS_MAX) return [];
  const listed = await listSitemap(get, start, robots);
  const candidates = [...first.further, ...listed];
  const urls = choosePages(start, candidates, robots.isAllowed, PAGES_MAX - 1);
  const pages = new Map<string, ExistingPage>();
  const found = new Set([start]);
  const startedAtMs = ctx.clock.monotonicMs();
  const isOver = () => ctx.clock.monotonicMs() - startedAtMs > CRAWL_MS_MAX;
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined && !isOver(); url = waiting.shift()) {
      const fetched = await get(url, /html/i, FURTHER_MS_MAX);
      // A redirect may have led to somebody else's page, to one that may not be read, or to one that was.
      const isNews =
        fetched !== undefined && isOneSite(fetched.url, start) && !found.has(fetched.url);
      if (isNews && mayRead(ctx, robots, fetched.url)) {
        found.add(fetched.url);
        const page = await read(fetched);
        if (page !== undefined) pages.set(url, page);
      }
      if (delayMs > 0) await Bun.sleep(delayMs);
    }
  };
  await Promise.all(Array.from({ length: delayMs > 0 ? 1 : AT_ONCE }, work));
  return urls.flatMap((url) => pages.get(url) ?? []);
}

/** What the sitemap names, or the first sitemap that it leads to. */
async function listSitemap(get: Get, start: string, robots: Robots): Promise<string[]> {
  const own = (address: string) => isOfSite(address, start);
  const [named = "/sitemap.xml"] = robots.sitemaps.filter(own);
  const found = await get(new URL(named, start).href, /xml/i, FURTHER_MS_MAX);
  const { pages, sitemaps } = readOwnSitemap(found?.text ?? "");
  const [next] = sitemaps.filter(own);
  if (next === undefined) return pages;
  const nested = await get(new URL(next, start).href, /xml/i, FURTHER_MS_MAX);
  return readOwnSitemap(nested?.text ?? "").pages;
}

async function fetchText(
  ctx: Context,
  url: string,
  { type, timeoutMs, signal }: { type: RegExp; timeoutMs: number; signal: AbortSignal },
): Promise<Fetched | undefined> {
  try {
    const answer = await ctx.outbound.fetch(url, {
      headers: { accept: "text/html,text/css;q=0.9", "user-agent": "Sitewright/1" },
      redirectsMax: REDIRECTS_MAX,
      bodyBytesMax: PAGE_BYTES_MAX,
      timeoutMs,
      signal,
    });
    const contentType = answer.headers.get("content-type") ?? "";
    if (answer.status !== 200 || !type.test(contentType)) {
      ctx.log.info({ status: answer.status, contentType }, "the existing site has no such page");
      return undefined;
    }
    return { text: decodePage(answer.body, contentType), url: answer.url };
  } catch (error) {
    if (signal.aborted || !(error instanceof OutboundError)) throw error;
    ctx.log.info({ reason: error.message }, "the existing site could not be read");
    return undefined;
  }
}
