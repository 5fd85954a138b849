// Takes a fact back; blocks that show it leave it out.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { FACT_TITLES } from "./fact-rules.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("remove-fact"),
  id: v.pipe(v.string(), v.maxLength(64)),
});

export const removeFact = defineOperation({
  schema,
  change(document, { id }, author) {
    if (author !== "owner") throw new EditRefused("Only the owner knows the facts.", id);
    if (!document.facts.some((fact) => fact.id === id))
      throw new EditRefused("That fact is not there any more.", id);
    return { ...document, facts: document.facts.filter((fact) => fact.id !== id) };
  },
  describe: (document, { id }) => {
    const fact = document.facts.find((one) => one.id === id);
    return `Removed ${fact === undefined ? id : FACT_TITLES[fact.key]}`;
  },
});
