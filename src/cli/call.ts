/**
 * Runs a procedure where the data is: in the running server, or, when there is none, in this
 * process, which then holds the instance lock for as long as the procedure takes.
 */

import { callServer, isSocketOfOthers } from "../app/control-socket.ts";
import { withOfflineContext } from "../app/offline.ts";
import { procedures } from "../app.ts";
import { OperatorError } from "../lib/errors.ts";
import { machineMs } from "../lib/machine-time.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import { InstanceLocked } from "../platform/instance-lock.ts";

/** How long a server that is starting or stopping is waited for, in ms. */
const WAIT_MS = 5_000;
const RETRY_MS = 100;

/** The procedure's result. Throws `OperatorError` or `ApiError`. */
export async function callProcedure<Result>(
  environment: Environment,
  name: keyof typeof procedures & string,
  input: unknown,
): Promise<Result> {
  const { dataDirectory } = parseConfig(environment);
  const run = procedures[name];
  if (!run) throw new Error(`no procedure named ${name}`);
  const deadline = machineMs() + WAIT_MS;
  for (;;) {
    const answer = await callServer(dataDirectory, name, input);
    if (answer) return answer.result as Result;
    try {
      return (await withOfflineContext(environment, (ctx) => run(ctx, input))) as Result;
    } catch (error) {
      // Somebody holds the lock without listening yet, or any more.
      if (!(error instanceof InstanceLocked)) throw error;
      if (isSocketOfOthers(dataDirectory))
        throw new OperatorError(
          `The server on ${dataDirectory} runs as another user; give the command as that user, or as root.`,
          { cause: error },
        );
      if (machineMs() > deadline) throw error;
      await Bun.sleep(RETRY_MS);
    }
  }
}
