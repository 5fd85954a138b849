/**
 * One answer of a model: called, read as it comes, called again where that can help. It keeps the time
 * itself, since the engine's own limit on silence is shorter than some models need to load.
 */

import type { Clock } from "../../../../platform/clock.ts";
import { systemClock } from "../../../../platform/clock.ts";
import type { ModelSettings } from "../../../../platform/model-settings.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import { OrderedSemaphore } from "../ordered-semaphore.ts";
import {
  type AskOptions,
  estimateTokens,
  ModelFailure,
  type ModelPort,
  type ModelReply,
  type ModelRequest,
} from "../port.ts";
import { anthropic } from "./anthropic.ts";
import {
  type Dialect,
  errorText,
  OPTIONAL_PARTS,
  type OptionalPart,
  type ReplyPart,
} from "./dialect.ts";
import { openai } from "./openai.ts";
import { readEvents, readWhole, StreamTooLong } from "./read-events.ts";
import { pause, type ReplyDeadline, ReplyTimedOut, startReplyDeadline } from "./reply-deadline.ts";

const CALLS_MAX = 3;
/** Characters; words of any language are shorter. */
const TOKEN_LENGTH_MAX = 12;
/** Doubles with each call. */
const BACKOFF_MS = 1_000;
/** Later it may go well: too many calls, overload, a proxy without its server. */
const IS_PASSING = (status: number): boolean => status === 408 || status === 429 || status >= 500;

export type ModelParts = {
  settings: ModelSettings;
  outbound: Pick<Outbound, "openOperatorUrl">;
  clock: Clock;
  /** Wait before a second call when the server names none; a test wants it short. */
  backoffMs?: number;
};

export function createModelPort(parts: ModelParts): ModelPort {
  const { settings, clock } = parts;
  const places = new OrderedSemaphore(settings.concurrency);
  // What this server has refused once is not sent again.
  const without = new Set<OptionalPart>();
  const open = new Set<ReplyDeadline>();
  return {
    model: settings.model,
    async ask(request, options) {
      const startedAtMs = clock.monotonicMs();
      for (let calls = 1; ; calls += 1) {
        try {
          const heard = await places.within(options.signal, () =>
            callOnce(parts, { without, open }, request, options),
          );
          const seconds = (clock.monotonicMs() - startedAtMs) / 1_000;
          return toReply(request, heard, { seconds, calls });
        } catch (error) {
          options.signal.throwIfAborted();
          const failure = error instanceof Passing ? error : undefined;
          if (failure === undefined) throw error;
          const waitMs = failure.retryAfterMs ?? (parts.backoffMs ?? BACKOFF_MS) * 2 ** (calls - 1);
          const untilMs = options.untilMs ?? startedAtMs + settings.jobMs;
          const isLate = clock.monotonicMs() + waitMs > untilMs;
          if (calls >= failure.callsMax || isLate) throw failure.failure;
          await pause(waitMs, options.signal);
        }
      }
    },
  };
}

/** A failure after which another call may go well. */
class Passing extends Error {
  override readonly name = "Passing";
  readonly failure: ModelFailure;
  readonly retryAfterMs: number | undefined;
  readonly callsMax: number;
  constructor(failure: ModelFailure, { retryAfterMs, callsMax = CALLS_MAX }: PassingOptions = {}) {
    super(failure.message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
    this.callsMax = callsMax;
  }
}
type PassingOptions = { retryAfterMs?: number | undefined; callsMax?: number };

type Gathered = {
  text: string;
  thoughtLength: number;
  inTokens: number | undefined;
  outTokens: number | undefined;
  isCut: boolean;
};

const dialectOf = ({ provider }: ModelSettings): Dialect =>
  provider === "anthropic" ? anthropic : openai;

/** What calls of one port know of the server and of each other. */
type Shared = { without: Set<OptionalPart>; open: Set<ReplyDeadline> };

/** Throws `Passing`, `ModelFailure` or the signal's reason. */
async function callOnce(
  parts: ModelParts,
  { without, open }: Shared,
  request: ModelRequest,
  { signal, onText }: AskOptions,
): Promise<Gathered> {
  const { settings } = parts;
  const dialect = dialectOf(settings);
  for (;;) {
    const patience = startReplyDeadline(signal, settings, parts.clock);
    open.add(patience);
    const hear = (length: number | undefined) => {
      for (const other of open) if (other !== patience) other.waitOn();
      if (length !== undefined) onText?.(length);
    };
    try {
      const { path, headers, body } = dialect.put(settings, request, without);
      const response = await parts.outbound.openOperatorUrl(settings.baseUrl + path, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
        body: JSON.stringify(body),
        signal: patience.signal,
      });
      const charactersMax = request.outTokensMax * TOKEN_LENGTH_MAX;
      if (response.status === 200)
        return await gather(dialect, response, { patience, onHeard: hear, charactersMax });
      const said = await readWhole(response.body);
      const refused = findRefused(response.status, said, without);
      if (refused === undefined) throw describeStatus(response, errorText(parse(said)));
      without.add(refused);
    } catch (error) {
      signal.throwIfAborted();
      throw describeFault(error, settings, patience.signal);
    } finally {
      open.delete(patience);
      patience.end();
    }
  }
}

type Listening = {
  patience: ReplyDeadline;
  onHeard: (textLength: number | undefined) => void;
  /** A server that keeps to no limit is not listened to for longer. */
  charactersMax: number;
};

async function gather(
  dialect: Dialect,
  response: Response,
  { patience, onHeard, charactersMax }: Listening,
): Promise<Gathered> {
  const all: Gathered = {
    ...{ text: "", thoughtLength: 0, isCut: false },
    ...{ inTokens: undefined, outTokens: undefined },
  };
  let hasSpoken = false;
  const take = (heard: ReplyPart) => {
    if (heard.error !== undefined) throw breakOff(heard.error);
    all.text += heard.text ?? "";
    all.thoughtLength += heard.thought?.length ?? 0;
    all.inTokens = heard.inTokens ?? all.inTokens;
    all.outTokens = heard.outTokens ?? all.outTokens;
    all.isCut ||= heard.isCut === true;
    // Some servers greet at once and then load the model: only words count as the first token.
    if (heard.text || heard.thought || hasSpoken) patience.hear();
    hasSpoken ||= Boolean(heard.text || heard.thought);
    if (heard.text || heard.thought) onHeard(heard.text ? all.text.length : undefined);
  };
  const isStream = (response.headers.get("content-type") ?? "").includes("event-stream");
  if (isStream)
    for await (const data of readEvents(response.body)) {
      take(dialect.hear(parse(data)));
      if (all.text.length > charactersMax) return { ...all, isCut: true };
    }
  else await takeWhole(dialect, response, take);
  // A body that ends without one word is what a proxy gives whose server has gone away.
  return all;
}

/** What came under another type than a stream's: one answer, or a stream that a proxy has given another name. */
async function takeWhole(
  dialect: Dialect,
  response: Response,
  take: (heard: ReplyPart) => void,
): Promise<void> {
  const said = await readWhole(response.body);
  const answer = parse(said);
  if (answer !== undefined) return take(dialect.hearWhole(answer));
  const bytes = new Blob([said]).stream();
  for await (const data of readEvents(bytes)) take(dialect.hear(parse(data)));
}

function toReply(
  { system, prompt }: ModelRequest,
  { text, thoughtLength, inTokens, outTokens, isCut }: Gathered,
  { seconds, calls }: { seconds: number; calls: number },
): ModelReply {
  const usage = {
    inTokens: inTokens ?? estimateTokens(system.length + prompt.length),
    outTokens: outTokens ?? estimateTokens(text.length + thoughtLength),
    isCounted: inTokens !== undefined && outTokens !== undefined,
    seconds,
    calls,
  };
  return { text, usage, isCut };
}

const SIGNS: Readonly<Record<OptionalPart, RegExp>> = {
  schema: /response_format|json_schema|schema|grammar|tool/i,
  temperature: /temperature/i,
  usage: /stream_options|include_usage/i,
  length: /max_tokens|max_completion_tokens/i,
  thinking: /reasoning|think/i,
};

/** Which part of the call the server does not know, if that is what it complains about. */
function findRefused(
  status: number,
  said: string,
  without: ReadonlySet<OptionalPart>,
): OptionalPart | undefined {
  if (status !== 400 && status !== 422 && status !== 501) return undefined;
  return OPTIONAL_PARTS.find((part) => !without.has(part) && SIGNS[part].test(said));
}

const ASK_DOCTOR = "`sitewright doctor` asks the model a question and shows what it says";

const breakOff = (why: string): Passing =>
  new Passing(
    new ModelFailure("unavailable", "The language model broke off its answer.", ASK_DOCTOR, why),
  );

function describeStatus({ status, headers }: Response, said: string): Passing | ModelFailure {
  if (IS_PASSING(status)) {
    const what = status === 429 ? "takes no more calls at the moment" : "does not work";
    const message = `The language model's server ${what} (${status}).`;
    const retryAfterMs = readRetryAfter(headers.get("retry-after"));
    const failure = new ModelFailure("unavailable", message, ASK_DOCTOR, said);
    if (!IS_TOO_LONG.test(said)) return new Passing(failure, { retryAfterMs });
  }
  const message = `The language model's server refused the call (${status}).`;
  const advice = IS_TOO_LONG.test(said) ? MORE_CONTEXT : adviseOn(status);
  return new ModelFailure("refused", message, advice, said);
}

/** How servers say that a call does not fit: "exceeds the available context size", "context length exceeded". */
const IS_TOO_LONG = /context[ _](?:length|size|window)|prompt is too long|too many tokens/i;
export const MORE_CONTEXT =
  "the model's context is too small; 8,192 tokens do: OLLAMA_CONTEXT_LENGTH=8192 for Ollama, the model's settings in LM Studio, -c 8192 for llama.cpp, --max-model-len for vLLM";

function adviseOn(status: number): string {
  if (status === 401 || status === 403) return "SITEWRIGHT_AI_API_KEY is missing or wrong";
  if (status === 404)
    return "SITEWRIGHT_AI_MODEL is not there, or SITEWRIGHT_AI_BASE_URL lacks its path, most often /v1";
  if (status === 413) return MORE_CONTEXT;
  return ASK_DOCTOR;
}

/** Seconds or a date; undefined when it says nothing. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(value.trim())) return Number(value) * 1_000;
  const ms = Date.parse(value) - systemClock.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Which failure an error of the wire is. */
function describeFault(error: unknown, settings: ModelSettings, signal: AbortSignal): unknown {
  if (error instanceof Passing || error instanceof ModelFailure) return error;
  if (error instanceof StreamTooLong) return breakOff("the answer is too long");
  if (signal.reason instanceof ReplyTimedOut) {
    const isFirst = signal.reason.waited === "first token";
    const seconds = (isFirst ? settings.firstTokenMs : settings.silenceMs) / 1_000;
    const message = `The language model was silent for ${seconds} s${isFirst ? " before its first word" : ""}.`;
    const failure = new ModelFailure("unavailable", message, MORE_PATIENCE);
    // Who waited as long as was allowed for the first word is not made to wait again.
    return new Passing(failure, { callsMax: isFirst ? 1 : 2 });
  }
  const message = "The language model could not be reached.";
  return new Passing(new ModelFailure("unavailable", message, CHECK_ADDRESS, error));
}

const MORE_PATIENCE = "a slow model needs more SITEWRIGHT_AI_PATIENCE";
const CHECK_ADDRESS = "is SITEWRIGHT_AI_BASE_URL right, and does the model's server run?";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
