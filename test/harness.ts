/**
 * A whole service for a test: real HTTP on a free loopback port, a real database file in a
 * directory of its own, a clock that the test moves, a scheduler that it steps or starts.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "../src/app/service.ts";
import { createKey } from "../src/features/accounts/keys.ts";
import { createAccount } from "../src/features/accounts/service.ts";
import type { Room } from "../src/http/room.ts";
import type { Plan } from "../src/lib/plans.ts";
import type { Environment } from "../src/platform/config.ts";
import type { Context } from "../src/platform/context.ts";
import { createLog } from "../src/platform/log.ts";
import { sharedThread } from "./fixtures/shared-thread.ts";
import { TestClock } from "./fixtures/test-clock.ts";

export { TestClock };

export type TestAccount = { id: string; keyId: string; key: string };

export type TestService = {
  readonly ctx: Context;
  readonly clock: TestClock;
  readonly port: number;
  /** With TLS on, the port of plain HTTP. */
  readonly httpPort: number | undefined;
  readonly directory: string;
  /** The link by which the first person comes in, where this start made one. */
  readonly firstLink: string | undefined;
  /** One JSON line of the log each. */
  readonly logLines: string[];
  /** A call below /v1 with the given key. */
  call(key: string | undefined, method: string, path: string, init?: CallInit): Promise<Answer>;
  /** A request to the service's port under any host name. */
  visit(host: string, path: string, init?: RequestInit): Promise<Response>;
  createAccount(options?: { plan?: Plan; scope?: "full" | "read" }): Promise<TestAccount>;
  /** Stops the service and removes its directory. */
  close(): Promise<void>;
  /** Stops the service but leaves its directory, for `startTestService({directory})`. */
  stop(): Promise<void>;
};

export type CallInit = { body?: unknown; rawBody?: BodyInit; headers?: Record<string, string> };

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  body: ReturnType<typeof JSON.parse>;
};

export type TestServiceOptions = {
  environment?: Environment;
  /** An existing data directory to go on with. */
  directory?: string;
  clock?: TestClock;
  /** The rooms of the service; all of them unless given. */
  rooms?: readonly Room[];
  /** True runs tasks as in production; otherwise the test steps `ctx.scheduler`. */
  runScheduler?: boolean;
};

/** Pace is not what most tests are about; those that are set their own limits. */
const NO_LIMITS = [
  "key",
  "ip",
  "generation",
  "form",
  "pictures",
  "page",
  "beacon",
  "signin",
  "console",
]
  .map((name) => `${name}=1000000/1000000m`)
  .join(",");

export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), "sitewright-test-"));
  const clock = options.clock ?? new TestClock();
  const logLines: string[] = [];
  let firstLink: string | undefined;
  const service = await startService({
    onFirstLink({ link }) {
      firstLink = link;
    },
    environment: {
      PORT: "0",
      SITEWRIGHT_DATA: directory,
      SITEWRIGHT_LIMITS: NO_LIMITS,
      ...options.environment,
    },
    log: createLog("debug", { write: (line) => void logLines.push(line) }),
    clock,
    runScheduler: options.runScheduler ?? false,
    offLoop: sharedThread,
    ...(options.rooms && { rooms: options.rooms }),
  });
  const { ctx, port, httpPort } = service;
  const stop = () => service.stop();
  return {
    ctx,
    clock,
    port,
    httpPort,
    directory,
    firstLink,
    logLines,
    call: (key, method, path, init = {}) => callApi(port, key, method, path, init),
    visit: (host, path, init = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        redirect: "manual",
        ...init,
        headers: { host, ...(init.headers as Record<string, string> | undefined) },
      }),
    async createAccount({ plan = "agency", scope = "full" } = {}) {
      const account = await createAccount(ctx, { name: "Acme", email: "owner@acme.test", plan });
      const key = await createKey(ctx, { accountId: account.id, scope });
      return { id: account.id, keyId: key.id, key: key.key };
    },
    stop,
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Of the lines of a log, those that tell of a fault of the service's own. */
export const faultsIn = (lines: readonly string[]): string[] =>
  lines.filter((line) => /"level":"(error|fatal)"/.test(line));

async function callApi(
  port: number,
  key: string | undefined,
  method: string,
  path: string,
  init: CallInit,
): Promise<Answer> {
  const headers: Record<string, string> = { ...init.headers };
  if (key !== undefined) headers.authorization = `Bearer ${key}`;
  if (init.body !== undefined) headers["content-type"] ??= "application/json";
  const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
    method,
    headers,
    body: init.rawBody ?? (init.body === undefined ? null : JSON.stringify(init.body)),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
