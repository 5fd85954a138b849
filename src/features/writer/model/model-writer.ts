/**
 * The writer that asks a language model. The composer's site is made first and stands under everything:
 * a text of the model takes its place only when it has passed every check.
 */
import type { Clock } from "../../../platform/clock.ts";
import type { ModelSettings } from "../../../platform/model-settings.ts";
import type { SiteDocument } from "../../design/room.ts";
import type { Brief } from "../brief.ts";
import type { Composition } from "../composer/composition.ts";
import { composePages, prepareSite, textLanguageOf } from "../composer.ts";
import { loadTexts } from "../content/load-texts.ts";
import type { ExistingSite } from "../existing-site/existing-site.ts";
import { checkQuality } from "../quality/quality.ts";
import { readBrief } from "../reading/read-brief.ts";
import { type WriteOptions, type Writer, WriterError } from "../writer.ts";
import { infuse } from "./infuse.ts";
import { describeLanguage } from "./language.ts";
import { markModelTexts } from "./mark-texts.ts";
import { gatherModelMaterial } from "./material.ts";
import { ModelFailure, type ModelPort } from "./port.ts";
import { createProgress } from "./progress.ts";
import { REPORT_STEP } from "./report.ts";
import { type ModelMeter, openSession, type SiteSession } from "./session.ts";
import { lightTask, listPageTasks, type PageTask } from "./steps/page-slots.ts";
import { describePlan, makePlan, type Plan } from "./steps/plan.ts";
import { writeSlots } from "./steps/write-slots.ts";

export type ModelWriterParts = {
  port: ModelPort;
  settings: ModelSettings;
  clock: Clock;
  meter: ModelMeter;
};

/** A plan, and at most four pages. */
const PARTS_FULL = 5;
/** How often texts that break the document's own rules are taken out again. */
const MENDS_MAX = 4;

export function createModelWriter(parts: ModelWriterParts): Writer {
  const { jobMs } = parts.settings;
  return {
    name: "model",
    limits: { stageMs: jobMs, jobMs },
    write: (brief, options) => writeSite(parts, brief, options),
  };
}

async function writeSite(
  { port, settings, clock, meter }: ModelWriterParts,
  brief: Brief,
  options: WriteOptions,
): Promise<SiteDocument> {
  const { seed, existing, neighbours, signal } = options;
  signal.throwIfAborted();
  const reading = readBrief(brief);
  const texts = await loadTexts(textLanguageOf(reading));
  await giveWay();
  const site = prepareSite(texts, reading, seed, { existing, neighbours });
  await giveWay();
  const isLight = settings.budget === "light";
  const progress = createProgress(options.onProgress, clock, {
    parts: isLight ? 1 : PARTS_FULL,
    isSlow: isLight,
  });
  const material = gatherModelMaterial(reading, site.material, existing);
  const session = openSession({
    ...{ port, settings, material, signal, progress, meter, kept: options.kept },
    ...describeLanguage(reading.language),
  });
  const isAway = !(await askAll(session, site, options));
  if (session.written.size === 0 && !isAway)
    throw new WriterError("provider_rejected", NOTHING_USABLE);
  options.onProgress(1, "Putting the pages together");
  const document = await assemble(session, site, existing);
  session.report.written = session.written.size;
  options.onKeptSlots?.(session.report.kept);
  await options.kept?.write(REPORT_STEP, {
    promptVersion: "1",
    value: session.report,
    usage: { model: port.model, inTokens: 0, outTokens: 0, seconds: 0, calls: 0 },
  });
  return document;
}

/**
 * False where the model is away and the operator wants the composer to complete the site. Throws
 * WriterError where it is away or refuses, and the signal's reason.
 */
async function askAll(
  session: SiteSession,
  site: Composition,
  { onRemark }: WriteOptions,
): Promise<boolean> {
  const { settings, signal } = session;
  try {
    if (settings.budget === "light") await writeLight(session, site);
    else await writeFully(session, site);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    const isAway = error.kind === "unavailable";
    if (!(isAway && settings.fallback === "composer"))
      throw new WriterError(
        isAway ? "provider_unavailable" : "provider_rejected",
        `${error.message} The credits were refunded; try again later. For the operator: ${error.advice}`,
        error,
      );
    onRemark?.(session.written.size === 0 ? WITHOUT_MODEL : PARTLY_WITHOUT_MODEL);
    return false;
  }
}

async function writeFully(session: SiteSession, site: Composition): Promise<void> {
  const plan = await makePlan(session, site.material);
  const tasks = listPageTasks(site, plan, session.material.facts.length);
  await inParallel(session, tasks, plan);
}

/** Side by side; the first that fails for good ends the others on the wire. */
async function inParallel(session: SiteSession, tasks: readonly PageTask[], plan: Plan) {
  const abort = new AbortController();
  const signal = AbortSignal.any([session.signal, abort.signal]);
  const described = describePlan(plan);
  const writing = tasks.map(({ name, what, purpose, slots }) =>
    writePart({ ...session, signal }, `words/${name}`, `Writing ${what}`, {
      ...{ prompt: "words" as const, what, slots },
      holes: { plan: described, purpose },
    }),
  );
  try {
    await Promise.all(writing);
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled(writing);
    throw error;
  }
}

async function writeLight(session: SiteSession, site: Composition): Promise<void> {
  const { what, slots } = lightTask(site);
  const request = { prompt: "light" as const, what, slots, holes: {} };
  await writePart(session, "words/light", "Writing the first texts", request);
}

async function writePart(
  session: SiteSession,
  step: string,
  label: string,
  request: Omit<Parameters<typeof writeSlots>[1], "step">,
): Promise<void> {
  session.progress.begin(step, label);
  await writeSlots(session, { step, ...request });
  session.progress.end(step);
}

/**
 * The document with the model's words in it. Texts that break a rule of the whole document are taken out
 * again, and the composer's stand there.
 */
async function assemble(
  { written, report, material }: SiteSession,
  site: Composition,
  existing: ExistingSite | undefined,
): Promise<SiteDocument> {
  const words = new Map(written);
  for (let round = 0; round < MENDS_MAX; round += 1) {
    const document = composePages(infuse(site, words), existing);
    await giveWay();
    const findings = checkQuality(document, site.reading.brief, existing);
    if (findings.length === 0) return markModelTexts(document, words);
    const faulty = [...words].filter(([, { text }]) =>
      findings.some(({ detail }) => detail.includes(text)),
    );
    // What no single text is to blame for is everybody's.
    for (const [slot] of faulty.length > 0 ? faulty : [...words]) {
      words.delete(slot);
      written.delete(slot);
      report.kept.push({ step: "whole", slot, reason: findings[0]?.rule ?? "quality" });
    }
  }
  throw new WriterError("generation_failed", `No document passes its checks: ${material.language}`);
}

/** Composing takes some milliseconds at a time: requests that wait are answered in between. */
const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const WITHOUT_MODEL = "Completed by the composer, because the language model is away";
const PARTLY_WITHOUT_MODEL =
  "Completed; the language model went away, and the composer wrote the rest";

const NOTHING_USABLE =
  "Nothing that the language model wrote could be used. The credits were refunded; try again. For the operator: `sitewright doctor` shows how the model answers, and a larger model may do better.";
