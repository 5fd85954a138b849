/** @jsxImportSource preact */
/**
 * Changes in plain words, proposed by a language model: old beside new, each with a checkbox. Nothing is
 * changed before "Apply", and what is applied can be undone like any edit. Without a model it says how to
 * set one up.
 */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { labelAddress, type OperationInput } from "../../../design/room.ts";
import type { Proposed } from "../../builder-model.ts";
import { Button } from "../parts/button.tsx";
import { FormProblem } from "../parts/field.tsx";
import { session } from "../session.ts";
import type { Builder } from "./store.ts";
import { wishPlace } from "./unsaved.ts";

type Change = Proposed["changes"][number];

/** What stands in the field when one came by "Rewrite this". */
const REWRITE = "Rewrite this: say the same better.";

export function AskPanel({ builder }: { builder: Builder }) {
  const model = session.value?.model;
  return (
    <div class="inspector-panel">
      <h2 class="panel-title">Ask for a change</h2>
      {model === null || model === undefined ? (
        <p class="notice">
          No language model is configured. Start the service with{" "}
          <code>SITEWRIGHT_AI_BASE_URL</code> and <code>SITEWRIGHT_AI_MODEL</code> to ask for
          changes in your own words; everything else works without one.
        </p>
      ) : (
        <Asking builder={builder} />
      )}
    </div>
  );
}

function Asking({ builder }: { builder: Builder }) {
  const target = builder.target.value;
  const place = wishPlace(target);
  const wish = builder.unsaved.texts.value[place]?.text ?? (target === undefined ? "" : REWRITE);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (target !== undefined) field.current?.focus();
  }, []);
  const { asking } = builder;
  const { isBusy, stage, failure, proposed } = asking;
  useEffect(() => asking.watch(), [asking]);
  const isApplying = useSignal(false);

  const apply = async (chosen: readonly Change[]) => {
    if (isApplying.value) return;
    isApplying.value = true;
    const done = await applyAll(builder, chosen);
    isApplying.value = false;
    failure.value = describeRest(done, chosen.length);
    proposed.value = withoutMade(proposed.value, chosen, done);
    if (done === chosen.length) builder.unsaved.drop(place);
  };

  return (
    <>
      <WishForm
        isBusy={isBusy.value}
        field={field}
        wish={wish}
        onWrite={(text) => builder.unsaved.keep(place, text)}
        onSubmit={() => asking.propose(wish, target)}
      >
        <Target builder={builder} onEnd={() => field.current?.focus()} />
      </WishForm>
      {isBusy.value && <p role="status">{stage.value}</p>}
      <FormProblem text={failure.value} />
      {proposed.value !== undefined && (
        <Changes
          proposed={proposed.value}
          isBusy={isApplying.value}
          onApply={apply}
          onDrop={() => {
            proposed.value = undefined;
          }}
        />
      )}
    </>
  );
}

/** One after the other: each is an edit of its own, and can be undone. Answers how many were made. */
async function applyAll(builder: Builder, chosen: readonly Change[]): Promise<number> {
  let done = 0;
  for (const { operation } of chosen) {
    if (!(await builder.apply(operation as OperationInput))) break;
    done += 1;
  }
  return done;
}

/** What is left of them: what was made is not to be made once more by the next "Apply". */
function withoutMade(
  proposed: Proposed | undefined,
  chosen: readonly Change[],
  done: number,
): Proposed | undefined {
  if (proposed === undefined || done === chosen.length) return undefined;
  const made = new Set(chosen.slice(0, done));
  return { ...proposed, changes: proposed.changes.filter((one) => !made.has(one)) };
}

const describeRest = (done: number, wanted: number): string =>
  done < wanted ? `${done} of ${wanted} changes were made; the next one was refused.` : "";

type WishFormProps = {
  isBusy: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  wish: string;
  onWrite: (text: string) => void;
  onSubmit: () => Promise<void>;
  children: ComponentChildren;
};

function WishForm({ isBusy, field, wish, onWrite, onSubmit, children }: WishFormProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form class="form" onSubmit={submit}>
      {children}
      <label class="field">
        <span class="label">What should change?</span>
        <textarea
          ref={field}
          rows={4}
          maxLength={2_000}
          required
          value={wish}
          onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      </label>
      <div class="actions">
        <Button look="main" type="submit" isBusy={isBusy}>
          Propose
        </Button>
      </div>
    </form>
  );
}

/** What alone is to change, and the way to ask about everything again. */
function Target({ builder, onEnd }: { builder: Builder; onEnd: () => void }) {
  const { target, document } = builder;
  if (target.value === undefined || document.value === undefined) return null;
  return (
    <p class="ask-target">
      Only <b>{labelAddress(document.value, target.value)}</b>{" "}
      <Button
        isSmall
        look="quiet"
        onClick={() => {
          target.value = undefined;
          onEnd();
        }}
      >
        Whole site instead
      </Button>
    </p>
  );
}

type ChangesProps = {
  proposed: Proposed;
  isBusy: boolean;
  onApply(chosen: readonly Change[]): Promise<void>;
  onDrop(): void;
};

function Changes({ proposed: { changes, cannot }, isBusy, onApply, onDrop }: ChangesProps) {
  const dropped = useSignal<ReadonlySet<Change>>(new Set());
  const toggle = (change: Change) => {
    const next = new Set(dropped.value);
    if (!next.delete(change)) next.add(change);
    dropped.value = next;
  };
  const chosen = changes.filter((change) => !dropped.value.has(change));
  return (
    <section aria-label="Proposed changes">
      {changes.length === 0 && <p>Nothing would change.</p>}
      <ul class="proposed">
        {changes.map((change, at) => (
          <li key={at}>
            <label>
              <input
                type="checkbox"
                checked={!dropped.value.has(change)}
                onChange={() => toggle(change)}
              />{" "}
              {change.text}
            </label>
            {change.before !== null && <del>{change.before}</del>}
            {change.after !== null && <ins>{change.after}</ins>}
          </li>
        ))}
      </ul>
      {cannot !== "" && <p class="notice">Not done: {cannot}</p>}
      <div class="actions">
        {changes.length > 0 && (
          <Button look="main" isBusy={isBusy} onClick={() => onApply(chosen)}>
            Apply
          </Button>
        )}
        <Button onClick={onDrop}>Drop</Button>
      </div>
    </section>
  );
}
