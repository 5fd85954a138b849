/** Prometheus metrics of this context: tallies that the service moves, gauges read when they are asked for. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = {
  readonly registry: Registry;
  /** Counts one answered request and the time it took. */
  countRequest(status: number, durationMs: number): void;
  readonly jobsFinished: Counter<"status">;
  readonly jobSeconds: Histogram;
  /** A gauge whose value is asked for at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
};

const DURATION_BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    countRequest: createRequestCount(registers),
    jobsFinished: new Counter({
      name: "sitewright_jobs_finished_total",
      help: "Generation jobs that reached a terminal state, by that state.",
      labelNames: ["status"],
      registers,
    }),
    jobSeconds: new Histogram({
      name: "sitewright_job_seconds",
      help: "Running time of generation jobs.",
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 15, 60, 300],
      registers,
    }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
  };
}

/** Requests are counted in plain numbers and handed over at each scrape: they are the hot path. */
function createRequestCount(registers: Registry[]): Metrics["countRequest"] {
  const byStatus = new Map<number, number>();
  new Counter({
    name: "sitewright_requests_total",
    help: "Requests answered, by status.",
    labelNames: ["status"],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of byStatus) this.inc({ status }, count);
    },
  });
  const seconds = new Histogram({
    name: "sitewright_request_seconds",
    help: "Time from request to answer.",
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  return (status, durationMs) => {
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    seconds.observe(durationMs / 1000);
  };
}
