/**
 * The settings of the language model that may write sites: where it is, what it may use up, and how long
 * it is waited for. Without an address there is none, and the composer writes alone.
 */
import { parseDuration } from "../lib/duration.ts";
import type { Variable } from "./settings.ts";
import { wrongSetting } from "./wrong-setting.ts";

export const MODEL_PROVIDERS = ["openai-compatible", "anthropic"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export type ModelSettings = {
  readonly provider: ModelProvider;
  /** Without a slash at its end; the dialect's path comes behind it. */
  readonly baseUrl: string;
  readonly model: string;
  /** A secret: goes into one header and nowhere else. */
  readonly apiKey: string | undefined;
  /** How long to wait for the first token, and between two tokens. */
  readonly firstTokenMs: number;
  readonly silenceMs: number;
  /** For everything that one job asks of the model. */
  readonly jobMs: number;
  readonly budget: "full" | "light";
  /** Whether the composer completes a site when the model is away. */
  readonly fallback: "composer" | undefined;
  /** Calls at once, all jobs together. */
  readonly concurrency: number;
};

const URL_EXAMPLE = "http://localhost:11434/v1";
const MODEL_EXAMPLE = "qwen3:8b";
/** Where the one provider with a single address is found. */
const ANTHROPIC_URL = "https://api.anthropic.com/v1";
/** What says nothing without an address. */
const DEPENDENT = ["SITEWRIGHT_AI_MODEL", "SITEWRIGHT_AI_API_KEY"] as const;

type Read = (variable: Variable) => string | undefined;

/** Undefined when no model is set. Throws `OperatorError`. */
export function parseModelSettings(read: Read): ModelSettings | undefined {
  const provider =
    parseChoice(read, "SITEWRIGHT_AI_PROVIDER", MODEL_PROVIDERS) ?? MODEL_PROVIDERS[0];
  // Checked also where no model is set: a wrong value never waits to be noticed.
  const limits = parseLimits(read);
  const isAnthropic = provider === "anthropic" && read("SITEWRIGHT_AI_MODEL") !== undefined;
  const address = read("SITEWRIGHT_AI_BASE_URL") ?? (isAnthropic ? ANTHROPIC_URL : undefined);
  if (address === undefined) {
    const alone = DEPENDENT.find((variable) => read(variable) !== undefined);
    if (alone === undefined) return undefined;
    throw wrongSetting("SITEWRIGHT_AI_BASE_URL", `must be set when ${alone} is`, URL_EXAMPLE);
  }
  const baseUrl = parseBaseUrl(address);
  const model = read("SITEWRIGHT_AI_MODEL");
  if (model === undefined)
    throw wrongSetting(
      "SITEWRIGHT_AI_MODEL",
      "must be set when SITEWRIGHT_AI_BASE_URL is",
      MODEL_EXAMPLE,
    );
  return { provider, baseUrl, model, apiKey: read("SITEWRIGHT_AI_API_KEY"), ...limits };
}

function parseLimits(read: Read) {
  const [firstTokenMs, silenceMs] = parsePatience(read("SITEWRIGHT_AI_PATIENCE") ?? "120s/60s");
  const jobMs = parseDuration(read("SITEWRIGHT_AI_JOB_LIMIT") ?? "15m");
  if (!jobMs)
    throw wrongSetting("SITEWRIGHT_AI_JOB_LIMIT", "must be a duration in s, m or h", "15m");
  const concurrency = Number(/^\d{1,3}$/.exec(read("SITEWRIGHT_AI_CONCURRENCY") ?? "4")?.[0]);
  if (!(concurrency >= 1 && concurrency <= 256))
    throw wrongSetting("SITEWRIGHT_AI_CONCURRENCY", "must be a whole number from 1 to 256", "4");
  return {
    ...{ firstTokenMs, silenceMs, jobMs, concurrency },
    budget: parseChoice(read, "SITEWRIGHT_AI_BUDGET", ["full", "light"] as const) ?? "full",
    fallback: parseChoice(read, "SITEWRIGHT_AI_FALLBACK", ["composer"] as const),
  };
}

/** "120s/60s": for the first token, and between tokens. */
function parsePatience(text: string): [number, number] {
  const [first, silence, ...rest] = text.split("/").map((part) => parseDuration(part.trim()));
  if (!first || !silence || rest.length > 0)
    throw wrongSetting(
      "SITEWRIGHT_AI_PATIENCE",
      "must be two durations, for the first token and between tokens",
      "120s/60s",
    );
  return [first, silence];
}

function parseBaseUrl(text: string): string {
  const url = URL.parse(text);
  const isRight = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
  if (!isRight || url.username || url.password || url.search || url.hash)
    throw wrongSetting(
      "SITEWRIGHT_AI_BASE_URL",
      "must be an http or https address without user name and query",
      URL_EXAMPLE,
    );
  return url.href.replace(/\/$/, "");
}

function parseChoice<Choice extends string>(
  read: Read,
  variable: Variable,
  choices: readonly Choice[],
): Choice | undefined {
  const text = read(variable);
  const chosen = choices.find((choice) => choice === text);
  if (text !== undefined && chosen === undefined)
    throw wrongSetting(variable, `must be ${choices.join(" or ")}`, choices.at(-1) ?? "");
  return chosen;
}
