/** Builds the context of one running service or command over an open database. */
import { eq } from "drizzle-orm";
import { createIds } from "../lib/ids.ts";
import { createBuckets } from "./buckets.ts";
import { Caches } from "./cache.ts";
import type { Clock } from "./clock.ts";
import { type Config, INSTANCE_KEY_BYTES } from "./config.ts";
import type { Context } from "./context.ts";
import type { Database } from "./database/database.ts";
import { createDns, type Dns } from "./dns.ts";
import { instanceSettings } from "./instance-table.ts";
import type { Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createOutbound } from "./outbound/outbound.ts";
import { chosenResolver, type Resolver } from "./outbound/resolve.ts";
import type { Random } from "./random.ts";
import { RoomStates } from "./room-state.ts";
import { Scheduler } from "./scheduler.ts";
import { Leases } from "./sharing/leases.ts";
import type { Opened } from "./sharing/sharing.ts";
import { createOffLoopThread } from "./worker-thread/off-loop.ts";
import type { WorkerThread } from "./worker-thread/worker-thread.ts";

const INSTANCE_KEY = "instance_key";

export async function openContext(parts: {
  config: Config;
  db: Database;
  log: Log;
  clock: Clock;
  random: Random;
  /** Whom records are asked of; the configured servers unless given. */
  dns?: Dns;
  /** How the outgoing calls look names up; the system's way unless given or configured. */
  resolver?: Resolver;
  /** A thread that others share; one of its own unless given. */
  offLoop?: WorkerThread | undefined;
}): Promise<Context> {
  const { config, log, clock, random, dns = createDns(config.dnsServers) } = parts;
  const { resolver = chosenResolver(config.dnsServers, dns) } = parts;
  const instanceKey = config.instanceKey ?? (await readInstanceKey(parts.db, random));
  const { sharing, db, share } = await openSharing(config, parts.db, log, instanceKey);
  const leases = new Leases(db, crypto.randomUUID());
  return {
    ...{ config, db, log, clock, random, dns, sharing, leases, instanceKey },
    ids: createIds(clock.now, random.bytes),
    buckets: createBuckets(config.limits, clock, share),
    caches: new Caches(db.isLocal),
    states: new RoomStates(),
    scheduler: new Scheduler(clock, log, leases),
    metrics: createMetrics(clock),
    offLoop: parts.offLoop ?? createOffLoopThread(),
    outbound: createOutbound({
      allowed: config.allowPrivateTargets,
      resolver,
      onRefused: (refusal) => log.info(refusal, "an address was not called"),
    }),
  };
}

/** Nothing of it is loaded for an instance that is alone. */
async function openSharing(
  { redisUrl }: Config,
  db: Database,
  log: Log,
  instanceKey: Uint8Array,
): Promise<Partial<Opened> & Pick<Opened, "db">> {
  if (db.isLocal && redisUrl === undefined) return { db };
  // The key is the same for all instances of a service, and no other's.
  const digest = new Bun.CryptoHasher("sha256", instanceKey).update("redis").digest("hex");
  const { openSharing: open } = await import("./sharing/sharing.ts");
  return open({ db, redisUrl, log, prefix: `sitewright:${digest.slice(0, 12)}:` });
}

/** The key kept in the database; made on first use. */
async function readInstanceKey(db: Database, random: Random): Promise<Uint8Array> {
  const made = Buffer.from(random.bytes(INSTANCE_KEY_BYTES)).toString("base64");
  const read = () =>
    db.orm.select().from(instanceSettings).where(eq(instanceSettings.name, INSTANCE_KEY));
  let [row] = await read();
  if (!row) {
    // Two instances on a shared server may both get here: the first one's key stands.
    await db.write([
      db.orm
        .insert(instanceSettings)
        .values({ name: INSTANCE_KEY, value: made })
        .onConflictDoNothing(),
    ]);
    [row] = await read();
  }
  if (!row) throw new Error("the instance key was not stored");
  return Buffer.from(row.value, "base64");
}
