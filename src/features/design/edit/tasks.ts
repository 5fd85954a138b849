// What a site asks its owner: gaps that only the owner can fill, and texts that nobody has said.
import type { SiteDocument } from "../document.ts";
import { listAssumptions } from "../origins.ts";
import { FACT_KEYS } from "../vocabulary.ts";
import { findPlace, readPlace } from "./address.ts";
import { labelAddress } from "./labels.ts";

export type OpenTask = {
  /** What `answer-task` takes. */
  id: string;
  kind: "task" | "assumption";
  /** What to do, or the text that is assumed. */
  text: string;
  /** Why, or where the text stands. */
  where: string;
  /** Whether an answer can be written in place: a fact, or another text. */
  canChange: boolean;
};

/** All that is open, tasks first. */
export function listTasks(document: SiteDocument): OpenTask[] {
  const tasks = document.ownerTasks
    .filter(({ done }) => done !== true)
    .map(({ id, title, reason, topic }) => ({
      ...{ id, kind: "task" as const, text: title, where: reason ?? "" },
      canChange: FACT_KEYS.some((key) => key === topic),
    }));
  const assumptions = listAssumptions(document.origins).flatMap(({ address }): OpenTask[] => {
    const text = readPlace(document, findPlace(document, address) ?? [""]);
    if (typeof text !== "string") return [];
    const where = labelAddress(document, address);
    return [{ id: address, kind: "assumption", text, where, canChange: true }];
  });
  return [...tasks, ...assumptions];
}
