/**
 * Token buckets that all instances draw on together: one number a bucket in Redis, as in memory, and
 * one script that looks and takes in one step, by the server's clock. While Redis is away each
 * instance counts by itself, going on from what it has let through.
 */
import type { Draw, Limit } from "../../lib/token-bucket.ts";
import type { TokenBuckets, TokenSource } from "../buckets.ts";
import { type Redis, RedisAway } from "./redis.ts";

/**
 * KEYS[1]: the moment at which the bucket is full again, in ms of the server's clock. ARGV: ms a token,
 * tokens of a full bucket, whether to take. Answers whether one could be had, the moment (which no
 * number of Redis's holds exactly, hence as text) relative to now, and the tokens left.
 * The same arithmetic as in `lib/token-bucket.ts`.
 */
const DRAW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local token = tonumber(ARGV[1])
local capacity = token * tonumber(ARGV[2])
local full = tonumber(redis.call('GET', KEYS[1]) or now)
local next = math.max(full, now) + token
local over = next - now - capacity
if over > 0.001 then return {0, string.format('%.3f', over)} end
if ARGV[3] == '1' then
  redis.call('SET', KEYS[1], string.format('%.3f', next), 'PX', math.ceil(next - now) + 1)
end
return {1, string.format('%.3f', next - now)}`;

/** KEYS[1] as above; ARGV: ms a token. */
const GIVE_BACK = `
local full = tonumber(redis.call('GET', KEYS[1]) or 0)
if full > 0 then
  redis.call('SET', KEYS[1], string.format('%.3f', full - tonumber(ARGV[1])), 'KEEPTTL')
end`;

const REFILL_COUNT = "500";

export class SharedBuckets implements TokenSource {
  readonly #redis: Redis;
  readonly #own: TokenBuckets;
  readonly #prefix: string;

  /** `own` counts while Redis is away; `prefix` keeps services on one Redis apart. */
  constructor(redis: Redis, own: TokenBuckets, prefix: string) {
    this.#redis = redis;
    this.#own = own;
    this.#prefix = prefix;
  }

  get limit(): Limit {
    return this.#own.limit;
  }

  get policy(): string {
    return this.#own.policy;
  }

  check(key: string): Promise<Draw> {
    return this.#draw(key, false);
  }

  take(key: string): Promise<Draw> {
    return this.#draw(key, true);
  }

  async giveBack(key: string): Promise<void> {
    this.#own.giveBack(key);
    const args = [String(this.#tokenMs)];
    await this.#unlessAway(() => this.#redis.runScript(GIVE_BACK, [this.#prefix + key], args));
  }

  async refill(key?: string): Promise<void> {
    this.#own.refill(key);
    if (key !== undefined)
      await this.#unlessAway(() => this.#redis.send("DEL", [this.#prefix + key]));
    else await this.#refillAll();
  }

  get #tokenMs(): number {
    return 1000 / this.limit.refillPerSecond;
  }

  async #draw(key: string, takes: boolean): Promise<Draw> {
    const { burst } = this.limit;
    const args = [String(this.#tokenMs), String(burst), takes ? "1" : "0"];
    const answer = await this.#unlessAway(() =>
      this.#redis.runScript(DRAW, [this.#prefix + key], args),
    );
    if (!Array.isArray(answer)) return takes ? this.#own.take(key) : this.#own.check(key);
    const [allowed, ms] = answer.map(Number);
    if (allowed !== 1 || ms === undefined)
      return {
        allowed: false,
        retryAfterSeconds: Math.max(1, Math.ceil(((ms ?? 0) - 0.001) / 1000)),
      };
    // Counted here, too: for the case that Redis is away the next moment.
    const own = takes ? this.#own.take(key) : this.#own.check(key);
    const remaining = Math.floor((burst * this.#tokenMs - ms + 0.001) / this.#tokenMs);
    return { allowed: true, fullAtMs: own.allowed ? own.fullAtMs : 0, remaining };
  }

  async #refillAll(): Promise<void> {
    let cursor = "0";
    const match = `${this.#prefix.replaceAll(/[[\]*?\\]/g, "\\$&")}*`;
    do {
      const args = [cursor, "MATCH", match, "COUNT", REFILL_COUNT];
      const found = await this.#unlessAway(() => this.#redis.send("SCAN", args));
      if (!Array.isArray(found)) return;
      cursor = String(found[0]);
      const keys = Array.isArray(found[1]) ? found[1].map(String) : [];
      if (keys.length > 0) await this.#unlessAway(() => this.#redis.send("DEL", keys));
    } while (cursor !== "0");
  }

  /** Undefined when Redis is away. */
  async #unlessAway(ask: () => Promise<unknown>): Promise<unknown> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RedisAway) return undefined;
      throw error;
    }
  }
}
