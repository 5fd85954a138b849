/** Reads everything that the composer can say in a language, for a check and for a reader. */
import { checkTrade, judge, listTradeTexts, type TextFinding } from "./check-texts.ts";
import { loadTexts } from "./load-texts.ts";
import type { TextLanguage } from "./read-texts.ts";
import { TRADES } from "./trades.ts";

export type ContentReport = {
  language: TextLanguage;
  trades: number;
  /** One line a text, under its address in `content/`. */
  texts: { place: string; text: string }[];
  findings: TextFinding[];
};

/** Rejects when a file breaks the schema; whatever else is wrong is a finding. */
export async function checkContent(language: TextLanguage): Promise<ContentReport> {
  const { general, trades } = await loadTexts(language);
  const texts = [...listValues(general, `${language}/general`)];
  const findings: TextFinding[] = texts
    // A modified label ("for free") is said only where the owner's own words say so.
    .filter(({ place }) => !place.includes("/modified/"))
    .flatMap(({ place, text }) => judge(language, text).map((fault) => ({ place, text, fault })));
  for (const [id, own] of trades) {
    const trade = TRADES.get(id);
    if (trade === undefined)
      findings.push({ place: `${language}/${id}`, text: id, fault: "no trade has this id" });
    findings.push(...checkTrade(language, id, own, new Set(Object.keys(trade?.kinds ?? {}))));
    for (const { place, text } of listTradeTexts(own))
      texts.push({ place: `${language}/${id}/${place}`, text });
  }
  return { language, trades: trades.size, texts, findings };
}

function* listValues(value: unknown, place: string): Generator<{ place: string; text: string }> {
  if (typeof value === "string") yield { place, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* listValues(entry, `${place}/${key}`);
}
