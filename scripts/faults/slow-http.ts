/** What Debian's slowhttptest does to web servers, beside visitors who want to be served. */
import { until } from "../../test/fixtures/server-process.ts";
import { timeForms } from "./clients.ts";
import { type Fault, hold, lacksProgram, megabytes, quantile } from "./fault.ts";
import { furnish, type House, openHouse, type Place } from "./house.ts";

const CONNECTIONS = 800;
const MEMORY_MAX = 64 * 1024 * 1024;

/** By name: the attack's flag, and what it asks for. */
const ATTACKS = [
  ["slow headers", "-H", () => "/"],
  ["slow bodies", "-B", ({ siteId }: Place) => `/forms/${siteId}/contact`],
  ["slow reads", "-X", () => "/openapi.json"],
  ["ranges", "-R", () => "/openapi.json"],
] as const;

export const SLOW_HTTP: Fault = {
  name: "slowhttptest",
  fault: `slowhttptest with ${CONNECTIONS} connections: slow headers, slow bodies, slow reads, overlapping ranges`,
  promise: "others are served, memory is bounded, and descriptors come back",
  lacks: lacksProgram("slowhttptest"),
  async run({ program, isShort, rounds }) {
    const house = await openHouse({ program, isShort, rounds });
    try {
      await house.server.start();
      const place = await furnish(house);
      const alone = await timeForms(house, place, "alone");
      const memory = house.privateBytes();
      const files = house.openFiles();
      const lines: string[] = [];
      for (const attack of ATTACKS) lines.push(await attackWith(house, place, attack, isShort));
      await until(
        "descriptors are free again",
        async () => house.openFiles() <= files + 8,
        120_000,
      );
      const growth = Math.max(0, house.privateBytes() - memory);
      hold(growth < MEMORY_MAX, `memory grows by ${megabytes(growth)}`);
      await house.holdInvariants();
      return `forms of others alone ${figuresOf(alone)}; ${lines.join("; ")}; memory +${megabytes(growth)}, descriptors as before`;
    } finally {
      await house.close();
    }
  },
};

async function attackWith(
  house: House,
  place: Place,
  [name, flag, pathOf]: (typeof ATTACKS)[number],
  isShort: boolean,
): Promise<string> {
  const url = `http://127.0.0.1:${house.server.port}${pathOf(place)}`;
  const length = ["-i", "5", "-l", isShort ? "5" : "30", "-p", "5"];
  const child = Bun.spawn(
    ["slowhttptest", flag, "-c", String(CONNECTIONS), "-r", "400", ...length, "-v", "1", "-u", url],
    { stdout: "ignore", stderr: "ignore" },
  );
  try {
    const ended = child.exited.then(() => true);
    const opened = until(`${name} are under way`, async () => house.openFiles() > CONNECTIONS / 4);
    // Ranges that are answered at once leave no connection open.
    await Promise.race([opened.catch(() => false), ended]);
    const beside = await timeForms(house, place, name.replaceAll(" ", "-"));
    await ended;
    return `beside ${name} ${figuresOf(beside)}`;
  } finally {
    child.kill();
  }
}

const figuresOf = (list: readonly number[]): string =>
  `${[0.5, 0.99].map((share) => quantile(list, share).toFixed(1)).join(" / ")} ms (p50 / p99)`;
