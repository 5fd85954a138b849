/**
 * The service's rate limits: token buckets by key, in memory, bounded by dropping those that are full.
 * Several instances may count in one place instead (`redis/shared-buckets.ts`).
 */
import type { Ready } from "../lib/ready.ts";
import { type Draw, drawToken, type Limit } from "../lib/token-bucket.ts";
import type { Clock } from "./clock.ts";

/** Buckets of one limit, wherever they are counted: at once in memory, later over a network. */
export type TokenSource = {
  readonly limit: Limit;
  /** The limit as a `RateLimit-Policy` states it: quota and the seconds in which it flows back. */
  readonly policy: string;
  /** What `take` would answer now, without taking. */
  check(key: string): Ready<Draw>;
  /** Takes one token of `key`. A refused call takes nothing. */
  take(key: string): Ready<Draw>;
  /** Returns a token that was taken for a call which was then refused for another reason. */
  giveBack(key: string): Ready<void>;
  /** Fills the bucket of `key`, or all of them: an operator has ended what they counted. */
  refill(key?: string): Ready<void>;
};

/** How often full buckets are looked for and dropped, in ms. */
const SWEEP_EVERY_MS = 10_000;

export class TokenBuckets implements TokenSource {
  readonly limit: Limit;
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

  check(key: string): Draw {
    const nowMs = this.#clock.monotonicMs();
    return drawToken(this.limit, this.#fullAtMs.get(key) ?? nowMs, nowMs);
  }

  take(key: string): Draw {
    const nowMs = this.#clock.monotonicMs();
    if (nowMs - this.#sweptAtMs > SWEEP_EVERY_MS) this.#sweep(nowMs);
    const draw = drawToken(this.limit, this.#fullAtMs.get(key) ?? nowMs, nowMs);
    if (draw.allowed) this.#fullAtMs.set(key, draw.fullAtMs);
    return draw;
  }

  giveBack(key: string): void {
    const fullAtMs = this.#fullAtMs.get(key);
    if (fullAtMs !== undefined)
      this.#fullAtMs.set(key, fullAtMs - 1000 / this.limit.refillPerSecond);
  }

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
  readonly key: TokenSource;
  /** Per client address; IPv6 by /64. */
  readonly ip: TokenSource;
  /** Site builds per account. */
  readonly generation: TokenSource;
  /** Submissions per form and client address. */
  readonly form: TokenSource;
  /** Forms with pictures, per site and client address: one address alone fills nobody's room for them. */
  readonly pictures: TokenSource;
  /** Pages made for one visitor, per site and client address; calls of the console by nobody known. */
  readonly page: TokenSource;
  /** Reports of the pages' own script, per site and client address. */
  readonly beacon: TokenSource;
  /** Wrong sign-ins to the console, per client address and per person. */
  readonly signin: TokenSource;
  /** Calls of the console by those who have signed in, per person. */
  readonly console: TokenSource;
};

export type LimitName = keyof Buckets;

/** `share` puts the counting where other instances see it. */
export function createBuckets(
  limits: Record<LimitName, Limit>,
  clock: Clock,
  share: (name: LimitName, own: TokenBuckets) => TokenSource = (_, own) => own,
): Buckets {
  const create = (name: LimitName) => share(name, new TokenBuckets(name, limits[name], clock));
  return {
    key: create("key"),
    ip: create("ip"),
    generation: create("generation"),
    form: create("form"),
    pictures: create("pictures"),
    page: create("page"),
    beacon: create("beacon"),
    signin: create("signin"),
    console: create("console"),
  };
}
