/**
 * Makes an event's description when the event is written, outside the service's process: Markdown
 * can be written so that a few kilobytes of it take long. Pages and feeds show what was stored.
 */
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { runIsolated } from "../../platform/isolated-work/isolated-work.ts";
import { defineIsolatedKind, IsolatedWorkFailed } from "../../platform/isolated-work/kind.ts";
import type { Description } from "./description.ts";
import type { EventRow } from "./model.ts";

/** To be raised with every change in what is made: what an earlier one stored is made anew then. */
const MAKER = 1;

export const DESCRIBE = defineIsolatedKind<string, Description>({
  name: "events.describe",
  placesMax: 1,
  cpuMsMax: 3_000,
  wallMsMax: 15_000,
  memoryBytesMax: 300 * 1024 * 1024,
});

export type DescriptionColumns = Pick<
  EventRow,
  "descriptionHtml" | "descriptionPlain" | "descriptionMaker"
>;

/** Throws `invalid_request` for Markdown that is too intricate to be shown. */
export async function describe(
  ctx: Context,
  accountId: string,
  markdown: string | null,
): Promise<DescriptionColumns> {
  if (markdown === null) return columns("", "");
  const made = await make(ctx, accountId, markdown);
  if ("refused" in made) throw invalidRequest(`\`descriptionMarkdown\` ${made.refused}.`);
  return columns(made.html, made.plain);
}

async function make(ctx: Context, owner: string, markdown: string): Promise<Description> {
  try {
    return await runIsolated(ctx, DESCRIBE, { owner, input: markdown });
  } catch (error) {
    if (!(error instanceof IsolatedWorkFailed) || error.reason === "broken") throw error;
    return { refused: "takes too long to be laid out; make it simpler" };
  }
}

const columns = (html: string, plain: string): DescriptionColumns => ({
  descriptionHtml: html,
  descriptionPlain: plain,
  descriptionMaker: MAKER,
});

type Described = Pick<EventRow, "descriptionMarkdown" | "descriptionMaker">;

/** Whether what is stored of an event is what this version makes of its Markdown. */
export const isDescribed = ({ descriptionMarkdown, descriptionMaker }: Described): boolean =>
  descriptionMarkdown === null || descriptionMaker === MAKER;

/**
 * The same for an event that was written before descriptions were stored, or by an earlier maker.
 * What would be refused today is shown as it was written, in paragraphs.
 */
export async function describeAgain(
  ctx: Context,
  owner: string,
  markdown: string,
): Promise<DescriptionColumns> {
  const made = await make(ctx, owner, markdown);
  if (!("refused" in made)) return columns(made.html, made.plain);
  const { showAsWritten } = await import("./description.ts");
  const { html, plain } = showAsWritten(markdown);
  return columns(html, plain);
}
