/** The one place where a failure becomes a response: `{error:{code,message}}`, and nothing else in it. */
import { ApiError, ERRORS } from "../lib/errors.ts";
import type { Log } from "../platform/log.ts";

/** The response for anything thrown. What is not an `ApiError` is logged and answered as internal_error. */
export function errorResponse(error: unknown, log: Log): Response {
  const known = error instanceof ApiError ? error : undefined;
  if (!known || known.code === "internal_error") log.error({ err: error }, "request failed");
  const code = known?.code ?? "internal_error";
  const message = known?.message ?? "Something failed on our side. Try again in a moment.";
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (known?.retryAfterSeconds !== undefined)
    headers["retry-after"] = String(known.retryAfterSeconds);
  if (code === "unauthorized") headers["www-authenticate"] = "Bearer";
  return Response.json({ error: { code, message } }, { status: ERRORS[code].status, headers });
}
