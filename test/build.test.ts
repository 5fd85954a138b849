import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { Glob } from "bun";
import manifest from "../package.json" with { type: "json" };
import { ENGINE_LOADERS, patchEngineLoader } from "../scripts/build/addon-plugin.ts";
import { importPath } from "../scripts/build/import-path.ts";
import { readBuildFacts } from "../scripts/build/read-build-facts.ts";
import { findTarget, hostTarget, TARGETS } from "../scripts/build/targets.ts";
import { buildFacts } from "../src/platform/build-facts.ts";

const root = join(import.meta.dir, "..");
const engine = join(root, "node_modules", "libsql");
const loader = await Bun.file(join(engine, "index.js")).text();

test("the engine's loaders take their functions from the executable and never from a package", async () => {
  const scripts = [...new Glob("**/*.js").scanSync(engine)];
  const loaders = scripts
    .map((name) => join(engine, name))
    .filter((path) => ENGINE_LOADERS.test(path));
  expect(loaders).toHaveLength(2);
  for (const path of loaders) {
    const patched = patchEngineLoader(await Bun.file(path).text(), "../../native-addon.ts");
    expect(patched).toContain('require("../../native-addon.ts")');
    expect(patched).not.toContain("require(`@libsql/");
    expect(patched).not.toContain("= requireNative()");
  }
});

test("no other file of the engine loads native code", async () => {
  for (const name of new Glob("**/*.js").scanSync(engine)) {
    if (ENGINE_LOADERS.test(join(engine, name))) continue;
    expect(await Bun.file(join(engine, name)).text()).not.toMatch(/@libsql|\.node\b|dlopen/);
  }
});

test("an engine whose loader has changed stops the build, with the text that is missing", () => {
  const renamed = loader.replace("= requireNative()", "= loadNative()");
  expect(() => patchEngineLoader(renamed, ".")).toThrow("contains 0 times: } = requireNative();");
  expect(() => patchEngineLoader(loader + loader, ".")).toThrow("contains 2 times");
  expect(() => patchEngineLoader(loader.replaceAll("@libsql/", "@turso/"), ".")).toThrow(
    "scripts/build/addon-plugin.ts",
  );
});

test("every target has an addon of the engine's exact version in the lockfile", async () => {
  const lockfile = await Bun.file(join(root, "bun.lock")).text();
  for (const { addonPackage } of TARGETS) {
    expect(lockfile).toContain(`"${addonPackage}@${manifest.dependencies.libsql}"`);
  }
});

test("what the build generates names files by where they lie to each other", () => {
  const [importer, imported] = ["/a/src/platform/one.ts", "/a/node_modules/two.bin"];
  expect(importPath(importer, imported)).toBe("../../node_modules/two.bin");
  expect(importPath("/a/one.ts", "/a/two.ts")).toBe("./two.ts");
  const moved = [importer, imported].map((path) => path.replace("/a/", "/elsewhere/deeper/"));
  expect(importPath(...(moved as [string, string]))).toBe(importPath(importer, imported));
});

test("the image is built with every file that the source names", async () => {
  const ignore = await Bun.file(join(root, ".dockerignore")).text();
  const taken = new Set(ignore.split("\n").flatMap((line) => line.match(/^!([^*]+)$/)?.[1] ?? []));
  const missing = new Set<string>();
  const sources = [...new Glob("**/*.{ts,tsx}").scanSync(join(root, "src"))]
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => join("src", path));
  expect(sources.length).toBeGreaterThan(500);
  for (const path of sources) {
    const text = await Bun.file(join(root, path)).text();
    for (const [, named = ""] of text.matchAll(/(?:from|import\() ?"(\.{1,2}\/[^"\n]+)"/g)) {
      const [top = ""] = relative(root, join(root, dirname(path), named)).split("/");
      if (!taken.has(top)) missing.add(top);
    }
  }
  expect([...missing]).toEqual([]);
});

// It takes half a minute: SITEWRIGHT_TEST_BUILDS=1 bun test test/build.test.ts
test.skipIf(process.env.SITEWRIGHT_TEST_BUILDS === undefined)(
  "two clean checkouts in different folders make the same bytes, with the same layout",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "sitewright-builds-"));
    try {
      const places = [join(folder, "one"), join(folder, "deeper", "another")];
      const layout = join(folder, "one", "dist", "sitewright.layout");
      for (const [at, place] of places.entries()) {
        const given = at === 0 ? [] : ["--layout", layout];
        run(folder, "git", "clone", "--quiet", root, place);
        run(place, process.execPath, "install", "--frozen-lockfile");
        run(place, process.execPath, "scripts/build.ts", ...given);
      }
      const [one, other] = await Promise.all(
        places.map((place) => Bun.file(join(place, "dist", "sitewright")).bytes()),
      );
      expect(one && other && Buffer.compare(one, other)).toBe(0);
      expect(Buffer.from(one ?? []).includes(folder)).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);

function run(cwd: string, ...command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command, { cwd });
  if (exitCode !== 0) throw new Error(`${command.join(" ")} exits ${exitCode}: ${stderr}`);
}

test("an unknown target is refused with the names that exist", () => {
  expect(() => findTarget("linux-mips")).toThrow(/"linux-mips".*linux-x64, linux-arm64/);
  expect(TARGETS).toContain(hostTarget());
});

test("a build knows its version and target; run from source it says so", () => {
  expect(readBuildFacts(root, "linux-x64")).toEqual({
    version: manifest.version,
    commit: expect.stringMatching(/^([0-9a-f]{12}(-modified)?|unknown)$/),
    target: "linux-x64",
  });
  expect(buildFacts.version).toBe(manifest.version);
  expect(buildFacts.commit).toBe("source");
});
