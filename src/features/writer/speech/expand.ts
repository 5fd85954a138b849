/**
 * Turns a template into a sentence: `[a|b|c]` or `{a|b|c}` becomes one of its parts, nested as deep
 * as wanted, and `{slot}` becomes what the caller fills in. `{Slot}` starts with a capital letter.
 */

/** Picks an index from 0 to `count` - 1; called once for each group, from left to right. */
export type Choose = (count: number) => number;
export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{([A-Za-z][A-Za-z0-9]*)\}/gu;
const OPEN = /[[{]/u;

/** True when every slot that any part of the template names is filled. */
export function canExpand(template: string, slots: Slots): boolean {
  for (const [, name = ""] of template.matchAll(SLOT)) {
    if (readSlot(name, slots) === undefined) return false;
  }
  return true;
}

/** One sentence of the template. Throws when a slot has no value: ask `canExpand` first. */
export function expand(template: string, choose: Choose, slots: Slots): string {
  let rest = template;
  let written = "";
  for (;;) {
    const start = rest.search(OPEN);
    if (start < 0) return written + rest;
    const end = findClosing(rest, start);
    written += rest.slice(0, start) + expandGroup(rest.slice(start + 1, end), choose, slots);
    rest = rest.slice(end + 1);
  }
}

function expandGroup(inner: string, choose: Choose, slots: Slots): string {
  const parts = splitParts(inner);
  if (parts.length > 1) return expand(parts[choose(parts.length)] ?? "", choose, slots);
  const value = readSlot(inner, slots);
  if (value === undefined) throw new Error(`Nothing fills the slot "${inner}".`);
  return value;
}

/** `{Name}` falls back on `{name}` with a capital first letter. */
function readSlot(name: string, slots: Slots): string | undefined {
  const exact = slots[name];
  if (exact !== undefined) return exact;
  const lower = slots[name.charAt(0).toLowerCase() + name.slice(1)];
  return lower === undefined ? undefined : capitalise(lower);
}

/** The text with its first letter in upper case; a text that starts otherwise stays as it is. */
export function capitalise(text: string): string {
  const first = text.match(/^\p{Ll}/u)?.[0];
  return first === undefined ? text : first.toLocaleUpperCase() + text.slice(first.length);
}

function findClosing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "[" || text[at] === "{") depth += 1;
    if (text[at] === "]" || text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A group is not closed in "${text}".`);
}

function splitParts(inner: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of inner) {
    if (letter === "[" || letter === "{") depth += 1;
    if (letter === "]" || letter === "}") depth -= 1;
    if (letter === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
