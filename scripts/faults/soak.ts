/**
 * Everything that clients do, at an even pace for as long as is asked for: what the process holds of
 * memory and of files must not grow with the time that it runs. What is changed again and again is an event
 * that always has as many guests: each is written to, and those of the event that people register for
 * become more by the minute.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { openConsoleSession } from "../../test/fixtures/console-session.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Editor, openEditor } from "./editor.ts";
import { type Fault, hold, lacksLinux, megabytes, quantile } from "./fault.ts";
import {
  furnish,
  type House,
  leadOf,
  openForms,
  openHouse,
  type Place,
  postForm,
} from "./house.ts";
import type { MemoryKinds } from "./memory-kinds.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MB = 1024 * 1024;
/** Caches fill, the engine compiles what is called often, and takes the memory that it will need. */
const WARM_UP_SHARE = 1 / 3;
const SAMPLE_MS = 2_000;
const SAMPLES_A_KIND = 10;
const SITES = 12;
const WAL_BYTES_MAX = 64 * MB;
/** The engine keeps those of closed handles for the next ones, for as long as it has a lock. */
const FILES_KEPT = 8;
const GUESTS = 20;
const DAY_MS = 24 * HOUR_MS;
const REST_MS_MAX = 180_000;
/** What the allocator keeps differs by so much from one moment to another. */
const GROWTH_MAX = 1.05;

type Sample = {
  atMs: number;
  memory: number;
  files: number;
  wal: number;
  /** Of some of the samples: the process waits while the system counts them. */
  kinds: MemoryKinds | undefined;
};

/** When nobody asks for anything any more, and what there was before anybody did. */
type Rest = { filesBefore: number; files: number; memory: number };

type Soak = {
  readonly filesBefore: number;
  readonly house: House;
  readonly place: Place;
  readonly editor: Editor;
  /** Of the event that is changed. */
  readonly walkId: string;
  readonly deleteSite: (siteId: string, name: string) => Promise<void>;
  readonly endsAt: number;
  answered: number;
};

const soaking: Fault = {
  name: "soak",
  fault:
    "half an hour of everything at once: pages, calls, forms, registrations, edits, builds, deleted sites, uploads, exports, backups",
  promise:
    "memory and descriptors do not grow once it is warm, the log file stays below 64 MB, every invariant holds",
  lacks: lacksLinux,
  async run(setting) {
    const minutes = setting.rounds ?? (setting.isShort ? 0.2 : 30);
    const house = await openHouse(setting, { SITEWRIGHT_LOG: "warn" });
    try {
      await house.server.start();
      const soak = await openSoak(house, minutes);
      const { pid } = house.server;
      const before = pid();
      const samples: Sample[] = [];
      await Promise.all([...clientsOf(soak), watch(soak, samples)]);
      hold(pid() === before, "the process ended under way");
      await house.holdInvariants();
      const faults = house.server.readLog().match(/^.*"level":"(?:error|fatal)".*$/m);
      hold(faults === null, `the log has ${faults?.[0]}`);
      return judge(soak, samples, await restAfter(soak), { minutes, isShort: setting.isShort });
    } finally {
      await house.close();
    }
  },
};

async function openSoak(house: House, minutes: number): Promise<Soak> {
  const place = await furnish(house, 100_000);
  const ask = await openConsoleSession(house.server, place.accountId, "owner");
  await house.listen(place.accountId, ["lead.created", "registration.created", "site.published"]);
  return {
    ...{ house, place, answered: 0, filesBefore: house.openFiles() },
    walkId: await openWalk(house, place),
    editor: await openEditor(house, place.accountId, place.siteId),
    async deleteSite(siteId, name) {
      const { status, body } = await ask("sites.delete", { siteId, name });
      hold(status === 200, `a site is not deleted: ${JSON.stringify(body)}`);
    },
    endsAt: performance.now() + minutes * MINUTE_MS,
  };
}

/** A second event, with all the guests that it will have; answers its id. */
async function openWalk(house: House, place: Place): Promise<string> {
  const { event } = await house.server.call("POST", `/sites/${place.siteId}/events`, {
    ...{ title: "Walk", startsAt: Date.now() + 20 * DAY_MS, capacity: GUESTS, status: "published" },
  });
  const { seat } = await openForms(house, place.host, event.url);
  for (let at = 0; at < GUESTS; at += 1) {
    const answer = await postForm(house, place.host, `${event.url}/register`, {
      ...{ name: `g${at}`, email: `g${at}@visitors.test`, seats: 1, _issued: seat },
    });
    hold(answer.status === 201, `a guest's registration is answered ${answer.status}`);
  }
  return event.id;
}

/** One step after the other, one begun every `everyMs` unless the last one takes longer. */
async function pace(
  soak: Soak,
  everyMs: number,
  step: (at: number) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; performance.now() < soak.endsAt; at += 1) {
    const nextAt = performance.now() + everyMs;
    await step(at);
    soak.answered += 1;
    await Bun.sleep(Math.max(0, Math.min(nextAt, soak.endsAt) - performance.now()));
  }
}

function clientsOf(soak: Soak): Promise<void>[] {
  const { house, place, editor, walkId } = soak;
  const { server } = house;
  const site = `/sites/${place.siteId}`;
  const read = async (host: string, path: string, status: number, init: RequestInit = {}) => {
    const answer = await server.visit(host, path, init);
    await answer.arrayBuffer();
    hold(answer.status === status, `${path} is answered ${answer.status}`);
  };
  const pages = ["/", "/contact", place.eventPath, "/nowhere", "/sitemap.xml", "/feed.xml"];
  return [
    pace(soak, 20, async (at) => {
      const answer = await server.visit(place.host, pages[at % pages.length] ?? "/");
      await answer.arrayBuffer();
      hold(answer.status < 500, `a page is answered ${answer.status}`);
    }),
    pace(soak, 50, () => server.call("GET", "/me")),
    pace(soak, 200, (at) => {
      const lists = ["leads?limit=50", "events", "analytics?range=7d", "gallery", "versions"];
      return server.call("GET", `${site}/${lists[at % lists.length]}`);
    }),
    pace(soak, 250, (at) => read("nobody.example", `/${at}`, 421)),
    pace(soak, 250, (at) =>
      read(`localhost:${server.port}`, "/v1/me", 401, {
        headers: { authorization: `Bearer swk_${String(at).padStart(40, "0")}` },
      }),
    ),
    pace(soak, 200, async (at) => {
      const answer = await postForm(house, place.host, "/_forms/contact", leadOf(place, `s${at}`));
      await answer.text();
      hold(answer.status === 200, `a form is answered ${answer.status}`);
    }),
    pace(soak, 1_000, async (at) => {
      const answer = await postForm(house, place.host, `${place.eventPath}/register`, {
        ...{ name: `r${at}`, email: `r${at}@visitors.test`, seats: 1, _issued: place.issued.seat },
      });
      await answer.text();
      hold(answer.status === 201, `a registration is answered ${answer.status}`);
    }),
    pace(soak, 1_000, () => editor.edit()),
    pace(soak, 5_000, (at) =>
      server.call("PATCH", `${site}/events/${walkId}`, { title: `Walk ${at}` }),
    ),
    pace(soak, 5_000, (at) => buildAndDelete(soak, at)),
    pace(soak, 60_000, async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/v1${site}/export`, {
        headers: { authorization: `Bearer ${place.key}` },
      });
      await answer.arrayBuffer();
      hold(answer.status === 200, `an export is answered ${answer.status}`);
    }),
    pace(soak, 120_000, async (at) => {
      const { exitCode, fault } = await server.run(
        "backup",
        join(server.directory, `soak-${at}.db`),
      );
      hold(exitCode === 0, `a backup exits ${exitCode}: ${fault}`);
      await Bun.file(join(server.directory, `soak-${at}.db`)).delete();
    }),
  ];
}

/** Connections of clients and peers are closed after a while; whatever else was opened has to be, too. */
async function restAfter({ house, filesBefore }: Soak): Promise<Rest> {
  const isAtRest = async () => house.openFiles() <= filesBefore + FILES_KEPT;
  await until("descriptors are free again", isAtRest, REST_MS_MAX);
  return { filesBefore, files: house.openFiles(), memory: house.privateBytes() };
}

/** A new site; the oldest of those that were built here goes once there are some. */
async function buildAndDelete({ house, place, deleteSite }: Soak, at: number): Promise<void> {
  const { server } = house;
  const brief = { businessName: `Harbour ${at}`, industry: "bakery" };
  const { jobId } = await server.call("POST", "/sites", brief);
  await until("a site is built", async () => {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    hold(job.status !== "failed", "a build failed");
    return job.status === "completed";
  });
  type Site = { id: string; name: string; status: string };
  const list: { sites: Site[] } = await server.call("GET", "/sites");
  const sites = list.sites.filter(({ id }) => id !== place.siteId);
  const oldest = sites.at(-1);
  if (sites.length > SITES && oldest !== undefined) await deleteSite(oldest.id, oldest.name);
}

async function watch(soak: Soak, samples: Sample[]): Promise<void> {
  const { house } = soak;
  const startedAt = performance.now();
  const wal = join(house.server.directory, "sitewright.db-wal");
  while (performance.now() < soak.endsAt) {
    samples.push({
      atMs: performance.now() - startedAt,
      memory: house.privateBytes(),
      files: house.openFiles(),
      wal: statSync(wal, { throwIfNoEntry: false })?.size ?? 0,
      kinds: samples.length % SAMPLES_A_KIND === 0 ? house.memoryKinds() : undefined,
    });
    // What the peers of this trial keep would be this process's own growth.
    for (const list of [house.mail.received, house.receiver.received]) list.length = 0;
    await Bun.sleep(SAMPLE_MS);
  }
}

function judge(
  soak: Soak,
  samples: readonly Sample[],
  rest: Rest,
  { minutes, isShort }: { minutes: number; isShort: boolean },
): string {
  const warm = samples.filter(({ atMs }) => atMs >= minutes * MINUTE_MS * WARM_UP_SHARE);
  const walMax = Math.max(...samples.map(({ wal }) => wal));
  hold(walMax <= WAL_BYTES_MAX, `the log file grows to ${megabytes(walMax)}`);
  const [early, late] = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  const [before, after] = [early, late].map((half) => floorOf(half.map(({ memory }) => memory)));
  hold(before !== undefined && after !== undefined, "there are no samples");
  const slope = slopeOf(byMinute(warm).map(({ atMs, memory }) => [atMs / HOUR_MS, memory / MB]));
  const span = (minutes * (1 - WARM_UP_SHARE)).toFixed(0);
  const figures = `memory of its own ${megabytes(before)} → ${megabytes(after)} at its lowest in the halves of the last ${span} minutes, ${slope.toFixed(1)} MB an hour by minutes, ${describeKinds(early, late)}, ${megabytes(rest.memory)} at rest afterwards; ${rest.filesBefore} → ${rest.files} descriptors at rest`;
  hold(isShort || after <= before * GROWTH_MAX, figures);
  return `${minutes} minutes, ${soak.answered} steps: ${figures}; log file ${megabytes(walMax)} at most, no error in the log`;
}

const floorOf = (bytes: readonly number[]): number => quantile(bytes, 0.1);

const KIND_NAMES = {
  runtime: "objects and bytes",
  compiled: "compiled code",
  engine: "the database engine",
  other: "the rest",
} satisfies Record<keyof MemoryKinds, string>;

/** Where memory grows, if it does. */
function describeKinds(early: readonly Sample[], late: readonly Sample[]): string {
  const kinds = Object.keys(KIND_NAMES) as (keyof MemoryKinds)[];
  const floor = (half: readonly Sample[], kind: keyof MemoryKinds) =>
    megabytes(floorOf(half.flatMap(({ kinds: all }) => (all === undefined ? [] : [all[kind]]))));
  return kinds
    .map((kind) => `${KIND_NAMES[kind]} ${floor(early, kind)} → ${floor(late, kind)}`)
    .join(", ");
}

/** Of each minute the moment with the least memory: what waits for the collector is not counted. */
function byMinute(samples: readonly Sample[]): Sample[] {
  const minutes = new Map<number, Sample>();
  for (const sample of samples) {
    const minute = Math.floor(sample.atMs / MINUTE_MS);
    const least = minutes.get(minute);
    if (least === undefined || sample.memory < least.memory) minutes.set(minute, sample);
  }
  return [...minutes.values()];
}

/**
 * By the median of the slopes between all pairs (Theil and Sen): what the collector has not got round
 * to at one moment does not tilt it.
 */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const slopes: number[] = [];
  for (const [at, [x, y]] of points.entries())
    for (const [laterX, laterY] of points.slice(at + 1)) slopes.push((laterY - y) / (laterX - x));
  return quantile(slopes, 0.5);
}

export const SOAK: readonly Fault[] = [soaking];
