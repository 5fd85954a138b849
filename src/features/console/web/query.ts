/**
 * What was read from the API, kept while the console is open: a view that is opened again shows
 * what it knew at once, and asks anew. A lost connection is waited for.
 */
import { effect, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { CallError, call, isConnected } from "./call.ts";
import { isSame, questionOf, takeAnswer } from "./first-answers.ts";
import type { InputOf, OutputOf, ProcedureName } from "./procedures.ts";
import { pauseBeforeRetry } from "./retry.ts";

type Entry = {
  name: ProcedureName;
  data: Signal<unknown>;
  error: Signal<CallError | undefined>;
  /** Views that show it. */
  watchers: number;
  /** Answers that arrive after a later question are dropped. */
  asked: number;
  fetch(): Promise<void>;
};

export type Query<Data> = {
  /** Undefined until the first answer. */
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
  reload(): Promise<void>;
  /** Shows a change before the service has confirmed it. */
  change(edit: (data: Data) => Data): void;
};

const ENTRIES_MAX = 60;
const entries = new Map<string, Entry>();

/** Reads a procedure's answer and keeps it fresh while the component is shown. */
export function useQuery<Name extends ProcedureName>(
  name: Name,
  input: InputOf<Name>,
  isWanted = true,
): Query<OutputOf<Name>> {
  const key = questionOf(name, input);
  const entry = useMemo(() => openEntry(key, name, input), [key]);
  useEffect(() => {
    if (!isWanted) return undefined;
    entry.watchers += 1;
    void entry.fetch();
    return () => {
      entry.watchers -= 1;
    };
  }, [entry, isWanted]);
  // While a filter's answer is on its way, what was shown before stays, and so does the focus in it.
  const last = useRef<unknown>(undefined);
  const { value } = entry.data;
  if (value !== undefined) last.current = value;
  return {
    data: (value ?? (entry.error.value ? undefined : last.current)) as OutputOf<Name> | undefined,
    error: entry.error.value,
    reload: () => entry.fetch(),
    change: (edit) => {
      const { value } = entry.data;
      if (value !== undefined) entry.data.value = edit(value as OutputOf<Name>);
    },
  };
}

function openEntry<Name extends ProcedureName>(
  key: string,
  name: Name,
  input: InputOf<Name>,
): Entry {
  const known = entries.get(key);
  if (known) return known;
  forgetOldest();
  const entry: Entry = {
    name,
    data: signal(takeAnswer(key)),
    error: signal(undefined),
    watchers: 0,
    asked: 0,
    async fetch() {
      entry.asked += 1;
      const { asked } = entry;
      try {
        const data = await call(name, input);
        if (asked !== entry.asked) return;
        if (!isSame(entry.data.value, data)) entry.data.value = data;
        entry.error.value = undefined;
      } catch (error) {
        if (asked === entry.asked && error instanceof CallError) entry.error.value = error;
      }
    },
  };
  entries.set(key, entry);
  return entry;
}

function forgetOldest(): void {
  for (const [key, entry] of entries) {
    if (entries.size < ENTRIES_MAX) return;
    if (entry.watchers === 0) entries.delete(key);
  }
}

/** Asks again for what is shown of these procedures (`"leads."` means all of them), and forgets the rest. */
export async function refresh(...starts: string[]): Promise<void> {
  const waiting: Promise<void>[] = [];
  for (const entry of entries.values()) {
    if (!starts.some((start) => entry.name.startsWith(start))) continue;
    if (entry.watchers > 0) waiting.push(entry.fetch());
    // The entry stays: a component may hold it that will want it later.
    else entry.data.value = undefined;
  }
  await Promise.all(waiting);
}

/** Forgets everything: another person or another account looks from now on. */
export function forgetAll(): void {
  for (const [key, entry] of entries) {
    entry.data.value = undefined;
    if (entry.watchers > 0) void entry.fetch();
    else entries.delete(key);
  }
}

/**
 * While the connection is lost, asks whether it is back, and then for all that is shown; until the function that it
 * answers is called.
 */
export function watchConnection(): () => void {
  const knock = async () => {
    for (let attempt = 0; ; attempt += 1) {
      await pauseBeforeRetry(attempt);
      try {
        await call("session.state", {});
        return await refresh("");
      } catch {
        // Still away; the header says so.
      }
    }
  };
  let isKnocking = false;
  return effect(() => {
    if (isConnected.value || isKnocking) return;
    isKnocking = true;
    void knock().finally(() => {
      isKnocking = false;
    });
  });
}
