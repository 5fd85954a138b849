/** A build that passes its audit: rendered, repaired where something was found, rendered again. */
import type { Context } from "../../platform/context.ts";
import type { Finding } from "../audit/report.ts";
import type { SiteDocument } from "../design/document.ts";
import type { RenderedBuild } from "../versions/assemble-build.ts";
import { type RenderRequest, renderBuild } from "./render-build.ts";

/** A repair can bring another fault to light, as a link does that led to what was left out. */
const REPAIRS_MAX = 4;
const FINDINGS_SHOWN = 5;

/** The audit found what no repair reaches. */
export class UnfitSite extends Error {
  override readonly name = "UnfitSite";
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const shown = findings.slice(0, FINDINGS_SHOWN);
    super(shown.map(({ check, path, detail }) => `${check} ${path}: ${detail}`).join("; "));
    this.findings = findings;
  }
}

/** The build, and the document as it was repaired for it. Throws UnfitSite. */
export async function renderFitBuild(
  ctx: Context,
  request: RenderRequest & { said: readonly string[] },
): Promise<{ rendered: RenderedBuild; document: SiteDocument }> {
  let { document } = request;
  const repairs: Finding[] = [];
  for (let round = 0; ; round += 1) {
    const rendered = await renderBuild(ctx, { ...request, document });
    if (rendered.findings.length === 0) {
      const done = repairs.map(({ check, path, detail }) => ({ check, path, detail }));
      return { rendered: { ...rendered, audit: { ...rendered.audit, repairs: done } }, document };
    }
    if (round === REPAIRS_MAX) throw new UnfitSite(rendered.findings);
    const { repairDocument } = await import("../audit/repair.ts");
    const repaired = repairDocument(document, rendered.findings, request.said);
    if (repaired.repairs.length === 0) throw new UnfitSite(rendered.findings);
    document = repaired.document;
    repairs.push(...repaired.repairs);
  }
}
