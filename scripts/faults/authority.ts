/** A certificate authority that is away or answers badly, and one that comes back. */
import { connect } from "node:net";
import { createServer } from "node:tls";
import { startProcess } from "../../test/fixtures/database-file.ts";
import { hasPebble, type Pebble, startPebble } from "../../test/fixtures/pebble.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Fault, hold, megabytes, timed } from "./fault.ts";
import { type House, openHouse } from "./house.ts";

const WAYS = ["silent", "close", "nonsense", "broken", "endless", "gzip", "drip"];

export const AUTHORITY: Fault = {
  name: "authority",
  fault: `a certificate authority whose answers are ${WAYS.join(", ")}, or that refuses connections`,
  promise:
    "what has a certificate is served with it; new sites wait without an error of the API, and go live when the authority is back",
  lacks: () => (hasPebble ? undefined : "no pebble here"),
  async run(setting) {
    const pebble = await startPebble();
    const bad = startProcess("bad-peer", []);
    const front = await openTlsFront(pebble, Number(await bad.nextLine()));
    const house = await openHouse(setting, pebble.settings);
    const { server } = house;
    try {
      await server.start();
      await server.createOwner("owner@acme.test");
      const { siteId } = await house.buildSite();
      const urls = [...WAYS.map((way) => `${front.origin}/${way}`), "https://localhost:1/dir"];
      const waiting: string[] = [];
      let peak = 0;
      for (const url of setting.isShort ? urls.slice(0, 2) : urls) {
        await server.stop();
        await server.start({ settings: { SITEWRIGHT_ACME_DIRECTORY: url } });
        waiting.push(await buildWaiting(house, waiting.length));
        const { site } = await server.call("GET", `/sites/${siteId}`);
        hold(site.status === "live", `the site that was live is ${site.status}`);
        peak = Math.max(peak, house.residentBytes());
      }
      await house.holdInvariants();
      await server.stop();
      await server.start();
      const [ms] = await timed(() =>
        until("all sites are live", () => areLive(house, waiting), 240_000),
      );
      await house.holdInvariants();
      return `${waiting.length} ways, a start and a build with each: ready each time, the live site served by HTTPS throughout, at most ${megabytes(peak)} of memory; with the authority back ${waiting.length} sites that waited were live after ${(ms / 1_000).toFixed(1)} s`;
    } finally {
      await house.close();
      front.close();
      await bad.kill();
      await pebble.close();
    }
  },
};

/** An authority is asked by HTTPS alone, so the bad peer stands behind a certificate that is trusted. */
async function openTlsFront({ authority }: Pebble, port: number) {
  const { cert, key } = await authority.issue(["localhost"]);
  const server = createServer({ cert, key }, (socket) => {
    const peer = connect({ port, host: "127.0.0.1" });
    socket.pipe(peer).pipe(socket);
    for (const [one, other] of [[socket, peer] as const, [peer, socket] as const]) {
      one.on("error", () => other.destroy());
      one.once("close", () => other.destroy());
    }
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const own = typeof address === "object" ? address?.port : 0;
  return { origin: `https://localhost:${own}`, close: () => void server.close() };
}

/** Builds a site whose certificate cannot come; answers its id. */
async function buildWaiting({ server }: House, at: number): Promise<string> {
  const brief = { businessName: `Waiting ${at}`, industry: "bakery" };
  const { jobId } = await server.call("POST", "/sites", brief);
  return until("the site is built", async () => {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    hold(job.status !== "failed", `the build fails with ${job.error?.code}`);
    return job.status === "completed" && String(job.siteId);
  });
}

async function areLive({ server }: House, ids: readonly string[]): Promise<boolean> {
  const { sites } = await server.call("GET", "/sites");
  const live = new Set(
    sites
      .filter(({ status }: { status: string }) => status === "live")
      .map(({ id }: { id: string }) => id),
  );
  return ids.every((id) => live.has(id));
}
