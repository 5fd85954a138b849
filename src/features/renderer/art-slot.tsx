/** @jsxImportSource preact */
// Shows an art slot: the owner's picture when one is assigned, otherwise a drawing in the manner of the
// site's direction. Drawings are decorative; an owner's picture brings its own description.
import type { ArtSlot } from "../design/room.ts";
import { type ArtSpec, drawArt } from "./art/art.ts";
import { chooseArtStyle } from "./art/manners.ts";
import { SHEET_SIZES } from "./art/sheet.ts";
import { sourceSet } from "./options.ts";
import type { MarkAttributes } from "./slot-mark.ts";
import type { RenderView } from "./view.ts";

type PictureProps = {
  slot: ArtSlot;
  mark: MarkAttributes;
  /** Where on the page: two pictures of one slot must not share the ids inside them. */
  place: string;
  view: RenderView;
  aspect: ArtSpec["aspect"];
  /** Caption shown under the picture: a plate number where the direction numbers them. */
  label?: string;
  /** First picture of the page: loaded at once. */
  isFirst?: boolean;
  class?: string;
};

export function Picture({
  slot,
  mark,
  place,
  view,
  aspect,
  label,
  isFirst,
  class: name,
}: PictureProps) {
  const caption = [label, slot.caption].filter((part) => part !== undefined).join(" ");
  const image = view.options.galleryImages?.find((one) => one.id === slot.imageId);
  return (
    <figure class={["pic", `pic-${aspect}`, name].filter(Boolean).join(" ")} {...mark}>
      {image === undefined ? (
        <Drawing slot={slot} place={place} view={view} aspect={aspect} />
      ) : (
        <img
          src={image.url}
          srcset={sourceSet(image)}
          sizes="(min-width: 60rem) 50vw, 100vw"
          alt={slot.alt ?? image.alt}
          width={image.width}
          height={image.height}
          class={`photo ${focalClass(slot)}`}
          loading={isFirst === true ? undefined : "lazy"}
          decoding="async"
        />
      )}
      {caption !== "" && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Nine crops instead of inline styles, which the pages' security policy refuses. */
function focalClass({ focalX, focalY }: ArtSlot): string {
  const third = (value = 0.5) => Math.min(2, Math.floor(value * 3));
  return `focus-${third(focalX)}${third(focalY)}`;
}

function Drawing({
  slot,
  place,
  view,
  aspect,
}: Pick<PictureProps, "slot" | "place" | "view" | "aspect">) {
  const { meta, tokens, identity } = view.document;
  const svg = drawArt({
    // By the site's seed: one kind of picture is drawn by one hand throughout.
    style: chooseArtStyle(tokens.direction, slot.kind, meta.seed),
    motif: slot.motif,
    companions: identity.motif === undefined ? [] : [identity.motif],
    aspect,
    seed: `${meta.seed}/${slot.id}/${place}`,
    density: tokens.density,
    isQuiet: slot.role === "texture",
    name: identity.name,
  });
  const path = view.art(svg);
  // The markup is drawn by this room from shapes and numbers; no text of a document is in it.
  if (path === undefined)
    return <div class="art-frame" dangerouslySetInnerHTML={{ __html: svg }} />;
  const { width, height } = SHEET_SIZES[aspect];
  return (
    <div class="art-frame">
      <img
        class="art"
        src={path}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
