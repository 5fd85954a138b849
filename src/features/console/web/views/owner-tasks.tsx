/** @jsxImportSource preact */
/** What only the owner knows, and what was assumed about such a business until they say otherwise. */
import { useState } from "preact/hooks";
import type { SiteTask } from "../api-types.ts";
import { call } from "../call.ts";
import { useForm } from "../form.ts";
import { showNumber } from "../format.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { FormInput, FormProblem, FormTextArea } from "../parts/field.tsx";
import { refresh } from "../query.ts";

type Props = { siteId: string; tasks: readonly SiteTask[]; mayAnswer: boolean };

export function OwnerTasks(props: Props) {
  const facts = props.tasks.filter(({ kind }) => kind === "task");
  const assumptions = props.tasks.filter(({ kind }) => kind === "assumption");
  return (
    <>
      <TaskSection {...props} title="Only you know" tasks={facts} none="Nothing is missing." />
      {assumptions.length > 0 && (
        <TaskSection {...props} title="Assumed, please check" tasks={assumptions} none="" />
      )}
    </>
  );
}

/** More than a glance can take. */
const SHOWN_MAX = 4;

function TaskSection({
  siteId,
  tasks,
  mayAnswer,
  title,
  none,
}: Props & { title: string; none: string }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? tasks : tasks.slice(0, SHOWN_MAX);
  return (
    <section class="tasks">
      <h2>
        {title} {tasks.length > 0 && <span class="count">{showNumber(tasks.length)}</span>}
      </h2>
      {tasks.length === 0 ? (
        <p class="muted">{none}</p>
      ) : (
        <>
          <ul>
            {shown.map((task) => (
              <Task key={task.id} siteId={siteId} task={task} mayAnswer={mayAnswer} />
            ))}
          </ul>
          {shown.length < tasks.length && (
            <Button isSmall onClick={() => setAll(true)}>
              Show all {showNumber(tasks.length)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Task({ siteId, task, mayAnswer }: { siteId: string; task: SiteTask; mayAnswer: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const answer = (action: "confirm" | "change" | "remove", text?: string) =>
    call("sites.answerTask", {
      siteId,
      taskId: task.id,
      action,
      ...(text === undefined ? {} : { text }),
    }).then(() => refresh("sites.get"));
  const isAssumption = task.kind === "assumption";
  return (
    <li>
      <p>{task.text}</p>
      {task.where && <p class="where">{task.where}</p>}
      {mayAnswer && !isOpen && (
        <div class="task-actions">
          {isAssumption && (
            <Button isSmall onClick={() => attempt(() => answer("confirm"), "Confirmed.")}>
              Confirm
            </Button>
          )}
          {task.canChange ? (
            <Button isSmall onClick={() => setOpen(true)}>
              Change
            </Button>
          ) : (
            <Button isSmall onClick={() => attempt(() => answer("confirm"), "Done.")}>
              Mark as done
            </Button>
          )}
          <Button isSmall look="quiet" onClick={() => attempt(() => answer("remove"), "Removed.")}>
            Remove
          </Button>
        </div>
      )}
      {isOpen && (
        <Answer task={task} send={(text) => answer("change", text)} close={() => setOpen(false)} />
      )}
    </li>
  );
}

function Answer(props: {
  task: SiteTask;
  send: (text: string) => Promise<unknown>;
  close: () => void;
}) {
  const isAssumption = props.task.kind === "assumption";
  const form = useForm({
    draft: `task.${props.task.id}`,
    // What the site says now is changed; what nobody has said yet is written.
    initial: { text: isAssumption ? props.task.text : "" },
    check: ({ text }) => (text.trim() ? {} : { text: "Enter what is true." }),
    async send({ text }) {
      await props.send(text.trim());
      say("Saved.");
      props.close();
    },
  });
  return (
    <form class="stack" onSubmit={form.submit}>
      <FormProblem text={form.problem} />
      {isAssumption ? (
        <FormTextArea form={form} name="text" label="Your answer" rows={3} autoFocus />
      ) : (
        <FormInput form={form} name="text" label="Your answer" autoFocus />
      )}
      <div class="task-actions">
        <Button isSmall look="main" type="submit" isBusy={form.isBusy}>
          Save answer
        </Button>
        <Button isSmall look="quiet" onClick={props.close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
