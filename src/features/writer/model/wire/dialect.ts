/** What differs between providers: how a call is put, and what the events of its answer mean. */
import type { ModelSettings } from "../../../../platform/model-settings.ts";
import type { ModelRequest } from "../port.ts";

/** What of a call can be left out when a server does not know it. */
export const OPTIONAL_PARTS = ["schema", "temperature", "usage", "length", "thinking"] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

export type WireCall = {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

/** What one event of a streamed answer brings. */
export type ReplyPart = {
  text?: string | undefined;
  /** Thinking, which is no part of the answer but shows that the model lives. */
  thought?: string | undefined;
  inTokens?: number | undefined;
  outTokens?: number | undefined;
  isCut?: boolean | undefined;
  /** The provider breaks off in the middle and says why. */
  error?: string | undefined;
};

export type Dialect = {
  /** `without` are parts that this server has refused. */
  put(settings: ModelSettings, request: ModelRequest, without: ReadonlySet<OptionalPart>): WireCall;
  /** One event's data, already parsed. Unknown events bring nothing. */
  hear(event: unknown): ReplyPart;
  /** An answer that came whole although it was asked for in pieces. */
  hearWhole(answer: unknown): ReplyPart;
};

/** Something at a path of an untyped value. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

export const textAt = (value: unknown, ...path: (string | number)[]): string | undefined => {
  const found = at(value, ...path);
  return typeof found === "string" ? found : undefined;
};

/** Of tokens, more than any call of ours can take: what servers say beyond it is no count. */
const COUNT_MAX = 10_000_000;

export const countAt = (value: unknown, ...path: (string | number)[]): number | undefined => {
  const found = at(value, ...path);
  const isCount = Number.isSafeInteger(found) && (found as number) >= 0;
  return isCount && (found as number) <= COUNT_MAX ? (found as number) : undefined;
};

/** What an error body says, in either dialect; bounded, for logs only. */
export const errorText = (body: unknown): string =>
  (
    textAt(body, "error", "message") ??
    textAt(body, "error") ??
    textAt(body, "message") ??
    ""
  ).slice(0, 500);
