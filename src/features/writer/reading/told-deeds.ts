/** Spanish goals in sentences, of which some are nothing but deeds: those are buttons, and told to nobody. */
import type { Goal } from "./reading-model.ts";
import type { Statement } from "./statement-signs.ts";

const SENTENCES = /(?<=[.!?])\s/u;
const LETTERS = /\p{L}/u;

/** "Apuntarse a los grupos y probar una clase gratis": without the deeds and what joins them nothing is left. */
function isDeeds(sentence: string, deeds: readonly string[]): boolean {
  const left = deeds.reduce(
    (rest, deed) => rest.replace(deed.toLowerCase(), ""),
    sentence.toLowerCase(),
  );
  return (
    left !== sentence.toLowerCase() && !LETTERS.test(left.replace(/(?<!\p{L})[ye](?!\p{L})/gu, ""))
  );
}

/** `statements` without sentences of the goals that are buttons or choices of the form already. */
export function withoutDeeds(
  statements: readonly Statement[],
  goals: readonly Goal[],
): Statement[] {
  const deeds = goals.flatMap(({ words }) =>
    words?.invitation === undefined ? [] : [words.invitation],
  );
  if (deeds.length < 2) return [...statements];
  return statements.flatMap((one) => {
    if (one.span.field !== "goals") return [one];
    const kept = one.words.split(SENTENCES).filter((sentence) => !isDeeds(sentence, deeds));
    return kept.length === 0 ? [] : [{ ...one, words: kept.join(" ") }];
  });
}
