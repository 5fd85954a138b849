/**
 * Pages are written side by side, so two of them may say the same in other words. What only rounds a page off
 * gives way then; nothing that was asked for its own sake does.
 */
import { saysItAgain } from "../../speech/echo.ts";
import type { SiteSession } from "../session.ts";
import { splitSentences } from "../tidy-text.ts";

/** In the order in which they give way. */
const GIVING_WAY = ["closing_text", "statement", "about_2"] as const;

export function dropRepeats({ written, omitted, report, material }: SiteSession): void {
  const sentencesOf = (text: string) => splitSentences(text, material.language);
  for (const key of GIVING_WAY) {
    const own = written.get(key);
    if (own === undefined) continue;
    const others = [...written].flatMap(([other, { text }]) =>
      other === key ? [] : sentencesOf(text),
    );
    const isSaid = sentencesOf(own.text).some((one) =>
      others.some((other) => saysItAgain(one, other)),
    );
    if (!isSaid) continue;
    written.delete(key);
    omitted.add(key);
    report.kept.push({ step: "whole", slot: key, reason: REPEATED });
  }
}

const REPEATED = "another page says that in other words";
