/**
 * Questions to the domain name system itself, record by record: what `getaddrinfo` does not tell. A
 * name or type without records is an empty answer; that nobody answered is a `DnsFault`.
 */
import { Resolver } from "node:dns/promises";

export type DnsRecords = {
  A: string;
  AAAA: string;
  CNAME: string;
  TXT: string;
  /** `issue`, `issuewild` or another tag, with its value. */
  CAA: { tag: string; value: string };
};

export type Dns = {
  /** Rejects with `DnsFault`. */
  query<Type extends keyof DnsRecords>(name: string, type: Type): Promise<DnsRecords[Type][]>;
};

/** No answer could be had; `text` says why in words for a person. */
export class DnsFault extends Error {
  override readonly name = "DnsFault";
}

/** A resolver that hangs costs no more than this. */
const QUERY_MS_MAX = 5_000;
/** More than any sound name has. */
const RECORDS_MAX = 64;
const TEXT_LENGTH_MAX = 1_000;

/** Asks `servers` (`address` or `address:port`), or those of the system when there are none. */
export function createDns(servers: readonly string[]): Dns {
  return {
    async query(name, type) {
      // One for each question: it would keep answers, and the settings of the system, for itself.
      const resolver = new Resolver();
      if (servers.length > 0) resolver.setServers(servers);
      const answer = await inTime(name, ask(resolver, name, type).catch(explain(name)));
      return answer.slice(0, RECORDS_MAX) as never;
    },
  };
}

async function ask(
  resolver: Resolver,
  name: string,
  type: keyof DnsRecords,
): Promise<DnsRecords[keyof DnsRecords][]> {
  switch (type) {
    case "A":
      return resolver.resolve4(name);
    case "AAAA":
      return resolver.resolve6(name);
    case "CNAME":
      return resolver.resolveCname(name);
    case "TXT": {
      const texts = await resolver.resolveTxt(name);
      return texts.map((parts) => parts.join("").slice(0, TEXT_LENGTH_MAX));
    }
    case "CAA": {
      const records = await resolver.resolveCaa(name);
      return records.flatMap((record) =>
        ["issue", "issuewild"].flatMap((tag) => {
          const value = record[tag as "issue"];
          return typeof value === "string" ? [{ tag, value }] : [];
        }),
      );
    }
  }
}

/** Answers of a name server that are answers: there is no such name, or nothing of this type. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA"]);

const WORDS: Readonly<Record<string, string>> = {
  ETIMEOUT: "the name servers did not answer in time",
  ESERVFAIL: "the name servers failed to answer; the domain's DNS may be set up wrong",
  EREFUSED: "the name servers refused to answer",
  ECONNREFUSED: "no DNS resolver could be reached",
  EBADNAME: "the name cannot be looked up",
};

const explain =
  (name: string) =>
  (error: unknown): never[] => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (NOTHING.has(code)) return [];
    throw new DnsFault(
      `${name} could not be looked up: ${WORDS[code] ?? "the answer was no use"}`,
      {
        cause: error,
      },
    );
  };

async function inTime<Answer>(name: string, answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = new DnsFault(`${name} could not be looked up: ${WORDS.ETIMEOUT}`);
  const timer = setTimeout(() => reject(late), QUERY_MS_MAX);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
