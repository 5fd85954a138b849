/** Calls with an `Idempotency-Key`: whether one was answered before is not the rooms' business. */
import { invalidRequest } from "../lib/errors.ts";
import type { Context } from "../platform/context.ts";
import { answerOnce } from "../platform/idempotency.ts";
import { type Operation, type RecordAnswer, Reply } from "./operation.ts";

export const KEY_LENGTH_MAX = 255;

/** Throws `invalid_request` for a key that nobody could have made on purpose. */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!/^[\x20-\x7e]+$/.test(key) || key.length > KEY_LENGTH_MAX)
    throw invalidRequest(
      `\`Idempotency-Key\` must be 1 to ${KEY_LENGTH_MAX} printable ASCII characters.`,
    );
  return key;
}

export type KeyedCall = {
  accountId: string;
  key: string;
  params: Readonly<Record<string, string>>;
  /** SHA-256 of the body as it was sent, hex; empty without one. */
  bodyHash: string;
};

/** Answers from the store, or as `handle` does, which gets what records its answer. */
export async function answerKeyed(
  ctx: Context,
  operation: Operation,
  { params, ...call }: KeyedCall,
  handle: (record: RecordAnswer) => object | Promise<object>,
): Promise<Reply> {
  const { status } = operation.success;
  const toAnswer = (value: object) => ({ status, body: JSON.stringify(value) });
  const keyed = { ...call, operation: nameCall(operation, params) };
  const answer = await answerOnce(ctx, keyed, async (record) =>
    toAnswer(await handle((value) => record(toAnswer(value)))),
  );
  const headers = answer.isReplay ? { "idempotent-replayed": "true" } : {};
  return new Reply(answer.status, answer.body, headers);
}

/** The key belongs to what the path names, too: the same body for another site is another call. */
function nameCall({ id, path }: Operation, params: Readonly<Record<string, string>>): string {
  const named = path.split("/").filter((segment) => segment.startsWith(":"));
  return [id, ...named.map((segment) => params[segment.slice(1)] ?? "")].join(" ");
}
