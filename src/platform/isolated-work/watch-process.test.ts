/** A child process that takes too much is ended, and what for is told. */
import { expect, test } from "bun:test";
import { watchProcess } from "./watch-process.ts";

const MINUTE_MS = 60_000;
const MANY = { cpuMsMax: MINUTE_MS, wallMsMax: MINUTE_MS, memoryBytesMax: 2 ** 40 };

function startChild(program: string) {
  return Bun.spawn({
    cmd: [process.execPath, "-e", program],
    stdio: ["ignore", "ignore", "ignore"],
  });
}

test.each([
  ["runs on and on", "for (;;);", { cpuMsMax: 300, wallMsMax: 10_000 }, "time"],
  ["waits and waits", "setInterval(() => {}, 1_000)", { wallMsMax: 300 }, "time"],
  [
    "takes more and more",
    "const kept = []; for (;;) kept.push(new Uint8Array(1e6).fill(1));",
    { memoryBytesMax: 300e6, wallMsMax: 10_000 },
    // Other systems do not tell, and the clock ends it.
    process.platform === "linux" ? "memory" : "time",
  ],
] as const)("one that %s", async (_name, program, limits, overrun) => {
  const child = startChild(program);
  const stop = watchProcess(child, { ...MANY, ...limits });
  await child.exited;
  expect(child.signalCode).toBe("SIGKILL");
  expect(stop()).toBe(overrun);
});

test("one that ends in time is left alone", async () => {
  const child = startChild("0");
  const stop = watchProcess(child, MANY);
  expect(await child.exited).toBe(0);
  expect(stop()).toBeUndefined();
});
