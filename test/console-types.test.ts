/** The browser's idea of the console's procedures against the procedures themselves; the compiler is the judge. */
import { expect, test } from "bun:test";
import type * as api from "../src/features/console/api/procedures.ts";
import { consoleProcedures } from "../src/features/console/api/procedures.ts";
import type * as web from "../src/features/console/web/procedures.ts";

type Names = web.ProcedureName;
type Missing = Exclude<Names, api.ProcedureName>;
type Shared = Names & api.ProcedureName;

/** Names of fields; none of those that take nothing. */
type Fields<Input> = string extends keyof Input ? never : keyof Input;
type Required<Input> = {
  [Field in keyof Input]-?: undefined extends Input[Field] ? never : Field;
}[keyof Input];
/** Values are the schema's business: a filter may come from an address that somebody typed. */
type Unsendable = {
  [Name in Shared]:
    | Exclude<Fields<web.InputOf<Name>>, keyof api.InputOf<Name>>
    | Exclude<Required<api.InputOf<Name>>, Fields<web.InputOf<Name>>>;
}[Shared];
type Misread = {
  [Name in Shared]: api.OutputOf<Name> extends web.OutputOf<Name> ? never : Name;
}[Shared];

const missing: [Missing] extends [never] ? "none" : Missing = "none";
const unsendable: [Unsendable] extends [never] ? "none" : Unsendable = "none";
const misread: [Misread] extends [never] ? "none" : Misread = "none";

test("what the browser sends is known there, and what it reads is answered", () => {
  expect([missing, unsendable, misread]).toEqual(["none", "none", "none"]);
  expect(Object.keys(consoleProcedures).length).toBeGreaterThan(50);
});
