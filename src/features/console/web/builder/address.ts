/** What an address in the document names, for fields that show it. */
import { type Block, findPlace, readPlace, type SiteDocument } from "../../../design/room.ts";

export const readAddress = (document: SiteDocument, address: string): unknown => {
  const place = findPlace(document, address);
  return place === undefined ? undefined : readPlace(document, place);
};

export const readText = (document: SiteDocument, address: string): string => {
  const value = readAddress(document, address);
  return typeof value === "string" ? value : "";
};

export function blockAt(document: SiteDocument, address: string): Block | undefined {
  const [path = "", id = ""] = address.split("#");
  const page = document.pages.find((one) => one.path === path);
  return page?.blocks.find((block) => block.id === id);
}

export const isLocked = ({ locks = [] }: SiteDocument, address: string): boolean =>
  locks.some((lock) => address === lock || address.startsWith(`${lock}/`));

/** A block's heading, or its first words: what one tells it from others by. */
export function nameOfBlock(block: Block): string {
  if ("heading" in block && block.heading) return block.heading;
  if ("text" in block) return block.text;
  return "";
}
