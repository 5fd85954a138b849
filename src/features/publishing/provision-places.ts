/**
 * Which site is provisioned next. Fresh work has places of its own; sites that failed before, and those
 * that turn out to be slow just now, share others; and an account has a part of either. So any number
 * of sites that never become ready keeps nobody's news from visitors.
 */
import type { Context } from "../../platform/context.ts";
import { type DueKind, type DueSite, listDueSites } from "../sites/room.ts";

const FRESH_MAX = 4;
const FAILING_MAX = 2;
/** How many of those may be one account's. */
const FRESH_OF_ACCOUNT_MAX = 2;
const FAILING_OF_ACCOUNT_MAX = 1;
/** A site that takes longer is no longer in the place of a fresh one. */
const SLOW_MS = 5_000;
/** All together: slow ones go on beside those that have taken their places. */
export const PROVISIONS_UNDER_WAY_MAX = 12;

type Work = { readonly accountId: string; kind: DueKind };

/** What came of a site's turn: nothing is said of work that was done, or given up. */
export type Turn = { waitMs: number } | undefined;

/** The sites under way in this process. */
export class ProvisionPlaces {
  readonly #underWay = new Map<string, Work>();
  /** Sites that another instance works on, until they are looked at again (monotonic ms). */
  readonly #elsewhere = new Map<string, number>();
  readonly #slowMs: number;

  constructor(slowMs = SLOW_MS) {
    this.#slowMs = slowMs;
  }

  /**
   * Works on the site whose turn it is: fresh ones first, the longest due of an account that has
   * none under way. Answers whether there was one with a place. `onFree` is told when a slow one has
   * left its place to others. `work` answers how long to wait for a site that is another instance's.
   */
  async runNext(
    ctx: Context,
    onFree: () => void,
    work: (site: DueSite) => Promise<Turn>,
  ): Promise<boolean> {
    const nowMs = ctx.clock.monotonicMs();
    for (const [siteId, untilMs] of this.#elsewhere)
      if (untilMs <= nowMs) this.#elsewhere.delete(siteId);
    const taken = (await this.#take(ctx, "fresh")) ?? (await this.#take(ctx, "failing"));
    if (taken === undefined) return false;
    const timer = setTimeout(() => {
      taken.work.kind = "failing";
      onFree();
    }, this.#slowMs);
    try {
      const turn = await work(taken.site);
      if (turn !== undefined)
        this.#elsewhere.set(taken.site.id, ctx.clock.monotonicMs() + turn.waitMs);
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(taken.site.id);
    }
    return true;
  }

  async #take(ctx: Context, kind: DueKind): Promise<{ site: DueSite; work: Work } | undefined> {
    const ofAccount = kind === "fresh" ? FRESH_OF_ACCOUNT_MAX : FAILING_OF_ACCOUNT_MAX;
    // With nobody under way, looking twice would find the same.
    const looks = this.#underWay.size === 0 ? [ofAccount] : new Set([1, ofAccount]);
    for (const ofAccountMax of looks) {
      if (!this.#hasPlace(kind)) return undefined;
      const due = await listDueSites(ctx, kind, {
        except: [...this.#underWay.keys(), ...this.#elsewhere.keys()],
        passedOver: this.#listAccounts(kind, ofAccountMax),
        countMax: PROVISIONS_UNDER_WAY_MAX,
      });
      // Others may have taken some while these were read.
      const full = new Set(this.#listAccounts(kind, ofAccountMax));
      const site = due.find(
        ({ id, accountId }) =>
          !this.#underWay.has(id) && !this.#elsewhere.has(id) && !full.has(accountId),
      );
      if (site === undefined || !this.#hasPlace(kind)) continue;
      const work: Work = { accountId: site.accountId, kind };
      this.#underWay.set(site.id, work);
      return { site, work };
    }
    return undefined;
  }

  #hasPlace(kind: DueKind): boolean {
    const count = [...this.#underWay.values()].filter((work) => work.kind === kind).length;
    return count < (kind === "fresh" ? FRESH_MAX : FAILING_MAX);
  }

  /** Accounts that have as many under way; of the failing kind those that have slow ones, too. */
  #listAccounts(kind: DueKind, count: number): string[] {
    const counts = new Map<string, number>();
    for (const work of this.#underWay.values())
      if (kind === "fresh" || work.kind === kind)
        counts.set(work.accountId, (counts.get(work.accountId) ?? 0) + 1);
    return [...counts].filter(([, has]) => has >= count).map(([accountId]) => accountId);
  }
}
