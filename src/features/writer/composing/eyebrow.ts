/** The small line above a heading, left out where it would only say what the heading says. */
import type { Speaker } from "../speech/speaker.ts";

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** A line of the pool that has a word of its own beside `heading`; undefined when the one drawn has none. */
export function sayEyebrow(speaker: Speaker, key: string, heading: string): string | undefined {
  const said = speaker.trySay(key);
  if (said === undefined) return undefined;
  const above = new Set(wordsOf(heading));
  return wordsOf(said).every((word) => above.has(word)) ? undefined : said;
}
