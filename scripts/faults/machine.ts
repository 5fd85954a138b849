/** What the machine gives: descriptors, memory, and the time. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../../test/fixtures/server-process.ts";
import { type Fault, hold, lacksProgram, megabytes, timed } from "./fault.ts";
import { furnish, type House, openHouse, type Place } from "./house.ts";
import { holdBooks, loadUntilDead, openBooks } from "./load.ts";

const FILES_MAX = 128;

const descriptors: Fault = {
  name: "descriptors",
  fault: `only ${FILES_MAX} file descriptors, and four times as many connections`,
  promise: "the process goes on, loses nothing, and takes connections again once some are free",
  lacks: lacksProgram("prlimit"),
  async run(setting) {
    const house = await openHouse(setting);
    const sockets: Socket[] = [];
    try {
      await house.server.start();
      const place = await furnish(house);
      await house.server.stop();
      await house.server.start({ through: ["prlimit", `--nofile=${FILES_MAX}`] });
      const pid = house.server.pid();
      for (let at = 0; at < 4 * FILES_MAX; at += 1) sockets.push(openSilent(house.server.port));
      const { port } = house.server;
      await until("descriptors are used up", async () => house.openFiles() >= FILES_MAX - 8);
      hold((await stillRuns(pid)) === true, "the process ended");
      for (const socket of sockets) socket.destroy();
      const [ms] = await timed(() =>
        until("a form is taken", async () => {
          const asked = house.sendLead(place, "afterwards").catch(() => 0);
          return (await Promise.race([asked, Bun.sleep(1_000)])) === 200;
        }),
      );
      hold(house.server.pid() === pid && port === house.server.port, "the process is another");
      await house.holdInvariants();
      hold((await house.server.stop()) === 0, "it does not stop well");
      return `${sockets.length} connections against ${FILES_MAX} descriptors: same process, a form taken ${ms.toFixed(0)} ms after they were closed`;
    } finally {
      for (const socket of sockets) socket.destroy();
      await house.close();
    }
  },
};

/** A connection that says nothing, and keeps its descriptor. */
function openSilent(port: number): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  return socket;
}

async function stillRuns(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const MEMORY_GROUPS = "/sys/fs/cgroup/memory";
const MEMORY_MB = 320;

const lacksMemoryGroups = () =>
  existsSync(MEMORY_GROUPS) && process.getuid?.() === 0 ? undefined : "no memory cgroups (v1) here";

const memory: Fault = {
  name: "memory",
  fault: `a limit of ${MEMORY_MB} MB of memory, page cache included, under everything that clients do and large bodies`,
  promise: "it stays within and goes on, or a supervisor's restart finds everything acknowledged",
  lacks: lacksMemoryGroups,
  async run(setting) {
    const house = await openHouse(setting);
    const group = join(MEMORY_GROUPS, `sitewright-faults-${process.pid}`);
    const shell = `echo $$ > ${group}/cgroup.procs; exec "$@"`;
    const how = { through: ["sh", "-c", shell, "sh"] };
    mkdirSync(group);
    try {
      writeFileSync(join(group, "memory.limit_in_bytes"), String(MEMORY_MB * 1024 * 1024));
      await house.server.start(how);
      const place = await furnish(house);
      const books = openBooks();
      const until = Date.now() + (setting.isShort ? 5_000 : 45_000);
      let deaths = 0;
      for (let life = 0; Date.now() < until; life += 1) {
        const dying = loadUntilDead(house, place, books, { life: String(life), editor: undefined });
        const bodies = sendLargeBodies(house, place, until);
        const end = Bun.sleep(until - Date.now()).then(() => house.server.kill());
        await Promise.race([dying, end]);
        await Promise.all([dying, bodies]);
        if (Date.now() < until) deaths += 1;
        await house.server.start(how);
      }
      const peak = Number(readFileSync(join(group, "memory.max_usage_in_bytes"), "utf8"));
      const kept = await holdBooks(house, place, books);
      await house.holdInvariants();
      return `ended by the system ${deaths} times in ${setting.isShort ? 5 : 45} s, peak ${megabytes(peak)} of ${MEMORY_MB} MB; ${kept}: 0 lost`;
    } finally {
      await house.close();
      rmdirSync(group);
    }
  },
};

/** Bodies as large as are read, and larger, eight at once, until the time is over or nobody answers. */
async function sendLargeBodies(house: House, place: Place, until: number): Promise<void> {
  const send = async (bytes: number) => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(bytes)]), "noise.jpg");
    const answer = await house.server.upload(`/sites/${place.siteId}/gallery`, form);
    await answer.arrayBuffer();
  };
  const sender = async (bytes: number) => {
    try {
      while (Date.now() < until) await send(bytes);
    } catch {
      // The service is gone.
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, at) => sender(at % 2 === 0 ? 4e6 : 12e6)));
}

const FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
const lacksFaketime = () => (existsSync(FAKETIME) ? undefined : "no libfaketime here");
const JUMPS = ["+1h", "-1h", "+8d", "-2d", "+400d", "-30d", "+0"];

const clock: Fault = {
  name: "clock",
  fault: `the clock jumps while it serves: ${JUMPS.join(", ")} from the true time`,
  promise:
    "no job, lead or credit is lost or given twice; forms, builds and calls go on after each jump",
  lacks: lacksFaketime,
  async run(setting) {
    const scratch = mkdtempSync(join(tmpdir(), "sitewright-faults-"));
    const file = join(scratch, "time");
    writeFileSync(file, "+0");
    const house = await openHouse(setting);
    const { server } = house;
    const how = {
      settings: {
        ...{ LD_PRELOAD: FAKETIME, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: "1" },
        ...{ DONT_FAKE_MONOTONIC: "1", FAKETIME_DONT_FAKE_MONOTONIC: "1" },
      },
    };
    try {
      await server.start(how);
      const place = await furnish(house);
      let slowest = 0;
      for (const [at, jump] of JUMPS.entries()) {
        const { jobId } = await server.call("POST", "/sites", {
          ...{ businessName: `Harbour ${at}`, industry: "bakery" },
        });
        writeFileSync(file, jump);
        hold((await house.sendLead(place, `jump${at}`)) === 200, `no form is taken after ${jump}`);
        const [ms] = await timed(() =>
          until(`a job under way at ${jump} completes`, async () => {
            const { job } = await server.call("GET", `/jobs/${jobId}`);
            hold(job.status !== "failed", `the job fails with ${job.error?.code} at ${jump}`);
            return job.status === "completed";
          }),
        );
        slowest = Math.max(slowest, ms);
        hold((await server.visit(place.host, "/")).status === 200, `no page after ${jump}`);
      }
      const lists = ["leads", "spam"].map((list) => `/sites/${place.siteId}/${list}?limit=1`);
      const [leads, spam] = await Promise.all(lists.map((path) => server.call("GET", path)));
      const all = leads.total + spam.total;
      hold(all === JUMPS.length, `${all} forms of ${JUMPS.length} are there`);
      await house.holdInvariants();
      hold((await server.stop()) === 0, "it does not stop well");
      return `${JUMPS.length} jumps, a build under way at each completed ${slowest.toFixed(0)} ms later at most, every form kept (${spam.total} as unverified: by the new time they were opened in the future or long ago), no refund`;
    } finally {
      await house.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

export const MACHINE: readonly Fault[] = [descriptors, memory, clock];
