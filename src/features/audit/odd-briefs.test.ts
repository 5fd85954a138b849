/** Whatever somebody writes into a brief, a site comes of it that passes, repaired if need be. */
import { expect, test } from "bun:test";
import * as v from "valibot";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { openGraphPath } from "../renderer/art/site-pictures.ts";
import { renderSite } from "../renderer/render-site.ts";
import { type Brief, briefSchema } from "../writer/brief.ts";
import { auditSite } from "./audit-site.ts";
import { repairDocument } from "./repair.ts";
import type { AuditFinding } from "./report.ts";

const ORIGIN = "http://x.localhost";
const ROUNDS_MAX = 5;
const ODD = [
  "undefined",
  "[object Object]",
  "{{name}}",
  "Q",
  "?!",
  "Foo  Bar ,, Baz",
  "#1 Award-winning since 1987",
  "x".repeat(200),
  "word ".repeat(40).trim(),
  "日本語の店",
  "مطعم البيت",
  "🍞🥐",
  '";=HYPERLINK("http://evil.test","x")//',
  "a@b.test, www.foo.test",
  "Dr. Müller & “Söhne”",
  "Ça va? Oui!",
  "$5 a loaf",
  "<b>Bold</b> </style><script>alert(1)</script>",
];

/** The findings that remain. */
async function auditToTheEnd(brief: Brief): Promise<AuditFinding[]> {
  const said = Object.values(brief).filter((text) => text !== undefined);
  let document = composeSite(brief, "seed");
  for (let round = 0; ; round += 1) {
    const audit = auditSite({ document, origin: ORIGIN, said });
    const files = [
      ...audit.watch(
        renderSite(document, { origin: ORIGIN, siteId: "site_1", features: { forms: true } }),
      ),
    ];
    const paths = new Set([...files.map(({ path }) => path), openGraphPath("/")]);
    const { findings } = await audit.conclude({ paths, sizes: new Map() });
    if (findings.length === 0 || round === ROUNDS_MAX) return findings;
    const repaired = repairDocument(document, findings, said);
    if (repaired.repairs.length === 0) return findings;
    document = repaired.document;
  }
}

/** "y1" is read as Spanish, "und" and "et" as German and French. */
test.each(["Q", "Q0", "日", "😀", "-", "Я", "א"])(
  "the name %p with hardly any words beside it",
  async (businessName) => {
    for (const industry of ["x", "y1", "und", "et", "日", "😀", "?", "IT", "ش", "ש"])
      expect([industry, await auditToTheEnd({ businessName, industry })]).toEqual([industry, []]);
  },
);

test.each(["😀", "𝒳", "👩‍👩‍👧‍👦"])(
  "a name of as many %s as the API takes, of no trade we know",
  async (sign) => {
    const businessName = [...sign.repeat(200)].slice(0, 200).join("");
    for (const industry of ["y".repeat(200), businessName])
      expect(await auditToTheEnd(v.parse(briefSchema, { businessName, industry }))).toEqual([]);
  },
);

for (const text of ODD) {
  test(`a brief that says ${JSON.stringify(text.slice(0, 40))}`, async () => {
    for (const fields of [
      { businessName: text, industry: "bakery" },
      { businessName: "Alder", industry: text, audience: text },
      { businessName: "Alder", industry: "boulangerie", audience: "les familles", goals: text },
    ]) {
      const brief = v.parse(briefSchema, fields);
      expect({ brief, findings: await auditToTheEnd(brief) }).toEqual({ brief, findings: [] });
    }
  }, 60_000);
}

test.each(["you", "hank", "Thank you", "Privacy", "a", "act", "Contact", "404", "page"])(
  "a name that page titles have in them: %s",
  async (businessName) => {
    for (const industry of ["bakery", "boulangerie"]) {
      const brief = v.parse(briefSchema, { businessName, industry });
      expect({ brief, findings: await auditToTheEnd(brief) }).toEqual({ brief, findings: [] });
    }
  },
  60_000,
);

test("a name of one letter, in every language", async () => {
  for (const industry of ["bakery", "Bäckerei", "boulangerie", "panadería"]) {
    const brief = v.parse(briefSchema, { businessName: "x", industry });
    expect({ brief, findings: await auditToTheEnd(brief) }).toEqual({ brief, findings: [] });
  }
}, 60_000);
