/** "Maßsattel anfragen (ab 3.200 €, Wartezeit 9 Monate), Reparaturen ab 40 €": what German tells behind its deeds. */
import { GERMAN_SOMEBODY, VISITOR_VERBS } from "./goal-word-tables.ts";
import { capitaliseFirst } from "./slices.ts";

/** Between the parts of a list, and not within brackets. */
const PARTS = /,\s(?![^()]{0,160}\))/u;
const BRACKETED = /^([^()]{3,60}) \(([^()]{2,160})\)$/u;
const TAKEN = /\s(?:buchen|reservieren|anfragen|bestellen|vereinbaren|kaufen|ausmachen)$/u;
/** "Für den Grundkurs anmelden" is of the course. */
const SIGNED_UP = /^(?:für|zum|zur|zu) (?:(?:den|die|das|einen|eine|ein) )?(.{3,40}) anmelden$/iu;
const PARTS_MAX = 8;

/** One line for each deed that has a bracket and for each part that counts; none where no deed has one. */
export function readGermanDetails(
  sentence: string,
  isCounted: (part: string) => boolean,
): string[] {
  let isFound = false;
  const lines = sentence
    .replace(/[.!]$/u, "")
    .split(PARTS, PARTS_MAX)
    .flatMap((part) => {
      const [, deed = "", told = ""] = BRACKETED.exec(part) ?? [];
      if (VISITOR_VERBS.de.test(deed) && isCounted(told)) {
        isFound = true;
        const name = deed.replace(GERMAN_SOMEBODY, "").replace(TAKEN, "").replace(SIGNED_UP, "$1");
        return [`${capitaliseFirst(name)}: ${told}`];
      }
      return isCounted(part) && !VISITOR_VERBS.de.test(part) ? [capitaliseFirst(part)] : [];
    });
  return isFound ? lines : [];
}
