/** What is known for certain, because the brief says it, and where the pages show it. */
import type { BlockOf, FactKey } from "../../design/room.ts";
import type { Composition } from "./composition.ts";
import { fromGeneral } from "./material.ts";
import type { Drafted } from "./sourced.ts";

/** Facts that a visitor looks for beside those of the contact form. */
const SHOWN: ReadonlySet<FactKey> = new Set(["founded", "opening_hours", "service_area", "person"]);

/** They stand beside the form already. */
const SHOWN_BY_FORMS: ReadonlySet<FactKey> = new Set(["opening_hours", "service_area"]);

/** Undefined while there is nothing worth a block. */
export function factsBlock(site: Composition, spot: string): Drafted<BlockOf<"facts">> | undefined {
  const hasForm = spot === "contact" || (spot === "home" && site.material.lead === undefined);
  const shown = site.facts.filter(
    ({ key }) => SHOWN.has(key) && !(hasForm && SHOWN_BY_FORMS.has(key)),
  );
  if (shown.length < 2) return undefined;
  return {
    kind: "facts",
    id: "facts",
    variant: site.variant("facts", spot),
    heading: fromGeneral("headings/facts", site.material.general.headings.facts),
    factIds: shown.map(({ id }) => id),
  };
}
