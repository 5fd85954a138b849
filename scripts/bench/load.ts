/** Closed-loop load with wrk: its one thread costs less than the servers it measures. */
import { LOAD_CORE, pinned } from "./processes.ts";

export const hasWrk = (): boolean => Bun.which("wrk") !== null;

/** Requests a second that `url` answers to `connections` at a time; any answer but 2xx is an error. */
export async function measureRequests(
  url: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
  cores = LOAD_CORE,
): Promise<number> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, ...flags, url];
  const child = Bun.spawn(pinned(cores, command), { stdout: "pipe" });
  const output = await new Response(child.stdout).text();
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(output))
    throw new Error(`wrk on ${url} said:\n${output}`);
  return rate;
}
