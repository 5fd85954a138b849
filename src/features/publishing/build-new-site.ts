/**
 * A site's first build, from its document to the transaction that brings the site into being. Whatever
 * else comes of it, no half site remains.
 */
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import type { SiteDocument } from "../design/room.ts";
import {
  chooseSlug,
  createSiteStatements,
  forgetHostedSite,
  PROVISION_TASK,
  SLUG_TAKEN,
  siteOrigin,
} from "../sites/room.ts";
import {
  insertVersionStatement,
  type RenderedBuild,
  storeAuditStatement,
  storeBuildStatements,
} from "../versions/room.ts";
import { renderFitBuild } from "./render-build.ts";

/** Another site can take a slug between the choice and the write; the third choice is random anyway. */
const SLUG_CHOICES_MAX = 4;

export type NewSiteOrder = {
  accountId: string;
  name: string;
  document: SiteDocument;
  /** What the owner has said, whose words the pages are held against. */
  said: readonly string[];
  /** Texts that kept other words than were asked for; they stand in the version's report. */
  kept?: Readonly<NonNullable<RenderedBuild["audit"]["kept"]>> | undefined;
  /** True to publish at once: visitors get the build, and it goes live once it is ready. */
  publish: boolean;
  /** Ends the rendering with its reason. */
  signal: AbortSignal;
  /** From 0 to 1, of the rendering. */
  onProgress(fraction: number): void;
  /** Called when everything is rendered: from here on nothing aborts. */
  onSaving(): void;
  /** Has the rendering rejected as soon as whoever ordered it has stopped. */
  unlessStopped<Result>(work: Promise<Result>): Promise<Result>;
  /** Checked first in the transaction, and written with it. */
  requirement: Writable;
  alsoWrites(made: { siteId: string; document: SiteDocument }): readonly Writable[];
};

/** Throws `UnfitSite` for a document whose audit finds what no repair reaches. */
export async function buildNewSite(ctx: Context, order: NewSiteOrder): Promise<void> {
  for (let choice = 0; ; choice += 1) {
    const slug = await chooseSlug(ctx, order.name, choice);
    try {
      const siteId = await renderAndStore(ctx, order, slug);
      forgetHostedSite(ctx, siteId);
      if (order.publish) ctx.scheduler.wake(PROVISION_TASK);
      return;
    } catch (error) {
      const isTaken = isRefusal(error, SLUG_TAKEN);
      if (!isTaken || choice + 1 === SLUG_CHOICES_MAX) throw error;
    }
  }
}

/** The pages name their own address, so another slug means rendering anew. */
async function renderAndStore(ctx: Context, order: NewSiteOrder, slug: string): Promise<string> {
  const { accountId, name, said, kept, publish, signal } = order;
  const siteId = ctx.ids.create("site");
  const versionId = ctx.ids.create("ver");
  order.onProgress(0);
  const { rendered, document } = await order.unlessStopped(
    renderFitBuild(ctx, {
      ...{ siteId, document: order.document, said, signal },
      origin: siteOrigin(ctx.config, { slug, liveDomain: null }),
      onProgress: (done, total) => order.onProgress(done / total),
    }),
  );
  order.onSaving();
  await ctx.db.write([
    order.requirement,
    ...createSiteStatements(ctx, {
      ...{ siteId, accountId, name, slug, versionId, publish },
      ...{ buildId: rendered.id, pages: rendered.pages },
    }),
    insertVersionStatement(ctx, {
      ...{ id: versionId, siteId, document: JSON.stringify(document) },
      ...{ reason: "generated", madeBy: null, baseVersionId: null },
    }),
    ...storeBuildStatements(ctx, rendered, { siteId, versionId }),
    storeAuditStatement(ctx, withKept(rendered, kept)),
    ...order.alsoWrites({ siteId, document }),
  ]);
  return siteId;
}

const withKept = (rendered: RenderedBuild, kept: NewSiteOrder["kept"]): RenderedBuild =>
  kept === undefined ? rendered : { ...rendered, audit: { ...rendered.audit, kept: [...kept] } };
