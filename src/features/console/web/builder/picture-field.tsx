/** @jsxImportSource preact */
/** A place for a picture: an image of the gallery, cropped around a point, or the site's own drawing. */
import { useState } from "preact/hooks";
import type { ArtSlot, SiteDocument } from "../../../design/room.ts";
import type { BuilderImage } from "../../builder-model.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { FocalField } from "../parts/focal-field.tsx";
import { isLocked, readAddress } from "./address.ts";
import { TextField } from "./slot-field.tsx";
import type { Builder } from "./store.ts";

/** What is carried when an image is dragged. */
export const IMAGE_TYPE = "application/x-sitewright-image";

type PictureProps = { builder: Builder; address: string; canBeNone: boolean; label?: string };

/** What is dragged over a field, and what is dropped on it. */
function useDrop(isFixed: boolean, choose: (imageId: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes(IMAGE_TYPE)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      const imageId = event.dataTransfer?.getData(IMAGE_TYPE);
      if (!imageId || isFixed) return;
      event.preventDefault();
      choose(imageId);
    },
  };
}

export function PictureField(props: PictureProps) {
  const { document, images } = props.builder.opened.value ?? {};
  if (document === undefined || images === undefined) return null;
  return <PicturePlace {...props} document={document} images={images} />;
}

type PlaceProps = PictureProps & { document: SiteDocument; images: readonly BuilderImage[] };

function PicturePlace(props: PlaceProps) {
  const { builder, address, canBeNone, label = "Picture", document, images } = props;
  const [isChoosing, setChoosing] = useState(false);
  const slot = readAddress(document, address) as ArtSlot | undefined;
  const image = images.find(({ id }) => id === slot?.imageId);
  const isFixed = isLocked(document, address);
  const choose = (imageId: string, focal: { focalX?: number; focalY?: number } = {}) =>
    void builder.apply({ op: "set-picture", address, show: { kind: "image", imageId, ...focal } });
  const { isOver, ...drop } = useDrop(isFixed, choose);
  return (
    <fieldset class={isOver ? "entry picture over" : "entry picture"} {...drop}>
      <legend>{label}</legend>
      <ShownPicture
        image={image}
        slot={slot}
        isFixed={isFixed}
        hasImages={images.length > 0}
        onFocus={(id, { x, y }) => choose(id, { focalX: x, focalY: y })}
      />
      {image && (
        <TextField
          builder={builder}
          address={`${address}/alt`}
          slot={{ label: "Alternative text", lengthMax: 300, isOptional: true }}
        />
      )}
      {!isFixed && (
        <PictureActions
          label={image ? "Change picture" : "Choose picture"}
          canBeDrawn={slot !== undefined && canBeDrawn(slot, images.length > 0)}
          canBeNone={slot !== undefined && canBeNone}
          onChoose={() => setChoosing(true)}
          onShow={(kind) => void builder.apply({ op: "set-picture", address, show: { kind } })}
        />
      )}
      {isChoosing && (
        <ChoosePicture
          builder={builder}
          images={images}
          onChoose={(id) => {
            choose(id);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

/** Where nothing but a drawing can stand, there is none to go back to. */
const canBeDrawn = (slot: ArtSlot, hasImages: boolean): boolean =>
  slot.keepsDrawing !== true && (hasImages || slot.imageId !== undefined);

type ShownPictureProps = {
  image: BuilderImage | undefined;
  slot: ArtSlot | undefined;
  isFixed: boolean;
  hasImages: boolean;
  onFocus: (imageId: string, point: { x: number; y: number }) => void;
};

/** The picture there, with the point that stays in view when it is cropped. */
function ShownPicture({ image, slot, isFixed, hasImages, onFocus }: ShownPictureProps) {
  if (image && !isFixed)
    return (
      <FocalField
        url={image.url}
        point={{ x: slot?.focalX ?? 0.5, y: slot?.focalY ?? 0.5 }}
        onChoose={(point) => onFocus(image.id, point)}
      />
    );
  return (
    <p class="picture-state">
      {image ? (
        <img src={image.url} alt={image.alt} width={image.width} height={image.height} />
      ) : (
        <span class="muted">{describe(slot, hasImages)}</span>
      )}
    </p>
  );
}

type PictureActionsProps = {
  label: string;
  canBeDrawn: boolean;
  canBeNone: boolean;
  onChoose: () => void;
  onShow: (kind: "drawn" | "none") => void;
};

function PictureActions({ label, canBeDrawn, canBeNone, onChoose, onShow }: PictureActionsProps) {
  return (
    <div class="entry-actions">
      <Button isSmall onClick={onChoose}>
        {label}
      </Button>
      {canBeDrawn && (
        <Button isSmall look="quiet" onClick={() => onShow("drawn")}>
          Use drawn art
        </Button>
      )}
      {canBeNone && (
        <Button isSmall look="quiet" onClick={() => onShow("none")}>
          Remove picture
        </Button>
      )}
    </div>
  );
}

function describe(slot: ArtSlot | undefined, hasImages: boolean): string {
  if (slot === undefined) return "No picture here.";
  if (slot.keepsDrawing) return "Drawn art.";
  return hasImages
    ? "Filled from the gallery, as far as its pictures go. Choose one to keep it here."
    : "Drawn art, until the gallery has a picture for it.";
}

function ChoosePicture(props: {
  builder: Builder;
  images: readonly BuilderImage[];
  onChoose: (id: string) => void;
  onClose: () => void;
}) {
  const { builder, images, onChoose, onClose } = props;
  return (
    <Dialog title="Choose a picture" isWide={images.length > 0} onClose={onClose}>
      {images.length === 0 ? (
        <p>The gallery has no images yet. Add some there, then choose one here.</p>
      ) : (
        <ImageGrid images={images} onChoose={onChoose} />
      )}
      <div class="actions">
        <LinkButton href={`/console/sites/${builder.siteId}/gallery`}>Open the gallery</LinkButton>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

export function ImageGrid(props: {
  images: readonly BuilderImage[];
  onChoose?: (id: string) => void;
}) {
  return (
    <ul class="pictures">
      {props.images.map(({ id, url, alt, caption }) => (
        <li key={id} draggable onDragStart={(event) => event.dataTransfer?.setData(IMAGE_TYPE, id)}>
          {props.onChoose ? (
            <button type="button" onClick={() => props.onChoose?.(id)}>
              <img src={url} alt={alt || caption || "Image without a description"} loading="lazy" />
            </button>
          ) : (
            <img src={url} alt={alt || caption || "Image without a description"} loading="lazy" />
          )}
        </li>
      ))}
    </ul>
  );
}
