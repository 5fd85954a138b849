/** Which actions want to be told the same as a trade's ordinary one. */
import type { ActionKind } from "../reading/reading-model.ts";

/** Actions that begin with the same words: what one's case is. */
const DESCRIBED: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...(["enquire", "quote", "survey", "book", "phone", "enrol", "send-photos", "demo"] as const),
]);

/** Actions that begin with who somebody is. */
const BELONGING: ReadonlySet<ActionKind> = new Set<ActionKind>(["enrol", "join"]);

/** Actions that begin with what one would like to have. */
const GOODS: ReadonlySet<ActionKind> = new Set<ActionKind>(["order", "buy"]);

/**
 * True where what a trade wants to be told for its ordinary act is wanted for the action as well. Of a
 * place that people come to, the form is where they order and arrange.
 */
export function isLikeUsual(usual: ActionKind | undefined, kind: ActionKind): boolean {
  if (usual === undefined || usual === kind) return usual === kind;
  if (usual === "visit") return DESCRIBED.has(kind) || GOODS.has(kind);
  return [DESCRIBED, BELONGING, GOODS].some((group) => group.has(usual) && group.has(kind));
}
