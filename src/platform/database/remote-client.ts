/**
 * The client of @libsql/client for a libSQL server, with two things added: values are checked and
 * made integers by the same rules as for the local file, so that both store the same, and there are
 * no interactive transactions either.
 */
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type ResultSet,
} from "@libsql/client";
import { wrongSetting } from "../wrong-setting.ts";
import { isOutcomeUnknown, reasonOf } from "./engine-errors.ts";
import { kindOf } from "./statement-kind.ts";
import { bindValues } from "./values.ts";

/** Longer than any statement of ours takes, a migration of a large database among them. */
const ANSWER_MS_MAX = 30_000;

/** Connects with the first statement. A token belongs into the URL, as `?authToken=…`. */
export function openRemoteClient(url: string): Client {
  const client = connect(url);
  return {
    protocol: client.protocol,
    get closed() {
      return client.closed;
    },
    execute(given: InStatement | string, values?: InArgs) {
      const bound = bind(given, values);
      return kindOf(bound.sql) === "read" ? readTwice(client, bound) : client.execute(bound);
    },
    batch: (entries, mode) =>
      client.batch(
        entries.map((entry) => (Array.isArray(entry) ? bind(entry[0], entry[1]) : bind(entry))),
        mode,
      ),
    migrate: (entries) => client.migrate(entries.map((entry) => bind(entry))),
    executeMultiple: (sql) => client.executeMultiple(sql),
    transaction: () =>
      Promise.reject(
        new Error("interactive transactions are not offered: give all statements to one write()"),
      ),
    sync: () => client.sync(),
    reconnect: () => client.reconnect(),
    close: () => client.close(),
  };
}

function connect(url: string): Client {
  try {
    return createClient({ url, intMode: "number", fetch: fetchInTime });
  } catch (error) {
    const fault = `cannot be used (${reasonOf(error)})`;
    throw wrongSetting("SITEWRIGHT_DATABASE_URL", fault, "libsql://database.example.com");
  }
}

const READ_AGAIN_MS = 30;

/** What only reads may be asked again: a server that was started anew has dropped its connections. */
async function readTwice(client: Client, statement: InStatement): Promise<ResultSet> {
  try {
    return await client.execute(statement);
  } catch (error) {
    if (!isOutcomeUnknown(error) || error instanceof ServerSilent) throw error;
  }
  await Bun.sleep(READ_AGAIN_MS);
  return client.execute(statement);
}

/** A server that hangs must not hold whoever asks it, nor all who ask after them. */
async function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.timeout(ANSWER_MS_MAX);
  try {
    return await fetch(request, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new ServerSilent("the database server did not answer in time", { cause: error });
  }
}

/** Nobody knows whether it has done what it was asked. */
class ServerSilent extends Error {
  override readonly name = "ServerSilent";
  readonly code = "SERVER_SILENT";
}

function bind(given: InStatement | string, values?: InArgs): { sql: string; args: InArgs } {
  if (typeof given === "string") return { sql: given, args: bindValues(values) };
  return { sql: given.sql, args: bindValues(given.args) };
}
