/** The data directory is the owner's alone, as far as it is ours, and nothing of others in it is touched. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OperatorError } from "../lib/errors.ts";
import { giveToOwner, makeDataDirectory } from "./data-directory.ts";
import { adviseOnOwner } from "./file-owner.ts";
import { refuseUnreadable } from "./readable-file.ts";
import { makeWorkDirectory } from "./work-directory.ts";

const isRoot = process.getuid?.() === 0;
/** Somebody who is neither root nor this user. */
const SOMEBODY = 54_321;
const DAY_MS = 86_400_000;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-places-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const at = (name: string): string => join(directory, name);
const modeOf = (name: string): number => statSync(at(name)).mode & 0o777;

function faultOf(act: () => unknown): string {
  try {
    act();
    return "none";
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    return error instanceof Error ? error.message : String(error);
  }
}

describe("making a data directory", () => {
  test("makes all that is missing, for this user alone", () => {
    makeDataDirectory(at("a/b/data"));
    for (const made of ["a/b", "a/b/data"]) expect(modeOf(made)).toBe(0o700);
  });

  test("leaves one that is shared on purpose as it is", () => {
    mkdirSync(at("shared"));
    chmodSync(at("shared"), 0o775);
    makeDataDirectory(at("shared"));
    expect(modeOf("shared")).toBe(0o775);
  });

  test("closes what is ours to others, and lets its owner do with it what they could", () => {
    const names = [
      ...["sitewright.db", "sitewright.db-wal", "sitewright.db-shm", "sitewright-before-0003.db"],
      ...["sitewright.lock", "sitewright.pid", ".libsql-linux-x64.node"],
    ];
    for (const [index, name] of names.entries()) {
      writeFileSync(at(name), "");
      chmodSync(at(name), index % 2 === 0 ? 0o644 : 0o777);
    }
    makeDataDirectory(directory);
    for (const [index, name] of names.entries())
      expect([name, modeOf(name)]).toEqual([name, index % 2 === 0 ? 0o600 : 0o700]);
  });

  test("changes nothing of what else lies there", () => {
    const names = ["notes.txt", "sitewrightish", "my-sitewright.db", "control.sock.old", ".libsql"];
    for (const name of names) {
      writeFileSync(at(name), "");
      chmodSync(at(name), 0o666);
    }
    makeDataDirectory(directory);
    for (const name of names) expect([name, modeOf(name)]).toEqual([name, 0o666]);
  });

  test("minds no link that leads nowhere", () => {
    symlinkSync(at("gone"), at("sitewright.db"));
    makeDataDirectory(directory);
    expect(lstatSync(at("sitewright.db")).isSymbolicLink()).toBe(true);
  });

  test.each([
    ["a file stands where it should be", "taken"],
    ["a file stands on the way", "taken/data"],
    ["its name is longer than a name may be", "x".repeat(300)],
  ])("is refused in one line that names it where %s", (_, name) => {
    writeFileSync(at("taken"), "");
    const fault = faultOf(() => makeDataDirectory(at(name)));
    expect(fault).toStartWith(`The data directory ${at(name)} cannot be `);
    expect(fault).toEndWith("name a writable one with --data or SITEWRIGHT_DATA.");
    expect(fault).not.toContain("\n");
  });
});

describe("what an administrator's command has made", () => {
  test.skipIf(!isRoot)("is given to whose directory it is, and nothing else", () => {
    for (const name of ["sitewright.db", "sitewright.db-wal", "notes.txt"])
      writeFileSync(at(name), "");
    symlinkSync("/etc/hostname", at("sitewright-link"));
    Bun.spawnSync(["chown", String(SOMEBODY), directory]);
    giveToOwner(directory);
    const ownerOf = (name: string) => lstatSync(at(name)).uid;
    expect(["sitewright.db", "sitewright.db-wal"].map(ownerOf)).toEqual([SOMEBODY, SOMEBODY]);
    expect(ownerOf("notes.txt")).toBe(0);
    // The link itself, and never what it leads to.
    expect(ownerOf("sitewright-link")).toBe(SOMEBODY);
    expect(statSync("/etc/hostname").uid).toBe(0);
  });

  test("stays where the directory is the same user's", () => {
    writeFileSync(at("sitewright.db"), "");
    const before = statSync(at("sitewright.db"));
    giveToOwner(directory);
    expect(statSync(at("sitewright.db")).uid).toBe(before.uid);
  });

  test("is advised on where it is another's, and only there", () => {
    writeFileSync(at("sitewright.db"), "");
    expect(adviseOnOwner(at("sitewright.db"))).toBe("");
    expect(adviseOnOwner(at("missing"))).toBe("");
    if (!isRoot) return;
    Bun.spawnSync(["chown", String(SOMEBODY), at("sitewright.db")]);
    expect(adviseOnOwner(at("sitewright.db"))).toContain("another user");
  });
});

describe("a file to be read", () => {
  test("is taken when it is there, also by a link, and whatever is in it", () => {
    writeFileSync(at("backup.db"), "");
    symlinkSync(at("backup.db"), at("latest"));
    for (const name of ["backup.db", "latest"])
      expect(faultOf(() => refuseUnreadable(at(name)))).toBe("none");
  });

  test.each<[string, string, () => void]>([
    ["missing", "does not exist", () => {}],
    ["folder", "is a directory; name a file in it", () => mkdirSync(at("folder"))],
    ["nowhere", "does not exist", () => symlinkSync(at("gone"), at("nowhere"))],
    ["y".repeat(300), "cannot be looked at (ENAMETOOLONG); name another file", () => {}],
    ["circle", "cannot be looked at (ELOOP)", () => symlinkSync(at("circle"), at("circle"))],
    ["pipe", "is no file but a pipe", () => void Bun.spawnSync(["mkfifo", at("pipe")])],
  ])("%s is refused: it %s", (name, fault, make) => {
    make();
    expect(faultOf(() => refuseUnreadable(at(name)))).toContain(`${at(name)} ${fault}`);
    expect(faultOf(() => refuseUnreadable(at(name), "The backup"))).toStartWith("The backup ");
  });

  test("is no device", () => {
    expect(faultOf(() => refuseUnreadable("/dev/null"))).toContain("a pipe or a device");
  });
});

describe("a directory for a piece of work", () => {
  /** As if it had last been changed so long ago. */
  const age = (path: string, ms: number) => {
    const then = new Date(Date.now() - ms);
    utimesSync(path, then, then);
  };

  test("is new each time, closed to others, and in the data directory", () => {
    const [one, other] = [1, 2].map(() => makeWorkDirectory(directory, "restore"));
    expect(one).not.toBe(other ?? "");
    for (const made of [one, other]) {
      expect(made).toStartWith(join(directory, ".restore-work-"));
      expect(statSync(made ?? "").mode & 0o777).toBe(0o700);
    }
  });

  test("takes away those that were left a day ago, of the same work alone, with all in them", () => {
    const old = makeWorkDirectory(directory, "restore");
    writeFileSync(join(old, "copy.db"), "x");
    const [young, other] = ["restore", "check"].map((what) => makeWorkDirectory(directory, what));
    age(old, DAY_MS + 60_000);
    age(young ?? "", DAY_MS - 60_000);
    age(other ?? "", 9 * DAY_MS);
    const made = makeWorkDirectory(directory, "restore");
    expect([old, young, other, made].map((path) => existsSync(path ?? ""))).toEqual([
      ...[false, true, true, true],
    ]);
  });

  test("leaves what others have named alike", () => {
    const names = [
      ".restore-work-notes.txt",
      ".restore-work-toolong1",
      ".restore-work-",
      "restore",
    ];
    for (const name of names) {
      writeFileSync(at(name), "");
      age(at(name), 9 * DAY_MS);
    }
    makeWorkDirectory(directory, "restore");
    for (const name of names) expect(readdirSync(directory)).toContain(name);
  });
});
