/**
 * What visitors do, noted in memory as it happens and bounded: a few strings for each hit, looked
 * at later. Nothing here reaches the disk, and the address is forgotten with the hit.
 */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { knownAgents } from "./agents.ts";
import { type Hit, readView, type ServedPage } from "./read-view.ts";

/** Noted at most; what comes while nothing can be written is dropped beyond it. */
const HITS_MAX = 20_000;
/** Waiting hits at which they are written at once, and how many are written together. */
export const GROUP_HITS_MAX = 1_000;
export const WRITE_HITS_TASK = "analytics.write-hits";

export class HitBuffer {
  #hits: Hit[] = [];
  #dropped = 0;

  get size(): number {
    return this.#hits.length;
  }

  /** Answers whether a whole group is waiting now. */
  add(hit: Hit): boolean {
    if (this.#hits.length >= HITS_MAX) {
      this.#dropped += 1;
      return false;
    }
    return this.#hits.push(hit) % GROUP_HITS_MAX === 0;
  }

  /** The oldest hits, which stay until they are removed. */
  peek(): readonly Hit[] {
    return this.#hits.slice(0, GROUP_HITS_MAX);
  }

  remove(count: number): void {
    this.#hits = this.#hits.slice(count);
  }

  /** How many hits found no place since this was last asked. */
  takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}

/** The one buffer of a context. */
export const hitBuffer = defineState(() => new HitBuffer());

export function noteHit(ctx: Context, hit: Hit): void {
  if (ctx.states.of(hitBuffer).add(hit)) ctx.scheduler.wake(WRITE_HITS_TASK);
}

/** Notes a page view. It stands on the way of every page, so it only picks up what will be needed. */
export function notePageView(ctx: Context, page: ServedPage): void {
  const agents = ctx.states.of(knownAgents);
  const view = readView(page, ctx.clock, (agent) => agents.isKnownMachine(agent));
  if (view !== undefined) noteHit(ctx, view);
}

/** Notes what a hosting thread has picked up. */
export function noteViews(ctx: Context, views: readonly Hit[]): void {
  const agents = ctx.states.of(knownAgents);
  for (const view of views) if (!agents.isKnownMachine(view.agent)) noteHit(ctx, view);
}
