/** The history of a site: its versions, what differs between two of them, and going back to one. */
import type { Context } from "../../../platform/context.ts";
import {
  findPlace,
  labelAddress,
  listChanges,
  parseDocument,
  readPlace,
  type SiteDocument,
} from "../../design/room.ts";
import { namesOfUsers } from "../../people/room.ts";
import { beginDraft, getVersionOf, listVersions, openDraft } from "../../versions/room.ts";
import { explainConflict } from "./builder/edit-draft.ts";
import { describeWhole } from "./describe-whole.ts";
import { idText } from "./id-text.ts";
import { pageEntries } from "./paging.ts";
import { siteProcedure } from "./procedure.ts";

const versionId = idText("a version's");
const CHANGES_MAX = 200;

export type VersionChange = { where: string; before: string | null; after: string | null };

export const versionProcedures = {
  /** `draftEdits`: changes that no version has yet; a restored version would take their place. */
  "versions.list": siteProcedure("viewer", { input: pageEntries }, async (ctx, { input, site }) => {
    const { versions, total } = await listVersions(ctx, site.id, input);
    const people = versions.flatMap(({ who }) => (who?.startsWith("usr_") ? who : []));
    const names = await namesOfUsers(ctx, [...new Set(people)]);
    const items = versions.map(({ who, ...version }) => ({
      ...version,
      who: who === null ? null : (names.get(who) ?? (who.startsWith("key_") ? "API" : null)),
    }));
    return { items, total, draftEdits: (await openDraft(ctx, site.id)).cursor };
  }),

  /** As a draft: visitors see it once it is published. A draft that is under way ends. */
  "versions.restore": siteProcedure(
    "editor",
    { input: { versionId }, changes: true },
    async (ctx, { input, site, caller }) => {
      const { id: baseVersionId } = await getVersionOf(ctx, site.id, input.versionId);
      const { revision } = await openDraft(ctx, site.id);
      const editor = { siteId: site.id, revision, userId: caller.user.id };
      try {
        return await beginDraft(ctx, { ...editor, baseVersionId, by: editor.userId });
      } catch (error) {
        throw await explainConflict(ctx, editor, error);
      }
    },
  ),

  "versions.compare": siteProcedure(
    "viewer",
    { input: { a: versionId, b: versionId } },
    async (ctx, { input, site }) => {
      const [before, after] = await Promise.all([
        readDocument(ctx, site.id, input.a),
        readDocument(ctx, site.id, input.b),
      ]);
      return {
        pages: listPages(before, after),
        changes: compare(before, after).slice(0, CHANGES_MAX),
      };
    },
  ),
};

async function readDocument(ctx: Context, siteId: string, id: string): Promise<SiteDocument> {
  return parseDocument((await getVersionOf(ctx, siteId, id)).document);
}

/** Pages of either, in the order of the later one. */
function listPages(before: SiteDocument, after: SiteDocument): { path: string; label: string }[] {
  const labels = new Map([...after.pages, ...before.pages].map(({ path }) => [path, ""]));
  for (const { path, label } of [...before.pages, ...after.pages]) labels.set(path, label);
  return [...labels].map(([path, label]) => ({ path, label }));
}

/**
 * Block by block, the lines that are only in the one or only in the other. Both are null where the words
 * are the same, in whatever look or order.
 */
function compare(before: SiteDocument, after: SiteDocument): VersionChange[] {
  return listChanges(before, after).map((address) => {
    const [old, next] = [readTexts(before, address), readTexts(after, address)];
    return {
      where: labelAddress(next === null ? before : after, address),
      before: linesWithout(old, next),
      after: linesWithout(next, old),
    };
  });
}

function linesWithout(text: string | null, other: string | null): string | null {
  const known = new Set(other?.split("\n"));
  const lines = (text ?? "").split("\n").filter((line) => line !== "" && !known.has(line));
  return lines.length === 0 ? null : lines.join("\n");
}

/** What says how something is shown or where it leads, and nothing to a reader. */
const SILENT: ReadonlySet<string> = new Set([
  ...["kind", "id", "variant", "surface", "href", "icon", "weight", "type"],
  ...["motif", "role", "imageId", "factIds"],
]);

/** What a block says, a line for each text; null where the document has no such block. */
function readTexts(document: SiteDocument, address: string): string | null {
  if (address === "#") return describeWhole(document);
  if (address.endsWith("#")) {
    const page = document.pages.find(({ path }) => `${path}#` === address);
    return page ? [page.label, page.title, page.description].join("\n") : null;
  }
  const place = findPlace(document, address);
  const value = place && readPlace(document, place);
  return value === undefined ? null : [...textsOf(value)].join("\n");
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) if (!SILENT.has(key)) yield* textsOf(part);
}
