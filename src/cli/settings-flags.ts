/** Settings as flags: every variable has one of the same name, and the flag wins. */
import { type Command, Help, Option } from "commander";
import { UsageError } from "../lib/errors.ts";
import type { Environment } from "../platform/config.ts";
import { SETTINGS, type Setting, type Variable } from "../platform/settings.ts";

const SETTINGS_HEADING = "Settings (each also a variable, see `sitewright help configuration`):";

/** What the help of a command that does not listen tells of. */
const DATA_SETTINGS: readonly Variable[] = [
  "SITEWRIGHT_DATA",
  "SITEWRIGHT_DATABASE_URL",
  "SITEWRIGHT_LOG",
];

/** Adds the flags of all settings. */
export function addServiceFlags(command: Command): Command {
  for (const setting of SETTINGS) command.addOption(flagOf(setting));
  return command;
}

/**
 * Adds the same to a command that reads or changes data, whose help tells of those alone that say
 * where the data is. `except` is a setting whose flag means something else to the command.
 */
export function addDataFlags(command: Command, { except }: { except?: Variable } = {}): Command {
  for (const setting of SETTINGS)
    if (setting.variable !== except)
      command.addOption(flagOf(setting).hideHelp(!DATA_SETTINGS.includes(setting.variable)));
  return command;
}

function flagOf({ flag, variable, meaning, default: preset }: Setting): Option {
  return new Option(`--${flag} <value>`, `${meaning} (${variable}; default: ${preset})`).helpGroup(
    SETTINGS_HEADING,
  );
}

/** Groups of a command's help, the settings last: what only this command takes is read first. */
export const groupHelpItems: Help["groupItems"] = (items, visible, getGroup) =>
  new Map(
    [...new Help().groupItems(items, visible, getGroup)].sort(
      ([one], [other]) => Number(one === SETTINGS_HEADING) - Number(other === SETTINGS_HEADING),
    ),
  );

/** As wide as the terminal, up to what reads well; what is piped is read in one of the usual width. */
export const helpWidth = (): number => Math.min(process.stdout.columns || 80, 100);

/** Says which options cannot be left out, and not that a switch is off until it is given. */
export function describeOption(option: Option, isRequired: boolean): string {
  const text =
    option.defaultValue === false ? option.description : new Help().optionDescription(option);
  return isRequired ? `${text} (required)` : text;
}

/** The environment with the given flags laid over it. Throws `UsageError` for a data directory without a name. */
export function applyFlags(environment: Environment, options: object): Environment {
  const merged: Record<string, string | undefined> = { ...environment };
  for (const { flag, variable } of SETTINGS) {
    const name = flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const value = (options as Record<string, unknown>)[name];
    if (typeof value !== "string") continue;
    // Such as "$DIRECTORY" where that is not set: the default would be another installation's, or a new one.
    if (variable === "SITEWRIGHT_DATA" && value.trim() === "")
      throw new UsageError("--data must name a directory, such as --data ./data.");
    merged[variable] = value;
  }
  return merged;
}
