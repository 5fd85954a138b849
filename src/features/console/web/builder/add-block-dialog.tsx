/** @jsxImportSource preact */
/** Each kind of block with a picture of it in this site's look. */
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { previewUrl } from "./preview-frame.tsx";
import { SampleGrid } from "./samples.tsx";
import type { Builder } from "./store.ts";

export function AddBlockDialog({ builder, onClose }: { builder: Builder; onClose: () => void }) {
  const { catalogue, document } = builder.opened.value ?? {};
  const facts = document?.facts;
  const page = builder.page.value;
  if (catalogue === undefined || page === undefined) return null;
  const kinds = catalogue.blocks.filter(
    // A block of facts shows what is known; while nothing is, there is nothing to see of it.
    ({ canAdd, kind }) => canAdd && (kind !== "facts" || (facts?.length ?? 0) > 0),
  );
  const base = previewUrl(builder.siteId, page.path);
  const chosen = builder.selection.value?.block;
  const add = async (kind: string) => {
    const below = page.blocks.findIndex(({ id }) => chosen === `${page.path}#${id}`);
    const at = below < 0 ? page.blocks.length : below + 1;
    onClose();
    const before = new Set(page.blocks.map(({ id }) => id));
    const operation = { op: "add-block", page: page.path, kind: kind as "faq", at } as const;
    if (!(await builder.apply(operation))) return;
    const added = builder.page.value?.blocks.find(({ id }) => !before.has(id));
    if (added) builder.select(`${page.path}#${added.id}`, `${page.path}#${added.id}`);
  };
  return (
    <Dialog title="Add block" isWide onClose={onClose}>
      <SampleGrid
        name="Kinds of block"
        isNear
        samples={kinds.map(({ kind, title }) => ({
          ...{ id: kind, title },
          url: `${base}?block=${kind}`,
        }))}
        onChoose={(kind) => void add(kind)}
      />
      <div class="actions">
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
