/** Billing periods: calendar months in UTC, written YYYY-MM so that text order is time order. */

export function periodAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}
