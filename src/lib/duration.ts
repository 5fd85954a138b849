/** Durations as people write them on a command line: 90d, 12h, 30m, 2s. */

const UNIT_MS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** The duration in ms; undefined when the text is none, or longer than ten thousand days. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d{1,9})([smhd])$/.exec(text);
  if (!match?.[2]) return undefined;
  const ms = Number(match[1]) * (UNIT_MS[match[2]] ?? 0);
  return ms <= 10_000 * 86_400_000 ? ms : undefined;
}
