// The one way to change a document: an operation goes in, a valid document and the way back come out, or
// EditRefused with what to do instead. What is locked never changes.
import * as v from "valibot";
import { checkDocument, InvalidDocument, type SiteDocument } from "../document.ts";
import { addBlock } from "./add-block.ts";
import { addItem } from "./add-item.ts";
import { addPage } from "./add-page.ts";
import { answerTask } from "./answer-task.ts";
import { duplicateBlock } from "./duplicate-block.ts";
import { EditRefused } from "./edit-refused.ts";
import { hideBlock } from "./hide-block.ts";
import { hidePage } from "./hide-page.ts";
import { requireLocksKept } from "./locks.ts";
import { mendLinks } from "./mend-links.ts";
import { moveBlock } from "./move-block.ts";
import { moveItem } from "./move-item.ts";
import { movePage } from "./move-page.ts";
import type { Author, OperationKind } from "./operation.ts";
import { findDifference, type Patch } from "./patch.ts";
import { removeBlock } from "./remove-block.ts";
import { removeFact } from "./remove-fact.ts";
import { removeItem } from "./remove-item.ts";
import { removePage } from "./remove-page.ts";
import { renamePage } from "./rename-page.ts";
import { renameSite } from "./rename-site.ts";
import { setFact } from "./set-fact.ts";
import { setLanguage } from "./set-language.ts";
import { setLock } from "./set-lock.ts";
import { setPicture } from "./set-picture.ts";
import { setStyle } from "./set-style.ts";
import { setText } from "./set-text.ts";
import { setVariant } from "./set-variant.ts";
import { surprise } from "./surprise.ts";

const KINDS = {
  "add-block": addBlock,
  "add-item": addItem,
  "add-page": addPage,
  "answer-task": answerTask,
  "duplicate-block": duplicateBlock,
  "hide-block": hideBlock,
  "hide-page": hidePage,
  "mend-links": mendLinks,
  "move-block": moveBlock,
  "move-item": moveItem,
  "move-page": movePage,
  "remove-block": removeBlock,
  "remove-fact": removeFact,
  "remove-item": removeItem,
  "remove-page": removePage,
  "rename-page": renamePage,
  "rename-site": renameSite,
  "set-fact": setFact,
  "set-language": setLanguage,
  "set-lock": setLock,
  "set-picture": setPicture,
  "set-style": setStyle,
  "set-text": setText,
  "set-variant": setVariant,
  surprise,
};

export const operationSchema = v.variant("op", [
  addBlock.schema,
  addItem.schema,
  addPage.schema,
  answerTask.schema,
  duplicateBlock.schema,
  hideBlock.schema,
  hidePage.schema,
  mendLinks.schema,
  moveBlock.schema,
  moveItem.schema,
  movePage.schema,
  removeBlock.schema,
  removeFact.schema,
  removeItem.schema,
  removePage.schema,
  renamePage.schema,
  renameSite.schema,
  setFact.schema,
  setLanguage.schema,
  setLock.schema,
  setPicture.schema,
  setStyle.schema,
  setText.schema,
  setVariant.schema,
  surprise.schema,
]);
export type EditOperation = v.InferOutput<typeof operationSchema>;
/** An operation as it may be written: what has a default may be left out. */
export type OperationInput = v.InferInput<typeof operationSchema>;

export type Edit = {
  document: SiteDocument;
  /** Turns the document back into the one before; empty when nothing changed. */
  inverse: Patch;
  /** What was done, as one sentence. */
  description: string;
};

/** Reads an operation that came from outside. Throws EditRefused. */
export function readOperation(value: unknown): EditOperation {
  const result = v.safeParse(operationSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new EditRefused(`${v.getDotPath(issue) ?? "operation"}: ${issue.message}`);
}

/** Throws EditRefused when the operation cannot be done; the document given is never changed. */
export function applyOperation(
  document: SiteDocument,
  operation: EditOperation,
  author: Author = "owner",
): Edit {
  const kind = KINDS[operation.op] as unknown as OperationKind;
  const changed = kind.change(document, operation, author);
  if (operation.op !== "set-lock") requireLocksKept(document, changed);
  const next = validate(changed);
  requireBoundedLength(document, next);
  return {
    document: next,
    inverse: findDifference(next, document),
    description: kind.describe(document, operation),
  };
}

/**
 * UTF-16 units of a document's JSON: some twenty times what a site usually has. Each edit looks through
 * all of it, and a preview lays a whole page out, while others wait.
 */
export const DOCUMENT_LENGTH_MAX = 512 * 1024;

/** What is larger already may only become smaller. */
function requireBoundedLength(before: SiteDocument, next: SiteDocument): void {
  const { length } = JSON.stringify(next);
  if (length > DOCUMENT_LENGTH_MAX && length > JSON.stringify(before).length)
    throw new EditRefused("The site has no room for more; take something out first.");
}

function validate(document: SiteDocument): SiteDocument {
  try {
    return checkDocument(document);
  } catch (error) {
    if (error instanceof InvalidDocument)
      throw new EditRefused(`This cannot be: ${error.message}.`);
    throw error;
  }
}
