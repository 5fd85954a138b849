/** HTTPS with the operator's own certificate: what clients get, who they are, and what they cannot do. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { examine } from "../src/features/upkeep/doctor.ts";
import { createAuthority, type TestAuthority } from "./fixtures/certificates.ts";
import { startTestService, type TestService } from "./harness.ts";

const NAMES = ["localhost", "sites.localhost", "*.sites.localhost"];
/** Bun's `Response.headers` joins nothing that these tests look at. */
type Head = { status: number; headers: Record<string, string> };

let directory: string;
let authority: TestAuthority;
let service: TestService;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-tls-"));
  authority = await createAuthority();
  writeFileSync(join(directory, "root.pem"), authority.root);
  await writeCertificate(NAMES);
  service = await startTestService({ environment: settings() });
});
afterAll(async () => {
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});

function settings(more: Record<string, string> = {}) {
  return {
    SITEWRIGHT_TLS: "files",
    SITEWRIGHT_TLS_CERT: join(directory, "cert.pem"),
    SITEWRIGHT_TLS_KEY: join(directory, "key.pem"),
    SITEWRIGHT_ACME_CA_FILE: join(directory, "root.pem"),
    SITEWRIGHT_SITES_DOMAIN: "sites.localhost",
    SITEWRIGHT_HTTPS_PORT: "0",
    SITEWRIGHT_HTTP_PORT: "0",
    ...more,
  };
}

async function writeCertificate(names: readonly string[]): Promise<void> {
  const { cert, key } = await authority.issue(names);
  writeFileSync(join(directory, "cert.pem"), cert);
  writeFileSync(join(directory, "key.pem"), key);
}

const ask = (path: string, init: RequestInit = {}, of = service) =>
  fetch(`https://localhost:${of.port}${path}`, {
    redirect: "manual",
    keepalive: false,
    tls: { ca: authority.root },
    ...init,
  });

const askPlain = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${service.httpPort}${path}`, { redirect: "manual", ...init });

/** Resolves with the socket once its handshake is done. */
function shakeHands(options: object, of = service): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      ...{ host: "127.0.0.1", port: of.port, ca: authority.root, servername: "localhost" },
      ...options,
    });
    socket.once("secureConnect", () => resolve(socket));
    socket.once("error", reject);
  });
}

function askHttp2(path: string): Promise<Head> {
  const session = connectHttp2(`https://localhost:${service.port}`, { ca: authority.root });
  return new Promise<Head>((resolve, reject) => {
    session.once("error", reject);
    const stream = session.request({ ":path": path });
    stream.once("response", ({ ":status": status, ...headers }) => {
      resolve({ status: Number(status), headers: headers as Record<string, string> });
    });
    stream.resume();
  }).finally(() => session.destroy());
}

describe("what clients get", () => {
  test("both HTTP/1.1 and HTTP/2, with HSTS", async () => {
    const answer = await ask("/healthz");
    expect([answer.status, await answer.text()]).toEqual([200, "ok\n"]);
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=15768000");
    const second = await askHttp2("/healthz");
    expect(second.status).toBe(200);
    expect(second.headers["strict-transport-security"]).toBe("max-age=15768000");
  });

  test("TLS 1.2 and 1.3, and nothing older", async () => {
    for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
      const socket = await shakeHands({ minVersion: version, maxVersion: version });
      expect(socket.getProtocol()).toBe(version);
      socket.destroy();
    }
    const old = shakeHands({ minVersion: "TLSv1", maxVersion: "TLSv1.1" });
    await expect(old).rejects.toThrow();
  });

  test("no cipher without forward secrecy and authenticated encryption", async () => {
    const version = { minVersion: "TLSv1.2", maxVersion: "TLSv1.2" };
    for (const servername of ["localhost", ""])
      for (const ciphers of ["ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES128-SHA256", "AES128-SHA"])
        await expect(
          shakeHands({ ...version, servername, ciphers, rejectUnauthorized: false }),
        ).rejects.toThrow();
  });

  test("much in both directions, to a client that takes its time", async () => {
    const socket = await shakeHands({});
    const body = Buffer.alloc(3_000_000, "x");
    const head = `POST /v1/sites HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head);
    socket.write(body);
    const [start] = (await once(socket, "data")) as [Buffer];
    expect(start.toString("latin1")).toStartWith("HTTP/1.1 401");
    socket.destroy();
    const openApi = await (await ask("/openapi.json")).text();
    const slow = await shakeHands({});
    slow.write("GET /openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let received = "";
    for await (const chunk of slow) {
      received += String(chunk);
      await Bun.sleep(1);
    }
    expect(received.endsWith(openApi)).toBe(true);
  });

  test("a name without a certificate ends with an alert, at once", async () => {
    for (const servername of ["nobody.example", "a.b.sites.localhost"])
      await expect(shakeHands({ servername, rejectUnauthorized: false })).rejects.toThrow(/alert/i);
  });

  test("who sends no name gets the certificate", async () => {
    const socket = await shakeHands({ servername: "", rejectUnauthorized: false });
    expect(socket.getPeerCertificate().subjectaltname).toContain("DNS:localhost");
    socket.destroy();
  });

  test("addresses follow from the port, and are https", () => {
    expect(service.ctx.config.publicUrl).toBe(`https://localhost:${service.port}`);
    expect(service.ctx.config.sitesScheme).toBe("https");
  });
});

describe("the plain port", () => {
  test("leads to HTTPS with path and query as they are", async () => {
    const answer = await askPlain("/a%20b//c/?d=e&f", {
      headers: { host: "shop.sites.localhost" },
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(
      `https://shop.sites.localhost:${service.port}/a%20b//c/?d=e&f`,
    );
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("answers /healthz itself, and no challenge that is not under way", async () => {
    expect([200, "ok\n"]).toEqual(await askPlain("/healthz").then(statusAndText));
    expect((await askPlain("/.well-known/acme-challenge/abc")).status).toBe(404);
    expect((await askPlain("/readyz")).status).toBe(308);
  });

  test("refuses a Host that is none", async () => {
    expect((await askPlain("/", { headers: { host: "a b@c" } })).status).toBe(400);
  });
});

const statusAndText = async (answer: Response) => [answer.status, await answer.text()];

describe("who the client is", () => {
  /** Metrics are for this machine alone, which makes them a witness. */
  const METRICS = "/metrics";

  test("no header makes another of it", async () => {
    expect((await ask(METRICS)).status).toBe(200);
    const forwarded = await ask(METRICS, { headers: { "x-forwarded-for": "127.0.0.1" } });
    expect(forwarded.status).toBe(403);
  });

  test("nobody but the listener is answered by the server behind it", async () => {
    const ports = listeningPorts().filter((port) => port !== service.port);
    const asked = ports.filter((port) => port !== service.httpPort);
    const answers = asked.map((port) => fetch(`http://127.0.0.1:${port}${METRICS}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([421]);
  });

  test("a trusted proxy says so by the PROXY protocol, and any other is broken off", async () => {
    const trusting = await startTestService({
      environment: settings({ SITEWRIGHT_TRUSTED_PROXIES: "127.0.0.1" }),
    });
    try {
      expect(await askBehindProxy(trusting, "127.0.0.1", "203.0.113.7")).toBe(403);
      expect(await askBehindProxy(trusting, "127.0.0.1", "127.0.0.9")).toBe(200);
      expect((await ask(METRICS, {}, trusting)).status).toBe(200);
      await expect(askBehindProxy(trusting, "127.0.0.2", "127.0.0.9")).rejects.toThrow();
      await expect(askBehindProxy(service, "127.0.0.1", "127.0.0.9")).rejects.toThrow();
    } finally {
      await trusting.close();
    }
  });

  async function askBehindProxy(of: TestService, from: string, source: string): Promise<number> {
    const raw = await open(of.port, from);
    raw.write(proxyHeader(source));
    const socket = await shakeHands({ socket: raw, host: undefined, port: undefined }, of);
    socket.write(`GET ${METRICS} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [start] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(start.toString("latin1"))?.[1]);
  }
});

function proxyHeader(source: string): Buffer {
  const addresses = Buffer.from([...source.split(".").map(Number), 127, 0, 0, 1, 1, 0, 1, 187]);
  return Buffer.concat([Buffer.from("0d0a0d0a000d0a515549540a2111000c", "hex"), addresses]);
}

function open(port: number, localAddress = "127.0.0.1"): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, localAddress }, () => {
      socket.on("error", () => {});
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

const once = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => socket.once(event, (...values: unknown[]) => resolve(values)));

/** Ports of the loopback on which this process listens. */
function listeningPorts(): number[] {
  const own = new Set(
    readdirSync("/proc/self/fd").flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    }),
  );
  const rows = readFileSync("/proc/self/net/tcp", "utf8").split("\n").slice(1);
  return rows.flatMap((row) => {
    const [, local = "", , state, , , , , , inode = ""] = row.trim().split(/\s+/);
    const isOwn = state === "0A" && own.has(inode) && local.startsWith("0100007F:");
    return isOwn ? Number.parseInt(local.slice(9), 16) : [];
  });
}

describe("files that change", () => {
  const namesServed = async () => {
    const socket = await shakeHands({ rejectUnauthorized: false });
    const names = socket.getPeerCertificate().subjectaltname;
    socket.destroy();
    return names;
  };
  const look = async () => {
    service.clock.advance(5_000);
    await service.ctx.scheduler.step();
  };

  test("are served from the next look on; what cannot be used is told, and the old served on", async () => {
    await writeCertificate([...NAMES, "new.example"]);
    await look();
    expect(await namesServed()).toContain("new.example");

    const { key } = await authority.issue(NAMES);
    writeFileSync(join(directory, "key.pem"), key);
    for (let looks = 0; looks < 3; looks += 1) await look();
    expect(await namesServed()).toContain("new.example");
    const told = service.logLines.filter((line) => line.includes("the key does not belong"));
    expect(told).toHaveLength(1);

    await writeCertificate(NAMES);
    await look();
    expect(await namesServed()).not.toContain("new.example");
    // Those without a name get the new one too.
    const nameless = await shakeHands({ servername: "", rejectUnauthorized: false });
    expect(nameless.getPeerCertificate().subjectaltname).not.toContain("new.example");
    nameless.destroy();
  });

  test("that cannot be used at the start stop it with one line", async () => {
    const environment = settings({ SITEWRIGHT_TLS_KEY: join(directory, "missing.pem") });
    const data = mkdtempSync(join(tmpdir(), "sitewright-tls-first-"));
    const started = startTestService({ environment, directory: data });
    await expect(started).rejects.toThrow(/missing\.pem cannot be read/);
    // The next start is the first one still, and shows the way in.
    const next = await startTestService({ environment: settings(), directory: data });
    expect(next.firstLink).toContain("/console/claim/");
    await next.close();
  });
});

describe("hostile connections", () => {
  test("a network has so many handshakes under way, and others feel nothing of it", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 256 }, () => open(service.port, "127.0.0.2")),
    );
    for (const socket of sockets) socket.write(Buffer.from("160301", "hex"));
    const refused = await open(service.port, "127.0.0.2");
    await once(refused, "close");
    expect((await ask("/healthz")).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test("connections whose handshake is done take no place among them", async () => {
    const sockets: TLSSocket[] = [];
    for (let round = 0; round < 10; round += 1)
      sockets.push(...(await Promise.all(Array.from({ length: 40 }, () => shakeHands({})))));
    expect((await ask("/healthz")).status).toBe(200);
    expect(sockets.filter((socket) => socket.destroyed)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });

  test("a hello without end is broken off", async () => {
    const socket = await open(service.port);
    const closed = once(socket, "close");
    const record = Buffer.concat([Buffer.from("1603014000", "hex"), Buffer.alloc(16_384, 1)]);
    for (let records = 0; records < 64 && !socket.destroyed; records += 1) socket.write(record);
    await closed;
  });

  test("what is no TLS is broken off", async () => {
    const socket = await open(service.port);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    socket.resume();
    await once(socket, "close");
  });
});

test("hosting threads asked for beside TLS start none, and the log and the doctor say so", async () => {
  const environment = settings({ SITEWRIGHT_HOSTING_THREADS: "2" });
  const threaded = await startTestService({ environment });
  try {
    expect((await ask("/healthz", {}, threaded)).status).toBe(200);
    expect(await (await ask("/metrics", {}, threaded)).text()).not.toContain("hosting_threads");
    expect(threaded.logLines.join("\n")).toContain("SITEWRIGHT_HOSTING_THREADS has no effect");
    const said = await examine(threaded.ctx);
    expect(said.find(({ check }) => check === "hosting threads")).toMatchObject({
      ...{ ok: true, isWarning: true, text: expect.stringContaining("SITEWRIGHT_TLS") },
    });
    const usual = await examine(service.ctx);
    expect(usual.map(({ check }) => check)).not.toContain("hosting threads");
  } finally {
    await threaded.close();
  }
});

test("a stop ends idle connections of every kind, and answers what is in flight", async () => {
  const stopping = await startTestService({ environment: settings() });
  const silent = await shakeHands({}, stopping);
  const idle = await shakeHands({}, stopping);
  idle.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(idle, "data");
  const session = connectHttp2(`https://localhost:${stopping.port}`, { ca: authority.root });
  session.on("error", () => {});
  const stream = session.request({ ":path": "/healthz" });
  stream.resume();
  await new Promise((resolve) => stream.once("end", resolve));
  const closed = [silent, idle].map((socket) => {
    socket.resume();
    return once(socket, "close");
  });
  const startedAt = performance.now();
  await stopping.close();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await Promise.all(closed);
  session.destroy();
}, 20_000);
