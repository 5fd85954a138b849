/** How generated modules name others: the same wherever the checkout lies, as source maps hold their text. */
import { dirname, relative } from "node:path";

/** What `importer` names `imported` by, with forward slashes on every system. */
export function importPath(importer: string, imported: string): string {
  const path = relative(dirname(importer), imported).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}
