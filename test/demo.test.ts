/** The demo as somebody runs it who has just downloaded the program, and who stops it when they like. */
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";

const { scratch, close } = openShell();
afterAll(close);

/** Starts the demo with a place for temporary files of its own, and reads until `text` is printed. */
async function startDemo(text: string) {
  const temporary = mkdtempSync(join(scratch, "tmp-"));
  const child = Bun.spawn([...SITEWRIGHT, "demo", "--port", "0"], {
    cwd: scratch,
    env: { PATH: process.env.PATH, HOME: scratch, TMPDIR: temporary },
    stdout: "pipe",
    stderr: "pipe",
  });
  const reader = child.stdout.getReader();
  let printed = "";
  while (!printed.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the demo ended: ${await new Response(child.stderr).text()}`);
    printed += new TextDecoder().decode(value);
  }
  return {
    printed,
    async interrupt(...signals: NodeJS.Signals[]) {
      for (const signal of signals) child.kill(signal);
      const said = await new Response(child.stderr).text();
      return { exitCode: await child.exited, said, left: demosIn(temporary) };
    },
  };
}

const demosIn = (directory: string) =>
  readdirSync(directory).filter((name) => name.startsWith("sitewright-demo-"));

test("what it prints works until Ctrl-C, and then nothing of it is left", async () => {
  const demo = await startDemo("Serving until Ctrl-C");
  const [, site = "", pages] = /Site +(http:\S+) +\((\d+) pages\)/.exec(demo.printed) ?? [];
  expect(Number(pages)).toBeGreaterThanOrEqual(4);
  const { host, port } = new URL(site);
  const home = await fetch(`http://127.0.0.1:${port}/`, { headers: { host } });
  expect([home.status, (await home.text()).includes("Marlow &amp; Finch")]).toEqual([200, true]);
  const [, authorization = "", url = ""] =
    /curl -H "Authorization: ([^"]+)" (\S+)/.exec(demo.printed) ?? [];
  const { pathname } = new URL(url);
  const told = await fetch(`http://127.0.0.1:${port}${pathname}`, { headers: { authorization } });
  expect((await told.json()).site).toMatchObject({ status: "live", url: site });
  expect(await demo.interrupt("SIGINT")).toEqual({ exitCode: 0, said: "", left: [] });
});

// A terminal sends Ctrl-C to all of them, and `bun run` hands on what it gets.
test("a Ctrl-C that comes twice at once ends it like one", async () => {
  const demo = await startDemo("Serving until Ctrl-C");
  const ended = await demo.interrupt("SIGINT", "SIGTERM", "SIGINT");
  expect(ended).toEqual({ exitCode: 0, said: "", left: [] });
});

test("Ctrl-C while the site is being built leaves nothing either, and is no success", async () => {
  const demo = await startDemo("Building a site");
  expect(await demo.interrupt("SIGINT")).toEqual({ exitCode: 1, said: "", left: [] });
});
