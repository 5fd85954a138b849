/** The eight error codes of the API, their statuses, and the one error class that carries them. */

/** Code → HTTP status and the sentence that the documentation prints for it. Codes are stable across releases. */
export const ERRORS = {
  invalid_request: { status: 400, condition: "Malformed JSON, or missing or invalid fields." },
  unauthorized: { status: 401, condition: "Missing, invalid, expired or revoked API key." },
  upgrade_required: { status: 402, condition: "The account's plan does not include the API." },
  forbidden: { status: 403, condition: "The key's account cannot act on this resource." },
  not_found: {
    status: 404,
    condition: "The resource does not exist or belongs to another account.",
  },
  rate_limited: { status: 429, condition: "Too many requests. Retry-After says when to return." },
  quota_exceeded: { status: 429, condition: "No AI credits left in the period." },
  internal_error: { status: 500, condition: "Failure on the service side. Safe to retry." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/**
 * A failure that a client may see. `message` is public; `cause` is only ever logged.
 * Services throw it, and `http/envelope.ts` alone turns it into a response.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Whole seconds, at least 1; only with `rate_limited`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** A request that cannot be taken as it is; `message` says which part is wrong and what would be right. */
export const invalidRequest = (message: string) => new ApiError("invalid_request", message);

/** The one answer for what does not exist and for what belongs to somebody else. */
export const notFound = (noun: string) => new ApiError("not_found", `No such ${noun}.`);

/** What is asked for is at another instance now: whoever asks is sent on, with what they sent. */
export class Moved extends Error {
  override readonly name = "Moved";
  readonly location: string;
  constructor(location: string) {
    super(`moved to ${location}`);
    this.location = location;
  }
}

/**
 * A failure that the operator has to mend: a wrong setting, a damaged file, a busy port.
 * The command line prints its message on one line and exits 1; nothing else is printed.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** What a command was given is not what it takes: exit code 2. */
export class UsageError extends OperatorError {}
