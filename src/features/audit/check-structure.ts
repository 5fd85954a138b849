/** The skeleton of a page: one h1 first, headings in order, landmarks, names, and a sound markup. */
import type { Outline } from "./outline.ts";
import type { AuditFinding } from "./report.ts";

const FAULTS_MAX = 5;

export function checkStructure(path: string, outline: Outline): AuditFinding[] {
  const faults = [
    ...outline.faults,
    ...headingFaults(outline),
    ...landmarkFaults(outline),
    ...headFaults(outline),
  ];
  return faults.slice(0, FAULTS_MAX).map((detail) => ({ check: "structure", path, detail }));
}

function headingFaults({ headings }: Outline): string[] {
  const tops = headings.filter(({ level }) => level === 1).length;
  const faults = tops === 1 ? [] : [`${tops} h1 headings instead of one`];
  if (headings[0]?.level !== 1) faults.push("the first heading is not the h1");
  for (const [at, { level, text }] of headings.entries()) {
    const before = headings[at - 1]?.level ?? level;
    if (level > before + 1) faults.push(`h${level} “${text}” follows h${before}`);
    if (text.trim() === "") faults.push(`an empty h${level}`);
  }
  return faults;
}

function landmarkFaults({ counts, ids, links }: Outline): string[] {
  const faults: string[] = [];
  for (const tag of ["main", "header", "footer"]) {
    const count = counts.get(tag) ?? 0;
    if (count !== 1) faults.push(`${count} ${tag} elements instead of one`);
  }
  if ((counts.get("nav") ?? 0) < 2) faults.push("no navigation in the header and the footer");
  const first = links.find(({ tag }) => tag === "a");
  if (first === undefined || !first.href.startsWith("#") || !ids.has(first.href.slice(1)))
    faults.push("the first link does not skip to the content");
  return faults;
}

function headFaults({ language, direction, title, meta, canonical }: Outline): string[] {
  const faults: string[] = [];
  if (language === "") faults.push("no language");
  if (direction !== "ltr" && direction !== "rtl") faults.push("no direction of writing");
  if (title.trim() === "") faults.push("no title");
  if (!meta.get("viewport")?.includes("width=device-width")) faults.push("no viewport");
  const isHidden = meta.get("robots")?.includes("noindex") === true;
  if (!isHidden && canonical === undefined) faults.push("no canonical address");
  // A page that nobody searches for may stand for addresses where nothing is.
  const shared = ["og:title", "og:description", ...(isHidden ? [] : ["og:url"]), "og:type"];
  for (const name of shared) if (!meta.get(name)) faults.push(`no ${name}`);
  return faults;
}
