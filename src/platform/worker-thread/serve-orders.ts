/**
 * The inside of a worker thread: takes orders, and answers each. It knows neither the database nor the
 * service. One order comes at a time; while it waits for something, messages are read, so that it hears of
 * its cancellation.
 */
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { FromThread, ToThread } from "./messages.ts";

export type OrderTools = {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly report: (progress: unknown) => void;
};

/** What a program does with an order; `handOver` names buffers that are moved instead of copied. */
export type OrderHandler = (
  input: never,
  tools: OrderTools,
) => Promise<{ output: unknown; handOver?: readonly ArrayBuffer[] }>;

/** How much sooner the system gives the processor to the service's own thread. */
const NICENESS = 10;

/**
 * What orders leave behind is collected when none has followed for this long, in ms, and after so many in
 * a row. Left to itself the engine lets a thread's heap grow to several times what lives in it, which is
 * resident memory of the service for as long as the thread lives.
 */
const REST_MS = 200;
const ORDERS_BETWEEN_COLLECTIONS = 4;

export function serveOrders(handlers: Readonly<Record<string, OrderHandler>>): void {
  yieldToService();
  let current: { id: number; controller: AbortController } | undefined;
  const collect = collector();
  parentPort?.on("message", (message: ToThread) => {
    if (message.type === "cancel") {
      if (current?.id === message.id) current.controller.abort(new Error("cancelled"));
      return;
    }
    current = { id: message.id, controller: new AbortController() };
    void answer(handlers, message, current.controller.signal).then(collect);
  });
}

/** To be called after each order. */
function collector(): () => void {
  let orders = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const collect = () => {
    clearTimeout(rest);
    orders = 0;
    Bun.gc(true);
  };
  return () => {
    orders += 1;
    clearTimeout(rest);
    if (orders >= ORDERS_BETWEEN_COLLECTIONS) collect();
    else rest = setTimeout(collect, REST_MS).unref();
  };
}

async function answer(
  handlers: Readonly<Record<string, OrderHandler>>,
  { id, name, input }: Extract<ToThread, { type: "order" }>,
  signal: AbortSignal,
): Promise<void> {
  try {
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`no handler for ${name}`);
    const report = (progress: unknown) => send({ type: "progress", id, progress });
    const { output, handOver = [] } = await handler(input as never, { signal, report });
    send({ type: "done", id, output }, handOver);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ type: "failed", id, fault });
  }
}

function send(message: FromThread, handOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...handOver]);
}

/** Linux gives each thread a priority of its own; elsewhere the thread shares evenly. */
function yieldToService(): void {
  try {
    // "1234/task/1240": the process and this thread of it.
    const thread = Number(readlinkSync("/proc/thread-self").split("/")[2]);
    if (thread > 0) setPriority(thread, NICENESS);
  } catch {
    // Not a system with /proc, or one that does not allow it.
  }
}
