/**
 * HTTPS: a hosted 15 KB page by HTTP/2 and HTTP/1.1 against nginx with the same bytes and certificate,
 * handshakes, and the memory of idle connections.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAuthority } from "../../test/fixtures/certificates.ts";
import { compare } from "./measure.ts";
import { writePage } from "./page.ts";
import {
  freePort,
  LOAD_CORE,
  pinned,
  type Running,
  scratchDirectory,
  startProcess,
  startSitewright,
} from "./processes.ts";
import { boundResult, compareResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedPage } from "./seed.ts";

const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const IDLE_CONNECTIONS = 10_000;

type Secure = Running & { httpsPort: number };

export async function benchTls(): Promise<Result[]> {
  const nginx = Bun.which("nginx") ?? Bun.which("/usr/sbin/nginx");
  if (!nginx || Bun.which("h2load") === null || Bun.which("openssl") === null) {
    console.log("skipped: HTTPS (h2load, openssl or nginx is not installed)\n");
    return [];
  }
  const data = scratchDirectory();
  const page = writePage();
  const slug = await seedPage(data.path, page);
  const host = `${slug}.${SEED_DOMAIN}`;
  const files = await writeCertificate(data.path, [host, SEED_DOMAIN]);
  const ours = await startOurs(data.path, files);
  const theirs = await startNginx(nginx, join(data.path, "nginx"), page, files);
  const load = (server: Secure, flags: readonly string[]) => () =>
    measureLoad(host, server.httpsPort, flags);
  const shake = (server: Secure) => () => measureHandshakes(server.httpsPort);
  const reference = "nginx, one worker";
  try {
    await load(ours, [])();
    const second = await compare(ROUNDS, load(ours, []), load(theirs, []));
    const first = await compare(ROUNDS, load(ours, ["--h1"]), load(theirs, ["--h1"]));
    const hands = await compare(ROUNDS, shake(ours), shake(theirs));
    const own = await measureIdle(ours);
    const others = await measureIdle(theirs);
    return [
      compareResult("15 KB page by HTTP/2", "requests/s", reference, second, { ratioMin: 1.0 }),
      compareResult("15 KB page by HTTP/1.1 over TLS", "requests/s", reference, first, {
        ...{ ratioMin: 0.45, aim: 0.8 },
      }),
      compareResult("handshakes one by one", "handshakes/s", reference, hands, { ratioMin: 0.5 }),
      boundResult(
        `memory for ${IDLE_CONNECTIONS} idle TLS connections, above nginx`,
        own - others,
        "MB",
        { max: 200 },
        `${own.toFixed(0)} MB against ${others.toFixed(0)} MB`,
      ),
    ];
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    data.remove();
  }
}

type Files = { cert: string; key: string };

async function writeCertificate(directory: string, names: readonly string[]): Promise<Files> {
  const { cert, key } = await (await createAuthority()).issue(names);
  const files = { cert: join(directory, "cert.pem"), key: join(directory, "key.pem") };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  return files;
}

async function startOurs(directory: string, { cert, key }: Files): Promise<Secure> {
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const environment = {
    ...{ SITEWRIGHT_TLS: "files", SITEWRIGHT_TLS_CERT: cert, SITEWRIGHT_TLS_KEY: key },
    ...{ SITEWRIGHT_HTTPS_PORT: String(httpsPort), SITEWRIGHT_HTTP_PORT: String(httpPort) },
    SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN,
  };
  return { ...(await startSitewright(directory, environment, httpPort)), httpsPort };
}

async function startNginx(
  nginx: string,
  directory: string,
  page: string,
  { cert, key }: Files,
): Promise<Secure> {
  const root = join(directory, "root");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), page);
  const [port, httpsPort] = [await freePort(), await freePort()];
  const config = join(directory, "nginx.conf");
  writeFileSync(
    config,
    `user root; daemon off; worker_processes 1; pid ${directory}/nginx.pid; error_log ${directory}/nginx.log;
    worker_rlimit_nofile 20000;
    events { worker_connections 20000; }
    http {
      sendfile on; tcp_nopush on; default_type text/html; access_log off;
      open_file_cache max=1000; keepalive_requests 1000000000;
      client_body_temp_path ${directory}; proxy_temp_path ${directory};
      fastcgi_temp_path ${directory}; uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
      server { listen 127.0.0.1:${port}; root ${root}; }
      server {
        listen 127.0.0.1:${httpsPort} ssl http2; root ${root};
        ssl_certificate ${cert}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3;
      }
    }`,
  );
  const running = await startProcess(
    [nginx, "-c", config, "-e", `${directory}/nginx.log`],
    port,
    "/",
  );
  return { ...running, httpsPort };
}

/** Requests a second over a few connections, any answer but 2xx being an error. */
async function measureLoad(host: string, port: number, flags: readonly string[]): Promise<number> {
  const command = [
    ...["h2load", "-t", "1", "-c", String(CONNECTIONS), "-m", "1", "-D", String(ROUND_SECONDS)],
    ...[...flags, `--connect-to=127.0.0.1:${port}`, `https://${host}:${port}/`],
  ];
  const output = await run(command);
  const rate = Number(/finished in [\d.]+\w*, ([\d.]+) req\/s/.exec(output)?.[1]);
  if (!(rate > 0) || !/ 0 3xx, 0 4xx, 0 5xx/.test(output)) throw new Error(output);
  return rate;
}

/** New connections a second without resumption. */
async function measureHandshakes(port: number): Promise<number> {
  const seconds = String(ROUND_SECONDS);
  const output = await run([
    "openssl",
    "s_time",
    "-new",
    "-connect",
    `127.0.0.1:${port}`,
    "-time",
    seconds,
  ]);
  const [, count, real] = /(\d+) connections in (\d+) real seconds/.exec(output) ?? [];
  return Number(count) / Number(real);
}

async function run(command: readonly string[]): Promise<string> {
  const child = Bun.spawn(pinned(LOAD_CORE, command), { stdout: "pipe", stderr: "ignore" });
  return new Response(child.stdout).text();
}

/** MB that a server grows by while connections are held open that say nothing. */
async function measureIdle({ pid, httpsPort }: Secure): Promise<number> {
  const before = readMegabytes(pid);
  const holder = Bun.spawn(
    pinned(LOAD_CORE, [
      process.execPath,
      join(import.meta.dir, "hold-connections.ts"),
      ...[String(httpsPort), String(IDLE_CONNECTIONS)],
    ]),
    { stdout: "pipe", stderr: "inherit" },
  );
  try {
    const reader = holder.stdout.getReader();
    await reader.read();
    return readMegabytes(pid) - before;
  } finally {
    holder.kill();
    await holder.exited;
  }
}

/** Resident memory of a process and its children. */
function readMegabytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  const pids = [pid, ...children.split(" ").filter(Boolean).map(Number)];
  return pids.reduce((sum, one) => {
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    return sum + Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  }, 0);
}
