/**
 * Asks a model two short questions and says how it answers: how soon and how fast, whether it keeps to a
 * schema, and whether its thinking gets into its answers.
 */
import type { Clock } from "../../../platform/clock.ts";
import type { ModelSettings } from "../../../platform/model-settings.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import { estimateTokens, ModelFailure, type ModelPort } from "./port.ts";
import { createModelPort } from "./wire/call-model.ts";

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
    const text = [
      `${settings.model}: first word after ${pace.firstSeconds.toFixed(1)} s`,
      `${Math.round(pace.tokensPerSecond)} tokens a second`,
      `schemas ${isHonoured ? "honoured" : "ignored"}`,
      leaks ? "thinking leaks" : "no thinking leaks",
    ].join(", ");
    return { ok: true, text, ...(isHonoured && !leaks ? {} : { isWarning: true }) };
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
  const writingMs = Math.max(1, endedAtMs - (firstAtMs ?? startedAtMs));
  const tokens = usage.isCounted ? usage.outTokens : estimateTokens(text.length);
  return {
    said: text,
    firstSeconds: ((firstAtMs ?? endedAtMs) - startedAtMs) / 1_000,
    tokensPerSecond: (tokens * 1_000) / writingMs,
  };
}

function keepsSchema(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return false;
    return Object.keys(value).sort().join() === SCHEMA_KEYS.join();
  } catch {
    return false;
  }
}
