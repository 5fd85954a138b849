/**
 * Bounded in-memory caches, held by the context. A room declares one with `defineCache` and keeps
 * no state of its own. Entries are dropped by `forget`, oldest use first when full.
 */

export type CacheDefinition<Value> = {
  readonly name: string;
  readonly entriesMax: number;
  /** Only ties the value's type to the definition. */
  readonly value?: Value;
};

export function defineCache<Value>(name: string, entriesMax: number): CacheDefinition<Value> {
  return { name, entriesMax };
}

export class Cache<Value> {
  readonly #entriesMax: number;
  readonly #entries = new Map<string, Value>();
  /** What is being loaded, so that a crowd that asks for the same has it loaded once. */
  readonly #loading = new Map<string, Promise<Value | undefined>>();
  /** Counts calls of `forget`, so that a value loaded before one is not stored after it. */
  #forgotten = 0;

  constructor(entriesMax: number) {
    this.#entriesMax = entriesMax;
  }

  get(key: string): Value | undefined {
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
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    if (this.#entriesMax === 0) return load();
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

  #set(key: string, value: Value): void {
    if (this.#entries.size >= this.#entriesMax) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, value);
  }
}

/** All caches of one context. When another process may write to the database, nothing is kept. */
export class Caches {
  readonly #enabled: boolean;
  readonly #caches = new Map<string, Cache<unknown>>();

  constructor(enabled: boolean) {
    this.#enabled = enabled;
  }

  of<Value>(definition: CacheDefinition<Value>): Cache<Value> {
    let cache = this.#caches.get(definition.name);
    if (!cache) {
      cache = new Cache<unknown>(this.#enabled ? definition.entriesMax : 0);
      this.#caches.set(definition.name, cache);
    }
    return cache as Cache<Value>;
  }
}
