/** @jsxImportSource preact */
/** The search and the filters above a list. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import { Input, type Option, Select } from "./field.tsx";

const PAUSE_MS = 200;
/** What the service searches for is no longer. */
const LENGTH_MAX = 100;

/** Whoever has gone on meanwhile is not led back by what was typed before. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return timer;
}

/** "Search": follows the typing, and the address follows it. */
export function SearchFilter() {
  const { query, change } = useAddress();
  const [text, setText] = useState(query.q ?? "");
  const timer = useTimer();
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    // The Back button changes the address from outside.
    if (timer.current === undefined) setText(query.q ?? "");
  }, [query.q]);
  return (
    <Input
      label="Search"
      type="search"
      value={text}
      maxLength={LENGTH_MAX}
      data-search
      onInput={({ currentTarget: { value } }) => {
        setText(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          timer.current = undefined;
          latest.current({ q: value.trim() || undefined, skip: undefined }, true);
        }, PAUSE_MS);
      }}
    />
  );
}

/** For lists that are longer than what is shown of them at once: what is looked for follows the typing. */
export function FindField({ label, onFind }: { label: string; onFind: (text: string) => void }) {
  const timer = useTimer();
  return (
    <Input
      label={label}
      type="search"
      autoComplete="off"
      maxLength={LENGTH_MAX}
      onInput={({ currentTarget: { value } }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onFind(value.trim()), PAUSE_MS);
      }}
    />
  );
}

export function SelectFilter(props: { label: string; name: string; options: readonly Option[] }) {
  const { query, change } = useAddress();
  return (
    <Select
      label={props.label}
      value={query[props.name] ?? ""}
      options={props.options}
      onChoose={(value) => change({ [props.name]: value || undefined, skip: undefined })}
    />
  );
}
