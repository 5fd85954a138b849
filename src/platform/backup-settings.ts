/** Reads `SITEWRIGHT_BACKUP` and its key: how often, how many are kept, and where to. */
import { isAbsolute } from "node:path";
import type { Variable } from "./settings.ts";
import { wrongSetting } from "./wrong-setting.ts";

export type BackupPlace =
  | { readonly kind: "directory"; readonly path: string }
  /** `prefix` is empty or ends with a slash. */
  | { readonly kind: "s3"; readonly bucket: string; readonly prefix: string };

export type BackupSettings = {
  /** Undefined when the service makes none by itself. */
  readonly schedule: BackupSchedule | undefined;
  /** 32 bytes; undefined when backups are stored as they are. */
  readonly key: Uint8Array | undefined;
  /** For buckets; from the variables that all such programs read. */
  readonly s3: S3Access;
};

export type S3Access = {
  readonly endpoint?: string;
  readonly region?: string;
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
  readonly sessionToken?: string;
};

export type BackupSchedule = {
  readonly everyMs: number;
  /** How many good backups are kept; older ones are removed after each new one. */
  readonly kept: number;
  readonly place: BackupPlace;
};

export const BACKUP_KEY_BYTES = 32;

const HOUR_MS = 60 * 60_000;
const PERIODS_MS: ReadonlyMap<string, number> = new Map([
  ["hourly", HOUR_MS],
  ["daily", 24 * HOUR_MS],
  ["weekly", 7 * 24 * HOUR_MS],
]);
const PERIOD_DEFAULT = "daily";
const KEPT_DEFAULT = 7;
const KEPT_MAX = 1_000;
const BUCKET_SCHEME = "s3://";
const EXAMPLE = "daily,keep=7,to=/var/backups/sitewright";

/** Throws `OperatorError` at the first fault. */
export function parseBackupSettings(
  read: (variable: Variable) => string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): BackupSettings {
  const schedule = parseSchedule(read("SITEWRIGHT_BACKUP"));
  const s3 = readS3Access(environment);
  if (schedule?.place.kind === "s3" && (!s3.accessKeyId || !s3.secretAccessKey))
    throw wrong("needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for a bucket");
  return { schedule, key: parseKey(read("SITEWRIGHT_BACKUP_KEY")), s3 };
}

/** As everywhere, an empty variable counts as not set, and the next name of the same thing is looked at. */
function readS3Access(environment: Readonly<Record<string, string | undefined>>): S3Access {
  const read = (...names: readonly string[]) =>
    names.map((name) => environment[name]?.trim()).find((value) => value);
  const endpoint = read("AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL", "AWS_ENDPOINT");
  const region = read("AWS_REGION", "AWS_DEFAULT_REGION");
  const accessKeyId = read("AWS_ACCESS_KEY_ID");
  const secretAccessKey = read("AWS_SECRET_ACCESS_KEY");
  const sessionToken = read("AWS_SESSION_TOKEN");
  return {
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    ...(accessKeyId && { accessKeyId }),
    ...(secretAccessKey && { secretAccessKey }),
    ...(sessionToken && { sessionToken }),
  };
}

function parseSchedule(text: string | undefined): BackupSchedule | undefined {
  if (text === undefined) return undefined;
  const said = new Map<string, string>();
  for (const part of text.split(",").map((word) => word.trim())) {
    const [name, value] = splitOnce(part);
    const isPeriod = value === undefined && PERIODS_MS.has(part);
    if (!isPeriod && name !== "keep" && name !== "to")
      throw wrong("must list hourly, daily or weekly, keep= and to=");
    const what = isPeriod ? "period" : name;
    // Only one of two can be meant, and nobody knows which.
    if (said.has(what)) throw wrong("must say how often, keep= and to= at most once each");
    said.set(what, value ?? part);
  }
  const [keep, to] = [said.get("keep"), said.get("to")];
  const kept = keep === undefined ? KEPT_DEFAULT : parseKept(keep);
  if (to === undefined) throw wrong("must say where to, with to=");
  const everyMs = PERIODS_MS.get(said.get("period") ?? PERIOD_DEFAULT) ?? 24 * HOUR_MS;
  return { everyMs, kept, place: parsePlace(to) };
}

function splitOnce(part: string): [string, string | undefined] {
  const at = part.indexOf("=");
  return at < 0 ? [part, undefined] : [part.slice(0, at), part.slice(at + 1)];
}

function parseKept(text: string): number {
  const kept = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (kept < 1 || kept > KEPT_MAX) throw wrong(`must keep from 1 to ${KEPT_MAX} backups`);
  return kept;
}

function parsePlace(text: string): BackupPlace {
  const place = readBackupPlace(text);
  if (place === undefined)
    throw wrong("must name an absolute directory or s3://bucket/prefix after to=");
  return place;
}

/** Undefined for what is neither an absolute path nor an `s3:` address with a bucket. */
export function readBackupPlace(text: string): BackupPlace | undefined {
  if (text.startsWith(BUCKET_SCHEME)) {
    const [bucket = "", ...rest] = text.slice(BUCKET_SCHEME.length).split("/");
    if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) return undefined;
    const prefix = rest.filter((part) => part !== "").join("/");
    return { kind: "s3", bucket, prefix: prefix === "" ? "" : `${prefix}/` };
  }
  return isAbsolute(text) ? { kind: "directory", path: text } : undefined;
}

function parseKey(text: string | undefined): Uint8Array | undefined {
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== BACKUP_KEY_BYTES || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(text))
    throw wrongSetting(
      "SITEWRIGHT_BACKUP_KEY",
      `must be ${BACKUP_KEY_BYTES} bytes in base64`,
      "$(openssl rand -base64 32)",
    );
  return bytes;
}

const wrong = (fault: string) => wrongSetting("SITEWRIGHT_BACKUP", fault, EXAMPLE);
