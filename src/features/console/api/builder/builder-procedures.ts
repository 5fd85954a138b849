/** The builder: a site's draft opened, edited, undone, thrown away, published. */
import * as v from "valibot";
import { boundedText } from "../../../../lib/text.ts";
import type { Context } from "../../../../platform/context.ts";
import { CATALOGUE, readOperation } from "../../../design/room.ts";
import { listSiteImages } from "../../../gallery/room.ts";
import { requestProposal } from "../../../generation/room.ts";
import { getJob, inspectJob } from "../../../jobs/room.ts";
import { isAtLeast } from "../../../people/room.ts";
import { photoPath } from "../../../publishing/room.ts";
import { type SiteRow, toSite } from "../../../sites/room.ts";
import { cancelPlan, discardDraft, findPlan } from "../../../versions/room.ts";
import type { BuilderImage, DraftChanged, OpenedBuilder, ShownPage } from "../../builder-model.ts";
import { notAllowed } from "../mount.ts";
import { jobProcedure, type SiteCall, siteProcedure } from "../procedure.ts";
import { readDraftState } from "./draft-state.ts";
import {
  type DraftEditor,
  editDraft,
  explainConflict,
  listOpen,
  stepDraft,
  tryEdit,
  viewDraft,
} from "./edit-draft.ts";
import { previewFiles } from "./preview-files.ts";
import { renderDraftPage } from "./preview-page.ts";
import { publishDraft } from "./publish-draft.ts";

const revision = v.pipe(
  v.number("must be the revision of the draft that you know"),
  v.integer("must be a whole number"),
  v.minValue(0, "must not be negative"),
);

/** The page that the caller looks at is answered with what changed it. */
const shows = v.optional(
  v.object({ path: boundedText(300), scheme: v.picklist(["light", "dark"]) }),
);

const releaseTime = v.pipe(
  v.string("must be a time in ISO 8601"),
  v.isoTimestamp("must be a time in ISO 8601, like 2026-12-01T08:00:00.000Z"),
  // Else the 30th of February would be the 2nd of March.
  v.check((text) => isDayOfCalendar(text.slice(0, 10)), "must be on a day that there is"),
);

/** `day` is like 2026-12-01. */
const isDayOfCalendar = (day: string): boolean =>
  new Date(Date.parse(`${day}T00:00:00Z`)).toJSON()?.startsWith(day) === true;

const proposedSchema = v.object({
  changes: v.array(
    v.object({
      text: v.string(),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
      operation: v.unknown(),
    }),
  ),
  cannot: v.string(),
});

export const builderProcedures = {
  "builder.open": siteProcedure("editor", {}, async (ctx, call): Promise<OpenedBuilder> => {
    const { site } = call;
    const state = await readDraftState(ctx, site.id);
    return {
      site: toSite(ctx, site),
      mayPublish: mayPublish(call),
      draft: viewDraft(state),
      document: state.document,
      catalogue: CATALOGUE,
      images: await listImages(ctx, site.id),
      hasUnpublished: site.publishedVersionId !== site.versionId,
      plannedAt: toInstant((await findPlan(ctx, site.id))?.releaseAt),
      ...listOpen(state.document),
    };
  }),

  /** The draft itself keeps who did what, and when; a version that is made of it is in the audit log. */
  "builder.apply": siteProcedure(
    "editor",
    { input: { revision, operation: v.unknown(), continues: v.optional(v.boolean()), shows } },
    async (ctx, { input, site, caller }) => {
      const editor = { siteId: site.id, revision: input.revision, userId: caller.user.id };
      const operation = tryEdit(() => readOperation(input.operation));
      const changed = await editDraft(ctx, editor, operation, { continues: input.continues });
      return addPage(ctx, { site, editor, shows: input.shows }, changed);
    },
  ),

  "builder.undo": stepProcedure("undo"),
  "builder.redo": stepProcedure("redo"),

  "builder.discard": siteProcedure(
    "editor",
    { input: { revision }, changes: true },
    async (ctx, { input, site, caller }) => {
      const editor = { siteId: site.id, revision: input.revision, userId: caller.user.id };
      try {
        return await discardDraft(ctx, { ...editor, by: editor.userId });
      } catch (error) {
        throw await explainConflict(ctx, editor, error);
      }
    },
  ),

  /** Asks the language model for changes to the draft as it is; nothing is changed by that. */
  "builder.propose": siteProcedure(
    "editor",
    {
      input: { instruction: boundedText(2_000), within: v.optional(boundedText(300)) },
      changes: true,
    },
    async (ctx, { input, site, account }) => {
      const { document } = await readDraftState(ctx, site.id);
      const { id: accountId, plan } = account;
      const draft = { siteId: site.id, document: JSON.stringify(document) };
      return {
        jobId: await requestProposal(ctx, {
          ...{ accountId, plan, ...draft },
          instruction: input.instruction,
          within: input.within,
        }),
      };
    },
  ),

  /** How far a proposal is, and what it came to. */
  "builder.proposal": jobProcedure("editor", {}, async (ctx, { input, account }) => {
    const job = await getJob(ctx, account.id, input.jobId);
    const { report } = await inspectJob(ctx, input.jobId);
    const proposal = v.safeParse(proposedSchema, report);
    return { job, proposal: proposal.success ? proposal.output : null };
  }),

  /**
   * Makes a version of the draft and shows it; without a draft the newest version is shown. Editors change
   * what visitors get; whether they get a site at all is the owners'.
   */
  "builder.publish": siteProcedure(
    "editor",
    { input: { revision, at: v.optional(releaseTime) }, changes: true },
    async (ctx, call) => {
      const { input, site, caller } = call;
      if (!mayPublish(call)) throw notAllowed();
      const editor = { siteId: site.id, revision: input.revision, userId: caller.user.id };
      return publishDraft(ctx, { site, editor }, input.at);
    },
  ),

  /** What was to be published at a chosen time is not; it stays the newest version. */
  "builder.unplan": siteProcedure("editor", { changes: true }, async (ctx, { site }) => {
    await cancelPlan(ctx, site.id);
    return {};
  }),
};

/** A draft stays one until an owner of its account publishes it. */
const mayPublish = ({ site, role }: SiteCall<unknown>): boolean =>
  site.status !== "draft" || isAtLeast(role, "owner");

function stepProcedure(direction: "undo" | "redo") {
  return siteProcedure(
    "editor",
    { input: { revision, shows } },
    async (ctx, { input, site, caller }) => {
      const editor = { siteId: site.id, revision: input.revision, userId: caller.user.id };
      const changed = await stepDraft(ctx, editor, direction);
      return addPage(ctx, { site, editor, shows: input.shows }, changed);
    },
  );
}

type Looking = { site: SiteRow; editor: DraftEditor; shows: ShownPage | undefined };

/** With the page as it is after the change. One that cannot be rendered is no reason to call it not saved. */
async function addPage(
  ctx: Context,
  { site, editor, shows: shown }: Looking,
  changed: DraftChanged,
): Promise<DraftChanged> {
  if (shown === undefined) return changed;
  try {
    const html = await renderDraftPage(ctx, { site, reader: editor.userId, ...shown });
    return html === undefined ? changed : { ...changed, page: { ...shown, html } };
  } catch (error) {
    ctx.log.warn({ siteId: site.id, err: error }, "a page was not rendered with its edit");
    return changed;
  }
}

const toInstant = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

async function listImages(ctx: Context, siteId: string): Promise<BuilderImage[]> {
  const files = previewFiles(ctx, siteId, "draft");
  const images = await listSiteImages(ctx, siteId);
  return images.map(({ id, alt, caption, width, height, files: sizes }) => {
    // The smallest is enough to choose by.
    const smallest = sizes.at(-1);
    const url = smallest === undefined ? "" : files + photoPath(smallest.hash);
    return { id, alt, caption, url, width, height };
  });
}
