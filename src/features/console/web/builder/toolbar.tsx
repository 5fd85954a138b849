/** @jsxImportSource preact */
/**
 * The builder's bar: undo, how the page is looked at, and what happens to the draft. On narrow windows what is
 * needed less often is in a menu.
 */
import { useState } from "preact/hooks";
import type { DraftView, Scheme } from "../../builder-model.ts";
import { attempt, say } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { FormProblem, Input } from "../parts/field.tsx";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { ShareDialog } from "../parts/share-dialog.tsx";
import { Moment } from "../parts/time.tsx";
import { useWork } from "../use-work.ts";
import type { PreviewDevice } from "./preview-frame.tsx";
import { previewUrl } from "./preview-frame.tsx";
import type { Builder } from "./store.ts";
import { findRefused } from "./unsaved.ts";

const DEVICES: readonly { id: PreviewDevice; text: string }[] = [
  { id: "phone", text: "Phone" },
  { id: "tablet", text: "Tablet" },
  { id: "desktop", text: "Desktop" },
];
const SCHEMES: readonly { id: Scheme; text: string }[] = [
  { id: "light", text: "Light" },
  { id: "dark", text: "Dark" },
];

type Question = "publish" | "later" | "discard" | "share";

export function Toolbar(props: {
  builder: Builder;
  device: PreviewDevice;
  onDevice: (device: PreviewDevice) => void;
}) {
  const { builder, device, onDevice } = props;
  const { scheme } = builder;
  const showIn = (next: Scheme) => {
    scheme.value = next;
  };
  const [asking, setAsking] = useState<Question>();
  const { draft, site, mayPublish, hasUnpublished = false } = builder.opened.value ?? {};
  if (draft === undefined || site === undefined) return null;
  const isChanged = draft.edits > 0 || draft.isRestored;
  const canPublish = mayPublish && (isChanged || site.status === "draft" || hasUnpublished);
  const publish = () => {
    const { starters, brokenLinks, unsaved } = findDoubts(builder);
    if (starters.length + brokenLinks.length > 0 || unsaved) setAsking("publish");
    else return attempt(() => publishDraft(builder));
    return undefined;
  };
  const previewHref = previewUrl(builder.siteId, builder.pagePath.value);
  const listMore = (): MenuItem[] => [
    { text: "Preview in new tab", href: previewHref, isOutside: true },
    { text: "Share preview", onChoose: () => setAsking("share") },
    ...SCHEMES.map(({ id, text }, at) => ({
      ...{ text, isCurrent: id === scheme.value, isApart: at === 0 },
      onChoose: () => showIn(id),
    })),
    ...(canPublish
      ? [{ text: "Publish later", isApart: true, onChoose: () => setAsking("later") }]
      : []),
    ...(isChanged
      ? [{ text: "Discard draft", isApart: !canPublish, onChoose: () => setAsking("discard") }]
      : []),
  ];
  return (
    <fieldset class="toolbar" aria-label="Builder">
      <Undoing builder={builder} draft={draft} />
      <Switch name="Width" options={DEVICES} current={device} onChoose={onDevice} />
      <Switch name="Shown in" options={SCHEMES} current={scheme.value} onChoose={showIn} />
      <SavingStatus builder={builder} />
      <Planned builder={builder} />
      <div class="tools last-tools">
        <div class="tools in-line">
          <LinkButton isSmall isOutside href={previewHref}>
            Preview in new tab
          </LinkButton>
          <Button isSmall onClick={() => setAsking("share")}>
            Share preview
          </Button>
          <Button isSmall disabled={!isChanged} onClick={() => setAsking("discard")}>
            Discard draft
          </Button>
          <Button isSmall disabled={!canPublish} onClick={() => setAsking("later")}>
            Publish later
          </Button>
        </div>
        <div class="in-menu">
          <Menu name="More" label={<span class="dots" />} items={listMore()} />
        </div>
        <Button
          isSmall
          look="main"
          disabled={!canPublish}
          title={mayPublish ? undefined : "An owner of the account puts the site on the web"}
          onClick={publish}
        >
          <span>
            Publish<span class="word"> changes</span>
          </span>
        </Button>
      </div>
      {asking && (
        <Asked
          builder={builder}
          draft={draft}
          asking={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </fieldset>
  );
}

function Undoing({ builder, draft }: { builder: Builder; draft: DraftView }) {
  return (
    <div class="tools undoing">
      <Button
        isSmall
        disabled={!draft.canUndo}
        title={draft.undoes ?? "Nothing to undo"}
        onClick={() => void builder.undo()}
      >
        <Arrow />
        <span class="word">Undo</span>
      </Button>
      <Button
        isSmall
        disabled={!draft.canRedo}
        title={draft.redoes ?? "Nothing to redo"}
        onClick={() => void builder.redo()}
      >
        <Arrow isForward />
        <span class="word">Redo</span>
      </Button>
    </div>
  );
}

/** Stands for the word where there is no room for it. */
function Arrow({ isForward = false }: { isForward?: boolean }) {
  return (
    <svg class={isForward ? "arrow forward" : "arrow"} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7.5 4 3.5 8l4 4M4 8h7.5a4.25 4.25 0 0 1 0 8.5H8" />
    </svg>
  );
}

/** The dialog of what was asked for. */
function Asked(props: {
  builder: Builder;
  draft: DraftView;
  asking: Question;
  onClose: () => void;
}) {
  const { builder, draft, asking, onClose } = props;
  if (asking === "share")
    return <ShareDialog siteId={builder.siteId} shows="draft" onClose={onClose} />;
  if (asking !== "discard")
    return <PublishDialog builder={builder} hasTime={asking === "later"} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Discard the draft?"
      action="Discard draft"
      done="The draft was discarded."
      onConfirm={() => builder.discard()}
      onClose={onClose}
    >
      <p>{describeDraft(draft)} will be gone, for everybody who edits this site.</p>
    </ConfirmDialog>
  );
}

function describeDraft({ edits, isRestored }: DraftView): string {
  if (edits === 0) return "The version that was brought back, and that no visitor has seen,";
  const changes = edits === 1 ? "One change" : `${edits} changes`;
  const also = isRestored ? ", and the version that was brought back," : "";
  return `${changes} that no visitor has seen${also}`;
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
      <Button
        isSmall
        look="quiet"
        onClick={() => attempt(() => builder.unplan(), "Not planned any more.")}
      >
        Do not
      </Button>
    </p>
  );
}

/** What one should see before visitors do: texts that were refused or still say what to write, dead links. */
function findDoubts(builder: Builder) {
  const { tasks = [], brokenLinks = [], document } = builder.opened.value ?? {};
  const starters = tasks.filter(
    ({ id, kind }) => kind === "assumption" && document?.origins[id]?.id === "starter",
  );
  const { value: opened } = builder.opened;
  const unsaved = opened && findRefused(opened, builder.unsaved.texts.value);
  return { starters, brokenLinks, unsaved };
}

/** Throws `CallError`. */
async function publishDraft(builder: Builder, at?: string): Promise<void> {
  await builder.publish(at);
  say(
    at === undefined
      ? "Published. Visitors get it as soon as its checks have passed."
      : "Planned. Until then visitors see the site as it is now.",
  );
}

type PublishProps = { builder: Builder; hasTime: boolean; onClose: () => void };

/** Asked only where there is a doubt, or a time to choose. */
function PublishDialog({ builder, hasTime, onClose }: PublishProps) {
  const doubts = findDoubts(builder);
  const { isBusy, problem, run } = useWork();
  const [when, setWhen] = useState("");
  const publish = async (event: Event) => {
    event.preventDefault();
    if (hasTime && when === "") return;
    const at = hasTime ? new Date(when).toISOString() : undefined;
    if (await run(() => publishDraft(builder, at))) onClose();
  };
  return (
    <Dialog title={hasTime ? "Publish later" : "Publish changes?"} onClose={onClose}>
      <form onSubmit={publish}>
        <div class="stack">
          <Doubts {...doubts} />
          {hasTime && (
            <Input
              label="Publish at"
              hint="In your own time zone. Until then visitors see the site as it is now."
              type="datetime-local"
              value={when}
              onInput={({ currentTarget }) => setWhen(currentTarget.value)}
            />
          )}
          <FormProblem text={problem} />
        </div>
        <div class="actions">
          <Button look="main" type="submit" isBusy={isBusy} disabled={hasTime && when === ""}>
            {hasTime ? "Plan" : "Publish"}
          </Button>
          <Button onClick={onClose}>Not yet</Button>
        </div>
      </form>
    </Dialog>
  );
}

function Doubts({ starters, brokenLinks, unsaved }: ReturnType<typeof findDoubts>) {
  return (
    <>
      {unsaved && (
        <p class="notice">
          What you wrote was not saved, and will not be published: {unsaved}. Correct it first, or
          discard it.
        </p>
      )}
      {starters.length > 0 && (
        <p class="notice">
          {starters.length === 1 ? "One text still has" : `${starters.length} texts still have`} the
          first words of a new block: “{starters[0]?.text}”
        </p>
      )}
      {brokenLinks.length > 0 && (
        <p class="notice">
          {brokenLinks.length === 1 ? "One link leads" : `${brokenLinks.length} links lead`} to
          nothing. Mend them under Tasks: pages with dead links do not pass their checks.
        </p>
      )}
    </>
  );
}
