/** The builder's bar: undo, how the page is looked at, and what happens to the draft. */
import { useState } from "preact/hooks";
import { attempt, say } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { Input } from "../parts/field.tsx";
import { Moment } from "../parts/time.tsx";
import type { Device, Scheme } from "./preview-frame.tsx";
import { previewUrl } from "./preview-frame.tsx";
import type { Builder } from "./store.ts";

const DEVICES: readonly { id: Device; text: string }[] = [
  { id: "phone", text: "Phone" },
  { id: "tablet", text: "Tablet" },
  { id: "desktop", text: "Desktop" },
];
const SCHEMES: readonly { id: Scheme; text: string }[] = [
  { id: "light", text: "Light" },
  { id: "dark", text: "Dark" },
];

export type View = { device: Device; scheme: Scheme };

export function Toolbar(props: { builder: Builder; view: View; onView: (view: View) => void }) {
  const { builder, view, onView } = props;
  const [asking, setAsking] = useState<"publish" | "discard">();
  const { draft, site } = builder.opened.value ?? {};
  if (draft === undefined || site === undefined) return null;
  const canPublish = draft.edits > 0 || site.status === "draft";
  return (
    <fieldset class="toolbar" aria-label="Builder">
      <div class="tools">
        <Button
          isSmall
          disabled={!draft.canUndo}
          title={draft.undoes ?? "Nothing to undo"}
          onClick={() => void builder.undo()}
        >
          Undo
        </Button>
        <Button
          isSmall
          disabled={!draft.canRedo}
          title={draft.redoes ?? "Nothing to redo"}
          onClick={() => void builder.redo()}
        >
          Redo
        </Button>
      </div>
      <Switch
        name="Width"
        options={DEVICES}
        current={view.device}
        onChoose={(device) => onView({ ...view, device })}
      />
      <Switch
        name="Scheme"
        options={SCHEMES}
        current={view.scheme}
        onChoose={(scheme) => onView({ ...view, scheme })}
      />
      <SavingStatus builder={builder} />
      <Planned builder={builder} />
      <div class="tools">
        <LinkButton isSmall isOutside href={previewUrl(builder.siteId, builder.pagePath.value)}>
          Preview in new tab
        </LinkButton>
        <Button
          isSmall
          disabled={draft.edits === 0}
          onClick={() => draft.edits > 0 && setAsking("discard")}
        >
          Discard draft
        </Button>
        <Button
          isSmall
          look="main"
          disabled={!canPublish}
          onClick={() => canPublish && setAsking("publish")}
        >
          Publish changes
        </Button>
      </div>
      {asking === "discard" && (
        <ConfirmDialog
          title="Discard the draft?"
          action="Discard draft"
          onConfirm={() => builder.discard()}
          onClose={() => setAsking(undefined)}
        >
          <p>
            {draft.edits === 1 ? "One change" : `${draft.edits} changes`} that no visitor has seen
            will be gone, for everybody who edits this site.
          </p>
        </ConfirmDialog>
      )}
      {asking === "publish" && (
        <PublishDialog builder={builder} onClose={() => setAsking(undefined)} />
      )}
    </fieldset>
  );
}

function Switch<Id extends string>(props: {
  name: string;
  options: readonly { id: Id; text: string }[];
  current: Id;
  onChoose: (id: Id) => void;
}) {
  return (
    <fieldset class="switch" aria-label={props.name}>
      {props.options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === props.current}
          onClick={() => props.onChoose(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

function SavingStatus({ builder }: { builder: Builder }) {
  const { state, text } = builder.saving.value;
  return (
    <p class={`saving ${state}`} role="status">
      {text}
    </p>
  );
}

/** What is to happen by itself, and the way to stop it. */
function Planned({ builder }: { builder: Builder }) {
  const at = builder.opened.value?.plannedAt;
  if (!at) return null;
  return (
    <p class="planned">
      Publishes <Moment at={at} />{" "}
      <Button isSmall look="quiet" onClick={() => void attempt(() => builder.unplan())}>
        Do not
      </Button>
    </p>
  );
}

function PublishDialog({ builder, onClose }: { builder: Builder; onClose: () => void }) {
  const { draft, tasks = [], brokenLinks = [], document } = builder.opened.value ?? {};
  const [isBusy, setBusy] = useState(false);
  const [when, setWhen] = useState("");
  const starters = tasks.filter(
    ({ id, kind }) => kind === "assumption" && document?.origins[id]?.id === "starter",
  );
  const publish = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const at = when === "" ? undefined : new Date(when).toISOString();
    const isDone = await attempt(() => builder.publish(at));
    setBusy(false);
    onClose();
    if (isDone)
      say(
        at === undefined
          ? "Published. Visitors get it as soon as its checks have passed."
          : "Planned. Until then visitors see the site as it is now.",
      );
  };
  return (
    <Dialog title="Publish changes?" onClose={onClose}>
      <form onSubmit={publish}>
        <div class="stack">
          <p>
            {draft?.edits === 1 ? "One change goes" : `${draft?.edits ?? 0} changes go`} live. Until
            the new pages have passed their checks, visitors see the site as it is now.
          </p>
          {starters.length > 0 && (
            <p class="notice">
              {starters.length === 1 ? "One text still has" : `${starters.length} texts still have`}{" "}
              the first words of a new block: “{starters[0]?.text}”
            </p>
          )}
          {brokenLinks.length > 0 && (
            <p class="notice">
              {brokenLinks.length === 1 ? "One link leads" : `${brokenLinks.length} links lead`} to
              nothing. Mend them under Tasks: pages with dead links do not pass their checks.
            </p>
          )}
          <Input
            label="At a chosen time"
            isOptional
            hint="In your own time zone. Left empty, it is published at once."
            type="datetime-local"
            value={when}
            onInput={({ currentTarget }) => setWhen(currentTarget.value)}
          />
        </div>
        <div class="actions">
          <Button look="main" type="submit" isBusy={isBusy}>
            Publish
          </Button>
          <Button onClick={onClose}>Not yet</Button>
        </div>
      </form>
    </Dialog>
  );
}
