/** The seven fields of a brief as flags. */
import type { Command } from "commander";

export type BriefFields = Partial<
  Record<
    | "businessName"
    | "industry"
    | "audience"
    | "goals"
    | "personality"
    | "competitors"
    | "existingUrl",
    string
  >
>;

const FLAGS: readonly [field: keyof BriefFields, flag: string, meaning: string][] = [
  ["businessName", "--business-name <text>", "the business the site is for"],
  ["industry", "--industry <text>", "its industry, in free words"],
  ["audience", "--audience <text>", "who the site speaks to"],
  ["goals", "--goals <text>", "what the site should achieve"],
  ["personality", "--personality <text>", "cues for tone and design"],
  ["competitors", "--competitors <text>", "competitors to differ from"],
  ["existingUrl", "--existing-url <url>", "an existing website"],
];

export function addBriefFlags(command: Command): Command {
  for (const [, flag, meaning] of FLAGS) command.option(flag, meaning);
  return command;
}

/** The fields that were given. */
export function readBriefFlags(options: BriefFields): BriefFields {
  return Object.fromEntries(
    FLAGS.map(([field]) => [field, options[field]]).filter(([, value]) => value !== undefined),
  );
}
