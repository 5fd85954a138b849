/**
 * What connects an instance with others of the same service: one database server, and Redis where it is
 * configured. Loaded only where there is either.
 */

import type { LimitName, TokenBuckets, TokenSource } from "../buckets.ts";
import type { Caches } from "../cache.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { Redis, RedisAway } from "../redis/redis.ts";
import { SharedBuckets } from "../redis/shared-buckets.ts";
import type { Scheduler } from "../scheduler.ts";
import { type ChangeSource, installSources } from "./change-source.ts";
import { Changes } from "./changes.ts";
import { shareDatabase } from "./shared-database.ts";

/** Wake-ups of the same moment are told once. */
const GATHER_MS = 5;

export type Sharing = {
  /** Undefined with a database of our own, which nobody else changes. */
  readonly changes: Changes | undefined;
  /** Undefined where none is configured. */
  readonly redis: Redis | undefined;
  /** Begins to keep what the sources' topics are told of, and to exchange wake-ups. */
  start(sources: readonly ChangeSource[], caches: Caches, scheduler: Scheduler): Promise<void>;
  close(): void;
};

export type Opened = {
  sharing: Sharing;
  /** The database as it is to be used from here on. */
  db: Database;
  /** Has buckets counted together with the other instances. */
  share: (name: LimitName, own: TokenBuckets) => TokenSource;
};

/** `prefix` differs from one service to the next, and is the same for its instances. */
export async function openSharing(parts: {
  db: Database;
  redisUrl: string | undefined;
  log: Log;
  prefix: string;
}): Promise<Opened> {
  const { db, redisUrl, log, prefix } = parts;
  const redis = redisUrl === undefined ? undefined : await Redis.open(redisUrl, log);
  const share = (name: LimitName, own: TokenBuckets) =>
    redis === undefined ? own : new SharedBuckets(redis, own, `${prefix}bucket:${name}:`);
  if (db.isLocal) {
    const nothing = { changes: undefined, start: async () => {} };
    return { db, share, sharing: { redis, ...nothing, close: () => redis?.close() } };
  }
  const changes = new Changes({ client: db.client, redis, log, prefix });
  const sharing: Sharing = {
    ...{ changes, redis },
    async start(sources, caches, scheduler) {
      await installSources(db.client, sources);
      await changes.start();
      caches.keepWhatIsTold(new Set(sources.map(({ topic }) => topic)), () => changes.prove());
      changes.onChange((topic, key) => caches.forget(topic, key));
      if (redis !== undefined) await exchangeWakeUps(redis, scheduler, `${prefix}wake`);
    },
    close() {
      changes.stop();
      redis?.close();
    },
  };
  return { db: shareDatabase(db, changes), share, sharing };
}

/** A task finds its work in the database: a wake-up that is lost only lets it wait for its period. */
async function exchangeWakeUps(redis: Redis, scheduler: Scheduler, channel: string): Promise<void> {
  const own = crypto.randomUUID();
  const waiting = new Set<string>();
  await redis.listen(channel, (message) => {
    const [from, ...names] = message.split(" ");
    if (from !== own) for (const name of names) scheduler.wakeFromOutside(name);
  });
  const tell = async () => {
    const names = [...waiting];
    waiting.clear();
    try {
      await redis.send("PUBLISH", [channel, [own, ...names].join(" ")]);
    } catch (error) {
      if (!(error instanceof RedisAway)) throw error;
    }
  };
  scheduler.onWake((name) => {
    if (waiting.size === 0) setTimeout(() => void tell(), GATHER_MS);
    waiting.add(name);
  });
}
