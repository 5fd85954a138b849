/** @jsxImportSource preact */
/**
 * A preview for somebody without an account: the pages as they would be, and a box for what should be
 * different. A note is about the block that was chosen, or about the whole page.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ReviewNote, ReviewView } from "../api-types.ts";
import { type CallError, call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { showNumber } from "../format.ts";
import { say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { FormInput, FormProblem, FormTextArea, Select } from "../parts/field.tsx";
import { Loading, useTitle } from "../parts/page.tsx";
import { Ago, Moment } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import { brandStyle } from "../shell/brand-style.ts";
import styles from "../styles/review.css" with { type: "text" };
import { useStyles } from "../use-styles.ts";
import type { ViewProps } from "../view.ts";
import { Outside } from "../views/outside.tsx";
import { ReviewFrame } from "./review-frame.tsx";

export function Review({ params }: ViewProps) {
  const token = params.token ?? "";
  useStyles(styles);
  const { data, error, reload } = useQuery("review.look", { token });
  if (error && (!data || error.status === 404)) return <Over error={error} retry={reload} />;
  return data ? <Reading token={token} view={data} /> : <Loading />;
}

function Over({ error, retry }: { error: CallError; retry: () => Promise<void> }) {
  const isGone = error.status === 404;
  return (
    <Outside title={isGone ? "This preview is over" : "Preview"}>
      <p role="alert">
        {isGone
          ? "The link is older than 30 days, or was taken back. Ask whoever sent it for a new one."
          : error.message}
      </p>
      {!isGone && <Button onClick={retry}>Try again</Button>}
    </Outside>
  );
}

const WHOLE_PAGE = "";

function Reading({ token, view }: { token: string; view: ReviewView }) {
  const title = `Preview of ${view.name}`;
  useTitle(title);
  const [path, setPath] = useState(view.pages[0]?.path ?? "/");
  const [block, setBlock] = useState(WHOLE_PAGE);
  const notes = useRef<HTMLElement>(null);
  const open = (next: string) => {
    setPath(next);
    setBlock(WHOLE_PAGE);
  };
  const write = () => notes.current?.querySelector<HTMLElement>("textarea")?.focus();
  const page = view.pages.find((one) => one.path === path);
  const show = (note: ReviewNote) => {
    setPath(note.page);
    setBlock(note.block ?? WHOLE_PAGE);
  };
  return (
    <article class="review">
      <Bar view={view} title={title} />
      <PageTabs pages={view.pages} current={path} onOpen={open} />
      <ReviewFrame
        token={token}
        path={path}
        block={block === WHOLE_PAGE ? null : block}
        onOpen={(next) =>
          view.pages.some((one) => one.path === next)
            ? open(next)
            : say("Links that lead elsewhere are not followed in a preview.")
        }
        onChoose={setBlock}
        onWrite={write}
      />
      <aside class="review-notes" aria-label="Notes" ref={notes}>
        <h2>What should be different?</h2>
        <p class="hint">
          Choose a part of the page, with a click or with Tab and Enter, and say what you think of
          it.
        </p>
        <NoteForm
          token={token}
          path={path}
          block={block}
          blocks={page?.blocks ?? []}
          onBlock={setBlock}
        />
        <NoteList notes={view.notes} onShow={show} />
      </aside>
    </article>
  );
}

function Bar({ view, title }: { view: ReviewView; title: string }) {
  return (
    <header
      class="review-bar"
      style={view.brand?.colour ? brandStyle(view.brand.colour) : undefined}
    >
      {view.brand?.logoUrl && <img src={view.brand.logoUrl} alt={view.brand.name} />}
      <h1 tabIndex={-1}>{title}</h1>
      <p class="muted">
        {view.isDraft ? "A draft that visitors do not see yet." : "One version of the site."} Open
        until <Moment at={view.expiresAt} />
      </p>
    </header>
  );
}

function PageTabs(props: {
  pages: ReviewView["pages"];
  current: string;
  onOpen: (path: string) => void;
}) {
  return (
    <nav class="review-pages" aria-label="Pages">
      {props.pages.map(({ path, label }) => (
        <button
          key={path}
          type="button"
          aria-current={path === props.current ? "page" : undefined}
          onClick={() => props.onOpen(path)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

type NoteFormProps = {
  token: string;
  path: string;
  block: string;
  blocks: ReviewView["pages"][number]["blocks"];
  onBlock: (block: string) => void;
};

function NoteForm({ token, path, block, blocks, onBlock }: NoteFormProps) {
  const form = useForm({
    draft: `review.${token}`,
    initial: { author: "", text: "" },
    check: (values) => required(values, { author: "your name", text: "your note" }),
    async send({ author, text }) {
      const about = block === WHOLE_PAGE ? null : block;
      await call("review.note", { token, page: path, block: about, author, text });
      form.reset({ author, text: "" });
      await refresh("review.");
      say("Noted. Thank you.");
    },
  });
  return (
    <form class="stack" onSubmit={form.submit} noValidate>
      <FormProblem text={form.problem} />
      <Select
        label="About"
        value={block}
        options={[
          { value: WHOLE_PAGE, text: "The whole page" },
          ...blocks.map(({ address, label }) => ({ value: address, text: label })),
        ]}
        onChoose={onBlock}
      />
      <FormTextArea form={form} name="text" label="Note" rows={4} maxLength={2_000} />
      <FormInput form={form} name="author" label="Your name" autoComplete="name" maxLength={80} />
      <div class="actions">
        <Button look="main" type="submit" isBusy={form.isBusy}>
          Send note
        </Button>
      </div>
    </form>
  );
}

function NoteList(props: { notes: readonly ReviewNote[]; onShow: (note: ReviewNote) => void }) {
  const list = useRef<HTMLOListElement>(null);
  const count = props.notes.length;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <section>
      <h2>
        Notes so far <span class="count">{showNumber(count)}</span>
      </h2>
      <ol class="notes" ref={list}>
        {props.notes.map((note) => (
          <li key={note.id} class={note.isDone ? "note done" : "note"}>
            <button type="button" class="note-where" onClick={() => props.onShow(note)}>
              {note.where}
            </button>
            <p dir="auto">{note.text}</p>
            <p class="sub">
              {note.author}, <Ago at={note.createdAt} />
              {note.isDone && " · Done"}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
