/** What a page costs a visitor who comes for the first time: everything it loads, compressed. */
import type { Outline } from "./outline.ts";
import type { AuditFigures, AuditFinding } from "./report.ts";

/** Bytes of bodies. Photographs are the owner's choice and not counted. */
export const BUDGETS = {
  page: 120 * 1024,
  html: 25 * 1024,
  scripts: 1024,
} as const;

export type BudgetInputs = {
  pages: ReadonlyMap<string, Outline>;
  /** Bytes as sent, by path; files that are drawn when they are asked for have none yet. */
  sizes: ReadonlyMap<string, number>;
};

type Weights = Pick<AuditFigures, "pageBytes" | "htmlBytes" | "scriptBytes">;

export function checkBudgets(inputs: BudgetInputs): {
  findings: AuditFinding[];
  heaviest: Weights;
} {
  const heaviest: Weights = { pageBytes: 0, htmlBytes: 0, scriptBytes: 0 };
  const findings: AuditFinding[] = [];
  for (const [path, outline] of inputs.pages) {
    const weights = weigh(path, outline, inputs.sizes);
    const limits = [
      ["pageBytes", BUDGETS.page],
      ["htmlBytes", BUDGETS.html],
      ["scriptBytes", BUDGETS.scripts],
    ] as const;
    for (const [name, limit] of limits) {
      heaviest[name] = Math.max(heaviest[name], weights[name]);
      if (weights[name] > limit)
        findings.push({
          ...{ check: "budgets", path },
          detail: `${name} ${weights[name]} of ${limit}`,
        });
    }
  }
  return { findings, heaviest };
}

/** Links of these relations only name a file; nothing loads it with the page. */
const LOADED_LINK = /\.(?:woff2|svg|css)$/u;

function weigh(path: string, { links }: Outline, sizes: ReadonlyMap<string, number>): Weights {
  const bytesOf = (hrefs: readonly string[]) =>
    [...new Set(hrefs)].reduce((sum, href) => sum + (sizes.get(href) ?? 0), 0);
  const html = sizes.get(path) ?? 0;
  const scripts = links.filter(({ tag }) => tag === "script").map(({ href }) => href);
  const files = links
    .filter(({ tag, href }) => tag === "link" && LOADED_LINK.test(href))
    .map(({ href }) => href);
  const scriptBytes = bytesOf(scripts);
  return { htmlBytes: html, scriptBytes, pageBytes: html + scriptBytes + bytesOf(files) };
}
