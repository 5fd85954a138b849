/**
 * How long to wait before the service is asked again that could not be reached. The wait ends at once when
 * something says that it may be back: the browser, another request that found it, or a person who looks.
 */
import { isConnected } from "./call.ts";

const PAUSES_MS = [500, 1_000];
const PAUSE_MS_MAX = 2_000;

/** `attempt` counts from 0. Only the first pauses grow: who is back is not kept waiting. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const wasConnected = isConnected.peek();
    const end = () => {
      clearTimeout(timer);
      forget();
      removeEventListener("online", end);
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    // Timers of a page in the background are held back; whoever looks at it again waits for nothing.
    const look = () => document.visibilityState === "visible" && end();
    const timer = setTimeout(end, PAUSES_MS[attempt] ?? PAUSE_MS_MAX);
    const forget = isConnected.subscribe((isNow) => void (isNow && !wasConnected && end()));
    addEventListener("online", end);
    document.addEventListener("visibilitychange", look);
  });
}
