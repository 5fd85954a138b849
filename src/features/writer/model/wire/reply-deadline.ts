/** How long one call may be silent: until its first token, and from one to the next. */

import type { Clock } from "../../../../platform/clock.ts";

export type Waited = "first token" | "next token";

/** Aborts the call with this when the model was silent for too long. */
export class ReplyTimedOut extends Error {
  override readonly name = "OutOfPatience";
  readonly waited: Waited;
  constructor(waited: Waited) {
    super(`the model was silent: ${waited}`);
    this.waited = waited;
  }
}

export type ReplyDeadline = {
  /** Aborts when patience is over, or with the outer signal's reason. */
  readonly signal: AbortSignal;
  /** Something came. */
  hear(): void;
  /** The server answers another call of ours: where it does one at a time, this one is still in its turn. */
  waitOn(): void;
  /** The call is over, well or not: nothing is left on the wire. */
  end(): void;
};

export type Patience = {
  firstTokenMs: number;
  silenceMs: number;
  /** Calls that may be open at once, and so stand before this one. */
  concurrency: number;
};

export function startReplyDeadline(
  outer: AbortSignal,
  { firstTokenMs, silenceMs, concurrency }: Patience,
  clock: Pick<Clock, "monotonicMs">,
): ReplyDeadline {
  const latestMs = clock.monotonicMs() + firstTokenMs * concurrency;
  const abort = new AbortController();
  const onOuter = () => abort.abort(outer.reason);
  if (outer.aborted) onOuter();
  outer.addEventListener("abort", onOuter, { once: true });
  let waited: Waited = "first token";
  const give = () => abort.abort(new ReplyTimedOut(waited));
  let timer = setTimeout(give, firstTokenMs);
  const restart = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(give, ms);
  };
  return {
    signal: abort.signal,
    hear() {
      waited = "next token";
      restart(silenceMs);
    },
    waitOn() {
      if (waited === "first token" && !abort.signal.aborted)
        restart(Math.min(firstTokenMs, Math.max(0, latestMs - clock.monotonicMs())));
    },
    end() {
      clearTimeout(timer);
      outer.removeEventListener("abort", onOuter);
      abort.abort();
    },
  };
}

/** Waits `ms`, or rejects with the signal's reason. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}
