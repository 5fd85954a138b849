/** `sitewright doctor`: one line a check, and a non-zero exit if any of them fails; a warning fails nothing. */
import type { Command } from "commander";
import type { HealthFinding } from "../features/upkeep/room.ts";
import { OperatorError } from "../lib/errors.ts";
import { type Environment, findUnknownVariables, parseConfig } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { SilentFailure } from "./failure.ts";
import { asJson, printFindings, printLine } from "./print.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";

export function addDoctorCommand(program: Command, environment: Environment): void {
  addServiceFlags(program.command("doctor"))
    .description("check configuration, database, ledger, jobs, sites and DNS")
    .option("--json", "print a list as one line of JSON")
    .action(async (options) => {
      const merged = applyFlags(environment, options);
      const configured = checkConfiguration(merged);
      // A wrong value may be the one that says where all the rest is.
      const rest = configured.ok ? await callProcedure<HealthFinding[]>(merged, "doctor", {}) : [];
      const findings = [configured, ...rest];
      if (options.json) printLine(asJson(findings));
      else printFindings(findings);
      if (!configured.ok) throw new OperatorError(configured.text);
      if (findings.some(({ ok }) => !ok)) throw new SilentFailure();
    });
}

/** Of the shell that asks, whose variables need not be those that the server was started with. */
function checkConfiguration(environment: Environment): HealthFinding {
  const check = "configuration";
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof OperatorError) return { check, ok: false, text: error.message };
    throw error;
  }
  const unknown = findUnknownVariables(environment);
  if (unknown.length === 0) return { check, ok: true, text: "every value is right" };
  const text = `this version knows no ${unknown.join(", ")}; sitewright help configuration lists all`;
  return { check, ok: true, isWarning: true, text };
}
