/**
 * Documents as owners may leave them in the builder: odd texts in every slot, and every target that a link may have.
 * The audit reads every page of them, and a repair leaves a document that is one.
 */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { HOSTILE_TEXTS } from "../../../test/fixtures/hostile-texts.ts";
import { checkDocument, type SiteDocument } from "../design/document.ts";
import { openGraphPath } from "../renderer/art/site-pictures.ts";
import { renderSite } from "../renderer/render-site.ts";
import { auditSite } from "./audit-site.ts";
import { findPlaces, listPlacedTexts, replaceAt } from "./places.ts";
import { repairDocument } from "./repair.ts";
import type { AuditCheck, AuditFinding } from "./report.ts";

const ORIGIN = "http://x.localhost";
const BRIEFS = [
  { businessName: "Harbour Crumb", industry: "bakery" },
  { businessName: "Le Fournil", industry: "boulangerie" },
  { businessName: "Alder", industry: "zzz" },
];
const ODD_TEXTS = [
  ...["%", "100%", "%zz", "$&", "$1", "\\", "]]>", "<!--", "&amp;", "&#39;", "“", "#", "404", "?"],
  ...["a\u0301".repeat(30), "x\u200by", "\u202e", "\u00ad-", "😀", "日", "a\nb\tc", "« x »", "..."],
  ...["undefined", "[object Object]", "{{x}}", "1987", "Dr. No", "a@b.test", "x".repeat(900)],
];

/** Targets that a link may have, and whether they lead to something on the site or away from it. */
const TARGETS: readonly [href: string, isFine: boolean][] = [
  ["#100%", false],
  ["/50%", false],
  ["/%zz", false],
  ["/%E0%A4%A", false],
  ["/%00", false],
  ["/contact#%E0%A4%A", false],
  ["/contact#nothing", false],
  ["/contact/", false],
  [`${ORIGIN}/nowhere`, false],
  [`${ORIGIN}//contact`, false],
  ["/?x=%", true],
  ["/contact?x=%zz&y#top", true],
  ["#top", true],
  [ORIGIN, true],
  [`${ORIGIN}/contact`, true],
  ["https://x.localhost/%", true],
  ["http://x.localhost:1/%", true],
  ["http://[::1]/%zz", true],
  ["tel:1", true],
  ["sms:+1", true],
  ["mailto:a@b", true],
];

async function auditOf(document: SiteDocument, said?: readonly string[]): Promise<AuditFinding[]> {
  const audit = auditSite({ document, origin: ORIGIN, said });
  const options = { origin: ORIGIN, siteId: "site_1", features: { forms: true } };
  const files = [...audit.watch(renderSite(document, options))];
  const paths = new Set([...files.map(({ path }) => path), openGraphPath("/")]);
  return (await audit.conclude({ paths, sizes: new Map() })).findings;
}

const compose = (at: number): SiteDocument =>
  structuredClone(
    composeSite(BRIEFS[at % BRIEFS.length] ?? { businessName: "x", industry: "x" }, `seed ${at}`),
  );

describe("a button that leads to", () => {
  const document = compose(0);
  const [place = []] = findPlaces(document, "/", (key) => key === "href");
  test.each(TARGETS)("%s is judged: fine is %p", async (href, isFine) => {
    const changed = replaceAt(document, place, href);
    if (changed === undefined) throw new Error("the builder takes no such target");
    const details = (await auditOf(changed)).map(({ check, detail }) => `${check} ${detail}`);
    const ofLink = details.filter((detail) => detail.startsWith(`links ${href} `));
    expect({ href, isFine: ofLink.length === 0 }).toEqual({ href, isFine });
    expect(details.filter((detail) => !ofLink.includes(detail))).toEqual([]);
  });
});

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A document with odd texts in a third of its slots, and odd targets in half of its links. */
function makeOdd(seed: number): SiteDocument {
  const next = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item;
  let document = compose(seed);
  const paths = document.pages.map(({ path }) => path);
  for (const { place } of listPlacedTexts(document)) {
    if (next() > 0.33) continue;
    document =
      replaceAt(document, place, pick(next() < 0.5 ? HOSTILE_TEXTS : ODD_TEXTS)) ?? document;
  }
  for (const path of paths)
    for (const place of findPlaces(document, path, (key) => key === "href")) {
      if (next() < 0.5) document = replaceAt(document, place, pick(TARGETS)[0]) ?? document;
    }
  return document;
}

/** What only the renderer can be blamed for. */
const RENDERERS: readonly AuditCheck[] = ["structure", "structured_data", "feeds", "contrast"];
const ROUNDS_MAX = 6;

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  "document %i of odd texts and targets is read to its end, and its markup is sound",
  async (seed) => {
    const document = makeOdd(seed);
    const findings = await auditOf(document);
    expect(findings.filter(({ check }) => RENDERERS.includes(check))).toEqual([]);
    const fine = new Set(TARGETS.filter(([, isFine]) => isFine).map(([href]) => href));
    const links = findings.filter(({ check }) => check === "links");
    expect(links.filter(({ detail }) => fine.has(detail.split(" ")[0] ?? ""))).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  },
  60_000,
);

test.each([101, 102, 103, 104])(
  "document %i is one after every repair, and repairs come to an end",
  async (seed) => {
    const said = Object.values(BRIEFS[seed % BRIEFS.length] ?? {});
    let document = makeOdd(seed);
    for (let round = 0; ; round += 1) {
      expect(round).toBeLessThan(ROUNDS_MAX);
      const findings = await auditOf(document, said);
      expect(findings.filter(({ check }) => RENDERERS.includes(check))).toEqual([]);
      const repaired = repairDocument(document, findings, said);
      if (repaired.repairs.length === 0) break;
      document = repaired.document;
      expect(checkDocument(structuredClone(document))).toEqual(document);
    }
    const left = await auditOf(document, said);
    expect(left.filter(({ check, place }) => check === "links" && place !== undefined)).toEqual([]);
  },
  60_000,
);
