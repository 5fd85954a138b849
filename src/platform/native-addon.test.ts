import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OperatorError } from "../lib/errors.ts";
import type { EmbeddedAddon } from "./embedded-addon.ts";
import {
  checksumFile,
  lateNativeFunctions,
  loadNativeAddon,
  unpackNativeAddon,
} from "./native-addon.ts";

const BYTES = Buffer.from("native code");
const NAME = ".libsql-2.0.0-here-ab.node";

const folder = { path: "" };
beforeAll(() => {
  folder.path = mkdtempSync(join(tmpdir(), "sitewright-addon-"));
});
afterAll(() => rmSync(folder.path, { recursive: true }));

function embed(): EmbeddedAddon {
  const path = join(folder.path, "embedded");
  writeFileSync(path, BYTES);
  return { path, fileName: NAME, checksum: checksumFile(path) };
}

test("the addon is unpacked into a directory that does not exist yet, for this user alone", () => {
  const directory = join(folder.path, "new", "data");
  const path = unpackNativeAddon(embed(), directory);
  expect(path).toBe(join(directory, NAME));
  expect(readFileSync(path)).toEqual(BYTES);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(readdirSync(directory)).toEqual([NAME]);
});

test("a good copy is left alone, so that running processes keep theirs", () => {
  const directory = join(folder.path, "good");
  const path = unpackNativeAddon(embed(), directory);
  const { ino } = statSync(path);
  unpackNativeAddon(embed(), directory);
  expect(statSync(path).ino).toBe(ino);
});

test("a damaged or cut copy is replaced", () => {
  const directory = join(folder.path, "damaged");
  const path = unpackNativeAddon(embed(), directory);
  for (const damage of ["", "native", "native c0de"]) {
    writeFileSync(path, damage);
    unpackNativeAddon(embed(), directory);
    expect(readFileSync(path)).toEqual(BYTES);
  }
});

test("what an ended process left half way is removed, and a failure leaves nothing", () => {
  const directory = join(folder.path, "half-way");
  mkdirSync(directory);
  const gone = Bun.spawnSync(["true"]).pid;
  writeFileSync(join(directory, `${NAME}.${gone}.part`), "nati");
  writeFileSync(join(directory, `${NAME}.${process.ppid}.part`), "nati");
  unpackNativeAddon(embed(), directory);
  expect(readdirSync(directory).sort()).toEqual([NAME, `${NAME}.${process.ppid}.part`]);
  const blocked = join(folder.path, "blocked");
  mkdirSync(join(blocked, NAME, "in-the-way"), { recursive: true });
  expect(() => unpackNativeAddon(embed(), blocked)).toThrow("cannot be unpacked");
  expect(readdirSync(blocked)).toEqual([NAME]);
});

test("the checksum sees every byte of a file of many pieces, and its length", () => {
  const path = join(folder.path, "long");
  const bytes = Buffer.alloc(1_000_000, "x");
  const checksums = new Set<bigint>();
  for (const at of [undefined, 0, 262_143, 262_144, 999_999]) {
    const changed = Buffer.from(bytes);
    if (at !== undefined) changed[at] = 0;
    writeFileSync(path, changed);
    checksums.add(checksumFile(path));
  }
  writeFileSync(path, bytes.subarray(1));
  checksums.add(checksumFile(path));
  expect(checksums.size).toBe(6);
});

test("an upgrade removes the addon of the version before, and nothing else", () => {
  const directory = join(folder.path, "upgrade");
  unpackNativeAddon({ ...embed(), fileName: ".libsql-1.0.0-here-cd.node" }, directory);
  writeFileSync(join(directory, "sitewright.db"), "");
  writeFileSync(join(directory, "other.node"), "");
  unpackNativeAddon(embed(), directory);
  expect(readdirSync(directory).sort()).toEqual([NAME, "other.node", "sitewright.db"]);
});

test("a directory that cannot be written is the operator's to mend, and is named on one line", () => {
  const blocked = join(folder.path, "file");
  writeFileSync(blocked, "");
  const directory = join(blocked, "data");
  const attempt = () => unpackNativeAddon(embed(), directory);
  expect(attempt).toThrow(OperatorError);
  expect(attempt).toThrow(/^The database engine cannot be unpacked into \S+\/file\/data: .*--data/);
  expect(attempt).not.toThrow("\n");
});

test("run from source nothing is unpacked", () => {
  const directory = join(folder.path, "source");
  loadNativeAddon(directory);
  expect(readdirSync(folder.path)).not.toContain("source");
});

test("the engine's functions can be asked for early, and called early fail with the remedy", () => {
  const { databaseOpen } = lateNativeFunctions();
  expect(databaseOpen).toBeFunction();
  expect(() => databaseOpen?.("x.db")).toThrow(/databaseOpen was called before loadNativeAddon/);
});
