/** @jsxImportSource preact */
// The contact form: labels, autocomplete, a trap field for machines, the trade's own questions. It posts
// to the site's own origin and works without scripts.
import { h } from "preact";
import { PICTURES_FIELD, PICTURES_MAX } from "../../../lib/form-pictures.ts";
import type { BlockOf } from "../../design/room.ts";
import { findPageByRole } from "../find-page.ts";
import { FORM_SCRIPT } from "../form-script.ts";
import type { MarkSlot } from "../slot-mark.ts";
import type { RenderView } from "../view.ts";

/**
 * Names the form already uses; a field of the same name is left out. A required one called "phone" makes
 * the telephone number required.
 */
const RESERVED = new Set(["name", "email", "phone", "message", "_gotcha"]);

/** The id of a control. Names of blocks have no such line in them, so that no block bears it too. */
const nameField = (block: BlockOf<"contact">, name: string): string => `${block.id}_${name}`;

type FormProps = { block: BlockOf<"contact">; mark: MarkSlot; view: RenderView; pagePath: string };
type ExtraField = NonNullable<BlockOf<"contact">["fields"]>[number];

export function ContactForm({ block, mark, view, pagePath }: FormProps) {
  const { words, options } = view;
  const { form } = words;
  const privacy = findPageByRole(view.pages, "privacy");
  const extra = arrangeFields(listExtraFields(block));
  const hasFiles = extra.some(({ field }) => field.type === "photos");
  return (
    <form
      class="form"
      method="post"
      action="/_forms/contact"
      enctype={hasFiles ? "multipart/form-data" : undefined}
      aria-label={form.heading}
      data-script={FORM_SCRIPT.path}
      data-recaptcha={options.recaptchaKey}
    >
      {block.note !== undefined && (
        <p class="form-note" {...mark("note")}>
          {block.note}
        </p>
      )}
      <div class="fields">
        <OwnInputs block={block} view={view} isPhoneWide={extra.every(({ isWide }) => isWide)} />
        {extra.map(({ field, isWide }) => (
          <ExtraInput key={field.name} field={field} isWide={isWide} block={block} view={view} />
        ))}
      </div>
      <p class="field field-wide">
        <label for={nameField(block, "message")}>{block.messageLabel ?? form.message}</label>
        <textarea
          id={nameField(block, "message")}
          name="message"
          rows={6}
          maxLength={5_000}
          required
        />
      </p>
      <Trap id={nameField(block, "_gotcha")} label={form.leaveEmpty} />
      <input type="hidden" name={nameSource(extra)} value={pagePath} />
      <p class="field-wide form-end">
        <button type="submit" class="button">
          {block.submitLabel ?? form.submit}
        </button>
        {privacy !== undefined && <a href={privacy.path}>{form.privacy}</a>}
      </p>
    </form>
  );
}

/** A field may ask how somebody found us under the name that the page goes by otherwise. */
const nameSource = (fields: readonly { field: ExtraField }[]): string =>
  fields.some(({ field }) => field.name === "source") ? "_source" : "source";

/** One control takes pictures, and no two bear the same name. */
function listExtraFields(block: BlockOf<"contact">): readonly ExtraField[] {
  const all = block.fields ?? [];
  const fields = all.filter(
    ({ name }, at) => !RESERVED.has(name) && all.findIndex((one) => one.name === name) === at,
  );
  const pictures = fields.find((field) => field.type === "photos");
  if (pictures === undefined) return fields;
  return fields.filter(
    (field) => field === pictures || (field.type !== "photos" && field.name !== PICTURES_FIELD),
  );
}

type OwnInputsProps = Pick<FormProps, "block" | "view"> & { isPhoneWide: boolean };

/** What every contact form asks. */
function OwnInputs({ block, view, isPhoneWide }: OwnInputsProps) {
  const { form } = view.words;
  const isCalled = (block.fields ?? []).some(
    ({ name, required }) => name === "phone" && required === true,
  );
  return (
    <>
      <Input
        block={block}
        name="name"
        label={form.name}
        type="text"
        autocomplete="name"
        isRequired
      />
      <Input
        block={block}
        name="email"
        label={form.email}
        type="email"
        autocomplete="email"
        isRequired
      />
      <Input
        block={block}
        name="phone"
        label={isCalled ? form.phone : `${form.phone} (${form.optional})`}
        type="tel"
        autocomplete="tel"
        isRequired={isCalled}
        isWide={isPhoneWide}
      />
    </>
  );
}

/** A field that people do not see: whoever fills it in is a machine. */
export function Trap({ id, label }: { id: string; label: string }) {
  return (
    <p class="trap" aria-hidden="true">
      <label for={id}>{label}</label>
      <input id={id} name="_gotcha" type="text" tabIndex={-1} autocomplete="off" />
    </p>
  );
}

/** Fields stand two abreast, long texts behind them; the last of an odd number takes the whole line. */
function arrangeFields(
  fields: readonly ExtraField[],
): { readonly field: ExtraField; readonly isWide: boolean }[] {
  const isLong = ({ type }: ExtraField) => type === "textarea" || type === "photos";
  const short = fields.filter((field) => !isLong(field));
  // Name, e-mail address and telephone come before them.
  const isOdd = (short.length + 3) % 2 === 1;
  const last = isOdd ? short.at(-1) : undefined;
  return [...short, ...fields.filter(isLong)].map((field) => ({
    field,
    isWide: isLong(field) || field === last,
  }));
}

type InputType = "text" | "email" | "tel" | "date" | "time" | "number";

type InputProps = {
  block: BlockOf<"contact">;
  name: string;
  label: string;
  type: InputType;
  autocomplete?: "name" | "email" | "tel";
  isRequired?: boolean;
  isWide?: boolean;
};

/** Characters that a lead takes: nobody should write more than is kept, and be refused. */
const LENGTHS_MAX: ReadonlyMap<string, number> = new Map([
  ["name", 200],
  ["email", 254],
  ["phone", 100],
]);
const TEXT_LENGTH_MAX = 254;

const fieldClass = (isWide: boolean | undefined) =>
  isWide === true ? "field field-wide" : "field";

function Input({ block, name, label, type, autocomplete, isRequired, isWide }: InputProps) {
  const id = nameField(block, name);
  const lengthMax = LENGTHS_MAX.get(name) ?? (type === "text" ? TEXT_LENGTH_MAX : undefined);
  // Built by function: the element's types want the kind of field known at compile time.
  const input = h("input", {
    id,
    name,
    type,
    autocomplete: autocomplete ?? "off",
    required: isRequired === true,
    ...(lengthMax !== undefined && { maxLength: lengthMax }),
  });
  return (
    <p class={fieldClass(isWide)}>
      <label for={id}>{label}</label>
      {input}
    </p>
  );
}

/** Without HEIC: telephones that take their pictures in it make JPEG of them where only that is asked for. */
const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif";

type PictureInputProps = Pick<FormProps, "block" | "view"> & { field: ExtraField };

function PictureInput({ field, block, view }: PictureInputProps) {
  const { form } = view.words;
  const id = nameField(block, PICTURES_FIELD);
  const isRequired = field.required === true;
  const told = [...(isRequired ? [] : [form.optional]), form.upTo(PICTURES_MAX)];
  return (
    <p class="field field-wide">
      <label for={id}>{`${field.label} (${told.join(", ")})`}</label>
      <input
        class="files"
        id={id}
        name={PICTURES_FIELD}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        required={isRequired}
      />
    </p>
  );
}

function ExtraInput({
  field,
  isWide,
  block,
  view,
}: {
  field: ExtraField;
  isWide: boolean;
  block: BlockOf<"contact">;
  view: RenderView;
}) {
  const { form } = view.words;
  const id = nameField(block, field.name);
  const isRequired = field.required === true;
  const label = isRequired ? field.label : `${field.label} (${form.optional})`;
  if (field.type === "select" && field.options !== undefined) {
    return (
      <p class={fieldClass(isWide)}>
        <label for={id}>{label}</label>
        <select id={id} name={field.name} required={isRequired}>
          <option value="">{form.choose}</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </p>
    );
  }
  if (field.type === "photos") return <PictureInput field={field} block={block} view={view} />;
  if (field.type === "textarea") {
    return (
      <p class="field field-wide">
        <label for={id}>{label}</label>
        <textarea id={id} name={field.name} rows={3} maxLength={1_000} required={isRequired} />
      </p>
    );
  }
  const type = field.type === "select" ? "text" : field.type;
  return (
    <Input
      block={block}
      name={field.name}
      label={label}
      type={type}
      isRequired={isRequired}
      isWide={isWide}
    />
  );
}
