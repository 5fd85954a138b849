/** Buttons and links that look like them. */
import type { ComponentChildren, JSX } from "preact";

type Look = "main" | "plain" | "quiet" | "danger";

export function Button(
  props: {
    look?: Look;
    isBusy?: boolean;
    isSmall?: boolean;
    children: ComponentChildren;
  } & Omit<JSX.IntrinsicElements["button"], "ref" | "children">,
) {
  const { look = "plain", isBusy = false, isSmall = false, disabled = false, ...rest } = props;
  const { children, type, onClick, ...others } = rest;
  return (
    <button
      {...others}
      type={type ?? "button"}
      class={`button ${look}${isSmall ? " small" : ""}${disabled ? " off" : ""}`}
      // Not `disabled`: whoever has just pressed it by key would lose their place in the page.
      aria-disabled={isBusy || disabled ? "true" : undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
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
