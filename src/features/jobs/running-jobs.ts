/**
 * The jobs that this process is working on: how far each is, and the handle that stops it. Kept in
 * memory only; the heartbeat carries it into the database.
 */

import { Backpressure } from "../../platform/backpressure.ts";
import type { Clock } from "../../platform/clock.ts";
import { defineState } from "../../platform/room-state.ts";
import type { ClaimedJob } from "./queue.ts";

/** How long one stage of a job, and a job as a whole, may take. */
export type JobLimits = { readonly stageMs: number; readonly jobMs: number };

export type StopReason = "cancelled" | "lease_lost" | "timed_out" | "shutdown";

/** What the work of a stopped job is aborted with. */
export class JobStopped extends Error {
  override readonly name = "JobStopped";
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`the job was stopped: ${reason}`);
    this.reason = reason;
  }
}

export class RunningJob {
  readonly job: ClaimedJob;
  readonly limits: JobLimits;
  readonly #clock: Clock;
  readonly #controller = new AbortController();
  readonly #startedAtMs: number;
  #stageAtMs: number;
  #stage = "Starting";
  #progress: number;

  constructor(job: ClaimedJob, clock: Clock, limits: JobLimits) {
    this.job = job;
    this.limits = limits;
    this.#clock = clock;
    // What an earlier attempt has shown is never taken back.
    this.#progress = job.progress;
    this.#startedAtMs = clock.monotonicMs();
    this.#stageAtMs = this.#startedAtMs;
  }

  /** Aborts with a `JobStopped` when the job is stopped. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get stopReason(): StopReason | undefined {
    return this.signal.reason instanceof JobStopped ? this.signal.reason.reason : undefined;
  }

  /** Percent, and a label for a person. */
  get report(): { progress: number; stage: string } {
    return { progress: this.#progress, stage: this.#stage };
  }

  get runningMs(): number {
    return this.#clock.monotonicMs() - this.#startedAtMs;
  }

  get isOverdue(): boolean {
    const stageMs = this.#clock.monotonicMs() - this.#stageAtMs;
    return stageMs >= this.limits.stageMs || this.runningMs >= this.limits.jobMs;
  }

  /** Notes how far the job is, in percent below 100. A new label starts a new stage. */
  reach(progress: number, stage: string): void {
    this.#progress = Math.max(this.#progress, Math.floor(progress));
    if (stage === this.#stage) return;
    this.#stage = stage;
    this.#stageAtMs = this.#clock.monotonicMs();
  }

  /** Aborts the job's work at once. The first reason stands. */
  stop(reason: StopReason): void {
    this.#controller.abort(new JobStopped(reason));
  }

  /**
   * What `work` comes to, unless the job is stopped first: then it rejects at once, also when the
   * work does not heed its signal. What such work comes to later is dropped.
   */
  async unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(this.signal.reason);
    if (this.signal.aborted) onAbort();
    this.signal.addEventListener("abort", onAbort, { once: true });
    try {
      return await Promise.race([work, stopped]);
    } finally {
      this.signal.removeEventListener("abort", onAbort);
    }
  }
}

export const runningJobs = defineState(() => new Map<string, RunningJob>());

/** Builds that are being asked for: answering those who ask goes before building. */
export const buildPressure = defineState(() => new Backpressure());
