/** Everything the service stands on, as one plain object: the first parameter of every service function. */
import type { Ids } from "../lib/ids.ts";
import type { Buckets } from "./buckets.ts";
import type { Caches } from "./cache.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Dns } from "./dns.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Outbound } from "./outbound/outbound.ts";
import type { Random } from "./random.ts";
import type { RoomStates } from "./room-state.ts";
import type { Scheduler } from "./scheduler.ts";
import type { Leases } from "./sharing/leases.ts";
import type { Sharing } from "./sharing/sharing.ts";
import type { WorkerThread } from "./worker-thread/worker-thread.ts";

export type Context = {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly log: Log;
  readonly db: Database;
  readonly buckets: Buckets;
  readonly caches: Caches;
  readonly states: RoomStates;
  readonly scheduler: Scheduler;
  /** For work that instances on the same database must not do at the same time. */
  readonly leases: Leases;
  /** What connects this instance with others; undefined when it is alone. */
  readonly sharing: Sharing | undefined;
  readonly metrics: Metrics;
  /** What the domain name system says, record by record. */
  readonly dns: Dns;
  /** The only way to an address that somebody else chose. */
  readonly outbound: Outbound;
  /** For work that would hold the event loop: see `worker-thread/off-loop.ts`. */
  readonly offLoop: WorkerThread;
  /** 32 bytes that sign links and seal secrets of this installation. */
  readonly instanceKey: Uint8Array;
};
