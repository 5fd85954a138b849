// Shows an art slot: the owner's picture when one is assigned, otherwise a drawing in the manner of the
// site's direction. Drawings are decorative; an owner's picture brings its own description.
import type { ArtSlot } from "../design/slots.ts";
import type { DirectionId } from "../design/vocabulary.ts";
import { type ArtSpec, drawArt } from "./art/art.ts";
import type { SiteView } from "./view.ts";

type Style = ArtSpec["style"];

/** How each direction pictures things: leads, pictures beside text, and what lies between sections. */
const MANNERS: Readonly<Record<DirectionId, Readonly<Record<ArtSlot["role"], readonly Style[]>>>> =
  {
    editorial: {
      lead: ["engraving", "landscape"],
      support: ["engraving", "linework"],
      texture: ["contours"],
    },
    swiss: { lead: ["tiles", "cutouts"], support: ["tiles", "halftone"], texture: ["tiles"] },
    letterpress: { lead: ["engraving"], support: ["engraving"], texture: ["tiles"] },
    botanical: {
      lead: ["cutouts", "still-life"],
      support: ["still-life", "linework"],
      texture: ["contours"],
    },
    quiet: {
      lead: ["landscape", "still-life"],
      support: ["linework", "still-life"],
      texture: ["contours"],
    },
    civic: { lead: ["linework"], support: ["linework", "tiles"], texture: ["tiles"] },
    brutalist: { lead: ["halftone"], support: ["halftone", "tiles"], texture: ["halftone"] },
    cutout: { lead: ["cutouts"], support: ["cutouts", "tiles"], texture: ["cutouts"] },
    cinema: { lead: ["landscape"], support: ["landscape", "contours"], texture: ["contours"] },
    mono: { lead: ["blueprint"], support: ["blueprint"], texture: ["contours"] },
    storefront: { lead: ["still-life", "tiles"], support: ["still-life"], texture: ["tiles"] },
    monograph: {
      lead: ["linework", "engraving"],
      support: ["linework", "engraving"],
      texture: ["contours"],
    },
    poster: { lead: ["cutouts", "halftone"], support: ["halftone", "cutouts"], texture: ["tiles"] },
    atelier: {
      lead: ["still-life", "contours"],
      support: ["linework", "still-life"],
      texture: ["contours"],
    },
    ledger: { lead: ["engraving", "linework"], support: ["linework"], texture: ["contours"] },
    workshop: {
      lead: ["blueprint", "halftone"],
      support: ["halftone", "blueprint"],
      texture: ["tiles"],
    },
  };

type PictureProps = {
  slot: ArtSlot;
  view: SiteView;
  aspect: ArtSpec["aspect"];
  /** Caption shown under the picture: a plate number where the direction numbers them. */
  label?: string;
  /** First picture of the page: loaded at once. */
  isFirst?: boolean;
  class?: string;
};

export function Picture({ slot, view, aspect, label, isFirst, class: name }: PictureProps) {
  const caption = [label, slot.caption].filter((part) => part !== undefined).join(" ");
  const image = view.options.galleryImages?.find((one) => one.id === slot.imageId);
  return (
    <figure class={["pic", `pic-${aspect}`, name].filter(Boolean).join(" ")}>
      {image === undefined ? (
        <Drawing slot={slot} view={view} aspect={aspect} />
      ) : (
        <img
          src={image.url}
          srcset={`${image.thumbnailUrl} 480w, ${image.url} ${image.width}w`}
          sizes="(min-width: 60rem) 50vw, 100vw"
          alt={slot.alt ?? image.alt}
          width={image.width}
          height={image.height}
          class={focalClass(slot)}
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

function Drawing({ slot, view, aspect }: Pick<PictureProps, "slot" | "view" | "aspect">) {
  const { meta, tokens, identity } = view.document;
  const styles = MANNERS[tokens.direction][slot.role];
  const style = styles[slot.id.length % styles.length] ?? "still-life";
  const svg = drawArt({
    style,
    motif: slot.motif,
    companions: identity.motif === undefined ? [] : [identity.motif],
    aspect,
    seed: `${meta.seed}/${slot.id}`,
    density: tokens.density,
    name: identity.name,
  });
  // The markup is drawn by this room from shapes and numbers; no text of a document is in it.
  return <div class="art-frame" dangerouslySetInnerHTML={{ __html: svg }} />;
}
