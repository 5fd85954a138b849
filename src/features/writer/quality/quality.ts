/**
 * The writer's own proof-reading: what would embarrass the owner or mislead a visitor is a finding.
 * It reads only the document and the brief; how pages are drawn is checked elsewhere.
 */
import type { SiteDocument } from "../../design/room.ts";
import type { Brief } from "../brief.ts";
import { type ExistingSite, listOwnWords } from "../existing-site/existing-site.ts";
import { listNumberWords } from "../speech/number-words.ts";
import { countCharacters, tidy } from "../speech/tidy.ts";
import { listTexts, type PlacedText } from "./list-texts.ts";
import { LEFTOVERS, UNPROVEN_CLAIMS, WORN_PHRASES } from "./worn-phrases.ts";

export type QualityFinding = {
  rule:
    | "leftover"
    | "worn-phrase"
    | "claim"
    | "number"
    | "title"
    | "description"
    | "link"
    | "pages";
  path: string;
  /** What was found, for the log and the build's report. */
  detail: string;
};

const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 160;
const TITLE_MAX = 60;
/** Pages of pictures and events answer from the start, whether or not anything is there. */
const PAGES_EXPECTED = ["home", "gallery", "events", "contact"] as const;

/** All findings; an empty list lets the document go out. */
export function checkQuality(
  document: SiteDocument,
  brief: Brief,
  existing?: ExistingSite,
): QualityFinding[] {
  const said = Object.values(brief).filter((text) => text !== undefined);
  const given = ownWords([...said, ...(existing === undefined ? [] : listOwnWords(existing))]);
  return [
    ...listTexts(document).flatMap((placed) => checkText(placed, given)),
    ...checkHeads(document),
    ...checkLinks(document),
    ...checkPages(document),
  ];
}

function checkText({ path, text }: PlacedText, given: string): QualityFinding[] {
  return judgeText(text, given).map(({ rule, found }) => ({
    ...{ rule, path },
    detail: `“${found}” in “${text}”`,
  }));
}

export type TextFault = {
  rule: "leftover" | "worn-phrase" | "claim" | "number";
  /** The words at fault, as they stand in the text. */
  found: string;
};

/**
 * What is wrong with one text. `given` is what the owner has said (`ownWords`), which is never at
 * fault, whatever it is.
 */
export function judgeText(text: string, given: string): TextFault[] {
  const faults: TextFault[] = [];
  const search = (rule: TextFault["rule"], patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      const found = text.match(pattern)?.[0];
      const words = found?.trim().toLowerCase();
      if (found === undefined || (words !== "" && given.includes(words ?? ""))) continue;
      faults.push({ rule, found });
    }
  };
  search("leftover", LEFTOVERS);
  search("worn-phrase", WORN_PHRASES);
  search("claim", UNPROVEN_CLAIMS);
  for (const number of text.match(/\p{Nd}+/gu) ?? [])
    if (!given.includes(number)) faults.push({ rule: "number", found: number });
  return faults;
}

/**
 * What the owner has said, as one text that others are held against; numbers in words stand there in digits, too, and a name
 * such as "A. .B" as pages close it up.
 */
export function ownWords(said: readonly string[]): string {
  const words = [...said, ...said.filter((one) => SPACED_SIGN.test(one)).map(tidy)]
    .join("\n")
    .replace(/\s+/gu, " ")
    .toLowerCase();
  const numbers = listNumberWords(words);
  return numbers.length === 0 ? words : `${words} ${numbers.join(" ")}`;
}
const SPACED_SIGN = /\s[,.;]/u;

function checkHeads({ pages, identity }: SiteDocument): QualityFinding[] {
  const findings: QualityFinding[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path, title, description } of pages) {
    const note = (rule: QualityFinding["rule"], detail: string) =>
      findings.push({ rule, path, detail });
    const joined = countCharacters(`${title} – ${identity.name}`);
    // A long business name leaves no room; then the page's own part is kept short instead.
    if (joined > TITLE_MAX && countCharacters(title) > TITLE_MAX - 15)
      note("title", `too long: ${title}`);
    const length = countCharacters(description);
    if (length < DESCRIPTION_MIN || length > DESCRIPTION_MAX) {
      note("description", `${length} characters: ${description}`);
    }
    const sameTitle = titles.get(title.toLowerCase());
    if (sameTitle !== undefined) note("title", `the same as on ${sameTitle}: ${title}`);
    const sameDescription = descriptions.get(description);
    if (sameDescription !== undefined) note("description", `the same as on ${sameDescription}`);
    titles.set(title.toLowerCase(), path);
    descriptions.set(description, path);
  }
  return findings;
}

/** Pages that the renderer adds to every site may be linked too. */
const ADDED_PATHS = ["/privacy", "/accessibility", "/thank-you"];

function checkLinks(document: SiteDocument): QualityFinding[] {
  const known = new Set([...document.pages.map(({ path }) => path), ...ADDED_PATHS]);
  const findings: QualityFinding[] = [];
  const visit = (path: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      if (key !== "href" || typeof entry !== "string") visit(path, entry);
      else if (entry.startsWith("/") && !known.has(entry.split("#")[0] ?? "")) {
        findings.push({ rule: "link", path, detail: entry });
      }
    }
  };
  visit("/", document.navigation);
  for (const { path, blocks } of document.pages) visit(path, blocks);
  return findings;
}

function checkPages({ pages }: SiteDocument): QualityFinding[] {
  const roles = new Set<string>(pages.map(({ role }) => role));
  return PAGES_EXPECTED.filter((role) => !roles.has(role)).map((role) => ({
    rule: "pages",
    path: "/",
    detail: `no page of the role ${role}`,
  }));
}
