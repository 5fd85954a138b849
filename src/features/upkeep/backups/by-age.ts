/** Backups by their age, which their names tell: `sitewright-` or `console-`, and when they were made. */

/** The time as it stands in names: with milliseconds, and so that names sort by time. */
export const stampOf = (ms: number): string => new Date(ms).toISOString().replace(/[-:.]/g, "");

/**
 * Names of one kind, oldest first. What is named after a time behind `latest` was made while the clock was
 * fast: it counts as older than all others, or it would drive out whatever is made from now on.
 */
export function sortByAge(names: readonly string[], latest: string): string[] {
  const sorted = names.toSorted();
  return [...sorted.filter((name) => name > latest), ...sorted.filter((name) => name <= latest)];
}
