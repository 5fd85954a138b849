/** @jsxImportSource preact */
/** The slots of a block as fields, in the order of its kind: texts, choices, pictures, and lists of them. */
import { useEffect, useRef } from "preact/hooks";
import type { Shape } from "../../../design/room.ts";
import { Button } from "../parts/button.tsx";
import { readAddress } from "./address.ts";
import { PictureField } from "./picture-field.tsx";
import { ChoiceField, TextField, ToggleField } from "./slot-field.tsx";
import type { Builder } from "./store.ts";

type FieldsProps = { builder: Builder; address: string; shapes: readonly Shape[] };

export function SlotFields({ builder, address, shapes }: FieldsProps) {
  return (
    <>
      {shapes.map((shape) => (
        <SlotOf
          key={shape.key}
          builder={builder}
          address={`${address}/${shape.key}`}
          shape={shape}
        />
      ))}
    </>
  );
}

type SlotProps = { builder: Builder; address: string; shape: Shape };

function SlotOf({ builder, address, shape }: SlotProps) {
  if (shape.type === "text")
    return <TextField builder={builder} address={address} slot={slotOf(shape)} />;
  if (shape.type === "choice")
    return <ChoiceField builder={builder} address={address} shape={shape} />;
  if (shape.type === "toggle")
    return <ToggleField builder={builder} address={address} shape={shape} />;
  if (shape.type === "picture")
    return <PictureField builder={builder} address={address} canBeNone={shape.isOptional} />;
  if (shape.type === "list") return <ListField builder={builder} address={address} shape={shape} />;
  const document = builder.document.value;
  // An optional group that is not there has nothing to fill in.
  if (document === undefined || readAddress(document, address) === undefined) return null;
  return (
    <fieldset class="entry">
      <legend>{shape.label}</legend>
      <SlotFields builder={builder} address={address} shapes={shape.fields} />
    </fieldset>
  );
}

const slotOf = ({ label, lengthMax, isOptional, isLink }: Extract<Shape, { type: "text" }>) => ({
  ...{ label, lengthMax, isOptional, isLink },
});

type ListShape = Extract<Shape, { type: "list" }>;

function ListField(props: { builder: Builder; address: string; shape: ListShape }) {
  const { builder, address, shape } = props;
  const document = builder.document.value;
  const section = useRef<HTMLElement>(null);
  const value = document && readAddress(document, address);
  const entries = Array.isArray(value) ? value : [];
  const lower = shape.entryLabel.toLowerCase();
  const add = async () => {
    if (!(await builder.apply({ op: "add-item", address }))) return;
    const fields = section.current?.querySelectorAll<HTMLElement>("input, textarea");
    fields?.[fields.length - 1]?.focus();
  };
  return (
    <section class="list" ref={section}>
      <h3>{shape.label}</h3>
      {entries.map((_, at) => (
        <EntryFields key={at} {...props} at={at} count={entries.length} />
      ))}
      {entries.length < shape.countMax && (
        <Button isSmall onClick={() => void add()}>
          Add {lower}
        </Button>
      )}
    </section>
  );
}

type EntryProps = {
  builder: Builder;
  address: string;
  shape: ListShape;
  at: number;
  count: number;
};

function EntryFields(props: EntryProps) {
  const { builder, address, shape, at } = props;
  const { entry, entryLabel } = shape;
  const inner = `${address}/${at}`;
  const isChosen = builder.selection.value?.address.startsWith(inner) ?? false;
  const element = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <fieldset class={isChosen ? "entry chosen" : "entry"} ref={element}>
      <legend>
        {entryLabel} {at + 1}
      </legend>
      {entry.type === "group" ? (
        <SlotFields builder={builder} address={inner} shapes={entry.fields} />
      ) : (
        <SlotOf builder={builder} address={inner} shape={{ ...entry, isOptional: false }} />
      )}
      <EntryActions {...props} />
    </fieldset>
  );
}

function EntryActions({ builder, address, shape, at, count }: EntryProps) {
  const { entryLabel, countMin } = shape;
  const move = (to: number) => void builder.apply({ op: "move-item", address, from: at, to });
  return (
    <div class="entry-actions">
      {at > 0 && (
        <Button
          isSmall
          look="quiet"
          aria-label={`Up: ${entryLabel} ${at + 1}`}
          onClick={() => move(at - 1)}
        >
          Up
        </Button>
      )}
      {at < count - 1 && (
        <Button
          isSmall
          look="quiet"
          aria-label={`Down: ${entryLabel} ${at + 1}`}
          onClick={() => move(at + 1)}
        >
          Down
        </Button>
      )}
      {count > countMin && (
        <Button
          isSmall
          look="quiet"
          aria-label={`Remove: ${entryLabel} ${at + 1}`}
          onClick={() => void builder.apply({ op: "remove-item", address, at })}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
