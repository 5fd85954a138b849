/** @jsxImportSource preact */
/** Keyboard shortcuts, and the list of them. None acts while one types, and they can be switched off. */
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Checkbox } from "../parts/field.tsx";

const SWITCH = "sitewright.shortcuts";
const areOn = () => localStorage.getItem(SWITCH) !== "off";

const LIST: readonly (readonly [string, string])[] = [
  ["?", "This list"],
  ["/", "Search the list"],
  ["j  k", "Next and previous row"],
  ["Enter", "Open the row"],
  ["g s", "Go to Sites"],
  ["g n", "Go to New site"],
  ["g l", "Go to this site's Leads"],
  ["g a", "Go to this site's Analytics"],
  ["g y", "Go to Your account"],
  ["Ctrl S", "Save the form"],
];

/** Ways that begin with "g"; those of a site only from within one. */
const WAYS: Readonly<Record<string, (site: string | undefined) => string | undefined>> = {
  s: () => "/console/",
  n: () => "/console/sites/new",
  l: (site) => site && `${site}/leads`,
  a: (site) => site && `${site}/analytics`,
  y: () => "/console/you",
};

const CHORD_MS = 1_200;

/** Listens as long as the shell is there. */
export function useShortcuts(showList: () => void): void {
  const { path, route } = useLocation();
  useEffect(() => {
    let goingUntil = 0;
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "s") return saveForm(event);
      if (event.ctrlKey || event.metaKey || event.altKey || !areOn() || isTyping(event)) return;
      if (document.querySelector("dialog[open]")) return;
      if (goingUntil > event.timeStamp) {
        goingUntil = 0;
        const to = WAYS[event.key]?.(siteOf(path));
        if (to) route(to);
        return;
      }
      if (event.key === "g") goingUntil = event.timeStamp + CHORD_MS;
      else if (event.key === "?") showList();
      else if (event.key === "/") focusSearch(event);
      else if (event.key === "j" || event.key === "k") moveRow(event.key === "j" ? 1 : -1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [path, route, showList]);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

function siteOf(path: string): string | undefined {
  const [, , , sites, id] = `/${path}`.split("/");
  return sites === "sites" && id && id !== "new" ? `/console/sites/${id}` : undefined;
}

function saveForm(event: KeyboardEvent): void {
  const within = event.target instanceof Element ? event.target.closest("form") : null;
  const form = within ?? document.querySelector<HTMLFormElement>("main form[data-save]");
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

function focusSearch(event: Event): void {
  const search = document.querySelector<HTMLElement>("[data-search]");
  if (!search) return;
  event.preventDefault();
  search.focus();
}

function moveRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows.at(at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1))?.focus();
}

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areOn());
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl class="shortcuts">
        {LIST.map(([keys, text]) => (
          <div key={keys}>
            <dt>{keys.split(" ").map((key) => key && <kbd key={key}>{key}</kbd>)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Single keys do something"
        hint="Switch them off if your own tools use the same keys."
        isChecked={isOn}
        onChange={(isChecked) => {
          localStorage.setItem(SWITCH, isChecked ? "on" : "off");
          setOn(isChecked);
        }}
      />
      <div class="actions">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
