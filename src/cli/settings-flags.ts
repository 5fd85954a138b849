/** Settings as flags: every variable has one of the same name, and the flag wins. */
import { type Command, Help, Option } from "commander";
import type { Environment } from "../platform/config.ts";
import { SETTINGS, type Variable } from "../platform/settings.ts";

const SETTINGS_HEADING = "Settings (each also a variable, see `sitewright help configuration`):";

/** What a command that does not listen still has to know: where the data is and what sites are called. */
const DATA_SETTINGS: readonly Variable[] = [
  "SITEWRIGHT_DATA",
  "SITEWRIGHT_DATABASE_URL",
  "SITEWRIGHT_LOG",
];

/** Adds the flags of all settings. */
export function addServiceFlags(command: Command): Command {
  return addFlags(command, () => true);
}

/** Adds the flags that every command has which reads or changes data. */
export function addDataFlags(command: Command): Command {
  return addFlags(command, (variable) => DATA_SETTINGS.includes(variable));
}

function addFlags(command: Command, isWanted: (variable: Variable) => boolean): Command {
  for (const { flag, variable, meaning, default: preset } of SETTINGS)
    if (isWanted(variable))
      command.addOption(
        new Option(`--${flag} <value>`, `${meaning} (${variable}; default: ${preset})`).helpGroup(
          SETTINGS_HEADING,
        ),
      );
  return command;
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
export function describeOption(option: Option): string {
  const text =
    option.defaultValue === false ? option.description : new Help().optionDescription(option);
  return option.mandatory ? `${text} (required)` : text;
}

/** The environment with the given flags laid over it. */
export function applyFlags(environment: Environment, options: object): Environment {
  const merged: Record<string, string | undefined> = { ...environment };
  for (const { flag, variable } of SETTINGS) {
    const name = flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const value = (options as Record<string, unknown>)[name];
    if (typeof value === "string") merged[variable] = value;
  }
  return merged;
}
