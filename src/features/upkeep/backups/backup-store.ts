/** Where backups are kept: a directory of the machine, or a bucket that speaks S3. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../../../lib/errors.ts";
import type { BackupPlace, S3Access } from "../../../platform/backup-settings.ts";
import { putInPlace } from "../../../platform/database/whole-file.ts";
import { openOutput } from "./open-output.ts";

export type BackupStore = {
  /** For people: where it is. */
  readonly place: string;
  /** Names of all backups, in any order. */
  list(): Promise<string[]>;
  /** Keeps the file's bytes under the name, whole or not at all. */
  put(name: string, path: string): Promise<void>;
  /** Writes a kept backup to `path`. */
  copyTo(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
};

/** Every method throws `OperatorError` when the place cannot be used. */
export function openBackupStore(place: BackupPlace, s3: S3Access): BackupStore {
  return place.kind === "directory" ? directoryStore(place.path) : bucketStore(place, s3);
}

function directoryStore(path: string): BackupStore {
  const explained = explainFailures(path);
  return {
    place: path,
    list: () =>
      explained("be listed", async () => {
        mkdirSync(path, { recursive: true, mode: 0o700 });
        return readdirSync(path);
      }),
    put: (name, source) =>
      explained("be written to", async () => {
        mkdirSync(path, { recursive: true, mode: 0o700 });
        const unfinished = join(path, `${name}.part`);
        try {
          await copyFile(source, unfinished);
          putInPlace(unfinished, join(path, name));
        } finally {
          rmSync(unfinished, { force: true });
        }
      }),
    copyTo: (name, target) => explained("be read", () => copyFile(join(path, name), target)),
    remove: (name) =>
      explained("be thinned out", async () => rmSync(join(path, name), { force: true })),
  };
}

function bucketStore(
  { bucket, prefix }: { bucket: string; prefix: string },
  s3: S3Access,
): BackupStore {
  const place = `s3://${bucket}/${prefix}`;
  const explained = explainFailures(place);
  const client = new Bun.S3Client({ ...s3, bucket });
  return {
    place,
    list: () =>
      explained("be listed", async () => {
        const names: string[] = [];
        let continuationToken: string | undefined;
        do {
          const page = await client.list({
            prefix,
            ...(continuationToken !== undefined && { continuationToken }),
          });
          for (const { key } of page.contents ?? []) names.push(key.slice(prefix.length));
          continuationToken = page.isTruncated ? page.nextContinuationToken : undefined;
        } while (continuationToken !== undefined);
        return names;
      }),
    put: (name, source) =>
      explained("be written to", async () => {
        await client.write(prefix + name, Bun.file(source));
        const { size } = await client.stat(prefix + name);
        if (size !== Bun.file(source).size) throw new Error(`it keeps only ${size} bytes`);
      }),
    copyTo: (name, target) =>
      explained("be read", async () => {
        await pipeline(client.file(prefix + name).stream(), await openOutput(target));
      }),
    remove: (name) => explained("be thinned out", () => client.delete(prefix + name)),
  };
}

function explainFailures(place: string) {
  return async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OperatorError(`The place for backups, ${place}, cannot ${what}: ${reason}`, {
        cause: error,
      });
    }
  };
}
