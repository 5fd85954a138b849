/** A tenant's file, a person's data and the embedded texts on the command line: what is told, and what is refused. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { openShell } from "./fixtures/command-line.ts";
import { runHere } from "./fixtures/commands-here.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { startTestService, type TestService } from "./harness.ts";

setDefaultTimeout(90_000);

const { freshData, close } = openShell();
afterAll(close);

const on = (data: string, ...words: string[]) => runHere(words, { SITEWRIGHT_DATA: data });
async function readJson(data: string, ...words: string[]) {
  const { exitCode, stdout, stderr } = await on(data, ...words, "--json");
  expect([words, exitCode, stderr]).toEqual([words, 0, ""]);
  return JSON.parse(stdout);
}
/** One line that begins like that, and nothing on stdout. */
async function refusal(data: string, ...words: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await on(data, ...words);
  expect([words, exitCode, stdout, stderr.trimEnd().split("\n").length]).toEqual([words, 1, "", 1]);
  expect(stderr).toStartWith("sitewright: ");
  return stderr.slice("sitewright: ".length).trimEnd();
}

describe("a tenant's file", () => {
  let home: string;
  let account: string;
  let file: string;
  let place: string;
  beforeAll(async () => {
    home = freshData();
    place = join(home, "..");
    account = (await readJson(home, "account", "create", "--name", "Acmé", "--email", "o@a.test"))
      .id;
    await readJson(home, "key", "create", "--account", account);
    file = join(place, "acme.cell");
    const written = await readJson(home, "cell", "export", file, "--account", account);
    expect(written).toEqual({ id: account, path: file, rows: 3, bytes: statSync(file).size });
  });

  test("is its owner's alone, is told in words, and is not written over", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = join(place, "again.cell");
    const { stdout } = await on(home, "cell", "export", again, "--account", account);
    expect(stdout).toBe(`wrote ${again} (3 rows, ${statSync(again).size} bytes)\n`);
    const before = readFileSync(file);
    expect(await refusal(home, "cell", "export", file, "--account", account)).toBe(
      `${file} exists; name a file that does not, or remove it first.`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("is taken in once, with its keys as they were, and told by its name", async () => {
    const other = freshData();
    const { stdout } = await on(other, "cell", "import", file);
    expect(stdout).toBe(`took in Acmé (${account}, 3 rows) from http://localhost:8787\n`);
    expect(await refusal(other, "cell", "import", file)).toBe(
      `The account ${account} is here already.`,
    );
    const keys = async (data: string) => readJson(data, "key", "list", "--account", account);
    expect(await keys(other)).toEqual(await keys(home));
    expect(await readJson(other, "account", "show", account)).toEqual(
      await readJson(home, "account", "show", account),
    );
    const findings = await readJson(other, "doctor");
    expect(findings.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
  });

  test.each<readonly [string, (text: Buffer) => Uint8Array]>([
    ["is no cell file", () => Buffer.from("not a cell at all")],
    ["is damaged or cut short", (whole) => whole.subarray(0, whole.length - 20)],
    [
      "is damaged or cut short",
      (whole) => Buffer.concat([whole.subarray(0, 60), Buffer.alloc(40)]),
    ],
    ["is no cell file", () => gzipSync('{"format":"another"}\n')],
    ["is no cell file", () => new Uint8Array()],
    [
      "is damaged or cut short",
      (whole) => gzipSync(gunzipSync(whole).toString().split("\n").toSpliced(-2, 1).join("\n")),
    ],
    [
      "holds keys of others than its account",
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/("t":"keys".*?)acc_\w+/, "$1acc_other"),
        ),
    ],
    [
      "which this instance does not know",
      (whole) => gzipSync(gunzipSync(whole).toString().replace('"t":"keys"', '"t":"sessions"')),
    ],
    [
      "bring both instances to the same version first",
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/"schema":"\w+"/, '"schema":"0099_x"'),
        ),
    ],
  ])("that %s is refused, and nobody is there after it", async (told, change) => {
    const other = freshData();
    const changed = join(place, "changed.cell");
    writeFileSync(changed, change(readFileSync(file)));
    expect(await refusal(other, "cell", "import", changed)).toContain(told);
    expect(await readJson(other, "account", "list")).toEqual([]);
    expect((await readJson(other, "cell", "import", file)).id).toBe(account);
  });

  test("is not made of an account that is not there, or for a place that is not", async () => {
    const missing = await refusal(
      home,
      "cell",
      "export",
      join(place, "x"),
      "--account",
      "acc_none",
    );
    expect(missing).toBe("No such account. sitewright account list shows which there are.");
    const nowhere = join(place, "no", "where");
    expect(await refusal(home, "cell", "export", nowhere, "--account", account)).toContain(
      `${nowhere} cannot be written (ENOENT)`,
    );
    expect(existsSync(join(place, "x"))).toBe(false);
  });

  test("of a move is followed by a forward, which is for an account that was moved, and never to here", async () => {
    const from = freshData();
    const { id } = await readJson(from, "account", "create", "--name", "B", "--email", "b@a.test");
    const to = ["--account", id, "--to", "https://new.example.com"];
    expect(await refusal(from, "cell", "forward", ...to)).toMatch(/moved|--move/);
    await readJson(from, "cell", "export", join(from, "..", "b.cell"), "--account", id, "--move");
    expect((await readJson(from, "account", "show", id)).suspendedAt).toBeNumber();
    const here = ["--account", id, "--to", "http://localhost:8787"];
    expect(await refusal(from, "cell", "forward", ...here)).toBe(
      "http://localhost:8787 is this instance itself.",
    );
    expect(await readJson(from, "cell", "forward", ...to)).toMatchObject({
      ...{
        id,
        account: id,
        serviceUrl: "https://new.example.com",
        sitesUrl: "https://new.example.com",
      },
    });
    const own = [...to, "--sites-domain", "pages.example.net:8443"];
    expect(await readJson(from, "cell", "forward", ...own)).toMatchObject({
      sitesUrl: "https://pages.example.net:8443",
    });
  });
});

describe("a backup in a bucket", () => {
  const ACCESS = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };
  const FROM = "s3://backups/house/sitewright-1.db";

  test.each<readonly [string, string, string, Record<string, string>]>([
    ["without its keys", FROM, "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY", {}],
    ["whose address is none", "s3://", "names no backup; write s3://bucket/prefix/NAME", ACCESS],
    ["without a name", "s3://backups/house/", "names no backup", ACCESS],
    [
      "that cannot be reached",
      FROM,
      "The place for backups, s3://backups/house/, cannot be read",
      { ...ACCESS, AWS_ENDPOINT_URL: "http://127.0.0.1:1" },
    ],
  ])(
    "%s is refused in one line, and nothing of it stays in the data",
    async (_, from, told, environment) => {
      const data = freshData();
      for (const more of [[], ["--force"], ["--check"]]) {
        const { exitCode, stdout, stderr } = await runHere(["restore", from, ...more], {
          ...{ SITEWRIGHT_DATA: data, ...environment },
        });
        expect([more, exitCode, stdout, stderr.trimEnd().split("\n").length]).toEqual([
          more,
          1,
          "",
          1,
        ]);
        expect(stderr).toContain(told);
        const left = existsSync(data) ? readdirSync(data) : [];
        expect([more, left.filter((name) => !/^(?:sitewright\.lock|\.libsql)/.test(name))]).toEqual(
          [more, []],
        );
      }
    },
  );
});

describe("a person's data", () => {
  let service: TestService;
  let account: string;
  beforeAll(async () => {
    service = await startTestService();
    const owner = await service.createAccount();
    account = owner.id;
    const brief = { businessName: "Harbour", industry: "bakery" };
    await service.call(owner.key, "POST", "/sites", { body: brief });
    await service.ctx.scheduler.step();
    const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
    const action = "/_forms/contact";
    for (const email of ["Jo\u0308rg@Visitors.test", "other@visitors.test"]) {
      const fields = {
        name: "Jörg",
        email,
        message: "Hello",
        _issued: issuedAgo(service.ctx, { siteId: site.id, action }),
      };
      const sent = await service.visit(new URL(site.url).host, action, {
        ...{ method: "POST", body: new URLSearchParams(fields) },
      });
      expect(sent.status).toBe(303);
    }
  });
  afterAll(() => service.close());

  const person = (what: string, email: string) =>
    readJson(service.directory, "person", what, "--account", account, "--email", email);

  test("is found and erased by the address in any case and either form, beside a running server", async () => {
    for (const spelled of [
      "jörg@visitors.test",
      "JO\u0308RG@VISITORS.TEST",
      " J\u00f6rg@visitors.test ",
    ])
      expect((await person("export", spelled)).leads).toHaveLength(1);
    expect((await person("erase", "J\u00d6RG@visitors.test")).leads).toBe(1);
    expect((await person("export", "jörg@visitors.test")).leads).toEqual([]);
    expect((await person("erase", "jörg@visitors.test")).leads).toBe(0);
    expect((await person("export", "other@visitors.test")).leads).toHaveLength(1);
  });

  test("is printed over several lines for people, as the same JSON", async () => {
    const words = ["person", "export", "--account", account, "--email", "other@visitors.test"];
    const { stdout } = await on(service.directory, ...words);
    expect(stdout.split("\n").length).toBeGreaterThan(10);
    const { exportedAt: _, ...told } = JSON.parse(stdout);
    const { exportedAt: __, ...line } = await readJson(service.directory, ...words);
    expect(told).toEqual(line);
  });
});

describe("content check", () => {
  test("prints every text of a language with its place, and counts what it has read", async () => {
    const { exitCode, stdout, stderr } = await runHere(["content", "check", "--language", "es"]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    const lines = stdout.trimEnd().split("\n");
    const [, texts = ""] =
      /^es: \d+ trades, (\d+) texts, 0 findings$/.exec(lines.at(-1) ?? "") ?? [];
    expect(lines.length - 1).toBeGreaterThanOrEqual(Number(texts));
    expect(Number(texts)).toBeGreaterThan(1_000);
    for (const line of lines.slice(0, 50)) expect(line).toMatch(/^es\/[\w/.-]+: \S/);
    expect(stdout).not.toMatch(/^(?:en|de|fr)[/:]/m);
  });

  test("of all languages is that of each, and needs no data directory", async () => {
    const cwd = freshData();
    mkdirSync(cwd);
    const { exitCode, stdout } = await on(join(cwd, "data"), "content", "check");
    expect(exitCode).toBe(0);
    const counted = [...stdout.matchAll(/^(\w\w): \d+ trades, \d+ texts, 0 findings$/gm)];
    expect(counted.map(([, language]) => language)).toEqual([
      ...["en", "de", "fr", "es", "ar", "he", "it", "nl", "pt", "pl"],
    ]);
    expect(readdirSync(cwd)).toEqual([]);
  });
});
