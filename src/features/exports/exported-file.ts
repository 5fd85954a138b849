/** Files of an export, each in parts that are written one after the other and made while they are. */
import { Slices } from "../../lib/slices.ts";
import { csvParts, type Pages, type TableItem } from "./tables.ts";

type Part = Uint8Array<ArrayBuffer>;

export type ExportedFile = {
  /** The path below the export's folder, with slashes. */
  readonly name: string;
  /** Read once. */
  readonly parts: Iterable<Part> | AsyncIterable<Part>;
};

const encode = (text: string): Part => new TextEncoder().encode(text);

export const textFile = (name: string, text: string): ExportedFile => ({
  name,
  parts: [encode(text)],
});

/** A JSON list, one item a line, with no more than a page of it in memory. */
export const jsonListFile = (name: string, pages: Pages<object>): ExportedFile => ({
  name,
  parts: jsonListParts(pages),
});

async function* jsonListParts(pages: Pages<object>): AsyncGenerator<Part> {
  const slices = new Slices();
  let separator = "";
  yield encode("[\n");
  for await (const page of pages()) {
    const lines = page.map((item) => JSON.stringify(item)).join(",\n");
    if (page.length > 0) {
      yield encode(separator + lines);
      separator = ",\n";
    }
    await slices.pause();
  }
  yield encode("\n]\n");
}

export const csvFile = (
  name: string,
  columns: readonly string[],
  pages: Pages<TableItem>,
): ExportedFile => ({ name, parts: csvParts(columns, pages) });
