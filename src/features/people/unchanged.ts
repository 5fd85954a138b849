/**
 * Comparing a password takes a moment, in which the person may get another one, or be removed: what follows
 * from it is written only for the person who was looked at.
 */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat } from "../../platform/database/statements.ts";
import { users } from "./table.ts";
import type { UserRow } from "./users.ts";

/** The write is refused by this where the person has changed how they sign in, or is gone. */
export const PERSON_CHANGED = "person-changed";

export const requireUnchanged = ({
  id,
  passwordHash,
  totpSecret,
}: Pick<UserRow, "id" | "passwordHash" | "totpSecret">): Statement =>
  requireThat(
    PERSON_CHANGED,
    sql`exists (select 1 from ${users} where id = ${id}
      and password_hash = ${passwordHash} and totp_secret is ${totpSecret})`,
  );
