/** The facts of a reading, in the order in which they are shown. */
import type { Fact, FactKey } from "../../design/room.ts";
import type { BriefReading, FactKind } from "../reading/reading-model.ts";

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
  // "People from the village" name a place that only they know by that word.
  if (area !== undefined && !UNNAMED_PLACE.test(area.words.trim()))
    add("service_area", capitaliseArea(area.words));
  if (existingUrl !== undefined) add("website", existingUrl.href);
  return [...listed.values()];
}

const UNNAMED_PLACE =
  /^(?:(?:the|this|our|dem|der|das|dieser|le|la|du|el|este) )?(?:village|town|city|area|neighbou?rhood|district|dorf|ort|stadt|gegend|umgebung|umland|nachbarschaft|viertel|quartier|ville|commune|environs|pueblo|barrio|ciudad|zona|alrededores)$/iu;

const capitaliseArea = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
