/** @jsxImportSource preact */
/** Buttons and links that look like them. */
import type { ComponentChildren, JSX, TargetedMouseEvent } from "preact";
import { useRef, useState } from "preact/hooks";

type Look = "main" | "plain" | "quiet" | "danger";

export function Button(
  props: {
    look?: Look;
    isBusy?: boolean;
    isSmall?: boolean;
    /** While the promise that it answers is open, the button does nothing more. */
    onClick?: (event: Press) => unknown;
    children: ComponentChildren;
  } & Omit<JSX.IntrinsicElements["button"], "ref" | "children" | "onClick">,
) {
  const { look = "plain", isSmall = false, disabled = false, ...rest } = props;
  const { children, type, onClick, isBusy = false, ...others } = rest;
  const { isWorking, press } = useOneAtATime(onClick);
  const isWaiting = isBusy || isWorking;
  return (
    <button
      {...others}
      type={type ?? "button"}
      class={`button ${look}${isSmall ? " small" : ""}${disabled ? " off" : ""}${isWaiting ? " busy" : ""}`}
      // Not `disabled`: whoever has just pressed it by key would lose their place in the page.
      aria-disabled={isWaiting || disabled ? "true" : undefined}
      onClick={disabled ? (event) => event.preventDefault() : press}
    >
      {children}
    </button>
  );
}

type Press = TargetedMouseEvent<HTMLButtonElement>;

/** Two clicks in a row are one. */
function useOneAtATime(work: ((event: Press) => unknown) | undefined) {
  const [isWorking, setWorking] = useState(false);
  const isRunning = useRef(false);
  const press = (event: Press) => {
    if (isRunning.current) return;
    const doing = work?.(event);
    if (!(doing instanceof Promise)) return;
    isRunning.current = true;
    setWorking(true);
    void doing.finally(() => {
      isRunning.current = false;
      setWorking(false);
    });
  };
  return { isWorking, press };
}

export function LinkButton(props: {
  href: string;
  look?: Look;
  isSmall?: boolean;
  /** Opens beside the console, or is a download. */
  isOutside?: boolean;
  download?: boolean;
  children: ComponentChildren;
}) {
  const { href, look = "plain", isSmall = false, isOutside = false, download = false } = props;
  return (
    <a
      href={href}
      class={`button ${look}${isSmall ? " small" : ""}`}
      {...(isOutside ? { target: "_blank", rel: "noreferrer" } : {})}
      {...(download ? { download: true } : {})}
    >
      {props.children}
    </a>
  );
}
