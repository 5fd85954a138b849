import { OperatorError } from "../lib/errors.ts";
import type { Variable } from "./settings.ts";

/** What stops the start at a wrong value: one line with the variable, the fault and an example. */
export function wrongSetting(variable: Variable, fault: string, example: string): OperatorError {
  return new OperatorError(`${variable} ${fault}; for example ${variable}=${example}`);
}
