/** The watch itself: a service that blocks is caught, and one that is merely crowded is not. */
import { afterAll, expect, test } from "bun:test";
import {
  expectNoFreeze,
  type FreezeWatch,
  MEGABYTE,
  watchForFreezes,
} from "./fixtures/freeze-watch.ts";

/**
 * A service that blocks for as much processor time, or keeps as much memory, as its path says. By
 * the clock it would work for less than that on a crowded machine, and a freeze is what it worked.
 */
const PROGRAM = `
const kept = [];
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch(request) {
  const [, action, amount] = new URL(request.url).pathname.split("/");
  if (action === "block") {
    const before = process.cpuUsage();
    let workedUs = 0;
    while (workedUs < Number(amount) * 1000) {
      const until = performance.now() + 10;
      while (performance.now() < until);
      const { user, system } = process.cpuUsage(before);
      workedUs = user + system;
    }
  }
  if (action === "keep") kept.push(new Uint8Array(Number(amount)).fill(1));
  return new Response("ok\\n");
} });
console.log(server.port);
`;

type Victim = { ask(path: string): Promise<void>; watch: FreezeWatch };
const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

async function openVictim(): Promise<Victim> {
  const child = Bun.spawn([process.execPath, "-e", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  closers.push(() => child.kill());
  const { value } = await child.stdout.getReader().read();
  const port = Number(new TextDecoder().decode(value));
  const watch = await watchForFreezes(port, child.pid);
  closers.push(() => watch.close());
  return {
    watch,
    async ask(path) {
      await (await fetch(`http://127.0.0.1:${port}/${path}`)).text();
    },
  };
}

test("a service that works for 2,500 ms is said to, with the processor time that it took", async () => {
  const { watch, ask } = await openVictim();
  const seen = await watch.during(() => ask("block/2500"));
  expect(seen.freezeMs).toBeGreaterThan(1_250);
  expect(seen.cpuMs).toBeGreaterThan(1_000);
  // The time above is the processor's, whatever the pace of the machine.
  const report = { ...seen, slowness: 1 };
  expect(() => expectNoFreeze(report)).toThrow("freezeMs");
  expect(() => expectNoFreeze(report, { freezeMs: 9_000, cpuMs: 50 })).toThrow("cpuMs");
  expectNoFreeze({ ...seen, slowness: 10 });
}, 60_000);

test("a service that others keep from the processor does not freeze", async () => {
  const { watch, ask } = await openVictim();
  const neighbours = Array.from({ length: 6 }, () =>
    Bun.spawn([process.execPath, "-e", "for (;;);"], { stdio: ["ignore", "ignore", "inherit"] }),
  );
  closers.push(() => neighbours.map((neighbour) => neighbour.kill()));
  const report = await watch.during(() => ask("block/60"));
  for (const neighbour of neighbours) neighbour.kill();
  expectNoFreeze(report);
}, 60_000);

test("memory that is kept is growth, and a service that is gone a failure", async () => {
  const { watch, ask } = await openVictim();
  const report = await watch.during(() => ask(`keep/${40 * MEGABYTE}`));
  expect(report.growthBytes).toBeGreaterThan(30 * MEGABYTE);
  expect(() => expectNoFreeze(report, { growthBytes: 16 * MEGABYTE })).toThrow("growthBytes");
  const killed = await watch.during(() => closers.at(-2)?.());
  expect(() => expectNoFreeze(killed)).toThrow("closed connections");
}, 60_000);
