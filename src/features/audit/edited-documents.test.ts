/**
 * A document that went through any edits is as sound a site as before: its pages pass what only the renderer can be
 * blamed for, its preview shows every block, and nothing that the owner did not touch has changed.
 */
import { expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { type Dice, dice, rollOperation } from "../../../test/fixtures/operations.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../design/document.ts";
import { applyOperation, type Edit, readOperation } from "../design/edit/apply-operation.ts";
import { listChanges } from "../design/edit/changes.ts";
import { EditRefused } from "../design/edit/edit-refused.ts";
import { findBrokenLinks } from "../design/edit/links.ts";
import { applyPatch, findDifference } from "../design/edit/patch.ts";
import { openGraphPath } from "../renderer/art/site-pictures.ts";
import { renderPreviewPage } from "../renderer/preview.ts";
import { renderSite } from "../renderer/render-site.ts";
import { auditSite } from "./audit-site.ts";
import type { AuditCheck, AuditFinding } from "./report.ts";

setDefaultTimeout(300_000);

const ORIGIN = "http://x.localhost";
const OPTIONS = { origin: ORIGIN, siteId: "site_1", features: { forms: true } };
const STARTS = [
  fillDocument(),
  composeSite({ businessName: "Alder & Rye", industry: "Sourdough bakery in Leeds" }, "edited"),
  composeSite({ businessName: "مخبز الزيتون", industry: "مخبز في عمّان" }, "edited"),
];
const RUNS = { numRuns: 12, seed: 20_261_128 };
/** By their number: a failure should not print whole documents. */
const starts = fc.nat(STARTS.length - 1);
const startAt = (at: number) => STARTS[at] ?? fillDocument();
const rolls = fc.array(dice, { minLength: 6, maxLength: 25 });

function attempt(document: SiteDocument, roll: Dice): Edit | undefined {
  try {
    return applyOperation(document, readOperation(rollOperation(document, roll)));
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return undefined;
  }
}

/** All edits of the rolls that could be done, in their order. */
function editAll(start: SiteDocument, all: readonly Dice[]): Edit[] {
  const edits: Edit[] = [];
  for (const roll of all) {
    const done = attempt(edits.at(-1)?.document ?? start, roll);
    if (done !== undefined) edits.push(done);
  }
  return edits;
}

async function auditOf(document: SiteDocument): Promise<AuditFinding[]> {
  const audit = auditSite({ document, origin: ORIGIN, said: undefined });
  const files = [...audit.watch(renderSite(document, OPTIONS))];
  const paths = new Set([...files.map(({ path }) => path), openGraphPath("/")]);
  return (await audit.conclude({ paths, sizes: new Map() })).findings;
}

/** What only the renderer can be blamed for. */
const RENDERERS: readonly AuditCheck[] = ["structure", "structured_data", "feeds", "contrast"];

test("pages of any edited document pass the audit's checks of their markup, data, feeds and contrast", async () => {
  let edited = 0;
  await fc.assert(
    fc.asyncProperty(starts, rolls, async (at, all) => {
      const start = startAt(at);
      const edits = editAll(start, all);
      edited += edits.length;
      const document = edits.at(-1)?.document ?? start;
      const findings = await auditOf(document);
      expect(findings.filter(({ check }) => RENDERERS.includes(check))).toEqual([]);
    }),
    RUNS,
  );
  expect(edited).toBeGreaterThan(RUNS.numRuns * 2);
});

test("links that the audit finds broken are those that the builder lists for mending", async () => {
  await fc.assert(
    fc.asyncProperty(starts, rolls, async (at, all) => {
      const start = startAt(at);
      const document = editAll(start, all).at(-1)?.document ?? start;
      const listed = new Set(findBrokenLinks(document).map(({ href }) => href));
      const found = (await auditOf(document))
        .filter(({ check }) => check === "links")
        .map(({ detail }) => detail.split(" ")[0] ?? "");
      expect(found.filter((href) => !listed.has(href))).toEqual([]);
    }),
    RUNS,
  );
});

test("every page of an edited document has a preview, with each of its blocks that is shown", () => {
  const place = { pages: "/preview", assets: "/assets" };
  fc.assert(
    fc.property(starts, rolls, (at, all) => {
      const start = startAt(at);
      const document = editAll(start, all).at(-1)?.document ?? start;
      const known = new Set(document.facts.map(({ id }) => id));
      for (const { path, blocks, role } of document.pages) {
        const html = renderPreviewPage(document, OPTIONS, path, place) ?? "";
        for (const block of blocks) {
          const isShown =
            block.hidden !== true &&
            (block.kind !== "facts" || block.factIds.some((id) => known.has(id)));
          const isMarked = html.includes(`data-block="${path}#${block.id}"`);
          expect([role, block.kind, isMarked]).toEqual([role, block.kind, isShown]);
        }
      }
    }),
    RUNS,
  );
});

test("all edits are undone one by one, and done again, to the same documents", () => {
  fc.assert(
    fc.property(starts, rolls, (at, all) => {
      const start = startAt(at);
      const edits = editAll(start, all);
      const states = [start, ...edits.map(({ document }) => document)];
      let document = edits.at(-1)?.document ?? start;
      for (const [nth, { inverse }] of [...edits.entries()].toReversed()) {
        document = applyPatch(document, inverse);
        expect(checkDocument(structuredClone(document))).toEqual(states[nth] as SiteDocument);
      }
      expect(document).toEqual(start);
      // The difference is stored as JSON, and what comes back from there does the same.
      for (const [nth, next] of edits.entries()) {
        const again = findDifference(states[nth], next.document);
        document = applyPatch(document, JSON.parse(JSON.stringify(again)));
        expect(document).toEqual(next.document);
      }
    }),
    { ...RUNS, numRuns: 40 },
  );
});

test("what differs is listed by its block or page, and nothing else is", () => {
  fc.assert(
    fc.property(starts, rolls, (at, all) => {
      const start = startAt(at);
      const document = editAll(start, all).at(-1)?.document ?? start;
      const changes = listChanges(start, document);
      expect(new Set(changes).size).toBe(changes.length);
      expect(listChanges(document, document)).toEqual([]);
      const before = new Map(start.pages.map((page) => [page.path, page]));
      for (const page of document.pages)
        for (const block of page.blocks) {
          const old = before.get(page.path)?.blocks.find(({ id }) => id === block.id);
          const isListed = changes.includes(`${page.path}#${block.id}`) || !before.has(page.path);
          expect([page.path, block.id, isListed]).toEqual([
            ...[page.path, block.id, findDifference(old, block).length > 0],
          ]);
        }
      for (const { path } of start.pages)
        if (!document.pages.some((page) => page.path === path))
          expect(changes).toContain(`${path}#`);
    }),
    { ...RUNS, numRuns: 40 },
  );
});
