/** Everything on the site that leads to something on the site finds it: pages, fragments, files. */
import type { SiteDocument } from "../design/room.ts";
import type { Outline } from "./outline.ts";
import { findPlaces } from "./places.ts";
import type { AuditFinding } from "./report.ts";

export type LinkInputs = {
  document: SiteDocument;
  origin: string;
  pages: ReadonlyMap<string, Outline>;
  /** Every path that answers, pages included. */
  paths: ReadonlySet<string>;
};

/** The links of one of the pages. */
export function checkLinks(
  inputs: LinkInputs,
  path: string,
  outline: Outline,
): { findings: AuditFinding[]; count: number } {
  const findings: AuditFinding[] = [];
  const addresses = new Set([
    ...outline.links.map(({ href }) => href),
    ...["og:image", "og:url"].flatMap((name) => outline.meta.get(name) ?? []),
  ]);
  for (const href of addresses) {
    const fault = judgeLink(href, path, inputs);
    if (fault === undefined) continue;
    const [place] = findPlaces(
      inputs.document,
      path,
      (key, value) => key === "href" && value === href,
    );
    findings.push({ check: "links", path, detail: `${href} ${fault}`, ...(place && { place }) });
  }
  return { findings, count: addresses.size };
}

/** What is wrong with a link, in words; undefined for a good one and for one that leaves the site. */
function judgeLink(href: string, page: string, inputs: LinkInputs): string | undefined {
  if (/^(?:mailto|tel|sms):./u.test(href)) return undefined;
  const url = URL.parse(href, `${inputs.origin}${page}`);
  if (url === null || !/^https?:$/u.test(url.protocol)) return "is no address";
  if (url.origin !== inputs.origin) return undefined;
  const path = decoded(url.pathname);
  if (path === undefined) return "leads nowhere";
  if (path.startsWith("/_forms/") || path.startsWith("/_events/")) return undefined;
  if (!inputs.paths.has(path)) return "leads nowhere";
  const sent = url.hash.slice(1);
  // Browsers look for the fragment as it stands first, and for what it stands for then.
  const fragment = decoded(sent) ?? sent;
  if (fragment === "" || fragment === "top") return undefined;
  const isThere = inputs.pages.get(path)?.ids.has(fragment) ?? true;
  return isThere ? undefined : "names a place that the page does not have";
}

/** Undefined for what no encoder writes, as an owner's "100%" may be. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
