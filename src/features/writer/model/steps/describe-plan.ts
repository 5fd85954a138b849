/** The plan as those are told it who write the pages. */
import type { Written } from "../slots.ts";
import type { SitePlan } from "./plan.ts";

export type PlannedPageName = "home" | "services";

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

/** For those who write the pages, without what the page's slots name anyway. */
export function describePlan(plan: SitePlan, page: PlannedPageName, level: PlanLevel): string {
  const { reader, message, voice, offers, steps, questions, about } = plan;
  const row = (name: string, words: string, lost: number = WITHOUT.lines) =>
    words === "" || level >= lost ? [] : [`${name}: ${words}`];
  const list = (written: readonly Written[], mark: string) =>
    written.map(({ text }) => text).join(mark);
  const spoken = level >= WITHOUT.second ? voice.slice(0, 1) : voice;
  return [
    ...row("Reader", reader, WITHOUT.reader),
    ...row("Home page", message),
    // The slots of either call name what else there is on its pages.
    ...(page === "services"
      ? [...row("Questions page", list(questions, " ")), ...row("About page", about)]
      : [
          ...row("Offers", list(offers, "; "), NEVER),
          ...row("Steps for the visitor", list(steps, "; ")),
        ]),
    ...row("It sounds like this", spoken.join(" "), WITHOUT.voice),
  ].join("\n");
}
