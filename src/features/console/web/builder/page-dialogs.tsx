/** @jsxImportSource preact */
/** What is asked before a page is added, renamed, moved or deleted. */
import { useState } from "preact/hooks";
import type { OperationInput, Page } from "../../../design/room.ts";
import { count } from "../format.ts";
import { say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { FormProblem, Input, Select } from "../parts/field.tsx";
import { capitalise } from "../parts/status.tsx";
import { useWork } from "../use-work.ts";
import { readPagePath } from "./page-path.ts";
import type { Builder } from "./store.ts";

type Asks = { builder: Builder; onClose: () => void };

/** A dialog with one operation behind it; what is refused is said in it. */
function OperationDialog(
  props: Asks & {
    title: string;
    action: string;
    isDanger?: boolean;
    operation: () => OperationInput;
    /** What is wrong before anything is sent; empty when nothing is. */
    check?: () => string;
    onDone?: () => void;
    children: preact.ComponentChildren;
  },
) {
  const { builder, onClose, title, action, isDanger, operation, check, onDone, children } = props;
  const [problem, setProblem] = useState("");
  const { isBusy, run } = useWork();
  const submit = async (event: Event) => {
    event.preventDefault();
    const wrong = check?.() ?? "";
    setProblem(wrong);
    if (wrong !== "") return;
    await run(async () => {
      if (!(await builder.apply(operation()))) return setProblem(builder.saving.value.text);
      onDone?.();
      onClose();
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div class="stack">{children}</div>
        <FormProblem text={problem} />
        <div class="actions">
          <Button look={isDanger ? "danger" : "main"} type="submit" isBusy={isBusy}>
            {action}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

export function AddPageDialog({ builder, onClose }: Asks) {
  const [label, setLabel] = useState("");
  const [role, setRole] = useState("custom");
  const { document, catalogue } = builder.opened.value ?? {};
  const taken = new Set<string>(document?.pages.map((page) => page.role));
  const roles = (catalogue?.pageRoles ?? []).filter((one) => one === "custom" || !taken.has(one));
  return (
    <OperationDialog
      {...{ builder, onClose }}
      title="Add page"
      action="Add page"
      check={() => checkName(label)}
      operation={() => ({ op: "add-page", label: label.trim(), role: role as "custom" })}
      onDone={() => {
        builder.pagePath.value = builder.document.value?.pages.at(-1)?.path ?? "/";
        builder.selection.value = undefined;
      }}
    >
      <Input
        label="Name"
        hint="As it stands in the navigation: one or two words."
        value={label}
        maxLength={60}
        onInput={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <Select
        label="What it is for"
        value={role}
        options={roles.map((one) => ({
          value: one,
          text: one === "custom" ? "Anything" : capitalise(one === "faq" ? "questions" : one),
        }))}
        onChoose={setRole}
      />
    </OperationDialog>
  );
}

type OfPage = Asks & { page: Page };

const checkName = (label: string): string => (label.trim() === "" ? "Enter a name." : "");

const FIXED = new Set(["home", "events", "privacy", "accessibility", "thank-you", "not-found"]);

export function RenamePageDialog({ builder, page, onClose }: OfPage) {
  const [label, setLabel] = useState(page.label);
  const [path, setPath] = useState(page.path);
  const to = FIXED.has(page.role) ? page.path : readPagePath(path);
  return (
    <OperationDialog
      {...{ builder, onClose }}
      title={`Rename ${page.label}`}
      action="Rename page"
      check={() => checkName(label)}
      operation={() => ({ op: "rename-page", page: page.path, label: label.trim(), path: to })}
      onDone={() => {
        builder.pagePath.value = to;
      }}
    >
      <Input
        label="Name"
        value={label}
        maxLength={60}
        onInput={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      {!FIXED.has(page.role) && (
        <Input
          label="Address"
          hint="Links on the site follow. Whoever has the old address finds nothing there."
          value={path}
          maxLength={120}
          onInput={({ currentTarget }) => setPath(currentTarget.value)}
        />
      )}
    </OperationDialog>
  );
}

export function MovePageDialog({ builder, page, onClose }: OfPage) {
  const others = (builder.document.value?.pages ?? []).filter(({ path }) => path !== page.path);
  const [after, setAfter] = useState(others[0]?.path ?? "/");
  const to = others.findIndex(({ path }) => path === after) + 1;
  return (
    <OperationDialog
      {...{ builder, onClose }}
      title={`Move ${page.label}`}
      action="Move page"
      operation={() => ({ op: "move-page", page: page.path, to })}
    >
      <Select
        label="Behind"
        hint="The navigation follows."
        value={after}
        options={others.map(({ path, label }) => ({ value: path, text: label }))}
        onChoose={setAfter}
      />
    </OperationDialog>
  );
}

/** A link to a place on the page leads to it; one to a page whose path only begins alike does not. */
const leadsTo = (path: string, href: string): boolean => href.split(/[?#]/, 1)[0] === path;

export function DeletePageDialog({ builder, page, onClose }: OfPage) {
  return (
    <OperationDialog
      {...{ builder, onClose }}
      title={`Delete ${page.label}?`}
      action="Delete page"
      isDanger
      operation={() => ({ op: "remove-page", page: page.path })}
      onDone={() => {
        const broken = (builder.opened.value?.brokenLinks ?? []).filter(({ href }) =>
          leadsTo(page.path, href),
        );
        if (broken.length === 0) return;
        builder.panel.value = "tasks";
        const them = broken.length === 1 ? "it" : "them";
        say(`${count(broken.length, "link")} led to this page. Mend ${them} under Tasks.`);
      }}
    >
      <p>Its texts go with it. Undo brings it back; links to it are offered for mending.</p>
    </OperationDialog>
  );
}
