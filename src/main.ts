/** The executable's entry: arguments in, exit code out. */
import { runCommandLine } from "./cli/program.ts";

// Whoever read our output may be gone: that must not end a service.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
