/** The demo as somebody runs it who has just downloaded the program, and who stops it when they like. */
import { afterAll, afterEach, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { type ModelServer, startModelServer } from "./fixtures/model-server.ts";

const { scratch, freshData, runJson, close } = openShell();
afterAll(close);

/** Starts the demo with a place for temporary files of its own, and reads until `text` is printed. */
async function startDemo(text: string, settings: Record<string, string> = {}) {
  const temporary = mkdtempSync(join(scratch, "tmp-"));
  const child = Bun.spawn([...SITEWRIGHT, "demo", "--port", settings.PORT ?? "0"], {
    cwd: scratch,
    env: { PATH: process.env.PATH, HOME: scratch, TMPDIR: temporary, ...settings },
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
  // What goes on being printed must find somebody who reads it.
  const drained = (async () => {
    while (!(await reader.read()).done);
  })();
  return {
    printed,
    /** Resolves once it has ended by itself. */
    async ended() {
      const said = await new Response(child.stderr).text();
      await drained;
      return { exitCode: await child.exited, said };
    },
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

/** One that nobody listens on now. */
function freePort(): number {
  const listener = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  listener.stop(true);
  return listener.port;
}

describe("a job that brings no site ends it with the reason", () => {
  let model: ModelServer;
  afterEach(() => model.close());

  /** The demo on a data directory of its own, with a writer that answers as it is told. */
  function startWithModel(answer: ModelServer["answer"]) {
    model = startModelServer();
    model.answer = answer;
    const data = freshData();
    const settings = {
      PORT: String(freePort()),
      SITEWRIGHT_AI_BASE_URL: model.url,
      SITEWRIGHT_AI_MODEL: "small",
    };
    const demo = startDemo("Building a site", { ...settings, SITEWRIGHT_DATA: data });
    return demo.then((started) => ({ demo: started, data, port: settings.PORT }));
  }

  test("when somebody cancels it", async () => {
    const { demo, data, port } = await startWithModel(() => ({ hang: "before headers" }));
    await model.until(1);
    const [{ id }] = await runJson(data, "account", "list");
    const { key } = await runJson(data, "key", "create", "--account", id);
    const call = async (method: string, path: string) =>
      (
        await fetch(`http://127.0.0.1:${port}/v1${path}`, {
          ...{ method, headers: { authorization: `Bearer ${key}` } },
        })
      ).json();
    const { jobs } = await call("GET", "/jobs");
    expect((await call("DELETE", `/jobs/${jobs[0].id}`)).job.status).toBe("cancelled");
    expect(await demo.ended()).toEqual({
      exitCode: 1,
      said: "sitewright: The site's job was cancelled.\n",
    });
  }, 60_000);

  test("when it fails", async () => {
    const { demo } = await startWithModel(() => ({ status: 401, body: "no such key" }));
    const { exitCode, said } = await demo.ended();
    expect([exitCode, said]).toEqual([1, expect.stringMatching(/^sitewright: [^\n]+\n$/)]);
  }, 60_000);
});
