/** The executable's entry: arguments in, exit code out. */
import { ISOLATED_WORK_ARGUMENT } from "./platform/isolated-work/take-orders.ts";

// Whoever read our output may be gone: that must not end a service.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const given = process.argv.slice(2);
if (given[0] === ISOLATED_WORK_ARGUMENT && process.send !== undefined) {
  // A process of the service's own, with nothing of the service in it.
  const { takeIsolatedOrders } = await import("./app/isolated-programs.ts");
  takeIsolatedOrders();
} else {
  const { runCommandLine } = await import("./cli/program.ts");
  process.exitCode = await runCommandLine(given, process.env);
}
