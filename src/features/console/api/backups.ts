/** Copies of the database that operators make in the console, kept beside it, the newest ten. */
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { invalidRequest, notFound } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";

const KEPT = 10;
/** Made here; nothing else is ever read or removed. */
const NAME = /^console-\d{8}T\d{9}Z\.db$/;

export type Backup = { name: string; bytes: number; createdAt: number };

const folderOf = (ctx: Context): string => join(ctx.config.dataDirectory, "backups");

/** Newest first. */
export async function listBackups(ctx: Context): Promise<Backup[]> {
  const folder = folderOf(ctx);
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        return { name, bytes: size, createdAt: Math.round(mtimeMs) };
      }),
  );
  return found.sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** Writes one, and removes those that are too many. Throws `invalid_request` without a local database. */
export async function makeBackupNow(ctx: Context): Promise<Backup> {
  if (!ctx.db.isLocal)
    throw invalidRequest("The database is on a server of its own; back it up there.");
  const folder = folderOf(ctx);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date(ctx.clock.now()).toISOString().replaceAll(/[-:.]/g, "");
  const name = `console-${time}.db`;
  await ctx.db.backup(join(folder, name));
  const all = await listBackups(ctx);
  const made = all.find((one) => one.name === name);
  if (!made) throw new Error("the backup was not written");
  // Those of a clock that was ahead are newer by their names, and this one stays all the same.
  const others = all.filter((one) => one !== made);
  for (const old of others.slice(KEPT - 1)) await rm(join(folder, old.name), { force: true });
  return made;
}

/** The path of a backup of that name. Throws `not_found`. */
export async function findBackup(ctx: Context, name: string): Promise<string> {
  const path = join(folderOf(ctx), name);
  if (!NAME.test(name) || !(await Bun.file(path).exists())) throw notFound("backup");
  return path;
}
