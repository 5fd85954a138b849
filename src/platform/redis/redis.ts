/**
 * The connection to Redis (or Valkey) over which instances of one service meet. Every command has a
 * time limit, and none waits for a server that is away: whoever asks learns so at once, and goes on
 * without. The connection is made anew in the background.
 */
import { RedisClient } from "bun";
import { machineMs } from "../../lib/machine-time.ts";
import type { Log } from "../log.ts";

/** A server in the same network answers within a millisecond; one that is busy, within this. */
const COMMAND_MS_MAX = 1_500;
/** After our own event loop was held, an answer may be here that nobody has looked at. */
const GRACE_MS = 100;
const CONNECT_MS_MAX = 1_000;
const RECONNECT_EVERY_MS = 250;
const TELL_REFUSING_EVERY_MS = 60_000;
const TRIAL_KEY = "sitewright:trial";

/**
 * What a server says that is there and carries nothing out: it still loads what it had, has no room, may
 * not write since its disk is full or another is the master now, or no longer takes our password.
 */
const REFUSES_ALL =
  /^(?:LOADING|OOM|MISCONF|READONLY|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN|BUSY|NOAUTH|NOPERM)\b/;

/** Rejections of `send`: nobody knows whether the command was carried out. */
export class RedisAway extends Error {
  override readonly name = "RedisAway";
}

export class Redis {
  readonly #url: string;
  readonly #log: Log;
  /** Undefined while the server is away. */
  #client: RedisClient | undefined;
  #subscriber: RedisClient | undefined;
  readonly #listeners = new Map<string, (message: string) => void>();
  /** Scripts' hashes by their text. */
  readonly #scripts = new Map<string, string>();
  readonly #onConnect: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #wasToldAway = false;
  #toldRefusingAtMs = Number.NEGATIVE_INFINITY;
  /** Counts connections: what was known over an earlier one need not hold any more. */
  #connections = 0;

  private constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  /** Answers after the first attempt, whatever came of it. */
  static async open(url: string, log: Log): Promise<Redis> {
    const redis = new Redis(url, log);
    await redis.#connect();
    return redis;
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** Another number after each time that the connection was lost. */
  get connection(): number {
    return this.#connections;
  }

  /**
   * Rejects with `RedisAway` at once while the server is away, when it does not answer in time, and when
   * it carries nothing out; with the server's own words when it refuses this command alone.
   */
  async send(command: string, args: readonly string[]): Promise<unknown> {
    const client = this.#client;
    if (client === undefined) throw new RedisAway("Redis is away");
    const { promise: late, reject } = Promise.withResolvers<never>();
    const refuse = () => reject(new RedisAway("Redis did not answer"));
    let timer = setTimeout(() => {
      timer = setTimeout(refuse, GRACE_MS);
    }, COMMAND_MS_MAX);
    try {
      return await Promise.race([client.send(command, [...args]), late]);
    } catch (error) {
      throw this.#explain(client, error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What the server says of a command is no fault of the connection. */
  #explain(client: RedisClient, error: unknown): unknown {
    const isAnswer = !(error instanceof RedisAway) && client.connected;
    if (!isAnswer) {
      this.#lose(client, error);
      return error instanceof RedisAway
        ? error
        : new RedisAway("Redis cannot be reached", { cause: error });
    }
    const said = error instanceof Error ? error.message : String(error);
    if (!REFUSES_ALL.test(said)) return error;
    this.#tellRefusing(said);
    return new RedisAway("Redis refuses commands", { cause: error });
  }

  /** Some commands are carried out meanwhile, so that nothing but time tells when it is over. */
  #tellRefusing(reason: string): void {
    if (machineMs() - this.#toldRefusingAtMs < TELL_REFUSING_EVERY_MS) return;
    this.#toldRefusingAtMs = machineMs();
    this.#log.warn({ reason }, "Redis refuses commands: each instance counts limits by itself");
  }

  /** Whether something can be counted there now: the server may answer, and carry nothing out. */
  async takesWrites(): Promise<boolean> {
    try {
      await this.send("SET", [TRIAL_KEY, "1", "PX", "1000"]);
      return true;
    } catch {
      return false;
    }
  }

  /** Runs a Lua script, whose text is only sent when the server does not have it. Rejects like `send`. */
  async runScript(
    text: string,
    keys: readonly string[],
    args: readonly string[],
  ): Promise<unknown> {
    const rest = [String(keys.length), ...keys, ...args];
    let sha = this.#scripts.get(text);
    if (sha === undefined) {
      sha = new Bun.CryptoHasher("sha1").update(text).digest("hex");
      this.#scripts.set(text, sha);
    }
    try {
      return await this.send("EVALSHA", [sha, ...rest]);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("NOSCRIPT"))) throw error;
      return this.send("EVAL", [text, ...rest]);
    }
  }

  /** Has `listener` told of each message on a channel, while there is a connection. */
  async listen(channel: string, listener: (message: string) => void): Promise<void> {
    this.#listeners.set(channel, listener);
    await this.#subscriber?.subscribe(channel, listener).catch(() => {});
  }

  /** Has `listener` called after each time that the connection was made. */
  onConnect(listener: () => void): void {
    this.#onConnect.push(listener);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  async #connect(): Promise<void> {
    let client: RedisClient | undefined;
    let subscriber: RedisClient | undefined;
    try {
      [client, subscriber] = [this.#createClient(), this.#createClient()];
      await withinMs(Promise.all([client.connect(), subscriber.connect()]), CONNECT_MS_MAX);
      for (const [channel, listener] of this.#listeners)
        await withinMs(subscriber.subscribe(channel, listener), CONNECT_MS_MAX);
    } catch (error) {
      client?.close();
      subscriber?.close();
      this.#tellAway(error);
      this.#connectLater();
      return;
    }
    this.#adopt(client, subscriber);
  }

  #adopt(client: RedisClient, subscriber: RedisClient): void {
    if (this.#isClosed) {
      client.close();
      subscriber.close();
      return;
    }
    for (const one of [client, subscriber])
      one.onclose = (error) => this.#lose(client, error ?? new Error("closed"));
    this.#client = client;
    this.#subscriber = subscriber;
    this.#connections += 1;
    if (this.#wasToldAway) this.#log.info("Redis is there again");
    this.#wasToldAway = false;
    for (const listener of this.#onConnect) listener();
  }

  /** The client's own reconnecting forgets what it had subscribed to, so there is none. */
  #createClient(): RedisClient {
    return new RedisClient(this.#url, {
      connectionTimeout: CONNECT_MS_MAX,
      autoReconnect: false,
      enableOfflineQueue: false,
    });
  }

  #lose(client: RedisClient, error: unknown): void {
    if (this.#client !== client) return;
    this.#drop();
    this.#tellAway(error);
    this.#connectLater();
  }

  #drop(): void {
    const [client, subscriber] = [this.#client, this.#subscriber];
    this.#client = undefined;
    this.#subscriber = undefined;
    client?.close();
    subscriber?.close();
  }

  #tellAway(error: unknown): void {
    if (this.#wasToldAway || this.#isClosed) return;
    this.#wasToldAway = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.warn({ reason }, "Redis is away: limits are counted by each instance meanwhile");
  }

  #connectLater(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), RECONNECT_EVERY_MS);
    this.#timer.unref();
  }
}

async function withinMs<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RedisAway("Redis did not answer")), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
