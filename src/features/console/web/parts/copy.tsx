/** @jsxImportSource preact */
/** A value to take elsewhere, with a button that copies it. */
import { useRef, useState } from "preact/hooks";
import { say } from "../notices.ts";
import { Button } from "./button.tsx";

export function CopyField({ value, name }: { value: string; name?: string }) {
  const [isCopied, setCopied] = useState(false);
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    if (!(await writeClipboard(value))) {
      select(text.current);
      say("The browser does not let it be copied from here. It is selected: copy it by key.");
      return;
    }
    setCopied(true);
    say("Copied.");
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <span class="copy">
      <code ref={text}>{value}</code>
      <Button
        look="quiet"
        isSmall
        onClick={() => void copy()}
        aria-label={name ? `Copy ${name}` : "Copy"}
      >
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </span>
  );
}

/** False where it is not allowed: without https there is no clipboard but on this very machine. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function select(element: HTMLElement | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element);
}
