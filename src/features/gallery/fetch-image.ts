/** Fetches a picture from an address that a client gave, through the guarded way out. */
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { OutboundError } from "../../platform/outbound/errors.ts";
import type { OutboundAnswer } from "../../platform/outbound/outbound.ts";
import { IMAGE_BYTES_MAX } from "./model.ts";

const REDIRECTS_MAX = 3;
const FETCH_MS_MAX = 15_000;
const OK = 200;

const refuse = (reason: string) => invalidRequest(`\`url\` could not be fetched: ${reason}.`);

/** The answer's body, whatever it says it is. Throws `invalid_request` when there is none. */
export async function fetchImage(
  ctx: Context,
  url: string,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { status, body, cut } = await fetchAnswer(ctx, url, signal);
  if (status !== OK) throw refuse(`the answer has status ${status}`);
  if (cut === "size") throw refuse(`it is larger than ${IMAGE_BYTES_MAX / 1024 / 1024} MiB`);
  if (cut !== undefined) throw refuse("the answer was cut off");
  return body;
}

async function fetchAnswer(
  ctx: Context,
  url: string,
  signal?: AbortSignal,
): Promise<OutboundAnswer> {
  try {
    return await ctx.outbound.fetch(url, {
      headers: { accept: "image/webp,image/png,image/jpeg,image/gif" },
      redirectsMax: REDIRECTS_MAX,
      timeoutMs: FETCH_MS_MAX,
      bodyBytesMax: IMAGE_BYTES_MAX,
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (error instanceof OutboundError) throw refuse(error.message);
    throw error;
  }
}
