/** Copies of the database that operators make in the console, kept beside it, the newest ten. */
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { invalidRequest, notFound } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { defineState } from "../../../platform/room-state.ts";
import { sortByAge, stampOf } from "../../upkeep/room.ts";

const KEPT = 10;
/** Made here; nothing else is ever read or removed. */
const NAME = /^console-\d{8}T\d{9}Z\.db$/;

/** By so much a clock may be set back, and names be ahead, without being of another time. */
const CLOCK_MS = 60_000;

export type Backup = { name: string; bytes: number; createdAt: number };

const nameOf = (ms: number): string => `console-${stampOf(ms)}.db`;

const folderOf = (ctx: Context): string => join(ctx.config.dataDirectory, "backups");

/** Newest first; those of a clock that was fast stand behind all others. */
export async function listBackups(ctx: Context): Promise<Backup[]> {
  const folder = folderOf(ctx);
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  const found = await Promise.all(
    oldestFirst(ctx, names).map(async (name) => {
      // One that is removed in this moment, since a newer one takes its place, is not there.
      const file = await stat(join(folder, name)).catch(() => undefined);
      return file ? [{ name, bytes: file.size, createdAt: Math.round(file.mtimeMs) }] : [];
    }),
  );
  return found.flat().reverse();
}

const oldestFirst = (ctx: Context, names: readonly string[]): string[] =>
  sortByAge(names, nameOf(ctx.clock.now() + CLOCK_MS));

/** They are made one after the other, so that each has a name of its own and none is counted twice. */
const latest = defineState(() => ({ made: Promise.resolve() as Promise<unknown> }));

/** Writes one, and removes those that are too many. Throws `invalid_request` without a local database. */
export async function makeBackupNow(ctx: Context): Promise<Backup> {
  if (!ctx.db.isLocal)
    throw invalidRequest("The database is on a server of its own; back it up there.");
  const state = ctx.states.of(latest);
  const making = state.made.then(() => writeBackup(ctx));
  state.made = making.catch(() => undefined);
  return making;
}

async function writeBackup(ctx: Context): Promise<Backup> {
  const folder = folderOf(ctx);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = await findFreeName(folder, ctx.clock.now());
  await ctx.db.backup(join(folder, name));
  const all = await listBackups(ctx);
  const made = all.find((one) => one.name === name);
  if (!made) throw new Error("the backup was not written");
  const others = all.filter((one) => one !== made);
  for (const old of others.slice(KEPT - 1)) await rm(join(folder, old.name), { force: true });
  return made;
}

/** The next millisecond's where one of this moment is there, also since the clock was set back. */
async function findFreeName(folder: string, now: number): Promise<string> {
  for (let at = now; ; at += 1)
    if (!(await Bun.file(join(folder, nameOf(at))).exists())) return nameOf(at);
}

/** The path of a backup of that name. Throws `not_found`. */
export async function findBackup(ctx: Context, name: string): Promise<string> {
  const path = join(folderOf(ctx), name);
  if (!NAME.test(name) || !(await Bun.file(path).exists())) throw notFound("backup");
  return path;
}
