/** UTC days as whole numbers since 1970-01-01, and the stretches that counts are kept in. Pure. */

export const DAY_MS = 24 * 60 * 60_000;
/** Long ranges are read from counts of this many days. */
export const WEEK_DAYS = 7;

export const dayOf = (atMs: number): number => Math.floor(atMs / DAY_MS);

/** As YYYY-MM-DD. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Stretches of one kind, by the first days of the first and the last of them. */
export type Stretch = { days: 1 | 7; from: number; to: number };

/** The fewest stretches that cover the days `from` to `to`, both included. */
export function coverDays(from: number, to: number): Stretch[] {
  const weeksFrom = Math.ceil(from / WEEK_DAYS) * WEEK_DAYS;
  const weeksEnd = Math.floor((to + 1) / WEEK_DAYS) * WEEK_DAYS;
  if (weeksEnd <= weeksFrom) return [{ days: 1, from, to }];
  const stretches: Stretch[] = [
    { days: 1, from, to: weeksFrom - 1 },
    { days: 7, from: weeksFrom, to: weeksEnd - WEEK_DAYS },
    { days: 1, from: weeksEnd, to },
  ];
  return stretches.filter((stretch) => stretch.from <= stretch.to);
}
