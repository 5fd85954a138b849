/** The disk and the file on it: full, closed, gone, damaged, or somebody else's. */
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "../../test/fixtures/database-file.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Fault, hold, holdWithin, lacksMounts, type Setting, timed } from "./fault.ts";
import { furnish, type House, openHouse, type Place } from "./house.ts";
import { contentsOf, holdRefusal } from "./refusal.ts";

const scratchDirectory = () => mkdtempSync(join(tmpdir(), "sitewright-faults-"));

/** A small file system in memory; `use` gets where it is mounted. */
async function onSmallDisk<Value>(
  sizeMb: number,
  use: (directory: string) => Promise<Value>,
): Promise<Value> {
  const directory = scratchDirectory();
  const run = (...command: string[]) => Bun.spawnSync(command, { stdio: ["ignore", "ignore", 2] });
  const mounted = run("mount", "-t", "tmpfs", "-o", `size=${sizeMb}m`, "tmpfs", directory);
  hold(mounted.exitCode === 0, "the file system cannot be mounted");
  try {
    return await use(directory);
  } finally {
    run("umount", "-l", directory);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Fills what is left of the file system. */
function fill(path: string): void {
  const file = openSync(path, "w");
  for (const size of [1 << 20, 1 << 12]) {
    const block = Buffer.alloc(size, 1);
    try {
      while (writeSync(file, block) === size);
    } catch {
      // Full.
    }
  }
  // An open file keeps its room when it is removed.
  closeSync(file);
}

const diskFull: Fault = {
  name: "disk-full",
  fault: "the disk is full, twice, and then has room again",
  promise:
    "writes are refused with internal_error, reads and sites are served, and with room it goes on by itself",
  lacks: lacksMounts,
  run: (setting) =>
    onSmallDisk(48, async (disk) => {
      const directory = join(disk, "data");
      const house = await openHouse(setting, {}, { directory });
      try {
        await house.server.start();
        const pid = house.server.pid();
        const place = await furnish(house);
        const acknowledged: string[] = [];
        let refused = 0;
        for (let round = 0; round < 2; round += 1) {
          fill(join(disk, "ballast"));
          refused += await fillUp(house, place, acknowledged, `round${round}`);
          const page = await house.server.visit(place.host, "/");
          hold(page.status === 200, `a page is answered ${page.status} while the disk is full`);
          const me = await house.server.call("GET", "/me");
          hold(me.account?.id === place.accountId, "GET /me fails while the disk is full");
          rmSync(join(disk, "ballast"));
          const name = `after${round}`;
          hold(
            (await house.sendLead(place, name)) === 200,
            "no form is taken though there is room",
          );
          acknowledged.push(name);
        }
        hold(house.server.pid() === pid, "the process is another");
        await holdLeads(house, place, acknowledged);
        await house.holdInvariants();
        hold((await house.server.stop()) === 0, "it does not stop well");
        return `${acknowledged.length} forms acknowledged, ${refused} refused with internal_error, 0 lost; pages and GET /me answered 200 throughout; forms again at the first try once there was room, same process`;
      } finally {
        await house.close();
      }
    }),
};

/** Sends forms until three in a row are refused; answers how many were. */
async function fillUp(
  house: House,
  place: Place,
  acknowledged: string[],
  round: string,
): Promise<number> {
  let refused = 0;
  for (let at = 0, row = 0; row < 3; at += 1) {
    hold(at < 20_000, "the disk does not become full");
    const name = `${round}-${at}`;
    const status = await house.sendLead(place, name);
    hold(status === 200 || status >= 500, `a form is answered ${status}`);
    if (status === 200) acknowledged.push(name);
    else refused += 1;
    row = status === 200 ? 0 : row + 1;
  }
  return refused;
}

async function holdLeads({ server }: House, place: Place, names: readonly string[]) {
  const path = `/sites/${place.siteId}/leads`;
  const leads = await server.listAll<{ name: string }>(path, "leads");
  const kept = new Set(leads.map(({ name }) => name));
  const lost = names.filter((name) => !kept.has(name));
  hold(lost.length === 0, `${lost.length} leads were lost, such as ${lost[0]}`);
}

const noDirectory: Fault = {
  name: "no-directory",
  fault: "a data directory that cannot be written to, or cannot be made",
  promise: "the start is refused with 1 and one line, and leaves nothing",
  lacks: lacksMounts,
  run: (setting) =>
    onSmallDisk(8, async (disk) => {
      mkdirSync(join(disk, "data"));
      writeFileSync(join(disk, "file"), "");
      Bun.spawnSync(["mount", "-o", "remount,ro", disk]);
      const closed = await holdRefusal(setting, join(disk, "data"));
      const missing = await holdRefusal(setting, join(disk, "missing"));
      const below = await holdRefusal(setting, join(disk, "file", "data"));
      const slowest = Math.max(closed.ms, missing.ms, below.ms);
      return `read-only, missing on a read-only disk, below a file: refused in ${slowest.toFixed(0)} ms at most`;
    }),
};

const secondInstance: Fault = {
  name: "second-instance",
  fault: "a second service on the same directory, and a start after the first was killed",
  promise: "the second exits 1 within a second and names the holder; kill -9 frees the directory",
  async run(setting) {
    const house = await openHouse(setting);
    try {
      await house.server.start();
      await furnish(house);
      const refusals = [];
      for (let at = 0; at < 3; at += 1)
        refusals.push(await holdRefusal(setting, house.server.directory));
      for (const { line } of refusals)
        hold(line.includes(String(house.server.pid())), `the holder is not named: ${line}`);
      const slowest = Math.max(...refusals.map(({ ms }) => ms));
      holdWithin(setting, slowest, 1_000, "the refusal");
      await house.server.kill();
      const [ms] = await timed(() => house.server.start());
      await house.holdInvariants();
      return `refused in ${slowest.toFixed(0)} ms, naming the process; after kill -9 the directory was taken over in ${ms.toFixed(0)} ms`;
    } finally {
      await house.close();
    }
  },
};

type Damage = { what: string; harm: (path: string) => void };

const DAMAGES: readonly Damage[] = [
  { what: "zero length", harm: (path) => truncateSync(path, 0) },
  { what: "cut in half", harm: (path) => truncateSync(path, readFileSync(path).length >> 1) },
  { what: "one byte short", harm: (path) => truncateSync(path, readFileSync(path).length - 1) },
  { what: "a header of noise", harm: (path) => overwrite(path, 0, 100) },
  { what: "noise from the second page on", harm: (path) => overwrite(path, 4_096, 400_000) },
  { what: "a newer schema", harm: (path) => overwrite(path, 60, 4, 0x7f) },
  { what: "gone, with its log left", harm: (path) => leaveLogAlone(path) },
];

function overwrite(path: string, at: number, length: number, value?: number): void {
  const bytes = readFileSync(path);
  const end = Math.min(bytes.length, at + length);
  for (let index = at; index < end; index += 1)
    bytes[index] = value ?? Math.floor(Math.random() * 256);
  writeFileSync(path, bytes);
}

function leaveLogAlone(path: string): void {
  copyFileSync(path, `${path}-wal`);
  rmSync(path);
}

const damaged: Fault = {
  name: "damaged",
  fault: `the database file damaged: ${DAMAGES.map(({ what }) => what).join(", ")}; and a log of noise`,
  promise:
    "the start is refused with one line and the file is left as it is; noise in the log is not read as changes",
  async run(setting) {
    const house = await openHouse(setting);
    const scratch = scratchDirectory();
    try {
      await house.server.start();
      await furnish(house);
      await house.server.stop();
      const slow = await tryDamages(setting, house.server.directory, scratch);
      writeFileSync(join(house.server.directory, "sitewright.db-wal"), Buffer.alloc(100_000, 0x5a));
      await house.server.start();
      await house.holdInvariants();
      return `${DAMAGES.length} kinds of damage refused, in ${slow.toFixed(0)} ms at most, each with its reason; a log of noise ignored, every invariant held`;
    } finally {
      await house.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

async function tryDamages(setting: Setting, from: string, scratch: string): Promise<number> {
  let slowest = 0;
  for (const [at, { what, harm }] of DAMAGES.entries()) {
    const directory = join(scratch, String(at));
    cpSync(from, directory, { recursive: true, filter: (path) => !path.endsWith(".sock") });
    const path = join(directory, "sitewright.db");
    hold(existsSync(path), "there is no database to damage");
    harm(path);
    const before = contentsOf(directory);
    const { ms } = await holdRefusal(setting, directory).catch((error: Error) => {
      throw new Error(`${what}: ${error.message}`);
    });
    hold(contentsOf(directory) === before, `${what}: the refused start changed the files`);
    slowest = Math.max(slowest, ms);
  }
  return slowest;
}

const foreignLock: Fault = {
  name: "foreign-lock",
  fault: "another program locks the database file, for 2 s and for longer than writes wait",
  promise:
    "writes wait or are refused, none is acknowledged and lost; reads and sites are served; nothing remains of it",
  async run(setting) {
    const house = await openHouse(setting);
    try {
      await house.server.start();
      const place = await furnish(house);
      const path = join(house.server.directory, "sitewright.db");
      const acknowledged: string[] = [];
      const waits: number[] = [];
      let refused = 0;
      for (const heldMs of [2_000, setting.isShort ? 3_000 : 12_000]) {
        const holder = startProcess("hold-file-lock", [path]);
        hold((await holder.nextLine()) === "held", "the lock was not taken");
        const names = Array.from({ length: 20 }, (_, at) => `held${heldMs}-${at}`);
        const sent = Promise.all(
          names.map(async (name) => {
            const [ms, status] = await timed(() => house.sendLead(place, name));
            waits.push(ms);
            if (status === 200) acknowledged.push(name);
            else refused += 1;
          }),
        );
        await Bun.sleep(heldMs);
        const page = await house.server.visit(place.host, "/");
        hold(page.status === 200, `a page is answered ${page.status} meanwhile`);
        await holder.release();
        await sent;
      }
      await holdRecovered(house, place, acknowledged);
      await holdLeads(house, place, acknowledged);
      await house.holdInvariants();
      return `${acknowledged.length} forms acknowledged after waiting at most ${Math.max(...waits).toFixed(0)} ms, ${refused} refused, 0 lost; pages answered 200 meanwhile`;
    } finally {
      await house.close();
    }
  },
};

/** Takes a form, of the same process or of the one that a supervisor would start. */
async function holdRecovered(house: House, place: Place, acknowledged: string[]): Promise<void> {
  let at = 0;
  await until("a form is taken again", async () => {
    const name = `afterwards${at++}`;
    const status = await house.sendLead(place, name).catch(() => "gone" as const);
    if (status === "gone") await house.server.exited().then(() => house.server.start());
    if (status !== 200) return false;
    acknowledged.push(name);
    return true;
  });
}

export const STORAGE: readonly Fault[] = [
  diskFull,
  noDirectory,
  secondInstance,
  damaged,
  foreignLock,
];
