/** @jsxImportSource preact */
/** Tabs by the W3C's pattern; the chosen one is in the address. */
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import { showNumber } from "../format.ts";

export type Tab = { id: string; text: string; count?: number };

/** Where a key of the pattern leads among so many; undefined for any other key. */
function stepOf(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

function TabButton(props: {
  tab: Tab;
  /** What the ids of the tabs and of their panel begin with. */
  base: string;
  isCurrent: boolean;
  onChoose: (id: string) => void;
}) {
  const { base, isCurrent, onChoose } = props;
  const { id, text, count } = props.tab;
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-${id}`}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? `${base}-panel` : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onChoose(id)}
    >
      {text}
      {count ? <span class="count">{showNumber(count)}</span> : null}
    </button>
  );
}

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
    const next = stepOf(event.key, at, tabs.length) ?? -1;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={props.name} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            tab={tab}
            base={base}
            isCurrent={tab.id === current}
            onChoose={onChoose}
          />
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
