/** Edits that were made when the session had ended: kept until the same person has signed in again. */
import type { OperationInput } from "../../../design/room.ts";

export type Unsent = {
  /** The revision that the first of them was made on. */
  readonly revision: number;
  readonly operations: readonly OperationInput[];
};

const kept = new Map<string, Unsent>();

const keyOf = (siteId: string, userId: string): string => `${siteId} ${userId}`;

export function keepUnsent(
  of: { siteId: string; userId: string; revision: number },
  operation: OperationInput,
): void {
  const key = keyOf(of.siteId, of.userId);
  const { revision, operations } = kept.get(key) ?? { revision: of.revision, operations: [] };
  kept.set(key, { revision, operations: [...operations, operation] });
}

export function takeUnsent(siteId: string, userId: string): Unsent | undefined {
  const key = keyOf(siteId, userId);
  const unsent = kept.get(key);
  kept.delete(key);
  return unsent;
}
