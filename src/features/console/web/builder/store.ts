/** The builder's state: the document as the service has it, what is chosen, and the edits on their way. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { OperationInput, Page, SiteDocument } from "../../../design/room.ts";
import type { OpenedBuilder, OtherChange, Scheme, ShownPage } from "../../builder-model.ts";
import { CallError, messageOf } from "../call.ts";
import { refresh } from "../query.ts";
import { session } from "../session.ts";
import { type Asking, createAsking } from "./asking.ts";
import { ConflictError, callBuilder } from "./call-builder.ts";
import { createEditQueue, SAVED, SAVING, type Saving } from "./edit-queue.ts";
import { createOpenDraft, type Selection } from "./open-draft.ts";
import { findRefused, openUnsaved, type UnsavedStore, type UnsavedTexts } from "./unsaved.ts";
import { keepUnsent, takeUnsent } from "./unsent.ts";

/** Of what is being written: where, and the text itself where the page is to show it before it is saved. */
export type Typing = { address: string; text?: string };
export type DraftConflictState = {
  changes: readonly OtherChange[];
  /** One's own edits that wait for what is decided, in their order. */
  mine: readonly OperationInput[];
};
export type Panel = "block" | "style" | "pictures" | "facts" | "tasks" | "ask";

export type Builder = {
  readonly siteId: string;
  readonly opened: Signal<OpenedBuilder | undefined>;
  readonly failure: Signal<CallError | undefined>;
  readonly document: ReadonlySignal<SiteDocument | undefined>;
  readonly pagePath: Signal<string>;
  readonly page: ReadonlySignal<Page | undefined>;
  /** Whether the page is looked at by day or by night. */
  readonly scheme: Signal<Scheme>;
  readonly selection: Signal<Selection | undefined>;
  readonly panel: Signal<Panel>;
  /** What "Ask for a change" is about: the address of a block or slot, undefined for the whole site. */
  readonly target: Signal<string | undefined>;
  readonly asking: Asking;
  /** What is being written and is not saved yet; undefined while everything is on its way or saved. */
  readonly typing: Signal<Typing | undefined>;
  /** What became of the edits. Never "Saved" while something that was typed has not been. */
  readonly saving: ReadonlySignal<Saving>;
  /** What was written and is not stored: it stays in its field. */
  readonly unsaved: UnsavedStore;
  readonly conflict: Signal<DraftConflictState | undefined>;
  /** Counts the states of the document: whoever shows it looks again. */
  readonly version: Signal<number>;
  /** The page as the last edit brought it along, once; undefined where another one is looked at. */
  takePage(shown: ShownPage): string | undefined;
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
  const conflict = signal<DraftConflictState | undefined>(undefined);
  const draft = createOpenDraft(siteId, selection);
  const { version, pagePath } = draft;
  const scheme = signal<Scheme>(prefersDark() ? "dark" : "light");
  const shows = () => ({ path: pagePath.peek(), scheme: scheme.peek() });
  const userId = session.peek()?.user?.id ?? "";
  const unsaved = openUnsaved(siteId, userId);
  const revision = () => draft.opened.value?.draft.revision ?? 0;
  const edits = createEditQueue({
    done(changed, mine) {
      draft.take(changed);
      if (mine !== undefined) unsaved.settle(mine);
    },
    failed(error, mine) {
      if (error instanceof ConflictError) {
        // Of several edits on their way each waits for the same decision.
        const waiting = conflict.peek()?.mine ?? [];
        conflict.value = { changes: error.changes, mine: mine ? [...waiting, mine] : waiting };
        if (mine !== undefined) unsaved.settle(mine);
        return;
      }
      if (mine === undefined) return;
      if (isCallError(error, 401)) keepUnsent({ siteId, userId, revision: revision() }, mine);
      unsaved.refuse(mine, describeRefusal(error));
      if (inFields() !== SAVED) refusal = edits.state.peek();
    },
  });
  const inFields = () => describeUnsaved(draft.opened.value, unsaved.texts.value);
  /** What the queue says of a text that was refused: no trouble any more once that is discarded. */
  let refusal: Saving | undefined;
  const saving = computed(() => {
    const { value: state } = edits.state;
    const left = inFields();
    if (state.state !== "saved" && !(state === refusal && left === SAVED)) return state;
    return typing.value === undefined ? left : SAVING;
  });

  const apply = (operation: OperationInput, continues = false, base?: number) => {
    unsaved.send(operation);
    return edits.run(
      () =>
        callBuilder("apply", {
          ...{ siteId, revision: base ?? revision(), operation, continues },
          shows: shows(),
        }),
      operation,
    );
  };
  /** What was made before the last sign-in follows; what others did meanwhile makes it a conflict. */
  const open = async () => {
    await draft.open();
    const unsent = draft.opened.value && takeUnsent(siteId, userId);
    let base = unsent?.revision;
    for (const operation of unsent?.operations ?? []) {
      // What one conflict keeps is followed by the rest: none of them may go on top of it unasked.
      const { value: asked } = conflict;
      if (asked !== undefined) conflict.value = { ...asked, mine: [...asked.mine, operation] };
      else if (await apply(operation, false, base)) base = undefined;
    }
  };
  const step = async (name: "undo" | "redo") => {
    const { canUndo, canRedo } = draft.opened.value?.draft ?? {};
    if (edits.isEmpty && !(name === "undo" ? canUndo : canRedo)) return;
    await edits.run(() => callBuilder(name, { siteId, revision: revision(), shows: shows() }));
  };
  const end = async (work: () => Promise<unknown>) => {
    let unread: unknown;
    await edits.end(async () => {
      await work();
      // What is edited next is made on what there is now. That it cannot be read undoes nothing.
      await draft.open().catch((error: unknown) => {
        unread = error;
      });
    });
    await refresh("sites.");
    if (unread !== undefined) throw unread;
  };
  return {
    ...{ siteId, typing, saving, unsaved, conflict, version, open },
    apply: (operation, continues) => apply(operation, continues),
    ...selecting,
    asking: createAsking(siteId),
    ...{ opened: draft.opened, failure: draft.failure, document: draft.document },
    ...{ pagePath, page: draft.page, scheme, takePage: draft.takePage },
    ...typingCommands(typing, version),
    undo: () => step("undo"),
    redo: () => step("redo"),
    async discard() {
      await end(() => callBuilder("discard", { siteId, revision: revision() }));
      unsaved.dropAll();
    },
    publish: (at) =>
      end(() => callBuilder("publish", { siteId, revision: revision(), ...(at && { at }) })),
    unplan: () => end(() => callBuilder("unplan", { siteId })),
    async settleConflict(keepsMine) {
      const mine = conflict.value?.mine ?? [];
      await open();
      conflict.value = undefined;
      edits.state.value = SAVED;
      for (const operation of keepsMine ? mine : []) await apply(operation);
    },
  };
}

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

const isCallError = (error: unknown, status: number): boolean =>
  error instanceof CallError && error.status === status;

/** What the service says against a text; where it says it of no field, it is about the saving. */
function describeRefusal(error: unknown): string {
  const [ofField] = error instanceof CallError ? Object.values(error.fields) : [];
  return ofField ?? `Not saved: ${messageOf(error)}`;
}

/** "Saved", unless a text that was refused still waits in its field. */
function describeUnsaved(opened: OpenedBuilder | undefined, texts: UnsavedTexts): Saving {
  const label = opened && findRefused(opened, texts);
  if (label === undefined) return SAVED;
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
