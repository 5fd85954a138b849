/** `sitewright job …` */
import type { Command } from "commander";
import type { Job } from "../features/jobs/room.ts";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import {
  asJson,
  type PrintOptions,
  printable,
  printLine,
  printRecord,
  printTable,
} from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

const STEP_COLUMNS = ["step", "model", "inTokens", "outTokens", "seconds", "calls"];

/** `report` is the writer's own. */
type InspectedJob = Job & { accountId: string; steps: object[]; report: object | null };

export function addJobCommands(program: Command, environment: Environment): void {
  const job = program.command("job").description("look at generation jobs");
  addDataFlags(job.command("show"))
    .description("show a job, what its steps used up, and what was repaired or kept other words")
    .argument("<id>", "the job's id")
    .option("--json", "print one line of JSON")
    .action(async (id, options) => {
      const merged = applyFlags(environment, options);
      printJob(await callProcedure<InspectedJob>(merged, "job.inspect", { id }), options);
    });
}

function printJob(job: InspectedJob, options: PrintOptions): void {
  if (options.json) {
    printLine(asJson(job));
    return;
  }
  const { steps, report, ...record } = job;
  printRecord(record, options);
  printLine("");
  printTable(steps, STEP_COLUMNS, options);
  if (report !== null) printReport(report);
}

/** Each list of the report as a table of its own, whatever the writer lists. */
function printReport(report: object): void {
  for (const [name, value] of Object.entries(report)) {
    if (!Array.isArray(value)) {
      printLine(`${name}  ${printable(String(value))}`);
      continue;
    }
    printLine(`\n${name}`);
    const rows = value.map((item) => (typeof item === "object" ? item : { [name]: item }));
    printTable(rows, Object.keys(rows[0] ?? {}), {});
  }
}
