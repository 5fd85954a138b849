/** The plan as those are told it who write the pages. */
import type { Slot, Written } from "../slots.ts";
import type { PageName } from "./page-slots.ts";
import type { SitePlan } from "./plan.ts";

/**
 * What is left out of the plan where it is told again and there is no room, one after the other: a line is told whole or
 * not at all, since half a sentence reads like a mistake of the owner's.
 */
export const PLAN_LEVELS = [0, 1, 2, 3, 4] as const;
export type PlanLevel = (typeof PLAN_LEVELS)[number];
const WITHOUT: Readonly<Record<"second" | "reader" | "voice" | "lines", PlanLevel>> = {
  second: 1,
  reader: 2,
  voice: 3,
  lines: 4,
};
/** The home page is written for what there is. */
const NEVER = 5;

/** For those who write these slots, without what the slots name anyway: what other calls write is not to be said here. */
export function describePlan(
  plan: SitePlan,
  part: { pages: readonly PageName[]; slots: readonly Slot[] },
  level: PlanLevel,
): string {
  const { reader, message, voice, offers, steps, questions, about } = plan;
  const named = new Set(part.slots.map((slot) => slot.about));
  const row = (name: string, words: string, lost: number = WITHOUT.lines) =>
    words === "" || level >= lost ? [] : [`${name}: ${words}`];
  const elsewhere = (written: readonly Written[], mark: string) =>
    written
      .map(({ text }) => text)
      .filter((text) => !named.has(text))
      .join(mark);
  const spoken = level >= WITHOUT.second ? voice.slice(0, 1) : voice;
  const isHome = part.pages.includes("home");
  const isOffers = part.pages.every((page) => page === "services");
  return [
    ...(isOffers ? [] : row("Reader", reader, WITHOUT.reader)),
    ...row("Home page", message, isHome ? WITHOUT.lines : WITHOUT.reader),
    ...row(
      part.pages.includes("services") ? "Other offers" : "Offers",
      elsewhere(offers, "; "),
      isHome ? NEVER : WITHOUT.lines,
    ),
    ...row("Steps for the visitor", elsewhere(steps, "; ")),
    ...row(
      part.pages.includes("questions") ? "Other questions" : "Questions page",
      elsewhere(questions, " "),
      isHome ? WITHOUT.second : WITHOUT.lines,
    ),
    ...(part.pages.includes("about") ? [] : row("About page", about)),
    ...row("It sounds like this", spoken.join(" "), WITHOUT.voice),
  ].join("\n");
}
