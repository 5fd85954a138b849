/** What a site is looked at for before it is live, in the words of those who wait for it. */
import type { StatusTone } from "../parts/status.tsx";

export const CHECK_WORDS: Readonly<Record<string, string>> = {
  host: "The address leads here",
  tls: "The certificate is good",
  pages: "Every page is there",
  links: "Every link leads somewhere",
  markup: "The pages are well formed",
};

/** A check that is newer than this list is told by its name. */
export const nameOfCheck = (name: string): string =>
  (Object.hasOwn(CHECK_WORDS, name) ? CHECK_WORDS[name] : undefined) ?? name;

const OUTCOMES: Readonly<Record<string, readonly [StatusTone, string]>> = {
  passed: ["good", "Passed"],
  failed: ["bad", "Failed"],
  not_applicable: ["idle", "Not needed"],
};

export const tellOutcome = (outcome: string): readonly [StatusTone, string] =>
  OUTCOMES[outcome] ?? ["wait", "Waiting"];
