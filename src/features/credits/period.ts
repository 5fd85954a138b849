/** Billing periods: calendar months in UTC, written YYYY-MM so that text order is time order. */

/** The period that was asked for last: each call of the API asks, and nearly always for the same. */
let latest = { name: "", startsAt: 0, endsAt: 0 };

export function periodAt(ms: number): string {
  if (ms < latest.startsAt || ms >= latest.endsAt) latest = readPeriod(ms);
  return latest.name;
}

function readPeriod(ms: number): typeof latest {
  const date = new Date(ms);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    name: `${year}-${month < 9 ? "0" : ""}${month + 1}`,
    startsAt: Date.UTC(year, month),
    endsAt: Date.UTC(year, month + 1),
  };
}
