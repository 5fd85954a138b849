/** What is settled before the plan and holds for the words as well: whether there is an about page, and the form. */
import type { SiteOutline } from "../outline.ts";

/** With fewer facts an about page could only be made up. */
const ABOUT_FACTS_MIN = 4;
/** Name and trade. */
const THIN_FACTS_MAX = 2;

/** What the owner has said: not what is usual in the trade. */
const countOwn = ({ material }: SiteOutline): number =>
  material.lines.filter(({ kind }) => kind === "core" || kind === "fact").length;

/** Only name and trade are known: nothing more can be said of the business itself. */
export const isThin = (floor: SiteOutline): boolean => countOwn(floor) <= THIN_FACTS_MAX;

export const hasAboutPage = (floor: SiteOutline): boolean =>
  !isThin(floor) && (floor.hasAbout || countOwn(floor) >= ABOUT_FACTS_MIN);

/** The form as a prompt has it: its fields decide what can be asked for. */
export const describeForm = (fields: readonly string[]): string =>
  ["name", "e-mail", "telephone", "message", ...fields].join(", ");
