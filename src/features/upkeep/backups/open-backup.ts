/** Brings a backup, wherever it is kept and sealed or not, into a plain file that can be opened. */
import { createReadStream, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../../../lib/errors.ts";
import {
  type BackupSettings,
  readBackupPlace,
  type S3Access,
} from "../../../platform/backup-settings.ts";
import { refuseUnreadable } from "../../../platform/readable-file.ts";
import { openBackupStore } from "./backup-store.ts";
import { openOutput } from "./open-output.ts";
import { isSealedFile, openSealedFile } from "./seal-file.ts";

/**
 * `source` is a path or an `s3://bucket/…` address; `target` must not exist and is readable by its
 * owner alone. Throws `OperatorError`, and leaves no `target` then.
 */
export async function openBackup(
  source: string,
  target: string,
  { key, s3 }: BackupSettings,
): Promise<void> {
  const fetched = `${target}.fetched`;
  try {
    const path = source.startsWith("s3://") ? await fetchBackup(source, fetched, s3) : source;
    refuseUnreadable(path, source);
    if (!(await isSealedFile(path))) {
      // Not as a copy of the file: that would be open to whom the backup is open to.
      await pipeline(createReadStream(path), await openOutput(target));
      return;
    }
    if (key === undefined)
      throw new OperatorError(
        `${source} is sealed; set SITEWRIGHT_BACKUP_KEY to the key that it was made with.`,
      );
    await openSealedFile(path, target, key);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    rmSync(fetched, { force: true });
  }
}

async function fetchBackup(address: string, target: string, s3: S3Access): Promise<string> {
  const at = address.lastIndexOf("/");
  const place = readBackupPlace(address.slice(0, at));
  const name = address.slice(at + 1);
  if (place?.kind !== "s3" || name === "")
    throw new OperatorError(`${address} names no backup; write s3://bucket/prefix/NAME.`);
  if (!s3.accessKeyId || !s3.secretAccessKey)
    throw new OperatorError(
      `${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_ENDPOINT_URL where it is not Amazon's.`,
    );
  await openBackupStore(place, s3).copyTo(name, target);
  return target;
}
