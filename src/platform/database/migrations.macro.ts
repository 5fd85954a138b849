/**
 * Runs while the program is bundled or first read, never in the running service: turns the folder
 * of migrations into a constant, so that the executable needs no file beside it.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "./migrate.ts";

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

/** Reads `meta/_journal.json` in `folder`, given relative to this file, and the SQL files it names, in order. */
export function readMigrations(folder: string): Migration[] {
  const root = join(import.meta.dir, folder);
  const journal: Journal = JSON.parse(readFileSync(join(root, "meta/_journal.json"), "utf8"));
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(root, `${tag}.sql`), "utf8");
    return {
      tag,
      when,
      hash: createHash("sha256").update(text).digest("hex"),
      statements: text
        .split("--> statement-breakpoint")
        .map((statement) => statement.trim())
        .filter((statement) => statement !== ""),
    };
  });
}
