/**
 * Pages are written side by side, so two of them may say the same in other words. A sentence that only rounds off what
 * stands above it gives way then; nothing that was asked for its own sake does, and no price or hour.
 */
import { countAdded, saysItAgain } from "../../speech/echo.ts";
import type { SiteSession } from "../session.ts";
import { splitSentences } from "../tidy-text.ts";

/** "Cotton, wool and linen clothes break down in the soil" says more than "A cotton or linen shroud breaks down too". */
const ADDED_MIN = 2;
const GIVES_WAY = /^offer_\d{1,2}_detail$/u;

export function dropRepeats({ written, omitted, report, material }: SiteSession): void {
  const sentencesOf = (text: string) => splitSentences(text, material.language);
  for (const [key, own] of [...written]) {
    if (!GIVES_WAY.test(key)) continue;
    const others = [...written].flatMap(([other, { text }]) =>
      other === key ? [] : sentencesOf(text),
    );
    const sentences = sentencesOf(own.text);
    const isRepeated = (one: string) =>
      !/\p{Nd}/u.test(one) &&
      others.some((other) => saysItAgain(one, other) && countAdded(one, other) < ADDED_MIN);
    if (!sentences.some(isRepeated)) continue;
    report.kept.push({ step: "whole", slot: key, reason: REPEATED });
    // What follows a sentence may lean on it; what goes before one does not.
    const rest = sentences.slice(0, sentences.findIndex(isRepeated));
    if (rest.length > 0) written.set(key, { ...own, text: rest.join(" ") });
    else {
      written.delete(key);
      omitted.add(key);
    }
  }
}

const REPEATED = "another page says that in other words";
