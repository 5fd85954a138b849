import { expect, test } from "bun:test";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { makeDirectory, startProcess } from "../../test/fixtures/database-file.ts";
import { OperatorError } from "../lib/errors.ts";
import { acquireInstanceLock } from "./instance-lock.ts";

test("a second process is refused at once, by the holder's pid, and told what to do", async () => {
  using place = makeDirectory();
  const holder = startProcess("hold-instance-lock", [place.directory]);
  expect(await holder.nextLine()).toBe("held");
  const second = startProcess("hold-instance-lock", [place.directory]);
  expect(await second.nextLine()).toBe(
    `OperatorError: The process ${holder.pid} is using the data directory ${place.directory}. ` +
      "Stop it first, or name another directory with --data.",
  );
  expect(() => acquireInstanceLock(place.directory)).toThrow(`process ${holder.pid} `);
  await holder.release();
  expect(existsSync(join(place.directory, "sitewright.pid"))).toBe(false);
  await second.release();
});

test("kill -9 frees the lock, and the next holder's pid replaces the dead one's", async () => {
  using place = makeDirectory();
  const dead = startProcess("hold-instance-lock", [place.directory]);
  expect(await dead.nextLine()).toBe("held");
  await dead.kill();
  const lock = acquireInstanceLock(place.directory);
  expect(() => acquireInstanceLock(place.directory)).toThrow(`process ${process.pid} `);
  lock.release();
  acquireInstanceLock(place.directory).release();
});

test("the lock survives a garbage collection of everything around it", async () => {
  using place = makeDirectory();
  acquireInstanceLock(place.directory);
  Bun.gc(true);
  const second = startProcess("hold-instance-lock", [place.directory]);
  expect(await second.nextLine()).toContain(`The process ${process.pid} is using`);
  await second.release();
});

test("a directory that cannot take the lock is the operator's to mend", () => {
  using place = makeDirectory();
  mkdirSync(join(place.directory, "sitewright.lock"));
  expect(() => acquireInstanceLock(place.directory)).toThrow(OperatorError);
  expect(() => acquireInstanceLock(join(place.directory, "missing"))).toThrow("cannot be taken");
});

test.if(process.getuid?.() === 0)("files of another user are said to be that", async () => {
  using place = makeDirectory();
  acquireInstanceLock(place.directory).release();
  chmodSync(place.directory, 0o777);
  const stranger = ["setpriv", "--reuid=65534", "--clear-groups"];
  const second = startProcess("hold-instance-lock", [place.directory], stranger);
  expect(await second.nextLine()).toContain("belong to another user");
  await second.release();
});
