/** Whether the jobs and the ledger tell the same story; it changes nothing. */
import type { Context } from "../../platform/context.ts";
import { listJobOutcomes } from "../credits/room.ts";
import type { JobStatus } from "./model.ts";
import { listOutcomes } from "./queue.ts";

/** What the ledger must hold, behind the one reservation, for a job in each state. */
const EXPECTED: Record<JobStatus, string> = {
  pending: "",
  running: "",
  completed: "settle",
  failed: "refund",
  cancelled: "refund",
};

/** One line for each job whose state, site and ledger entries do not fit together. */
export async function checkJobs(ctx: Context): Promise<string[]> {
  const faults = await findFaults(ctx);
  if (faults.length === 0) return faults;
  // A job that moved between the two reads is no fault; a second look tells.
  const still = new Set(await findFaults(ctx));
  return faults.filter((fault) => still.has(fault));
}

async function findFaults(ctx: Context): Promise<string[]> {
  const [jobs, ledger] = await Promise.all([listOutcomes(ctx), listJobOutcomes(ctx)]);
  const faults: string[] = [];
  for (const { jobId, status, siteId } of jobs) {
    const entries = ledger.get(jobId);
    ledger.delete(jobId);
    const outcome = entries?.outcomes.join(" and ") ?? "";
    if (entries?.reserves !== 1)
      faults.push(`job ${jobId}: ${entries?.reserves ?? 0} reservations instead of one`);
    if (outcome !== EXPECTED[status])
      faults.push(
        `job ${jobId} is ${status}, but the ledger says ${outcome || "nothing"} instead of ${EXPECTED[status] || "nothing"}`,
      );
    if ((siteId !== null) !== (status === "completed"))
      faults.push(`job ${jobId} is ${status} ${siteId === null ? "without" : "with"} a site`);
  }
  for (const jobId of ledger.keys()) faults.push(`the ledger names job ${jobId}, which is missing`);
  return faults;
}
