/** The executable's entry: arguments in, exit code out. */
import { runCommandLine } from "./cli/program.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
