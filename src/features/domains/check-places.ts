/**
 * Which domain is looked at next. Those that were just set have places of their own, those that
 * failed before share others, and an account has a part of either: however many domains there are whose name
 * servers hang keeps nobody's from being seen.
 */
import type { Context } from "../../platform/context.ts";
import type { DomainRow } from "./model.ts";
import { type DueCheckKind, listDueDomains } from "./stored-domains.ts";

const PLACES: Readonly<Record<DueCheckKind, number>> = { fresh: 6, failing: 4 };
const OF_ACCOUNT_MAX: Readonly<Record<DueCheckKind, number>> = { fresh: 2, failing: 2 };
export const CHECKS_UNDER_WAY_MAX = PLACES.fresh + PLACES.failing;

type Work = { readonly accountId: string; readonly kind: DueCheckKind };

/** The looks under way in this process. */
export class CheckPlaces {
  readonly #underWay = new Map<string, Work>();

  /** Works on the domain whose turn it is. Answers whether there was one with a place. */
  async runNext(ctx: Context, work: (row: DomainRow) => Promise<void>): Promise<boolean> {
    const row = (await this.#take(ctx, "fresh")) ?? (await this.#take(ctx, "failing"));
    if (row === undefined) return false;
    try {
      await work(row);
    } finally {
      this.#underWay.delete(row.domain);
    }
    return true;
  }

  async #take(ctx: Context, kind: DueCheckKind): Promise<DomainRow | undefined> {
    if (this.#count(kind) >= PLACES[kind]) return undefined;
    const passed = { domains: [...this.#underWay.keys()], accounts: this.#listFull(kind) };
    const due = await listDueDomains(ctx, kind, passed, CHECKS_UNDER_WAY_MAX);
    // Others may have taken some while these were read.
    const full = new Set(this.#listFull(kind));
    const row = due.find(
      ({ domain, accountId }) => !this.#underWay.has(domain) && !full.has(accountId),
    );
    if (row === undefined || this.#count(kind) >= PLACES[kind]) return undefined;
    this.#underWay.set(row.domain, { accountId: row.accountId, kind });
    return row;
  }

  #count(kind: DueCheckKind): number {
    return [...this.#underWay.values()].filter((work) => work.kind === kind).length;
  }

  #listFull(kind: DueCheckKind): string[] {
    const counts = new Map<string, number>();
    for (const work of this.#underWay.values())
      if (work.kind === kind) counts.set(work.accountId, (counts.get(work.accountId) ?? 0) + 1);
    return [...counts].flatMap(([id, count]) => (count >= OF_ACCOUNT_MAX[kind] ? [id] : []));
  }
}
