/** Prometheus metrics of this context: counters that the service moves, gauges read when they are asked for. */

import { machineMs } from "../lib/machine-time.ts";
import type { Clock } from "./clock.ts";
import { Counter, DurationHistogram, Gauge, LabelledCounter, type Metric } from "./metric-types.ts";
import { processGauges } from "./process-gauges.ts";

export type Metrics = {
  /** All of it in Prometheus' text format. */
  scrape(): Promise<{ text: string; contentType: string }>;
  /** Counts one request that the service itself answered, and the time it took. */
  countRequest(status: number, durationMs: number): void;
  /** Counts an answer of a hosted site, or several. */
  countVisit(status: number, answers?: number): void;
  /** Counts one job that ended, and the time a worker spent on it, if one did. */
  countJob(status: "completed" | "failed" | "cancelled", runningMs?: number): void;
  /** Notes by how much the event loop was late for something. */
  observeLoopDelay(delayMs: number): void;
  /** A counter by several labels; answers what adds to it. */
  counter<Label extends string>(
    name: string,
    help: string,
  ): (labels: Readonly<Record<Label, string>>, amount: number) => void;
  /**
   * A gauge whose value is asked for when it is scraped, and kept for the scrapes of some seconds. It is
   * missing from those in which it cannot be had.
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
};

/** Scrapes come every 10 s and more; whoever asks more often gets the same counts. */
const GAUGE_KEPT_MS = 5_000;
const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** What the service counts of itself. */
const createOwnMetrics = () => ({
  requests: new Counter<number>("sitewright_requests_total", "Requests to the service.", "status"),
  requestSeconds: new DurationHistogram(
    "sitewright_request_seconds",
    "Time from request to answer, of requests to the service.",
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
  ),
  visits: new Counter<number>("sitewright_visits_total", "Answers of hosted sites.", "status"),
  jobs: new Counter<string>(
    "sitewright_jobs_finished_total",
    "Generation jobs that reached a terminal state, by that state.",
    "status",
  ),
  jobSeconds: new DurationHistogram(
    "sitewright_job_seconds",
    "Running time of generation jobs.",
    [0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 15, 60, 300],
  ),
  loopDelay: new DurationHistogram(
    "sitewright_event_loop_delay_seconds",
    "By how much the event loop was late for a timer: how long nobody was answered.",
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  ),
});

export function createMetrics(clock: Clock): Metrics {
  const own = createOwnMetrics();
  const { requests, requestSeconds, visits, jobs, jobSeconds, loopDelay } = own;
  const metrics: Metric[] = [...Object.values(own), ...processGauges(clock.now())];
  return {
    async scrape() {
      const texts = await Promise.all(metrics.map((one) => one.expose()));
      return { text: texts.filter((one) => one !== "").join("\n"), contentType: CONTENT_TYPE };
    },
    countRequest(status, durationMs) {
      requests.count(status);
      requestSeconds.observe(durationMs / 1_000);
    },
    countVisit(status, answers) {
      visits.count(status, answers);
    },
    countJob(status, runningMs) {
      jobs.count(status);
      if (runningMs !== undefined) jobSeconds.observe(runningMs / 1_000);
    },
    observeLoopDelay(delayMs) {
      loopDelay.observe(delayMs / 1_000);
    },
    counter(name, help) {
      const counter = new LabelledCounter(name, help);
      metrics.push(counter);
      return (labels, amount) => counter.add(labels, amount);
    },
    gauge(name, help, read) {
      metrics.push(new Gauge(name, help, keptFor(GAUGE_KEPT_MS, read)));
    },
  };
}

/** Asks anew only when what was answered last is older than `keptMs`: most gauges are queries. */
function keptFor(
  keptMs: number,
  read: () => number | Promise<number>,
): () => number | Promise<number> {
  let value: number | Promise<number> | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    const now = machineMs();
    if (value === undefined || now - askedAtMs > keptMs) {
      askedAtMs = now;
      value = read();
    }
    return value;
  };
}
