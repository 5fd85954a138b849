/**
 * One running service: takes the data directory, opens the database, listens, and starts the
 * scheduler; and takes all of it down again in the opposite order.
 */
import { changeSources, mountService } from "../app.ts";
import { bootstrapAccount, createKey } from "../features/accounts/room.ts";
import { loadCertificates } from "../features/domains/room.ts";
import { createClaimLink, invite } from "../features/people/room.ts";
import type { Room } from "../http/room.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import type { Context } from "../platform/context.ts";
import { makeDataDirectory } from "../platform/data-directory.ts";
import { openDatabase } from "../platform/database/open.ts";
import { acquireInstanceLock } from "../platform/instance-lock.ts";
import type { Log } from "../platform/log.ts";
import { openContext } from "../platform/open-context.ts";
import { type Random, systemRandom } from "../platform/random.ts";
import type { WorkerThread } from "../platform/worker-thread/worker-thread.ts";
import { serveControlSocket } from "./control-socket.ts";
import { openPorts } from "./listen.ts";
import { LoopWatch } from "./loop-watch.ts";

export type Service = {
  readonly ctx: Context;
  /** Where requests are answered: of HTTPS with TLS on, else of HTTP. */
  readonly port: number;
  /** With TLS on, the port of plain HTTP. */
  readonly httpPort: number | undefined;
  /** Finishes requests and commands in flight, hands running jobs back, closes everything. */
  stop(): Promise<void>;
};

/** A claim of the empty instance, or the invitation of the account's owner. */
export type FirstLink = { kind: "claim" | "invitation"; link: string };

export type ServiceOptions = {
  environment: Environment;
  log: Log;
  clock?: Clock;
  random?: Random;
  /** False where a command runs the service for itself: nobody minds how it shares its time. */
  hasVisitors?: boolean;
  /** The thread for builds; one of its own unless given. */
  offLoop?: WorkerThread;
  /** The rooms of the service; those of `app.ts` unless given. */
  rooms?: readonly Room[];
  /** False leaves the scheduler to be stepped by hand. */
  runScheduler?: boolean;
  /**
   * Told the key of the account that `SITEWRIGHT_BOOTSTRAP` asked for, if this start created it:
   * before anything is answered, so that whoever waits for readiness finds it printed.
   */
  onBootstrapKey?: (key: string) => void;
  /** Told the link by which the first person comes in, where this start made one; as early. */
  onFirstLink?: (link: FirstLink) => void;
  /** Called when the database can no longer be trusted; the process must end. */
  onFatal?: (error: unknown) => void;
};

/** How long requests in flight and running jobs have to finish at a shutdown, in ms. */
const GRACE_MS = 8_000;

/** Starts the service. Throws `OperatorError` when it cannot, and leaves nothing running then. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { environment, log } = options;
  const undo: (() => unknown)[] = [];
  try {
    const wanted = parseConfig(environment);
    // Before anything is made: what a first start prints is printed by no later one.
    if (wanted.tls) (await loadCertificates()).checkFiles(wanted.tls);
    makeDataDirectory(wanted.dataDirectory);
    const lock = acquireInstanceLock(wanted.dataDirectory, wanted.databaseUrl);
    undo.push(() => lock.release());
    const { databaseUrl: url, dataDirectory } = wanted;
    const onFatal = options.onFatal ?? exitAtOnce;
    const db = await openDatabase({ url, dataDirectory, log, onFatal });
    undo.push(() => db.close());
    const listening = await openPorts(wanted, environment);
    undo.push(() => listening.close());
    const { config } = listening;
    const { clock = systemClock, random = systemRandom, offLoop } = options;
    const ctx = await openContext({ config, db, log, clock, random, offLoop });
    undo.push(() => ctx.sharing?.close());
    await ctx.sharing?.start(changeSources, ctx.caches, ctx.scheduler);
    const mounted = mountService(ctx, options.rooms);
    await bootstrap(ctx, options);
    const watch = watchLoop(ctx, mounted);
    const front = options.hasVisitors === false ? mounted.front : watch.around(mounted.front);
    const { findReady, visitors } = mounted;
    await listening.attach(ctx, { ...visitors, front, findReady });
    const control = await serveControlSocket(ctx, mounted.procedures);
    undo.push(() => control.close());
    await mounted.start();
    if (options.runScheduler !== false) ctx.scheduler.start();
    if (options.hasVisitors !== false) watch.start();
    undo.push(() => watch.stop());
    return {
      ctx,
      port: listening.port,
      httpPort: listening.httpPort,
      async stop() {
        // Side by side: requests and jobs have one grace period together.
        const answered = Promise.all([listening.finish(), control.finish()]);
        await Promise.all([withinGrace(answered), ctx.scheduler.stop(GRACE_MS)]);
        await mounted.finish().finally(() => undoAll(undo));
      },
    };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

function watchLoop(
  { log, metrics, scheduler }: Context,
  { nameRoute }: ReturnType<typeof mountService>,
): LoopWatch {
  return new LoopWatch({ log, metrics, nameRoute, runningTasks: () => scheduler.running });
}

/** Waits for what is in flight as long as the grace period lasts. */
async function withinGrace(finished: Promise<unknown>): Promise<void> {
  const { promise: graceOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, GRACE_MS);
  await Promise.race([finished, graceOver]);
  // A timer left running would keep the process for as long.
  clearTimeout(timer);
}

async function undoAll(undo: (() => unknown)[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

/** What the first start of an empty instance leaves its operator with. */
async function bootstrap(ctx: Context, tell: ServiceOptions): Promise<void> {
  const account = await bootstrapAccount(ctx);
  if (!account) {
    const link = await createClaimLink(ctx);
    if (link !== undefined) tell.onFirstLink?.({ kind: "claim", link });
    return;
  }
  const { key } = await createKey(ctx, { accountId: account.id, scope: "full" });
  tell.onBootstrapKey?.(key);
  const owner = ctx.config.bootstrap?.owner;
  if (owner === undefined) return;
  const { link } = await invite(ctx, {
    email: owner,
    account: { id: account.id, role: "owner" },
  });
  tell.onFirstLink?.({ kind: "invitation", link });
}

/** A database that failed to commit must not be written again: only a new process may try. */
function exitAtOnce(): void {
  process.exit(70);
}
