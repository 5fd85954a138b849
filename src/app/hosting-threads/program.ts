/**
 * What a hosting thread runs: a listener on the service's own port that answers visitors from what
 * the service has given it, and hands everything else on. It knows no database and no room's rules.
 */
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
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
import type { ClientConnection } from "../../http/connection.ts";
import { pathOf } from "../../http/path-of.ts";
import { RequestRelay } from "../../http/request-relay/relay-requests.ts";
import { type AddressRange, parseAddressRange } from "../../lib/ip-address.ts";
import { type Ready, whenReady } from "../../lib/ready.ts";
import { systemClock } from "../../platform/clock.ts";
import { createHosts } from "../hosts.ts";
import { serveOn } from "../serve-on.ts";

const CACHE_BYTES_MAX = 64 * 1024 * 1024;
/** What was answered is reported this often, and earlier when there is much of it. */
const REPORT_EVERY_MS = 100;
const REPORT_VIEWS_MAX = 500;

class HostingThread {
  readonly #port: MessagePort;
  readonly #hosts: ReturnType<typeof createHosts>;
  readonly #trusted: readonly AddressRange[];
  readonly #encodings = new AcceptedEncodings();
  readonly #relay: RequestRelay;
  readonly #files: KeptFiles;
  readonly #server: ReturnType<typeof serveOn>;
  readonly #reports: ReturnType<typeof setInterval>;
  #views: Hit[] = [];
  #statuses = new Map<number, number>();

  /** Listens from here on. */
  constructor(setup: ThreadSetup, port: MessagePort) {
    this.#port = port;
    this.#hosts = createHosts(setup);
    this.#trusted = setup.trustedProxies
      .map(parseAddressRange)
      .filter((range) => range !== undefined);
    this.#relay = new RequestRelay((message, moved) =>
      this.#post({ type: "relay", message }, moved),
    );
    this.#files = new KeptFiles({
      signing: { clock: systemClock, instanceKey: setup.instanceKey },
      bytesMax: CACHE_BYTES_MAX,
      ageMsMax: setup.ageMsMax,
      want: (wanted) => this.#post({ type: "want", wanted }),
    });
    this.#server = serveOn({ ...setup, isShared: true }, (request, own) =>
      this.#answer(request, own),
    );
    this.#reports = setInterval(() => this.#report(), REPORT_EVERY_MS);
    this.#post({ type: "listening" });
  }

  take(message: ToHostingThread): void {
    if (message.type === "relay") this.#relay.take(message.message);
    else if (message.type === "file") this.#files.take(message.wanted, message.file);
    else if (message.type === "forget") this.#files.forget(message.siteId);
    else void this.#finish();
  }

  #post(message: FromHostingThread<Hit>, moved: ArrayBuffer[] = []): void {
    this.#port.postMessage(message, moved);
  }

  #answer(request: Request, own: ClientConnection): Ready<Response> {
    const kept = this.#findKept(request);
    if (kept === undefined) return this.#relay.relay(request, own);
    const { file } = kept;
    if (file.isPage && request.method === "GET") {
      const client = () =>
        readClient(own.requestIP(request)?.address ?? "", request.headers, this.#trusted);
      const view = readView({ request, site: file, path: file.path, client }, systemClock);
      if (view !== undefined && this.#views.push(view) >= REPORT_VIEWS_MAX) this.#report();
    }
    return whenReady(this.#files.answer(kept, request), (response) => {
      this.#statuses.set(response.status, (this.#statuses.get(response.status) ?? 0) + 1);
      return response;
    });
  }

  #findKept(request: Request) {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const host = this.#hosts.classify(request);
    if (host.kind !== "site" || request.url.includes(PREVIEW_PARAMETER)) return undefined;
    const encoding = this.#encodings.choose(request.headers.get("accept-encoding"));
    return this.#files.find({ host: host.name, path: pathOf(request.url), encoding });
  }

  #report(): void {
    if (this.#statuses.size === 0) return;
    this.#post({ type: "report", views: this.#views, statuses: [...this.#statuses] });
    this.#views = [];
    this.#statuses = new Map();
  }

  async #finish(): Promise<void> {
    await this.#server.stop();
    clearInterval(this.#reports);
    this.#report();
    this.#post({ type: "finished" });
  }
}

if (parentPort === null) throw new Error("a hosting thread runs in a thread of its own");
const thread = new HostingThread(workerData as ThreadSetup, parentPort);
parentPort.on("message", (message: ToHostingThread) => thread.take(message));
