/** How results are printed, and kept for docs/performance.md. */
import type { Comparison } from "./measure.ts";

export type Result = {
  name: string;
  /** What was seen, in words and figures. */
  figure: string;
  goal: string;
  aim?: string;
  met: boolean;
};

export function compareResult(
  name: string,
  unit: string,
  reference: string,
  comparison: Comparison,
  goal: { ratioMin: number; aim?: number },
): Result {
  const { ours, reference: theirs, ratio } = comparison;
  return {
    name,
    figure: `${round(ours)} ${unit} against ${round(theirs)} of ${reference}: ${ratio.median.toFixed(2)} × (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)})`,
    goal: `≥ ${goal.ratioMin} ×`,
    ...(goal.aim !== undefined && { aim: `${goal.aim} ×` }),
    met: ratio.median >= goal.ratioMin,
  };
}

export function boundResult(
  name: string,
  value: number,
  unit: string,
  goal: { max: number; aim?: number },
  note = "",
): Result {
  return {
    name,
    figure: `${value.toFixed(value < 10 ? 1 : 0)} ${unit}${note && ` (${note})`}`,
    goal: `≤ ${goal.max} ${unit}`,
    ...(goal.aim !== undefined && { aim: `${goal.aim} ${unit}` }),
    met: value <= goal.max,
  };
}

/** What must not be less than it was meant to be, in `unit` a second. */
export function rateResult(
  name: string,
  value: number,
  unit: string,
  goal: { min: number },
  note: string,
): Result {
  return {
    name,
    figure: `${round(value)} ${unit} (${note})`,
    goal: `≥ ${round(goal.min)} ${unit}`,
    met: value >= goal.min,
  };
}

export function printResult({ name, figure, goal, aim, met }: Result): void {
  console.log(`${met ? "met   " : "MISSED"}  ${name}`);
  console.log(`        ${figure}`);
  console.log(`        goal ${goal}${aim ? `, aim ${aim}` : ""}\n`);
}

const round = (value: number) =>
  value >= 1000 ? `${(value / 1000).toFixed(1)}k` : value.toFixed(1);
