/** What is downloaded from the console with the session's cookie: tables, a site, a backup. */
import { fileResponse } from "../../../http/envelope.ts";
import { FileReply } from "../../../http/operation.ts";
import { notFound } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { getEvent } from "../../events/room.ts";
import { archiveSite, leadsCsv, registrationsCsv, tableOf } from "../../exports/room.ts";
import { isAtLeast, type Role } from "../../people/room.ts";
import { findBackup } from "./backups.ts";
import { findSubject, type SignedInCaller } from "./caller.ts";
import { toId } from "./id-text.ts";
import { CONSOLE_API, type ConsolePage, notAllowed } from "./mount.ts";

export const download: ConsolePage = async (ctx, { request, path }, caller) => {
  const find = DOWNLOADS.get(path.slice(`${CONSOLE_API}download/`.length));
  if (!find) throw notFound("download");
  const file = await find(ctx, caller, new URL(request.url).searchParams);
  return fileResponse(file, {}, request);
};

type Find = (ctx: Context, caller: SignedInCaller, query: URLSearchParams) => Promise<FileReply>;

const DOWNLOADS: ReadonlyMap<string, Find> = new Map([
  ["leads", findLeads],
  ["registrations", findRegistrations],
  ["site", findArchive],
  ["backup", findBackupFile],
]);

async function findLeads(ctx: Context, caller: SignedInCaller, query: URLSearchParams) {
  const { site, account } = await findSite(ctx, caller, query, "viewer");
  const table = await tableOf(ctx, account.id, leadsCsv(ctx, site.id));
  return csvFile(`leads-${site.slug}.csv`, table);
}

async function findRegistrations(ctx: Context, caller: SignedInCaller, query: URLSearchParams) {
  const { site, account } = await findSite(ctx, caller, query, "viewer");
  const eventId = toId(query.get("eventId") ?? "");
  const event = { accountId: account.id, siteId: site.id, eventId };
  await getEvent(ctx, event);
  const table = await tableOf(ctx, account.id, registrationsCsv(ctx, event));
  return csvFile(`registrations-${site.slug}.csv`, table);
}

async function findArchive(ctx: Context, caller: SignedInCaller, query: URLSearchParams) {
  const { site } = await findSite(ctx, caller, query, "owner");
  const { name, archive } = await archiveSite(ctx, site.id);
  return new FileReply(name, "application/zip", archive);
}

async function findBackupFile(ctx: Context, caller: SignedInCaller, query: URLSearchParams) {
  if (!caller.user.isOperator) throw notAllowed();
  const name = query.get("name") ?? "";
  const path = await findBackup(ctx, name);
  return new FileReply(name, "application/vnd.sqlite3", Bun.file(path));
}

async function findSite(
  ctx: Context,
  caller: SignedInCaller,
  query: URLSearchParams,
  wanted: Role,
) {
  const place = await findSubject(ctx, caller, "site", { siteId: query.get("siteId") ?? "" });
  if (!isAtLeast(place.role, wanted)) throw notAllowed();
  if (!place.site) throw notFound("site");
  return { site: place.site, account: place.account };
}

const csvFile = (name: string, table: ReadableStream<Uint8Array<ArrayBuffer>>): FileReply =>
  new FileReply(name, "text/csv; charset=utf-8", table);
