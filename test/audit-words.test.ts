/** The audit log in words: whatever leaves an entry has its sentence, and there is none for anything else. */
import { expect, test } from "bun:test";
import { consoleProcedures, consoleUploads } from "../src/features/console/api/procedures.ts";
import {
  AUDIT_WORDS,
  describeAction,
  describeTarget,
} from "../src/features/console/web/audit-words.ts";

/** What is written by hand, and not by a procedure that changes something. */
const BY_HAND = [
  ...["claim.accept", "join.accept", "session.signIn", "you.unsubscribe"],
  ...["user.invite", "user.reset", "user.remove"],
];

test("everything that leaves an entry in the audit log is told in words", () => {
  const changing = Object.entries(consoleProcedures).flatMap(([name, { changes }]) =>
    changes ? [name] : [],
  );
  const all = [...changing, ...Object.keys(consoleUploads), ...BY_HAND].sort();
  expect(Object.keys(AUDIT_WORDS).sort()).toEqual([...new Set(all)]);
  for (const words of Object.values(AUDIT_WORDS)) expect(words).toMatch(/^[A-Z][a-z'’ A-Z]+$/);
});

test("an action nobody has words for is told by its name, and ids by what they are of", () => {
  expect(describeAction("newer.thing")).toBe("newer.thing");
  expect(describeAction("toString")).toBe("toString");
  expect(describeTarget({ siteId: "site_1", leadId: "lead_1", id: "key_1" })).toBe(
    "site site_1, lead lead_1, key_1",
  );
});
