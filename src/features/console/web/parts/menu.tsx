/** @jsxImportSource preact */
/** A menu button by the W3C's pattern: arrows, Home, End, first letters, Escape; focus goes back. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

export type MenuItem = {
  text: string;
  isCurrent?: boolean;
  /** A line stands above it. */
  isApart?: boolean;
} & (
  | { href: string; isOutside?: boolean; onChoose?: undefined }
  | { onChoose: () => void; href?: undefined }
);

/** Open or closed, with the focus that belongs to it: on an entry, or back on the button. */
function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const startAtEnd = useRef(false);

  const entries = () => [
    ...(root.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? []),
  ];
  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    entries()
      .at(startAtEnd.current ? -1 : 0)
      ?.focus();
    startAtEnd.current = false;
    const away = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(false);
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, [isOpen]);

  const openAtKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    startAtEnd.current = event.key === "ArrowUp";
    setOpen(true);
  };
  return { isOpen, setOpen, root, button, entries, close, openAtKey };
}

/** Not one that is a command of the browser's. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** The keys of the pattern; whatever else is pressed goes on to the page. */
function moveAmong(
  all: readonly HTMLElement[],
  close: (returnFocus: boolean) => void,
  event: KeyboardEvent,
): void {
  const at = all.indexOf(document.activeElement as HTMLElement);
  const focus = (index: number) => all.at(index % all.length)?.focus();
  if (event.key === "ArrowDown") focus(at + 1);
  else if (event.key === "ArrowUp") focus(at - 1);
  else if (event.key === "Home") focus(0);
  else if (event.key === "End") focus(-1);
  else if (event.key === "Escape") close(true);
  else if (event.key === "Tab") {
    close(false);
    return;
  } else if (isLetter(event)) {
    const wanted = event.key.toLowerCase();
    const order = [...all.slice(at + 1), ...all];
    order.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(wanted))?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

export function Menu(props: {
  name: string;
  /** Id of what says more of it, where several menus have one name. */
  describedBy?: string;
  label: ComponentChildren;
  items: readonly MenuItem[];
}) {
  const { isOpen, setOpen, root, button, entries, close, openAtKey } = useOpening();
  const id = useId();
  return (
    <div class="menu" ref={root}>
      <button
        ref={button}
        type="button"
        class="menu-button"
        aria-label={props.name}
        aria-describedby={props.describedBy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openAtKey}
      >
        {props.label}
      </button>
      {isOpen && (
        <div
          role="menu"
          id={id}
          aria-label={props.name}
          tabIndex={-1}
          onKeyDown={(event) => moveAmong(entries(), close, event)}
        >
          {props.items.map((item) => (
            <Entry key={item.text} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, close }: { item: MenuItem; close: (returnFocus: boolean) => void }) {
  const classes = [item.isCurrent && "current", item.isApart && "apart"];
  const shared = { tabIndex: -1, class: classes.filter(Boolean).join(" ") };
  if (item.href !== undefined)
    return (
      <a
        {...shared}
        role="menuitem"
        href={item.href}
        {...(item.isOutside ? { target: "_blank", rel: "noreferrer" } : {})}
        onClick={() => close(item.isOutside === true)}
      >
        {item.text}
      </a>
    );
  const choose = () => {
    close(true);
    item.onChoose();
  };
  if (item.isCurrent !== undefined)
    return (
      <button
        {...shared}
        type="button"
        role="menuitemradio"
        aria-checked={item.isCurrent}
        onClick={choose}
      >
        {item.text}
      </button>
    );
  return (
    <button {...shared} type="button" role="menuitem" onClick={choose}>
      {item.text}
    </button>
  );
}
