/** The browser's way to the console's API: one call a procedure, one error for all that can go wrong. */
import { signal } from "@preact/signals";
import type { InputOf, OutputOf, ProcedureName } from "./procedures.ts";

/** Whether the last request found the service. */
export const isConnected = signal(true);

/** Called when a session has ended; the session's own module says what to do then. */
export const sessionEnded = signal(0);

export class CallError extends Error {
  /** The API's code, or `offline` when there was no answer. */
  readonly code: string;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** What is wrong, by field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: string,
    status: number,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

const API = "/console/api/";
const NOT_REACHED = "The service cannot be reached. What you typed is still here; try again.";
const NOT_READ = "The answer could not be read. Try again.";

/** What is about an account, and names none by itself. */
const OF_ACCOUNT = /^(?:(?:credits|keys|members|webhooks)\.|(?:jobs\.list|sites\.create)$)/;
let accountAtHand: string | undefined;

/**
 * The account that this page shows. The service knows only which one the person has chosen last, perhaps in another
 * window: what is done here is done to what is shown here.
 */
export function workIn(accountId: string | undefined): void {
  accountAtHand = accountId;
}

/** Whether a procedure is told which account the page shows. */
export const isOfAccount = (name: string): boolean => OF_ACCOUNT.test(name);

/** Runs a procedure. Throws `CallError`. */
export function call<Name extends ProcedureName>(
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  return send(name, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      accountAtHand !== undefined && isOfAccount(name)
        ? { accountId: accountAtHand, ...input }
        : input,
    ),
  });
}

/** Any request to the console's API; `path` is relative to it. */
export async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await reach(API + path, init);
  const body = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Answer;
  // What stands between the browser and the service may answer in its place, or cut an answer short.
  if (response.ok) throw new CallError("internal_error", 502, NOT_READ);
  const error = readError(response.status, body);
  if (error.status === 401 && !path.startsWith("session.")) sessionEnded.value += 1;
  throw error;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, credentials: "same-origin" });
    isConnected.value = true;
    return response;
  } catch {
    isConnected.value = false;
    throw new CallError("offline", 0, NOT_REACHED);
  }
}

export function readError(status: number, body: unknown): CallError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const fields = isRecord(error.fields)
    ? Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [name, String(text)]))
    : {};
  return new CallError(
    typeof error.code === "string" ? error.code : "internal_error",
    status,
    typeof error.message === "string"
      ? error.message
      : `The service answered ${status}. Try again.`,
    fields,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What to tell a person about anything thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : "Something went wrong. Try again.";
