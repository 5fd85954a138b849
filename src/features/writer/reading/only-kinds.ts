/**
 * The kinds of a trade that an owner names as all there is, outside the industry: "cats only", "we specialise in curly
 * hair", "only headshots". A plain name in the industry ("Vet") then says no more than the door does.
 */
import type { BriefReading } from "./reading-model.ts";

/** "By appointment only", "cash only": terms, and nothing of what is done. */
const TERMS =
  /(?<!\p{L})(?:appointments?|bookings?|weekends?|weekdays?|evenings?|mornings?|cash|cards?|members?|invitation|online|calls?|e-?mails?|locals?|text|website|one|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?!\p{L})/iu;

const CLAUSE = "[^.;:!?\\n,]{2,70}";
const FORMS: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[.;:!?\\n,] ?)(?<what>${CLAUSE}?) (?:only|exclusively|and nothing else)(?!\\p{L}| (?:by|on|at|from|if|when|with|after))`,
    "giu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:only|exclusively|nothing but) (?:(?:do|take|treat|see|train|teach|sell|cut|groom|photograph|shoot|repair|clean|serve|make|bake|handle|want|book|work with|work on|for) )?(?<what>${CLAUSE})`,
    "giu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:speciali[sz](?:e|es|ing|ed)|specialists?) in (?<what>${CLAUSE})`,
    "giu",
  ),
];

/** What is said to be all there is, in the owner's words. Empty in other languages than English. */
export function listOnly({ brief, language }: BriefReading): string[] {
  if (language.tag !== "en") return [];
  return [brief.goals, brief.audience, brief.personality].flatMap((text) =>
    FORMS.flatMap((form) =>
      [...(text ?? "").matchAll(form)].flatMap(({ groups }) => {
        const what = groups?.what ?? "";
        return TERMS.test(what) ? [] : [what];
      }),
    ),
  );
}

/** "No sales" behind something that there is. */
const DENIED_CLAUSE =
  /(?<=[\p{L}\p{N}])[,;.:–—] ?(?:but )?(?:no|not) (?!\p{L}{1,12} (?:needed|required|necessary))[^.,;:!?\n]{2,40}/giu;

/** "No ads": what there is not. */
const DENIED = /^(?:no|not|never|without)(?!\p{L})/iu;

/** `isSaid`: the brief says that there is nothing else; otherwise it names nothing else. */
export type OnlyKinds = { kinds: string[]; isSaid: boolean };

/**
 * `named` gives the kinds of the trade that a text names, `told` are the clauses of the goals that name what there is.
 * Undefined where the brief leaves more open: neither says it that this is all, nor are all its offers of known kinds,
 * nor do its goals and its audience name the same kind.
 */
export function findOnlyKinds(
  reading: BriefReading,
  told: readonly string[],
  named: (text: string) => readonly string[],
): OnlyKinds | undefined {
  const only = [...new Set(listOnly(reading).flatMap(named))];
  if (only.length > 0) return { kinds: only, isSaid: true };
  if (reading.language.tag !== "en") return undefined;
  const { goals = "", audience = "" } = reading.brief;
  // "Let flats, no sales": what is denied says that the rest is all.
  const kept = goals.replaceAll(DENIED_CLAUSE, "");
  if (kept !== goals && named(kept).length > 0) return { kinds: [...named(kept)], isSaid: true };
  const offered = told.filter((clause) => !DENIED.test(clause)).map(named);
  if (offered.length > 0 && offered.every((kinds) => kinds.length > 0))
    return { kinds: [...new Set(offered.flat())], isSaid: false };
  const wished = named(goals);
  const both = wished.length === 1 ? wished.filter((kind) => named(audience).includes(kind)) : [];
  return both.length === 1 ? { kinds: both, isSaid: false } : undefined;
}
