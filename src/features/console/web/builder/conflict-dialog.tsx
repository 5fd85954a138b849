/** @jsxImportSource preact */
/** Somebody else was faster: what they did, and what becomes of one's own change. */
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { FormProblem } from "../parts/field.tsx";
import { Ago } from "../parts/time.tsx";
import { useWork } from "../use-work.ts";
import type { Builder, DraftConflictState } from "./store.ts";

export function ConflictDialog({ builder }: { builder: Builder }) {
  const conflict = builder.conflict.value;
  if (conflict === undefined) return null;
  return <Asked builder={builder} conflict={conflict} />;
}

function Asked({ builder, conflict }: { builder: Builder; conflict: DraftConflictState }) {
  const { changes, mine } = conflict;
  const { isBusy, problem, run } = useWork();
  const settle = (keepsMine: boolean) => run(() => builder.settleConflict(keepsMine));
  return (
    <Dialog title="Somebody else edited this site" onClose={() => void settle(false)}>
      <div class="stack">
        {changes.length === 0 ? (
          <p>The draft was published, discarded or undone in the meantime.</p>
        ) : (
          <>
            <p>Since you last saved:</p>
            <ul class="changes">
              {changes.map(({ description, by, at }) => (
                <li key={`${at}${description}`}>
                  <b>{by}</b>: {description} <Ago at={at} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          {mine.length === 0
            ? "Look at it first; nothing of theirs is lost."
            : describeMine(mine.length)}
        </p>
        <FormProblem text={problem} />
      </div>
      <div class="actions">
        {mine.length > 0 && (
          <Button look="main" isBusy={isBusy} onClick={() => void settle(true)}>
            Make mine on top
          </Button>
        )}
        <Button isBusy={isBusy} onClick={() => void settle(false)}>
          {mine.length === 0 ? "Show the site as it is" : "Drop mine"}
        </Button>
      </div>
    </Dialog>
  );
}

const describeMine = (count: number): string =>
  count === 1
    ? "Your last change was not saved. It can be made on top of theirs, or dropped."
    : `Your last ${count} changes were not saved. They can be made on top of theirs, or dropped.`;
