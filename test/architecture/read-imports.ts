/** Reads what a source file imports, from its text alone. It leans on the formatter's layout. */
import { posix } from "node:path";

/** A file of the checkout; `path` is relative to its root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

const PATTERNS = [
  /^(?:import|export)\b[^"'`;]*?\bfrom\s+"([^"]+)"/gm,
  /^import\s+"([^"]+)"/gm,
  /\bimport\(\s*"([^"]+)"/g,
];

const LATE_IMPORT = /\bimport\(\s*"[^"]+"/g;

/** `import type` and `export type … from`: gone when the program runs. */
const TYPE_IMPORT = /^(?:import|export) type\b[^"'`;]*?\bfrom\s+"[^"]+"/gm;

/** Specifiers as written, types included: they bind two files together just as values do. */
export function readSpecifiers(text: string): string[] {
  return findSpecifiers(removeComments(text));
}

function findSpecifiers(code: string): string[] {
  return PATTERNS.flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []),
  );
}

/** Paths of the checkout's own files that `file` imports. */
export function readOwnImports(file: SourceFile): string[] {
  return resolveOwn(file, readSpecifiers(file.text));
}

/** What is loaded together with `file`: no types, and nothing that is imported while it runs. */
export function readPlainImports(file: SourceFile): string[] {
  const code = removeComments(file.text).replaceAll(TYPE_IMPORT, "").replaceAll(LATE_IMPORT, "");
  return resolveOwn(file, findSpecifiers(code));
}

/** What `file` may load, at once or while it runs: no types. */
export function readLoads(file: SourceFile): string[] {
  return resolveOwn(file, findSpecifiers(removeComments(file.text).replaceAll(TYPE_IMPORT, "")));
}

function resolveOwn(file: SourceFile, specifiers: readonly string[]): string[] {
  return specifiers
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => posix.join(posix.dirname(file.path), specifier));
}

/** Names of the packages that `file` imports, without the path inside them. */
export function readPackages(file: SourceFile): string[] {
  return readSpecifiers(file.text)
    .filter((specifier) => !specifier.startsWith("."))
    .map((specifier) => {
      const [first = "", second] = specifier.split("/");
      return first.startsWith("@") ? `${first}/${second}` : first;
    });
}

/** Comments that stand on their own lines, or after code that holds no slashes. */
export function removeComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^([^"'`/\n]*)\/\/.*$/gm, "$1");
}
