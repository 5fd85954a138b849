/**
 * The writer that asks a language model. The composer's site is made first and stands under everything:
 * a text of the model takes its place only when it has passed every check.
 */
import type { Clock } from "../../../platform/clock.ts";
import type { ModelSettings } from "../../../platform/model-settings.ts";
import type { SiteDocument } from "../../design/room.ts";
import type { Brief } from "../brief.ts";
import { NO_RIVALS } from "../competitors.ts";
import { type WriteOptions, type Writer, WriterError } from "../writer.ts";
import { describeLanguage } from "./language.ts";
import { OrderedSemaphore } from "./ordered-semaphore.ts";
import type { AssembledSite, AssembleOrder, SiteOrder, SiteOutline } from "./outline.ts";
import { ModelFailure, type ModelPort } from "./port.ts";
import { createProgress } from "./progress.ts";
import { REPORT_STEP } from "./report.ts";
import { type ModelMeter, openModelSession, type SiteSession } from "./session.ts";
import type { Written } from "./slots.ts";
import { editPages } from "./steps/edit.ts";
import { BUTTON_KEY } from "./steps/planned-slots.ts";
import { writeFully, writeLight } from "./steps/write-pages.ts";

/**
 * The composer's part: work that blocks, done in another thread. Nothing here imports the composer itself, whose
 * tables are a third of a service's memory and would be in this thread as well.
 */
export type ModelComposing = {
  outline(order: SiteOrder, signal: AbortSignal): Promise<SiteOutline>;
  assemble(order: AssembleOrder, signal: AbortSignal): Promise<AssembledSite>;
};

export type ModelWriterParts = {
  port: ModelPort;
  settings: ModelSettings;
  clock: Clock;
  meter: ModelMeter;
  composing: ModelComposing;
};

/** A plan, the pages side by side, and a call that reads them once more. */
const PARTS_FULL = 3;
/** Of the job's time, for what comes after the words. */
const RENDERING_MS = 60_000;

/**
 * Sites are written in the order in which they come, as many at once as keep all places on the wire taken: dealt
 * out over every job in hand, calls would have all of them end late, and outlines be made that nobody asks for yet.
 */
export function createModelWriter(parts: ModelWriterParts): Writer {
  const { jobMs, concurrency } = parts.settings;
  const places = new OrderedSemaphore(concurrency + 1);
  return {
    name: "model",
    limits: { stageMs: jobMs, jobMs },
    async write(brief, options) {
      const startedAtMs = parts.clock.monotonicMs();
      options.onProgress(0, "Waiting for the language model");
      return places.within(options.signal, () => writeSite(parts, brief, options, startedAtMs));
    },
  };
}

async function writeSite(
  { port, settings, clock, meter, composing }: ModelWriterParts,
  brief: Brief,
  options: WriteOptions,
  startedAtMs: number,
): Promise<SiteDocument> {
  const { seed, existing, neighbours, rivals = NO_RIVALS, signal } = options;
  const order = { brief, seed, existing, looks: neighbours?.looks ?? [], rivals };
  const site = await composing.outline(order, signal);
  const isLight = settings.budget === "light";
  const renderingAtMs = startedAtMs + settings.jobMs - RENDERING_MS;
  // Of a job that is shorter than that, half is for the words.
  const untilMs = Math.max(renderingAtMs, startedAtMs + settings.jobMs / 2);
  const progress = createProgress(options.onProgress, clock, {
    parts: isLight ? 1 : PARTS_FULL,
    isSlow: isLight,
  });
  const { material } = site;
  const session = openModelSession({
    ...{ port, settings, material, signal, untilMs, progress, meter, kept: options.kept },
    ...describeLanguage(site.language),
  });
  const isAway = !(await askAll(session, site, options));
  if (session.written.size === 0 && !isAway)
    throw new WriterError("provider_rejected", NOTHING_USABLE);
  const assemble = () => assembleWords(session, order, composing);
  const written = await assemble();
  const isRead = !isAway && !isLight;
  const isEdited =
    isRead &&
    (await editPages(session, {
      outline: site,
      ...written,
      leftMs: renderingAtMs - clock.monotonicMs(),
    }));
  options.onProgress(1, "Putting the pages together");
  const { document, words } = isEdited ? await assemble().catch(keepTo(written, signal)) : written;
  session.report.written = words.size;
  options.onKeptSlots?.(session.report.kept);
  await options.kept?.write(REPORT_STEP, {
    promptVersion: "1",
    value: session.report,
    usage: { model: port.model, inTokens: 0, outTokens: 0, seconds: 0, calls: 0 },
  });
  return document;
}

/** What was read once more is never worse off for it: where the corrected pages fail, those before them stand. */
const keepTo = (written: WrittenSite, signal: AbortSignal) => (): WrittenSite => {
  signal.throwIfAborted();
  return written;
};

type WrittenSite = { document: SiteDocument; words: ReadonlyMap<string, Written> };

/** The document of the words so far. What may not stand in it is taken out of them. */
async function assembleWords(
  session: SiteSession,
  order: SiteOrder,
  composing: ModelComposing,
): Promise<WrittenSite> {
  const words = new Map([...usedNames(session), ...session.written]);
  const omitted = [...session.omitted];
  const site = await composing.assemble({ ...order, words, omitted }, session.signal);
  for (const { slot, rule } of site.refused) {
    for (const texts of [words, session.written, session.planned]) texts.delete(slot);
    session.report.kept.push({ step: "whole", slot, reason: rule });
  }
  return { document: site.document, words };
}

/**
 * False where the model is away and the operator wants the composer to complete the site. Throws
 * WriterError where it is away or refuses, and the signal's reason.
 */
async function askAll(
  session: SiteSession,
  site: SiteOutline,
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

/** A name without the text that it was to stand over is not used, nor the button of a site without texts. */
const usedNames = ({ planned, written }: SiteSession) =>
  [...planned].filter(
    ([slot]) =>
      (slot === BUTTON_KEY && written.size > 0) ||
      written.has(slot.replace(/_(?:name|title)$/u, "_text").replace("question_", "answer_")),
  );

const WITHOUT_MODEL = "Completed by the composer, because the language model is away";
const PARTLY_WITHOUT_MODEL =
  "Completed; the language model went away, and the composer wrote the rest";

const NOTHING_USABLE =
  "Nothing that the language model wrote could be used. The credits were refunded; try again. For the operator: `sitewright doctor` shows how the model answers, and a larger model may do better.";
