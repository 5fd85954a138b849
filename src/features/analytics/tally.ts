/** Sums up hits by site and day. Pure: what is known of visitors is given, what changes is answered. */
import type { Device } from "./judge-agent.ts";
import type { Source } from "./sources.ts";

export const DIMENSIONS = ["path", "referrer", "device", "country", "language", "source"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export type PageView = {
  kind: "view";
  siteId: string;
  day: number;
  visitor: string;
  path: string;
  /** Undefined without one, and on the way from page to page. */
  referrer: string | undefined;
  device: Device;
  country: string;
  language: string;
  /** Undefined when it is that of the visit under way. */
  source: Source | undefined;
};

/** A person's hit, looked at. */
export type Sighting = PageView | { kind: "ctaClick" | "formView"; siteId: string; day: number };

export type Count = { views: number; visitors: number };

/** What one site gained in one day. */
export type DayTally = {
  siteId: string;
  day: number;
  pageviews: number;
  uniques: number;
  ctaClicks: number;
  formViews: number;
  counts: Map<Dimension, Map<string, Count>>;
};

export type TalliedVisitor = { day: number; visitor: string; source: string; isNew: boolean };

export type Tally = {
  days: DayTally[];
  /** Visitors who are new, or have come again from elsewhere. */
  visitors: TalliedVisitor[];
};

export const visitorKey = (day: number, visitor: string): string => `${day}/${visitor}`;

/** `known` holds the sources of visitors seen before, by `visitorKey`. */
export function tallySightings(
  sightings: readonly Sighting[],
  known: ReadonlyMap<string, string>,
): Tally {
  const days = new Map<string, DayTally>();
  const changed = new Map<string, TalliedVisitor>();
  for (const sighting of sightings) {
    const tally = dayTallyOf(days, sighting);
    if (sighting.kind === "view") addView(tally, sighting, known, changed);
    else if (sighting.kind === "ctaClick") tally.ctaClicks += 1;
    else tally.formViews += 1;
  }
  return { days: [...days.values()], visitors: [...changed.values()] };
}

function addView(
  tally: DayTally,
  view: PageView,
  known: ReadonlyMap<string, string>,
  changed: Map<string, TalliedVisitor>,
): void {
  const { day, visitor } = view;
  const key = visitorKey(day, visitor);
  const before = changed.get(key);
  const lastSource = before?.source ?? known.get(key);
  const isNew = lastSource === undefined;
  const source = view.source ?? lastSource ?? "direct";
  if (source !== lastSource)
    changed.set(key, { day, visitor, source, isNew: isNew || before?.isNew === true });
  tally.pageviews += 1;
  if (isNew) tally.uniques += 1;
  count(tally, "path", view.path, isNew);
  if (view.referrer !== undefined) count(tally, "referrer", view.referrer, isNew);
  count(tally, "device", view.device, isNew);
  count(tally, "country", view.country, isNew);
  count(tally, "language", view.language, isNew);
  count(tally, "source", source, isNew);
}

function dayTallyOf(
  days: Map<string, DayTally>,
  { siteId, day }: { siteId: string; day: number },
): DayTally {
  const key = `${day}/${siteId}`;
  let tally = days.get(key);
  if (tally === undefined) {
    tally = {
      ...{ siteId, day, pageviews: 0, uniques: 0, ctaClicks: 0, formViews: 0 },
      counts: new Map(DIMENSIONS.map((dimension) => [dimension, new Map<string, Count>()])),
    };
    days.set(key, tally);
  }
  return tally;
}

function count(tally: DayTally, dimension: Dimension, value: string, isNew: boolean): void {
  const values = tally.counts.get(dimension);
  const known = values?.get(value);
  if (known === undefined) values?.set(value, { views: 1, visitors: isNew ? 1 : 0 });
  else {
    known.views += 1;
    if (isNew) known.visitors += 1;
  }
}
