/** Measuring two things side by side: interleaved rounds, medians, and the ratio of each round. */

export type Comparison = {
  ours: number;
  reference: number;
  /** Ours over the reference, round by round. */
  ratio: { median: number; min: number; max: number };
};

/** Runs both in turn `rounds` times, swapping who goes first, and compares them. */
export async function compare(
  rounds: number,
  measureOurs: () => Promise<number>,
  measureReference: () => Promise<number>,
): Promise<Comparison> {
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) ours.push(await measureOurs());
    reference.push(await measureReference());
    if (round % 2 === 1) ours.push(await measureOurs());
  }
  const ratios = ours.map((value, at) => value / (reference[at] ?? Number.NaN));
  return {
    ours: median(ours),
    reference: median(reference),
    ratio: { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) },
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}
