/**
 * Asks a model two short questions and says how it answers: how soon and how fast, whether it keeps to a
 * schema, and whether its thinking gets into its answers.
 */
import type { Clock } from "../../../platform/clock.ts";
import type { ModelSettings } from "../../../platform/model-settings.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import { estimateTokens, ModelFailure, type ModelPort } from "./port.ts";
import { createModelPort } from "./wire/call-model.ts";
import { at, countAt, textAt } from "./wire/dialect.ts";
import { readWhole } from "./wire/read-events.ts";

const TIME_MS_MAX = 180_000;

const SENTENCE = {
  step: "doctor-sentence",
  system: 'Answer with one JSON object {"text": "…"} and nothing else.',
  prompt: "Say in two or three sentences what a bookbinder does.",
  schema: {
    type: "object",
    properties: { text: { type: "string" } },
    required: ["text"],
    additionalProperties: false,
  },
  outTokensMax: 1_000,
};

/** Whoever answers in words breaks it: only a server that holds its model to the schema gets it right. */
const SCHEMA_KEYS = ["kj", "wq", "zt"];
const SCHEMA = {
  step: "doctor-schema",
  system: "You are a friendly assistant. Answer in one plain sentence.",
  prompt: "Which colour has the sky on a clear day?",
  schema: {
    type: "object",
    properties: Object.fromEntries(SCHEMA_KEYS.map((key) => [key, { type: "boolean" }])),
    required: SCHEMA_KEYS,
    additionalProperties: false,
  },
  outTokensMax: 1_000,
};

export async function examineModel(
  { outbound, clock }: { outbound: Outbound; clock: Clock },
  settings: ModelSettings,
): Promise<{ ok: boolean; text: string; isWarning?: boolean }> {
  const port = createModelPort({ settings, outbound, clock });
  const signal = AbortSignal.timeout(TIME_MS_MAX);
  try {
    const pace = await measurePace(port, clock, signal);
    const schema = await port.ask(SCHEMA, { signal });
    const isHonoured = keepsSchema(schema.text);
    const leaks = [pace.said, schema.text].some((text) => /<\/?think/iu.test(text));
    const siteSeconds = secondsOfSite(pace, settings);
    const advice = [
      ...adviseOnTime(siteSeconds, settings),
      ...adviseOnThinking(pace.thoughtTokens),
      ...adviseOnContext(await readOllamaContext(outbound, settings)),
    ];
    const text = [
      `${settings.model}: first word after ${pace.firstSeconds.toFixed(1)} s`,
      `${Math.round(pace.tokensPerSecond)} tokens a second`,
      `a site in ${describeMinutes(siteSeconds)} or more`,
      `schemas ${isHonoured ? "honoured" : "ignored"}`,
      leaks ? "thinking leaks" : "no thinking leaks",
      ...advice,
    ].join(", ");
    const isGood = isHonoured && !leaks && advice.length === 0;
    return { ok: true, text, ...(isGood ? {} : { isWarning: true }) };
  } catch (error) {
    if (error instanceof ModelFailure) return { ok: false, text: describe(error) };
    if (signal.aborted)
      return { ok: false, text: `no whole answer within ${TIME_MS_MAX / 1_000} s` };
    throw error;
  }
}

const describe = ({ message, advice, cause }: ModelFailure): string => {
  const said = typeof cause === "string" && cause !== "" ? ` It said: ${cause.slice(0, 200)}` : "";
  // Whoever reads this has asked doctor already.
  return advice.includes("doctor") ? `${message}${said}` : `${message}${said} Advice: ${advice}`;
};

async function measurePace(port: ModelPort, clock: Clock, signal: AbortSignal) {
  const startedAtMs = clock.monotonicMs();
  let firstAtMs: number | undefined;
  const { text, usage } = await port.ask(SENTENCE, {
    signal,
    onText: () => {
      firstAtMs ??= clock.monotonicMs();
    },
  });
  const endedAtMs = clock.monotonicMs();
  const saidTokens = estimateTokens(text.length);
  const writingMs = Math.max(1, endedAtMs - (firstAtMs ?? startedAtMs));
  // What was thought before the first word is not in the time from there on.
  const tokens = usage.isCounted ? Math.min(usage.outTokens, saidTokens * 2) : saidTokens;
  return {
    said: text,
    firstSeconds: ((firstAtMs ?? endedAtMs) - startedAtMs) / 1_000,
    tokensPerSecond: (tokens * 1_000) / writingMs,
    thoughtTokens: Math.max(0, usage.outTokens - saidTokens * 2),
  };
}

type Pace = Awaited<ReturnType<typeof measurePace>>;

/** What a site of five pages asks of a model: calls, and tokens that it writes. */
const SITE = { full: { calls: 6, tokens: 1_600 }, light: { calls: 1, tokens: 400 } } as const;
/** The reading of longer prompts comes on top, which nobody has measured yet. */
const READING_SHARE = 0.3;

/** One call after another, as a server on one's own machine answers them. */
function secondsOfSite(pace: Pace, { budget }: ModelSettings): number {
  const { calls, tokens } = SITE[budget];
  return calls * pace.firstSeconds + tokens / Math.max(pace.tokensPerSecond, 0.01);
}

const describeMinutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

function adviseOnTime(siteSeconds: number, { jobMs, budget }: ModelSettings): string[] {
  if (siteSeconds * 1_000 < jobMs * (1 - READING_SHARE)) return [];
  const light = budget === "light" ? "" : ", or set SITEWRIGHT_AI_BUDGET=light";
  return [
    `too slow for a job of ${describeMinutes(jobMs / 1_000)}: raise SITEWRIGHT_AI_JOB_LIMIT${light}`,
  ];
}

const THOUGHT_TOKENS_MANY = 150;

const adviseOnThinking = (tokens: number): string[] =>
  tokens < THOUGHT_TOKENS_MANY
    ? []
    : [`thinks ${Math.round(tokens)} tokens before it answers: a model that does not is faster`];

const CONTEXT_TOKENS = 8_192;

/** Ollama cuts a prompt that does not fit without a word. */
const adviseOnContext = (tokens: number | undefined): string[] =>
  tokens === undefined || tokens >= CONTEXT_TOKENS
    ? []
    : [
        `its context holds ${tokens} tokens: start Ollama with OLLAMA_CONTEXT_LENGTH=${CONTEXT_TOKENS}`,
      ];

/** How long a context Ollama has given the model that is loaded; undefined where the server is another. */
async function readOllamaContext(
  outbound: Pick<Outbound, "openOperatorUrl">,
  { provider, apiKey, baseUrl, model }: ModelSettings,
): Promise<number | undefined> {
  if (provider === "anthropic" || apiKey !== undefined) return undefined;
  try {
    const signal = AbortSignal.timeout(OLLAMA_MS_MAX);
    const address = new URL("/api/ps", baseUrl).href;
    const response = await outbound.openOperatorUrl(address, {
      method: "GET",
      headers: {},
      signal,
    });
    if (response.status !== 200) return undefined;
    const loaded: unknown = at(JSON.parse(await readWhole(response.body)), "models");
    const entries: unknown[] = Array.isArray(loaded) ? loaded : [];
    const ours = entries.find((entry) => textAt(entry, "name") === model) ?? entries[0];
    return countAt(ours, "context_length");
  } catch {
    return undefined;
  }
}

const OLLAMA_MS_MAX = 2_000;

function keepsSchema(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return false;
    return Object.keys(value).sort().join() === SCHEMA_KEYS.join();
  } catch {
    return false;
  }
}
