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
 * The first part is made before there is a stream: throws what it throws, so that what cannot be had is
 * refused and not broken off. Nothing more is made before it is asked for. Past `patience` the stream fails
 * and the parts are ended.
 */
export async function streamOf(
  parts: Parts,
  patience: StreamTimeouts = STREAM_TIMEOUTS,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let first: IteratorResult<Uint8Array<ArrayBuffer>> | undefined = await parts.next();
  let whole: Timer | undefined;
  let between: Timer | undefined;
  const stopWatching = () => {
    clearTimeout(whole);
    clearTimeout(between);
  };
  let giveUp = () => {};
  return new ReadableStream(
    {
      start(controller) {
        giveUp = () => {
          stopWatching();
          controller.error(new Error("the reader took too long"));
          void parts.return(undefined);
        };
        whole = setTimeout(giveUp, patience.wholeMs);
        between = setTimeout(giveUp, patience.betweenMs);
      },
      async pull(controller) {
        clearTimeout(between);
        const { value, done } = first ?? (await parts.next());
        first = undefined;
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
