// Pages and blocks by their names, for the operations on them.
import type { Block } from "../blocks.ts";
import type { Page, SiteDocument } from "../document.ts";
import { isWithin, moveAddresses } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";

export type FoundPage = { page: Page; at: number };
export type FoundBlock = FoundPage & { block: Block; index: number };

/** Throws EditRefused when the page is not there. */
export function findPage(document: SiteDocument, path: string): FoundPage {
  const at = document.pages.findIndex((page) => page.path === path);
  const page = document.pages[at];
  if (page === undefined)
    throw new EditRefused("That page is not there any more. Reload to see what is there.", path);
  return { page, at };
}

/** `address` is a block's: "/services#offers". Throws EditRefused when it is not there. */
export function findBlock(document: SiteDocument, address: string): FoundBlock {
  const hash = address.indexOf("#");
  const [path, id] = [address.slice(0, Math.max(0, hash)), address.slice(hash + 1)];
  const { page, at } = findPage(document, path);
  const index = page.blocks.findIndex((block) => block.id === id);
  const block = page.blocks[index];
  if (block === undefined)
    throw new EditRefused(
      "That block is not there any more. Reload to see what is there.",
      address,
    );
  return { page, at, block, index };
}

export const isOpening = ({ kind }: Block): boolean => kind === "hero" || kind === "pageHeader";

export const withPage = (document: SiteDocument, at: number, page: Page): SiteDocument => ({
  ...document,
  pages: document.pages.with(at, page),
});

export const withBlocks = (
  document: SiteDocument,
  { page, at }: FoundPage,
  blocks: Block[],
): SiteDocument => withPage(document, at, { ...page, blocks });

/** Without the origins and locks of what was at the address. */
export const forgetAddresses = (document: SiteDocument, container: string): SiteDocument =>
  moveAddresses(document, (address) => (isWithin(address, container) ? undefined : address));
