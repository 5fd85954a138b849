// What differs between two documents, by the address of each block and page: for previews and for people.
import type { Page, SiteDocument } from "../document.ts";
import { blockAddress } from "./address.ts";
import { findDifference } from "./patch.ts";

const isSame = (one: unknown, other: unknown): boolean => findDifference(one, other).length === 0;

/** Addresses of blocks and pages that differ; "#" stands for what all pages share. */
export function listChanges(before: SiteDocument, after: SiteDocument): string[] {
  const shared = ({ pages: _, origins: _o, locks: _l, ownerTasks: _t, ...rest }: SiteDocument) =>
    rest;
  const changes = isSame(shared(before), shared(after)) ? [] : ["#"];
  const old = new Map(before.pages.map((page) => [page.path, page]));
  for (const page of after.pages) changes.push(...comparePages(old.get(page.path), page));
  const paths = new Set(after.pages.map(({ path }) => path));
  for (const { path } of before.pages) if (!paths.has(path)) changes.push(`${path}#`);
  return changes;
}

function comparePages(before: Page | undefined, after: Page): string[] {
  if (before === undefined) return [`${after.path}#`];
  if (before === after) return [];
  const blocks = new Map(before.blocks.map((block) => [block.id, block]));
  const changed = after.blocks
    .filter((block) => !isSame(blocks.get(block.id), block))
    .map(({ id }) => blockAddress(after.path, id));
  const withoutBlocks = ({ blocks: _, ...page }: Page) => page;
  const order = ({ blocks }: Page) => blocks.map(({ id }) => id);
  const isHeadSame =
    isSame(withoutBlocks(before), withoutBlocks(after)) && isSame(order(before), order(after));
  return isHeadSame ? changed : [`${after.path}#`, ...changed];
}
