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

/**
 * `named` gives the kinds of the trade that a text names. Undefined where the brief leaves more open: neither says it
 * that this is all, nor do its goals and its audience name the same kind.
 */
export function findOnlyKinds(
  reading: BriefReading,
  named: (text: string) => readonly string[],
): string[] | undefined {
  const only = [...new Set(listOnly(reading).flatMap(named))];
  if (only.length > 0) return only;
  if (reading.language.tag !== "en") return undefined;
  const { goals = "", audience = "" } = reading.brief;
  const wished = named(goals);
  const both = wished.length === 1 ? wished.filter((kind) => named(audience).includes(kind)) : [];
  return both.length === 1 ? both : undefined;
}
