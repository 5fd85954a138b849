/**
 * Does work on what strangers wrote in child processes, which can be ended at any moment and whose
 * memory goes with them. One starts with the first order and ends soon after the last; accounts
 * have their turns one after the other.
 */
import { FairSemaphore } from "../../lib/fair-semaphore.ts";
import type { Context } from "../context.ts";
import { defineState } from "../room-state.ts";
import { type IsolatedKind, IsolatedWorkFailed } from "./kind.ts";
import { IsolatedWorker } from "./worker.ts";

/** How long a process without an order is kept. */
const IDLE_MS_MAX = 10_000;
/** One that has grown beyond this is ended after its order, and the memory is the system's again. */
const RESTING_BYTES_MAX = 128 * 1024 * 1024;

type Workshop = {
  readonly places: Map<string, FairSemaphore>;
  readonly busy: Set<IsolatedWorker>;
  /** Processes without an order, the one that rests longest first, each with what will end it. */
  readonly resting: { worker: IsolatedWorker; timer: ReturnType<typeof setTimeout> }[];
  /** How often all were ended: what was under way then is not begun anew. */
  endings: number;
};

const workshop = defineState<Workshop>(() => ({
  ...{ places: new Map(), busy: new Set(), resting: [], endings: 0 },
}));

type WorkLane = { readonly name: string; readonly placesMax: number };

export type WorkOrder<Input> = {
  /** Whose work it is, by whom turns are taken. */
  readonly owner: string;
  readonly input: Input;
  readonly signal?: AbortSignal | undefined;
};

/** Throws `IsolatedWorkFailed` when it takes too much or breaks, and the signal's reason. */
export function runIsolated<Input, Output>(
  ctx: Context,
  kind: IsolatedKind<Input, Output>,
  { owner, input, signal }: WorkOrder<Input>,
): Promise<Output> {
  const shop = ctx.states.of(workshop);
  return placesOf(shop, kind).run(owner, async () => {
    signal?.throwIfAborted();
    const rested = takeRested(shop);
    const order = { kind, input, signal };
    const { endings } = shop;
    if (rested === undefined) return runWith(shop, new IsolatedWorker(), order);
    try {
      return await runWith(shop, rested, order);
    } catch (error) {
      // The system ends such a process first when memory runs out, and it may just have done so.
      const isBroken = error instanceof IsolatedWorkFailed && error.reason === "broken";
      if (!isBroken || shop.endings !== endings) throw error;
      return runWith(shop, new IsolatedWorker(), order);
    }
  });
}

async function runWith<Input, Output>(
  shop: Workshop,
  worker: IsolatedWorker,
  order: {
    kind: IsolatedKind<Input, Output>;
    input: Input;
    signal: AbortSignal | undefined;
  },
): Promise<Output> {
  shop.busy.add(worker);
  try {
    const output = await worker.run(order.kind, order.input, order.signal);
    rest(shop, worker);
    return output;
  } finally {
    shop.busy.delete(worker);
  }
}

/** Ends all processes, whatever they are at: nobody waits for them any more. */
export function endIsolatedWork(ctx: Context): void {
  const shop = ctx.states.of(workshop);
  const { busy, resting } = shop;
  shop.endings += 1;
  for (const worker of busy) worker.end();
  for (const { worker, timer } of resting.splice(0)) {
    clearTimeout(timer);
    worker.end();
  }
}

function placesOf(shop: Workshop, { name, placesMax }: WorkLane): FairSemaphore {
  const known = shop.places.get(name) ?? new FairSemaphore(placesMax);
  shop.places.set(name, known);
  return known;
}

function takeRested(shop: Workshop): IsolatedWorker | undefined {
  const resting = shop.resting.pop();
  if (resting === undefined) return undefined;
  clearTimeout(resting.timer);
  return resting.worker.isUsable ? resting.worker : takeRested(shop);
}

function rest(shop: Workshop, worker: IsolatedWorker): void {
  if (worker.memoryBytes > RESTING_BYTES_MAX) {
    worker.end();
    return;
  }
  const end = () => {
    shop.resting.splice(shop.resting.indexOf(entry), 1);
    worker.end();
  };
  const entry = { worker, timer: setTimeout(end, IDLE_MS_MAX).unref() };
  shop.resting.push(entry);
}
