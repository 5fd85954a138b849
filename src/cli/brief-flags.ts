/** The seven fields of a brief as flags. */
import type { Command } from "commander";
import { UsageError } from "../lib/errors.ts";

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

const REQUIRED: readonly (keyof BriefFields)[] = ["businessName", "industry"];

/** `isOptional` where a command has a brief of its own. */
export function addBriefFlags(command: Command, { isOptional = false } = {}): Command {
  for (const [field, flag, meaning] of FLAGS)
    if (isOptional || !REQUIRED.includes(field)) command.option(flag, meaning);
    else command.requiredOption(flag, meaning);
  return command;
}

/** The fields that were given. Throws `UsageError` when that is no brief. */
export function readBriefFlags(options: BriefFields): BriefFields {
  const given = fieldsOf(options);
  if (Object.keys(given).length > 0 && REQUIRED.some((field) => !given[field]?.trim()))
    throw new UsageError("A brief has at least --business-name and --industry.");
  return given;
}

function fieldsOf(options: BriefFields): BriefFields {
  return Object.fromEntries(
    FLAGS.map(([field]) => [field, options[field]]).filter(([, value]) => value !== undefined),
  );
}
