/**
 * The builder's state: the document as the service has it, what is chosen, and the edits on their way. Edits
 * are sent one after another; one that could not be sent is kept and tried again.
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  applyPatch,
  type OperationInput,
  type Page,
  type SiteDocument,
} from "../../../design/room.ts";
import type { DraftChanged, OpenedBuilder, OtherChange } from "../../builder-model.ts";
import { CallError, messageOf } from "../call.ts";
import { refresh } from "../query.ts";
import { ConflictError, callBuilder } from "./call-builder.ts";

export type Selection = { address: string; block: string | null };
/** Of what is being written: where, and the text itself where the page is to show it before it is saved. */
export type Typing = { address: string; text?: string };
export type Saving = { state: "saved" | "saving" | "failed"; text: string };
export type DraftConflictState = {
  changes: readonly OtherChange[];
  mine: OperationInput | undefined;
};
export type Panel = "block" | "style" | "pictures" | "facts" | "tasks" | "ask";

export type Builder = {
  readonly siteId: string;
  readonly opened: Signal<OpenedBuilder | undefined>;
  readonly failure: Signal<CallError | undefined>;
  readonly document: ReadonlySignal<SiteDocument | undefined>;
  readonly pagePath: Signal<string>;
  readonly page: ReadonlySignal<Page | undefined>;
  readonly selection: Signal<Selection | undefined>;
  readonly panel: Signal<Panel>;
  /** What "Ask for a change" is about: the address of a block or slot, undefined for the whole site. */
  readonly target: Signal<string | undefined>;
  /** What is being written and is not saved yet; undefined while everything is on its way or saved. */
  readonly typing: Signal<Typing | undefined>;
  /** What became of the edits. Never "Saved" while something that was typed has not been. */
  readonly saving: ReadonlySignal<Saving>;
  /** What was refused, by address. */
  readonly refusals: Signal<Readonly<Record<string, string>>>;
  readonly conflict: Signal<DraftConflictState | undefined>;
  /** Counts the states of the document: whoever shows it looks again. */
  readonly version: Signal<number>;
  open(): Promise<void>;
  /** True when it was done. Never throws: what went wrong is said by the signals. */
  apply(operation: OperationInput, continues?: boolean): Promise<boolean>;
  /** Says that what was written at the address is saved. */
  endTyping(address: string): void;
  /** Shows what is stored instead of what was written at the address and never saved. */
  forgetTyping(address: string): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  discard(): Promise<void>;
  /** At once, or at a time in ISO 8601. */
  publish(at?: string): Promise<void>;
  unplan(): Promise<void>;
  /** Takes the state that somebody else has made; one's own edit is done on top of it if wanted. */
  settleConflict(keepsMine: boolean): Promise<void>;
  select(address: string, block: string | null): void;
  /** Opens "Ask for a change" about what stands there. */
  askAbout(address: string): void;
};

const RETRY_MS = [1_000, 2_000, 5_000, 10_000];
const SAVED: Saving = { state: "saved", text: "Saved" };
const SAVING: Saving = { state: "saving", text: "Saving…" };

export function createBuilder(siteId: string): Builder {
  const opened = signal<OpenedBuilder | undefined>(undefined);
  const failure = signal<CallError | undefined>(undefined);
  const pagePath = signal("/");
  const selection = signal<Selection | undefined>(undefined);
  const panel = signal<Panel>("block");
  const target = signal<string | undefined>(undefined);
  const typing = signal<Typing | undefined>(undefined);
  const sending = signal<Saving>(SAVED);
  const saving = computed(() =>
    sending.value.state === "saved" && typing.value !== undefined ? SAVING : sending.value,
  );
  const refusals = signal<Readonly<Record<string, string>>>({});
  const conflict = signal<DraftConflictState | undefined>(undefined);
  const version = signal(0);
  const document = computed(() => opened.value?.document);
  const page = computed(() => document.value?.pages.find(({ path }) => path === pagePath.value));
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const revision = () => opened.value?.draft.revision ?? 0;

  const take = (changed: DraftChanged) => {
    const before = opened.value;
    if (before === undefined) return;
    const { draft, patch, brokenLinks, tasks } = changed;
    const next = applyPatch(before.document, patch);
    opened.value = { ...before, draft, document: next, brokenLinks, tasks };
    keepPlace(next);
    version.value += 1;
  };

  /** After a page or block is gone, something that is there is shown. */
  const keepPlace = ({ pages }: SiteDocument) => {
    const shown = pages.find(({ path }) => path === pagePath.value);
    if (shown === undefined) pagePath.value = pages[0]?.path ?? "/";
    const block = selection.value?.block;
    const isThere = shown?.blocks.some(({ id }) => block === `${shown.path}#${id}`) ?? false;
    if (shown === undefined || (block != null && !isThere)) selection.value = undefined;
  };

  const endTyping = (address: string): boolean => {
    if (typing.value?.address !== address) return false;
    typing.value = undefined;
    return true;
  };

  const open = async () => {
    try {
      opened.value = await callBuilder("open", { siteId });
      failure.value = undefined;
      version.value += 1;
      if (opened.value) keepPlace(opened.value.document);
    } catch (error) {
      if (error instanceof CallError) failure.value = error;
      else throw error;
    }
  };

  /** Without an answer it is asked again until there is one; every other failure is thrown. */
  const persist = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    for (let turn = 0; ; turn += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof CallError && error.status === 0)) throw error;
        sending.value = { state: "failed", text: "Not saved: the service cannot be reached." };
        await pause(RETRY_MS[Math.min(turn, RETRY_MS.length - 1)] ?? 1_000);
      }
    }
  };

  const run = (work: () => Promise<DraftChanged>, mine?: OperationInput): Promise<boolean> => {
    waiting += 1;
    const turn = queue.then(async () => {
      sending.value = SAVING;
      try {
        take(await persist(work));
        sending.value = SAVED;
        refusals.value = {};
        return true;
      } catch (error) {
        fail(error, mine);
        return false;
      } finally {
        waiting -= 1;
      }
    });
    queue = turn;
    return turn;
  };

  const fail = (error: unknown, mine: OperationInput | undefined) => {
    sending.value = { state: "failed", text: `Not saved: ${messageOf(error)}` };
    if (error instanceof ConflictError) conflict.value = { changes: error.changes, mine };
    else if (error instanceof CallError) refusals.value = error.fields;
  };

  const apply = (operation: OperationInput, continues = false) =>
    run(
      () => callBuilder("apply", { siteId, revision: revision(), operation, continues }),
      operation,
    );

  const step = async (name: "undo" | "redo") => {
    const { canUndo, canRedo } = opened.value?.draft ?? {};
    if (waiting === 0 && !(name === "undo" ? canUndo : canRedo)) return;
    await run(() => callBuilder(name, { siteId, revision: revision() }));
  };

  const end = async (work: () => Promise<unknown>) => {
    await queue;
    try {
      await work();
    } catch (error) {
      fail(error, undefined);
      throw error;
    }
    sending.value = SAVED;
    await Promise.all([open(), refresh("sites.")]);
  };

  return {
    ...{ siteId, opened, failure, document, pagePath, page, selection, panel },
    ...{ target, typing, saving, refusals, conflict, version, open, apply },
    endTyping,
    forgetTyping(address) {
      if (endTyping(address)) version.value += 1;
    },
    undo: () => step("undo"),
    redo: () => step("redo"),
    discard: () => end(() => callBuilder("discard", { siteId, revision: revision() })),
    publish: (at) =>
      end(() => callBuilder("publish", { siteId, revision: revision(), ...(at && { at }) })),
    unplan: () => end(() => callBuilder("unplan", { siteId })),
    async settleConflict(keepsMine) {
      const mine = conflict.value?.mine;
      conflict.value = undefined;
      await open();
      sending.value = SAVED;
      if (keepsMine && mine !== undefined) await apply(mine);
    },
    select(address, block) {
      selection.value = { address, block };
      panel.value = "block";
    },
    askAbout(address) {
      target.value = address;
      panel.value = "ask";
    },
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
