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
import type { BlockWishes } from "./material.ts";
import {
  type AssembledSite,
  type AssembleOrder,
  assembleSite,
  outlineSite,
  type SiteOrder,
  type SiteOutline,
} from "./outline.ts";
import { ModelFailure, type ModelPort } from "./port.ts";
import { createProgress } from "./progress.ts";
import { REPORT_STEP } from "./report.ts";
import {
  MATERIAL_LENGTH,
  type ModelMeter,
  openModelSession,
  type SiteSession,
  shareMaterial,
} from "./session.ts";
import { dropRepeats } from "./steps/drop-repeats.ts";
import { lightTask, listPageTasks, type PageTask, plannedSlots } from "./steps/page-slots.ts";
import {
  BUTTON_KEY,
  describePlan,
  makePlan,
  PLAN_LEVELS,
  type PlanLevel,
  type SitePlan,
} from "./steps/plan.ts";
import { hasAboutPage, isShort } from "./steps/site-parts.ts";
import { slotHoles, writeSlots } from "./steps/write-slots.ts";

/** The composer's part: work that blocks, and may be done in another thread. */
export type ModelComposing = {
  outline(order: SiteOrder, signal: AbortSignal): Promise<SiteOutline>;
  assemble(order: AssembleOrder, signal: AbortSignal): Promise<AssembledSite>;
};

export type ModelWriterParts = {
  port: ModelPort;
  settings: ModelSettings;
  clock: Clock;
  meter: ModelMeter;
  /** In this thread, unless something else is given. */
  composing?: ModelComposing;
};

/** A plan, and at most four pages. */
const PARTS_FULL = 5;
const IN_THIS_THREAD: ModelComposing = { outline: outlineSite, assemble: assembleSite };

export function createModelWriter(parts: ModelWriterParts): Writer {
  const { jobMs } = parts.settings;
  return {
    name: "model",
    limits: { stageMs: jobMs, jobMs },
    write: (brief, options) => writeSite(parts, brief, options),
  };
}

async function writeSite(
  { port, settings, clock, meter, composing = IN_THIS_THREAD }: ModelWriterParts,
  brief: Brief,
  options: WriteOptions,
): Promise<SiteDocument> {
  const { seed, existing, neighbours, rivals = NO_RIVALS, signal } = options;
  signal.throwIfAborted();
  const order = { brief, seed, existing, looks: neighbours?.looks ?? [], rivals };
  const site = await composing.outline(order, signal);
  const isLight = settings.budget === "light";
  const progress = createProgress(options.onProgress, clock, {
    parts: isLight ? 1 : PARTS_FULL,
    isSlow: isLight,
  });
  const { material } = site;
  const session = openModelSession({
    ...{ port, settings, material, signal, progress, meter, kept: options.kept },
    ...describeLanguage(site.language),
  });
  const isAway = !(await askAll(session, site, options));
  if (session.written.size === 0 && !isAway)
    throw new WriterError("provider_rejected", NOTHING_USABLE);
  options.onProgress(1, "Putting the pages together");
  const words = new Map([...usedNames(session), ...session.written]);
  const { document, refused } = await composing.assemble(
    { ...order, words, omitted: [...session.omitted] },
    signal,
  );
  for (const { slot, rule } of refused) {
    words.delete(slot);
    session.report.kept.push({ step: "whole", slot, reason: rule });
  }
  session.report.written = words.size;
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

async function writeFully(session: SiteSession, site: SiteOutline): Promise<void> {
  const plan = await makePlan(session, site);
  for (const [slot, written] of plannedSlots(plan)) session.planned.set(slot, written);
  if (plan.hasNoSteps) session.omitted.add("steps");
  // Nor does what the composer has for every business of the trade.
  if (!hasAboutPage(site)) session.omitted.add("about");
  if (isShort(site)) session.omitted.add("closing");
  await inParallel(session, listPageTasks(site, plan), plan);
  dropRepeats(session);
}

/** What is asked for each page, and how much of the material it is told again: as much as there is room for. */
function fitBudget(session: SiteSession, tasks: readonly PageTask[], plan: SitePlan) {
  const ask = (level: PlanLevel) =>
    tasks.map(({ name, what, purpose, slots }) => ({
      ...{ name, prompt: "words" as const, what, slots },
      holes: { plan: describePlan(plan, name, level), purpose },
    }));
  const fits = PLAN_LEVELS.map((level) => {
    const requests = ask(level);
    const asked = requests.map((request) => ({ ...request, holes: slotHoles(request) }));
    return { requests, share: shareMaterial(session, asked) };
  });
  const fit = fits.find(({ share }) => share !== undefined) ?? fits.at(-1);
  const material: BlockWishes = {
    lengthMax: fit?.share ?? MATERIAL_LENGTH.min,
    // The offers of the plan may rest on what is usual in the trade.
    kinds: ["core", "fact", "trade"],
    first: new Set(plan.offers.flatMap(({ facts }) => facts)),
  };
  return { requests: fit?.requests ?? [], material };
}

/** Side by side; the first that fails for good ends the others on the wire. */
async function inParallel(session: SiteSession, tasks: readonly PageTask[], plan: SitePlan) {
  const abort = new AbortController();
  const signal = AbortSignal.any([session.signal, abort.signal]);
  const { requests, material } = fitBudget(session, tasks, plan);
  const writing = requests.map(({ name, ...request }) =>
    writePart({ ...session, signal }, `words/${name}`, `Writing ${request.what}`, {
      ...request,
      material,
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

async function writeLight(session: SiteSession, site: SiteOutline): Promise<void> {
  const { what, slots } = lightTask(site);
  await writePart(session, "words/light", "Writing the first texts", {
    ...{ prompt: "light" as const, what, slots, holes: {} },
    material: LIGHT_MATERIAL,
  });
}

/** One call is all there is. */
const LIGHT_MATERIAL: BlockWishes = { lengthMax: 6_000, kinds: ["core", "fact", "trade", "rival"] };

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

const WITHOUT_MODEL = "Completed by the composer, because the language model is away";
const PARTLY_WITHOUT_MODEL =
  "Completed; the language model went away, and the composer wrote the rest";

const NOTHING_USABLE =
  "Nothing that the language model wrote could be used. The credits were refunded; try again. For the operator: `sitewright doctor` shows how the model answers, and a larger model may do better.";
