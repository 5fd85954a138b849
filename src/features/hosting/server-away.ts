/**
 * Visitors while the database server is away, where there is one: they get what is in memory, and a
 * page that says so for the rest. All of a site is read as soon as somebody has visited it.
 */
import { plainText } from "../../http/plain-text.ts";
import type { Context } from "../../platform/context.ts";
import { isServerAway } from "../../platform/database/engine-errors.ts";
import type { HostedSites } from "../sites/room.ts";
import type { Encoding } from "../versions/room.ts";
import type { ReadyFiles } from "./ready-files.ts";

/** What browsers take, and what everybody takes. */
const ENCODINGS: readonly Encoding[] = ["br", "identity"];
/** A visitor waits no longer for a server that hangs. */
const WAIT_MS_MAX = 5_000;
const RETRY_SECONDS = 5;

/** Keeps at hand what visitors of this instance may ask for next. */
export function keepAtHand(ctx: Context, directory: HostedSites, files: ReadyFiles): void {
  if (ctx.db.isLocal) return;
  const underWay = new Set<string>();
  directory.onRead(({ buildId }) => {
    if (underWay.has(buildId) || files.peekBuild(buildId) !== undefined) return;
    underWay.add(buildId);
    // What cannot be read now is read when it is asked for.
    void readBuild(files, buildId)
      .catch(() => {})
      .finally(() => underWay.delete(buildId));
  });
}

async function readBuild(files: ReadyFiles, buildId: string): Promise<void> {
  const build = await files.loadBuild(buildId);
  for (const hosted of [...build.files.values(), build.notFound]) {
    // What is drawn when it is asked for is no page.
    if (hosted === undefined || hosted.file.recipe !== null) continue;
    for (const encoding of ENCODINGS)
      if (files.peek(hosted, encoding) === undefined)
        await files.load(hosted, encoding, build.fingerprint);
  }
}

/** The answer, or a page that says that there is none as long as the server is away. */
export async function unlessAway<Answer>(
  ctx: Context,
  request: Request,
  answer: Promise<Answer>,
): Promise<Answer | Response> {
  if (ctx.db.isLocal) return answer;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  // What a form brings may still be taken.
  const timer = isRead ? setTimeout(() => resolve(awayPage()), WAIT_MS_MAX) : undefined;
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (!isServerAway(error)) throw error;
    ctx.log.warn({ err: error }, "a visitor could not be answered: the database server is away");
    return awayPage();
  } finally {
    clearTimeout(timer);
  }
}

const awayPage = (): Response =>
  plainText(503, "This page cannot be shown at the moment. Try again in a few seconds.\n", {
    "retry-after": String(RETRY_SECONDS),
  });
