/**
 * Watches how late the event loop is: for /metrics, and for the log when it was held so long that
 * visitors noticed. Says which requests and tasks were under way, by their routes and never by what they held.
 */

import type { ClientConnection } from "../http/connection.ts";
import { pathOf } from "../http/path-of.ts";
import { machineMs } from "../lib/machine-time.ts";
import type { Ready } from "../lib/ready.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Front } from "./front.ts";

const LOOK_EVERY_MS = 50;
const HELD_MS_MIN = 250;
/** Named in a line; more would only be others who waited. */
const REQUESTS_NAMED_MAX = 5;
/** Remembered from one look to the next. */
const ENDED_MAX = 100;

type Seen = { readonly request: Request; readonly startedAtMs: number };

export type LoopWatchParts = {
  log: Log;
  metrics: Pick<Metrics, "observeLoopDelay">;
  /** The route that a request is for, without anything that was sent. */
  nameRoute(method: string, path: string): string;
  runningTasks(): readonly string[];
};

export class LoopWatch {
  readonly #parts: LoopWatchParts;
  readonly #underWay = new Set<Seen>();
  /** Requests that ended since the last look: what held the loop may have been their last step. */
  #ended: Seen[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #lookedAtMs = machineMs();
  #cpuAtLook = process.cpuUsage();
  /** Until when holds have been reported already. */
  #reportedUntilMs = 0;

  constructor(parts: LoopWatchParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#lookedAtMs = machineMs();
    this.#cpuAtLook = process.cpuUsage();
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The same front; how long each request takes at a stretch is measured. */
  around(front: Front): Front {
    return (request, connection) => this.#answer(front, request, connection);
  }

  #answer(front: Front, request: Request, connection: ClientConnection): Ready<Response> {
    const startedAtMs = machineMs();
    const answer = front(request, connection);
    const now = machineMs();
    if (now - startedAtMs >= HELD_MS_MIN) {
      this.#reportedUntilMs = now;
      this.#report(now - startedAtMs, [{ request, startedAtMs }]);
    }
    if (answer instanceof Promise) this.#follow({ request, startedAtMs }, answer);
    return answer;
  }

  #follow(seen: Seen, answer: Promise<Response>): void {
    this.#underWay.add(seen);
    const end = () => {
      this.#underWay.delete(seen);
      if (this.#ended.length < ENDED_MAX) this.#ended.push(seen);
    };
    answer.then(end, end);
  }

  #look(): void {
    const now = machineMs();
    const delayMs = Math.max(0, now - this.#lookedAtMs - LOOK_EVERY_MS);
    this.#parts.metrics.observeLoopDelay(delayMs);
    if (delayMs >= HELD_MS_MIN && this.#reportedUntilMs < this.#lookedAtMs)
      this.#report(delayMs, this.#listSuspects(now - delayMs));
    this.#lookedAtMs = now;
    this.#cpuAtLook = process.cpuUsage();
    this.#ended = [];
  }

  /** Whoever came in before the loop was held; those who came meanwhile only waited. */
  #listSuspects(heldAtMs: number): Seen[] {
    return [...this.#ended, ...this.#underWay].filter(
      ({ startedAtMs }) => startedAtMs <= heldAtMs + LOOK_EVERY_MS,
    );
  }

  #report(heldMs: number, suspects: readonly Seen[]): void {
    const { log, nameRoute, runningTasks } = this.#parts;
    const requests = suspects.map(
      ({ request }) => `${request.method} ${nameRoute(request.method, pathOf(request.url))}`,
    );
    const { user, system } = process.cpuUsage(this.#cpuAtLook);
    const cpuMs = (user + system) / 1_000;
    const line = {
      ...{ heldMs: Math.round(heldMs), cpuMs: Math.round(cpuMs) },
      requests: [...new Set(requests)].slice(0, REQUESTS_NAMED_MAX),
      tasks: runningTasks(),
    };
    // Who did not run either was kept from it by the machine's other work, or by its disk.
    if (cpuMs < heldMs / 2) log.info(line, "the event loop was late: the machine was busy");
    else log.warn(line, "the event loop was held: nobody was answered");
  }
}
