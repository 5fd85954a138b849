/**
 * Makes one backup: a consistent copy, opened and examined by a process of its own, sealed if there is
 * a key, and only then put where backups are kept; afterwards the oldest beyond the number are removed.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../../lib/errors.ts";
import type { BackupSchedule } from "../../../platform/backup-settings.ts";
import type { Context } from "../../../platform/context.ts";
import { ownCommand } from "../../../platform/own-command.ts";
import { type BackupStore, openBackupStore } from "./backup-store.ts";
import { sortByAge, stampOf } from "./by-age.ts";
import { SALT_BYTES, sealFile } from "./seal-file.ts";

export type MadeBackup = { name: string; place: string; bytes: number };

/** Nobody names a file of their own like that: what is left of it is removed. */
const WORK_PREFIX = ".backup-work-";
const NAME = /^sitewright-\d{8}T\d{9}Z\.db(?:\.sealed)?$/;
/** What a process left that was killed while it copied. */
const UNFINISHED = /^sitewright-\d{8}T\d{9}Z\.db(?:\.sealed)?\.part$/;

/** Throws `OperatorError`; nothing is kept then, and nothing removed. */
export async function makeBackup(ctx: Context, schedule: BackupSchedule): Promise<MadeBackup> {
  const { dataDirectory, backup } = ctx.config;
  removeLeftovers(dataDirectory);
  const work = mkdtempSync(join(dataDirectory, WORK_PREFIX));
  try {
    const copy = join(work, "copy.db");
    await ctx.db.backup(copy);
    await verify(ctx, copy);
    let file = copy;
    let name = `sitewright-${stampOf(ctx.clock.now())}.db`;
    if (backup.key !== undefined) {
      file = join(work, "copy.sealed");
      name += ".sealed";
      await sealFile(copy, file, { key: backup.key, salt: ctx.random.bytes(SALT_BYTES) });
    }
    const store = openBackupStore(schedule.place, backup.s3);
    await store.put(name, file);
    await thinOut(store, name, schedule.kept);
    return { name, place: store.place, bytes: Bun.file(file).size };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Removes all but the newest `kept`, of which `newest` is one, and what was never finished. */
async function thinOut(store: BackupStore, newest: string, kept: number): Promise<void> {
  const names = (await store.list()).toSorted();
  const others = names.filter((name) => NAME.test(name) && name !== newest);
  const old = sortByAge(others, newest).slice(0, Math.max(0, others.length + 1 - kept));
  for (const name of [...old, ...names.filter((one) => UNFINISHED.test(one))])
    await store.remove(name);
}

/** What a killed process left. One backup is made at a time, so none of them is in use. */
function removeLeftovers(dataDirectory: string): void {
  for (const name of readdirSync(dataDirectory))
    if (name.startsWith(WORK_PREFIX))
      rmSync(join(dataDirectory, name), { recursive: true, force: true });
}

/** In a process of its own: the examination reads whole tables. */
async function verify(ctx: Context, path: string): Promise<void> {
  const key = Buffer.from(ctx.instanceKey).toString("base64");
  const child = Bun.spawn({
    cmd: [...ownCommand(), "restore", path, "--check"],
    env: { SITEWRIGHT_INSTANCE_KEY: key, SITEWRIGHT_DATA: ctx.config.dataDirectory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, fault, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code === 0) return;
  const failed = out.split("\n").find((line) => line.startsWith("FAILED"));
  const [firstLine] = fault.trim().split("\n");
  throw new OperatorError(`the copy was not found sound: ${failed ?? firstLine ?? `exit ${code}`}`);
}
