/** The facts of a reading, in the order in which they are shown. */
import type { Fact, FactKey } from "../../design/room.ts";
import type { Brief } from "../brief.ts";
import type { BriefReading, FactKind, ReadFact } from "../reading/reading-model.ts";

/** Numbers and prices stand in the owner's sentence only: apart from it nobody knows what they count. */
const KEYS: Readonly<Partial<Record<FactKind, FactKey>>> = {
  telephone: "phone",
  email: "email",
  address: "street",
  hours: "opening_hours",
  year: "founded",
};

/** Facts of the brief, one of a kind. */
export function listFacts({ facts, audience, what, existingUrl, brief }: BriefReading): Fact[] {
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
  for (const { kind, words } of joinHours(facts, brief)) {
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

/** Between the hours of some days and those of others. */
const GOES_ON = /^\s?(?:[,;&/]|and|und|et|y)?\s?(?:and |und |et |y )?$/iu;
const OPEN = /^(?:open|geöffnet|ouvert|abierto)\s(?=(?:from )?\p{L})/iu;
/** "…, closed Mondays" belongs to the hours before it. */
const CLOSED =
  /^,? (?:and )?(?:closed|geschlossen|fermée?|cerrado) (?:on |am |le |los )?(?:[\p{L}]{2,10}(?: and | und | et | y |, |-)?){1,3}(?=[.,;]|$)/iu;

/** "Mon-Fri 8.30-6.30, Sat 9-12" are the hours of one place: the first alone would be half of them. */
function joinHours(facts: readonly ReadFact[], brief: Brief): ReadFact[] {
  const joined: ReadFact[] = [];
  for (const fact of facts) {
    const last = joined.at(-1);
    const text = brief[fact.span.field] ?? "";
    const isMore =
      fact.kind === "hours" &&
      last?.kind === "hours" &&
      last.span.field === fact.span.field &&
      GOES_ON.test(text.slice(last.span.end, fact.span.start));
    if (isMore) {
      const span = { ...last.span, end: fact.span.end };
      joined.splice(-1, 1, { ...last, span, words: text.slice(span.start, span.end) });
    } else joined.push(fact);
  }
  return joined.map((fact) => {
    if (fact.kind !== "hours") return fact;
    const closed = CLOSED.exec((brief[fact.span.field] ?? "").slice(fact.span.end))?.[0] ?? "";
    return { ...fact, words: `${fact.words}${closed}`.replace(OPEN, "") };
  });
}

const UNNAMED_PLACE =
  /^(?:(?:in|im|en|dans|aus) )?(?:(?:the|this|our|dem|der|das|dieser|le|la|du|el|este) )?(?:village|town|city|area|neighbou?rhood|district|dorf|ort|stadt|gegend|umgebung|umland|nachbarschaft|viertel|quartier|ville|commune|environs|pueblo|barrio|ciudad|zona|alrededores)$/iu;

const capitaliseArea = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
