import { expect, test } from "bun:test";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { patchEngineLoader } from "../scripts/build/addon-plugin.ts";
import { readBuildFacts } from "../scripts/build/read-build-facts.ts";
import { findTarget, hostTarget, TARGETS } from "../scripts/build/targets.ts";
import { buildFacts } from "../src/platform/build-facts.ts";

const root = join(import.meta.dir, "..");
const loader = await Bun.file(join(root, "node_modules/libsql/index.js")).text();

test.each(["index.js", "promise.js"])(
  "the engine's %s takes its functions from the executable and never from a package",
  async (file) => {
    const source = await Bun.file(join(root, "node_modules/libsql", file)).text();
    const patched = patchEngineLoader(source, "/checkout");
    expect(patched).toContain('require("/checkout/src/platform/native-addon.ts")');
    expect(patched).not.toContain("require(`@libsql/");
    expect(patched).not.toContain("= requireNative()");
  },
);

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
