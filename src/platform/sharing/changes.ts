/**
 * What this instance must forget because another one, or a command, has changed it. Triggers write a
 * row for each such change in the transaction that makes it, so that none can be missed; Redis, where
 * there is one, only says up to which row there is news. Before something kept in memory is used,
 * `prove` makes sure that all changes are known here which were acknowledged before.
 */

import type { Client } from "@libsql/client";
import { machineMs } from "../../lib/machine-time.ts";
import type { Log } from "../log.ts";
import { type Redis, RedisAway } from "../redis/redis.ts";

/** How often the database is asked for changes that nobody has told of. */
const POLL_EVERY_MS = 400;
/**
 * How long Redis is believed after the database was last heard. Whoever could not tell Redis of a
 * change waits for so long before the change is acknowledged.
 */
const TRUST_MS = 1_000;
const ROWS_A_READ = 1_000;

/** KEYS[1]: the newest change. ARGV: a change's number, the channel, a message. Never counts back. */
const ANNOUNCE = `
local known = redis.call('GET', KEYS[1])
if not known or tonumber(ARGV[1]) > tonumber(known) then
  redis.call('SET', KEYS[1], ARGV[1])
  redis.call('PUBLISH', ARGV[2], ARGV[3])
end
return 1`;

/** Told what to forget; `undefined` for everything, when changes were missed. */
export type ChangeListener = (topic: string, key: string | undefined) => void;

export class Changes {
  readonly #client: Client;
  readonly #redis: Redis | undefined;
  readonly #log: Log;
  readonly #prefix: string;
  readonly #listeners: ChangeListener[] = [];
  /** The newest change that is known here. */
  #applied = 0;
  /** The newest change that Redis is known to have, over the connection of that number. */
  #announced = { upTo: 0, connection: 0 };
  /** When the last reading of the database began that succeeded, and over which connection to Redis. */
  #heard = { atMs: Number.NEGATIVE_INFINITY, connection: 0 };
  #reading: Promise<void> | undefined;
  #nextReading: Promise<void> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isAway = false;

  /** `prefix` keeps services on one Redis apart. */
  constructor(parts: { client: Client; redis: Redis | undefined; log: Log; prefix: string }) {
    this.#client = parts.client;
    this.#redis = parts.redis;
    this.#log = parts.log;
    this.#prefix = parts.prefix;
  }

  /** Begins with what is there now; nothing may be kept in memory before. */
  async start(): Promise<void> {
    const { rows } = await this.#client.execute("select max(id) as newest from changes");
    this.#applied = Number(rows[0]?.newest ?? 0);
    await this.#redis?.listen(this.#channel, () => void this.read().catch(() => {}));
    this.#redis?.onConnect(() => void this.read().catch(() => {}));
    this.#timer = setInterval(() => void this.#poll(), POLL_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Resolves when every change is known here that was acknowledged before the call. Costs a round trip
   * to Redis; one to the database where there is none. Rejects when neither can be heard.
   */
  async prove(): Promise<void> {
    const newest = await this.#askRedis();
    if (newest === undefined || newest > this.#applied) await this.read();
  }

  /** Tells the others of a write of which the newest change was `newest`; before it is acknowledged. */
  async announce(newest: number): Promise<void> {
    const redis = this.#redis;
    if (redis === undefined || newest === 0) return;
    const { connection } = redis;
    if (this.#announced.connection === connection && newest <= this.#announced.upTo) return;
    try {
      const message = String(newest);
      await redis.runScript(ANNOUNCE, [this.#key], [message, this.#channel, message]);
      this.#noteAnnounced(newest, connection);
    } catch (error) {
      if (!(error instanceof RedisAway)) this.#log.error({ err: error }, "Redis refused a change");
      // By then nobody believes Redis any more who has not read the change.
      await Bun.sleep(TRUST_MS);
    }
  }

  /** Reads the changes that are not known here: in a reading that begins after the call. */
  read(): Promise<void> {
    if (this.#reading === undefined) return this.#beginReading();
    this.#nextReading ??= this.#reading
      .catch(() => {})
      .then(() => {
        this.#nextReading = undefined;
        return this.#beginReading();
      });
    return this.#nextReading;
  }

  get #key(): string {
    return `${this.#prefix}changes`;
  }

  get #channel(): string {
    return `${this.#prefix}news`;
  }

  #noteAnnounced(upTo: number, connection: number): void {
    if (this.#announced.connection !== connection) this.#announced = { upTo, connection };
    else if (upTo > this.#announced.upTo) this.#announced.upTo = upTo;
  }

  /** The newest change as Redis knows it; undefined where it cannot be believed. */
  async #askRedis(): Promise<number | undefined> {
    const redis = this.#redis;
    if (redis === undefined || !redis.isConnected) return undefined;
    const { connection } = redis;
    // A server that was away may have come back with what it knew long ago.
    if (this.#heard.connection !== connection) return undefined;
    if (machineMs() - this.#heard.atMs > TRUST_MS) return undefined;
    try {
      const answer = await redis.send("GET", [this.#key]);
      if (typeof answer !== "string") return undefined;
      const newest = Number(answer);
      this.#noteAnnounced(newest, connection);
      return newest;
    } catch (error) {
      if (error instanceof RedisAway) return undefined;
      throw error;
    }
  }

  #beginReading(): Promise<void> {
    const reading = this.#readAll().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const atMs = machineMs();
      const connection = this.#redis?.connection ?? 0;
      const { rows } = await this.#client.execute({
        sql: "select id, topic, key from changes where id > ? order by id limit ?",
        args: [BigInt(this.#applied), BigInt(ROWS_A_READ)],
      });
      for (const row of rows)
        this.#apply(Number(row.id), { topic: String(row.topic), key: String(row.key) });
      if (rows.length === ROWS_A_READ) continue;
      this.#heard = { atMs, connection };
      await this.#seedRedis(connection);
      return;
    }
  }

  /** A new Redis knows of nothing, and every proof would be the database's work. */
  async #seedRedis(connection: number): Promise<void> {
    if (this.#announced.connection === connection || this.#redis?.isConnected !== true) return;
    const upTo = this.#applied;
    const args = [String(upTo), this.#channel, String(upTo)];
    try {
      await this.#redis.runScript(ANNOUNCE, [this.#key], args);
      this.#noteAnnounced(upTo, connection);
    } catch {
      // It is away again: the database is asked as before.
    }
  }

  #apply(id: number, change: { topic: string; key: string }): void {
    // Numbers have no gaps: what is missing was pruned before it was read.
    const isMissed = id > this.#applied + 1;
    this.#applied = Math.max(this.#applied, id);
    for (const listener of this.#listeners)
      listener(isMissed ? "" : change.topic, isMissed ? undefined : change.key);
  }

  async #poll(): Promise<void> {
    if (this.#reading !== undefined) return;
    try {
      await this.read();
      if (this.#isAway) this.#log.info("the database server is there again");
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway) this.#log.error({ err: error }, "the database server cannot be reached");
      this.#isAway = true;
    }
  }
}
