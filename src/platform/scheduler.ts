/**
 * The internal scheduler: named tasks that run on a period, when woken, or both. Tests step it by
 * hand instead of starting it. A task that throws is logged and runs again at its next turn.
 */
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";

export type Task = {
  /** `room.verb`, unique. */
  name: string;
  /** The period in ms; without one the task runs only when woken. */
  everyMs?: number;
  /** How many runs may overlap; default 1. */
  concurrency?: number;
  /**
   * Does one piece of work. Answers true when there may be more to do at once.
   * `signal` aborts when the service shuts down: hand the work back and return soon.
   */
  run(signal: AbortSignal): Promise<boolean>;
};

type Entry = { task: Task; running: Set<Promise<void>>; woken: boolean; dueAtMs: number };

export class Scheduler {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #entries = new Map<string, Entry>();
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = false;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  add(task: Task): void {
    if (this.#entries.has(task.name)) throw new Error(`two tasks named ${task.name}`);
    const dueAtMs = task.everyMs === undefined ? Number.POSITIVE_INFINITY : this.#clock.monotonicMs();
    this.#entries.set(task.name, { task, running: new Set(), woken: false, dueAtMs });
  }

  /** The task looks for work now, without waiting for its period; work found later wakes it again. */
  wake(name: string): void {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`no task named ${name}`);
    entry.woken = true;
    if (this.#started) this.#launch(entry);
  }

  start(): void {
    this.#started = true;
    for (const entry of this.#entries.values()) entry.woken = true;
    this.#turn();
  }

  /** Stops launching, tells running tasks to hand their work back, and waits for them up to `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    this.#abort.abort(new Error("the service is shutting down"));
    const running = [...this.#entries.values()].flatMap((entry) => [...entry.running]);
    await Promise.race([Promise.allSettled(running), Bun.sleep(graceMs)]);
  }

  /** Runs everything that is woken or due until nothing is left to do at this moment: for tests. */
  async step(): Promise<void> {
    for (let busy = true; busy; ) {
      busy = false;
      for (const entry of this.#entries.values()) {
        if (!this.#isDue(entry)) continue;
        busy = true;
        this.#launch(entry);
        await Promise.all(entry.running);
      }
    }
  }

  #isDue(entry: Entry): boolean {
    return entry.woken || entry.dueAtMs <= this.#clock.monotonicMs();
  }

  #turn(): void {
    if (!this.#started) return;
    clearTimeout(this.#timer);
    let nextMs = Number.POSITIVE_INFINITY;
    for (const entry of this.#entries.values()) {
      if (this.#isDue(entry)) this.#launch(entry);
      nextMs = Math.min(nextMs, entry.dueAtMs);
    }
    if (nextMs === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.max(1, nextMs - this.#clock.monotonicMs());
    this.#timer = setTimeout(() => this.#turn(), waitMs);
  }

  #launch(entry: Entry): void {
    const limit = entry.task.concurrency ?? 1;
    while (this.#isDue(entry) && entry.running.size < limit) {
      // A wake-up fills every free place, since it does not say how much work there is.
      const last = entry.running.size + 1 >= limit;
      if (last || !this.#started) entry.woken = false;
      if (entry.task.everyMs !== undefined)
        entry.dueAtMs = this.#clock.monotonicMs() + entry.task.everyMs;
      const run = this.#run(entry).finally(() => {
        entry.running.delete(run);
        if (this.#started && entry.woken) this.#launch(entry);
      });
      entry.running.add(run);
      if (!this.#started) return;
    }
  }

  async #run(entry: Entry): Promise<void> {
    try {
      const more = await entry.task.run(this.#abort.signal);
      if (more && !this.#abort.signal.aborted) entry.woken = true;
    } catch (error) {
      this.#log.error({ err: error, task: entry.task.name }, "task failed");
    }
  }
}
