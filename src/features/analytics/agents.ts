/**
 * User agents that have been judged, remembered: looking at one takes ten microseconds. What they
 * are judged by is loaded with the first visit, so that an idle service does not carry it.
 */
import { defineState } from "../../platform/room-state.ts";
import type { Device } from "./judge-agent.ts";

/** Remembered at most. */
const AGENTS_MAX = 2_000;

type Judge = (agent: string) => Device | undefined;

export class KnownAgents {
  readonly #devices = new Map<string, Device | undefined>();
  #loading: Promise<Judge> | undefined;

  /** Whether this has turned out to be a machine before; costs next to nothing. */
  isKnownMachine(agent: string): boolean {
    return this.#devices.get(agent) === undefined && this.#devices.has(agent);
  }

  /** Answers the device of a person's browser, and undefined for a machine. */
  async load(): Promise<Judge> {
    this.#loading ??= import("./judge-agent.ts").then(({ judgeAgent }) => this.#recall(judgeAgent));
    return this.#loading;
  }

  #recall(judge: Judge): Judge {
    return (agent) => {
      const known = this.#devices.get(agent);
      if (known !== undefined || this.#devices.has(agent)) return known;
      const device = judge(agent);
      if (this.#devices.size >= AGENTS_MAX) this.#devices.clear();
      this.#devices.set(agent, device);
      return device;
    };
  }
}

export const knownAgents = defineState(() => new KnownAgents());
