/** One attempt to send one message: signed, over the guarded way out, and noted. */
import type { Context } from "../../platform/context.ts";
import { OutboundError } from "../../platform/outbound/errors.ts";
import type { Attempt } from "./model.ts";
import { parseRetryAfter } from "./schedule.ts";
import { signHeaders } from "./secrets.ts";
import type { Sender } from "./senders.ts";

const TIMEOUT_MS = 15_000;
/** Read, so that the peer can finish writing; only the beginning is kept. */
const ANSWER_BYTES_READ_MAX = 64 * 1024;
const ANSWER_BYTES_KEPT = 1_024;
const USER_AGENT = "Sitewright-Webhooks/1";

export type SentMessage = { id: string; body: string };

export type Sent = {
  attempt: Attempt;
  /** What the endpoint asked for in `Retry-After`; 0 when nothing. */
  retryAfterMs: number;
};

/** Rejects only when `signal` aborts. */
export async function sendMessage(
  ctx: Context,
  sender: Sender,
  message: SentMessage,
  signal?: AbortSignal,
): Promise<Sent> {
  const attemptedAt = ctx.clock.now();
  const startedMs = ctx.clock.monotonicMs();
  const note = (outcome: Pick<Attempt, "status" | "error" | "answer">): Attempt => ({
    attemptedAt,
    durationMs: Math.round(ctx.clock.monotonicMs() - startedMs),
    ...outcome,
  });
  const failed = (error: string): Sent => ({
    attempt: note({ status: null, error, answer: "" }),
    retryAfterMs: 0,
  });
  if (!sender.signers) {
    ctx.log.error({ webhookId: sender.id }, "webhook secret was sealed with another instance key");
    return failed("the endpoint's secret cannot be opened; rotate it");
  }
  try {
    const { status, headers, body } = await ctx.outbound.fetch(sender.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-encoding": "identity",
        "user-agent": USER_AGENT,
        ...signHeaders(sender.signers, message, attemptedAt),
      },
      body: message.body,
      timeoutMs: TIMEOUT_MS,
      bodyBytesMax: ANSWER_BYTES_READ_MAX,
      ...(signal && { signal }),
    });
    const attempt = note({ status, error: null, answer: keepText(body) });
    return { attempt, retryAfterMs: parseRetryAfter(headers.get("retry-after"), attemptedAt) };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    return failed(error.message);
  }
}

export const isSuccess = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;

/** The beginning of an answer as text that can be stored and shown. */
function keepText(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, ANSWER_BYTES_KEPT), { stream: true });
  return text.replaceAll("\0", "\u{FFFD}").toWellFormed();
}
