/** @jsxImportSource preact */
/** What is chosen in the page: a block with its actions and every slot of it, or the page itself. */
import { useState } from "preact/hooks";
import type { Block, Catalogue, SiteDocument } from "../../../design/room.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { capitalise } from "../parts/status.tsx";
import { blockAt, isLocked } from "./address.ts";
import { BlockNotes } from "./notes.tsx";
import { previewUrl } from "./preview-frame.tsx";
import { SampleGrid } from "./samples.tsx";
import { TextField } from "./slot-field.tsx";
import { SlotFields } from "./slot-fields.tsx";
import type { Builder } from "./store.ts";

export function BlockPanel({ builder }: { builder: Builder }) {
  const { document, catalogue } = builder.opened.value ?? {};
  if (document === undefined || catalogue === undefined) return null;
  const address = builder.selection.value?.block;
  const block = address == null ? undefined : blockAt(document, address);
  if (block === undefined || address == null)
    return <PagePanel builder={builder} document={document} catalogue={catalogue} />;
  const kind = catalogue.blocks.find((one) => one.kind === block.kind);
  return (
    <div class="inspector-panel" key={address}>
      <h2 class="panel-title">
        {kind?.title}
        {block.hidden && <span class="chip">Hidden</span>}
        {document.locks?.includes(address) && <span class="chip">Locked</span>}
      </h2>
      <BlockActions builder={builder} address={address} block={block} document={document} />
      <BlockNotes builder={builder} address={address} />
      <SlotFields builder={builder} address={address} shapes={kind?.fields ?? []} />
      {block.kind === "facts" && <p class="hint">What stands here is written under Facts.</p>}
    </div>
  );
}

type ActionsProps = { builder: Builder; address: string; block: Block; document: SiteDocument };

function BlockActions({ builder, address, block, document }: ActionsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { blocks } = builder.page.value ?? { blocks: [] };
  const at = blocks.findIndex(({ id }) => id === block.id);
  const isOpening = block.kind === "hero" || block.kind === "pageHeader";
  const ownLock = document.locks?.includes(address) ?? false;
  const isFixed = isLocked(document, address);
  const move = (to: number) => void builder.apply({ op: "move-block", address, to });
  const action = (text: string, onClick: () => void, isShown = true) =>
    isShown && (
      <Button key={text} isSmall onClick={onClick}>
        {text}
      </Button>
    );
  return (
    <fieldset class="block-actions" aria-label="Block">
      {action("Move up", () => move(at - 1), !isOpening && at > 1)}
      {action("Move down", () => move(at + 1), !isOpening && at < blocks.length - 1)}
      {action("Variant", () => setChoosing(true), !isFixed)}
      {action(
        "Duplicate",
        () => void builder.apply({ op: "duplicate-block", address }),
        !isOpening,
      )}
      {action(
        block.hidden ? "Show" : "Hide",
        () => void builder.apply({ op: "hide-block", address, hidden: block.hidden !== true }),
        !isOpening && !isFixed,
      )}
      {action("Rewrite this", () => builder.askAbout(address), !isFixed)}
      {action(
        ownLock ? "Unlock" : "Lock",
        () => void builder.apply({ op: "set-lock", address, locked: !ownLock }),
      )}
      {action(
        "Delete",
        () => void builder.apply({ op: "remove-block", address }),
        !isOpening && !isFixed,
      )}
      {isChoosing && (
        <VariantDialog
          builder={builder}
          address={address}
          block={block}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

function VariantDialog(props: {
  builder: Builder;
  address: string;
  block: Block;
  onClose: () => void;
}) {
  const { builder, address, block, onClose } = props;
  const catalogue = builder.opened.value?.catalogue;
  const variants = catalogue?.blocks.find(({ kind }) => kind === block.kind)?.variants ?? [];
  const base = previewUrl(builder.siteId, builder.pagePath.value);
  return (
    <Dialog title="Variant" isWide onClose={onClose}>
      <SampleGrid
        name="Variants"
        current={block.variant}
        samples={variants.map((variant) => ({
          ...{ id: variant, title: capitalise(variant) },
          url: `${base}?only=${block.id}&variant=${variant}`,
        }))}
        onChoose={(variant) => {
          onClose();
          void builder.apply({ op: "set-variant", address, variant });
        }}
      />
      <div class="actions">
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

type PagePanelProps = { builder: Builder; document: SiteDocument; catalogue: Catalogue };

/** Nothing is chosen: what search engines are told of the page, and what stands on every page. */
function PagePanel({ builder, catalogue }: PagePanelProps) {
  const page = builder.page.value;
  return (
    <div class="inspector-panel" key={page?.path}>
      <h2 class="panel-title">{page?.label ?? "Page"}</h2>
      <p class="hint beside-page">
        Choose something in the preview to edit it: with a click, or with Tab and Enter.
      </p>
      <p class="hint without-page">
        Under “Page”, choose what you want to edit. Its fields then stand here.
      </p>
      {page &&
        catalogue.page.map(({ key, label, lengthMax }) => (
          <TextField
            key={key}
            builder={builder}
            address={`${page.path}#/${key}`}
            slot={{ label, lengthMax }}
          />
        ))}
      <h3>On every page</h3>
      {catalogue.site.map(({ address, label, lengthMax }) => (
        <TextField
          key={address}
          builder={builder}
          address={address}
          slot={{ label, lengthMax, isOptional: /tagline|footerLine/.test(address) }}
        />
      ))}
    </div>
  );
}
