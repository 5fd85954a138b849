/**
 * Work that only one instance does at a time. A lease is a row on the database server, by the server's
 * clock; the holder extends it while it works, and what a dead one held is free after seconds. Alone on
 * a database of its own an instance needs none.
 */

import { sql } from "drizzle-orm";
import { machineMs } from "../../lib/machine-time.ts";
import type { Database } from "../database/database.ts";
import { statement } from "../database/statements.ts";
import { leases } from "../leases-table.ts";

/** Work that an instance which was killed had is taken up by another after this. */
const LEASE_MS = 20_000;
const EXTEND_EVERY_MS = 5_000;
/** Leases that rest no more are dropped after a while: most are of sites. */
const DROPPED_AFTER_MS = 24 * 60 * 60_000;

const now = sql`cast(unixepoch('subsec') * 1000 as integer)`;

/** How long to wait at most while another instance works, which may end at any moment, in ms. */
const ASK_AGAIN_MS = 1_000;

/** `waitMs`: when it is worth asking again. */
type Claim = { isOurs: true } | { isOurs: false; waitMs: number };

export class Leases {
  readonly #db: Pick<Database, "orm" | "write" | "isLocal">;
  readonly #holder: string;
  /** How many in this process work under each. */
  readonly #users = new Map<string, number>();
  #claims = 0;

  constructor(db: Pick<Database, "orm" | "write" | "isLocal">, holder: string) {
    this.#db = db;
    this.#holder = holder;
  }

  /**
   * Does `work` unless another instance has the lease, or did the work less than `restMs` before.
   * Answers what the work did, or in how many ms it is worth asking again. `rests` says whether the
   * others may leave it for `restMs` from its beginning on.
   */
  async run<Value>(
    name: string,
    work: () => Promise<Value>,
    rest?: { restMs: number; rests(value: Value): boolean },
  ): Promise<{ value: Value } | { waitMs: number }> {
    if (this.#db.isLocal) return { value: await work() };
    const claim = await this.#claim(name);
    if (!claim.isOurs) return claim;
    this.#users.set(name, (this.#users.get(name) ?? 0) + 1);
    const beganAt = machineMs();
    const timer = setInterval(() => void this.#claim(name).catch(() => {}), EXTEND_EVERY_MS);
    let restMs = 0;
    try {
      const value = await work();
      if (rest?.rests(value) === true) restMs = Math.max(0, rest.restMs - (machineMs() - beganAt));
      return { value };
    } finally {
      clearInterval(timer);
      await this.#giveBack(name, restMs);
    }
  }

  /** Asking again is harmless: who holds it extends it. */
  async #claim(name: string): Promise<Claim> {
    this.#claims += 1;
    const prune = statement(sql`delete from ${leases}
      where held_until < ${now} - ${DROPPED_AFTER_MS} and rests_until < ${now}`);
    const results = await this.#db.write([
      ...(this.#claims === 1 ? [prune] : []),
      statement(sql`insert into ${leases} (name, holder, held_until, rests_until)
        values (${name}, ${this.#holder}, ${now} + ${LEASE_MS}, 0)
        on conflict (name) do update
          set holder = excluded.holder, held_until = excluded.held_until
          where (leases.held_until <= ${now} and leases.rests_until <= ${now})
            or (leases.holder = excluded.holder and leases.held_until > ${now})`),
      statement(sql`select holder = ${this.#holder} and held_until > ${now} as is_ours,
        held_until - ${now} as held_ms, rests_until - ${now} as rest_ms from ${leases} where name = ${name}`),
    ]);
    const row = results.at(-1)?.rows[0];
    if (row?.is_ours === 1) return { isOurs: true };
    const heldMs = Math.min(Number(row?.held_ms ?? 0), ASK_AGAIN_MS);
    return { isOurs: false, waitMs: Math.max(1, heldMs, Number(row?.rest_ms ?? 0)) };
  }

  /** A failure leaves it to the lease's end. */
  async #giveBack(name: string, restMs: number): Promise<void> {
    const users = (this.#users.get(name) ?? 1) - 1;
    if (users > 0) {
      this.#users.set(name, users);
      return;
    }
    this.#users.delete(name);
    await this.#db
      .write([
        statement(sql`update ${leases} set held_until = 0, rests_until = ${now} + ${Math.ceil(restMs)}
          where name = ${name} and holder = ${this.#holder}`),
      ])
      .catch(() => {});
  }
}
