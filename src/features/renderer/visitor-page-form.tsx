/** @jsxImportSource preact */
// A form on a page that answers a visitor, such as the one by which a registration is changed. It looks
// like the forms of the site's own pages and works without scripts.
import { safeHref } from "../design/room.ts";

type Field = {
  name: string;
  label: string;
  kind: "line" | "tel" | "number" | "text";
  value: string;
  isRequired?: boolean;
  lengthMax?: number;
  range?: readonly [min: number, max: number];
};

export type VisitorPageForm = {
  heading: string;
  action: string;
  hidden: Readonly<Record<string, string>>;
  fields: readonly Field[];
  submit: string;
};

export function FormSection({ form }: { form: VisitorPageForm }) {
  const { heading, action, hidden, fields, submit } = form;
  if (safeHref(action) === undefined) return null;
  return (
    <section class="b b-contact v-stacked has-form b-event-page s-plain">
      <div class="w">
        <div class="head">
          <h2>{heading}</h2>
        </div>
        <div class="body">
          <form class="form" method="post" action={action} aria-label={heading}>
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {fields.map((field, at) => (
              // Names are the visitor's own and may hold anything; an id may not.
              <Control key={field.name} field={field} id={`field-${at + 1}`} />
            ))}
            <p class="field-wide form-end">
              <button type="submit" class="button">
                {submit}
              </button>
            </p>
          </form>
        </div>
      </div>
    </section>
  );
}

function Control({ field, id }: { field: Field; id: string }) {
  const { name, label, kind, value, isRequired = false, lengthMax, range } = field;
  const shared = {
    ...{ id, name, required: isRequired },
    ...(lengthMax !== undefined && { maxLength: lengthMax }),
  };
  return (
    <p class={kind === "text" ? "field field-wide" : "field"}>
      <label for={id}>{label}</label>
      {kind === "line" && <input {...shared} type="text" value={value} />}
      {kind === "tel" && <input {...shared} type="tel" value={value} />}
      {kind === "number" && (
        <input {...shared} type="number" value={value} min={range?.[0]} max={range?.[1]} />
      )}
      {kind === "text" && (
        <textarea {...shared} rows={4}>
          {value}
        </textarea>
      )}
    </p>
  );
}
