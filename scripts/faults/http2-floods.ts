/** HTTP/2 clients that send frames as fast as they can, beside visitors who want to be served. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuthority } from "../../test/fixtures/certificates.ts";
import { startProcess } from "../../test/fixtures/database-file.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Fault, hold, lacksLinux, megabytes, quantile, timed } from "./fault.ts";
import { furnish, type House, openHouse, type Place } from "./house.ts";

/** As the flooding process names them. */
const FLOODS = [
  ...["rapid resets", "settings", "pings", "endless headers", "empty continuations"],
  ...["a header bomb", "streams that stay open", "answers that are not taken", "empty data"],
];
/** Those that cost most. */
const SHORT = new Set(["rapid resets", "a header bomb", "streams that stay open"]);
const CONNECTIONS = 8;
const GROWTH_MAX = 96 * 1024 * 1024;
const PEAK_GROWTH_MAX = 640 * 1024 * 1024;
/** The engine keeps the descriptors of some closed handles. */
const FILES_KEPT = 8;
const REST_MS_MAX = 60_000;

export const HTTP2_FLOODS: Fault = {
  name: "http2-floods",
  fault: `floods of HTTP/2 frames, one kind after the other over ${CONNECTIONS} connections that come again when they are broken off: ${FLOODS.join(", ")}`,
  promise: "others are served, memory is bounded, descriptors come back",
  lacks: lacksLinux,
  async run(setting) {
    const { directory, port, settings } = await prepareTls();
    const house = await openHouse(setting, settings);
    try {
      await house.server.start();
      const place = await furnish(house);
      const visits = setting.isShort ? 20 : 500;
      const kinds = setting.isShort ? FLOODS.filter((kind) => SHORT.has(kind)) : FLOODS;
      const alone = await timeVisits(house, place, visits);
      const before = { pid: house.server.pid(), memory: house.privateBytes() };
      const files = house.openFiles();
      const outcomes: Outcome[] = [];
      for (const kind of kinds)
        outcomes.push(await floodWith(house, place, { kind, port, visits }));
      await until(
        "descriptors and memory are free again",
        async () =>
          house.openFiles() <= files + FILES_KEPT &&
          // When memory is given back is the collector's to say: a short trial does not wait for it.
          (setting.isShort || house.privateBytes() - before.memory < GROWTH_MAX),
        REST_MS_MAX,
      );
      hold(house.server.pid() === before.pid, "the process ended under way");
      await house.holdInvariants();
      const fault = house.server.readLog().match(/^.*"level":"(?:error|fatal)".*$/m);
      hold(fault === null, `the log has ${fault?.[0]}`);
      const peak = Math.max(...outcomes.map(({ memory }) => memory)) - before.memory;
      hold(setting.isShort || peak < PEAK_GROWTH_MAX, `memory grows by ${megabytes(peak)}`);
      const lines = outcomes.map(({ kind, took }) => `${kind} ${figuresOf(took)}`);
      return `pages of others alone ${figuresOf(alone)}, beside ${lines.join(", ")} ms (p50 / p99); memory +${megabytes(Math.max(0, peak))} at most, and descriptors as before`;
    } finally {
      await house.close();
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

type Outcome = { kind: string; took: number[]; memory: number };

/** A certificate of a private authority, and ports that nobody has. */
async function prepareTls() {
  const directory = mkdtempSync(join(tmpdir(), "sitewright-floods-"));
  const authority = await createAuthority();
  const { cert, key } = await authority.issue([
    ...["localhost", "sites.localhost", "*.sites.localhost"],
  ]);
  const write = (name: string, text: string) => {
    writeFileSync(join(directory, name), text);
    return join(directory, name);
  };
  const port = freePort();
  const settings = {
    SITEWRIGHT_TLS: "files",
    SITEWRIGHT_TLS_CERT: write("cert.pem", cert),
    SITEWRIGHT_TLS_KEY: write("key.pem", key),
    SITEWRIGHT_ACME_CA_FILE: write("roots.pem", authority.root),
    SITEWRIGHT_HTTPS_PORT: String(port),
    SITEWRIGHT_HTTP_PORT: String(freePort()),
    SITEWRIGHT_SITES_DOMAIN: `sites.localhost:${port}`,
  };
  return { directory, port, settings };
}

/** One that was free a moment ago. */
function freePort(): number {
  const listener = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  listener.stop(true);
  return listener.port;
}

async function timeVisits(house: House, place: Place, visits: number): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < visits; at += 1) {
    const [ms, status] = await timed(async () => {
      const answer = await house.server.visit(place.host, "/");
      await answer.arrayBuffer();
      return answer.status;
    });
    hold(status === 200, `a page is answered ${status}`);
    took.push(ms);
    await Bun.sleep(2);
  }
  return took;
}

async function floodWith(
  house: House,
  place: Place,
  { kind, port, visits }: { kind: string; port: number; visits: number },
): Promise<Outcome> {
  const flood = startProcess("http2-flood", [kind, `${port}`, place.host, `${CONNECTIONS}`]);
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, house.privateBytes());
  }, 50);
  try {
    hold((await flood.nextLine()) === "flooding", `${kind} do not begin`);
    return { kind, took: await timeVisits(house, place, visits), memory };
  } finally {
    clearInterval(timer);
    await flood.kill();
  }
}

const figuresOf = (list: readonly number[]): string =>
  [0.5, 0.99].map((share) => quantile(list, share).toFixed(1)).join(" / ");
