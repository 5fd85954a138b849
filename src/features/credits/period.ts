/** Billing periods: calendar months in UTC, written YYYY-MM so that text order is time order. */

export function periodAt(ms: number): string {
  // Each call of the API asks: a whole ISO string would take three times as long.
  const date = new Date(ms);
  const month = date.getUTCMonth() + 1;
  return `${date.getUTCFullYear()}-${month < 10 ? "0" : ""}${month}`;
}

/** The period whose allowance an account has at `now`: on a clock that is behind, the account's first. */
export const periodOf = (now: number, accountCreatedAt: number): string =>
  periodAt(Math.max(now, accountCreatedAt));
