/** The documents of the sites that were made last, over all accounts: for whoever makes the next one. */
import type { Context } from "../../platform/context.ts";
import { listNewestSites } from "../sites/room.ts";
import { readDocuments } from "./history.ts";

/** So many are read at once, so that nobody else waits long for the reader. */
const BATCH = 10;

/** The documents as JSON, newest site first, up to `countMax` of them. */
export async function* newestDocuments(ctx: Context, countMax: number): AsyncGenerator<string> {
  let before: string | undefined;
  for (let left = countMax; left > 0; left -= BATCH) {
    const count = Math.min(BATCH, left);
    const sites = await listNewestSites(ctx, before, count);
    const documents = await readDocuments(
      ctx,
      sites.map(({ versionId }) => versionId),
    );
    for (const { versionId } of sites) {
      const document = documents.get(versionId);
      if (document !== undefined) yield document;
    }
    if (sites.length < count) return;
    before = sites.at(-1)?.siteId;
  }
}
