/** What visitors have sent, as tables: every column that their forms asked for, one row each. */
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { type EventOwner, type ListedRegistration, searchRegistrations } from "../events/room.ts";
import { type Further, type Lead, searchLeads } from "../leads/room.ts";

export type Row = Readonly<Record<string, unknown>>;
export type Table = { columns: string[]; rows: Row[] };

export type ExportedLead = Lead & Further;

const PAGE = 100;

/** All leads of the site, newest first; spam is not among them. */
export async function readLeads(ctx: Context, siteId: string): Promise<ExportedLead[]> {
  return readAll((skip) => searchLeads(ctx, { siteId, limit: PAGE, skip }));
}

/** All registrations for an event in order of arrival. Throws `not_found`. */
export async function readRegistrations(
  ctx: Context,
  event: EventOwner,
): Promise<ListedRegistration[]> {
  return readAll((skip) => searchRegistrations(ctx, event, { limit: PAGE, skip }));
}

async function readAll<Item>(
  readPage: (skip: number) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const all: Item[] = [];
  // The embedded engine answers at once: without a pause the pages would follow each other unbroken.
  const slices = new Slices();
  for (;;) {
    const { items, total } = await readPage(all.length);
    all.push(...items);
    if (all.length >= total || items.length === 0) return all;
    await slices.pause();
  }
}

export const leadTable = (leads: readonly ExportedLead[]): Table =>
  toTable(["createdAt", "status", "name", "email", "phone", "message", "source", "form"], leads);

export const registrationTable = (registrations: readonly ListedRegistration[]): Table =>
  toTable(REGISTRATION_COLUMNS, registrations);

export const REGISTRATION_COLUMNS = [
  ...["createdAt", "status", "name", "email", "phone", "seats", "message", "checkedInAt"],
];

/** Times of the columns become ISO strings; `fields` become columns of their own behind them. */
export function toTable(
  columns: readonly string[],
  items: readonly { readonly fields?: Readonly<Record<string, string>> | null }[],
): Table {
  const asked = new Set<string>();
  const rows = items.map(({ fields, ...item }) => {
    const further = Object.entries(fields ?? {});
    for (const [name] of further) asked.add(name);
    // Forms name their fields as they like: in front of ours they must not stand in for one.
    const own = Object.entries(item).map(([name, value]) => [name, readable(name, value)]);
    return Object.fromEntries([...further.map(([name, value]) => [columnOf(name), value]), ...own]);
  });
  return { columns: [...columns, ...[...asked].sort().map(columnOf)], rows };
}

const columnOf = (field: string): string => `field: ${field}`;

const readable = (name: string, value: unknown): unknown =>
  name.endsWith("At") && typeof value === "number" ? new Date(value).toISOString() : value;
