import { describe, expect, test } from "bun:test";
import { chartSvg } from "./chart-svg.ts";
import { replaceSection } from "./plot.ts";

describe("a section of the page", () => {
  test("is added at the end, under one heading", () => {
    const once = replaceSection("# Page\n\nText.\n", "leads", "first");
    expect(once).toBe(
      "# Page\n\nText.\n\n## How costs grow\n\n<!-- growth leads -->\nfirst\n<!-- /growth leads -->\n",
    );
    const twice = replaceSection(once, "visits", "second");
    expect(twice.match(/## How costs grow/g)).toHaveLength(1);
    expect(twice).toEndWith("<!-- growth visits -->\nsecond\n<!-- /growth visits -->\n");
  });

  test("takes the place of the last run's, and leaves the others", () => {
    const page = replaceSection(replaceSection("# Page\n", "leads", "old"), "visits", "kept");
    expect(replaceSection(page, "leads", "new $& $1")).toBe(page.replace("old", () => "new $& $1"));
  });
});

describe("a chart", () => {
  const points = [
    { size: 1_000, cost: 2 },
    { size: 10_000, cost: 20 },
    { size: 100_000, cost: 200 },
  ];

  test("shows what grows with its cause as a straight line", () => {
    const svg = chartSvg({
      title: "Cost <of> lists",
      sizeName: "leads",
      unit: "ms",
      curves: [{ name: "a & b", points }],
    });
    const [, line = ""] = /points="([^"]+)"/.exec(svg) ?? [];
    const [first = [], second = [], third = []] = line
      .split(" ")
      .map((point) => point.split(",").map(Number));
    expect((second[0] ?? 0) * 2).toBeCloseTo((first[0] ?? 0) + (third[0] ?? 0), 0);
    expect((second[1] ?? 0) * 2).toBeCloseTo((first[1] ?? 0) + (third[1] ?? 0), 0);
    expect(third[1]).toBeLessThan(first[1] ?? 0);
    expect(svg).not.toContain("<of>");
    expect(svg).not.toContain("a & b");
  });

  test("keeps the names of curves apart that end at the same height", () => {
    const curves = ["one", "two", "three"].map((name) => ({ name, points }));
    const svg = chartSvg({ title: "Cost", sizeName: "leads", unit: "ms", curves });
    const heights = [...svg.matchAll(/cy="([\d.]+)" r="5"/g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(3);
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(18);
    expect((heights[2] ?? 0) - (heights[1] ?? 0)).toBeGreaterThanOrEqual(18);
  });
});
