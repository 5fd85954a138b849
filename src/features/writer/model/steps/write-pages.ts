/** Has the pages of a site written: planned and side by side, or the first texts of them in one call. */
import { type BlockWishes, measureMaterial } from "../material.ts";
import type { SiteOutline } from "../outline.ts";
import { MATERIAL_LENGTH, type SiteSession, shareMaterial } from "../session.ts";
import { dropFailedSteps } from "./cut-line.ts";
import { describePlan, PLAN_LEVELS, type PlanLevel } from "./describe-plan.ts";
import { dropRepeats } from "./drop-repeats.ts";
import { foreseeEdit } from "./edit.ts";
import { lightTask } from "./light-slots.ts";
import { describePage, listUnits, type PageUnit, plannedSlots } from "./page-slots.ts";
import { makePlan, type SitePlan } from "./plan.ts";
import { hasAboutPage, isShort } from "./site-parts.ts";
import { type PagePart, splitPages } from "./split-pages.ts";
import { type SlotsRequest, slotHoles, writeSlots } from "./write-slots.ts";

/** The plan, and then the pages side by side. */
export async function writeFully(session: SiteSession, site: SiteOutline): Promise<void> {
  const plan = await makePlan(session, site);
  for (const [slot, written] of plannedSlots(plan)) session.planned.set(slot, written);
  if (plan.hasNoSteps) session.omitted.add("steps");
  // Nor does what the composer has for every business of the trade.
  if (!hasAboutPage(site)) session.omitted.add("about");
  if (isShort(site)) session.omitted.add("closing");
  const units = listUnits(site, plan);
  for (const slot of units.flatMap(({ slots }) => slots)) session.asked.set(slot.key, slot);
  await writeSlots(session, fitBudget(session, units, plan));
  dropFailedSteps(session);
  dropRepeats(session);
}

/** Each call tells the system prompt and the plan again: more would leave no room to read the pages once more. */
const CALLS_MAX = 4;
/** Where only one call is on the wire at a time, more of them cost tokens and save no wait. */
const CALLS_MIN = 2;

/**
 * The calls for the pages: as many as are useful side by side, and as the budget has room for with enough of the plan and
 * the material in each; what there is room for where it is too little for that.
 */
function fitBudget(
  session: SiteSession,
  units: readonly PageUnit[],
  plan: SitePlan,
): SlotsRequest[] {
  const kept = foreseeEdit(
    session,
    units.flatMap(({ slots }) => slots),
  );
  const most = Math.min(CALLS_MAX, Math.max(CALLS_MIN, session.settings.concurrency));
  const ways = listWays(most).map(({ calls, level, least }) => {
    const requests = splitPages(units, calls).map((part) => requestFor(part, plan, level));
    const asked = requests.map((request) => ({ ...request, holes: slotHoles(request) }));
    return { requests, least, share: shareMaterial(session, asked, kept) };
  });
  const fit =
    ways.find(({ requests, least, share = 0 }) => {
      const needs = requests.map(({ material }) => measureMaterial(session.material, material));
      return share >= Math.min(least, Math.max(...needs));
    }) ?? ways.at(-1);
  const lengthMax = fit?.share ?? MATERIAL_LENGTH.min;
  return (fit?.requests ?? []).map((request) => ({
    ...request,
    material: { ...request.material, lengthMax },
  }));
}

/** Characters of material with which one more call is worth it. */
const MATERIAL_ENOUGH = 500;
/** The plan without a second sample of its voice and without its reader is still one. */
const LEVEL_ENOUGH = 2;

/** From many calls with all of the plan to few with little of it. */
function listWays(most: number): { calls: number; level: PlanLevel; least: number }[] {
  const counts = Array.from({ length: most - CALLS_MIN + 1 }, (_, at) => most - at);
  const good = counts.flatMap((calls) =>
    PLAN_LEVELS.filter((level) => level <= LEVEL_ENOUGH).map((level) => ({
      ...{ calls, level, least: MATERIAL_ENOUGH },
    })),
  );
  const poor = PLAN_LEVELS.map((level) => ({
    ...{ calls: CALLS_MIN, level, least: MATERIAL_LENGTH.min },
  }));
  return [...good, ...poor];
}

function requestFor(part: PagePart, plan: SitePlan, level: PlanLevel): SlotsRequest {
  const pages = part.pages.map((page) => describePage(page, plan));
  const what = new Intl.ListFormat("en-GB").format(pages.map((page) => page.what));
  const purposes = pages.map(({ purpose }) => purpose).filter((purpose) => purpose !== "");
  const own = plan.offers.filter(({ text }) => part.slots.some(({ about }) => about === text));
  return {
    ...{ step: `words/${part.name}`, prompt: "words" as const, what, slots: part.slots },
    holes: { plan: describePlan(plan, part, level), purpose: purposes.join(" ") },
    material: {
      lengthMax: MATERIAL_LENGTH.max,
      // The offers of the plan may rest on what is usual in the trade.
      kinds: ["core", "fact", "trade"],
      first: new Set((own.length > 0 ? own : plan.offers).flatMap(({ facts }) => facts)),
    },
    label: `Writing ${what}`,
  };
}

/** The few texts that a slow model is asked for. */
export async function writeLight(session: SiteSession, site: SiteOutline): Promise<void> {
  const { what, slots } = lightTask(site);
  await writeSlots(session, [
    {
      ...{ step: "words/light", prompt: "light", what, slots, holes: {} },
      ...{ material: LIGHT_MATERIAL, label: "Writing the first texts" },
    },
  ]);
}

/** One call is all there is. */
const LIGHT_MATERIAL: BlockWishes = { lengthMax: 6_000, kinds: ["core", "fact", "trade", "rival"] };
