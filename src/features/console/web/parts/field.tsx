/** @jsxImportSource preact */
/** Labelled fields. What is wrong with one is tied to it, and said beside it. */
import type { ComponentChildren, RefObject, TargetedEvent } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Form, FormValues } from "../form.ts";
import { useAsStored } from "../use-as-stored.ts";

type Shared = {
  label: string;
  /** A line under the label that explains by example. */
  hint?: ComponentChildren;
  error?: string | undefined;
  isOptional?: boolean;
};

/** A label, its field by `children`, the hint and the error, with the references between them. */
function Labelled(
  props: Shared & {
    children: (attributes: {
      id: string;
      "aria-describedby": string | undefined;
      "aria-invalid": "true" | undefined;
    }) => ComponentChildren;
  },
) {
  const id = useId();
  const { label, hint, error, isOptional } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div class={error ? "field wrong" : "field"}>
      <div class="label">
        <label for={id}>{label}</label>
        {isOptional && <span class="optional">optional</span>}
      </div>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {props.children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? "true" : undefined,
      })}
      {error && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** What the console's fields use of the platform's. */
type TextProps = {
  name?: string | undefined;
  value?: string | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  readOnly?: boolean | undefined;
};
type InputType =
  | "text"
  | "email"
  | "password"
  | "url"
  | "search"
  | "number"
  | "date"
  | "datetime-local"
  | "color";
type InputProps = TextProps & {
  type?: InputType;
  inputMode?: "text" | "numeric" | "tel" | "url" | "email" | undefined;
  min?: string | undefined;
  max?: string | undefined;
  step?: string | undefined;
  list?: string | undefined;
  "data-search"?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  onInput?: (event: TargetedEvent<HTMLInputElement>) => void;
};
type TextAreaProps = TextProps & {
  rows?: number;
  onInput?: (event: TargetedEvent<HTMLTextAreaElement>) => void;
};

export function Input(props: Shared & InputProps) {
  const { label, hint, error, isOptional, type = "text", inputRef, ...rest } = props;
  return (
    <Labelled {...pick({ label, hint, error, isOptional })}>
      {(attributes) => (
        <input
          {...rest}
          {...attributes}
          {...(inputRef ? { ref: inputRef } : {})}
          type={type as "text"}
        />
      )}
    </Labelled>
  );
}

export function TextArea(props: Shared & TextAreaProps) {
  const { label, hint, error, isOptional, ...rest } = props;
  return (
    <Labelled {...pick({ label, hint, error, isOptional })}>
      {(attributes) => <textarea {...rest} {...attributes} />}
    </Labelled>
  );
}

export type Option = { value: string; text: string };

export function Select(
  props: Shared & {
    options: readonly Option[];
    value: string;
    /** A promise where the choice is saved at once. */
    onChoose: (value: string) => unknown;
    isDisabled?: boolean;
  },
) {
  const { label, hint, error, isOptional, options, value, onChoose, isDisabled } = props;
  const settle = useAsStored();
  return (
    <Labelled {...pick({ label, hint, error, isOptional })}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          disabled={isDisabled}
          onChange={({ currentTarget }) => settle(onChoose(currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** What is not set is left out, as exact optional types want it. */
function pick(shared: {
  label: string;
  hint: ComponentChildren;
  error: string | undefined;
  isOptional: boolean | undefined;
}): Shared {
  return {
    label: shared.label,
    error: shared.error,
    ...(shared.hint === undefined ? {} : { hint: shared.hint }),
    ...(shared.isOptional ? { isOptional: true } : {}),
  };
}

type Bound<Values extends FormValues> = { form: Form<Values>; name: keyof Values & string };

/** A text field of a form. */
export function FormInput<Values extends FormValues>(
  props: Bound<Values> & Omit<Shared, "error"> & InputProps,
) {
  const { form, name, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // In a page that the service rendered, somebody may have typed before this script was there.
    const typed = input.current?.value;
    if (typed && typed !== form.values[name]) form.set(name, typed);
  }, []);
  return (
    <Input
      {...rest}
      inputRef={input}
      name={name}
      value={form.values[name]}
      error={form.errors[name]}
      onInput={({ currentTarget }) => form.set(name, currentTarget.value)}
    />
  );
}

export function FormTextArea<Values extends FormValues>(
  props: Bound<Values> & Omit<Shared, "error"> & TextAreaProps,
) {
  const { form, name, ...rest } = props;
  return (
    <TextArea
      {...rest}
      name={name}
      value={form.values[name]}
      error={form.errors[name]}
      onInput={({ currentTarget }) => form.set(name, currentTarget.value)}
    />
  );
}

export function FormSelect<Values extends FormValues>(
  props: Bound<Values> & Omit<Shared, "error"> & { options: readonly Option[] },
) {
  const { form, name, ...rest } = props;
  return (
    <Select
      {...rest}
      value={form.values[name] ?? ""}
      error={form.errors[name]}
      onChoose={(value) => form.set(name, value)}
    />
  );
}

export function Checkbox(props: {
  label: string;
  hint?: string;
  isChecked: boolean;
  /** Answers a promise where it is saved at once. */
  onChange: (isChecked: boolean) => unknown;
}) {
  const id = useId();
  const settle = useAsStored();
  return (
    <div class="checkbox">
      <input
        id={id}
        type="checkbox"
        checked={props.isChecked}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => settle(props.onChange(currentTarget.checked))}
      />
      <div>
        <label for={id}>{props.label}</label>
        {props.hint && (
          <p class="hint" id={`${id}-hint`}>
            {props.hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** What is wrong with a form as a whole. */
export function FormProblem({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed may be a screen further down. Before it is painted: nobody sees the page without it.
    if (text) line.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return text ? (
    <p class="alert form-problem" role="alert" ref={line}>
      {text}
    </p>
  ) : null;
}
