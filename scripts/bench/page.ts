/**
 * A hosted 15 KB page by Host against nginx with the same bytes, one worker each: against the least
 * that nginx can do, and against what somebody gets who installs it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasWrk, measureRequests } from "./load.ts";
import { compare } from "./measure.ts";
import {
  freePort,
  type Running,
  scratchDirectory,
  startProcess,
  startSitewright,
} from "./processes.ts";
import { compareResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedPage } from "./seed.ts";

const PAGE_BYTES = 15 * 1024;
const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_SECONDS = 2;

/** Nothing but the bytes: the cheapest that nginx can do, without a log or a look at the disk. */
const TUNED = "access_log off; open_file_cache max=1000; keepalive_requests 1000000000;";
/** What stands in the configuration that Debian installs. */
const AS_INSTALLED = "access_log DIRECTORY/access.log; gzip on;";

/** What a browser sends along, so that the visit is counted and the page compressed. */
const BROWSER_HEADERS = {
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Language": "en-GB,en;q=0.9",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Site": "none",
  "Upgrade-Insecure-Requests": "1",
};

export async function benchPage(): Promise<Result[]> {
  const nginx = Bun.which("nginx") ?? Bun.which("/usr/sbin/nginx");
  if (!hasWrk() || !nginx) {
    console.log("skipped: hosted page (wrk or nginx is not installed)\n");
    return [];
  }
  const data = scratchDirectory();
  const page = writePage();
  const slug = await seedPage(data.path, page);
  const ours = await startSitewright(data.path, { SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN });
  const tuned = await startNginx(nginx, join(data.path, "tuned"), page, TUNED);
  const installed = await startNginx(nginx, join(data.path, "installed"), page, AS_INSTALLED);
  const measure = (server: Running, headers: Record<string, string>) => () =>
    measureRequests(
      `http://127.0.0.1:${server.port}/`,
      { Host: `${slug}.localhost`, ...headers },
      CONNECTIONS,
      ROUND_SECONDS,
    );
  const compareWith = (server: Running, headers: Record<string, string>) =>
    compare(ROUNDS, measure(ours, headers), measure(server, headers));
  const goal = { ratioMin: 1.0, aim: 1.2 };
  try {
    await measure(ours, {})();
    const unit = "requests/s";
    const name = "hosted 15 KB page by Host";
    return [
      compareResult(name, unit, "nginx tuned to send a file", await compareWith(tuned, {}), goal),
      compareResult(name, unit, "nginx as installed", await compareWith(installed, {}), goal),
      compareResult(
        "the same, as a browser asks",
        unit,
        "nginx as installed",
        await compareWith(installed, BROWSER_HEADERS),
        goal,
      ),
    ];
  } finally {
    await Promise.all([ours.stop(), tuned.stop(), installed.stop()]);
    data.remove();
  }
}

/** Text that compresses about as well as a page of a site does. */
export function writePage(): string {
  let text = "<!doctype html><title>Page</title>";
  for (let count = 0; text.length < PAGE_BYTES - 8; count += 1) {
    const digest = Bun.hash(String(count)).toString(36);
    text += count % 12 === 0 ? `<p class="lead">${digest} ` : `and then ${digest} `;
  }
  return text.slice(0, PAGE_BYTES);
}

/** One worker that serves `page`; `settings` may name its own DIRECTORY. */
async function startNginx(
  nginx: string,
  directory: string,
  page: string,
  settings: string,
): Promise<Running> {
  const root = join(directory, "root");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), page);
  const port = await freePort();
  const config = join(directory, "nginx.conf");
  writeFileSync(
    config,
    // Its worker must be allowed into our scratch directory when all this runs as root.
    `user root; daemon off; worker_processes 1; pid ${directory}/nginx.pid; error_log ${directory}/nginx.log;
    events { worker_connections 1024; }
    http {
      sendfile on; tcp_nopush on; default_type text/html;
      ${settings.replaceAll("DIRECTORY", directory)}
      client_body_temp_path ${directory}; proxy_temp_path ${directory};
      fastcgi_temp_path ${directory}; uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
      server { listen 127.0.0.1:${port}; root ${root}; }
    }`,
  );
  return startProcess([nginx, "-c", config, "-e", `${directory}/nginx.log`], port, "/");
}
