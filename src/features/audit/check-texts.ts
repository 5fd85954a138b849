/** The words of a document: nothing broken, nothing worn out, nothing that nobody has said. */
import type { SiteDocument } from "../design/room.ts";
import { judgeText, ownWords, type TextFault } from "../writer/room.ts";
import { listPlacedTexts } from "./places.ts";
import type { AuditCheck, AuditFinding } from "./report.ts";
import { findUnsourced } from "./unsourced.ts";

const CHECK_OF: Readonly<Record<TextFault["rule"], AuditCheck>> = {
  leftover: "leftovers",
  "worn-phrase": "claims",
  claim: "claims",
  number: "claims",
};

/** Tall punctuation with the wrong space before it, or none, and words that touch their quotation marks. */
const FRENCH_FAULT =
  /[\p{L}\p{N}…”)]{1,40} ?[?!;](?=\s|$)|\p{L}{1,40} ?:(?=\s)|«[ \p{L}]|[ \p{L}]»/gu;

/** What the owner has said: the brief, and the facts that come from somewhere. */
export function collectGiven(document: SiteDocument, said: readonly string[]): string {
  const facts = document.facts.filter(({ source }) => source !== "trade_knowledge");
  return ownWords([...said, document.identity.name, ...facts.map(({ value }) => value)]);
}

/** The faults of one text of the site, each with the check that it fails. */
export function findTextFaults(
  text: string,
  language: string,
  given: string,
): { check: AuditCheck; found: string }[] {
  const spacing = language.startsWith("fr") ? (text.match(FRENCH_FAULT) ?? []) : [];
  return [
    ...judgeText(text, given).map(({ rule, found }) => ({ check: CHECK_OF[rule], found })),
    ...spacing
      .filter((found) => !given.includes(found.toLowerCase()))
      .map((found) => ({ check: "leftovers" as const, found })),
    ...findUnsourced(text, given).map((found) => ({ check: "claims" as const, found })),
  ];
}

export function checkTexts(
  document: SiteDocument,
  given: string,
): { findings: AuditFinding[]; count: number } {
  const texts = listPlacedTexts(document);
  const findings = texts.flatMap(({ place, path, text }) =>
    findTextFaults(text, document.meta.language, given).map(({ check, found }) => ({
      ...{ check, path, place },
      detail: `“${found}” in “${text}”`,
    })),
  );
  return { findings, count: texts.length };
}
