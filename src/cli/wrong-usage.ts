/** Wrong usage that the command-line library would tell of in words that help nobody. */
import { Command, type Option } from "commander";

export const USAGE_HINT = "(sitewright help tells more)";

/** Said before anything is read: to the command that needs no name, a wrong one is an argument. */
export function refuseUnknownCommand(program: Command, name: string | undefined): void {
  if (name === undefined || name.startsWith("-")) return;
  if (program.commands.some((command) => command.name() === name)) return;
  // The same names without a default command: only then the library says which may be meant.
  const index = new Command(program.name())
    .exitOverride()
    .helpCommand(false)
    .showHelpAfterError(USAGE_HINT);
  for (const command of program.createHelp().visibleCommands(program))
    index.command(command.name());
  index.parse([name], { from: "user" });
}

/**
 * Has options that cannot be left out looked for after those that nobody knows: else of `--emial` it would
 * be said that `--email` is missing. Answers them, for the help.
 */
export function requireOptionsLast(program: Command): ReadonlySet<Option> {
  const required = new Set<Option>();
  const collect = (command: Command): void => {
    for (const option of command.options.filter(({ mandatory }) => mandatory)) {
      required.add(option);
      option.mandatory = false;
    }
    command.commands.forEach(collect);
  };
  collect(program);
  program.hook("preAction", (_program, command) => {
    const missing = command.options.find(
      (option) =>
        required.has(option) && command.getOptionValue(option.attributeName()) === undefined,
    );
    if (missing) command.error(`error: required option '${missing.flags}' not specified`);
  });
  return required;
}
