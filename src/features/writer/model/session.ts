/**
 * The writing of one site: asks the model step by step, keeps each answer before it is used, stays within
 * the budget, and notes what happened. A step that was answered before a restart is not asked again.
 */
import type { ModelSettings } from "../../../platform/model-settings.ts";
import type { KeptSteps, StepUsage } from "../writer.ts";
import { type BlockWishes, type ModelMaterial, renderMaterial } from "./material.ts";
import { estimateTokens, type ModelPort, type WireSchema } from "./port.ts";
import type { Progress } from "./progress.ts";
import { PROMPTS, type PromptName, versionOf } from "./prompts/prompts.ts";
import { renderPrompt } from "./prompts/render-prompt.ts";
import { type ReadAnswer, readAnswer } from "./read-answer.ts";
import type { WritingReport } from "./report.ts";
import type { Slot, Written } from "./slots.ts";

/** Tokens that all answers of a site may have together. */
const OUT_TOKENS_MAX: Readonly<Record<ModelSettings["budget"], number>> = {
  full: 8_000,
  light: 1_200,
};
/** Less is not enough for a text. */
const OUT_TOKENS_MIN = 60;
/** For models that think aloud before they answer; a light budget has none to spare. */
const THINKING_TOKENS = 2_000;

export type SiteSession = {
  port: ModelPort;
  settings: ModelSettings;
  material: ModelMaterial;
  signal: AbortSignal;
  /** On the monotonic clock: what is not answered by then is of no use to the job. */
  untilMs: number;
  kept: KeptSteps | undefined;
  progress: Progress;
  meter: ModelMeter;
  /** What holds for every call of the site. */
  system: string;
  /** In English, for prompts. */
  languageName: string;
  /** How readers are addressed in it; empty where that needs no word. */
  address: string;
  /** One for the site: pages that are written side by side have copies of the rest. */
  spent: Spent;
  report: WritingReport;
  /** What was asked for, by its key. */
  asked: Map<string, Slot>;
  /** Texts that passed, by slot. */
  written: Map<string, Written>;
  /** Names, titles and questions of the plan that passed, by slot: they stand over what is written. */
  planned: Map<string, Written>;
  /** Optional slots, and parts of the plan, that the model has left empty: nothing stands there. */
  omitted: Set<string>;
};

type Spent = {
  /** Characters of all prompts so far, those not counted that ask for something again. */
  inCharacters: number;
  /** Of the tokens that all answers may have together. */
  outTokensLeft: number;
};

/** Whoever counts what models use up. */
export type ModelMeter = {
  /** One call that was answered. */
  call(step: string, usage: StepUsage): void;
  /** What had to be mended, and what kept other words. */
  outcome(step: string, mended: number, kept: number): void;
};

export type SessionParts = Omit<
  SiteSession,
  "system" | "spent" | "report" | "asked" | "written" | "planned" | "omitted"
>;

export function openModelSession(parts: SessionParts): SiteSession {
  const { languageName: language, address } = parts;
  return {
    ...parts,
    system: renderPrompt(PROMPTS.system, { language, address }),
    spent: { inCharacters: 0, outTokensLeft: OUT_TOKENS_MAX[parts.settings.budget] },
    report: { model: parts.port.model, written: 0, kept: [], steps: [], unknown: [] },
    asked: new Map(),
    written: new Map(),
    planned: new Map(),
    omitted: new Set(),
  };
}

export type StepRequest = {
  /** Unique within the job: "words/home", "words/home/2". */
  step: string;
  prompt: PromptName;
  /** In place of what is said to those who write. */
  system?: string;
  holes: Readonly<Record<string, string>>;
  schema: WireSchema;
  /** How much of the material is told again for it. */
  material: BlockWishes;
  /** Room that the answer needs. */
  outTokens: number;
};

const promptFor = (
  session: SiteSession,
  { prompt, holes, material }: Pick<StepRequest, "prompt" | "holes" | "material">,
): string =>
  renderPrompt(PROMPTS[prompt], {
    material: renderMaterial(session.material, material),
    ...holes,
  });

/** 6,000 tokens for a site, without what is around the messages on the wire. */
const IN_CHARACTERS_MAX = 23_300;
export const MATERIAL_LENGTH = { min: 300, max: 3_000 } as const;

type Asking = Pick<StepRequest, "prompt" | "holes" | "system">;
const NO_MATERIAL: BlockWishes = { lengthMax: 0, kinds: [] };

/** Characters of these calls without the material. */
export const measureCalls = (session: SiteSession, requests: readonly Asking[]): number =>
  requests.reduce(
    (sum, request) =>
      sum +
      (request.system ?? session.system).length +
      promptFor(session, { ...request, material: NO_MATERIAL }).length,
    0,
  );

/** Characters that calls may still have within the budget of the site. */
export const charactersLeft = (session: SiteSession): number =>
  IN_CHARACTERS_MAX - session.spent.inCharacters;

/**
 * How many characters of material each of these calls may tell again, where `kept` are left for what comes after
 * them; undefined where too little would be left.
 */
export function shareMaterial(
  session: SiteSession,
  requests: readonly Asking[],
  kept: number,
): number | undefined {
  const left = charactersLeft(session) - kept - measureCalls(session, requests);
  const share = left / Math.max(1, requests.length);
  if (share < MATERIAL_LENGTH.min) return undefined;
  return Math.min(MATERIAL_LENGTH.max, Math.floor(share));
}

/** Undefined where the answer held no object, or nothing is left of the budget. */
export async function askStep(
  session: SiteSession,
  request: StepRequest,
): Promise<ReadAnswer | undefined> {
  const promptVersion = versionOf(request.prompt);
  const prompt = promptFor(session, request);
  if (!/\/\d{1,2}$/u.test(request.step))
    session.spent.inCharacters += (request.system ?? session.system).length + prompt.length;
  const kept = await session.kept?.read(request.step);
  if (kept?.promptVersion === promptVersion && typeof kept.value === "string") {
    session.spent.outTokensLeft -= estimateTokens(kept.value.length);
    session.progress.finish(request.step);
    return readAnswer(kept.value);
  }
  if (session.spent.outTokensLeft < OUT_TOKENS_MIN) return undefined;
  const text = await askModel(session, request, { promptVersion, prompt });
  return readAnswer(text);
}

async function askModel(
  session: SiteSession,
  { step, system = session.system, schema, outTokens }: StepRequest,
  { promptVersion, prompt }: { promptVersion: string; prompt: string },
): Promise<string> {
  const { port, settings, signal, progress } = session;
  const isLight = settings.budget === "light";
  const outTokensMax = isLight ? session.spent.outTokensLeft : outTokens * 2 + THINKING_TOKENS;
  const reply = await port.ask(
    {
      step: step.replace(/\/\d{1,2}$/u, "").replaceAll("/", "-"),
      system,
      prompt,
      schema,
      outTokensMax,
    },
    {
      signal,
      untilMs: session.untilMs,
      onText: (length) => progress.hear(step, length, outTokens),
    },
  );
  const { isCounted: _, ...usage } = reply.usage;
  session.spent.outTokensLeft -= isLight ? usage.outTokens : estimateTokens(reply.text.length);
  const used = { model: port.model, ...usage };
  session.meter.call(stepName(step), used);
  await session.kept?.write(step, { promptVersion, value: reply.text, usage: used });
  progress.finish(step);
  return reply.text;
}

/** For metrics: a second try counts for the step that it belongs to. */
export const stepName = (step: string): string =>
  step.replace(/\/\d{1,2}$/u, "").replace("words/", "");
