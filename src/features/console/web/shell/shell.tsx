/** @jsxImportSource preact */
/** What stands around every view: banner, navigation, main. */
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { problem } from "../notices.ts";
import { findView, VIEW_ACCESS, type ViewName } from "../paths.ts";
import { session } from "../session.ts";
import { Header } from "./header.tsx";
import { keepFocus } from "./kept-focus.ts";
import { Nav, Trail } from "./nav.tsx";
import { Notices } from "./notices.tsx";
import { ShortcutList, useShortcuts } from "./shortcuts.tsx";

export function Shell({ path, children }: { path: string; children: ComponentChildren }) {
  const [isNavOpen, setNavOpen] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const main = useRef<HTMLDivElement & HTMLElement>(null);
  const showList = useCallback(() => setListOpen(true), []);
  useShortcuts(showList);
  useEffect(keepFocus, []);
  useNewPage(path, main, () => setNavOpen(false));
  const view = findView(path)?.view;
  // Whoever comes by a link or signs in is a guest on that page, signed in or not.
  const isIn = Boolean(session.value?.user) && !isForAnyone(view);
  // Room is kept for what comes with the session, or all that is there already would move.
  const isAwaited = session.value === undefined && !isForAnyone(view);
  // The builder fills the window, and has landmarks of its own.
  const isFull = isIn && view === "builder";
  return (
    <div class={shellClass(isIn || isAwaited, view)}>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Header
        isNavOpen={isNavOpen}
        toggleNav={() => setNavOpen(!isNavOpen)}
        showShortcuts={showList}
      >
        {isFull && !isNavOpen && <Trail path={path} />}
      </Header>
      {isIn && (
        <div class={isNavOpen ? "rail open" : "rail"}>
          <Nav path={path} />
        </div>
      )}
      {isAwaited && <div class="rail" />}
      {isFull ? (
        <div id="content" class="content" ref={main}>
          {children}
        </div>
      ) : (
        <main id="content" class="main" ref={main}>
          <Notices />
          {children}
        </main>
      )}
      {isListOpen && <ShortcutList onClose={() => setListOpen(false)} />}
    </div>
  );
}

const isForAnyone = (view: ViewName | undefined): boolean =>
  view !== undefined && VIEW_ACCESS[view].of === "anyone";

function shellClass(isInside: boolean, view: ViewName | undefined): string {
  if (!isInside) return "shell outside";
  return view === "builder" ? "shell full" : "shell";
}

/** A new page starts at its heading, for the eye and for a screen reader. */
function useNewPage(
  path: string,
  main: { readonly current: HTMLElement | null },
  onNew: () => void,
): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    problem.value = "";
    onNew();
    scrollTo(0, 0);
    focusHeading(main.current);
  }, [path]);
}

const WAIT_MS = 2_000;

/** The heading may still be on its way with a part of the console that is being fetched. */
function focusHeading(main: HTMLElement | null, since = performance.now()): void {
  const heading = main?.querySelector<HTMLElement>("h1");
  if (heading) heading.focus({ preventScroll: true });
  else if (performance.now() - since < WAIT_MS)
    requestAnimationFrame(() => focusHeading(main, since));
}
