/**
 * Keeps the listener's connections within the descriptors of the process. When they run short, those
 * are ended that have moved nothing for longest, so that whoever comes next is answered.
 */
import type { Socket } from "node:net";
import { machineMs } from "../../lib/machine-time.ts";

/** What a connection takes beside its own descriptors once requests come over it. */
const CARRIED_DESCRIPTORS = 2;
/** Of all that may be taken, so much is made free at once: choosing looks at every connection. */
const FREED_PART = 0.02;

type Activity = {
  /** Bytes that had gone over it in either direction at the last look. */
  bytes: number;
  /** When something was last seen to move, in monotonic ms. */
  movedAt: number;
  isCarried: boolean;
};

export class ConnectionPlaces {
  readonly #open = new Map<Socket, Activity>();
  readonly #descriptorsMax: number;
  readonly #descriptorsEach: number;
  #carried = 0;

  /** `descriptorsEach` is what a connection takes before it has said anything. */
  constructor(descriptorsMax: number, descriptorsEach: number) {
    this.#descriptorsMax = descriptorsMax;
    this.#descriptorsEach = descriptorsEach;
  }

  get size(): number {
    return this.#open.size;
  }

  sockets(): Iterable<Socket> {
    return this.#open.keys();
  }

  /** Until it is closed, the connection takes its place, if need be another's. */
  take(socket: Socket): void {
    this.#open.set(socket, { bytes: 0, movedAt: machineMs(), isCarried: false });
    socket.once("close", () => this.#leave(socket));
    this.#makeRoom(socket);
  }

  /** From here on a connection inside belongs to it, or does not any more. */
  carry(socket: Socket, isCarried = true): void {
    const activity = this.#open.get(socket);
    if (!activity || activity.isCarried === isCarried) return;
    activity.isCarried = isCarried;
    this.#carried += isCarried ? 1 : -1;
    if (isCarried) this.#makeRoom(socket);
  }

  /**
   * From here on requests come over it: what is answered is to be called when something does. The
   * stream's own count of bytes says that something moved, but not when.
   */
  follow(socket: Socket): () => void {
    const activity = this.#open.get(socket);
    return () => {
      if (activity) activity.movedAt = machineMs();
    };
  }

  /** Notes what has moved since the last look, answers that are on their way among it. */
  look(): void {
    const now = machineMs();
    for (const [socket, activity] of this.#open) {
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (bytes !== activity.bytes) {
        if (activity.bytes > 0) activity.movedAt = now;
        activity.bytes = bytes;
      }
    }
  }

  #leave(socket: Socket): void {
    if (this.#open.get(socket)?.isCarried) this.#carried -= 1;
    this.#open.delete(socket);
  }

  #makeRoom(newcomer: Socket): void {
    const taken = this.#open.size * this.#descriptorsEach + this.#carried * CARRIED_DESCRIPTORS;
    if (taken <= this.#descriptorsMax) return;
    this.look();
    let wanted = taken - this.#descriptorsMax + Math.floor(this.#descriptorsMax * FREED_PART);
    const idlest = [...this.#open].sort(([, a], [, b]) => a.movedAt - b.movedAt);
    for (const [socket, { isCarried }] of idlest) {
      if (wanted <= 0) return;
      if (socket === newcomer) continue;
      wanted -= this.#descriptorsEach + (isCarried ? CARRIED_DESCRIPTORS : 0);
      this.#leave(socket);
      socket.destroy();
    }
  }
}
