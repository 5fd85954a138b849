/** How far the writing is, from the calls that were answered and the words that have come so far. */
import type { Clock } from "../../../platform/clock.ts";
import { estimateTokens } from "./port.ts";

export type Progress = {
  /** A part of the work begins, `share` of one of the `parts`; `label` is said while it lasts. */
  begin(part: string, label: string, share?: number): void;
  /** Characters of a step's answer so far, and the tokens it may come to. */
  hear(step: string, length: number, outTokens: number): void;
  finish(step: string): void;
  /** A part is over, with all its steps. */
  end(part: string): void;
};

/** The last part of the way belongs to putting the site together. */
const WRITTEN_FRACTION = 0.95;
const MINUTE_S = 60;

/**
 * `parts` is how many parts there will be. With `isSlow` the label says how long the rest may take, from
 * the pace of the words so far.
 */
export function createProgress(
  report: (fraction: number, stage: string) => void,
  clock: Clock,
  { parts, isSlow }: { parts: number; isSlow: boolean },
): Progress {
  const labels = new Map<string, string>();
  const fractions = new Map<string, number>();
  const shares = new Map<string, number>();
  let startedAtMs: number | undefined;
  const tell = (suffix = "") => {
    const sum = [...fractions].reduce((all, [part, one]) => all + one * (shares.get(part) ?? 1), 0);
    const [label] = labels.values();
    if (label !== undefined) report(Math.min(1, sum / parts) * WRITTEN_FRACTION, label + suffix);
  };
  const partOf = (step: string) => step.replace(/\/\d{1,2}$/u, "");
  return {
    begin(part, label, share = 1) {
      shares.set(part, share);
      for (const [other] of labels) if (fractions.get(other) === 1) labels.delete(other);
      labels.set(part, label);
      tell();
    },
    hear(step, length, outTokens) {
      startedAtMs ??= clock.monotonicMs();
      const tokens = estimateTokens(length);
      const fraction = Math.min(0.9, tokens / Math.max(1, outTokens));
      fractions.set(partOf(step), Math.max(fractions.get(partOf(step)) ?? 0, fraction));
      const seconds = (clock.monotonicMs() - startedAtMs) / 1_000;
      tell(isSlow ? describeRest(tokens, seconds, outTokens) : "");
    },
    finish(step) {
      fractions.set(partOf(step), 0.95);
      tell();
    },
    end(part) {
      fractions.set(part, 1);
      if (labels.size > 1) labels.delete(part);
      tell();
    },
  };
}

const TOKENS_TO_JUDGE_BY = 20;

/** " (about 3 minutes left)", once the pace is known and the wait is worth a word. */
function describeRest(tokens: number, seconds: number, outTokens: number): string {
  if (tokens < TOKENS_TO_JUDGE_BY || seconds <= 0) return "";
  const left = (Math.max(0, outTokens - tokens) * seconds) / tokens;
  if (left < MINUTE_S) return " (less than a minute left)";
  const minutes = Math.ceil(left / MINUTE_S);
  return ` (about ${minutes} ${minutes === 1 ? "minute" : "minutes"} left)`;
}
