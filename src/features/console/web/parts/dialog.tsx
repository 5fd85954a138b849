/** @jsxImportSource preact */
/** Dialogs on the platform's own element: it holds the focus, and gives it back. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../notices.ts";
import { useWork } from "../use-work.ts";
import { Button } from "./button.tsx";
import { FormProblem } from "./field.tsx";

export function Dialog(props: {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isGone = useRef(false);
  // With the element itself: whoever sees it gone finds the focus back where it was.
  useLayoutEffect(() => {
    const { current: dialog } = ref;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      isGone.current = true;
      // Nothing else can have the focus while it is open.
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={props.isWide ? "dialog broad" : "dialog"}
      aria-labelledby={id}
      onClose={() => {
        if (!isGone.current) props.onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </dialog>
  );
}

/**
 * Asks before something that cannot be taken back. `onConfirm` throwing keeps it open and says why; what was
 * done is said once it has closed, since nothing beside a dialog is read out.
 */
export function ConfirmDialog(props: {
  title: string;
  action: string;
  /** What was done, in a few words. */
  done: string;
  children: ComponentChildren;
  isReady?: boolean;
  /** Nothing is lost by it. */
  isHarmless?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { isBusy, problem, run } = useWork();
  const confirm = async (event: Event) => {
    event.preventDefault();
    if (props.isReady === false || !(await run(props.onConfirm))) return;
    props.onClose();
    say(props.done);
  };
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form onSubmit={confirm}>
        <div class="stack">{props.children}</div>
        <FormProblem text={problem} />
        <div class="actions">
          <Button
            look={props.isHarmless ? "main" : "danger"}
            type="submit"
            isBusy={isBusy}
            disabled={props.isReady === false}
          >
            {props.action}
          </Button>
          <Button onClick={props.onClose}>{props.isHarmless ? "Cancel" : "Keep"}</Button>
        </div>
      </form>
    </Dialog>
  );
}
