/** @jsxImportSource preact */
/** The builder: the site's pages, the page itself, and what is chosen in it. Edits are saved as they are made. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { CallError } from "../call.ts";
import { Failed, Loading, NoAccess, NotFound, useTitle } from "../parts/page.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { Notices } from "../shell/notices.tsx";
import styles from "../styles/builder.css" with { type: "text" };
import { useStyles } from "../use-styles.ts";
import type { ViewProps } from "../view.ts";
import { AskPanel } from "./ask-panel.tsx";
import { BlockPanel } from "./block-panel.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FactsPanel } from "./facts-panel.tsx";
import { useNotes } from "./notes.tsx";
import { PagesNav } from "./pages-nav.tsx";
import { PicturesPanel } from "./pictures-panel.tsx";
import { type PreviewDevice, PreviewFrame } from "./preview-frame.tsx";
import { type Builder, createBuilder, type Panel } from "./store.ts";
import { StylePanel } from "./style-panel.tsx";
import { TasksPanel } from "./tasks-panel.tsx";
import { Toolbar } from "./toolbar.tsx";

type Part = "pages" | "preview" | "inspector";

export function BuilderView({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const builder = useMemo(() => createBuilder(siteId), [siteId]);
  useStyles(styles);
  useKeys(builder);
  useLeaving(builder);
  useEffect(() => void builder.open(), [builder]);
  const name = builder.opened.value?.site.name;
  useTitle(name === undefined ? "Edit" : `Edit ${name}`);
  const { value: failure } = builder.failure;
  if (failure) return <Refused error={failure} retry={() => void builder.open()} />;
  if (builder.opened.value === undefined)
    return (
      <main class="main">
        <Loading />
      </main>
    );
  return <Opened builder={builder} name={name ?? ""} />;
}

function Refused({ error, retry }: { error: CallError; retry: () => void }) {
  return (
    <main class="main">
      {error.status === 403 ? (
        <NoAccess />
      ) : error.status === 404 ? (
        <NotFound />
      ) : (
        <Failed error={error} retry={retry} />
      )}
    </main>
  );
}

/** There is no room to choose a width, and none to show a wide page. */
const isPhone = () => matchMedia("(width < 40rem)").matches;

function Opened({ builder, name }: { builder: Builder; name: string }) {
  const [device, setDevice] = useState<PreviewDevice>(isPhone() ? "phone" : "desktop");
  const [part, setPart] = useState<Part>("preview");
  const inspector = useRef<HTMLElement>(null);
  const inspect = () => {
    setPart("inspector");
    requestAnimationFrame(() => {
      const field = inspector.current?.querySelector<HTMLElement>(
        ".inspector-panel :is(input, textarea, select, button)",
      );
      field?.focus();
    });
  };
  return (
    <div class={`builder shows-${part}`}>
      <main>
        <div class="builder-bar">
          <h1 tabIndex={-1}>Edit {name}</h1>
          <Toolbar builder={builder} device={device} onDevice={setDevice} />
          <PartSwitch part={part} onChoose={setPart} />
          <Notices />
        </div>
        <div class="preview-part">
          <PreviewFrame builder={builder} device={device} onInspect={inspect} />
        </div>
      </main>
      <PagesNav builder={builder} />
      <aside class="inspector" aria-label="Inspector" ref={inspector}>
        <Inspector builder={builder} />
      </aside>
      <ConflictDialog builder={builder} />
    </div>
  );
}

/** On narrow windows one part is shown at a time. */
function PartSwitch({ part, onChoose }: { part: Part; onChoose: (part: Part) => void }) {
  const parts: readonly { id: Part; text: string }[] = [
    { id: "pages", text: "Pages" },
    { id: "preview", text: "Page" },
    { id: "inspector", text: "Inspector" },
  ];
  return (
    <fieldset class="switch part-switch" aria-label="Show">
      {parts.map(({ id, text }) => (
        <button key={id} type="button" aria-pressed={id === part} onClick={() => onChoose(id)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}

function Inspector({ builder }: { builder: Builder }) {
  const { panel, opened } = builder;
  const { tasks = [], brokenLinks = [] } = opened.value ?? {};
  const notes = useNotes(builder.siteId);
  // What was assumed is told in the list; only what waits for somebody is counted.
  const toDo = tasks.filter(({ kind }) => kind === "task").length;
  const open = toDo + new Set(brokenLinks.map(({ href }) => href)).size + notes.length;
  const tabs = [
    { id: "block", text: "Selection" },
    { id: "style", text: "Style" },
    { id: "pictures", text: "Pictures" },
    { id: "facts", text: "Facts" },
    { id: "tasks", text: "Tasks", count: open },
    { id: "ask", text: "Ask for a change" },
  ];
  return (
    <Tabs
      name="Inspector"
      tabs={tabs}
      current={panel.value}
      onChoose={(id) => {
        panel.value = id as Panel;
      }}
    >
      {panel.value === "block" && <BlockPanel builder={builder} />}
      {panel.value === "style" && <StylePanel builder={builder} />}
      {panel.value === "pictures" && <PicturesPanel builder={builder} />}
      {panel.value === "facts" && <FactsPanel builder={builder} />}
      {panel.value === "tasks" && <TasksPanel builder={builder} />}
      {panel.value === "ask" && <AskPanel builder={builder} />}
    </Tabs>
  );
}

/** Undo and redo by keys; in a field they are the field's own. */
function useKeys(builder: Builder): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog"))
        return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      void (key === "y" || event.shiftKey ? builder.redo() : builder.undo());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [builder]);
}

/** Whoever leaves before everything is saved is asked. */
function useLeaving(builder: Builder): void {
  useEffect(() => {
    const ask = (event: Event) => {
      if (builder.saving.value.state !== "saved") event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [builder]);
}
