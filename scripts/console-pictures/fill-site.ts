/** Two months of visits, leads and registrations for the first site of a demonstration instance. */
import type { Service } from "../../src/app/service.ts";
import { analyticsRoom, type Hit, noteViews } from "../../src/features/analytics/room.ts";
import { findEvent, register } from "../../src/features/events/registrations.ts";
import { captureLead, captureSpam } from "../../src/features/leads/capture.ts";
import type { Context } from "../../src/platform/context.ts";
import { AGENTS, GUESTS, LEADS, PAGES, REFERRERS, SPAM } from "./demo-content.ts";
import type { Ask, LateClock } from "./demo-instance.ts";

const DAYS = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of the site with the most; the next ones have fewer. */
const VISITS_A_DAY = 34;

/** By day of the week, from Sunday. */
const WEEK = [1.25, 0.55, 0.7, 0.75, 0.9, 1.2, 1.45] as const;

type Place = { siteId: string; accountId: string };
type Filling = {
  readonly service: Service;
  readonly clock: LateClock;
  readonly places: readonly Place[];
};

export async function addAllVisits({ service: { ctx }, clock, places }: Filling): Promise<void> {
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo -= 1) {
    clock.daysLate = daysAgo;
    for (const [at, place] of places.entries()) await addVisits(ctx, place, daysAgo, at);
  }
}

/** Leads, spam, events and registrations of the first site. */
export async function fillSite(filling: Filling & { readonly ask: Ask }): Promise<void> {
  const { clock, ask, places } = filling;
  const { ctx } = filling.service;
  const [first] = places;
  if (first === undefined) throw new Error("there is no site to fill");
  await addLeads(ctx, clock, ask, first);
  clock.daysLate = 6;
  await addEvents(ctx, ask, first);
}

async function addVisits(ctx: Context, place: Place, daysAgo: number, rank: number) {
  const weekday = new Date(ctx.clock.now()).getUTCDay();
  const unevenness = 0.85 + ((daysAgo * 37) % 11) / 36;
  const growth = 0.7 + (DAYS - daysAgo) / 100;
  const share = (pick(WEEK, weekday) * unevenness * growth) / (1 + rank * 1.7);
  const views: Hit[] = [];
  for (let visit = 0; visit < VISITS_A_DAY * share; visit += 1)
    for (let step = 0; step <= visit % 3; step += 1)
      views.push(...hitsOf(place, ctx.clock.now(), { visit: visit + daysAgo * 7, step }));
  noteViews(ctx, views);
  await analyticsRoom.finish?.(ctx);
}

const SHARES = PAGES.flatMap(([path, share]) => Array.from({ length: share }, () => path));

function hitsOf(
  place: Place,
  atMs: number,
  { visit, step }: { visit: number; step: number },
): Hit[] {
  const path = step === 0 && visit % 2 === 0 ? "/" : pick(SHARES, visit * 7 + step * 3);
  const view: Hit = {
    ...{ kind: "view", ...place, atMs, path, url: `http://site.localhost${path}` },
    address: `198.51.${100 + (visit % 20)}.${visit % 250}`,
    agent: pick(AGENTS, visit),
    referrer: step === 0 ? pick(REFERRERS, visit) : "",
    language: pick(["en-GB,en", "en-GB,en", "de-DE,de", "pl"], visit),
    country: pick(["GB", "GB", "GB", "IE", "DE", "PL"], visit),
    authorization: undefined,
  };
  const isForm = path === "/contact";
  const isClick = step > 0 && visit % 5 === 0;
  return [
    view,
    ...(isForm ? [{ ...view, kind: "formView" as const }] : []),
    ...(isClick ? [{ ...view, kind: "ctaClick" as const }] : []),
  ];
}

async function addLeads(ctx: Context, clock: LateClock, ask: Ask, place: Place): Promise<void> {
  const form = { form: "contact", subject: undefined, verification: undefined, fields: {} };
  for (const { daysAgo, status, note, ...said } of LEADS) {
    clock.daysLate = daysAgo;
    const written = { ...place, ...form, phone: "", source: "/contact", ...said };
    const { id: leadId } = await captureLead(ctx, written);
    const { siteId } = place;
    if (note) await ask("leads.note", { siteId, leadId, text: note });
    if (status) await ask("leads.status", { siteId, leadId, status });
  }
  clock.daysLate = 1;
  for (const said of SPAM)
    await captureSpam(
      ctx,
      { ...place, ...form, phone: "", source: "/contact", ...said },
      "honeypot",
    );
}

async function addEvents(ctx: Context, ask: Ask, place: Place): Promise<void> {
  const startsAt = Math.floor(ctx.clock.now() / DAY_MS) * DAY_MS + 15 * DAY_MS + 17 * HOUR_MS;
  const { siteId } = place;
  const { event } = await ask("events.create", {
    ...{ siteId, title: "An evening on rye", startsAt, endsAt: startsAt + 3 * HOUR_MS },
    ...{ timezone: "Europe/London", venueName: "The bakehouse", capacity: 12 },
    ...{ summary: "Four flours, two starters, one loaf to take home.", registrationEnabled: true },
    ...{ priceLabel: "£45", status: "published" },
  });
  await ask("events.create", {
    ...{ siteId, title: "Open oven", startsAt: startsAt + 21 * DAY_MS, registrationEnabled: false },
  });
  const row = await findEvent(ctx, siteId, event.slug);
  if (row === undefined) throw new Error("the event is not there");
  for (const [name, seats] of GUESTS) {
    const email = `${name.toLowerCase().replace(" ", ".")}@guests.example`;
    const guest = { name, email, seats, phone: null, message: null, fields: null };
    await register(ctx, row, guest);
  }
}

function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error("there is nothing to pick from");
  return value;
}
