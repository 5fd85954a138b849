/** The console's files: the executable's own, or built from source. */
import { buildConsoleAssets } from "./build-assets.ts";
import { type AssetFile, type ConsoleAssets, contentTypeOf, isText } from "./console-assets.ts";
import { type EmbeddedAssets, embeddedAssets } from "./embedded-assets.ts";

export function loadConsoleAssets(): Promise<ConsoleAssets> {
  return embeddedAssets === undefined
    ? buildConsoleAssets()
    : Promise.resolve(openEmbedded(embeddedAssets));
}

function openEmbedded({ script, style, icon, preloads, files }: EmbeddedAssets): ConsoleAssets {
  const opened = Object.entries(files).map(([name, path]): [string, AssetFile] => [
    name,
    {
      contentType: contentTypeOf(name),
      isBrotli: isText(name),
      // The system pages them in: nothing of it is kept in memory here.
      read: () => Bun.file(path).bytes(),
    },
  ]);
  return { script, style, icon, preloads, files: new Map(opened) };
}
