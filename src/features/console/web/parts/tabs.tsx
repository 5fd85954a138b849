/** Tabs by the W3C's pattern; the chosen one is in the address. */
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

export type Tab = { id: string; text: string; count?: number };

export function Tabs(props: {
  name: string;
  tabs: readonly Tab[];
  current: string;
  onChoose: (id: string) => void;
  children: ComponentChildren;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const { tabs, current, onChoose } = props;
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={props.name} ref={list} onKeyDown={move}>
        {tabs.map(({ id, text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === current}
            aria-controls={id === current ? `${base}-panel` : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {text}
            {count ? <span class="count">{count}</span> : null}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it
        tabIndex={0}
        class="tabpanel"
      >
        {props.children}
      </div>
    </>
  );
}
