/** Edits on their way to the service, one after another; one that could not be sent is tried again. */
import { type Signal, signal } from "@preact/signals";
import type { OperationInput } from "../../../design/room.ts";
import type { DraftChanged } from "../../builder-model.ts";
import { CallError, messageOf } from "../call.ts";
import { pauseBeforeRetry } from "../retry.ts";

export type Saving = { state: "saved" | "saving" | "failed"; text: string };

export const SAVED: Saving = { state: "saved", text: "Saved" };
export const SAVING: Saving = { state: "saving", text: "Saving…" };
const NOT_REACHED =
  "Not saved: the service cannot be reached. Trying again; keep this page open until it is saved.";

export type EditListener = {
  /** `mine` is the edit that it is about; undefined for undo, redo and what ends a draft. */
  done(changed: DraftChanged, mine: OperationInput | undefined): void;
  failed(error: unknown, mine: OperationInput | undefined): void;
};

export type EditQueue = {
  /** What became of the edits that were sent. */
  readonly state: Signal<Saving>;
  readonly isEmpty: boolean;
  /** True when it was done. Never throws: what went wrong is told to the listener. */
  run(work: () => Promise<DraftChanged>, mine?: OperationInput): Promise<boolean>;
  /** What must come after every edit so far, and before the next. Throws what the work throws. */
  end(work: () => Promise<unknown>): Promise<void>;
};

export function createEditQueue(listener: EditListener): EditQueue {
  const state = signal<Saving>(SAVED);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const fail = (error: unknown, mine: OperationInput | undefined) => {
    state.value = { state: "failed", text: `Not saved: ${messageOf(error)}` };
    listener.failed(error, mine);
  };
  return {
    state,
    get isEmpty() {
      return waiting === 0;
    },
    run(work, mine) {
      waiting += 1;
      const turn = last.then(async () => {
        state.value = SAVING;
        try {
          listener.done(await persist(state, work), mine);
          state.value = SAVED;
          return true;
        } catch (error) {
          fail(error, mine);
          return false;
        } finally {
          waiting -= 1;
        }
      });
      last = turn;
      return turn;
    },
    end(work) {
      const turn = last.then(async () => {
        try {
          await work();
          state.value = SAVED;
        } catch (error) {
          fail(error, undefined);
          throw error;
        }
      });
      // What is edited meanwhile comes after it, however it ends.
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Without an answer it is asked again until there is one; every other failure is thrown. */
async function persist<Answer>(
  state: Signal<Saving>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError && error.status === 0)) throw error;
      state.value = { state: "failed", text: NOT_REACHED };
      await pauseBeforeRetry(turn);
    }
  }
}
