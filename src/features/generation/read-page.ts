/**
 * Reads a page of somebody's website outside the service's process: its markup was written by
 * strangers, and may be made to take long. A page that cannot be read is none.
 */
import type { Context } from "../../platform/context.ts";
import { runIsolated } from "../../platform/isolated-work/isolated-work.ts";
import { IsolatedWorkFailed } from "../../platform/isolated-work/kind.ts";
import { type ExistingPage, type PageOrder, READ_PAGE } from "../writer/room.ts";

/** Undefined when reading it takes too much. Throws the signal's reason. */
export async function readOrderedPage(
  ctx: Context,
  order: { owner: string; input: PageOrder; signal: AbortSignal },
): Promise<ExistingPage | undefined> {
  try {
    return await runIsolated(ctx, READ_PAGE, order);
  } catch (error) {
    if (!(error instanceof IsolatedWorkFailed)) throw error;
    ctx.log.info({ reason: error.reason }, "a page of the existing site could not be read");
    return undefined;
  }
}
