/** Dates and numbers in the reader's own locale and time zone. */
import type { Instant } from "./api-types.ts";

const locale = navigator.languages;

/** Made when first used: the locale's tables take a phone some hundred milliseconds to read. */
function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Some of the languages that write 0 to 999 as they are, whichever region is meant. */
const PLAIN_DIGITS =
  /^(?:bg|ca|cs|da|de|el|en|es|et|fi|fr|hr|hu|it|ja|ko|lt|lv|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sv|tr|uk|zh)(?:-[A-Z]{2})?$/;
const isPlain = (languages: readonly string[]): boolean => PLAIN_DIGITS.test(languages[0] ?? "");

let numbers = lazily(() => new Intl.NumberFormat(locale));
let areDigitsPlain = isPlain(locale ?? []);
const dates = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale, options));
const exact = dates({ dateStyle: "full", timeStyle: "short" });
const day = dates({ day: "numeric", month: "short" });
const dayOfYear = dates({ dateStyle: "medium" });
const moment = dates({ dateStyle: "medium", timeStyle: "short" });
const dayOfUtc = dates({ day: "numeric", month: "short", timeZone: "UTC" });
const shares = lazily(
  () => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
);
const relative = lazily(
  () => new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "long" }),
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Each with how many of them are told in it at most, and one more. */
const UNITS = [
  [MINUTE_MS, 60, "minute"],
  [HOUR_MS, 24, "hour"],
  [DAY_MS, 7, "day"],
] as const;

export function showNumber(value: number): string {
  const isShort = Number.isInteger(value) && value >= 0 && value < 1_000;
  return isShort && areDigitsPlain ? String(value) : numbers().format(value);
}

/** For a page that the service renders: how its reader writes numbers. Dates are left to the browser. */
export function writeNumbersAs(languages: readonly string[]): void {
  numbers = lazily(() => new Intl.NumberFormat([...languages]));
  areDigitsPlain = isPlain(languages);
}

/** `share` is 0 to 1. */
export const showShare = (share: number): string => shares().format(share);

const dateOf = (at: Instant) => new Date(at);
export const isPast = (at: Instant, now = Date.now()): boolean => dateOf(at).getTime() < now;
export const isoOf = (at: Instant): string => dateOf(at).toISOString();
export const showExact = (at: Instant): string => exact().format(dateOf(at));
export const showMoment = (at: Instant): string => moment().format(dateOf(at));

/** `2026-11-22` as a day; days of analytics are UTC's. */
export const showDay = (day: string): string => dayOfUtc().format(new Date(`${day}T00:00:00Z`));

/** "3 minutes ago" within a week, then the day. */
export function showAgo(at: Instant, now = Date.now()): string {
  const distance = dateOf(at).getTime() - now;
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return distance > 0 ? "in a moment" : "just now";
  for (const [unitMs, count, unit] of UNITS) {
    const value = Math.round(distance / unitMs);
    // Rounded first: 59.6 minutes are an hour, not sixty minutes.
    if (Math.abs(value) < count) return relative().format(value, unit);
  }
  return size < 300 * DAY_MS ? day().format(dateOf(at)) : dayOfYear().format(dateOf(at));
}

export function showBytes(bytes: number): string {
  // What is rounded to 1,000 kB is 1 MB.
  const [size, unit] = bytes < 999_500 ? [bytes / 1_000, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}

/** "1 lead", "2 leads". */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${showNumber(value)} ${value === 1 ? one : many}`;

/** The name of a country or language in the reader's language; the code when it has none. */
export function nameOfCode(code: string, type: "region" | "language"): string {
  try {
    return new Intl.DisplayNames(locale, { type, fallback: "code" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** An address as people read it. */
export const showHost = (url: string): string => {
  const rest = url.slice(url.indexOf("//") + 2);
  return rest.endsWith("/") ? rest.slice(0, -1) : rest;
};
