// Puts a copy of a block below it, under ids of its own.
import * as v from "valibot";
import type { Block } from "../blocks.ts";
import type { SiteDocument } from "../document.ts";
import type { ArtSlot } from "../slots.ts";
import { blockAddress, isWithin } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { findBlock, isOpening, withBlocks } from "./find-block.ts";
import { labelAddress } from "./labels.ts";
import { freeId, takenAnchors, takenArtIds } from "./new-ids.ts";
import { defineOperation } from "./operation.ts";

const BLOCKS_MAX = 30;

const schema = v.object({
  op: v.literal("duplicate-block"),
  address: v.pipe(v.string(), v.maxLength(300)),
});

export const duplicateBlock = defineOperation({
  schema,
  change(document, { address }) {
    const found = findBlock(document, address);
    const { page, block, index } = found;
    if (isOpening(block)) throw new EditRefused("A page has one opening.", address);
    if (page.blocks.length >= BLOCKS_MAX)
      throw new EditRefused(`A page may have ${BLOCKS_MAX} blocks at most.`, address);
    const copy = renamePictures(document, {
      ...withoutAnchors(block),
      id: freeId(block.id.replace(/-\d+$/u, ""), takenAnchors(page)),
    });
    const longer = withBlocks(document, found, page.blocks.toSpliced(index + 1, 0, copy));
    const next = blockAddress(page.path, copy.id);
    const copied = Object.entries(document.origins).flatMap(([one, entry]) =>
      isWithin(one, address) ? [[next + one.slice(address.length), entry] as const] : [],
    );
    return { ...longer, origins: { ...longer.origins, ...Object.fromEntries(copied) } };
  },
  describe: (document, { address }) => `Duplicated ${labelAddress(document, address)}`,
});

/** Links that lead to an offer go on leading to the original. */
function withoutAnchors(block: Block): Block {
  if (block.kind !== "offers") return block;
  return { ...block, items: block.items.map(({ id: _, ...item }) => item) };
}

function renamePictures(document: SiteDocument, block: Block): Block {
  const taken = takenArtIds(document);
  const rename = (slot: ArtSlot): ArtSlot => {
    const id = freeId(slot.id.replace(/-\d+$/u, ""), taken);
    taken.add(id);
    return { ...slot, id };
  };
  if (block.kind === "gallery") return { ...block, slots: block.slots.map(rename) };
  if (block.kind === "offers")
    return {
      ...block,
      items: block.items.map((item) => (item.art ? { ...item, art: rename(item.art) } : item)),
    };
  if (!("art" in block) || block.art === undefined) return block;
  return { ...block, art: rename(block.art) };
}
