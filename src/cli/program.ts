/** The command line: which commands there are, and what their failures look like to a shell. */
import { Command, CommanderError, type Option } from "commander";
import { ApiError, OperatorError, UsageError } from "../lib/errors.ts";
import type { Environment } from "../platform/config.ts";
import { SilentFailure } from "./failure.ts";
import { adviseOn } from "./missing.ts";
import { nameFlags } from "./name-flags.ts";
import { printable } from "./print.ts";
import { addServeCommand } from "./serve.ts";
import { describeOption, groupHelpItems, helpWidth } from "./settings-flags.ts";
import { describeVersion } from "./version.ts";
import { refuseUnknownCommand, requireOptionsLast, USAGE_HINT } from "./wrong-usage.ts";

export const EXIT_DONE = 0;
export const EXIT_FAILED = 1;
export const EXIT_WRONG_USAGE = 2;

/** What is told and done with, whatever command it stands beside. */
const TOLD = new Set(["--help", "-h", "--version", "-V"]);

/** Whether the arguments ask for the service, which runs until it is told to stop. */
export function isService(args: readonly string[]): boolean {
  const [name] = args;
  if (args.some((word) => TOLD.has(word))) return false;
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

/** The commands that these arguments may be about. */
export async function createProgram(
  args: readonly string[],
  environment: Environment,
): Promise<Command> {
  let required: ReadonlySet<Option> = new Set();
  const program = new Command("sitewright")
    .description("Generates complete websites from a short brief, hosts them, and serves the API.")
    .version(describeVersion(), "-V, --version", "print version, commit and target")
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError(USAGE_HINT)
    .configureHelp({
      helpWidth: helpWidth(),
      groupItems: groupHelpItems,
      optionDescription: (option) => describeOption(option, required.has(option)),
    });
  addServeCommand(program, environment);
  // The service would keep them, some ten thousand objects, for as long as it runs.
  if (!isServiceAlone(args)) (await import("./commands.ts")).addOtherCommands(program, environment);
  required = requireOptionsLast(program);
  return program;
}
