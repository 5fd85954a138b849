/** What the help and the documents say of the settings, held against what the service does with them. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseConfig } from "../src/platform/config.ts";
import { SETTINGS } from "../src/platform/settings.ts";
import { createAuthority } from "./fixtures/certificates.ts";
import { openShell } from "./fixtures/command-line.ts";
import { runHere } from "./fixtures/commands-here.ts";
import { openServerProcess, until } from "./fixtures/server-process.ts";
import { startTestService } from "./harness.ts";

setDefaultTimeout(90_000);

const { scratch, freshData, close } = openShell();
afterAll(close);

const ROOT = join(import.meta.dir, "..");
const help = async () => (await runHere(["help", "configuration"])).stdout;

/** Defaults that are values; the others are told in words. */
const LITERAL = SETTINGS.filter(
  ({ default: preset }) => !/[{}]|^none|^made |^those |^the file|^http for|Let's/.test(preset),
);

describe("a default", () => {
  test("that is a value is the one that is used, for most settings", () => {
    expect(LITERAL.length).toBeGreaterThanOrEqual(20);
  });

  test.each(LITERAL.map(({ variable, default: preset }) => [variable, preset] as const))(
    "%s=%s makes no difference",
    (variable, preset) => {
      expect(parseConfig({ [variable]: preset })).toEqual(parseConfig({}));
    },
  );

  test("in words is what the words say", () => {
    const told = (variable: string) =>
      SETTINGS.find((setting) => setting.variable === variable)?.default ?? "";
    const config = parseConfig({ PORT: "8123", SITEWRIGHT_DATA: "/srv/data" });
    expect(config.publicUrl).toBe(told("SITEWRIGHT_PUBLIC_URL").replace("{PORT}", "8123"));
    expect(config.sitesDomain).toBe(told("SITEWRIGHT_SITES_DOMAIN").replace("{PORT}", "8123"));
    expect(config.databaseUrl).toBe("file:///srv/data/sitewright.db");
    const { name, address } = config.mail.from;
    expect(`${name} <${address}>`).toBe(
      told("SITEWRIGHT_MAIL_FROM").replace("{host of the public URL}", "localhost"),
    );
    const off = [
      "redisUrl",
      "bootstrap",
      "metricsToken",
      "recaptcha",
      "model",
      "extraRoots",
    ] as const;
    for (const name of off) expect([name, config[name]]).toEqual([name, undefined]);
    expect([config.trustedProxies, config.dnsServers]).toEqual([[], []]);
    expect([config.mail.server, config.backup.schedule, config.tls]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  test("in the README's table is the help's", () => {
    const table = readFileSync(join(ROOT, "README.md"), "utf8").matchAll(
      /^\| (`[^|]+`) \| ([^|]+) \| [^|]+ \|$/gm,
    );
    const rows = [...table].filter(([, names]) => /^`(?:SITEWRIGHT_|HOST)/.test(names ?? ""));
    expect(rows.length).toBeGreaterThan(8);
    for (const [, names = "", defaults = ""] of rows) {
      const first = /`(\w+)`/.exec(names)?.[1] ?? "";
      const setting = SETTINGS.find(({ variable }) => variable === first);
      expect([first, setting?.variable]).toEqual([first, first]);
      const [told = ""] = defaults.replaceAll("`", "").split(/[,:] ?/, 1);
      expect([first, setting?.default.startsWith(told.trim())]).toEqual([first, true]);
    }
  });

  test("is in the help of every setting, with its flag and variable, none of them twice", async () => {
    const text = (await help()).replaceAll(/\s+/g, " ");
    for (const { variable, flag, meaning, default: preset } of SETTINGS) {
      expect(text).toContain(` ${variable}, --${flag} ${meaning} default: ${preset}`);
      expect(text.split(` ${variable}, `)).toHaveLength(2);
    }
  });
});

describe("an example", () => {
  test("of a meaning is a value that is taken", () => {
    for (const [variable, value, more] of [
      ["SITEWRIGHT_DNS_SERVERS", "9.9.9.9,[2620:fe::fe]:53", {}],
      ["SITEWRIGHT_BACKUP", "daily,keep=7,to=/directory", {}],
      ["SITEWRIGHT_AI_BASE_URL", "http://localhost:11434/v1", { SITEWRIGHT_AI_MODEL: "qwen3:8b" }],
      ["SITEWRIGHT_SMTP_URL", "smtp://user:password@host:587", {}],
    ] as const) {
      const setting = SETTINGS.find((one) => one.variable === variable);
      expect(`${setting?.meaning}`).toContain(value.split(",").at(-1) ?? "");
      expect(() => parseConfig({ [variable]: value, ...more })).not.toThrow();
    }
  });

  test("behind every fault is a value that would have been taken", () => {
    let told = 0;
    for (const { variable } of SETTINGS) {
      const wrong = (environment: Record<string, string>): string => {
        try {
          parseConfig(environment);
          return "";
        } catch (error) {
          return error instanceof Error ? error.message : "";
        }
      };
      const message = wrong({ [variable]: "no such value" });
      const [, named = "", example = ""] = /; for example (\w+)=(.*)$/.exec(message) ?? [];
      // Where a command or somebody else makes the value, or a file has to be there.
      const isMade = example.startsWith("$(") || example.endsWith("…") || named.endsWith("_FILE");
      if (named === "" || isMade) continue;
      told += 1;
      const companions = {
        ...(named.startsWith("SITEWRIGHT_AI") && {
          SITEWRIGHT_AI_BASE_URL: "http://localhost:11434/v1",
          SITEWRIGHT_AI_MODEL: "qwen3:8b",
        }),
      };
      expect([named, wrong({ ...companions, [named]: example })]).toEqual([named, ""]);
    }
    expect(told).toBeGreaterThan(25);
  });
});

test("with TLS on, PORT listens for nothing", async () => {
  const place = join(scratch, "tls");
  await mkdir(place);
  const authority = await createAuthority();
  const { cert, key } = await authority.issue(["localhost"]);
  for (const [name, text] of [
    ["cert", cert],
    ["key", key],
    ["root", authority.root],
  ] as const)
    writeFileSync(join(place, `${name}.pem`), text);
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const free = String(probe.port);
  await probe.stop(true);
  const service = await startTestService({
    environment: {
      ...{
        PORT: free,
        SITEWRIGHT_TLS: "files",
        SITEWRIGHT_HTTPS_PORT: "0",
        SITEWRIGHT_HTTP_PORT: "0",
      },
      SITEWRIGHT_TLS_CERT: join(place, "cert.pem"),
      SITEWRIGHT_TLS_KEY: join(place, "key.pem"),
      SITEWRIGHT_ACME_CA_FILE: join(place, "root.pem"),
    },
  });
  try {
    const asked = fetch(`http://127.0.0.1:${free}/healthz`).then(
      ({ status }) => status,
      () => "nobody",
    );
    expect(await asked).toBe("nobody");
    const plain = await fetch(`http://127.0.0.1:${service.httpPort}/healthz`);
    expect(plain.status).toBe(200);
    const health = ["healthcheck", "--tls", "files", "--http-port", String(service.httpPort)];
    const files = ["--tls-cert", join(place, "cert.pem"), "--tls-key", join(place, "key.pem")];
    expect((await runHere([...health, ...files])).exitCode).toBe(0);
  } finally {
    await service.close();
  }
});

describe("SITEWRIGHT_INSTANCE_KEY", () => {
  const KEY = Buffer.alloc(32, 9).toString("base64");
  const hookOf = async (data: string, environment: Record<string, string>) => {
    const run = async (...words: string[]) => {
      const outcome = await runHere([...words, "--json", "--data", data], environment);
      expect([outcome.exitCode, outcome.stderr]).toEqual([0, ""]);
      return JSON.parse(outcome.stdout);
    };
    const { id } = await run("account", "create", "--name", "A", "--email", "a@b.test");
    const url = "https://hooks.example.com/a";
    const { secret } = await run("webhook", "create", "--account", id, "--url", url);
    const backup = join(data, "..", "stolen.db");
    await run("backup", backup);
    return { secret: String(secret), stolen: readFileSync(backup) };
  };
  /** The instance's key as a stolen file has it: 32 bytes in base64 beside its name. */
  const holdsKey = (file: Buffer) => /instance_key[A-Za-z0-9+/]{43}=/.test(file.toString("latin1"));

  test("in the variable is in no file, nor is a secret that it seals", async () => {
    const { secret, stolen } = await hookOf(freshData(), { SITEWRIGHT_INSTANCE_KEY: KEY });
    expect([holdsKey(stolen), stolen.includes(KEY), stolen.includes(secret)]).toEqual([
      ...[false, false, false],
    ]);
    expect(stolen.includes(secret.replace(/^whsec_/, ""))).toBe(false);
  });

  test("unless set is in the database, so that one file restores everything", async () => {
    const data = freshData();
    const { stolen } = await hookOf(data, {});
    expect(holdsKey(stolen)).toBe(true);
    const other = freshData();
    await runHere(["restore", join(data, "..", "stolen.db"), "--data", other]);
    const { stdout } = await runHere(["doctor", "--data", other]);
    expect(stdout).toMatch(/^ok +webhooks +every secret opens with the instance key$/m);
  });
});

test("SITEWRIGHT_BACKUP keeps sealed backups where it says, in a process of its own, and they restore", async () => {
  const place = join(scratch, "backups of the house");
  const key = { SITEWRIGHT_BACKUP_KEY: Buffer.alloc(32, 5).toString("base64") };
  const server = openServerProcess({ SITEWRIGHT_BACKUP: `hourly,keep=2,to=${place}`, ...key });
  try {
    await server.start();
    const list = () => {
      try {
        return readdirSync(place).filter((name) => name.endsWith(".sealed"));
      } catch {
        return [];
      }
    };
    const [name = ""] = await until("a backup is there", async () => list().length > 0 && list());
    expect(name).toMatch(/^sitewright-\d{8}T\d{9}Z\.db\.sealed$/);
    expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
    expect(statSync(place).mode & 0o777).toBe(0o700);
    await until("it is told", async () =>
      (await server.command("doctor")).some(
        ({ check, text }: { check: string; text: string }) =>
          check === "backups" && text.startsWith(name) && text.endsWith("was verified"),
      ),
    );
    const restore = ["restore", join(place, name), "--data", freshData()];
    const unsealed = await runHere(restore);
    expect([unsealed.exitCode, unsealed.stderr]).toEqual([
      ...[1, expect.stringContaining("is sealed; set SITEWRIGHT_BACKUP_KEY")],
    ]);
    expect((await runHere(restore, key)).exitCode).toBe(0);
    expect(readdirSync(server.directory).filter((one) => one.includes("work"))).toEqual([]);
  } finally {
    await server.close();
  }
});
