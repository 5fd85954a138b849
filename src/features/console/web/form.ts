/**
 * A form's values, what is wrong with them, and its sending. What was typed survives a reload and a
 * detour to the sign-in; secrets are kept nowhere.
 */
import { useMemo, useRef, useState } from "preact/hooks";
import { CallError, messageOf } from "./call.ts";

export type FormValues = Record<string, string>;

export type Form<Values extends FormValues> = {
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole; empty when nothing is. */
  readonly problem: string;
  readonly isBusy: boolean;
  set(name: keyof Values & string, value: string): void;
  /** Begins anew; does nothing once more was written than what is being sent. */
  reset(values: Values): void;
  submit(event?: Event): Promise<void>;
};

export type FormOptions<Values extends FormValues> = {
  /** Where a draft is kept in this tab; none for forms with secrets. */
  draft?: string;
  initial: Values;
  /** Saved on leaving a field: what was changed during a sending is sent after it. */
  isSavedOnLeaving?: boolean;
  /** Field → what is wrong, before anything is sent. */
  check?(values: Values): Record<string, string>;
  send(values: Values): Promise<unknown>;
};

const DRAFT = "sitewright.draft.";

/** What is typed, also between two renderings; it starts with what was typed before a reload. */
function useValues<Values extends FormValues>({ initial, draft }: FormOptions<Values>) {
  const start = useMemo(() => ({ ...initial, ...readDraft(draft) }), []);
  const [values, setValues] = useState<Values>(start);
  const current = useRef(values);
  const keep = (next: Values) => {
    current.current = next;
    setValues(next);
  };
  return { values, current, keep };
}

/** What is wrong with the fields, or with the whole. */
function useFaults() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const fail = (error: unknown) => {
    const fields = error instanceof CallError ? error.fields : {};
    const hasFields = Object.keys(fields).length > 0;
    setErrors(fields);
    setProblem(hasFields ? "" : messageOf(error));
    // What is wrong may be none of the fields that are shown.
    if (hasFields) focusFirstError(() => setProblem(messageOf(error)));
  };
  return { errors, problem, setErrors, setProblem, fail };
}

export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const latest = useRef(options);
  latest.current = options;
  const { values, current, keep } = useValues(options);
  const { errors, problem, setErrors, setProblem, fail } = useFaults();
  const [isBusy, setBusy] = useState(false);
  /** What is on its way; undefined while nothing is. */
  const onItsWay = useRef<Values | undefined>(undefined);

  const send = async () => {
    const sent = current.current;
    onItsWay.current = sent;
    await latest.current.send(sent);
    if (current.current === sent) return dropDraft(options.draft);
    if (options.isSavedOnLeaving) await send();
  };
  return {
    ...{ values, errors, problem, isBusy },
    set(name, value) {
      keep({ ...current.current, [name]: value });
      setErrors(({ [name]: _, ...rest }) => rest);
      writeDraft(options.draft, current.current);
    },
    reset(next) {
      // What was written while something else was on its way stays.
      if (onItsWay.current && current.current !== onItsWay.current) return;
      keep(next);
      setErrors({});
      setProblem("");
      dropDraft(options.draft);
    },
    async submit(event) {
      event?.preventDefault();
      if (onItsWay.current) return;
      const wrong = latest.current.check?.(current.current) ?? {};
      setErrors(wrong);
      setProblem("");
      if (Object.keys(wrong).length > 0) return focusFirstError();
      setBusy(true);
      try {
        await send();
      } catch (error) {
        fail(error);
      } finally {
        onItsWay.current = undefined;
        setBusy(false);
      }
    },
  };
}

/** After the next paint, when the fields know that they are wrong. */
function focusFirstError(onNone: () => void = () => undefined): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const field = document.querySelector<HTMLElement>("[aria-invalid=true]");
      if (field) field.focus();
      else onNone();
    }),
  );
}

function readDraft(name: string | undefined): FormValues {
  if (!name) return {};
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT + name) ?? "{}");
  } catch {
    return {};
  }
}

export function writeDraft(name: string | undefined, values: FormValues): void {
  if (name) sessionStorage.setItem(DRAFT + name, JSON.stringify(values));
}

/** What was sent under one name, for the form of another to begin with. */
export function moveDraft(from: string, to: string): void {
  const text = sessionStorage.getItem(DRAFT + from);
  if (text !== null && sessionStorage.getItem(DRAFT + to) === null)
    sessionStorage.setItem(DRAFT + to, text);
  sessionStorage.removeItem(DRAFT + from);
}

export const hasDraft = (name: string): boolean => sessionStorage.getItem(DRAFT + name) !== null;

/** For a dialog with a draft: it opens by itself for whoever was led to the sign-in out of it. */
export function useDraftDialog(draft: string) {
  const [isOpen, setOpen] = useState(() => hasDraft(draft));
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      dropDraft(draft);
      setOpen(false);
    },
  };
}

export function dropDraft(name: string | undefined): void {
  if (name) sessionStorage.removeItem(DRAFT + name);
}

/** The errors of required fields that are empty. */
export function required<Values extends FormValues>(
  values: Values,
  labels: Partial<Record<keyof Values & string, string>>,
): Record<string, string> {
  const entries = Object.entries(labels) as [string, string][];
  return Object.fromEntries(
    entries
      .filter(([name]) => !values[name]?.trim())
      .map(([name, label]) => [name, `Enter ${label}.`]),
  );
}
