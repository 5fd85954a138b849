/** The builder's state: the document as the service has it, what is chosen, and the edits on their way. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  findPlace,
  labelAddress,
  type OperationInput,
  type Page,
  type SiteDocument,
} from "../../../design/room.ts";
import type { OpenedBuilder, OtherChange } from "../../builder-model.ts";
import { CallError } from "../call.ts";
import { refresh } from "../query.ts";
import { session } from "../session.ts";
import { ConflictError, callBuilder } from "./call-builder.ts";
import { createEditQueue, SAVED, SAVING, type Saving } from "./edit-queue.ts";
import { createOpenDraft, type Selection } from "./open-draft.ts";
import { keepUnsent, takeUnsent } from "./unsent.ts";

/** Of what is being written: where, and the text itself where the page is to show it before it is saved. */
export type Typing = { address: string; text?: string };
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
  /** What was written and could not be saved, by address: it stays in its field. */
  readonly unsaved: Signal<Readonly<Record<string, string>>>;
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
  /**
   * Takes the state that somebody else has made; one's own edit is done on top of it if wanted. Throws
   * `CallError`, and leaves the conflict as it is, when that state cannot be had.
   */
  settleConflict(keepsMine: boolean): Promise<void>;
  select(address: string, block: string | null): void;
  /** Opens "Ask for a change" about what stands there. */
  askAbout(address: string): void;
};

export function createBuilder(siteId: string): Builder {
  const selecting = createSelecting();
  const { selection } = selecting;
  const typing = signal<Typing | undefined>(undefined);
  const refusals = signal<Readonly<Record<string, string>>>({});
  const conflict = signal<DraftConflictState | undefined>(undefined);
  const unsaved = signal<Readonly<Record<string, string>>>({});
  const draft = createOpenDraft(siteId, selection);
  const { version } = draft;
  const userId = session.peek()?.user?.id ?? "";
  const revision = () => draft.opened.value?.draft.revision ?? 0;
  const edits = createEditQueue({
    done(changed) {
      draft.take(changed);
      refusals.value = {};
    },
    failed(error, mine) {
      if (error instanceof CallError && error.status === 401 && mine !== undefined)
        keepUnsent({ siteId, userId, revision: revision() }, mine);
      if (error instanceof ConflictError) conflict.value = { changes: error.changes, mine };
      else if (error instanceof CallError) refusals.value = refusalsOf(error, mine);
    },
  });
  const saving = computed(() => {
    const { value: state } = edits.state;
    if (state.state !== "saved") return state;
    return typing.value === undefined
      ? describeUnsaved(draft.document.value, unsaved.value)
      : SAVING;
  });

  const apply = async (operation: OperationInput, continues = false, base?: number) => {
    const isDone = await edits.run(
      () => callBuilder("apply", { siteId, revision: base ?? revision(), operation, continues }),
      operation,
    );
    // Of two edits at once the dialog has one's own.
    const isLost = !isDone && conflict.peek() === undefined;
    if (operation.op === "set-text" && typeof operation.value === "string") {
      const { [operation.address]: _, ...others } = unsaved.peek();
      unsaved.value = isLost ? { ...others, [operation.address]: operation.value } : others;
    }
    return isDone;
  };
  /** What was made before the last sign-in follows; what others did meanwhile makes it a conflict. */
  const open = async () => {
    await draft.open();
    const unsent = draft.opened.value && takeUnsent(siteId, userId);
    let base = unsent?.revision;
    for (const operation of unsent?.operations ?? []) {
      if (!(await apply(operation, false, base))) return;
      base = undefined;
    }
  };
  const step = async (name: "undo" | "redo") => {
    const { canUndo, canRedo } = draft.opened.value?.draft ?? {};
    if (edits.isEmpty && !(name === "undo" ? canUndo : canRedo)) return;
    await edits.run(() => callBuilder(name, { siteId, revision: revision() }));
  };
  const end = async (work: () => Promise<unknown>) => {
    await edits.end(work);
    await Promise.all([open(), refresh("sites.")]);
  };
  return {
    ...{ siteId, typing, saving, refusals, unsaved, conflict, version, open },
    apply: (operation, continues) => apply(operation, continues),
    ...selecting,
    ...{ opened: draft.opened, failure: draft.failure, document: draft.document },
    ...{ pagePath: draft.pagePath, page: draft.page },
    ...typingCommands(typing, version),
    undo: () => step("undo"),
    redo: () => step("redo"),
    async discard() {
      await end(() => callBuilder("discard", { siteId, revision: revision() }));
      unsaved.value = {};
    },
    publish: (at) =>
      end(() => callBuilder("publish", { siteId, revision: revision(), ...(at && { at }) })),
    unplan: () => end(() => callBuilder("unplan", { siteId })),
    async settleConflict(keepsMine) {
      const mine = conflict.value?.mine;
      await open();
      conflict.value = undefined;
      edits.state.value = SAVED;
      if (keepsMine && mine !== undefined) await apply(mine);
    },
  };
}

/** Beside the field that it is about, also where the service names none. */
function refusalsOf(
  error: CallError,
  mine: OperationInput | undefined,
): Readonly<Record<string, string>> {
  if (Object.keys(error.fields).length > 0 || mine?.op !== "set-text") return error.fields;
  return { [mine.address]: `Not saved: ${error.message}` };
}

/** "Saved", unless a text that was refused still waits in its field. */
function describeUnsaved(
  document: SiteDocument | undefined,
  unsaved: Readonly<Record<string, string>>,
): Saving {
  const [address] = Object.keys(unsaved).filter((one) => document && findPlace(document, one));
  if (document === undefined || address === undefined) return SAVED;
  const label = labelAddress(document, address);
  return { state: "failed", text: `Not saved: ${label}. What you wrote is still in its field.` };
}

/** What is chosen on the page, and the panel that is open about it. */
function createSelecting(): Pick<
  Builder,
  "selection" | "panel" | "target" | "select" | "askAbout"
> {
  const selection = signal<Selection | undefined>(undefined);
  const panel = signal<Panel>("block");
  const target = signal<string | undefined>(undefined);
  return {
    ...{ selection, panel, target },
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

function typingCommands(
  typing: Signal<Typing | undefined>,
  version: Signal<number>,
): Pick<Builder, "endTyping" | "forgetTyping"> {
  const end = (address: string): boolean => {
    if (typing.value?.address !== address) return false;
    typing.value = undefined;
    return true;
  };
  return {
    endTyping: (address) => void end(address),
    forgetTyping(address) {
      if (end(address)) version.value += 1;
    },
  };
}
