/**
 * What a hosting thread runs: a listener on the service's own port that answers visitors from what
 * the service has given it, and hands everything else on. It knows no database and no room's rules.
 */
import { parentPort, workerData } from "node:worker_threads";
import { readView } from "../../features/analytics/programs.ts";
import type { Hit } from "../../features/analytics/room.ts";
import { AcceptedEncodings, KeptFiles } from "../../features/hosting/programs.ts";
import type {
  FromHostingThread,
  ThreadSetup,
  ToHostingThread,
} from "../../features/hosting/room.ts";
import { PREVIEW_PARAMETER } from "../../features/publishing/programs.ts";
import { readClient } from "../../http/client-address.ts";
import { pathOf } from "../../http/path-of.ts";
import { RequestRelay } from "../../http/request-relay/relay-requests.ts";
import { parseAddressRange } from "../../lib/ip-address.ts";
import { type Ready, whenReady } from "../../lib/ready.ts";
import { systemClock } from "../../platform/clock.ts";
import { createHosts } from "../hosts.ts";
import { serveOn } from "../serve-on.ts";

const CACHE_BYTES_MAX = 64 * 1024 * 1024;
/** What was answered is reported this often, and earlier when there is much of it. */
const REPORT_EVERY_MS = 100;
const REPORT_VIEWS_MAX = 500;

const setup = workerData as ThreadSetup;
const post = (message: FromHostingThread<Hit>, moved: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, moved);

const hosts = createHosts(setup);
const trusted = setup.trustedProxies.map(parseAddressRange).filter((range) => range !== undefined);
const encodings = new AcceptedEncodings();
const relay = new RequestRelay((message, moved) => post({ type: "relay", message }, moved));
const files = new KeptFiles({
  signing: { clock: systemClock, instanceKey: setup.instanceKey },
  bytesMax: CACHE_BYTES_MAX,
  ageMsMax: setup.ageMsMax,
  want: (wanted) => post({ type: "want", wanted }),
});

let views: Hit[] = [];
let statuses = new Map<number, number>();

function report(): void {
  if (statuses.size === 0) return;
  post({ type: "report", views, statuses: [...statuses] });
  views = [];
  statuses = new Map();
}

const server = serveOn({ ...setup, isShared: true }, (request, own): Ready<Response> => {
  const kept = findKept(request);
  if (kept === undefined) return relay.relay(request, own);
  const { file } = kept;
  if (file.isPage && request.method === "GET") {
    const client = () =>
      readClient(own.requestIP(request)?.address ?? "", request.headers, trusted);
    const view = readView({ request, site: file, path: file.path, client }, systemClock);
    if (view !== undefined && views.push(view) >= REPORT_VIEWS_MAX) report();
  }
  return whenReady(files.answer(kept, request), (response) => {
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    return response;
  });
});

function findKept(request: Request) {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const host = hosts.classify(request);
  if (host.kind !== "site" || request.url.includes(PREVIEW_PARAMETER)) return undefined;
  const encoding = encodings.choose(request.headers.get("accept-encoding"));
  return files.find({ host: host.name, path: pathOf(request.url), encoding });
}

const reports = setInterval(report, REPORT_EVERY_MS);

async function finish(): Promise<void> {
  await server.stop();
  clearInterval(reports);
  report();
  post({ type: "finished" });
}

parentPort?.on("message", (message: ToHostingThread) => {
  if (message.type === "relay") relay.take(message.message);
  else if (message.type === "file") files.take(message.wanted, message.file);
  else if (message.type === "forget") files.forget(message.siteId);
  else void finish();
});

post({ type: "listening" });
