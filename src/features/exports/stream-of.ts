/** What is made part by part, as a stream that costs no more than its reader takes, and not for ever. */

export type Parts = AsyncGenerator<Uint8Array<ArrayBuffer>>;

export type StreamTimeouts = {
  /** For the whole of it, from the first part on. */
  readonly wholeMs: number;
  /** From one part to when the next is asked for. */
  readonly betweenMs: number;
};

/** Enough for a gallery of 500 pictures over a slow line; a reader who stops holds no place. */
const STREAM_TIMEOUTS: StreamTimeouts = { wholeMs: 30 * 60_000, betweenMs: 60_000 };

/**
 * Nothing is made before it is asked for: an answer that nobody reads costs nothing. Past `patience` the
 * stream fails and the parts are ended.
 */
export function streamOf(
  parts: Parts,
  patience: StreamTimeouts = STREAM_TIMEOUTS,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let whole: Timer | undefined;
  let between: Timer | undefined;
  const stopWatching = () => {
    clearTimeout(whole);
    clearTimeout(between);
  };
  return new ReadableStream(
    {
      async pull(controller) {
        const giveUp = () => {
          stopWatching();
          controller.error(new Error("the reader took too long"));
          void parts.return(undefined);
        };
        clearTimeout(between);
        whole ??= setTimeout(giveUp, patience.wholeMs);
        const { value, done } = await parts.next();
        if (done) {
          stopWatching();
          controller.close();
          return;
        }
        controller.enqueue(value);
        between = setTimeout(giveUp, patience.betweenMs);
      },
      async cancel() {
        stopWatching();
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
