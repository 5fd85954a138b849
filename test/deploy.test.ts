/** What stands in `deploy/`, `docs/` and the README names settings and commands that exist, with values that are taken. */
import { expect, test } from "bun:test";
import { Glob, YAML } from "bun";
import { findUnknownVariables, parseConfig } from "../src/platform/config.ts";
import { runHere } from "./fixtures/commands-here.ts";

const ROOT = `${import.meta.dir}/..`;
const listFiles = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(new Glob(pattern).scan({ cwd: ROOT, dot: true }))).toSorted();

/** Of the files themselves, not of the service. */
const OF_COMPOSE = ["SITEWRIGHT_IMAGE"];

test("every setting that is named exists", async () => {
  const files = [...(await listFiles("deploy/**/*")), ...(await listFiles("docs/deploy/*.md"))];
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const named = (await Bun.file(`${ROOT}/${file}`).text()).match(/SITEWRIGHT_[A-Z_]+/g) ?? [];
    const unknown = findUnknownVariables(Object.fromEntries(named.map((name) => [name, "x"])));
    expect([file, unknown.filter((name) => !OF_COMPOSE.includes(name))]).toEqual([file, []]);
  }
});

test("every manifest is YAML, and every container runs without privileges", async () => {
  for (const file of await listFiles("deploy/**/*.yaml")) {
    const text = await Bun.file(`${ROOT}/${file}`).text();
    const documents = [YAML.parse(text)].flat();
    expect([file, documents.every((document) => typeof document === "object")]).toEqual([
      file,
      true,
    ]);
    if (file.includes("compose")) expect(text).toContain("cap_drop: [ALL]");
  }
});

test("every page that is linked is there", async () => {
  for (const file of await listFiles("docs/deploy/*.md")) {
    const text = await Bun.file(`${ROOT}/${file}`).text();
    for (const [, target = ""] of text.matchAll(/\]\(([a-z./-]+\.md)\)/g))
      expect([file, target, await Bun.file(`${ROOT}/docs/deploy/${target}`).exists()]).toEqual([
        ...[file, target, true],
      ]);
  }
});

/** What whoever deploys sets, as the files' comments say. */
const GIVEN: Readonly<Record<string, string>> = {
  SITES_DOMAIN: "sites.example.com",
  CELLS_DOMAIN: "sites.example.com",
  ACME_EMAIL: "you@example.com",
  INSTANCE_KEY: Buffer.alloc(32, 1).toString("base64"),
};
/** `SITEWRIGHT_X: value` of Compose, `- SITEWRIGHT_X=value` of Kubernetes. */
const SETTING = /^\s+(?:- )?((?:SITEWRIGHT_[A-Z_]+|HOST|PORT))[:=] ?"?([^"\n]*?)"?$/gm;

/** As Compose does it: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`. */
const substitute = (text: string): string =>
  text.replace(
    /\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name, preset) => GIVEN[name] ?? preset ?? "",
  );

test("the settings of every manifest are such that a service starts with", async () => {
  let count = 0;
  for (const file of await listFiles("deploy/**/*.yaml")) {
    const text = await Bun.file(`${ROOT}/${file}`).text();
    const found = [...text.matchAll(SETTING)].map(([, name = "", value = ""]) => [
      name,
      substitute(value),
    ]);
    const environment = Object.fromEntries(found.filter(([name]) => name !== "SITEWRIGHT_IMAGE"));
    if (Object.keys(environment).length === 0) continue;
    count += 1;
    const config = parseConfig(environment);
    // Nobody deploys for the machine alone.
    expect([file, new URL(config.publicUrl).protocol, config.sitesScheme]).toEqual([
      ...[file, "https:", "https"],
    ]);
    expect([file, new URL(config.publicUrl).hostname]).toEqual([file, config.sitesDomain]);
    const isProxied = config.tls === undefined;
    if (isProxied) expect([file, config.trustedProxies.length > 0]).toEqual([file, true]);
  }
  expect(count).toBeGreaterThanOrEqual(5);
});

/** Lines and spans of code that call the program: its words behind the name, up to what a shell would make of them. */
function* commandsIn(text: string): Generator<string[]> {
  const code = [...text.matchAll(/```[a-z]*\n([\s\S]*?)```/g), ...text.matchAll(/`([^`\n]+)`/g)];
  for (const [, part = ""] of code)
    for (const line of part.replaceAll("\\\n", " ").split("\n")) {
      const [, said = ""] = /(?:^|[ /])sitewright ([a-z][^#|>;&`)]*)/.exec(line) ?? [];
      if (said !== "") yield said.trim().split(/\s+/);
    }
}

test("every command that is written out in a document exists, with each of its flags", async () => {
  const files = [
    ...["README.md", ...(await listFiles("docs/*.md")), ...(await listFiles("docs/deploy/*.md"))],
  ];
  const seen = new Set<string>();
  for (const file of files)
    for (const words of commandsIn(await Bun.file(`${ROOT}/${file}`).text())) {
      const named = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, 2);
      const [first = ""] = named;
      const group = await runHere([first, "--help"]);
      // Words of a sentence in code, such as the name of the image.
      if (group.exitCode !== 0 && !group.stderr.includes("unknown command")) continue;
      expect([file, words.join(" "), group.stderr]).toEqual([file, words.join(" "), ""]);
      const isGroup = group.stdout.includes("\nCommands:");
      if (isGroup && named.length < 2) continue;
      const help = isGroup ? await runHere([...named, "--help"]) : group;
      expect([file, words.join(" "), help.exitCode]).toEqual([file, words.join(" "), 0]);
      const configuration = (await runHere(["help", "configuration"])).stdout;
      for (const flag of words
        .filter((word) => word.startsWith("--"))
        .map((word) => word.split("=", 1)[0]))
        expect([file, flag, `${help.stdout}${configuration}`.includes(`${flag}`)]).toEqual([
          file,
          flag,
          true,
        ]);
      seen.add(named.join(" "));
    }
  for (const name of ["serve", "backup", "restore", "doctor", "cell export", "site audit"])
    expect([...seen]).toContain(name);
});
