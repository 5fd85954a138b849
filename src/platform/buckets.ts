/** The service's rate limits: token buckets by key, in memory, bounded by dropping those that are full. */
import { type Draw, drawToken, type Limit } from "../lib/token-bucket.ts";
import type { Clock } from "./clock.ts";

/** How often full buckets are looked for and dropped, in ms. */
const SWEEP_EVERY_MS = 10_000;

export class TokenBuckets {
  readonly limit: Limit;
  /** The limit as a `RateLimit-Policy` states it: quota and the seconds in which it flows back. */
  readonly policy: string;
  readonly #clock: Clock;
  readonly #fullAtMs = new Map<string, number>();
  #sweptAtMs: number;

  constructor(name: string, limit: Limit, clock: Clock) {
    this.limit = limit;
    this.policy = `"${name}";q=${limit.burst};w=${Math.ceil(limit.burst / limit.refillPerSecond)}`;
    this.#clock = clock;
    this.#sweptAtMs = clock.monotonicMs();
  }

  /** How many buckets are held at the moment. */
  get size(): number {
    return this.#fullAtMs.size;
  }

  /** What `take` would answer now, without taking. */
  check(key: string): Draw {
    const nowMs = this.#clock.monotonicMs();
    return drawToken(this.limit, this.#fullAtMs.get(key) ?? nowMs, nowMs);
  }

  /** Takes one token of `key`. A refused call takes nothing. */
  take(key: string): Draw {
    const nowMs = this.#clock.monotonicMs();
    if (nowMs - this.#sweptAtMs > SWEEP_EVERY_MS) this.#sweep(nowMs);
    const draw = drawToken(this.limit, this.#fullAtMs.get(key) ?? nowMs, nowMs);
    if (draw.allowed) this.#fullAtMs.set(key, draw.fullAtMs);
    return draw;
  }

  /** Returns a token that was taken for a call which was then refused for another reason. */
  giveBack(key: string): void {
    const fullAtMs = this.#fullAtMs.get(key);
    if (fullAtMs !== undefined)
      this.#fullAtMs.set(key, fullAtMs - 1000 / this.limit.refillPerSecond);
  }

  /** Fills the bucket of `key`, or all of them: an operator has ended what they counted. */
  refill(key?: string): void {
    if (key === undefined) this.#fullAtMs.clear();
    else this.#fullAtMs.delete(key);
  }

  #sweep(nowMs: number): void {
    this.#sweptAtMs = nowMs;
    for (const [key, fullAtMs] of this.#fullAtMs) if (fullAtMs <= nowMs) this.#fullAtMs.delete(key);
  }
}

export type Buckets = {
  /** Per API key. */
  readonly key: TokenBuckets;
  /** Per client address; IPv6 by /64. */
  readonly ip: TokenBuckets;
  /** Site builds per account. */
  readonly generation: TokenBuckets;
  /** Submissions per form and client address. */
  readonly form: TokenBuckets;
  /** Pages made for one visitor, per site and client address. */
  readonly page: TokenBuckets;
  /** Reports of the pages' own script, per site and client address. */
  readonly beacon: TokenBuckets;
  /** Wrong sign-ins to the console, per client address and per person. */
  readonly signin: TokenBuckets;
};

export type LimitName = keyof Buckets;

export function createBuckets(limits: Record<LimitName, Limit>, clock: Clock): Buckets {
  return {
    key: new TokenBuckets("key", limits.key, clock),
    ip: new TokenBuckets("ip", limits.ip, clock),
    generation: new TokenBuckets("generation", limits.generation, clock),
    form: new TokenBuckets("form", limits.form, clock),
    page: new TokenBuckets("page", limits.page, clock),
    beacon: new TokenBuckets("beacon", limits.beacon, clock),
    signin: new TokenBuckets("signin", limits.signin, clock),
  };
}
