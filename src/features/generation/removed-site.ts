/** What is asked of a site may find it removed by the time that it is done. */
import { ApiError } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { JobFailure } from "../jobs/room.ts";
import { getSiteRecord } from "../sites/room.ts";

/** What the work comes to; where it fails and its site is gone, that is the reason told. */
export async function unlessRemoved(
  ctx: Context,
  siteId: string,
  work: Promise<void>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (await isThere(ctx, siteId)) throw error;
    throw new JobFailure(
      {
        code: "generation_failed",
        message:
          "The site was removed in the meantime, so nothing was changed. The credit was refunded.",
      },
      error,
    );
  }
}

async function isThere(ctx: Context, siteId: string): Promise<boolean> {
  try {
    await getSiteRecord(ctx, siteId);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return false;
    throw error;
  }
}
