/** What is settled before the plan and holds for the words as well: whether there is an about page, and the form. */
import type { SiteOutline } from "../outline.ts";

/** With fewer facts an about page could only be made up. */
const ABOUT_FACTS_MIN = 4;

export const hasAboutPage = ({ hasAbout, material }: SiteOutline): boolean =>
  hasAbout || material.facts.length >= ABOUT_FACTS_MIN;

/** The form as a prompt has it: its fields decide what can be asked for. */
export const describeForm = (fields: readonly string[]): string =>
  ["name", "e-mail", "telephone", "message", ...fields].join(", ");
