/** @jsxImportSource preact */
/** A state as a word with a mark; the colour only repeats what the word says. */
import type { ComponentChildren } from "preact";

export type StatusTone = "good" | "wait" | "bad" | "idle" | "fresh";

export function Status({ tone, children }: { tone: StatusTone; children: ComponentChildren }) {
  return <span class={`status ${tone}`}>{children}</span>;
}

const SITE_TONES: Readonly<Record<string, [StatusTone, string]>> = {
  draft: ["idle", "Draft"],
  provisioning: ["wait", "Going live"],
  live: ["good", "Live"],
};

export function SiteStatusMark({ status }: { status: string }) {
  const [tone, text] = SITE_TONES[status] ?? ["idle" as const, status];
  return <Status tone={tone}>{text}</Status>;
}

const LEAD_TONES: Readonly<Record<string, StatusTone>> = {
  new: "fresh",
  contacted: "wait",
  qualified: "wait",
  won: "good",
  lost: "idle",
};

export function LeadStatusMark({ status }: { status: string }) {
  return <Status tone={LEAD_TONES[status] ?? "idle"}>{capitalise(status)}</Status>;
}

export const capitalise = (text: string): string =>
  text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll("_", " ");
