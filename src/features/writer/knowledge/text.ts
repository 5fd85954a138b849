/**
 * Reads the alternatives in a knowledge sentence: `{a|b}` becomes one of its parts, `{industry}` the
 * owner's word. It chooses nothing by itself: the caller brings the choice, so a seed decides.
 */
import type { Text } from "./model.ts";

const GROUP = /\{([^{}]*)\}/g;

/** Picks an index from 0 to `count` - 1. */
export type Choose = (count: number) => number;

/** One variant of the text. `slots` fill `{name}` groups; a slot nobody fills is an error. */
export function writeText(text: Text, choose: Choose, slots: Record<string, string> = {}): string {
  return text.replace(GROUP, (_, inner: string) => {
    if (!inner.includes("|")) {
      const filled = slots[inner];
      if (filled === undefined) throw new Error(`nothing fills the slot "${inner}" in "${text}"`);
      return filled;
    }
    const parts = inner.split("|");
    return parts[choose(parts.length)] ?? "";
  });
}

/** How many different sentences the text stands for. */
export function countVariants(text: Text): number {
  let count = 1;
  for (const [, inner = ""] of text.matchAll(GROUP)) count *= inner.split("|").length;
  return count;
}

/** Every sentence the text stands for, slots left as they are. */
export function listVariants(text: Text): string[] {
  let variants = [""];
  let end = 0;
  for (const match of text.matchAll(GROUP)) {
    const before = text.slice(end, match.index);
    const inner = match[1] ?? "";
    const parts = inner.includes("|") ? inner.split("|") : [match[0]];
    variants = variants.flatMap((variant) => parts.map((part) => variant + before + part));
    end = match.index + match[0].length;
  }
  return variants.map((variant) => variant + text.slice(end));
}
