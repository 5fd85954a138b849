/** What stands in `deploy/` and `docs/deploy/` names settings and commands that exist. */
import { expect, test } from "bun:test";
import { Glob, YAML } from "bun";
import { findUnknownVariables } from "../src/platform/config.ts";

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
