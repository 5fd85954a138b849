/**
 * Ends a child process that takes more than it may. Processor time and memory are what Linux tells of
 * it; elsewhere only the time on the clock counts.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { machineMs } from "../../lib/machine-time.ts";
import type { Overrun, WorkLimits } from "./kind.ts";

const LOOK_EVERY_MS = 20;
/** Linux counts processor time in these, on every machine. */
const TICK_MS = 10;
/** Below the service's own, so that requests come first on a busy machine. */
const CHILD_NICENESS = 10;

type Child = { readonly pid: number; kill(signal: "SIGKILL"): void };

/** Watches until told to stop, which answers what the child was ended for, if it was. */
export function watchProcess(child: Child, limits: WorkLimits): () => Overrun | undefined {
  const startedAtMs = machineMs();
  const cpuMsBefore = readUsage(child.pid)?.cpuMs ?? 0;
  let overrun: Overrun | undefined;
  const timer = setInterval(() => {
    overrun = judge(readUsage(child.pid));
    if (overrun === undefined) return;
    clearInterval(timer);
    child.kill("SIGKILL");
  }, LOOK_EVERY_MS);
  function judge(usage: Usage | undefined): Overrun | undefined {
    if (machineMs() - startedAtMs > limits.wallMsMax) return "time";
    if (usage === undefined) return undefined;
    if (usage.cpuMs - cpuMsBefore > limits.cpuMsMax) return "time";
    return usage.memoryBytes > limits.memoryBytesMax ? "memory" : undefined;
  }
  return () => {
    clearInterval(timer);
    return overrun;
  };
}

type Usage = { cpuMs: number; memoryBytes: number };

function readUsage(pid: number): Usage | undefined {
  try {
    // The name before the last parenthesis may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? "0";
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      memoryBytes: Number(kilobytes) * 1024,
    };
  } catch {
    // It has ended, or this is another system.
    return undefined;
  }
}

/** Resident memory of a process; undefined when it has ended or the system does not tell. */
export const residentBytes = (pid: number): number | undefined => readUsage(pid)?.memoryBytes;

/** Requests come before its work, and when memory runs out it is the one to go. */
export function yieldToService({ pid }: { readonly pid: number }): void {
  try {
    setPriority(pid, CHILD_NICENESS);
    if (process.platform === "linux") writeFileSync(`/proc/${pid}/oom_score_adj`, "1000");
  } catch {
    // It has ended already, or the system does not let us: both are fine.
  }
}
