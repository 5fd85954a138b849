/**
 * A thread for work that would keep requests waiting. It starts with the first order and ends soon
 * after the last, and its memory with it; what breaks in it fails the orders that it had, and no others.
 */
import { Worker } from "node:worker_threads";
import type { FromThread, ToThread } from "./messages.ts";

export type ThreadOptions = {
  /** For errors: "the build thread". */
  readonly name: string;
  readonly program: URL;
  /** How long a thread without work is kept, in ms. */
  readonly idleMs: number;
  /**
   * After so many orders the next one has a new thread: what the engine has compiled for a thread, and the blocks
   * of its heap in which a little still lives, are given back only when it ends.
   */
  readonly ordersMax: number;
};

export type OrderOptions = {
  /** Ends the order with its reason. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: unknown) => void) | undefined;
  /** An order that takes longer fails, and the thread is ended, in ms. */
  readonly timeoutMs: number;
};

/** How long a cancelled order may take to notice before its thread is ended. */
const CANCEL_MS_MAX = 2_000;

/** The order that the thread is at. */
type OpenOrder = {
  readonly id: number;
  readonly answer: PromiseWithResolvers<unknown>;
  readonly onProgress: (progress: unknown) => void;
};

export class WorkerThread {
  readonly #options: ThreadOptions;
  #thread: Worker | undefined;
  #open: OpenOrder | undefined;
  #lastId = 0;
  /** That the thread has taken. */
  #orders = 0;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /**
   * What the program's handler of that name makes of `input`, which is copied; orders wait for their
   * turn here, so that a thread that breaks takes one order with it. Throws the signal's reason, and an
   * error when the handler throws, takes too long, or the thread breaks.
   */
  async run(name: string, input: unknown, options: OrderOptions): Promise<unknown> {
    const { signal } = options;
    signal?.throwIfAborted();
    const turn = this.#lastTurn;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const pass = () => resolve();
    this.#lastTurn = over;
    try {
      await unlessAborted(turn, signal);
    } catch (error) {
      void turn.then(pass);
      throw error;
    }
    return this.#runNow(name, input, options, pass);
  }

  /** Ends the thread, whatever it is at. The order under way fails. */
  end(): void {
    this.#end(new Error("it was ended"));
  }

  /** `pass` is called when the thread is free for the next order, which may be later than the answer. */
  async #runNow(
    name: string,
    input: unknown,
    { signal, onProgress, timeoutMs }: OrderOptions,
    pass: () => void,
  ): Promise<unknown> {
    const thread = this.#start();
    this.#lastId += 1;
    this.#orders += 1;
    const id = this.#lastId;
    const answer = Promise.withResolvers<unknown>();
    const tell = (progress: unknown) => {
      if (!signal?.aborted) onProgress?.(progress);
    };
    this.#open = { id, answer, onProgress: tell };
    const cancelled = Promise.withResolvers<never>();
    let timer = setTimeout(() => {
      this.#end(new Error(`it took longer than ${timeoutMs} ms`));
    }, timeoutMs);
    const cancel = () => {
      post(thread, { type: "cancel", id });
      cancelled.reject(signal?.reason);
      clearTimeout(timer);
      timer = setTimeout(() => this.#end(new Error("it did not stop")), CANCEL_MS_MAX);
    };
    signal?.addEventListener("abort", cancel, { once: true });
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      this.#rest();
      pass();
    };
    answer.promise.then(finish, finish);
    try {
      post(thread, { type: "order", id, name, input });
    } catch (error) {
      // What cannot be copied never gets there, and nobody waits for it.
      this.#open = undefined;
      answer.reject(error);
    }
    return await Promise.race([answer.promise, cancelled.promise]);
  }

  #start(): Worker {
    clearTimeout(this.#idleTimer);
    if (this.#thread !== undefined) {
      this.#thread.ref();
      return this.#thread;
    }
    const thread = new Worker(this.#options.program);
    this.#thread = thread;
    this.#orders = 0;
    const onEnd = (cause?: unknown) => {
      if (this.#thread === thread) this.#end(cause);
    };
    thread.on("message", (message: FromThread) => this.#take(message));
    thread.on("error", onEnd);
    thread.on("exit", () => onEnd());
    return thread;
  }

  #take(message: FromThread): void {
    const order = this.#open;
    if (order?.id !== message.id) return;
    if (message.type === "progress") {
      order.onProgress(message.progress);
      return;
    }
    this.#open = undefined;
    if (message.type === "done") order.answer.resolve(message.output);
    else order.answer.reject(new Error(`${this.#options.name} failed: ${message.fault}`));
  }

  /** A resting thread keeps no process from ending, and is kept for a while unless it has done its share. */
  #rest(): void {
    const thread = this.#thread;
    if (thread === undefined) return;
    if (this.#orders >= this.#options.ordersMax) {
      this.#end(undefined);
      return;
    }
    thread.unref();
    this.#idleTimer = setTimeout(() => this.#end(undefined), this.#options.idleMs);
    this.#idleTimer.unref();
  }

  /** The next order starts another thread. */
  #end(cause: unknown): void {
    clearTimeout(this.#idleTimer);
    const [thread, order] = [this.#thread, this.#open];
    this.#thread = undefined;
    this.#open = undefined;
    void thread?.terminate();
    order?.answer.reject(new Error(`${this.#options.name} broke`, { cause }));
  }
}

async function unlessAborted(turn: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  if (signal === undefined) {
    await turn;
    return;
  }
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    await Promise.race([turn, promise]);
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

function post(thread: Worker, message: ToThread): void {
  thread.postMessage(message);
}
