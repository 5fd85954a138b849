/**
 * Leads that come in neighbouring turns of the event loop are stored by the same statements: a rush of
 * them costs little more than one. Nobody is answered before the lead is on disk, and where the
 * common write fails, each is tried by itself, so that no lead falls with another.
 */
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { defineState } from "../../platform/room-state.ts";
import { Rush } from "../../platform/rush.ts";
import { leadStatements, type StoredRow } from "./store-statements.ts";
import { wakeTelling } from "./tell.ts";

type Waiting = {
  row: StoredRow;
  companions: readonly Statement[];
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** Bounds how long one write keeps the event loop. */
const TOGETHER_MAX = 128;
/** How long a write waits at most while each turn of the event loop brings more. */
const GATHER_MS_MAX = 1;

class LeadQueue {
  #waiting: Waiting[] = [];
  readonly rush = new Rush();

  /** Resolves when the lead, and what tells of it, is on disk. */
  add(ctx: Context, row: StoredRow, companions: readonly Statement[]): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ row, companions, resolve, reject });
    if (this.#waiting.length === 1) this.#gather(ctx, performance.now() + GATHER_MS_MAX);
    return promise;
  }

  /** Waits for another turn while turns bring more: a commit costs much the same for any number. */
  #gather(ctx: Context, until: number): void {
    const { length } = this.#waiting;
    setImmediate(() => {
      const isWhole = this.#waiting.length === length || length >= TOGETHER_MAX;
      if (isWhole || performance.now() >= until) void this.#store(ctx);
      else this.#gather(ctx, until);
    });
  }

  async #store(ctx: Context): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    this.rush.arrive(all.length);
    const groups: Promise<void>[] = [];
    for (let from = 0; from < all.length; from += TOGETHER_MAX)
      groups.push(storeTogether(ctx, all.slice(from, from + TOGETHER_MAX)));
    await Promise.all(groups);
  }
}

async function storeTogether(ctx: Context, group: readonly Waiting[]): Promise<void> {
  try {
    await ctx.db.write([
      ...leadStatements(
        ctx,
        group.map(({ row }) => row),
      ),
      ...group.flatMap(({ companions }) => companions),
    ]);
  } catch (error) {
    const [only] = group;
    if (group.length === 1) only?.reject(error);
    else await Promise.all(group.map((waiting) => storeTogether(ctx, [waiting])));
    return;
  }
  wakeTelling(ctx);
  for (const { resolve } of group) resolve();
}

/** The one queue of a context. */
export const leadQueues = defineState(() => new LeadQueue());
