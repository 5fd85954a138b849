import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import manifest from "../package.json" with { type: "json" };
import { ENGINE_LOADERS, patchEngineLoader } from "../scripts/build/addon-plugin.ts";
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
    const patched = patchEngineLoader(await Bun.file(path).text(), "/checkout");
    expect(patched).toContain('require("/checkout/src/platform/native-addon.ts")');
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
  expect(() => patchEngineLoader(renamed, root)).toThrow("contains 0 times: } = requireNative();");
  expect(() => patchEngineLoader(loader + loader, root)).toThrow("contains 2 times");
  expect(() => patchEngineLoader(loader.replaceAll("@libsql/", "@turso/"), root)).toThrow(
    "scripts/build/addon-plugin.ts",
  );
});

test("every target has an addon of the engine's exact version in the lockfile", async () => {
  const lockfile = await Bun.file(join(root, "bun.lock")).text();
  for (const { addonPackage } of TARGETS) {
    expect(lockfile).toContain(`"${addonPackage}@${manifest.dependencies.libsql}"`);
  }
});

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
