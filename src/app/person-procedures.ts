/** What commands do with people. */
import * as v from "valibot";
import { boundedText } from "../lib/text.ts";
import { erasePerson, exportPerson } from "./people.ts";
import { type Procedures, procedure } from "./procedures.ts";

const person = v.object({ account: v.string(), email: boundedText(254) });

export const personProcedures: Procedures = {
  "person.export": procedure(person, exportPerson),
  "person.erase": procedure(person, erasePerson),
};
