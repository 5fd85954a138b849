/** The command line: which commands there are, and what their failures look like to a shell. */
import { Command, CommanderError } from "commander";
import { ApiError, OperatorError, UsageError } from "../lib/errors.ts";
import type { Environment } from "../platform/config.ts";
import { SilentFailure } from "./failure.ts";
import { adviseOn } from "./missing.ts";
import { nameFlags } from "./name-flags.ts";
import { printable } from "./print.ts";
import { addServeCommand } from "./serve.ts";
import { describeOption, groupHelpItems, helpWidth } from "./settings-flags.ts";
import { describeVersion } from "./version.ts";

export const EXIT_DONE = 0;
export const EXIT_FAILED = 1;
export const EXIT_WRONG_USAGE = 2;

/** Whether the arguments ask for the service, which runs until it is told to stop. */
export function isService([name]: readonly string[]): boolean {
  return name === undefined || name === "serve" || name === "demo" || name.startsWith("--");
}

/** The same where nothing of the other commands is needed: no list of them, and none of their own. */
function isServiceAlone(args: readonly string[]): boolean {
  return args[0] !== "demo" && isService(args) && !args.includes("--help");
}

/** Runs one command and answers the process's exit code. */
export async function runCommandLine(
  args: readonly string[],
  environment: Environment,
): Promise<number> {
  let given: Command | undefined;
  try {
    const program = await createProgram(args, environment);
    program.hook("preAction", (_program, command) => {
      given = command;
    });
    refuseUnknownCommand(program, args[0]);
    await program.parseAsync([...args], { from: "user" });
    return EXIT_DONE;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_DONE : EXIT_WRONG_USAGE;
    if (error instanceof SilentFailure) return EXIT_FAILED;
    const isExpected = error instanceof OperatorError || error instanceof ApiError;
    // What the system refuses has no stack.
    const text = error instanceof Error ? (error.stack ?? error.message) : error;
    process.stderr.write(`sitewright: ${isExpected ? tell(error.message, given) : String(text)}\n`);
    return error instanceof UsageError ? EXIT_WRONG_USAGE : EXIT_FAILED;
  }
}

/** The fault in the words of the command that was given. It may name what somebody else has written. */
const tell = (fault: string, given: Command | undefined): string =>
  printable(adviseOn(given === undefined ? fault : nameFlags(fault, given)));

/** Said before anything is read: to the command that needs no name, a wrong one is an argument. */
function refuseUnknownCommand(program: Command, name: string | undefined): void {
  if (name === undefined || name.startsWith("-")) return;
  if (!program.commands.some((command) => command.name() === name))
    program.error(`error: unknown command '${name}'`);
}

/** The commands that these arguments may be about. */
export async function createProgram(
  args: readonly string[],
  environment: Environment,
): Promise<Command> {
  const program = new Command("sitewright")
    .description("Generates complete websites from a short brief, hosts them, and serves the API.")
    .version(describeVersion(), "-V, --version", "print version, commit and target")
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError("(sitewright help tells more)")
    .configureHelp({
      helpWidth: helpWidth(),
      groupItems: groupHelpItems,
      optionDescription: describeOption,
    });
  addServeCommand(program, environment);
  // The service would keep them, some ten thousand objects, for as long as it runs.
  if (!isServiceAlone(args)) (await import("./commands.ts")).addOtherCommands(program, environment);
  return program;
}
