/**
 * Everything that a model is told of a business, as numbered facts between two marks that nobody who
 * wrote a part of it could know. Deterministic: the same brief gives the same words.
 */
import type { CitedFact } from "../claims/support.ts";
import type { Material } from "../composer/material.ts";
import type { ExistingSite } from "../existing-site/existing-site.ts";
import { ownWords } from "../quality/quality.ts";
import type { BriefField, BriefReading } from "../reading/reading-model.ts";
import type { Bench } from "./judge-slot.ts";
import { splitSentences } from "./tidy-text.ts";

/** What each field is to whoever writes. */
const LABELS: Readonly<Partial<Record<BriefField, string>>> = {
  businessName: "name",
  industry: "trade, in the owner's words",
  audience: "for whom",
  goals: "what the owner wants visitors to do",
  personality: "character, for tone",
};

const FACTS_MAX = 48;
const TRADE_LINES_MAX = 8;

export type ModelMaterial = Bench & {
  /** The facts as a block of text, marks included. */
  block: string;
};

export function gatherModelMaterial(
  reading: BriefReading,
  material: Material,
  existing: ExistingSite | undefined,
): ModelMaterial {
  const { brief, language } = reading;
  const facts: (CitedFact & { label: string })[] = [];
  const add = (label: string, text: string) => {
    if (facts.length < FACTS_MAX && text.trim() !== "")
      facts.push({ id: `f${facts.length + 1}`, label, text: flatten(text) });
  };
  for (const [field, label] of Object.entries(LABELS)) {
    const said = brief[field as BriefField];
    const isLong = field !== "businessName" && field !== "industry";
    for (const sentence of isLong ? splitSentences(said ?? "", language.tag) : [said ?? ""])
      add(label, sentence);
  }
  for (const { key, value, page } of existing?.facts ?? [])
    add(`existing site${page === undefined ? "" : ` ${flatten(page)}`}, ${key}`, value);
  const texts = existing?.texts ?? existing?.paragraphs.map((text) => ({ text, page: "/" })) ?? [];
  for (const { text, page } of texts) add(`existing site ${flatten(page)}`, text);
  const trade = material.offers.slice(0, TRADE_LINES_MAX).map(({ name, text }, at) => ({
    ...{ id: `t${at + 1}`, label: "ordinary in this trade", text: `${name}: ${text}` },
  }));
  const lines = [...facts, ...trade].map(({ id, label, text }) => `${id} (${label}): ${text}`);
  const rivals = brief.competitors;
  if (rivals !== undefined)
    lines.push(`(competitors, to differ from and never to be named): ${flatten(rivals)}`);
  const said = facts.map(({ text }) => text);
  const marker = markOf(lines);
  return {
    block: [`===== ${marker}`, ...lines, `===== ${marker}`].join("\n"),
    language: language.tag,
    phrasebook: language.phrasebook,
    facts: [...facts, ...trade],
    given: ownWords([...Object.values(brief).filter((text) => text !== undefined), ...said]),
    capitals: new Set(said.join(" ").match(/\p{Lu}[\p{L}’'-]{0,60}/gu) ?? []),
    marker,
  };
}

/** On one line, and without what would look like the block's own marks. */
const flatten = (text: string): string => text.replace(/\s+/gu, " ").replaceAll("===", "=").trim();

/** Hangs on every word inside, so that no word inside can hold it. */
const markOf = (lines: readonly string[]): string =>
  new Bun.CryptoHasher("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
