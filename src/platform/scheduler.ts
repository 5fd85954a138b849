/**
 * The internal scheduler: named tasks that run on a period, when woken, or both. It keeps nothing
 * on disk: a task finds its work in the database. Tests step it by hand instead of starting it.
 */
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { Leases } from "./sharing/leases.ts";

export type Task = {
  /** `room.verb`, unique. */
  name: string;
  /** The period in ms, counted from start to start; without one the task runs only when woken. */
  everyMs?: number;
  /** How many runs may overlap; default 1. */
  concurrency?: number;
  /**
   * What instances on the same database must not do twice: `run`, one does it at a time; `period`, and
   * then nobody does before the period is over. Without it each instance does it for itself.
   */
  exclusive?: "run" | "period";
  /**
   * Does one piece of work. Answers true when there may be more to do at once.
   * `signal` aborts when the service shuts down: hand the work back and return soon.
   */
  run(signal: AbortSignal): Promise<boolean>;
};

type Entry = {
  readonly task: Task;
  readonly running: Set<Promise<void>>;
  /** Whether somebody has asked for a look since the newest run began. */
  woken: boolean;
  /** When the period, or the wait after a failure, is over. */
  dueAtMs: number;
  /** Failed runs since the last good one. */
  failures: number;
};

/** Timers hold 31 bits; a longer one would fire at once. */
const TIMER_MS_MAX = 2 ** 31 - 1;
/** After a failure the task is tried again after this, doubled with each further failure. */
const RETRY_MS_MIN = 1_000;
const RETRY_MS_MAX = 60_000;

export class Scheduler {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #entries = new Map<string, Entry>();
  readonly #abort = new AbortController();
  readonly #leases: Leases | undefined;
  readonly #wakeListeners: ((name: string) => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: "new" | "started" | "stopped" = "new";

  /** Without leases every task is this process's own. */
  constructor(clock: Clock, log: Log, leases?: Leases) {
    this.#clock = clock;
    this.#log = log;
    this.#leases = leases;
  }

  /** Takes a task in; one with a period is due at once. */
  add(task: Task): void {
    if (this.#entries.has(task.name)) throw new Error(`two tasks named ${task.name}`);
    const dueAtMs =
      task.everyMs === undefined ? Number.POSITIVE_INFINITY : this.#clock.monotonicMs();
    this.#entries.set(task.name, {
      task,
      running: new Set(),
      woken: false,
      dueAtMs,
      failures: 0,
    });
    if (this.#state === "started") this.#turn();
  }

  /**
   * Makes the task look for work now. A wake-up is never lost: when all of the task's runs are
   * busy, one of them starts anew after it has ended. Before `start` a name without a task is
   * ignored, because a command that does no background work calls the same services.
   */
  wake(name: string): void {
    for (const listener of this.#wakeListeners) listener(name);
    this.#wake(name);
  }

  /** A wake-up that another instance has told of; one for a task that is not here is ignored. */
  wakeFromOutside(name: string): void {
    if (this.#entries.has(name)) this.#wake(name);
  }

  /** Has `listener` told of every wake-up of this instance's own. */
  onWake(listener: (name: string) => void): void {
    this.#wakeListeners.push(listener);
  }

  /** Whether tasks run by themselves, rather than being stepped by hand. */
  get isStarted(): boolean {
    return this.#state === "started";
  }

  #wake(name: string): void {
    const entry = this.#entries.get(name);
    if (!entry) {
      if (this.#state !== "started") return;
      throw new Error(`no task named ${name}`);
    }
    entry.woken = true;
    if (this.#state === "started") this.#launch(entry);
  }

  /** Starts all tasks, each with a first look for work that an earlier process may have left. */
  start(): void {
    if (this.#state !== "new") throw new Error(`the scheduler is already ${this.#state}`);
    this.#state = "started";
    for (const entry of this.#entries.values()) entry.woken = true;
    this.#turn();
  }

  /**
   * Launches nothing more, tells running tasks to hand their work back, and waits for them up to
   * `graceMs`. Answers the names of the tasks that have not ended by then. It cannot be started again.
   */
  async stop(graceMs: number): Promise<string[]> {
    this.#state = "stopped";
    clearTimeout(this.#timer);
    this.#abort.abort(new Error("the service is shutting down"));
    const entries = [...this.#entries.values()];
    const ended = Promise.all(entries.flatMap((entry) => [...entry.running]));
    const { promise: graceOver, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([ended, graceOver]);
    clearTimeout(timer);
    return entries.filter((entry) => entry.running.size > 0).map((entry) => entry.task.name);
  }

  /** Names of the tasks that have a run under way. */
  get running(): string[] {
    return [...this.#entries.values()]
      .filter((entry) => entry.running.size > 0)
      .map((entry) => entry.task.name);
  }

  /**
   * Runs what is woken or due, one run at a time, until nothing is left to do at this moment of
   * the clock: for tests. Steps may overlap, so that a test can act while a run is under way.
   */
  async step(): Promise<void> {
    for (let busy = true; busy; ) {
      busy = false;
      for (const entry of this.#entries.values()) {
        if (this.#state === "stopped") return;
        if (!this.#isDue(entry)) continue;
        busy = true;
        if (hasFreePlace(entry)) this.#launchOne(entry);
        await Promise.all(entry.running);
      }
    }
  }

  #isDue(entry: Entry): boolean {
    return entry.woken || entry.dueAtMs <= this.#clock.monotonicMs();
  }

  /** Launches what is due and sets the timer for what is due next. */
  #turn(): void {
    clearTimeout(this.#timer);
    if (this.#state !== "started") return;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const entry of this.#entries.values()) {
      this.#launch(entry);
      // A task without a free place is looked at again when one of its runs ends.
      if (hasFreePlace(entry)) nextMs = Math.min(nextMs, entry.dueAtMs);
    }
    if (nextMs === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.ceil(nextMs - this.#clock.monotonicMs());
    this.#timer = setTimeout(() => this.#turn(), Math.min(Math.max(1, waitMs), TIMER_MS_MAX));
  }

  /** A wake-up fills every free place, since it does not say how much work there is. */
  #launch(entry: Entry): void {
    if (!this.#isDue(entry) || !hasFreePlace(entry)) return;
    const fills = entry.woken;
    do this.#launchOne(entry);
    while (fills && hasFreePlace(entry));
  }

  #launchOne(entry: Entry): void {
    entry.woken = false;
    entry.dueAtMs = this.#clock.monotonicMs() + (entry.task.everyMs ?? Number.POSITIVE_INFINITY);
    const run = this.#run(entry).finally(() => {
      entry.running.delete(run);
      if (this.#state === "started") this.#turn();
    });
    entry.running.add(run);
  }

  /** Also false where another instance does it, or has done it: then it is asked again later. */
  async #runTask(entry: Entry): Promise<boolean> {
    const { task } = entry;
    const run = () => task.run(this.#abort.signal);
    if (task.exclusive === undefined || this.#leases === undefined) return run();
    const rest = { restMs: task.everyMs ?? 0, rests: (isMore: boolean) => !isMore };
    const isPeriod = task.exclusive === "period";
    const ran = await this.#leases.run(task.name, run, isPeriod ? rest : undefined);
    if ("value" in ran) return ran.value;
    entry.dueAtMs = Math.min(entry.dueAtMs, this.#clock.monotonicMs() + ran.waitMs);
    return false;
  }

  async #run(entry: Entry): Promise<void> {
    try {
      const isMore = await this.#runTask(entry);
      entry.failures = 0;
      if (isMore && !this.#abort.signal.aborted) entry.woken = true;
    } catch (error) {
      if (this.#abort.signal.aborted && error === this.#abort.signal.reason) return;
      entry.failures += 1;
      this.#log.error({ err: error, task: entry.task.name }, "task failed");
      const retryMs = Math.min(RETRY_MS_MIN * 2 ** (entry.failures - 1), RETRY_MS_MAX);
      entry.dueAtMs = Math.min(entry.dueAtMs, this.#clock.monotonicMs() + retryMs);
    }
  }
}

const hasFreePlace = ({ task, running }: Entry): boolean => running.size < (task.concurrency ?? 1);
