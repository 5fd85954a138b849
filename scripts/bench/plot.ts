/**
 * Growth curves for docs/performance.md: what one operation costs the more there is. Draws a chart
 * with logarithmic axes into docs/images and writes the figures beside it, between two markers.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type Chart, chartSvg, type Point } from "./chart-svg.ts";

const DOCUMENT = "docs/performance.md";
/** What is there of a section before its first run: new ones go to the end of the page. */
const HEADING = "## How costs grow";

export type GrowthChart = Chart & {
  /** Of the markers and the image; kebab-case. */
  readonly id: string;
  /** How it was measured, in a sentence or two. */
  readonly note: string;
};

/** Writes the chart and its figures, in place of those of the last run. */
export function plotGrowth(chart: GrowthChart): void {
  writeFileSync(`docs/images/growth-${chart.id}.svg`, chartSvg(chart));
  const document = readFileSync(DOCUMENT, "utf8");
  writeFileSync(DOCUMENT, replaceSection(document, chart.id, describeChart(chart)));
}

/** The document with `text` between the markers of `id`, which are added where there are none. */
export function replaceSection(document: string, id: string, text: string): string {
  const [opening, closing] = [`<!-- growth ${id} -->`, `<!-- /growth ${id} -->`];
  const section = `${opening}\n${text}\n${closing}`;
  const from = document.indexOf(opening);
  const to = document.indexOf(closing);
  if (from >= 0 && to > from)
    return document.slice(0, from) + section + document.slice(to + closing.length);
  const heading = document.includes(HEADING) ? "" : `${HEADING}\n\n`;
  return `${document.trimEnd()}\n\n${heading}${section}\n`;
}

function describeChart({ id, title, sizeName, unit, curves, note }: GrowthChart): string {
  const sizes = curves[0]?.points.map(({ size }) => size) ?? [];
  const rows = curves.map(({ name, points }) => [
    name,
    ...points.map(({ cost }) => showCost(cost)),
    `${growthOf(points).toFixed(2)} ×`,
  ]);
  const header = [
    `${title}, ${unit}`,
    ...sizes.map((size) => size.toLocaleString("en")),
    "last ÷ first",
  ];
  return [
    `![${title} by ${sizeName}](images/growth-${id}.svg)`,
    "",
    `| ${header.join(" | ")} |`,
    `|---|${"---:|".repeat(header.length - 1)}`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
    note,
  ].join("\n");
}

/** Cost among the most over cost among the fewest. */
function growthOf(points: readonly Point[]): number {
  return (points.at(-1)?.cost ?? Number.NaN) / (points[0]?.cost ?? Number.NaN);
}

/** Three digits that mean something. */
const showCost = (cost: number): string => (cost >= 100 ? cost.toFixed(0) : cost.toPrecision(3));
