/** A context without a server, for commands that are given while none runs. */
import { addTasks } from "../app.ts";
import { systemClock } from "../platform/clock.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import type { Context } from "../platform/context.ts";
import { giveToOwner, makeDataDirectory } from "../platform/data-directory.ts";
import { openDatabase } from "../platform/database/open.ts";
import { acquireInstanceLock } from "../platform/instance-lock.ts";
import { openLog } from "../platform/log.ts";
import { openContext } from "../platform/open-context.ts";
import { systemRandom } from "../platform/random.ts";

/** Takes the data directory, runs `work`, and lets go of it. Throws `OperatorError`. */
export async function withOfflineContext<Result>(
  environment: Environment,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const config = parseConfig(environment);
  makeDataDirectory(config.dataDirectory);
  // Standard output belongs to the command's answer.
  const level = environment.SITEWRIGHT_LOG ? config.logLevel : "warn";
  const log = await openLog(level, process.stderr);
  const lock = acquireInstanceLock(config.dataDirectory, config.databaseUrl);
  try {
    const db = await openDatabase({
      url: config.databaseUrl,
      dataDirectory: config.dataDirectory,
      log,
      onFatal: () => process.exit(70),
    });
    let ctx: Context | undefined;
    try {
      ctx = await openContext({ config, db, log, clock: systemClock, random: systemRandom });
      // Procedures wake tasks; without a started scheduler that is only noted.
      addTasks(ctx);
      return await work(ctx);
    } finally {
      ctx?.sharing?.close();
      await db.close();
    }
  } finally {
    lock.release();
    giveToOwner(config.dataDirectory);
  }
}
