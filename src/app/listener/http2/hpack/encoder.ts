/**
 * Encodes header blocks that mean the same whatever came before: by the static table, else as
 * literals that nobody stores. A block can so be kept and sent on any connection.
 */
import { type Field, STATIC_FIELDS } from "./static-table.ts";

const NEVER_INDEXED = 0x10;
const INDEXED = 0x80;

const byField = new Map(STATIC_FIELDS.map(([name, value], at) => [`${name} ${value}`, at + 1]));
/** The first of a name, which is the last to be put in. */
const byName = new Map(STATIC_FIELDS.map(([name], at) => [name, at + 1] as const).reverse());

/** Values are taken as ISO 8859-1. */
export function encodeFields(fields: readonly Field[]): Buffer {
  const parts: number[] = [];
  for (const [name, value] of fields) {
    const index = byField.get(`${name} ${value}`);
    if (index !== undefined) {
      putInteger(parts, INDEXED, 0x7f, index);
      continue;
    }
    const named = byName.get(name) ?? 0;
    putInteger(parts, NEVER_INDEXED, 0x0f, named);
    if (named === 0) putString(parts, name);
    putString(parts, value);
  }
  return Buffer.from(parts);
}

function putString(parts: number[], text: string): void {
  putInteger(parts, 0, 0x7f, text.length);
  for (let at = 0; at < text.length; at += 1) parts.push(text.charCodeAt(at) & 0xff);
}

function putInteger(parts: number[], flags: number, prefix: number, value: number): void {
  if (value < prefix) return void parts.push(flags | value);
  parts.push(flags | prefix);
  let rest = value - prefix;
  for (; rest >= 0x80; rest >>= 7) parts.push((rest & 0x7f) | 0x80);
  parts.push(rest);
}
