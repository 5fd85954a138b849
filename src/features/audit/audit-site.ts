/**
 * Audits a rendered site before anybody sees it: what its pages are made of, what they say, what
 * they weigh. Pure. It looks at files as they pass by, and at their sizes once they are compressed.
 */
import { Slices } from "../../lib/slices.ts";
import type { SiteDocument } from "../design/room.ts";
import { checkBudgets } from "./check-budgets.ts";
import { checkSiteContrast } from "./check-contrast.ts";
import { checkFeeds } from "./check-feeds.ts";
import { checkHeads } from "./check-heads.ts";
import { checkLinks, type LinkInputs } from "./check-links.ts";
import { checkStructure } from "./check-structure.ts";
import { checkStructuredData } from "./check-structured-data.ts";
import { checkTexts, collectGiven } from "./check-texts.ts";
import { type Outline, readOutline } from "./outline.ts";
import { AUDIT_CHECKS, type AuditCheck, type AuditFinding, type AuditReport } from "./report.ts";

/** What the audit needs of a rendered file. */
export type AuditedFile = {
  path: string;
  kind: "page" | "asset" | "feed";
  contentType: string;
  bytes: Uint8Array;
};

export type AuditInputs = {
  document: SiteDocument;
  origin: string;
  /**
   * What the owner has said in the brief, against which claims are held. Without it the words are
   * the owner's own affair, and only what this service is answerable for is looked at.
   */
  said: readonly string[] | undefined;
};

/** Checks of words, which nobody but their writer is answerable for. */
const OF_WORDS: readonly AuditCheck[] = ["lengths", "duplicates", "leftovers", "claims"];

export type SiteAudit = {
  /** Passes the files on as they are, and reads what it needs on the way. */
  watch<File extends AuditedFile>(files: Iterable<File>): Generator<File>;
  /** Other work gets its turn meanwhile. */
  conclude(stored: StoredSizes): Promise<{ findings: AuditFinding[]; report: AuditReport }>;
};

export type StoredSizes = {
  /** Every path that answers. */
  paths: ReadonlySet<string>;
  /** Bytes as sent, of the files that are stored. */
  sizes: ReadonlyMap<string, number>;
};

export function auditSite({ document, origin, said }: AuditInputs): SiteAudit {
  const decoder = new TextDecoder();
  const pages = new Map<string, Outline>();
  const feeds = new Map<string, string>();
  return {
    *watch(files) {
      for (const file of files) {
        if (file.kind === "page") pages.set(file.path, readOutline(decoder.decode(file.bytes)));
        else if (file.kind === "feed") feeds.set(file.path, decoder.decode(file.bytes));
        yield file;
      }
    },
    async conclude({ paths, sizes }) {
      const ofPages = await checkPages({ document, origin, pages, paths });
      const budgets = checkBudgets({ pages, sizes });
      const contrast = checkSiteContrast(document);
      const texts = checkTexts(document, collectGiven(document, said ?? []));
      const all = [
        ...ofPages.structure,
        ...ofPages.structuredData,
        ...checkRenderedTexts(pages, document),
        ...ofPages.links,
        ...budgets.findings,
        ...contrast.findings,
        ...texts.findings,
        ...checkHeads(document, pages),
        ...checkFeeds({ origin, pages, feeds, paths }),
      ];
      const left = said === undefined ? OF_WORDS : [];
      const findings = all.filter(({ check }) => !left.includes(check));
      const figures = {
        ...{ pages: pages.size, ...budgets.heaviest, links: ofPages.linkCount, texts: texts.count },
        ...{ colourPairs: contrast.count, lowestContrast: contrast.lowest },
      };
      return { findings, report: { ...summarise(findings, left), repairs: [], figures } };
    },
  };
}

/** What is looked at page by page; other work gets its turn between two of many. */
async function checkPages(inputs: LinkInputs) {
  const found = {
    structure: [] as AuditFinding[],
    structuredData: [] as AuditFinding[],
    links: [] as AuditFinding[],
    linkCount: 0,
  };
  const slices = new Slices();
  for (const [path, page] of inputs.pages) {
    found.structure.push(...checkStructure(path, page));
    found.structuredData.push(...checkStructuredData(path, page, inputs.origin));
    const links = checkLinks(inputs, path, page);
    found.links.push(...links.findings);
    found.linkCount += links.count;
    await slices.pause();
  }
  return found;
}

function summarise(
  findings: readonly AuditFinding[],
  left: readonly AuditCheck[],
): Pick<AuditReport, "checks" | "findings"> {
  const failed = new Set(findings.map(({ check }) => check));
  return {
    checks: AUDIT_CHECKS.map((name) => ({
      name,
      outcome: left.includes(name) ? "not_applicable" : failed.has(name) ? "failed" : "passed",
    })),
    findings: findings.map(({ check, path, detail }) => ({ check, path, detail })),
  };
}

/** What a broken component leaves behind; words that stand so in the document are not its doing. */
const RENDERED_LEFTOVER = /\[object \w+\]|\b(?:undefined|NaN)\b|\{\{|\}\}|\$\{/g;

function checkRenderedTexts(
  pages: ReadonlyMap<string, Outline>,
  document: SiteDocument,
): AuditFinding[] {
  const findings: AuditFinding[] = [];
  let own: string | undefined;
  for (const [path, { texts, title }] of pages) {
    for (const found of `${title}\n${texts.join("\n")}`.match(RENDERED_LEFTOVER) ?? []) {
      own ??= JSON.stringify(document);
      if (!own.includes(found))
        findings.push({ check: "leftovers", path, detail: `“${found}” on the page` });
    }
  }
  return findings;
}
