/**
 * The service's side of its hosting threads: starts them, gives them files, tells them of changes,
 * answers what they hand on, and starts another in the place of one that broke.
 */
import { Worker } from "node:worker_threads";
import type { Hit } from "../../features/analytics/room.ts";
import type {
  FromHostingThread,
  Hosting,
  ThreadSetup,
  ToHostingThread,
} from "../../features/hosting/room.ts";
import { RelayedRequests } from "../../http/request-relay/answer-relayed.ts";
import type { Context } from "../../platform/context.ts";
import { threadProgram } from "../../platform/worker-thread/thread-program.ts";
import type { Front } from "../front.ts";

type CountAnswers = (labels: Readonly<Record<"status", string>>, answers: number) => void;

export type ThreadParts = {
  readonly front: Front;
  readonly share: Hosting["share"];
  readonly noteViews: (views: readonly Hit[]) => void;
  /** Has the listener told of every site that changes. */
  readonly onChange: (listener: (siteId: string) => void) => void;
};

/** How long after a thread broke another is started: at first, and twice as long each time, in ms. */
const RESTART_MS_MIN = 500;
const RESTART_MS_MAX = 60_000;
/** A thread that has run for this long is not one that breaks at once. */
const STEADY_MS = 60_000;

export class HostingThreads {
  readonly #ctx: Context;
  readonly #parts: ThreadParts;
  readonly #setup: ThreadSetup;
  readonly #threads = new Set<HostingThread>();
  readonly #countAnswers: CountAnswers;
  #isEnding = false;
  #restartMs = RESTART_MS_MIN;

  private constructor(ctx: Context, parts: ThreadParts, setup: ThreadSetup) {
    this.#ctx = ctx;
    this.#parts = parts;
    this.#setup = setup;
    this.#countAnswers = ctx.metrics.counter<"status">(
      "sitewright_hosting_thread_answers_total",
      "Visits that hosting threads answered by themselves; they are among all visits too.",
    );
    ctx.metrics.gauge("sitewright_hosting_threads", "Hosting threads that run.", () => {
      return this.#threads.size;
    });
    parts.onChange((siteId) => {
      for (const thread of this.#threads) thread.post({ type: "forget", siteId });
    });
  }

  /** Resolves when every thread listens. */
  static async start(
    ctx: Context,
    parts: ThreadParts,
    setup: ThreadSetup,
    count: number,
  ): Promise<HostingThreads> {
    const threads = new HostingThreads(ctx, parts, setup);
    await Promise.all(Array.from({ length: count }, () => threads.#startOne()));
    return threads;
  }

  /** Has them take no more connections; resolves when what they had is answered and reported. */
  async finish(): Promise<void> {
    this.#isEnding = true;
    await Promise.all([...this.#threads].map((thread) => thread.finish()));
  }

  close(): void {
    this.#isEnding = true;
    for (const thread of this.#threads) thread.end();
  }

  #startOne(): Promise<void> {
    const startedAtMs = this.#ctx.clock.monotonicMs();
    const parts = { ...this.#parts, countAnswers: this.#countAnswers };
    const thread = new HostingThread(this.#ctx, parts, this.#setup, (fault) => {
      this.#threads.delete(thread);
      if (this.#isEnding) return;
      if (this.#ctx.clock.monotonicMs() - startedAtMs > STEADY_MS) this.#restartMs = RESTART_MS_MIN;
      const waitMs = this.#restartMs;
      this.#restartMs = Math.min(2 * waitMs, RESTART_MS_MAX);
      this.#ctx.log.error({ err: fault, waitMs }, "a hosting thread broke; another is started");
      setTimeout(() => {
        if (!this.#isEnding) void this.#startOne();
      }, waitMs).unref();
    });
    this.#threads.add(thread);
    return thread.listening;
  }
}

class HostingThread {
  /** Resolves when it listens, and also when it broke before. */
  readonly listening: Promise<void>;
  readonly #worker: Worker;
  readonly #relayed: RelayedRequests;
  readonly #ctx: Context;
  readonly #parts: ThreadParts & { countAnswers: CountAnswers };
  readonly #isListening = Promise.withResolvers<void>();
  readonly #isFinished = Promise.withResolvers<void>();

  constructor(
    ctx: Context,
    parts: ThreadParts & { countAnswers: CountAnswers },
    setup: ThreadSetup,
    onEnd: (fault: unknown) => void,
  ) {
    this.#ctx = ctx;
    this.#parts = parts;
    this.listening = this.#isListening.promise;
    this.#relayed = new RelayedRequests(parts.front, (message, moved) =>
      this.post({ type: "relay", message }, moved),
    );
    const program = threadProgram("app/hosting-threads/program.ts");
    this.#worker = new Worker(program, { workerData: setup });
    this.#worker.on("message", (message: FromHostingThread<Hit>) => this.#take(message));
    let hasEnded = false;
    const end = (fault?: unknown) => {
      if (hasEnded) return;
      hasEnded = true;
      this.#relayed.endAll();
      this.#isListening.resolve();
      this.#isFinished.resolve();
      void this.#worker.terminate();
      onEnd(fault);
    };
    this.#worker.on("error", end);
    this.#worker.on("exit", () => end());
  }

  post(message: ToHostingThread, moved: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, moved);
  }

  finish(): Promise<void> {
    this.post({ type: "finish" });
    return this.#isFinished.promise;
  }

  end(): void {
    void this.#worker.terminate();
  }

  #take(message: FromHostingThread<Hit>): void {
    switch (message.type) {
      case "relay":
        this.#relayed.take(message.message);
        break;
      case "want":
        void this.#give(message.wanted);
        break;
      case "report":
        this.#parts.noteViews(message.views);
        for (const [status, answers] of message.statuses) {
          this.#ctx.metrics.countVisit(status, answers);
          this.#parts.countAnswers({ status: String(status) }, answers);
        }
        break;
      case "listening":
        this.#isListening.resolve();
        break;
      case "finished":
        this.#isFinished.resolve();
    }
  }

  async #give(wanted: Parameters<Hosting["share"]>[0]): Promise<void> {
    const share = this.#parts.share(wanted);
    // A file that could not be read is not kept; the request itself says what was wrong.
    const file = await share.catch(() => undefined);
    this.post({ type: "file", wanted, file });
  }
}
