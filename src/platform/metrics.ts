/** Prometheus metrics of this context: tallies that the service moves, gauges read when they are asked for. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { DurationHistogram } from "./duration-histogram.ts";

export type Metrics = {
  /** All of it in Prometheus' text format. */
  scrape(): Promise<{ text: string; contentType: string }>;
  /** Counts one request that the service itself answered, and the time it took. */
  countRequest(status: number, durationMs: number): void;
  /** Counts one answer of a hosted site. */
  countVisit(status: number): void;
  readonly jobsFinished: Counter<"status">;
  readonly jobSeconds: Histogram;
  /** A gauge whose value is asked for at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
};

const DURATION_BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = createTally(registers, "sitewright_requests_total", "Requests to the service.");
  const requestSeconds = new DurationHistogram(
    "sitewright_request_seconds",
    "Time from request to answer, of requests to the service.",
    DURATION_BUCKETS_SECONDS,
  );
  let hasProcessMetrics = false;
  return {
    async scrape() {
      // They watch the process all the time, which a service that nobody scrapes need not pay for.
      if (!hasProcessMetrics) collectDefaultMetrics({ register: registry });
      hasProcessMetrics = true;
      const text = `${await registry.metrics()}\n${requestSeconds.text}`;
      return { text, contentType: registry.contentType };
    },
    countRequest(status, durationMs) {
      requests(status);
      requestSeconds.observe(durationMs / 1000);
    },
    countVisit: createTally(registers, "sitewright_visits_total", "Answers of hosted sites."),
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

/** A counter by status, kept in plain numbers between scrapes: it is on the hot path. */
function createTally(registers: Registry[], name: string, help: string): (status: number) => void {
  const byStatus = new Map<number, number>();
  new Counter({
    name,
    help,
    labelNames: ["status"],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of byStatus) this.inc({ status }, count);
    },
  });
  return (status) => {
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  };
}
