/** What visitors have sent, as tables: a column for each thing that their forms asked, one row each. */
import { csvHead, csvLines } from "../../lib/csv.ts";
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { type EventOwner, registrationPages } from "../events/room.ts";
import { leadPages } from "../leads/room.ts";
import { getSiteRecord } from "../sites/room.ts";
import type { Parts } from "./stream-of.ts";

type ExportRow = Readonly<Record<string, unknown>>;

/** What is read a page at a time, from the beginning each time. */
export type Pages<Item> = () => AsyncIterable<readonly Item[]>;

/** What is a row of a table; `fields` are those that a form asked for. */
export type TableItem = { readonly fields?: Readonly<Record<string, string>> | null };

export const LEAD_COLUMNS = [
  ...["createdAt", "status", "name", "email", "phone", "message", "source", "form"],
];

export const REGISTRATION_COLUMNS = [
  ...["createdAt", "status", "name", "email", "phone", "seats", "message", "checkedInAt"],
];

/** The leads of a site as CSV, read while it is taken. Throws `not_found`: one that ends is whole. */
export async function* leadsCsv(ctx: Context, siteId: string): Parts {
  await getSiteRecord(ctx, siteId);
  yield* csvParts(LEAD_COLUMNS, () => leadPages(ctx, siteId));
  await getSiteRecord(ctx, siteId);
}

/** The registrations for an event as CSV, read while it is taken. Throws `not_found`. */
export const registrationsCsv = (ctx: Context, event: EventOwner): Parts =>
  csvParts(REGISTRATION_COLUMNS, () => registrationPages(ctx, event));

/**
 * Fields with a column of their own: anybody can send forms with fields of any name, and each name would
 * be a cell in every row.
 */
const FIELD_COLUMNS_MAX = 100;
/** Names that are counted to find those. */
const NAMES_MAX = 10_000;
const OTHER_FIELDS = "other fields";

/**
 * Times of the columns become ISO strings; `fields` become columns of their own behind them. Two readings, so
 * that no more than a page is in memory: one for the names of fields, one for the rows.
 */
export async function* csvParts(columns: readonly string[], pages: Pages<TableItem>): Parts {
  const slices = new Slices();
  const names = new FieldNames();
  for await (const page of pages()) {
    names.count(page);
    await slices.pause();
  }
  const shown = names.choose();
  const all = names.columnsBehind(columns);
  const encoder = new TextEncoder();
  yield encoder.encode(csvHead(all));
  for await (const page of pages()) {
    const rows = page.map((item) => toRow(item, shown));
    yield encoder.encode(csvLines(all, rows));
    await slices.pause();
  }
}

/** Which fields the items have, most often. */
class FieldNames {
  readonly #counts = new Map<string, number>();

  count(items: readonly TableItem[]): void {
    for (const { fields } of items)
      for (const name of Object.keys(fields ?? {})) {
        const before = this.#counts.get(name);
        if (before !== undefined || this.#counts.size < NAMES_MAX)
          this.#counts.set(name, (before ?? 0) + 1);
      }
  }

  /** Those that get a column. */
  choose(): ReadonlySet<string> {
    const byCount = [...this.#counts].sort(([, a], [, b]) => b - a);
    return new Set(byCount.slice(0, FIELD_COLUMNS_MAX).map(([name]) => name));
  }

  columnsBehind(columns: readonly string[]): string[] {
    const fields = [...this.choose()].sort().map(columnOf);
    const others = this.#counts.size > FIELD_COLUMNS_MAX ? [OTHER_FIELDS] : [];
    return [...columns, ...fields, ...others];
  }
}

function toRow({ fields, ...item }: TableItem, shown: ReadonlySet<string>): ExportRow {
  const further = Object.entries(fields ?? {});
  const others = further.filter(([name]) => !shown.has(name));
  // Forms name their fields as they like: in front of ours they must not stand in for one.
  const own = Object.entries(item).map(([name, value]) => [name, readable(name, value)]);
  return Object.fromEntries([
    ...further.map(([name, value]) => [columnOf(name), value]),
    [OTHER_FIELDS, others.map(([name, value]) => `${name}: ${value}`).join("\n")],
    ...own,
  ]);
}

const columnOf = (field: string): string => `field: ${field}`;

const readable = (name: string, value: unknown): unknown =>
  name.endsWith("At") && typeof value === "number" ? new Date(value).toISOString() : value;
