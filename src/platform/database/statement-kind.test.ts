import { expect, test } from "bun:test";
import { kindOf } from "./statement-kind.ts";

test.each([
  ["select 1", "read"],
  ["\n  SELECT 1", "read"],
  ["-- why\n/* how */ select 1", "read"],
  ["with a as (select 1) select * from a", "read"],
  ["with a as (select 1) insert into t select * from a", "write"],
  ["WITH a AS (SELECT 1) UPDATE t SET x = 1", "write"],
  ["insert into t values (1) returning id", "write"],
  ["create table t (a)", "definition"],
  ["pragma foreign_key_check", "alone"],
  ["vacuum", "alone"],
  ["begin", "control"],
  ["/* hidden */ COMMIT", "control"],
  ["; rollback", "control"],
  ["", "write"],
] as const)("%j is a %s", (sql, kind) => {
  expect(kindOf(sql)).toBe(kind);
});

test("a comment that never ends is looked at in linear time", () => {
  expect(kindOf(`${"/* ".repeat(50_000)}select 1`)).toBe("write");
  expect(kindOf(`${"-".repeat(100_000)}`)).toBe("write");
});
