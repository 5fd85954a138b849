/**
 * Finds every regular expression of a source file: literals by parsing, and what is built from text
 * by loading the file in a process of its own where the constructor is watched.
 */
import { join } from "node:path";
import { parse, type Token } from "acorn";
import { Glob } from "bun";

export type Expression = { source: string; flags: string; path: string };
/** Calls of the constructor in a file's code. */
export type Sources = { literals: Expression[]; builders: { path: string; calls: number }[] };

const root = join(import.meta.dir, "../..");
const WATCH = join(import.meta.dir, "watch-constructor.ts");

/** Literals of all of `src`, tests aside, and the files that build expressions from text. */
export async function findExpressions(): Promise<Sources> {
  const found: Sources = { literals: [], builders: [] };
  for await (const path of new Glob("src/**/*.{ts,tsx}").scan({ cwd: root })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const { literals, calls } = readExpressions(await Bun.file(join(root, path)).text(), path);
    found.literals.push(...literals);
    if (calls > 0) found.builders.push({ path, calls });
  }
  return found;
}

/** The literals in TypeScript's `text`, and how often it calls the constructor. */
export function readExpressions(
  text: string,
  path: string,
): { literals: Expression[]; calls: number } {
  const transpiler = new Bun.Transpiler({
    loader: path.endsWith("x") ? "tsx" : "ts",
    deadCodeElimination: false,
    treeShaking: false,
    trimUnusedImports: false,
  });
  // A macro would run here, in the wrong folder; it is an import like any other to us.
  const script = transpiler.transformSync(text.replaceAll(' with { type: "macro" }', ""));
  const tokens: (Token & { value?: unknown })[] = [];
  parse(script, { ecmaVersion: "latest", sourceType: "module", onToken: tokens });
  const literals = tokens
    .filter(({ type }) => type.label === "regexp")
    .map(({ value }) => {
      const { pattern, flags } = value as { pattern: string; flags: string };
      return { source: pattern, flags, path };
    });
  const calls = tokens.filter(
    ({ type, value }, at) =>
      type.label === "name" && value === "RegExp" && tokens[at + 1]?.type.label === "(",
  ).length;
  return { literals, calls };
}

/** What the files build while they are loaded, with the place of each call. */
export async function findBuilt(
  paths: readonly string[],
): Promise<(Expression & { place: string })[]> {
  const child = Bun.spawn([process.execPath, WATCH, ...paths.map((path) => join(root, path))], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed, exitCode] = await Promise.all([new Response(child.stdout).text(), child.exited]);
  if (exitCode !== 0) throw new Error("a file that builds expressions could not be loaded");
  const built: { source: string; flags: string; place: string }[] = JSON.parse(printed);
  return built.flatMap((one) => {
    const path = paths.find((known) => one.place.includes(`${known}:`));
    return path === undefined ? [] : [{ ...one, path }];
  });
}

export type Gathered = Expression & { text: string };

/** All that is written or built; throws for what is built where it cannot be read. */
export async function gatherExpressions(): Promise<Gathered[]> {
  const { literals, builders } = await findExpressions();
  const built = await findBuilt(builders.map(({ path }) => path));
  const unread = findUnread(builders, built);
  if (unread.length > 0) throw new Error(unread.join("\n"));
  return [...literals, ...built].map(({ source, flags, path }) => ({
    source,
    flags,
    path,
    text: `/${source}/${flags}`,
  }));
}

/** Calls of the constructor that nobody saw run while their file was loaded. */
export function findUnread(
  builders: Sources["builders"],
  built: readonly (Expression & { place: string })[],
): string[] {
  return builders.flatMap(({ path, calls }) => {
    const places = new Set(built.filter((one) => one.path === path).map(({ place }) => place));
    return places.size === calls
      ? []
      : [
          `${path} builds an expression later than while it is loaded; write it out, or as a constant`,
        ];
  });
}
