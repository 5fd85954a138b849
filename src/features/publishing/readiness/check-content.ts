/** Checks of a site's content over its public address: its pages, where they link to, their markup. */

import { NOT_FOUND_PATH } from "../../versions/room.ts";
import { BUILD_HEADER } from "../build-header.ts";
import { PREVIEW_PARAMETER } from "../preview.ts";
import type { CheckResult } from "./check-result.ts";
import type { SiteAnswer } from "./own-site-client.ts";

/** One fetch over the site's public address. */
export type Fetcher = (method: "GET" | "HEAD", url: URL) => Promise<SiteAnswer>;

export type CheckedSite = {
  origin: string;
  buildId: string;
  /** Paths of the pages that shall answer. */
  pages: readonly string[];
  sitemap: boolean;
  hasNotFoundPage: boolean;
  /** Shows the version under check while visitors still get an older one. */
  previewToken: string | undefined;
};

const CONCURRENT_FETCHES = 6;
const FAULTS_SHOWN = 3;

export async function checkServedContent(
  fetcher: Fetcher,
  subject: CheckedSite,
): Promise<CheckResult[]> {
  // The HTML parser comes with the first check.
  const { readPageFacts, listSitemapUrls, readStylesheet } = await import("./page-facts.ts");
  const readerFor = (path: string) => {
    if (path.endsWith(".css")) return readStylesheet;
    return path.endsWith("/sitemap.xml") ? listSitemapUrls : undefined;
  };
  const pageFaults: string[] = [];
  const markupFaults: string[] = [];
  const references = new Map<string, string>();
  const note = (found: readonly string[], page: string) => {
    for (const reference of found) {
      const target = internalTarget(reference, page, subject.origin);
      if (target !== undefined && !references.has(target)) references.set(target, page);
    }
  };

  const notePage = (path: string, html: string) => {
    const page = readPageFacts(html);
    for (const fault of page.faults) markupFaults.push(`${path}: ${fault}`);
    note(page.references, path);
  };

  await forEachOf(subject.pages, async (path) => {
    const answer = await attempt(fetcher, "GET", addressOf(subject, path));
    const fault = judgePage(answer, subject.buildId, 200);
    if (fault !== undefined) pageFaults.push(`${path} ${fault}`);
    if (typeof answer === "string" || fault !== undefined) return;
    notePage(path, answer.body);
  });
  if (subject.hasNotFoundPage) {
    const answer = await attempt(fetcher, "GET", addressOf(subject, NOT_FOUND_PATH));
    const fault = judgePage(answer, subject.buildId, 404);
    if (fault !== undefined) pageFaults.push(`the page for unknown paths ${fault}`);
    else if (typeof answer !== "string") notePage(NOT_FOUND_PATH, answer.body);
  }
  if (subject.sitemap) references.set("/sitemap.xml", "the site");
  const linkFaults = await followReferences(fetcher, subject, references, readerFor, note);

  return listResults(subject, { pageFaults, markupFaults, linkFaults, references });
}

type Faults = {
  pageFaults: readonly string[];
  markupFaults: readonly string[];
  linkFaults: readonly string[];
  references: ReadonlyMap<string, string>;
};

function listResults(
  { pages, buildId }: CheckedSite,
  { pageFaults, markupFaults, linkFaults, references }: Faults,
): CheckResult[] {
  return [
    result("pages", pageFaults, `${count(pages, "page")} answered with build ${buildId}.`),
    result("links", linkFaults, `${count([...references], "internal address", "es")} resolved.`),
    result(
      "markup",
      pageFaults.length > 0 ? ["pages that did not answer could not be read"] : markupFaults,
      `${count(pages, "page")} valid, each with one h1, a title and a language.`,
    ),
  ];
}

/** Fetches what pages refer to, and what stylesheets and the sitemap refer to in turn. */
async function followReferences(
  fetcher: Fetcher,
  subject: CheckedSite,
  references: Map<string, string>,
  readerFor: (path: string) => ((text: string) => string[]) | undefined,
  note: (found: readonly string[], page: string) => void,
): Promise<string[]> {
  const faults: string[] = [];
  // What was fetched as a page, with its own rules for the status, is not fetched again.
  const done = new Set<string>([...subject.pages, NOT_FOUND_PATH]);
  for (;;) {
    const open = [...references.keys()].filter((path) => !done.has(path));
    if (open.length === 0) return faults;
    await forEachOf(open, async (path) => {
      done.add(path);
      const read = readerFor(path);
      const answer = await attempt(fetcher, read ? "GET" : "HEAD", addressOf(subject, path));
      if (typeof answer === "string")
        faults.push(`${path} (from ${references.get(path)}) ${answer}`);
      else if (answer.status >= 400)
        faults.push(`${path} (from ${references.get(path)}) answered ${answer.status}`);
      else if (read) note(read(answer.body), path);
    });
  }
}

function judgePage(
  answer: SiteAnswer | string,
  buildId: string,
  status: number,
): string | undefined {
  if (typeof answer === "string") return answer;
  if (answer.status !== status) return `answered ${answer.status} instead of ${status}`;
  const seen = answer.headers.get(BUILD_HEADER);
  if (seen !== buildId) return seen === null ? "is not served by us" : `is of build ${seen}`;
  return undefined;
}

/** The answer, or in words why there is none. */
async function attempt(
  fetcher: Fetcher,
  method: "GET" | "HEAD",
  url: URL,
): Promise<SiteAnswer | string> {
  try {
    return await fetcher(method, url);
  } catch (error) {
    return `gave no answer (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** The path, with its query, that a reference on `page` points to; undefined when it leaves the site. */
function internalTarget(reference: string, page: string, origin: string): string | undefined {
  const url = URL.parse(reference, `${origin}${page}`);
  if (url === null || url.origin !== origin) return undefined;
  return url.pathname + url.search;
}

function addressOf(subject: CheckedSite, path: string): URL {
  // Not resolved against the origin: of a path with two slashes in front the first name would be a host.
  const url = new URL(subject.origin + path);
  if (subject.previewToken !== undefined)
    url.searchParams.set(PREVIEW_PARAMETER, subject.previewToken);
  return url;
}

async function forEachOf<Item>(
  items: readonly Item[],
  visit: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const workers = Array.from({ length: CONCURRENT_FETCHES }, async () => {
    for (const item of queue) await visit(item);
  });
  await Promise.all(workers);
}

function result(name: CheckResult["name"], faults: readonly string[], good: string): CheckResult {
  if (faults.length === 0) return { name, outcome: "passed", evidence: good };
  const shown = faults.slice(0, FAULTS_SHOWN).join("; ");
  const more = faults.length - FAULTS_SHOWN;
  const evidence = more > 0 ? `${shown}; and ${more} more.` : `${shown}.`;
  return { name, outcome: "failed", evidence };
}

const count = (items: readonly unknown[], noun: string, plural = "s"): string =>
  `${items.length} ${noun}${items.length === 1 ? "" : plural}`;
