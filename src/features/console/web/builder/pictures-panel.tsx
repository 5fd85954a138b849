/** @jsxImportSource preact */
/** All places for pictures on the page, and the gallery beside them to drag from. */
import type { Page } from "../../../design/room.ts";
import { LinkButton } from "../parts/button.tsx";
import { nameOfBlock } from "./address.ts";
import { ImageGrid, PictureField } from "./picture-field.tsx";
import type { Builder } from "./store.ts";

type Place = { address: string; label: string; canBeNone: boolean };

function listPlaces({ path, blocks }: Page): Place[] {
  return blocks.flatMap((block): Place[] => {
    const base = `${path}#${block.id}`;
    const label = nameOfBlock(block).slice(0, 60) || block.kind;
    if (block.kind === "offers")
      return block.items.flatMap((item, at) =>
        item.art === undefined
          ? []
          : [{ address: `${base}/items/${at}/art`, label: item.name, canBeNone: true }],
      );
    if (block.kind === "gallery")
      return block.slots.map((_, at) => ({
        ...{ address: `${base}/slots/${at}`, label: `${label}, ${at + 1}`, canBeNone: false },
      }));
    if (!("art" in block) || block.art === undefined) return [];
    return [{ address: `${base}/art`, label, canBeNone: block.kind !== "picture" }];
  });
}

export function PicturesPanel({ builder }: { builder: Builder }) {
  const page = builder.page.value;
  const images = builder.opened.value?.images ?? [];
  const places = page === undefined ? [] : listPlaces(page);
  return (
    <div class="inspector-panel">
      <h2 class="panel-title">Pictures</h2>
      {images.length === 0 ? (
        <p class="hint">The gallery has no images yet: every picture is drawn for this site.</p>
      ) : (
        <>
          <p class="hint">Drag an image onto a place below, or choose it there.</p>
          <ImageGrid images={images} />
        </>
      )}
      <LinkButton href={`/console/sites/${builder.siteId}/gallery`} isSmall>
        Open the gallery
      </LinkButton>
      {places.length === 0 && <p class="hint">This page has no place for a picture.</p>}
      {places.map(({ address, label, canBeNone }) => (
        <PictureField
          key={address}
          builder={builder}
          address={address}
          label={label}
          canBeNone={canBeNone}
        />
      ))}
    </div>
  );
}
