/**
 * Reads the start pages of competitors that a brief names by address, as politely as an existing site. What
 * cannot be read is left out: no job waits long or fails for it.
 */
import type { Context } from "../../platform/context.ts";
import {
  describeRivals,
  type ExistingPage,
  listCompetitorAddresses,
  NO_RIVALS,
  type Rivals,
} from "../writer/room.ts";
import { readStartPage } from "./existing-site.ts";

/** All of them together; those that have been read by then are enough. */
const COMPETITORS_MS_MAX = 10_000;

/** Throws the signal's reason when aborted, and nothing else. */
export async function readCompetitorSites(
  ctx: Context,
  accountId: string,
  text: string | undefined,
  signal: AbortSignal,
): Promise<Rivals> {
  const addresses = listCompetitorAddresses(text);
  if (addresses.length === 0) return NO_RIVALS;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(COMPETITORS_MS_MAX)]);
  const pages = await Promise.all(
    addresses.map((address) =>
      readStartPage(ctx, accountId, address, inTime).catch((error: unknown) => {
        signal.throwIfAborted();
        ctx.log.info({ err: error }, "a competitor's page could not be read");
        return undefined;
      }),
    ),
  );
  return describeRivals(pages.filter((page): page is ExistingPage => page !== undefined));
}
