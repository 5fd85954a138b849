/** Files of an export, each in parts that are written one after the other. */
import { csvHead, csvLines } from "../../lib/csv.ts";
import { Slices } from "../../lib/slices.ts";
import type { ExportRow, Table } from "./tables.ts";

export type ExportedFile = {
  /** The path below the export's folder, with slashes. */
  readonly name: string;
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
};

/** So many rows are encoded at once; other work gets its turn between them. */
const ROWS_AT_ONCE = 50;

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const textFile = (name: string, text: string): ExportedFile => ({
  name,
  parts: [encode(text)],
});

export const lengthOf = ({ parts }: ExportedFile): number =>
  parts.reduce((sum, part) => sum + part.byteLength, 0);

/** A JSON list, one item a line. */
export async function jsonListFile(name: string, items: readonly object[]): Promise<ExportedFile> {
  const parts = await inSlices(items, (some, at) =>
    some.map((item, of) => `${at + of === 0 ? "" : ",\n"}${JSON.stringify(item)}`).join(""),
  );
  return { name, parts: [encode("[\n"), ...parts, encode("\n]\n")] };
}

export async function csvFile(name: string, { columns, rows }: Table): Promise<ExportedFile> {
  const parts = await inSlices<ExportRow>(rows, (some) => csvLines(columns, some));
  return { name, parts: [encode(csvHead(columns)), ...parts] };
}

async function inSlices<Item>(
  items: readonly Item[],
  toText: (some: readonly Item[], at: number) => string,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const slices = new Slices();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    parts.push(encode(toText(items.slice(at, at + ROWS_AT_ONCE), at)));
    await slices.pause();
  }
  return parts;
}
