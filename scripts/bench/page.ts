/** A hosted 15 KB page by Host against nginx with the same bytes, one worker each. */
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

export async function benchPage(): Promise<Result[]> {
  const nginx = Bun.which("nginx") ?? Bun.which("/usr/sbin/nginx");
  if (!hasWrk() || !nginx) {
    console.log("skipped: hosted page (wrk or nginx is not installed)\n");
    return [];
  }
  const data = scratchDirectory();
  const page = `<!doctype html><title>Page</title><p>${"x".repeat(PAGE_BYTES - 40)}`;
  const slug = await seedPage(data.path, page);
  const ours = await startSitewright(data.path, { SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN });
  const theirs = await startNginx(nginx, data.path, page);
  try {
    const headers = { Host: `${slug}.localhost` };
    const measureOurs = () =>
      measureRequests(`http://127.0.0.1:${ours.port}/`, headers, CONNECTIONS, 3);
    const measureNginx = () =>
      measureRequests(`http://127.0.0.1:${theirs.port}/`, headers, CONNECTIONS, 3);
    await measureOurs();
    await measureNginx();
    const comparison = await compare(5, measureOurs, measureNginx);
    return [
      compareResult("hosted 15 KB page by Host", "requests/s", "nginx, one worker", comparison, {
        ratioMin: 1.0,
        aim: 1.2,
      }),
    ];
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    data.remove();
  }
}

async function startNginx(nginx: string, directory: string, page: string): Promise<Running> {
  const root = join(directory, "nginx");
  mkdirSync(root);
  writeFileSync(join(root, "index.html"), page);
  const port = await freePort();
  const config = join(directory, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${directory}/nginx.pid; error_log ${directory}/nginx.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=1000; default_type text/html;
      client_body_temp_path ${directory}; proxy_temp_path ${directory};
      fastcgi_temp_path ${directory}; uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
      server { listen 127.0.0.1:${port}; root ${root}; }
    }`,
  );
  return startProcess([nginx, "-c", config, "-e", `${directory}/nginx.log`], port, "/");
}
