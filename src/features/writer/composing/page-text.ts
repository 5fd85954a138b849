/** Titles and descriptions for search results, each within its length and unique on the site. */
import { countCharacters, shorten, tidy } from "../speech/tidy.ts";
import type { Desk } from "./desk.ts";

/** The renderer joins title and business name with three characters between. */
const FULL_TITLE_MAX = 60;
const TITLE_MAX = 45;
const TITLE_MIN = 12;
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 155;

export function titlePage({ reading, speaker }: Desk, page: string): string {
  const room = FULL_TITLE_MAX - 3 - countCharacters(reading.name.full);
  const lengthMax = Math.min(TITLE_MAX, Math.max(room, TITLE_MIN));
  const fits = (text: string) => countCharacters(text) <= lengthMax;
  const said = speaker.trySay(`title.${page}`, {}, fits);
  if (said !== undefined) return said;
  // Beside a long name the trade says more than half a line.
  const { descriptor } = reading.industry;
  return page === "home" && countCharacters(descriptor) <= TITLE_MAX
    ? descriptor
    : shorten(speaker.say(`title.${page}`), TITLE_MAX);
}

export function describePage({ speaker }: Desk, page: string): string {
  const key = `description.${page}`;
  const fits = (text: string) => {
    const length = countCharacters(text);
    return length >= DESCRIPTION_MIN && length <= DESCRIPTION_MAX;
  };
  const exact = speaker.trySay(key, {}, fits);
  if (exact !== undefined) return exact;
  const longEnough = speaker.trySay(key, {}, (text) => countCharacters(text) >= DESCRIPTION_MIN);
  if (longEnough !== undefined) return cutSentences(longEnough);
  return cutSentences(tidy(`${speaker.say(key)} ${speaker.slots.summary ?? ""}`));
}

/** Whole sentences where they are long enough, else a cut between words. */
function cutSentences(text: string): string {
  let whole = "";
  for (const sentence of text.split(/(?<=[.!?]) /u)) {
    const longer = whole === "" ? sentence : `${whole} ${sentence}`;
    if (countCharacters(longer) > DESCRIPTION_MAX) break;
    whole = longer;
  }
  return countCharacters(whole) >= DESCRIPTION_MIN ? whole : shorten(text, DESCRIPTION_MAX);
}
