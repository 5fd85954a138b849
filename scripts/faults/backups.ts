/** Backups that are made while everybody writes, restored elsewhere; and tenants that move meanwhile. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { parseConfig } from "../../src/platform/config.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Fault, hold, megabytes, quantile, type Setting, seconds, timed } from "./fault.ts";
import { furnish, type House, openForms, openHouse, type Place } from "./house.ts";
import { type Books, loadUntilDead, openBooks } from "./load.ts";

const scratchDirectory = () => mkdtempSync(join(tmpdir(), "sitewright-faults-"));

type Kept = { jobs: string[]; leads: string[]; registrations: string[] };

const keptIn = (books: Books): Kept => ({
  jobs: [...books.jobs],
  leads: [...books.leads.acknowledged],
  registrations: [...books.registrations.acknowledged],
});

/** Everything that was acknowledged before is in this instance. */
async function holdKept({ server }: House, place: Place, kept: Kept): Promise<void> {
  const holdAll = async (what: string, wanted: string[], path: string, field: "id" | "name") => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const list = await server.listAll<Record<typeof field, string>>(path, name);
    const there = new Set(list.map((one) => one[field]));
    const lost = wanted.filter((one) => !there.has(one));
    hold(lost.length === 0, `${lost.length} ${what} are lost, such as ${lost[0]}`);
  };
  const site = `/sites/${place.siteId}`;
  await holdAll("jobs", kept.jobs, "/jobs", "id");
  await holdAll("leads", kept.leads, `${site}/leads`, "name");
  const registrations = `${site}/events/${place.eventId}/registrations`;
  await holdAll("registrations", kept.registrations, registrations, "name");
}

const backupDuringWrites: Fault = {
  name: "backup",
  fault: "backups while everybody writes, each restored into another place and served from there",
  promise: "what was acknowledged before a backup began is in it, every invariant holds there",
  async run(setting) {
    const [house, scratch] = [await openHouse(setting), scratchDirectory()];
    try {
      await house.server.start();
      const place = await furnish(house);
      const books = openBooks();
      const load = loadUntilDead(house, place, books, { life: "b", editor: undefined });
      const took: { backup: number; restore: number; ready: number }[] = [];
      for (let at = 0; at < (setting.isShort ? 1 : 8); at += 1) {
        await Bun.sleep(500);
        const kept = keptIn(books);
        const file = join(scratch, `${at}.db`);
        const [backup] = await timed(() => house.server.run("backup", file));
        took.push({ backup, ...(await restoreElsewhere(setting, place, file, { kept })) });
      }
      await house.server.kill();
      await load;
      const worst = (name: "backup" | "restore" | "ready") =>
        quantile(
          took.map((one) => one[name]),
          1,
        ).toFixed(0);
      return `${took.length} backups, ${books.leads.acknowledged.size} forms meanwhile: 0 of what was acknowledged before is missing; worst times: backup ${worst("backup")} ms, restore ${worst("restore")} ms, ready ${worst("ready")} ms`;
    } finally {
      await house.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** Restores into an empty place, starts there, and holds what must be there. */
async function restoreElsewhere(
  setting: Setting,
  place: Place,
  from: string,
  { kept, settings = {} }: { kept: Kept; settings?: Record<string, string> },
): Promise<{ restore: number; ready: number }> {
  const other = await openHouse(setting, settings);
  try {
    const [restore, { exitCode, fault }] = await timed(() => other.server.run("restore", from));
    hold(exitCode === 0, `restore exits ${exitCode}: ${fault}`);
    const [ready] = await timed(() => other.server.start());
    other.server.useKey(place.key);
    await holdKept(other, place, kept);
    const host = place.host.replace(/:\d+$/, `:${other.server.port}`);
    await until("the site is served there", async () => (await other.server.visit(host, "/")).ok);
    await other.holdInvariants();
    return { restore, ready };
  } finally {
    await other.close();
  }
}

const KEY = Buffer.alloc(32, 7).toString("base64");

const drill: Fault = {
  name: "drill",
  fault:
    "the machine is gone; all that is left is a scheduled backup: in a directory, in a bucket, sealed",
  promise: "one command restores each, with everything acknowledged before it",
  async run(setting) {
    const scratch = scratchDirectory();
    const vault = new S3rver({
      ...{ address: "127.0.0.1", port: 0, silent: true, directory: scratchDirectory() },
      configureBuckets: [{ name: "vault", configs: [] }],
    });
    const { port } = await vault.run();
    const s3 = {
      ...{ AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" },
      ...{ AWS_ENDPOINT: `http://127.0.0.1:${port}`, AWS_REGION: "us-east-1" },
    };
    try {
      const lines: string[] = [];
      const [plain, sealed] = [join(scratch, "plain"), join(scratch, "sealed")];
      const list = (directory: string) => async () => firstFile(directory);
      const bucket = new Bun.S3Client({ bucket: "vault", ...parseConfig(s3).backup.s3 });
      const find = async () => (await bucket.list()).contents?.[0]?.key;
      for (const [what, settings, look] of [
        ["directory", { SITEWRIGHT_BACKUP: `hourly,to=${plain}` }, list(plain)],
        [
          "bucket",
          { ...s3, SITEWRIGHT_BACKUP: "hourly,to=s3://vault/cells" },
          async () => {
            const key = await find();
            return key === undefined ? undefined : `s3://vault/${key}`;
          },
        ],
        [
          "sealed",
          { SITEWRIGHT_BACKUP: `hourly,to=${sealed}`, SITEWRIGHT_BACKUP_KEY: KEY },
          list(sealed),
        ],
      ] as const)
        lines.push(`${what}: ${await drillOne(setting, settings, look)}`);
      return lines.join("; ");
    } finally {
      await vault.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

function firstFile(directory: string): string | undefined {
  const names = readdirSync(directory, { recursive: false }).filter((one) =>
    /^sitewright-.*\.db(\.sealed)?$/.test(String(one)),
  );
  return names[0] === undefined ? undefined : join(directory, String(names[0]));
}

async function drillOne(
  setting: Setting,
  settings: Record<string, string>,
  find: () => Promise<string | undefined>,
): Promise<string> {
  const house = await openHouse(setting);
  try {
    await house.server.start();
    const place = await furnish(house);
    const names = Array.from({ length: setting.isShort ? 50 : 5_000 }, (_, at) => `d${at}`);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => house.sendLead(place, name)));
    await house.server.stop();
    // The first scheduled backup is due as soon as there is a schedule.
    await house.server.start({ settings });
    const [made, file] = await timed(() =>
      until("the backup is there", async () => find().catch(() => undefined)),
    );
    await house.server.kill();
    const kept = { jobs: [], leads: names, registrations: [] };
    const { restore, ready } = await restoreElsewhere(setting, place, file, { kept, settings });
    const size = file.startsWith("s3:") ? "" : `${megabytes(statSync(file).size)}, `;
    return `${size}made ${seconds(made)} after the start, restored and verified in ${seconds(restore)}, ready in ${seconds(ready)}`;
  } finally {
    await house.close();
  }
}

const cells: Fault = {
  name: "cells",
  fault:
    "a tenant is moved from instance to instance while it is written to, beside another tenant",
  promise:
    "what was acknowledged is at its new place, the key stays good, the old address sends on to it, the other tenant's words are in no file",
  async run(setting) {
    const rounds = setting.rounds ?? (setting.isShort ? 1 : 20);
    const scratch = scratchDirectory();
    let house = await openHouse(setting);
    try {
      await house.server.start();
      const place = await furnish(house);
      const books = openBooks();
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const next = await openHouse(setting);
        const move = { round, books, file: join(scratch, `${round}.cell`) };
        took.push(await moveTenant(house, next, place, move));
        await house.close();
        house = next;
        await holdKept(house, place, keptIn(books));
        await house.holdInvariants();
      }
      const { leads, registrations } = keptIn(books);
      return `${rounds} moves under load: ${leads.length} forms, ${registrations.length} registrations and ${books.titles.acknowledged + 1} changes of an event acknowledged, 0 lost; export and import took ${quantile(took, 0.5).toFixed(0)} ms (p50), ${quantile(took, 1).toFixed(0)} ms (worst)`;
    } finally {
      await house.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

const CANARY = "Zugunruhe Canary";

/** Moves the tenant while clients write; answers how long it was nowhere. */
async function moveTenant(
  from: House,
  to: House,
  place: Place,
  { round, books, file }: { round: number; books: Books; file: string },
): Promise<number> {
  await plantCanary(from);
  from.server.useKey(place.key);
  await to.server.start();
  const host = place.host.replace(/:\d+$/, `:${from.server.port}`);
  // Signed times are an instance's own; visitors open the page again where it is now.
  const issued = await openForms(from, host, place.eventPath);
  const at = { ...place, host, issued };
  const writing = writeUntilRefused(from, at, books, String(round));
  await Bun.sleep(300 + Math.random() * 300);
  const [ms] = await timed(async () => {
    const move = await from.server.run(
      "cell",
      "export",
      file,
      "--account",
      place.accountId,
      "--move",
    );
    hold(move.exitCode === 0, `export exits ${move.exitCode}: ${move.fault}`);
    const taken = await to.server.run("cell", "import", file);
    hold(taken.exitCode === 0, `import exits ${taken.exitCode}: ${taken.fault}`);
  });
  await writing;
  await holdForwarding(from, to, at);
  const text = Buffer.from(Bun.gunzipSync(await Bun.file(file).bytes())).toString("latin1");
  hold(!text.includes(CANARY), "the file has words of another tenant");
  to.server.useKey(place.key);
  return ms;
}

/** Whoever knows the old address is told the new one. */
async function holdForwarding(from: House, to: House, { accountId, host }: Place): Promise<void> {
  const there = `http://localhost:${to.server.port}`;
  const told = await from.server.run("cell", "forward", "--account", accountId, "--to", there);
  hold(told.exitCode === 0, `forward exits ${told.exitCode}: ${told.fault}`);
  const page = await from.server.visit(host, "/contact");
  const location = page.headers.get("location") ?? "";
  const expected = `http://${host.replace(/:\d+$/, `:${to.server.port}`)}/contact`;
  hold(page.status === 308 && location === expected, `a visitor is sent to ${location}`);
  const { error } = await from.server.call("GET", "/me");
  hold(error?.message.includes(there) === true, "a call is not told the new address");
}

/** Another tenant of the same instance, whose words must be in no file of this one's. */
async function plantCanary({ server }: House): Promise<void> {
  await server.createOwner("canary@elsewhere.test");
  await server.call("POST", "/sites", { businessName: CANARY, industry: "bakery" });
}

/** Forms, registrations and changes of an event until the tenant is no longer here. */
async function writeUntilRefused(
  house: House,
  place: Place,
  books: Books,
  life: string,
): Promise<void> {
  // A tenant whose builds are under way is not moved, and says so.
  const load = { life, editor: undefined, builds: false };
  await loadUntilDead(house, place, books, load).catch((error: Error) => {
    hold(
      /answered (403|404|410|421)|not accepted|not found|not answered/.test(error.message),
      error.message,
    );
  });
}

export const BACKUPS: readonly Fault[] = [backupDuringWrites, drill, cells];
