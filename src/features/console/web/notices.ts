/** What was done and what went wrong, told once for the whole console. */
import { signal } from "@preact/signals";
import { messageOf } from "./call.ts";

/** Read out by a `role=status`; the count makes the same words twice two messages. */
export const said = signal({ text: "", count: 0 });
/** Shown as a `role=alert` above the page until the next page or attempt. */
export const problem = signal("");

const SHOWN_MS = 6_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

export function say(text: string): void {
  clearTimeout(hiding);
  said.value = { text, count: said.value.count + 1 };
  hiding = setTimeout(() => {
    said.value = { text: "", count: said.value.count };
  }, SHOWN_MS);
}

/** Runs what somebody asked for by a button, and tells how it went; true when it went well. */
export async function attempt(work: () => Promise<unknown>, done?: string): Promise<boolean> {
  problem.value = "";
  try {
    await work();
    if (done) say(done);
    return true;
  } catch (error) {
    problem.value = messageOf(error);
    return false;
  }
}
