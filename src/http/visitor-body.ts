/**
 * Reads what a stranger sends, within bounds of size and time. Most bodies come with the head of
 * their request; one that does not needs a place among the slow ones of its network.
 */
import { ApiError, invalidRequest } from "../lib/errors.ts";
import { networkOf } from "../lib/ip-address.ts";
import type { Context } from "../platform/context.ts";
import { defineState } from "../platform/room-state.ts";
import { BodyPlaces } from "./body-places.ts";

/** From when on a body is slow. */
const SLOW_MS = 1_000;
/** A busy process gets so much longer to see what has come meanwhile. */
const SEEN_MS = 100;
/** All of a body has to come within this time. */
const BODY_MS_MAX = 15_000;

const slowBodies = defineState(() => new BodyPlaces());

/** What ends the reading before the body is whole. */
type End = { error: ApiError };

/** The body of at most `bytesMax` bytes, if all of it comes in time. Throws `invalid_request` or `rate_limited`. */
export async function readVisitorBody(
  ctx: Context,
  { request, clientAddress }: { request: Request; clientAddress: string },
  bytesMax: number,
): Promise<Uint8Array> {
  const tooLarge = () => invalidRequest(`The body is larger than ${describeBytes(bytesMax)}.`);
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > bytesMax) throw tooLarge();
  const watch = watchTime(ctx, networkOf(clientAddress));
  try {
    // A declared length is enforced by the server, so a small body can be read in one go.
    const body =
      declared > 0
        ? await Promise.race([request.arrayBuffer(), watch.ended])
        : await readChunks(request, bytesMax, watch.ended);
    if (body === undefined) throw tooLarge();
    if ("error" in body) throw body.error;
    return body instanceof Uint8Array ? body : new Uint8Array(body);
  } finally {
    watch.stop();
  }
}

/** Undefined when there is more than `bytesMax`. */
async function readChunks(
  request: Request,
  bytesMax: number,
  ended: Promise<End>,
): Promise<Uint8Array | End | undefined> {
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const next = await Promise.race([reader.read(), ended]);
    const isOver = "error" in next;
    if (!isOver && next.done) return Buffer.concat(chunks);
    if (!isOver) {
      length += next.value.byteLength;
      chunks.push(next.value);
    }
    if (!isOver && length <= bytesMax) continue;
    // What is still to come is of no use to anybody.
    await reader.cancel().catch(() => undefined);
    return isOver ? next : undefined;
  }
}

/** `ended` says that a body has taken too long, or is slow and finds no place. */
function watchTime(ctx: Context, network: string): { ended: Promise<End>; stop(): void } {
  const { promise: ended, resolve } = Promise.withResolvers<End>();
  let leave = () => {};
  const endWhole = () =>
    resolve({ error: invalidRequest(`The body took longer than ${BODY_MS_MAX / 1000} s.`) });
  const takePlace = () => {
    const nowMs = ctx.clock.monotonicMs();
    const restMs = BODY_MS_MAX - SLOW_MS - SEEN_MS;
    const place = ctx.states.of(slowBodies).enter(network, nowMs, nowMs + restMs);
    if (!place.isFree) return resolve({ error: tooMany(place.retryAfterSeconds) });
    leave = place.leave;
    timer = setTimeout(endWhole, restMs);
  };
  let timer = setTimeout(() => {
    timer = setTimeout(takePlace, SEEN_MS);
  }, SLOW_MS);
  return {
    ended,
    stop() {
      clearTimeout(timer);
      leave();
    },
  };
}

/** What is refused because too much of its kind has come from the same network. */
export const tooMany = (retryAfterSeconds: number): ApiError =>
  new ApiError("rate_limited", "Too much came from this address; try again later.", {
    retryAfterSeconds,
  });

const describeBytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} bytes` : `${bytes / 1024} KiB`;
