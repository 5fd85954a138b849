/**
 * Which changes of a room's tables other instances have to hear of. Each is a trigger on the database
 * server, which notes the change in its own transaction, whoever makes it.
 */
import type { Client } from "@libsql/client";

export type ChangeSource = {
  /** Told with the change: a cache's name, or what a listener goes by. */
  readonly topic: string;
  readonly table: string;
  /** `insert`, `delete`, `update`, or `update of` some columns. */
  readonly on: string;
  /** SQL over `old` and `new`: the key that is told. */
  readonly key: string;
  /** Where the key is not in the row: the rest of the select that finds it. */
  readonly from?: string;
  /** SQL over `old` and `new`: only then. */
  readonly when?: string;
};

const PREFIX = "tell_";
/** Newest changes that are kept; who has missed more forgets everything. */
const KEPT = 10_000;
/** Pruned at each of these numbers, so that most changes cost one row. */
const PRUNED_EVERY = 1_000;

/** Makes the triggers as this executable has them; those of another version go. */
export async function installSources(
  client: Client,
  sources: readonly ChangeSource[],
): Promise<void> {
  const wanted = new Map(sources.map((source) => [nameOf(source), source]));
  const { rows } = await client.execute(
    `select name from sqlite_master where type = 'trigger' and name like '${PREFIX}%'`,
  );
  const there = new Set(rows.map(({ name }) => String(name)));
  const statements = [
    ...[...there]
      .filter((name) => !wanted.has(name))
      .map((name) => `drop trigger if exists ${name}`),
    ...[...wanted]
      .filter(([name]) => !there.has(name))
      .map(([name, source]) => create(name, source)),
  ];
  if (statements.length > 0) await client.batch(statements, "write");
}

function create(name: string, { topic, table, on, key, from = "", when }: ChangeSource): string {
  return `create trigger if not exists ${name} after ${on} on ${table}
    ${when === undefined ? "" : `when ${when}`} begin
    insert into changes (topic, key) select '${topic}', ${key} ${from};
    delete from changes where (select max(id) from changes) % ${PRUNED_EVERY} = 0
      and id <= (select max(id) from changes) - ${KEPT};
  end`;
}

/** Another text is another name, so that a trigger of an earlier version is not taken for it. */
function nameOf(source: ChangeSource): string {
  const digest = new Bun.CryptoHasher("sha256").update(create("", source)).digest("hex");
  return `${PREFIX}${source.table}_${digest.slice(0, 12)}`;
}
