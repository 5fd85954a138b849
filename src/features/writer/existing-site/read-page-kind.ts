/** What a process of its own is given to read a page of somebody's website, and what it hands back. */
import { defineIsolatedKind } from "../../../platform/isolated-work/kind.ts";
import type { ExistingPage } from "./read-existing-page.ts";

export type PageOrder = {
  html: string;
  /** Where the page was found. */
  address: string;
  /** The text of the page's own style sheet, once fetched. */
  styleSheet?: string | undefined;
};

/** A page of a megabyte with as many elements as are read takes 0.3 s and 150 MB. */
export const READ_PAGE = defineIsolatedKind<PageOrder, ExistingPage>({
  name: "jobs.readPage",
  placesMax: 1,
  cpuMsMax: 3_000,
  wallMsMax: 15_000,
  memoryBytesMax: 400 * 1024 * 1024,
});
