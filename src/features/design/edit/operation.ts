// What an operation is: a value that says what shall change, with a pure function that does it.
import type * as v from "valibot";
import type { SiteDocument } from "../document.ts";

/** Who edits: texts remember it. */
export type Author = "owner" | "model";

export type OperationSchema = v.GenericSchema<unknown, { op: string }>;

/** One kind of operation. */
export type OperationKind<Schema extends OperationSchema = OperationSchema> = {
  schema: Schema;
  /**
   * The document after it; locks, the schema and the inverse are the caller's. Throws EditRefused when it
   * cannot be done.
   */
  change(document: SiteDocument, operation: v.InferOutput<Schema>, author: Author): SiteDocument;
  /** What was done, as one sentence for a list of changes: "Changed the heading of Offers on Home". */
  describe(document: SiteDocument, operation: v.InferOutput<Schema>): string;
};

/** Keeps the types of one operation together. */
export const defineOperation = <Schema extends OperationSchema>(
  kind: OperationKind<Schema>,
): OperationKind<Schema> => kind;
