/**
 * Which lane is next. Owners have even shares: the next place goes to the one who has the fewest, and
 * no look into the queue ends with the lanes of those alone who fill it.
 */
import { machineMs } from "../../lib/machine-time.ts";
import type { Context } from "../context.ts";
import { claimLanes, type Lane, listDueLanes } from "./lanes.ts";

/** What there is room for, of lanes of one kind. */
export type LaneCapacity = {
  places: number;
  /** How many lanes one owner may have, and how many each has now. */
  ownerMax: number;
  taken: ReadonlyMap<string, number>;
};

/** Room for lanes of either kind. */
export type Wanted = { healthy: LaneCapacity; failing: LaneCapacity };

/** Targets that wait, by owner, the longest waiting first. */
type Waiting = Map<string, string[]>;

const LANES_A_LOOK = 256;
/** Owners whose lanes fill a whole look are passed over in the next. */
const LOOKS_MAX = 4;
/** While lanes are known that wait, the queue is looked through this often at most, … */
const LOOK_EVERY_MS_MIN = 50;
/** … and this often at least when there is room for more than may be taken of those. */
const LOOK_EVERY_MS_MAX = 250;

export class LanePool {
  readonly #ctx: Context;
  readonly #channel: string;
  #waiting: { healthy: Waiting; failing: Waiting } = { healthy: new Map(), failing: new Map() };
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #hasNews = true;

  constructor(ctx: Context, channel: string) {
    this.#ctx = ctx;
    this.#channel = channel;
  }

  /** There may be lanes in the queue that were not there before. */
  noteNews(): void {
    this.#hasNews = true;
  }

  /** How long a dispatcher without anything else to do may wait until the next claim. */
  get waitMsMax(): number {
    return this.#hasNews ? LOOK_EVERY_MS_MIN : Number.POSITIVE_INFINITY;
  }

  /**
   * Claims lanes whose time has come, as many as there is room for. None is claimed when there is
   * none, or when somebody else was faster.
   */
  async claim(wanted: Wanted): Promise<Lane[]> {
    if (this.#isLookDue()) await this.#look(wanted);
    const channel = this.#channel;
    return claimLanes(this.#ctx, [
      { channel, isFailing: false, targets: share(this.#waiting.healthy, wanted.healthy) },
      { channel, isFailing: true, targets: share(this.#waiting.failing, wanted.failing) },
    ]);
  }

  /** Whether no lane is known that waits. */
  get isEmpty(): boolean {
    return this.#waiting.healthy.size + this.#waiting.failing.size === 0;
  }

  #isLookDue(): boolean {
    const ageMs = machineMs() - this.#lookedAtMs;
    return this.isEmpty || ageMs >= (this.#hasNews ? LOOK_EVERY_MS_MIN : LOOK_EVERY_MS_MAX);
  }

  async #look({ healthy, failing }: Wanted): Promise<void> {
    this.#hasNews = false;
    const [well, ill] = await Promise.all([this.#list(false, healthy), this.#list(true, failing)]);
    this.#waiting = { healthy: well, failing: ill };
    this.#lookedAtMs = machineMs();
  }

  async #list(isFailing: boolean, { places, ownerMax, taken }: LaneCapacity): Promise<Waiting> {
    const waiting: Waiting = new Map();
    if (places <= 0) return waiting;
    const full = [...taken].filter(([, count]) => count >= ownerMax).map(([owner]) => owner);
    for (let look = 0; look < LOOKS_MAX; look += 1) {
      const kind = { channel: this.#channel, isFailing };
      const passedOver = [...full, ...waiting.keys()];
      const lanes = await listDueLanes(this.#ctx, kind, passedOver, LANES_A_LOOK);
      for (const { owner, target } of lanes) {
        const theirs = waiting.get(owner);
        if (theirs === undefined) waiting.set(owner, [target]);
        else theirs.push(target);
      }
      if (lanes.length < LANES_A_LOOK) break;
    }
    return waiting;
  }
}

/** Takes out of `waiting` who is next: the owners who have the fewest, the longest waiting first. */
function share(waiting: Waiting, { places, ownerMax, taken }: LaneCapacity): string[] {
  const chosen: string[] = [];
  const counts = new Map(taken);
  for (let round = 0; round < ownerMax && chosen.length < places; round += 1)
    for (const [owner, targets] of waiting) {
      if (chosen.length >= places) break;
      if ((counts.get(owner) ?? 0) > round) continue;
      const target = targets.shift();
      if (target !== undefined) chosen.push(target);
      counts.set(owner, round + 1);
      if (targets.length === 0) waiting.delete(owner);
    }
  return chosen;
}
