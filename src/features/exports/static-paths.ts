/** Where a build's files stand on a plain static host, and how they find each other there. Pure. */
import { posix } from "node:path";
import { type BuildFile, NOT_FOUND_PATH } from "../versions/room.ts";

/** `/about` → `about/index.html`, so that the host answers the clean path; others keep their name. */
export function staticName(file: Pick<BuildFile, "path" | "contentType">): string {
  if (file.path === NOT_FOUND_PATH) return "404.html";
  const name = file.path.slice(1);
  if (!file.contentType.startsWith("text/html")) return name;
  return posix.join(name, "index.html");
}

/**
 * Rewrites a root-relative reference in the file `from` so that it works in any folder, and from
 * disk. Whatever is not one of the site's own files stays as it is.
 */
export function relativeReference(
  reference: string,
  from: string,
  names: ReadonlyMap<string, string>,
): string {
  if (!/^\/(?!\/)/.test(reference)) return reference;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(reference) ?? [];
  const name = names.get(path);
  if (name === undefined) return reference;
  return posix.relative(posix.dirname(from), name) + rest;
}

/** The same for the candidates of a `srcset`. */
export function relativeSourceSet(
  value: string,
  from: string,
  names: ReadonlyMap<string, string>,
): string {
  const candidates = value.split(",").map((candidate) => {
    const [reference = "", ...descriptors] = candidate.trim().split(/\s+/);
    return [relativeReference(reference, from, names), ...descriptors].join(" ");
  });
  return candidates.join(", ");
}

/** The same for `url(…)` in a stylesheet. */
export function relativeStylesheet(
  css: string,
  from: string,
  names: ReadonlyMap<string, string>,
): string {
  return css.replace(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^()\s"']+))\s*\)/g,
    (_match, double?: string, single?: string, bare?: string) => {
      const quote = double !== undefined ? '"' : single !== undefined ? "'" : "";
      const reference = (double ?? single ?? bare ?? "").trim();
      return `url(${quote}${relativeReference(reference, from, names)}${quote})`;
    },
  );
}

type Manifest = { start_url?: string; icons?: { src: string }[] };

/** The same for what a web manifest names. */
export function relativeManifest(
  json: string,
  from: string,
  names: ReadonlyMap<string, string>,
): string {
  const manifest = JSON.parse(json) as Manifest;
  const { start_url: start, icons } = manifest;
  return JSON.stringify({
    ...manifest,
    ...(start !== undefined && { start_url: relativeReference(start, from, names) }),
    ...(icons && {
      icons: icons.map((icon) => ({ ...icon, src: relativeReference(icon.src, from, names) })),
    }),
  });
}
