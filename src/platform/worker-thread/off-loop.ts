/**
 * Work that would hold the event loop: one thread a service does it, an order at a time, at a lower
 * priority than requests. Rooms declare kinds of it; `app/off-loop-program.ts` is what the thread runs.
 */
import type { Context } from "../context.ts";
import { threadProgram } from "./thread-program.ts";
import { WorkerThread } from "./worker-thread.ts";

/** A kind of such work. Input and output are plain data: they are copied between threads. */
export type OffLoopKind<Input, Output, Progress> = {
  /** `room.verb`, unique. */
  readonly name: string;
  /** An order that takes longer fails, in ms. */
  readonly timeoutMs: number;
  /** Only types: nothing is ever here. */
  readonly types?: { input: Input; output: Output; progress: Progress };
};

/** Programs are large; one that was just used is likely to be used again. */
const IDLE_MS = 20_000;
/** Starting a thread takes as long as two or three orders. */
const ORDERS_MAX = 200;

/** Starts nothing before the first order. */
export const createOffLoopThread = (): WorkerThread =>
  new WorkerThread({
    name: "the build thread",
    program: threadProgram("app/off-loop-program.ts"),
    idleMs: IDLE_MS,
    ordersMax: ORDERS_MAX,
  });

/** Throws the signal's reason, and an error when the work fails, takes too long or breaks its thread. */
export async function runOffLoop<Input, Output, Progress>(
  ctx: Context,
  { name, timeoutMs }: OffLoopKind<Input, Output, Progress>,
  input: Input,
  options: {
    signal?: AbortSignal | undefined;
    onProgress?: ((progress: Progress) => void) | undefined;
  } = {},
): Promise<Output> {
  const { signal, onProgress } = options;
  const output = await ctx.offLoop.run(name, input, {
    ...{ signal, timeoutMs },
    onProgress: (progress) => onProgress?.(progress as Progress),
  });
  return output as Output;
}
