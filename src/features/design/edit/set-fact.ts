// Adds a fact or changes one. The owner said it: tasks that ask for it are done by that.
import * as v from "valibot";
import type { Page, SiteDocument } from "../document.ts";
import { text } from "../slots.ts";
import { FACT_KEYS, type FactKey } from "../vocabulary.ts";
import { EditRefused } from "./edit-refused.ts";
import { FACT_TITLES, REPEATED_KEYS, readFact } from "./fact-rules.ts";
import { isOpening, withPage } from "./find-block.ts";
import { holdsLock } from "./locks.ts";
import { freeId } from "./new-ids.ts";
import { defineOperation } from "./operation.ts";
import { createBlock } from "./starter.ts";

const FACTS_MAX = 100;
const FACTS_OF_BLOCK_MAX = 24;

const schema = v.object({
  op: v.literal("set-fact"),
  /** Of the fact to change; without one a fact is added, or the only one of its key changed. */
  id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  key: v.picklist(FACT_KEYS),
  value: text(500),
  /** Shown before the value; default the key's own word in the page's language. */
  label: v.optional(text(80)),
});

export const setFact = defineOperation({
  schema,
  change(document, { id, key, value: said, label }, author) {
    if (author !== "owner") throw new EditRefused("Only the owner knows the facts.", key);
    const value = readFact(key, said);
    const { facts } = document;
    const at = facts.findIndex((fact) =>
      id === undefined ? fact.key === key && !REPEATED_KEYS.has(key) : fact.id === id,
    );
    const before = facts[at];
    // A fact of another kind would be there twice, and its blocks would show what nobody put there.
    if (id !== undefined && before?.key !== key)
      throw new EditRefused("That fact is not there any more.", key);
    if (before === undefined && facts.length >= FACTS_MAX)
      throw new EditRefused(`A site may have ${FACTS_MAX} facts at most.`, key);
    const factId = before?.id ?? freeId(toAnchor(key), new Set(facts.map((fact) => fact.id)));
    const fact = { id: factId, key, value, source: "owner" as const, ...(label && { label }) };
    const changed = {
      ...document,
      facts: before === undefined ? [...facts, fact] : facts.with(at, fact),
      ownerTasks: document.ownerTasks.map((task) =>
        task.topic === key ? { ...task, done: true } : task,
      ),
    };
    return before === undefined && SHOWN_IN_BLOCKS.has(key) ? show(changed, fact.id) : changed;
  },
  describe: (_document, { key, value }) => `Set ${FACT_TITLES[key]} to ${value}`,
});

const toAnchor = (key: string): string => key.replaceAll("_", "-");

/** Facts that no other part of a page shows by itself. */
const SHOWN_IN_BLOCKS: ReadonlySet<FactKey> = new Set([
  "founded",
  "legal_name",
  "registration",
  "vat_id",
  "person",
  "price",
  "other",
]);

/** Adds the fact to the first block of facts with room; without one the page that tells of the firm gets it. */
function show(document: SiteDocument, factId: string): SiteDocument {
  const isFree = (page: Page, block: Page["blocks"][number]) =>
    block.kind === "facts" &&
    block.factIds.length < FACTS_OF_BLOCK_MAX &&
    !holdsLock(document, `${page.path}#${block.id}`);
  for (const [at, page] of document.pages.entries()) {
    const block = page.blocks.find((one) => isFree(page, one));
    if (block?.kind !== "facts") continue;
    const longer = { ...block, factIds: [...block.factIds, factId] };
    const blocks = page.blocks.map((one) => (one === block ? longer : one));
    return withPage(document, at, { ...page, blocks });
  }
  const roles = ["about", "contact", "home"] as const;
  const role = roles.find((one) => document.pages.some((page) => page.role === one));
  const at = document.pages.findIndex((page) => page.role === role);
  const page = document.pages[at];
  if (page === undefined || page.blocks.length >= 30) return document;
  const created = createBlock(document, page, "facts");
  const block = created.kind === "facts" ? { ...created, factIds: [factId] } : created;
  const last = page.blocks.at(-1);
  const index =
    last?.kind === "callToAction" && !isOpening(last) ? page.blocks.length - 1 : page.blocks.length;
  return withPage(document, at, { ...page, blocks: page.blocks.toSpliced(index, 0, block) });
}
