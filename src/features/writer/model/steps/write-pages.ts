/** Has the pages of a site written: planned and side by side, or the first texts of them in one call. */
import type { BlockWishes } from "../material.ts";
import type { SiteOutline } from "../outline.ts";
import { MATERIAL_LENGTH, type SiteSession, shareMaterial } from "../session.ts";
import { dropFailedSteps } from "./cut-line.ts";
import { describePlan, PLAN_LEVELS, type PlanLevel } from "./describe-plan.ts";
import { dropRepeats } from "./drop-repeats.ts";
import { foreseeEdit } from "./edit.ts";
import { lightTask } from "./light-slots.ts";
import { listPageTasks, type PageTask, plannedSlots } from "./page-slots.ts";
import { makePlan, type SitePlan } from "./plan.ts";
import { hasAboutPage, isShort } from "./site-parts.ts";
import { slotHoles, writeSlots } from "./write-slots.ts";

/** The plan, and then the pages side by side. */
export async function writeFully(session: SiteSession, site: SiteOutline): Promise<void> {
  const plan = await makePlan(session, site);
  for (const [slot, written] of plannedSlots(plan)) session.planned.set(slot, written);
  if (plan.hasNoSteps) session.omitted.add("steps");
  // Nor does what the composer has for every business of the trade.
  if (!hasAboutPage(site)) session.omitted.add("about");
  if (isShort(site)) session.omitted.add("closing");
  const tasks = listPageTasks(site, plan);
  for (const slot of tasks.flatMap(({ slots }) => slots)) session.asked.set(slot.key, slot);
  await inParallel(session, tasks, plan);
  dropFailedSteps(session);
  dropRepeats(session);
}

/** What is asked for each page, and how much of the material it is told again: as much as there is room for. */
function fitBudget(session: SiteSession, tasks: readonly PageTask[], plan: SitePlan) {
  const ask = (level: PlanLevel) =>
    tasks.map(({ name, what, purpose, slots }) => ({
      ...{ name, prompt: "words" as const, what, slots },
      holes: { plan: describePlan(plan, name, level), purpose },
    }));
  const kept = foreseeEdit(
    session,
    tasks.flatMap(({ slots }) => slots),
  );
  const fits = PLAN_LEVELS.map((level) => {
    const requests = ask(level);
    const asked = requests.map((request) => ({ ...request, holes: slotHoles(request) }));
    return { requests, share: shareMaterial(session, asked, kept) };
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

/** The few texts that a slow model is asked for. */
export async function writeLight(session: SiteSession, site: SiteOutline): Promise<void> {
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
