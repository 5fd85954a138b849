/**
 * The life of a process that does isolated work: one order after the other from the service that
 * started it, until that service hangs up or is gone.
 */
import type { WorkAnswer, WorkMessage } from "./kind.ts";

/** The argument with which an executable is started as such a process. */
export const ISOLATED_WORK_ARGUMENT = "isolated-work";

/** Loads what does one kind of work. */
export type LoadProgram = () => Promise<(input: unknown) => unknown>;

export function takeOrders(programs: ReadonlyMap<string, LoadProgram>): void {
  process.on("disconnect", () => process.exit());
  process.on("message", async (order: WorkMessage) =>
    process.send?.(await answer(programs, order)),
  );
}

async function answer(
  programs: ReadonlyMap<string, LoadProgram>,
  { kind, input }: WorkMessage,
): Promise<WorkAnswer> {
  try {
    const load = programs.get(kind);
    if (load === undefined) throw new Error(`no program for ${kind}`);
    return { output: (await load())(input) };
  } catch (error) {
    // What went wrong, and nothing of what it went wrong with.
    return { fault: error instanceof Error ? error.name : "unknown" };
  }
}
