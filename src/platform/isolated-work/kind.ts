/**
 * Kinds of work on what strangers wrote, done outside the service's process. A kind is declared by
 * the room that asks for it; what does it is listed in `app/isolated-programs.ts`.
 */

export type WorkLimits = {
  /** Processor time of one order, where the system tells it. */
  readonly cpuMsMax: number;
  /** From order to answer, without the wait for a place. */
  readonly wallMsMax: number;
  /** Resident memory of the process that does it, where the system tells it. */
  readonly memoryBytesMax: number;
};

export type IsolatedKind<Input, Output> = WorkLimits & {
  /** `room.verb`, unique. */
  readonly name: string;
  /** Orders at the same time. */
  readonly placesMax: number;
  /** Only names the types of what goes in and comes out. */
  readonly types?: { readonly input: Input; readonly output: Output };
};

export function defineIsolatedKind<Input, Output>(
  kind: IsolatedKind<Input, Output>,
): IsolatedKind<Input, Output> {
  return kind;
}

/** What is sent to the process, and what comes back; both are copied on the way. */
export type WorkMessage = { kind: string; input: unknown };
export type WorkAnswer = { output: unknown } | { fault: string };

export type Overrun = "time" | "memory";

/** The work came to no answer: it took too much, or what does it broke. */
export class IsolatedWorkFailed extends Error {
  override readonly name = "IsolatedWorkFailed";
  readonly reason: Overrun | "broken";

  constructor(reason: Overrun | "broken", message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
