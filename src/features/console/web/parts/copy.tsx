/** A value to take elsewhere, with a button that copies it. */
import { useState } from "preact/hooks";
import { say } from "../notices.ts";
import { Button } from "./button.tsx";

export function CopyField({ value, name }: { value: string; name?: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(value).catch(() => undefined);
    setCopied(true);
    say("Copied.");
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <span class="copy">
      <code>{value}</code>
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
