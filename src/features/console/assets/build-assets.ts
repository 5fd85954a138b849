/**
 * Builds the browser's side of the console from its sources: for the executable at build time, and
 * for a service that runs from source when the console is first opened. Never writes a file.
 */
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import {
  ASSETS_PATH,
  type AssetFile,
  type ConsoleAssets,
  contentTypeOf,
  isText,
  type Preloads,
} from "./console-assets.ts";

const WEB = join(import.meta.dir, "../web");
const TYPEFACES = join(import.meta.dir, "../../renderer/typefaces/files");
/** As `tokens.css` names them, below `/fonts/`. */
const FONTS = ["instrument-sans", "bricolage-grotesque", "spline-sans-mono"];
const compress = promisify(brotliCompress);

/** Answers all files in memory. Throws what the bundler reports, warnings included. */
export async function buildConsoleAssets(): Promise<ConsoleAssets> {
  const { bundled, preloads } = await bundle();
  const icon = await readHashed(join(WEB, "mark.svg"));
  const fonts = await Promise.all(
    FONTS.map((name) => readHashed(join(TYPEFACES, `${name}.woff2`))),
  );
  const scripts = bundled.filter(({ name }) => name.endsWith(".js"));
  const style = nameFonts(bundled, fonts);
  const files = new Map<string, AssetFile>();
  for (const { name, bytes } of [...scripts, style, icon, ...fonts])
    files.set(name, await storeFile(name, bytes));
  return { script: findScript(scripts), style: style.name, icon: icon.name, preloads, files };
}

type Output = { name: string; bytes: Uint8Array<ArrayBuffer> };

async function bundle(): Promise<{ bundled: Output[]; preloads: Preloads }> {
  const result = await Bun.build({
    entrypoints: [join(WEB, "main.tsx"), join(WEB, "styles/console.css")],
    target: "browser",
    format: "esm",
    splitting: true,
    minify: true,
    // As in tsconfig.json, which the bundler looks for where the service was started.
    jsx: { runtime: "automatic", importSource: "preact", development: false },
    metafile: true,
    publicPath: ASSETS_PATH,
    naming: {
      entry: "[name]-[hash].[ext]",
      chunk: "[name]-[hash].[ext]",
      asset: "[name]-[hash].[ext]",
    },
    external: ["/fonts/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    throw: false,
  });
  if (!result.success || result.logs.length > 0)
    throw new Error(`The console cannot be built:\n${result.logs.map(String).join("\n")}`);
  const bundled = await Promise.all(
    result.outputs.map(async (output) => ({
      name: basename(output.path),
      bytes: new Uint8Array(await output.arrayBuffer()),
    })),
  );
  return { bundled, preloads: listPreloads(result.metafile?.outputs ?? {}) };
}

type BuiltFiles = NonNullable<Awaited<ReturnType<typeof Bun.build>>["metafile"]>["outputs"];

/** By the name of the file that each view begins in, which is the view's own. */
function listPreloads(built: BuiltFiles): Preloads {
  const needs = new Map(
    Object.entries(built).map(([path, { imports }]) => [
      basename(path),
      imports.filter(({ kind }) => kind === "import-statement").map((one) => basename(one.path)),
    ]),
  );
  const collect = (name: string, known: Set<string>): Set<string> => {
    if (known.has(name)) return known;
    known.add(name);
    for (const needed of needs.get(name) ?? []) collect(needed, known);
    return known;
  };
  return Object.fromEntries(
    Object.entries(built).flatMap(([path, { entryPoint }]) =>
      entryPoint?.endsWith(".tsx")
        ? [[basename(entryPoint, ".tsx"), [...collect(basename(path), new Set())]]]
        : [],
    ),
  );
}

/** A file as it is, under a name that changes with its contents. */
async function readHashed(path: string): Promise<Output> {
  const bytes = new Uint8Array(await Bun.file(path).arrayBuffer());
  return { name: hashedName(basename(path), bytes), bytes };
}

function hashedName(name: string, bytes: Uint8Array): string {
  const dot = name.lastIndexOf(".");
  return `${name.slice(0, dot)}-${Bun.hash(bytes).toString(36)}${name.slice(dot)}`;
}

/** The bundler would write typefaces into the style sheet, where the policy forbids them. */
function nameFonts(bundled: readonly Output[], fonts: readonly Output[]): Output {
  const sheet = bundled.find(({ name }) => name.endsWith(".css"));
  if (!sheet) throw new Error("The console's build has no style sheet.");
  let text = dropTwins(new TextDecoder().decode(sheet.bytes));
  for (const [at, name] of FONTS.entries())
    text = text.replaceAll(`/fonts/${name}.woff2`, ASSETS_PATH + (fonts[at]?.name ?? ""));
  const bytes = new TextEncoder().encode(text);
  return { name: hashedName("console.css", bytes), bytes };
}

/**
 * The bundler writes each rule with `:is` for old browsers too, in words that weigh more: in new ones,
 * which know both, these would win over rules that are meant to win over them.
 */
const dropTwins = (text: string): string =>
  text.replaceAll(/[^{}]{0,2000}:-(?:webkit|moz)-any\([^{}]{0,2000}\{[^{}]{0,4000}\}/g, "");

async function storeFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<AssetFile> {
  const isBrotli = isText(name);
  const stored = isBrotli
    ? await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
    : bytes;
  const kept = new Uint8Array(stored);
  return { contentType: contentTypeOf(name), isBrotli, read: () => Promise.resolve(kept) };
}

function findScript(scripts: readonly Output[]): string {
  const found = scripts.find(({ name }) => name.startsWith("main-"));
  if (!found) throw new Error("The console's build has no script to start with.");
  return found.name;
}
