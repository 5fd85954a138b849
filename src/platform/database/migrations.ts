/**
 * The migrations of this executable, oldest first, read while it is bundled. The file must stay
 * this small: Bun caches larger ones without the macro's result, and then finds no function to call.
 */

import type { Migration } from "./migrate.ts";
import { readMigrations } from "./migrations.macro.ts" with { type: "macro" };

export const MIGRATIONS: readonly Migration[] = readMigrations("../../../migrations");
