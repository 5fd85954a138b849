/** @jsxImportSource preact */
/** The site's pages, and the blocks of the one that is shown: chosen, added, put in order, taken away. */
import { useState } from "preact/hooks";
import type { Block, Page } from "../../../design/room.ts";
import { Button } from "../parts/button.tsx";
import { AddBlockDialog } from "./add-block-dialog.tsx";
import { isLocked, nameOfBlock } from "./address.ts";
import {
  AddPageDialog,
  DeletePageDialog,
  MovePageDialog,
  RenamePageDialog,
} from "./page-dialogs.tsx";
import type { Builder } from "./store.ts";

type Asking = "add" | "rename" | "move" | "delete" | "block" | undefined;

export function PagesNav({ builder }: { builder: Builder }) {
  const [asking, setAsking] = useState<Asking>();
  const pages = builder.document.value?.pages ?? [];
  const current = builder.page.value;
  return (
    <nav class="pages-nav" aria-label="Pages">
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <button
              type="button"
              class="page-link"
              aria-current={page === current ? "page" : undefined}
              onClick={() => {
                builder.pagePath.value = page.path;
                builder.selection.value = undefined;
              }}
            >
              {page.label}
              {page.hidden && <span class="chip">Hidden</span>}
            </button>
            {page === current && (
              <>
                <PageActions builder={builder} page={page} ask={setAsking} />
                <Outline builder={builder} page={page} />
                <Button isSmall onClick={() => setAsking("block")}>
                  Add block
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button isSmall onClick={() => setAsking("add")}>
        Add page
      </Button>
      <Asked builder={builder} asking={asking} onClose={() => setAsking(undefined)} />
    </nav>
  );
}

/** The dialog of what was asked for. */
function Asked(props: { builder: Builder; asking: Asking; onClose: () => void }) {
  const { builder, asking, onClose } = props;
  const page = builder.page.value;
  if (asking === "add") return <AddPageDialog builder={builder} onClose={onClose} />;
  if (asking === "block") return <AddBlockDialog builder={builder} onClose={onClose} />;
  if (page === undefined) return null;
  if (asking === "rename")
    return <RenamePageDialog builder={builder} page={page} onClose={onClose} />;
  if (asking === "move") return <MovePageDialog builder={builder} page={page} onClose={onClose} />;
  if (asking === "delete")
    return <DeletePageDialog builder={builder} page={page} onClose={onClose} />;
  return null;
}

function PageActions(props: { builder: Builder; page: Page; ask: (asking: Asking) => void }) {
  const { builder, page, ask } = props;
  const isHome = page.role === "home";
  const hide = () =>
    void builder.apply({ op: "hide-page", page: page.path, hidden: page.hidden !== true });
  return (
    <fieldset class="page-actions-row" aria-label={`Page ${page.label}`}>
      <Button isSmall look="quiet" onClick={() => ask("rename")}>
        Rename
      </Button>
      {!isHome && (
        <>
          <Button isSmall look="quiet" onClick={() => ask("move")}>
            Move
          </Button>
          <Button isSmall look="quiet" onClick={hide}>
            {page.hidden ? "Show" : "Hide"}
          </Button>
          <Button isSmall look="quiet" onClick={() => ask("delete")}>
            Delete
          </Button>
        </>
      )}
    </fieldset>
  );
}

/** The page's blocks in order; each can be dragged, and has buttons for the same in the Inspector. */
function Outline({ builder, page }: { builder: Builder; page: Page }) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const drop = (to: number) => {
    const block = dragged === undefined ? undefined : page.blocks[dragged];
    setDragged(undefined);
    setOver(undefined);
    if (block === undefined || dragged === to || to < 1) return;
    void builder.apply({ op: "move-block", address: `${page.path}#${block.id}`, to });
  };
  return (
    <ol class="outline" aria-label={`Blocks of ${page.label}`}>
      {page.blocks.map((block, at) => (
        <li
          key={block.id}
          class={over === at && dragged !== undefined ? "over" : ""}
          draggable={at > 0}
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            if (dragged === undefined || at < 1) return;
            event.preventDefault();
            setOver(at);
          }}
          onDrop={(event) => {
            event.preventDefault();
            drop(at);
          }}
        >
          <OutlineButton builder={builder} page={page} block={block} />
        </li>
      ))}
    </ol>
  );
}

function OutlineButton(props: { builder: Builder; page: Page; block: Block }) {
  const { builder, page, block } = props;
  const address = `${page.path}#${block.id}`;
  const { document, catalogue } = builder.opened.value ?? {};
  const title = catalogue?.blocks.find(({ kind }) => kind === block.kind)?.title ?? block.kind;
  const isChosen = builder.selection.value?.block === address;
  const name = nameOfBlock(block);
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => builder.select(address, address)}>
      <span class="outline-kind">{title}</span>
      {name && <span class="outline-name">{name}</span>}
      {block.hidden && <span class="chip">Hidden</span>}
      {document && isLocked(document, address) && <span class="chip">Locked</span>}
    </button>
  );
}
