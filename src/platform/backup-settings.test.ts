/** What an operator may write for backups, and what the service then does. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { OperatorError } from "../lib/errors.ts";
import { readBackupPlace } from "./backup-settings.ts";
import { parseConfig } from "./config.ts";

const HOUR_MS = 3_600_000;
const KEYS = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };
const BUCKET = "to=s3://vault/cells";

const parse = (text: string, environment: Record<string, string> = KEYS) =>
  parseConfig({ ...environment, SITEWRIGHT_BACKUP: text }).backup;

describe("how often, how many and where to", () => {
  test.each([
    ["to=/backups", 24, 7, "/backups"],
    ["hourly,to=/backups", 1, 7, "/backups"],
    ["keep=1,to=/backups,weekly", 168, 1, "/backups"],
    [" daily , keep=1000 , to=/back ups ", 24, 1000, "/back ups"],
    ["to=/a=b,keep=007", 24, 7, "/a=b"],
  ])("are read from %s, in any order", (text, hours, kept, path) => {
    expect(parse(text).schedule).toEqual({
      ...{ everyMs: hours * HOUR_MS, kept },
      place: { kind: "directory", path },
    });
  });

  test("are in any order the same", () => {
    const parts = ["hourly", "keep=12", "to=/backups"];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 3 }), (order) => {
        expect(parse(order.join(","))).toEqual(parse(parts.join(",")));
      }),
    );
  });

  test.each([
    ["", undefined],
    ["   ", undefined],
  ])("of nothing (%p) are nothing", (text, nothing) => {
    expect(parse(text).schedule).toBe(nothing);
  });

  test.each([
    ["daily", "must say where to"],
    ["hourly,daily,to=/b", "at most once"],
    ["keep=1,keep=2,to=/b", "at most once"],
    ["to=/a,to=/b", "at most once"],
    ["daily,,to=/b", "must list"],
    ["Daily,to=/b", "must list"],
    ["daily=1,to=/b", "must list"],
    ["keep,to=/b", "must keep"],
    ["keep=,to=/b", "must keep"],
    ["keep=1001,to=/b", "must keep"],
    ["keep=-1,to=/b", "must keep"],
    ["keep=1.5,to=/b", "must keep"],
    ["to=", "absolute directory"],
    ["to=backups", "absolute directory"],
    ["to=~/backups", "absolute directory"],
    ["to=file:///b", "absolute directory"],
  ])("that cannot be meant (%s) stop the start", (text, fault) => {
    expect(() => parse(text)).toThrow(OperatorError);
    expect(() => parse(text)).toThrow(/^SITEWRIGHT_BACKUP .+; for example SITEWRIGHT_BACKUP=/);
    expect(() => parse(text)).toThrow(fault);
  });
});

describe("a bucket", () => {
  test.each([
    ["s3://vault", "vault", ""],
    ["s3://vault/", "vault", ""],
    ["s3://vault/a/b", "vault", "a/b/"],
    ["s3://vault//a///b//", "vault", "a/b/"],
    ["s3://my.vault-1/x", "my.vault-1", "x/"],
  ])("is %s", (text, bucket, prefix) => {
    expect(readBackupPlace(text)).toEqual({ kind: "s3", bucket, prefix });
  });

  test.each(["s3://", "s3:///a", "s3://V", "s3://a", "s3://-ab", "s3://a b", "S3://vault"])(
    "is not %s",
    (text) => {
      expect(readBackupPlace(text)).toBeUndefined();
    },
  );

  test("has a prefix that ends with one slash, or none, and begins with none", () => {
    const part = fc.constantFrom("a", "b.c", "", "-");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const place = readBackupPlace(`s3://vault/${parts.join("/")}`);
        if (place?.kind !== "s3") throw new Error("no bucket");
        expect(place.prefix).toMatch(/^(?:[^/]+\/)*$/);
        expect(place.prefix.split("/").join("")).toBe(parts.join(""));
      }),
    );
  });

  test.each([
    [{}],
    [{ AWS_ACCESS_KEY_ID: "id" }],
    [{ AWS_SECRET_ACCESS_KEY: "secret" }],
    [{ AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "" }],
    [{ AWS_ACCESS_KEY_ID: "  ", AWS_SECRET_ACCESS_KEY: "secret" }],
  ])("needs both of its keys: %p", (environment: Record<string, string>) => {
    expect(() => parse(BUCKET, environment)).toThrow("needs AWS_ACCESS_KEY_ID and");
  });
});

describe("access to buckets", () => {
  test("is what the variables say that all such programs read", () => {
    const all = {
      ...KEYS,
      AWS_SESSION_TOKEN: "token",
      AWS_REGION: "eu-central-1",
      AWS_ENDPOINT_URL_S3: "https://s3.example.com",
    };
    expect(parse(BUCKET, all).s3).toEqual({
      ...{ accessKeyId: "id", secretAccessKey: "secret", sessionToken: "token" },
      ...{ region: "eu-central-1", endpoint: "https://s3.example.com" },
    });
  });

  const ENDPOINTS = ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL", "AWS_ENDPOINT"];
  const REGIONS = ["AWS_REGION", "AWS_DEFAULT_REGION"];

  /** As a Compose file passes on what is not set: as nothing. */
  test.each(["unset", "", "  "])(
    "goes by the first name that says something (others %p)",
    (empty) => {
      for (const [names, field] of [
        [ENDPOINTS, "endpoint"],
        [REGIONS, "region"],
      ] as const)
        for (const [at, name] of names.entries()) {
          const before = empty === "unset" ? [] : names.slice(0, at).map((other) => [other, empty]);
          const environment = Object.fromEntries([...before, [name, `said by ${name}`]]);
          expect(parse(BUCKET, { ...KEYS, ...environment }).s3[field]).toBe(`said by ${name}`);
        }
    },
  );

  test("prefers the name that is meant for it alone", () => {
    const environment = Object.fromEntries(
      [...ENDPOINTS, ...REGIONS].map((name) => [name, `said by ${name}`]),
    );
    const { endpoint, region } = parse(BUCKET, { ...KEYS, ...environment }).s3;
    expect([endpoint, region]).toEqual(["said by AWS_ENDPOINT_URL_S3", "said by AWS_REGION"]);
  });

  test("is no matter for backups into a directory", () => {
    expect(parse("to=/backups", {}).s3).toEqual({});
  });
});

describe("the key that seals backups", () => {
  const parseKey = (key: string) => parseConfig({ SITEWRIGHT_BACKUP_KEY: key }).backup.key;

  test("is any 32 bytes, in either alphabet of base64, padded or not", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        for (const alphabet of ["base64", "base64url"] as const) {
          const text = Buffer.from(bytes).toString(alphabet);
          for (const key of [text, text.replace(/=+$/, ""), ` ${text}\n`])
            expect(new Uint8Array(parseKey(key) ?? [])).toEqual(bytes);
        }
      }),
    );
  });

  test("of another length is refused, and never shown", () => {
    const lengths = fc.integer({ min: 1, max: 64 }).filter((length) => length !== 32);
    fc.assert(
      fc.property(
        lengths.chain((length) => fc.uint8Array({ minLength: length, maxLength: length })),
        (bytes) => {
          const text = Buffer.from(bytes).toString("base64");
          expect(() => parseKey(text)).toThrow(OperatorError);
          const told = catchText(() => parseKey(text));
          if (text.length > 8) expect(told).not.toContain(text);
        },
      ),
    );
  });
});

function catchText(act: () => unknown): string {
  try {
    act();
    return "";
  } catch (error) {
    return String(error);
  }
}
