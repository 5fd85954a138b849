/**
 * Bundler plugin that puts the database engine's native code into the executable. The engine's
 * loader picks a package at run time by a computed name, which no bundler can follow; here its two
 * decisive lines are replaced. If they are not there word for word, the build fails: an engine
 * that nobody has looked at must not be shipped.
 */
import { join } from "node:path";
import type { BunPlugin } from "bun";
import type { AddonFile } from "./addon-file.ts";
import { importPath } from "./import-path.ts";

/** The engine's two faces, for calls that block and for calls in a thread; each loads native code. */
export const ENGINE_LOADERS = /[\\/]node_modules[\\/]libsql[\\/](?:index|promise)\.js$/;

const NATIVE_ADDON = "src/platform/native-addon.ts";

/** Embeds `addon`; `root` is the folder of the checkout. */
export function addonPlugin(root: string, addon: AddonFile): BunPlugin {
  return {
    name: "sitewright-addon",
    setup(build) {
      build.onLoad({ filter: ENGINE_LOADERS }, async ({ path }) => ({
        loader: "js",
        contents: patchEngineLoader(
          await Bun.file(path).text(),
          importPath(path, join(root, NATIVE_ADDON)),
        ),
      }));
      build.onLoad({ filter: /[\\/]platform[\\/]embedded-addon\.ts$/ }, ({ path }) => ({
        loader: "ts",
        contents: embeddedAddonModule(addon, importPath(path, addon.path)),
      }));
    },
  };
}

/** The engine's loader with its native functions taken from `native-addon.ts`, by the path given. */
export function patchEngineLoader(source: string, nativeAddon: string): string {
  const withoutPackage = replaceOnce(
    source,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text as it stands in the loader
    "return require(`@libsql/${target}`);",
    'throw new Error("the executable carries its own engine");',
  );
  return replaceOnce(
    withoutPackage,
    "} = requireNative();",
    `} = require(${JSON.stringify(nativeAddon)}).lateNativeFunctions();`,
  );
}

function replaceOnce(source: string, text: string, replacement: string): string {
  const parts = source.split(text);
  if (parts.length !== 2) {
    throw new Error(
      `The engine's loader should contain exactly once, but contains ${parts.length - 1} times: ${text}\n` +
        "It has changed. Read node_modules/libsql, then adapt scripts/build/addon-plugin.ts.",
    );
  }
  return parts.join(replacement);
}

/** What stands in for `src/platform/embedded-addon.ts` in the executable. */
function embeddedAddonModule(addon: AddonFile, path: string): string {
  return `import path from ${JSON.stringify(path)} with { type: "file" };
    const fileName = ${JSON.stringify(addon.unpackedName)};
    export const embeddedAddon = { path, fileName, checksum: ${addon.checksum}n };`;
}
