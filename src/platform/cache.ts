/**
 * Bounded in-memory caches, held by the context. A room declares one with `defineCache` and keeps
 * no state of its own. Entries are dropped by `forget`, oldest use first when full.
 */

export type CacheDefinition<Value> = {
  readonly name: string;
  readonly entriesMax: number;
  /** True when what a key stands for never changes, whoever writes to the database. */
  readonly isConstant: boolean;
  /** Only ties the value's type to the definition. */
  readonly value?: Value;
};

export function defineCache<Value>(
  name: string,
  entriesMax: number,
  { isConstant = false }: { isConstant?: boolean } = {},
): CacheDefinition<Value> {
  return { name, entriesMax, isConstant };
}

export class Cache<Value> {
  readonly #entriesMax: number;
  readonly #entries = new Map<string, Value>();
  /** What is being loaded, so that a crowd that asks for the same has it loaded once. */
  readonly #loading = new Map<string, Promise<Value | undefined>>();
  /** Counts calls of `forget`, so that a value loaded before one is not stored after it. */
  #forgotten = 0;
  /** Makes sure that nothing is kept which others have changed; undefined where nobody else can. */
  readonly #prove: (() => Promise<void>) | undefined;

  constructor(entriesMax: number, prove?: () => Promise<void>) {
    this.#entriesMax = entriesMax;
    this.#prove = prove;
  }

  /** What is known without asking anybody: nothing where others write to the database, too. */
  get(key: string): Value | undefined {
    return this.#prove === undefined ? this.#recall(key) : undefined;
  }

  #recall(key: string): Value | undefined {
    const value = this.#entries.get(key);
    // Only a full cache needs to know what was used last.
    if (value !== undefined && this.#entries.size >= this.#entriesMax) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** The cached value, or what `load` answers, which is kept unless it is undefined. */
  async load(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    if (this.#entriesMax === 0) return load();
    await this.#prove?.();
    const cached = this.#recall(key);
    if (cached !== undefined) return cached;
    const under = this.#loading.get(key);
    if (under !== undefined) return under;
    const loading = this.#loadAndKeep(key, load).finally(() => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    });
    this.#loading.set(key, loading);
    return loading;
  }

  async #loadAndKeep(
    key: string,
    load: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const before = this.#forgotten;
    const value = await load();
    if (value !== undefined && before === this.#forgotten) this.#set(key, value);
    return value;
  }

  forget(key: string): void {
    this.#forgotten += 1;
    this.#entries.delete(key);
    this.#loading.delete(key);
  }

  /** Drops every entry that matches: for changes that touch many keys. */
  forgetWhere(matches: (value: Value) => boolean): void {
    this.#forgotten += 1;
    this.#loading.clear();
    for (const [key, value] of this.#entries) if (matches(value)) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.forgetWhere(() => true);
  }

  #set(key: string, value: Value): void {
    if (this.#entries.size >= this.#entriesMax) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, value);
  }
}

/**
 * All caches of one context. Where another process may write to the database, only that is kept of
 * which changes are told, or which never changes.
 */
export class Caches {
  #told: ReadonlySet<string> | undefined;
  #prove: (() => Promise<void>) | undefined;
  readonly #caches = new Map<string, Cache<unknown>>();

  /** `isAlone`: nobody else writes to the database. */
  constructor(isAlone: boolean) {
    this.#told = isAlone ? undefined : new Set();
  }

  /** From here on, before any is used, these caches keep what they load, and `prove` before each use. */
  keepWhatIsTold(names: ReadonlySet<string>, prove: () => Promise<void>): void {
    this.#told = names;
    this.#prove = prove;
    this.#caches.clear();
  }

  of<Value>(definition: CacheDefinition<Value>): Cache<Value> {
    let cache = this.#caches.get(definition.name);
    if (!cache) {
      cache = this.#create(definition);
      this.#caches.set(definition.name, cache);
    }
    return cache as Cache<Value>;
  }

  /** Something was changed elsewhere; undefined for anything at all. Names of no cache are ignored. */
  forget(name: string, key: string | undefined): void {
    if (key !== undefined) this.#caches.get(name)?.forget(key);
    else for (const cache of this.#caches.values()) cache.forgetAll();
  }

  #create({ name, entriesMax, isConstant }: CacheDefinition<unknown>): Cache<unknown> {
    if (this.#told === undefined || isConstant) return new Cache<unknown>(entriesMax);
    return this.#told.has(name)
      ? new Cache<unknown>(entriesMax, this.#prove)
      : new Cache<unknown>(0);
  }
}
