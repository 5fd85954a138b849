/** The draft that is open, as the service has it, and which of its pages is shown. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { applyPatch, type Page, type SiteDocument } from "../../../design/room.ts";
import type { DraftChanged, OpenedBuilder, ShownPage } from "../../builder-model.ts";
import { CallError } from "../call.ts";
import { callBuilder } from "./call-builder.ts";

/** What is chosen: the address of a slot or block, and the block that it is of. */
export type Selection = { address: string; block: string | null };

export type OpenDraft = {
  readonly opened: Signal<OpenedBuilder | undefined>;
  readonly failure: Signal<CallError | undefined>;
  readonly document: ReadonlySignal<SiteDocument | undefined>;
  readonly pagePath: Signal<string>;
  readonly page: ReadonlySignal<Page | undefined>;
  /** Counts the states of the document. */
  readonly version: Signal<number>;
  /** What keeps the first opening is in `failure`; of a later one it is thrown, and what is shown stays. */
  open(): Promise<void>;
  /** Takes over what an edit has changed. */
  take(changed: DraftChanged): void;
  /** The page as the last edit brought it along, once; undefined where another one is looked at. */
  takePage(shown: ShownPage): string | undefined;
};

export function createOpenDraft(
  siteId: string,
  selection: Signal<Selection | undefined>,
): OpenDraft {
  const opened = signal<OpenedBuilder | undefined>(undefined);
  const failure = signal<CallError | undefined>(undefined);
  const pagePath = signal("/");
  const version = signal(0);
  const document = computed(() => opened.value?.document);
  const page = computed(() => document.value?.pages.find(({ path }) => path === pagePath.value));

  const brought = keepBrought();
  /** After a page or block is gone, something that is there is shown. */
  const keepPlace = ({ pages }: SiteDocument) => {
    const shown = pages.find(({ path }) => path === pagePath.value);
    if (shown === undefined) pagePath.value = pages[0]?.path ?? "/";
    const block = selection.value?.block;
    const isThere = shown?.blocks.some(({ id }) => block === `${shown.path}#${id}`) ?? false;
    if (shown === undefined || (block != null && !isThere)) selection.value = undefined;
  };
  return {
    ...{ opened, failure, document, pagePath, page, version },
    async open() {
      try {
        opened.value = await callBuilder("open", { siteId });
        failure.value = undefined;
        version.value += 1;
        if (opened.value) keepPlace(opened.value.document);
      } catch (error) {
        const isShown = opened.value !== undefined && !isRefusal(error);
        if (error instanceof CallError && !isShown) failure.value = error;
        else throw error;
      }
    },
    take({ draft, patch, brokenLinks, tasks, page: shown }) {
      brought.keep(shown);
      const before = opened.value;
      if (before === undefined) return;
      const next = applyPatch(before.document, patch);
      opened.value = { ...before, draft, document: next, brokenLinks, tasks };
      keepPlace(next);
      version.value += 1;
    },
    takePage: brought.take,
  };
}

/** The page that came with the last edit. */
function keepBrought(): { keep(page: DraftChanged["page"]): void; take: OpenDraft["takePage"] } {
  let kept: DraftChanged["page"];
  return {
    keep(page) {
      kept = page;
    },
    take({ path, scheme }) {
      const html = kept?.path === path && kept.scheme === scheme ? kept.html : undefined;
      kept = undefined;
      return html;
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404);
