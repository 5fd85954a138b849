/**
 * The faults of an input in the words of the command line: procedures name the fields of a record,
 * people gave flags and arguments.
 */
import type { Command } from "commander";

/** A field as messages name it: `brief.existingUrl`, `types.0`. */
const NAMED_FIELD = /`([a-z]\w{0,60}(?:\.\w{1,60}){0,8})`/gi;

/** Fields whose flag or argument is called otherwise. */
const CALLED: Readonly<Record<string, string>> = {
  siteIds: "site",
  expiresInMs: "expires-in",
  overlapMs: "overlap",
  amount: "credits",
  domain: "host",
  path: "file",
};

/** The fault, with each field that the command takes as a flag or an argument named like that. */
export function nameFlags(fault: string, command: Command): string {
  return fault.replace(NAMED_FIELD, (whole, path: string) => {
    for (const field of path.split(".")) {
      const name = CALLED[field] ?? field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      // First what is the command's own: each has the flags of all settings, too.
      if (command.registeredArguments.some((argument) => argument.name() === name))
        return `<${name}>`;
      if (command.options.some(({ long }) => long === `--${name}`)) return `--${name}`;
    }
    return whole;
  });
}
