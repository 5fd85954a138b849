/**
 * Reads a page of somebody's website outside the service's process: its markup was written by
 * strangers, and may be made to take long. A page that cannot be read is none.
 */
import type { Context } from "../../platform/context.ts";
import { runIsolated } from "../../platform/isolated-work/isolated-work.ts";
import { defineIsolatedKind, IsolatedWorkFailed } from "../../platform/isolated-work/kind.ts";
import type { ExistingPage } from "../writer/existing-site/read-existing-page.ts";

type PageOrder = {
  html: string;
  /** Where the page was found. */
  address: string;
  /** The text of the page's own style sheet, once fetched. */
  styleSheet?: string | undefined;
};

/** A page of a megabyte with as many elements as are read takes 0.3 s and 150 MB. */
export const READ_PAGE = defineIsolatedKind<PageOrder, ExistingPage>({
  name: "jobs.readPage",
  placesMax: 1,
  cpuMsMax: 3_000,
  wallMsMax: 15_000,
  memoryBytesMax: 400 * 1024 * 1024,
});

/** Undefined when reading it takes too much. Throws the signal's reason. */
export async function readPage(
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
