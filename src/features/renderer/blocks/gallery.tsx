/** @jsxImportSource preact */
// Pictures that the owner uploaded: those given a place here, then the newest. While there are none it
// says so; a drawing in a frame would be no picture of anything.
import type { BlockOf } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import { type ShownImage, sourceSet } from "../options.ts";
import { choosePictures } from "../worth-showing.ts";
import { Actions, type BlockProps, Head, markAction, Section } from "./parts.tsx";

const ASPECTS = ["wide", "tall", "square", "tall", "wide", "square"] as const;

export function GalleryBlock({
  block,
  mark,
  view,
  surface,
  pagePath,
}: BlockProps<BlockOf<"gallery">>) {
  const page = view.pages.find(({ path }) => path === pagePath);
  const { slots, images } = choosePictures(block, view, page);
  if (images.length + slots.length === 0)
    return <Empty block={block} mark={mark} view={view} surface={surface} />;
  return (
    <Section
      block={block}
      mark={mark}
      surface={surface}
      extra={`n-${images.length + slots.length}`}
    >
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <ul
        class="body items"
        // A strip scrolls sideways, and the keyboard must reach what scrolls.
        {...(block.variant === "strip"
          ? { tabIndex: 0, "aria-label": block.heading ?? view.words.factLabels.other }
          : {})}
      >
        {slots.map((slot, at) => (
          <li key={slot.id} class="item">
            <Plate block={block} slot={slot} at={at} mark={mark} view={view} />
          </li>
        ))}
        {images.map((image) => (
          <li key={image.id} class="item">
            <Photograph image={image} />
          </li>
        ))}
      </ul>
      <Actions
        actions={block.action && [{ ...block.action, weight: "secondary" }]}
        mark={markAction(mark)}
      />
    </Section>
  );
}

type PlateProps = Pick<BlockProps<BlockOf<"gallery">>, "block" | "mark" | "view"> & {
  slot: BlockOf<"gallery">["slots"][number];
  /** Its place among those that have a picture. */
  at: number;
};

function Plate({ block, slot, at, mark, view }: PlateProps) {
  return (
    <Picture
      slot={slot}
      mark={mark("slots", block.slots.indexOf(slot))}
      place={`${block.id}-${at}`}
      view={view}
      aspect={block.variant === "grid" ? "square" : (ASPECTS[at % ASPECTS.length] ?? "wide")}
      {...(block.variant === "plates" ? { label: view.words.figure(at + 1) } : {})}
    />
  );
}

type EmptyProps = Pick<BlockProps<BlockOf<"gallery">>, "block" | "mark" | "view" | "surface">;

function Empty({ block, mark, view, surface }: EmptyProps) {
  return (
    <Section block={block} mark={mark} surface={surface} extra="n-0">
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <p class="empty" {...mark("emptyText")}>
        {block.emptyText ?? view.words.galleryEmpty}
      </p>
      <Actions
        actions={block.action && [{ ...block.action, weight: "secondary" }]}
        mark={markAction(mark)}
      />
    </Section>
  );
}

function Photograph({ image }: { image: ShownImage }) {
  return (
    <figure class="pic">
      <img
        class="photo"
        src={image.url}
        srcset={sourceSet(image)}
        sizes="(min-width: 60rem) 33vw, 100vw"
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
      />
      {image.caption !== undefined && <figcaption>{image.caption}</figcaption>}
    </figure>
  );
}
