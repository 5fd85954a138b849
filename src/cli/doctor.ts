/** `sitewright doctor`: one line a check, and a non-zero exit if any of them fails; a warning fails nothing. */
import type { Command } from "commander";
import type { HealthFinding } from "../features/upkeep/room.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { SilentFailure } from "./failure.ts";
import { printFindings, printLine } from "./print.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";

export function addDoctorCommand(program: Command, environment: Environment): void {
  addServiceFlags(program.command("doctor"))
    .description("check configuration, database, ledger, jobs, sites and DNS")
    .option("--json", "print a list as one line of JSON")
    .action(async (options) => {
      const merged = applyFlags(environment, options);
      parseConfig(merged);
      const configured: HealthFinding = {
        check: "configuration",
        ok: true,
        text: "every value is right",
      };
      const findings = [
        configured,
        ...(await callProcedure<HealthFinding[]>(merged, "doctor", {})),
      ];
      if (options.json) printLine(JSON.stringify(findings));
      else printFindings(findings);
      if (findings.some(({ ok }) => !ok)) throw new SilentFailure();
    });
}
