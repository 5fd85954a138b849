/** @jsxImportSource preact */
/** The pictures of a site: added by choosing or dropping, described, cropped by what matters, put in order. */
import { useRef, useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { FocalPoint, GalleryImage } from "../api-types.ts";
import { call } from "../call.ts";
import { useForm } from "../form.ts";
import { count, showBytes, showNumber } from "../format.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { FocalField } from "../parts/focal-field.tsx";
import { PageFrame } from "../parts/page.tsx";
import { Paging } from "../parts/paging.tsx";
import { refresh, useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import type { ViewProps } from "../view.ts";
import { UploadList, useUploads } from "./uploads.tsx";

const SHOWN = 60;

export function Gallery({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const { skip } = useAddress();
  const site = useQuery("sites.get", { siteId });
  const list = useQuery("gallery.list", { siteId, limit: SHOWN, skip });
  const uploads = useUploads(siteId);
  const [isOver, setOver] = useState(false);
  const mayEdit = isAtLeast(site.data?.role ?? "viewer", "editor");
  const items = list.data?.items ?? [];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (mayEdit) uploads.add([...(event.dataTransfer?.files ?? [])]);
  };
  return (
    <PageFrame
      title="Gallery"
      loads={[list, site]}
      actions={mayEdit && <AddImages add={uploads.add} />}
    >
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
        <div
          class={isOver ? "drop over" : "drop"}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <UploadList uploads={uploads} />
          {items.length > 0 ? (
            <Images
              siteId={siteId}
              items={items}
              first={skip}
              total={list.data?.total ?? 0}
              mayEdit={mayEdit}
            />
          ) : (
            list.data?.total === 0 && <NoImages mayEdit={mayEdit} />
          )}
          <Paging total={list.data?.total ?? 0} size={SHOWN} />
        </div>
      )}
    </PageFrame>
  );
}

function NoImages({ mayEdit }: { mayEdit: boolean }) {
  return (
    <Empty title="No images yet.">
      <p>
        {mayEdit
          ? "Add images, or drop them here. They are made small, and what the camera wrote into them is taken out."
          : "Whoever edits the site can add some."}
      </p>
    </Empty>
  );
}

function Images(props: {
  siteId: string;
  items: readonly GalleryImage[];
  /** The place of the first of them among all. */
  first: number;
  total: number;
  mayEdit: boolean;
}) {
  const { siteId, items, first, total, mayEdit } = props;
  return (
    <>
      <p class="muted">
        {count(total, "image")}
        {mayEdit && ". Drop more anywhere here."}
      </p>
      <ul class="images">
        {items.map((image, at) => (
          <Tile
            key={image.id}
            siteId={siteId}
            image={image}
            place={first + at}
            isLast={first + at + 1 >= total}
            mayEdit={mayEdit}
          />
        ))}
      </ul>
    </>
  );
}

function AddImages({ add }: { add: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="main" onClick={() => input.current?.click()}>
        Add images
      </Button>
      <input
        ref={input}
        hidden
        aria-label="Add images"
        type="file"
        accept="image/*"
        multiple
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

type TileProps = {
  siteId: string;
  image: GalleryImage;
  place: number;
  isLast: boolean;
  mayEdit: boolean;
};

function Tile({ siteId, image, place, isLast, mayEdit }: TileProps) {
  return (
    <li>
      <img src={image.thumbnailUrl} alt={image.alt} loading="lazy" style={cropOf(image)} />
      <div class="image-text">
        {mayEdit ? (
          <Texts siteId={siteId} image={image} />
        ) : (
          <>
            <p>{image.alt}</p>
            <p class="where">{image.caption}</p>
          </>
        )}
        <p class="where">
          {showNumber(image.width)} × {showNumber(image.height)}, {showBytes(image.bytes)}
        </p>
      </div>
      {mayEdit && <TileActions siteId={siteId} image={image} place={place} isLast={isLast} />}
    </li>
  );
}

function TileActions({ siteId, image, place, isLast }: Omit<TileProps, "mayEdit">) {
  const [open, setOpen] = useState<"" | "focus" | "delete">("");
  const name = image.alt || "image without a description";
  const close = () => setOpen("");
  return (
    <>
      <div class="task-actions">
        <Button isSmall onClick={() => setOpen("focus")} aria-label={`Focal point of ${name}`}>
          Focal point
        </Button>
        <MoveButtons siteId={siteId} image={image} place={place} isLast={isLast} name={name} />
        <Button isSmall look="quiet" onClick={() => setOpen("delete")} title={name}>
          Delete
        </Button>
      </div>
      {open === "focus" && <FocalDialog siteId={siteId} image={image} close={close} />}
      {open === "delete" && <DeleteDialog siteId={siteId} imageId={image.id} close={close} />}
    </>
  );
}

function MoveButtons(props: Omit<TileProps, "mayEdit"> & { name: string }) {
  const { siteId, image, place, isLast, name } = props;
  const move = (order: number) =>
    attempt(async () => {
      await call("gallery.save", { siteId, imageId: image.id, order });
      await refresh("gallery.");
    }, "Moved.");
  return (
    <>
      <Button
        isSmall
        look="quiet"
        disabled={place === 0}
        onClick={() => place > 0 && move(place - 1)}
        aria-label={`Move ${name} earlier`}
      >
        ←
      </Button>
      <Button
        isSmall
        look="quiet"
        disabled={isLast}
        onClick={() => !isLast && move(place + 1)}
        aria-label={`Move ${name} later`}
      >
        →
      </Button>
    </>
  );
}

function DeleteDialog(props: { siteId: string; imageId: string; close: () => void }) {
  const { siteId, imageId, close } = props;
  const remove = async () => {
    await call("gallery.delete", { siteId, imageId });
    await refresh("gallery.");
  };
  return (
    <ConfirmDialog
      title="Delete this image?"
      action="Delete"
      done="The image was deleted."
      onClose={close}
      onConfirm={remove}
    >
      <p>It leaves the site with the next publishing. Where it stood, drawn art returns.</p>
    </ConfirmDialog>
  );
}

/** Saved when one leaves a field, or by Enter. */
function Texts({ siteId, image }: { siteId: string; image: GalleryImage }) {
  const saved = { alt: image.alt, caption: image.caption ?? "" };
  const form = useForm({
    draft: `image.${image.id}`,
    initial: saved,
    isSavedOnLeaving: true,
    async send({ alt, caption }) {
      const isSame = alt.trim() === saved.alt && caption.trim() === saved.caption;
      if (isSame) return;
      const texts = { alt: alt.trim(), caption: caption.trim() || null };
      await call("gallery.save", { siteId, imageId: image.id, ...texts });
      await refresh("gallery.");
      say("Saved.");
    },
  });
  return (
    <form class="stack" onSubmit={form.submit} onFocusOut={() => void form.submit()} noValidate>
      <FormProblem text={form.problem} />
      <FormInput
        form={form}
        name="alt"
        label="Alternative text"
        maxLength={300}
        placeholder="What it shows"
      />
      <FormInput form={form} name="caption" label="Caption" isOptional maxLength={500} />
      <button type="submit" hidden>
        Save
      </button>
    </form>
  );
}

const cropOf = ({ focalPoint }: Pick<GalleryImage, "focalPoint">) => ({
  objectPosition: `${(focalPoint?.x ?? 0.5) * 100}% ${(focalPoint?.y ?? 0.5) * 100}%`,
});

/** The point that stays visible when the image is cropped. */
function FocalDialog(props: { siteId: string; image: GalleryImage; close: () => void }) {
  const { siteId, image, close } = props;
  const [point, setPoint] = useState<FocalPoint>(image.focalPoint ?? { x: 0.5, y: 0.5 });
  const form = useForm({
    initial: {},
    async send() {
      await call("gallery.save", { siteId, imageId: image.id, focalPoint: point });
      await refresh("gallery.");
      say("Saved.");
      close();
    },
  });
  return (
    <Dialog title="Focal point" onClose={close} isWide>
      <form class="stack" onSubmit={form.submit}>
        <FocalField url={image.url} point={point} onChoose={setPoint} />
        <FormProblem text={form.problem} />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Save
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
