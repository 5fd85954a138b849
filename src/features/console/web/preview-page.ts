/** Pages of previews: what the service renders for a frame, and why there is none. */
import { CallError, isConnected, readError, sessionEnded } from "./call.ts";

/** The page as the service renders it now. Throws `CallError` with a message for people. */
export async function fetchPreview(url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: "same-origin" });
  } catch {
    throw new CallError("offline", 0, describe(0));
  }
  isConnected.value = true;
  if (response.ok) return response.text();
  if (response.status === 401) sessionEnded.value += 1;
  const { code, status } = readError(response.status, undefined);
  throw new CallError(code, status, describe(status));
}

const REASONS: Readonly<Record<number, string>> = {
  0: "the service cannot be reached",
  401: "your session has ended",
  403: "your role does not include it",
  404: "there is no such page any more",
  429: "too many pages were asked for in a short time",
};

const describe = (status: number): string =>
  `The preview could not be fetched: ${REASONS[status] ?? `the service answered ${status}`}.`;
