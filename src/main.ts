/** The executable's entry: arguments in, exit code out. */
import { watchOutput } from "./cli/lost-output.ts";
import { ISOLATED_WORK_ARGUMENT } from "./platform/isolated-work/take-orders.ts";

const output = watchOutput();
const given = process.argv.slice(2);
if (given[0] === ISOLATED_WORK_ARGUMENT && process.send !== undefined) {
  // A process of the service's own, with nothing of the service in it.
  const { takeIsolatedOrders } = await import("./app/isolated-programs.ts");
  takeIsolatedOrders();
} else {
  const { EXIT_DONE, EXIT_FAILED, isService, runCommandLine } = await import("./cli/program.ts");
  const exitCode = await runCommandLine(given, process.env);
  // A service's output is its log: it is stopped as well without.
  const isLost = exitCode === EXIT_DONE && !isService(given) && (await output.isLost());
  process.exitCode = isLost ? EXIT_FAILED : exitCode;
}
