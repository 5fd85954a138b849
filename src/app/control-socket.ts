/**
 * The way in for commands while the server runs: a socket in the data directory that only its
 * owner can open. A command names a procedure and gets its result, so that every change is made by
 * the one process that has the database open.
 */
import { accessSync, chmodSync, closeSync, constants, existsSync, openSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { CommandProcedures } from "../http/procedure.ts";
import { ApiError, OperatorError, UsageError } from "../lib/errors.ts";
import type { Context } from "../platform/context.ts";

/** The kernel's limit on a socket's path, less its final NUL. */
const SOCKET_PATH_BYTES_MAX = process.platform === "darwin" ? 103 : 107;

const SOCKET_NAME = "control.sock";

export type ControlSocket = {
  /** Takes no new command, and resolves when those that have begun are answered. */
  finish(): Promise<void>;
  /** Breaks off what is not answered yet. */
  close(): void;
};

export async function serveControlSocket(
  ctx: Context,
  procedures: CommandProcedures,
): Promise<ControlSocket> {
  const place = socketPlace(ctx.config.dataDirectory);
  const { path } = place;
  // We hold the instance lock, so a socket that is still here was left by a process that is gone.
  rmSync(path, { force: true });
  const umask = process.umask(0o177);
  try {
    const server = Bun.serve({
      unix: path,
      fetch(request, server) {
        // A backup or an export may take longer than an idle connection is given.
        server.timeout(request, 0);
        return answerCommand(ctx, procedures, request);
      },
      error: () => new Response(null, { status: 500 }),
    });
    chmodSync(path, 0o600);
    return {
      finish: () => server.stop(),
      close() {
        server.stop(true);
        rmSync(path, { force: true });
        place.close();
      },
    };
  } finally {
    process.umask(umask);
  }
}

async function answerCommand(
  ctx: Context,
  procedures: CommandProcedures,
  request: Request,
): Promise<Response> {
  const name = new URL(request.url).pathname.slice(1);
  const run = Object.hasOwn(procedures, name) ? procedures[name] : undefined;
  try {
    if (!run) throw new OperatorError("The running server is of another version; restart it.");
    const result = await run(ctx, await request.json());
    return Response.json({ result: result ?? null });
  } catch (error) {
    const isExpected = error instanceof ApiError || error instanceof OperatorError;
    if (!isExpected) ctx.log.error({ err: error, procedure: name }, "command failed");
    const message = isExpected ? error.message : "The command failed; the server's log says why.";
    return Response.json({ error: message, isUsage: error instanceof UsageError });
  }
}

/** What a connection fails with that was open: the server may have begun by then. */
const LOST_CONNECTION = "ECONNRESET";

/**
 * Runs a procedure in the server on this data directory. Answers undefined when none is running.
 * Throws `OperatorError` with the server's own message when the procedure fails, and when the
 * server is gone before it has answered: what may have been done must not be done again.
 */
export async function callServer(
  dataDirectory: string,
  name: string,
  input: unknown,
): Promise<{ result: unknown } | undefined> {
  let answer: { result: unknown } | { error: string; isUsage: boolean };
  let place: SocketPlace | undefined;
  try {
    place = socketPlace(dataDirectory);
    const response = await fetch(`http://localhost/${name}`, {
      unix: place.path,
      method: "POST",
      body: JSON.stringify(input ?? null),
      // A backup, an export or a slow model may keep it for longer than the runtime waits by itself.
      timeout: false,
    });
    answer = (await response.json()) as typeof answer;
  } catch (error) {
    if (!isLost(error)) return undefined;
    throw new OperatorError(
      "The server stopped before it answered, so it is not known whether the command was carried out; look, and give it again if not.",
      { cause: error },
    );
  } finally {
    place?.close();
  }
  if ("error" in answer)
    throw answer.isUsage ? new UsageError(answer.error) : new OperatorError(answer.error);
  return answer;
}

const isLost = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === LOST_CONNECTION;

/** Whether there is a socket that this user may not speak to: its server is, or was, another user's. */
export function isSocketOfOthers(dataDirectory: string): boolean {
  const place = socketPlace(dataDirectory);
  try {
    if (!existsSync(place.path)) return false;
    accessSync(place.path, constants.W_OK);
    return false;
  } catch {
    return true;
  } finally {
    place.close();
  }
}

type SocketPlace = { readonly path: string; close(): void };

/** A path to the socket that the kernel takes, good until it is closed. */
function socketPlace(dataDirectory: string): SocketPlace {
  const absolute = join(dataDirectory, SOCKET_NAME);
  const fits = (path: string) => Buffer.byteLength(path) <= SOCKET_PATH_BYTES_MAX;
  const close = () => undefined;
  if (fits(absolute)) return { path: absolute, close };
  if (process.platform === "linux") {
    // However long a directory's path is, once it is open it has a short one.
    const directory = openSync(dataDirectory, "r");
    const path = `/proc/self/fd/${directory}/${SOCKET_NAME}`;
    return { path, close: () => closeSync(directory) };
  }
  const fromHere = relative(process.cwd(), absolute);
  if (fits(fromHere)) return { path: fromHere, close };
  throw new OperatorError(
    `The path of the data directory is too long for a socket in it; choose one under ${SOCKET_PATH_BYTES_MAX - 13} bytes.`,
  );
}
