/** Who is behind a user agent: a person with a desktop, phone or tablet, or a machine. */
import Bowser from "bowser";
import { isbot } from "isbot";
import { defineState } from "../../platform/room-state.ts";

export type Device = "desktop" | "mobile" | "tablet";

/** Our own checks of a site. */
const READINESS_AGENT = "sitewright-readiness";
/** Agents remembered; looking at one takes ten microseconds. */
const AGENTS_MAX = 2_000;

/** The device of a person's browser; undefined for a machine. */
export function judgeAgent(agent: string): Device | undefined {
  if (agent === "" || agent.startsWith(READINESS_AGENT) || isbot(agent)) return undefined;
  const type = Bowser.getParser(agent).getPlatformType();
  return type === "mobile" || type === "tablet" ? type : "desktop";
}

export class KnownAgents {
  readonly #devices = new Map<string, Device | undefined>();

  /** Whether this has turned out to be a machine before; costs next to nothing. */
  isKnownMachine(agent: string): boolean {
    return this.#devices.get(agent) === undefined && this.#devices.has(agent);
  }

  deviceOf(agent: string): Device | undefined {
    const known = this.#devices.get(agent);
    if (known !== undefined || this.#devices.has(agent)) return known;
    const device = judgeAgent(agent);
    if (this.#devices.size >= AGENTS_MAX) this.#devices.clear();
    this.#devices.set(agent, device);
    return device;
  }
}

export const knownAgents = defineState(() => new KnownAgents());
