/** @jsxImportSource preact */
/** Notes that readers of a preview have left, for whoever edits the site: shown where they stand, and settled. */
import type { ReviewNote } from "../api-types.ts";
import { call } from "../call.ts";
import { attempt } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { Ago } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import type { Builder } from "./store.ts";

/** Those that are not done. */
export const useNotes = (siteId: string): readonly ReviewNote[] => useNoteQuery(siteId).items;

export function useNoteQuery(siteId: string) {
  const { data, error, reload } = useQuery("reviews.notes", { siteId });
  return { items: data?.items ?? [], error: data ? undefined : error, reload };
}

export function Notes(props: { builder: Builder; notes: readonly ReviewNote[] }) {
  const { builder, notes } = props;
  return (
    <ul class="to-do">
      {notes.map((note) => (
        <Note key={note.id} builder={builder} note={note} />
      ))}
    </ul>
  );
}

/** What was noted on one block. */
export function BlockNotes({ builder, address }: { builder: Builder; address: string }) {
  const notes = useNotes(builder.siteId).filter(({ block }) => block === address);
  if (notes.length === 0) return null;
  return (
    <section class="list">
      <h3>Notes on previews</h3>
      <Notes builder={builder} notes={notes} />
    </section>
  );
}

function Note({ builder, note }: { builder: Builder; note: ReviewNote }) {
  const { siteId, document, pagePath, selection } = builder;
  const hasPage = document.value?.pages.some(({ path }) => path === note.page) ?? false;
  const isShown = note.block !== null && selection.value?.block === note.block;
  const show = () => {
    pagePath.value = note.page;
    if (note.block === null) selection.value = undefined;
    else builder.select(note.block, note.block);
  };
  const settle = () =>
    attempt(async () => {
      await call("reviews.settle", { siteId, noteId: note.id, isDone: true });
      await refresh("reviews.");
    }, "Done.");
  return (
    <li class="task note">
      <p dir="auto">{note.text}</p>
      <p class="hint">
        {note.author}, <Ago at={note.createdAt} /> · {note.where}
      </p>
      <div class="entry-actions">
        {hasPage && !isShown && (
          <Button isSmall onClick={show}>
            Show
          </Button>
        )}
        <Button isSmall look="quiet" onClick={() => settle()}>
          Mark as done
        </Button>
      </div>
    </li>
  );
}
