/** What is known for certain, because the brief says it, and where the pages show it. */
import type { BlockOf } from "../../design/blocks.ts";
import type { Fact } from "../../design/document.ts";
import type { FactKey } from "../../design/vocabulary.ts";
import type { BriefReading, FactKind } from "../reading/reading-model.ts";
import type { Composition } from "./composition.ts";
import { fromGeneral } from "./material.ts";
import type { Drafted } from "./sourced.ts";

/** Numbers and prices stand in the owner's sentence only: apart from it nobody knows what they count. */
const KEYS: Readonly<Partial<Record<FactKind, FactKey>>> = {
  telephone: "phone",
  email: "email",
  address: "street",
  hours: "opening_hours",
  year: "founded",
};

/** Facts of the brief, one of a kind. */
export function listFacts({ facts, audience, what, existingUrl }: BriefReading): Fact[] {
  const listed = new Map<FactKey, Fact>();
  const add = (key: FactKey, value: string) => {
    if (!listed.has(key) && value.trim() !== "")
      listed.set(key, {
        id: key.replaceAll("_", "-"),
        key,
        value: value.slice(0, 250),
        source: "brief",
      });
  };
  for (const { kind, words } of facts) {
    const key = KEYS[kind];
    if (key !== undefined) add(key, key === "founded" ? (words.match(/\d{4}/u)?.[0] ?? "") : words);
  }
  const area = audience.area ?? what.place;
  if (area !== undefined) add("service_area", capitaliseArea(area.words));
  if (existingUrl !== undefined) add("website", existingUrl.href);
  return [...listed.values()];
}

const capitaliseArea = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Facts that a visitor looks for beside those of the contact form. */
const SHOWN: ReadonlySet<FactKey> = new Set(["founded", "opening_hours", "service_area", "person"]);

/** Undefined while there is nothing worth a block. */
export function factsBlock(site: Composition, spot: string): Drafted<BlockOf<"facts">> | undefined {
  const shown = site.facts.filter(({ key }) => SHOWN.has(key));
  if (shown.length < 2) return undefined;
  return {
    kind: "facts",
    id: "facts",
    variant: site.variant("facts", spot),
    heading: fromGeneral("headings/facts", site.material.general.headings.facts),
    factIds: shown.map(({ id }) => id),
  };
}
