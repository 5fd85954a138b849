/** The one place where a failure becomes a response: `{error:{code,message}}`, and nothing else in it. */
import { ApiError, ERRORS, invalidRequest } from "../lib/errors.ts";
import type { Log } from "../platform/log.ts";
import type { FileReply } from "./operation.ts";

/** Headers of one answer, collected while it is worked out and set once, when it is made. */
export type AnswerHeaders = Record<string, string>;

/**
 * The response for anything thrown, with `headers` on it. What is not an `ApiError` is logged and
 * answered as internal_error.
 */
export function errorResponse(error: unknown, log: Log, headers: AnswerHeaders): Response {
  const known = hasBrokenOff(error) ? BROKEN_OFF : error instanceof ApiError ? error : undefined;
  if (!known || known.code === "internal_error")
    log.error({ err: error, requestId: headers["x-request-id"] }, "request failed");
  const code = known?.code ?? "internal_error";
  const message = known?.message ?? "Something failed on our side. Try again in a moment.";
  if (known?.retryAfterSeconds !== undefined)
    headers["retry-after"] = String(known.retryAfterSeconds);
  if (code === "unauthorized") headers["www-authenticate"] = "Bearer";
  return jsonResponse(ERRORS[code].status, JSON.stringify({ error: { code, message } }), headers);
}

/** Of no use to who has gone; it is for the books, in which a visitor's lost connection is no fault. */
const BROKEN_OFF = invalidRequest("The connection was closed before the whole body was sent.");

/** How the runtime puts it when a client goes away while its body is read. */
const hasBrokenOff = (error: unknown): boolean =>
  error instanceof DOMException &&
  error.name === "AbortError" &&
  error.message === "The connection was closed.";

/** Copied by the runtime itself, which takes far less than reading them one by one from an object. */
const JSON_HEADERS = new Headers({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
});

/** What nearly every answer to a bearer call carries beside those. */
const CALL_NAMES = ["x-request-id", "ratelimit-policy", "ratelimit"] as const;
/**
 * One object for all such answers, written anew for each: the response gets a copy, and setting what is
 * there already costs the runtime far less than adding it to every response.
 */
const CALL_HEADERS = new Headers(JSON_HEADERS);

/** The shared headers with the values of `headers`. Undefined where those are not just the three of a bearer call. */
function writeCallHeaders(headers: AnswerHeaders): Headers | undefined {
  let count = 0;
  for (const _ in headers) count += 1;
  if (count !== CALL_NAMES.length) return undefined;
  for (const name of CALL_NAMES) {
    const value = headers[name];
    if (value === undefined) return undefined;
    CALL_HEADERS.set(name, value);
  }
  return CALL_HEADERS;
}

/** A response of JSON text with `headers` on it. */
export function jsonResponse(status: number, text: string, headers: AnswerHeaders): Response {
  const ofCall = writeCallHeaders(headers);
  if (ofCall !== undefined) return new Response(text, { status, headers: ofCall });
  const response = new Response(text, { status, headers: JSON_HEADERS });
  for (const name in headers) response.headers.set(name, headers[name] ?? "");
  return response;
}

/** Whether it is a file, which is made while it is read: reading it to learn its length makes all of it. */
export const isFileAnswer = ({ headers }: Response): boolean => headers.has("content-disposition");

/**
 * A response that is saved and never shown: what is in the file was written by others. Of one that is only
 * asked after, or whose reader has left, nothing more is made, and what its making holds is let go.
 */
export function fileResponse(
  { name, contentType, body }: FileReply,
  headers: AnswerHeaders,
  { method, signal }: Pick<Request, "method" | "signal">,
): Response {
  const isUnread = body instanceof ReadableStream && (method === "HEAD" || signal.aborted);
  if (isUnread) void body.cancel();
  return new Response(isUnread ? new ReadableStream({}, { highWaterMark: 0 }) : body, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
