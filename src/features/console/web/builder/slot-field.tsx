/** @jsxImportSource preact */
/** One slot as a labelled field with its limit. What is typed is saved after a pause, and when one leaves. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Page, Shape } from "../../../design/room.ts";
import { showNumber } from "../format.ts";
import { Menu } from "../parts/menu.tsx";
import { capitalise } from "../parts/status.tsx";
import { useAsStored } from "../use-as-stored.ts";
import { isLocked, readAddress, readText } from "./address.ts";
import { Refusal } from "./refusal.tsx";
import type { Builder } from "./store.ts";

const PAUSE_MS = 600;
/** From so many characters on a text is written in more than one line. */
const LONG_TEXT = 120;

type TextSlot = {
  label: string;
  lengthMax: number | undefined;
  isOptional?: boolean;
  /** The target of a link: the site's own pages are offered. */
  isLink?: boolean;
};

type TextFieldProps = {
  builder: Builder;
  address: string;
  slot: TextSlot;
  /** What the page shows when nothing is written. */
  hint?: string;
};

export function TextField({ builder, address, slot, hint }: TextFieldProps) {
  const id = useId();
  const document = builder.document.value;
  const { value, refusal, input, leave, discard } = useTypedText(builder, address, slot);
  if (document === undefined) return null;
  const isFixed = isLocked(document, address);
  const attributes = {
    id,
    value,
    readOnly: isFixed,
    dir: "auto" as const,
    "aria-describedby": `${id}-limit${refusal ? ` ${id}-error` : ""}`,
    "aria-invalid": refusal ? ("true" as const) : undefined,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      input(currentTarget.value),
    onBlur: leave,
  };
  const isLong = !slot.isLink && (slot.lengthMax ?? 0) > LONG_TEXT;
  return (
    <div class={refusal ? "field slot wrong" : "field slot"} data-address={address}>
      <div class="label">
        <label id={`${id}-label`} for={id}>
          {slot.label}
        </label>
        <SlotMenu builder={builder} address={address} labelId={`${id}-label`} isFixed={isFixed} />
      </div>
      {isLong ? (
        <textarea {...attributes} rows={2} />
      ) : (
        <input {...attributes} type="text" list={slot.isLink ? `${id}-pages` : undefined} />
      )}
      {slot.isLink && <PageList id={`${id}-pages`} pages={document.pages} />}
      <p class="limit" id={`${id}-limit`}>
        {isFixed ? "Locked. " : ""}
        {hint ? `${hint} ` : ""}
        {slot.lengthMax === undefined
          ? ""
          : `${showNumber(value.length)} of ${showNumber(slot.lengthMax)} characters`}
      </p>
      <Refusal id={id} text={refusal} onDiscard={discard} />
    </div>
  );
}

/** What is typed into a slot and what is stored of it: shown on the page at once, saved after a pause. */
function useTypedText(builder: Builder, address: string, slot: TextSlot) {
  const document = builder.document.value;
  const stored = document ? readText(document, address) : "";
  const [written, setTyped] = useState<string>();
  const kept = builder.unsaved.texts.value[address];
  const typed = written ?? kept?.text;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isWriting = useRef(false);
  const latest = useRef<string | undefined>(undefined);
  latest.current = typed;
  const save = async (isFinal: boolean) => {
    clearTimeout(timer.current);
    const value = latest.current;
    if (value === undefined || value === stored) {
      if (isFinal) isWriting.current = false;
      if (value === stored) builder.unsaved.drop(address);
      if (isFinal && value === stored) {
        setTyped(undefined);
        builder.forgetTyping(address);
      }
      return;
    }
    const continues = isWriting.current;
    isWriting.current = !isFinal;
    const isDone = await builder.apply(
      { op: "set-text", address, value: value.trim() === "" && slot.isOptional ? null : value },
      continues,
    );
    if (!isDone) {
      // It is kept where it was refused. If somebody else was faster, the dialog asks what becomes of it.
      if (latest.current === value) setTyped(undefined);
      // The page goes back to what is stored.
      return builder.forgetTyping(address);
    }
    if (latest.current !== value) return;
    builder.endTyping(address);
    // What was refused stays in the field, to be mended.
    if (isFinal) setTyped(undefined);
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  const isUnsent = useRef(false);
  isUnsent.current = written !== undefined;
  // What was refused is not sent once more by opening another panel.
  useEffect(() => () => void (isUnsent.current && saveNow.current(true)), [address]);
  const input = (text: string) => {
    setTyped(text);
    latest.current = text;
    builder.typing.value = { address, ...(!slot.isLink && { text }) };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow.current(false), PAUSE_MS);
  };
  const discard = () => {
    clearTimeout(timer.current);
    setTyped(undefined);
    builder.unsaved.drop(address);
    builder.forgetTyping(address);
  };
  const { refusal = "" } = kept ?? {};
  return { value: typed ?? stored, refusal, input, leave: () => void save(true), discard };
}

function PageList({ id, pages }: { id: string; pages: readonly Page[] }) {
  return (
    <datalist id={id}>
      {pages.map((page) => (
        <option key={page.path} value={page.path}>
          {page.label}
        </option>
      ))}
    </datalist>
  );
}

function SlotMenu(props: { builder: Builder; address: string; labelId: string; isFixed: boolean }) {
  const { builder, address, labelId, isFixed } = props;
  const document = builder.document.value;
  const ownLock = document?.locks?.includes(address) ?? false;
  const isOfPage = !address.startsWith("#");
  if (!isOfPage || (isFixed && !ownLock) || document === undefined) return null;
  if (readAddress(document, address) === undefined) return null;
  return (
    <Menu
      name="Field options"
      describedBy={labelId}
      label={<span class="dots" />}
      items={[
        {
          text: ownLock ? "Unlock" : "Lock",
          onChoose: () => void builder.apply({ op: "set-lock", address, locked: !ownLock }),
        },
        {
          text: "Rewrite this",
          onChoose: () => builder.askAbout(address),
        },
      ]}
    />
  );
}

export function ChoiceField(props: {
  builder: Builder;
  address: string;
  shape: Extract<Shape, { type: "choice" }>;
}) {
  const { builder, address, shape } = props;
  const id = useId();
  const settle = useAsStored();
  const document = builder.document.value;
  if (document === undefined) return null;
  return (
    <div class="field slot">
      <label for={id}>{shape.label}</label>
      <select
        id={id}
        value={readText(document, address)}
        disabled={isLocked(document, address)}
        onChange={({ currentTarget: { value } }) =>
          settle(builder.apply({ op: "set-text", address, value: value === "" ? null : value }))
        }
      >
        {shape.isOptional && <option value="">As the style has it</option>}
        {shape.choices.map((choice) => (
          <option key={choice} value={choice}>
            {capitalise(choice.replaceAll("-", " "))}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ToggleField(props: { builder: Builder; address: string; shape: Shape }) {
  const { builder, address, shape } = props;
  const id = useId();
  const settle = useAsStored();
  const document = builder.document.value;
  if (document === undefined) return null;
  return (
    <div class="checkbox">
      <input
        id={id}
        type="checkbox"
        checked={readAddress(document, address) === true}
        disabled={isLocked(document, address)}
        onChange={({ currentTarget: { checked } }) =>
          settle(builder.apply({ op: "set-text", address, value: checked ? true : null }))
        }
      />
      <label for={id}>{shape.label}</label>
    </div>
  );
}
