/** How long one call may be silent: until its first token, and from one to the next. */

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
  /** The call is over, well or not: nothing is left on the wire. */
  end(): void;
};

export function startReplyDeadline(
  outer: AbortSignal,
  { firstTokenMs, silenceMs }: { firstTokenMs: number; silenceMs: number },
): ReplyDeadline {
  const abort = new AbortController();
  const onOuter = () => abort.abort(outer.reason);
  if (outer.aborted) onOuter();
  outer.addEventListener("abort", onOuter, { once: true });
  let waited: Waited = "first token";
  const give = () => abort.abort(new ReplyTimedOut(waited));
  let timer = setTimeout(give, firstTokenMs);
  return {
    signal: abort.signal,
    hear() {
      waited = "next token";
      clearTimeout(timer);
      timer = setTimeout(give, silenceMs);
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
