/** The service as a process: where it listens, what ends it and what does not, and what it says while it runs. */
import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { connect } from "node:net";
import { join } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { runHere } from "./fixtures/commands-here.ts";
import { openServerProcess, type ServerProcess } from "./fixtures/server-process.ts";
import { startTestService } from "./harness.ts";

setDefaultTimeout(90_000);

const { scratch, freshData, close } = openShell();
afterAll(close);

let servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers) await server.close();
  servers = [];
});
function newServer(...given: Parameters<typeof openServerProcess>): ServerProcess {
  const server = openServerProcess(...given);
  servers.push(server);
  return server;
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** What HOST says, and whether IPv4 and IPv6 callers of this machine are answered. */
const HOSTS: readonly (readonly [string, boolean, boolean])[] = [
  ["127.0.0.1", true, false],
  ["0.0.0.0", true, false],
  ["::1", false, true],
  ["[::1]", false, true],
  ["::", true, true],
  ["0:0:0:0:0:0:0:1", false, true],
  ["127.0.0.2", false, false],
];

test.each(HOSTS)(
  "HOST=%s answers there alone, and the health check finds it",
  async (host, v4, v6) => {
    const service = await startTestService({ environment: { HOST: host } });
    try {
      const { port } = service;
      expect([
        await answers(`http://127.0.0.1:${port}`),
        await answers(`http://[::1]:${port}`),
      ]).toEqual([v4, v6]);
      const healthy = await runHere(["healthcheck", "--host", host, "--port", String(port)]);
      expect(healthy).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    } finally {
      await service.close();
    }
  },
);

test("the health check of a service that is not there is one line with the address that was asked", async () => {
  for (const [host, asked] of [
    ["0.0.0.0", "http://127.0.0.1:1/readyz"],
    ["[::]", "http://[::1]:1/readyz"],
    ["localhost", "http://localhost:1/readyz"],
  ] as const) {
    const { exitCode, stderr } = await runHere(["healthcheck", "--host", host, "--port", "1"]);
    expect([exitCode, stderr]).toEqual([
      ...[1, `sitewright: Nothing answers on ${asked}; is the server running?\n`],
    ]);
  }
});

test.each(["::1", "[::1]", "0.0.0.0"])("the demo runs behind HOST=%s, too", async (host) => {
  const data = freshData();
  const { exitCode, stdout, stderr } = await runHere([
    ...["demo", "--once", "--host", host, "--port", "0", "--data", data],
  ]);
  expect([exitCode, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^ +Site +http:\/\/marlow-and-finch\.localhost:\d+ +\(\d+ pages\)$/m);
});

describe("a port that is taken", () => {
  test("stops the demo where somebody insists on it, and is passed by where nobody does", async () => {
    const holder = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: () => new Response("other"),
    });
    try {
      const port = String(holder.port);
      for (const [args, env] of [
        [["--port", port], {}],
        [[], { PORT: port }],
      ] as const) {
        const refused = await runHere(["demo", "--once", "--data", freshData(), ...args], env);
        expect([refused.exitCode, refused.stdout]).toEqual([1, ""]);
        expect(refused.stderr).toContain(`Cannot listen on 127.0.0.1:${port} (EADDRINUSE)`);
      }
    } finally {
      await holder.stop(true);
    }
  });

  test("stops a start before anything that is shown once is shown, so that the next one shows it", async () => {
    const holder = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: () => new Response("other"),
    });
    const data = freshData();
    const serve = [...SITEWRIGHT, "serve", "--data", data, "--port"];
    const env = { PATH: process.env.PATH, HOME: scratch };
    try {
      const refused = Bun.spawn([...serve, String(holder.port)], {
        env,
        stdout: "pipe",
        stderr: "pipe",
      });
      const told = await new Response(refused.stdout).text();
      expect([await refused.exited, told.includes("/console/claim/")]).toEqual([1, false]);
    } finally {
      await holder.stop(true);
    }
    const started = Bun.spawn([...serve, "0"], { env, stdout: "pipe" });
    try {
      expect(await readUntil(started.stdout, '"ready"')).toContain("/console/claim/");
    } finally {
      started.kill();
      expect(await started.exited).toBe(0);
    }
  });
});

/** All that was written up to then; throws when it ends before. */
async function readUntil(stdout: ReadableStream<Uint8Array>, mark: string): Promise<string> {
  const reader = stdout.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes(mark)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`ended without ${mark}: ${text}`);
    text += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return text;
}

describe("SIGTERM", () => {
  /** A call whose body comes in two halves, and all that is answered to it. */
  function openSlowCall(port: number, key: string, body: string) {
    const socket = connect(port, "127.0.0.1");
    const { promise: answered, resolve } = Promise.withResolvers<string>();
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString();
    });
    for (const event of ["close", "error"]) socket.on(event, () => resolve(answer));
    const half = Math.floor(body.length / 2);
    const head = [
      ...["POST /v1/sites HTTP/1.1", `Host: localhost:${port}`, `Authorization: Bearer ${key}`],
      ...["Content-Type: application/json", `Content-Length: ${body.length}`, "Connection: close"],
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, half)}`);
    return { answered, finish: () => socket.write(body.slice(half)) };
  }

  test("finishes the request in flight, takes no other, and hands its job to the next start", async () => {
    const server = newServer({ SITEWRIGHT_LOG: "info" });
    await server.start();
    const { key } = await server.createOwner("o@acme.test");
    const brief = JSON.stringify({ businessName: "Harbour", industry: "bakery" });
    const slow = openSlowCall(server.port, key, brief);
    // It is in flight once its first half has arrived, which a later request that is answered shows.
    await server.call("GET", "/me");
    const stopped = server.stop();
    while (!server.readLog().includes("stopping: no new requests")) await Bun.sleep(5);
    while (await answers(`http://127.0.0.1:${server.port}`)) await Bun.sleep(5);
    slow.finish();
    const answer = await slow.answered;
    expect(answer).toStartWith("HTTP/1.1 202 ");
    expect(await stopped).toBe(0);
    const { jobId } = JSON.parse(answer.slice(answer.indexOf("{")));
    await server.start();
    for (;;) {
      const { job } = await server.call("GET", `/jobs/${jobId}`);
      expect(["pending", "running", "completed"]).toContain(job.status);
      if (job.status === "completed") break;
      await Bun.sleep(20);
    }
    expect((await server.call("GET", "/me")).usage.used).toBeGreaterThan(0);
  });

  test("during a start ends it in order, and the next start has everything", async () => {
    const data = freshData();
    const env = { PATH: process.env.PATH, HOME: scratch };
    for (const waitMs of [0, 60, 120, 200, 300]) {
      const child = Bun.spawn([...SITEWRIGHT, "serve", "--data", data, "--port", "0"], {
        ...{ env, stdout: "ignore", stderr: "pipe" },
      });
      await Bun.sleep(waitMs);
      child.kill("SIGTERM");
      const code = await child.exited;
      // Before the program has begun to listen for it, the signal ends the process as it ends any.
      expect([0, 143]).toContain(code);
      expect(await new Response(child.stderr).text()).toBe("");
    }
    const checked = await runHere(["doctor", "--data", data, "--json"]);
    const failed = JSON.parse(checked.stdout).filter(({ ok }: { ok: boolean }) => !ok);
    expect([checked.exitCode, failed]).toEqual([0, []]);
  });

  const hasNamespaces =
    process.platform === "linux" && Bun.spawnSync(["unshare", "-rpf", "true"]).exitCode === 0;
  test.if(hasNamespaces)("ends it as the first process of a container, too", async () => {
    const data = freshData();
    const inside = ["unshare", "-rpf", "--kill-child", "sh", "-c"];
    // The shell gives its place, the first, to the service.
    const command = `exec ${SITEWRIGHT.map((word) => `'${word}'`).join(" ")} serve --data '${data}' --port 0`;
    const child = Bun.spawn([...inside, command], {
      ...{ env: { PATH: process.env.PATH, HOME: scratch }, stdout: "pipe" },
    });
    await readUntil(child.stdout, '"ready"');
    expect((await Bun.file(join(data, "sitewright.pid")).text()).trim()).toBe("1");
    const listed = await runHere(["account", "list", "--data", data]);
    expect([listed.exitCode, listed.stdout]).toEqual([0, "none\n"]);
    const [first = ""] = (await Bun.$`pgrep -P ${child.pid}`.text()).trim().split("\n");
    process.kill(Number(first), "SIGTERM");
    expect(await child.exited).toBe(0);
  });
});

describe("its output", () => {
  test("is lines of JSON, but for what is shown once", async () => {
    const server = newServer({ SITEWRIGHT_LOG: "debug" });
    await server.start();
    await server.call("GET", "/me");
    expect(await server.stop()).toBe(0);
    const lines = server.readLog().trimEnd().split("\n");
    const plain = lines.filter((line) => !line.startsWith("{"));
    expect(plain).toEqual([
      expect.stringMatching(
        /^Claim this instance .*: http:\/\/localhost:\d+\/console\/claim\/[\w-]+$/,
      ),
    ]);
    for (const line of lines.filter((one) => one.startsWith("{"))) {
      const { level, time, msg } = JSON.parse(line);
      expect(["debug", "info", "warn"]).toContain(level);
      expect([new Date(time).toISOString(), typeof msg]).toEqual([time, "string"]);
    }
  });

  test("may be read by nobody any more: it goes on serving", async () => {
    const data = freshData();
    const child = Bun.spawn([...SITEWRIGHT, "serve", "--data", data, "--port", "0"], {
      env: { PATH: process.env.PATH, HOME: scratch, SITEWRIGHT_LOG: "trace" },
      ...{ stdout: "pipe", stderr: "pipe" },
    });
    try {
      const log = await readUntil(child.stdout, '"ready"');
      const [, api = ""] = /"api":"([^"]*)"/.exec(log) ?? [];
      await child.stdout.cancel();
      await child.stderr.cancel();
      // Each of these is told in the log, which has nowhere to go.
      for (let at = 0; at < 20; at += 1) expect((await fetch(`${api}/me`)).status).toBe(401);
      const made = await runHere([
        ...["account", "create", "--name", "A", "--email", "a@b.test", "--data", data],
      ]);
      expect(made.exitCode).toBe(0);
    } finally {
      child.kill();
      expect(await child.exited).toBe(0);
    }
  });

  const hasScript = Bun.which("script") !== null && process.platform === "linux";
  test.if(hasScript)("on a terminal is for people, and the link stands apart", async () => {
    const data = freshData();
    const command = [...SITEWRIGHT, "serve", "--data", data, "--port", "0"].map(
      (word) => `'${word}'`,
    );
    const child = Bun.spawn(["script", "-qefc", command.join(" "), "/dev/null"], {
      env: { PATH: process.env.PATH, HOME: scratch, TERM: "xterm" },
      ...{ stdin: "pipe", stdout: "pipe" },
    });
    const text = await readUntil(child.stdout, "ready");
    expect(text).toContain("Open it in a browser to set up your account.\r\n\r\n");
    expect(text).not.toContain('{"level"');
    process.kill(Number(await Bun.file(join(data, "sitewright.pid")).text()), "SIGTERM");
    expect(await child.exited).toBe(0);
  });
});

test("health and readiness are answered on any host, metrics with their token alone from elsewhere", async () => {
  const token = "a-token-of-the-operators";
  const service = await startTestService({ environment: { SITEWRIGHT_METRICS_TOKEN: token } });
  try {
    for (const host of ["localhost", "unknown.example", "192.0.2.7", "[::1]", "x".repeat(200)])
      for (const path of ["/healthz", "/readyz"])
        expect([host, (await service.visit(host, path)).status]).toEqual([host, 200]);
    expect((await service.visit("unknown.example", "/")).status).toBe(421);
    const ask = async (headers: Record<string, string>) =>
      (await service.visit("localhost", "/metrics", { headers })).status;
    const proxied = { "x-forwarded-for": "198.51.100.7" };
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await ask({ ...proxied, authorization: `Bearer ${token}` })).toBe(200);
    expect(await ask({ authorization: `bearer ${token}` })).toBe(200);
    for (const wrong of [
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
      token,
      "Bearer",
    ])
      expect([wrong, await ask({ ...proxied, authorization: wrong })]).toEqual([wrong, 401]);
    expect(await ask(proxied)).toBe(401);
    const text = await (
      await service.visit("localhost", "/metrics", {
        headers: { authorization: `Bearer ${token}` },
      })
    ).text();
    expect(text).not.toContain(token);
    expect(text).toMatch(/^# TYPE sitewright_\w+ (?:counter|gauge|histogram)$/m);
  } finally {
    await service.close();
  }
});
