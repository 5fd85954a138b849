/**
 * How much two sites say in the same words. A measure for tests and reports: a sentence counts as
 * common when most of its five-word runs stand on the other site too, names and trade set aside.
 */
import type { SiteDocument } from "../../design/document.ts";
import { listTexts } from "./list-texts.ts";

const RUN_LENGTH = 5;
const COMMON_SHARE = 0.6;

/** The share, from 0 to 1, of the first site's sentences that the second says too. */
export function shareOfCommonSentences(site: SiteDocument, other: SiteDocument): number {
  const sentences = listSentenceRuns(site);
  const known = new Set(listSentenceRuns(other).flat());
  const common = sentences.filter(
    (runs) => runs.filter((run) => known.has(run)).length >= COMMON_SHARE * runs.length,
  );
  return sentences.length === 0 ? 0 : common.length / sentences.length;
}

function listSentenceRuns(site: SiteDocument): string[][] {
  const { name, descriptor } = site.identity;
  const trade = new Set(splitWords(descriptor).filter((word) => word.length > 3));
  const segmenter = new Intl.Segmenter(site.meta.language, { granularity: "sentence" });
  const seen = new Map<string, string[]>();
  const heads = new Set(site.pages.flatMap(({ title, description }) => [title, description]));
  for (const { text } of listTexts(site).filter((placed) => !heads.has(placed.text))) {
    for (const { segment } of segmenter.segment(text.replaceAll(name, "_"))) {
      const words = splitWords(segment).map((word) => (trade.has(word) ? "_" : word));
      if (words.length < RUN_LENGTH) continue;
      const runs = words
        .slice(RUN_LENGTH - 1)
        .map((_, at) => words.slice(at, at + RUN_LENGTH).join(" "));
      seen.set(words.join(" "), runs);
    }
  }
  return [...seen.values()];
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/gu, "")
    .match(/[\p{L}\p{N}_]+/gu) ?? [];
