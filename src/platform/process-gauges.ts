/**
 * What Prometheus' clients tell of a process, under their usual names, as far as asking is cheap:
 * statistics of the heap take the engine longer the more there is in it.
 */
import { readdir } from "node:fs/promises";
import { Gauge } from "./metric-types.ts";

/** `now` is the wall time in epoch ms. */
export function processGauges(now: number): Gauge[] {
  const startedAt = Math.round(now / 1_000 - process.uptime());
  return [
    new Gauge(
      "process_cpu_seconds_total",
      "User and system processor time in seconds.",
      () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1_000_000;
      },
      { type: "counter" },
    ),
    new Gauge("process_start_time_seconds", "Start of the process, Unix time.", () => startedAt),
    new Gauge("process_resident_memory_bytes", "Resident memory in bytes.", () =>
      process.memoryUsage.rss(),
    ),
    new Gauge("process_open_fds", "Open file descriptors; 0 where the system does not tell.", () =>
      readdir("/proc/self/fd").then(
        (names) => names.length,
        () => 0,
      ),
    ),
  ];
}
