// Paths of pages: made from what a page is called, and free on the site.
import * as v from "valibot";
import { pagePath, type SiteDocument } from "../document.ts";
import { EditRefused } from "./edit-refused.ts";

const PATH_LENGTH_MAX = 60;
/**
 * Paths that the service or the renderer has a use for; in a folder, `/index` would be the home page. Probes are
 * answered on every host.
 */
const TAKEN = new Set([
  ...["/privacy", "/accessibility", "/thank-you", "/404", "/events", "/index"],
  ...["/healthz", "/readyz"],
]);
/** The service's own, and those of events, which come and go. */
const OWN = /^\/(?:_|events\/)|\/index$/u;

/** Plain letters as a path; the caller turns other scripts into them, or gets a number. */
export function pathFromLabel(document: SiteDocument, label: string): string {
  const slug = label
    .toLowerCase()
    .replace(/['’]/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, PATH_LENGTH_MAX)
    .replace(/^-|-$/gu, "");
  const base = `/${slug === "" ? "page" : slug}`;
  const taken = new Set([...TAKEN, ...document.pages.map(({ path }) => path)]);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1)
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** Throws EditRefused for what is no path, and when another page is there, or the service's own. */
export function requireFreePath(document: SiteDocument, path: string): void {
  if (!OWN.test(path) && !v.is(pagePath, path))
    throw new EditRefused(
      "An address has small letters, digits and hyphens, such as /our-team.",
      path,
    );
  if (TAKEN.has(path) || OWN.test(path) || document.pages.some((page) => page.path === path))
    throw new EditRefused(`The address ${path} is taken. Choose another.`, path);
}
