/** @jsxImportSource preact */
/** What the site asks its owner, and links that lead nowhere. What is answered disappears. */
import { useId, useState } from "preact/hooks";
import type { OpenTask, PlacedLink } from "../../../design/room.ts";
import { showNumber } from "../format.ts";
import { Button } from "../parts/button.tsx";
import { Failed } from "../parts/page.tsx";
import { useWork } from "../use-work.ts";
import { Notes, useNoteQuery } from "./notes.tsx";
import type { Builder } from "./store.ts";
import { taskPlace } from "./unsaved.ts";

export function TasksPanel({ builder }: { builder: Builder }) {
  const { tasks = [], brokenLinks = [] } = builder.opened.value ?? {};
  const { items: notes, error, reload } = useNoteQuery(builder.siteId);
  const paths = [...new Set(brokenLinks.map(({ href }) => href))];
  return (
    <div class="inspector-panel">
      <h2 class="panel-title">Tasks</h2>
      {error && <Failed error={error} retry={reload} />}
      {notes.length > 0 && (
        <section class="list">
          <h3>
            Notes on previews <span class="count">{showNumber(notes.length)}</span>
          </h3>
          <Notes builder={builder} notes={notes} />
        </section>
      )}
      {paths.length > 0 && (
        <section class="list">
          <h3>Links that lead nowhere</h3>
          {paths.map((href) => (
            <BrokenLink
              key={href}
              builder={builder}
              href={href}
              links={brokenLinks.filter((link) => link.href === href)}
            />
          ))}
        </section>
      )}
      {tasks.length + paths.length + notes.length === 0 && !error && (
        <p>Nothing is open. Well done.</p>
      )}
      <TaskList builder={builder} title="For you to do" tasks={ofKind(tasks, "task")} />
      <TaskList builder={builder} title="Assumed, not told" tasks={ofKind(tasks, "assumption")} />
    </div>
  );
}

const ofKind = (tasks: readonly OpenTask[], kind: OpenTask["kind"]) =>
  tasks.filter((task) => task.kind === kind);

function TaskList(props: { builder: Builder; title: string; tasks: readonly OpenTask[] }) {
  const { builder, title, tasks } = props;
  if (tasks.length === 0) return null;
  return (
    <section class="list">
      <h3>
        {title} <span class="count">{showNumber(tasks.length)}</span>
      </h3>
      <ul class="to-do">
        {tasks.map((task) => (
          <Task key={task.id} builder={builder} task={task} />
        ))}
      </ul>
    </section>
  );
}

/** Opens the page that a text stands on, with its block selected. */
function showPlace(builder: Builder, id: string): void {
  const [path = "", rest = ""] = id.split("#");
  if (path === "") return;
  builder.pagePath.value = path;
  builder.select(id, `${path}#${rest.split("/")[0]}`);
}

function Task({ builder, task }: { builder: Builder; task: OpenTask }) {
  const place = taskPlace(task.id);
  const { text, refusal = "" } = builder.unsaved.texts.value[place] ?? {};
  const write = (answer: string) => builder.unsaved.keep(place, answer);
  const { isBusy, run } = useWork();
  const id = useId();
  const isAssumed = task.kind === "assumption";
  const answer = async (action: Answer) => {
    const said = action === "change" ? { text: text ?? "" } : {};
    await run(() => builder.apply({ op: "answer-task", taskId: task.id, action, ...said }));
  };
  const show = () => showPlace(builder, task.id);
  return (
    <li class="task">
      <p id={id}>{task.text}</p>
      {task.where && <p class="hint">{task.where}</p>}
      {text !== undefined && (
        <div class="field">
          <label for={`${id}-text`}>{isAssumed ? "Text instead" : "Answer"}</label>
          <textarea
            id={`${id}-text`}
            rows={2}
            dir="auto"
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </div>
      )}
      {refusal && (
        <p class="error" role="alert">
          {refusal}
        </p>
      )}
      <fieldset class="entry-actions" aria-labelledby={id}>
        {text === undefined ? (
          <TaskActions
            task={task}
            answer={answer}
            onChange={() => write(isAssumed ? task.text : "")}
            onShow={show}
          />
        ) : (
          <>
            <Button isSmall look="main" isBusy={isBusy} onClick={() => answer("change")}>
              Save
            </Button>
            <Button isSmall look="quiet" onClick={() => builder.unsaved.drop(place)}>
              Cancel
            </Button>
          </>
        )}
      </fieldset>
    </li>
  );
}

type Answer = "confirm" | "change" | "remove";

/** A text of the site's is confirmed; a question has an answer, and what is asked to be done is done. */
function TaskActions(props: {
  task: OpenTask;
  answer: (action: Answer) => Promise<void>;
  onChange: () => void;
  onShow: () => void;
}) {
  const { task, answer, onChange, onShow } = props;
  const isAssumed = task.kind === "assumption";
  return (
    <>
      {(isAssumed || !task.canChange) && (
        <Button isSmall onClick={() => answer("confirm")}>
          {isAssumed ? "Confirm" : "Mark as done"}
        </Button>
      )}
      {task.canChange && (
        <Button isSmall onClick={onChange}>
          {isAssumed ? "Change" : "Answer"}
        </Button>
      )}
      <Button isSmall look="quiet" onClick={() => answer("remove")}>
        Remove
      </Button>
      {isAssumed && !task.id.startsWith("#") && (
        <Button isSmall look="quiet" onClick={onShow}>
          Show
        </Button>
      )}
    </>
  );
}

function BrokenLink(props: { builder: Builder; href: string; links: readonly PlacedLink[] }) {
  const { builder, href, links } = props;
  const pages = builder.document.value?.pages ?? [];
  const id = useId();
  const [to, setTo] = useState("/");
  const names = links.map(({ label }) => label).filter(Boolean);
  return (
    <div class="task">
      <p>
        <code>{href}</code> {links.length > 1 ? `(${links.length} links)` : ""}
      </p>
      {names.length > 0 && <p class="hint">{names.join(", ")}</p>}
      <div class="field">
        <label for={id}>Lead to</label>
        <select id={id} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.label}
            </option>
          ))}
        </select>
      </div>
      <div class="entry-actions">
        <Button isSmall onClick={() => builder.apply({ op: "mend-links", from: href, to })}>
          Mend links
        </Button>
        <Button
          isSmall
          look="quiet"
          onClick={() => builder.apply({ op: "mend-links", from: href, to: null })}
        >
          Remove links
        </Button>
      </div>
    </div>
  );
}
