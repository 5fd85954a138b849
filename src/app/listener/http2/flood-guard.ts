/**
 * Counts what a client sends of frames that ask for nothing: resets, pings, settings, empty data,
 * refused streams. Somebody who reads pages sends some of each; a flood is nothing else.
 */
import { machineMs } from "../../../lib/machine-time.ts";
import { ConnectionError, ERROR } from "./frames.ts";

/** Within the time below; browsers send a few dozen when somebody leaves a page. */
const IDLE_FRAMES_MAX = 1_000;
const WITHIN_MS = 10_000;

export class FloodGuard {
  #frames = 0;
  #sinceMs = machineMs();

  /** Throws `ConnectionError` when it was one too many. */
  note(frames = 1): void {
    this.#frames += frames;
    if (this.#frames <= IDLE_FRAMES_MAX) return;
    const now = machineMs();
    if (now - this.#sinceMs < WITHIN_MS)
      throw new ConnectionError(ERROR.enhanceYourCalm, "too many frames that ask for nothing");
    this.#sinceMs = now;
    this.#frames = frames;
  }

  /** A frame of data was sent: clients may widen the stream's window and the connection's for each. */
  forgive(): void {
    this.#frames = Math.max(this.#frames - 2, 0);
  }
}
