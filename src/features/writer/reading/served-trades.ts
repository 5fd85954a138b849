/**
 * For which people the texts of a trade hold. A bakery for restaurants sells otherwise than a bakery, an
 * accountant for restaurants works as accountants do. A table and its one reader.
 */

import type { ServedPeople } from "./served-people.ts";
import type { IndexedTrade } from "./trade-index.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

const PERSONS = words(
  `families parents teenagers students seniors beginners professionals freelancers tourists locals
  newcomers expectant anxious patients couples homeowners tenants home-buyers drivers cyclists pet-owners
  dog-owners horse-owners gardeners collectors artists musicians readers farmers engineers members volunteers
  adults women athletes others`,
);
const MEN_TOO = new Set([...PERSONS, "men"]);
const GUESTS = words(
  "families tourists locals couples students seniors cyclists professionals newcomers adults women athletes dog-owners pet-owners",
);
const EATERS = words("families tourists locals couples students seniors cyclists professionals");
const PLAYERS = words(
  "families adults teenagers students beginners tourists locals couples companies schools",
);
const HOUSEHOLDS = words("families seniors homeowners tenants landlords couples students locals");

type Rule = {
  /** "any": whoever it is, bodies and companies among them. */
  people: ReadonlySet<string> | "any";
  /** Whom "any" leaves out. */
  except?: ReadonlySet<string>;
  /** They may be described more closely: "adults resitting GCSE". */
  mayDescribe: boolean;
};

const BY_FAMILY: Readonly<Record<string, Rule>> = {
  legal: { people: "any", mayDescribe: true },
  // A charity starts no business and owes other accounts.
  finance: { people: "any", except: words("charities"), mayDescribe: true },
  agency: { people: "any", mayDescribe: true },
  technology: { people: "any", mayDescribe: true },
  health: { people: MEN_TOO, mayDescribe: true },
  therapy: { people: MEN_TOO, mayDescribe: true },
  childcare: { people: PERSONS, mayDescribe: true },
  education: { people: MEN_TOO, mayDescribe: true },
  beauty: { people: words("families adults"), mayDescribe: false },
  fitness: { people: MEN_TOO, mayDescribe: false },
  hospitality: { people: GUESTS, mayDescribe: true },
  pets: { people: words("families seniors pet-owners dog-owners"), mayDescribe: true },
  food: { people: EATERS, mayDescribe: false },
  home: { people: HOUSEHOLDS, mayDescribe: false },
  building: { people: HOUSEHOLDS, mayDescribe: false },
  cleaning: { people: HOUSEHOLDS, mayDescribe: false },
  property: { people: words("families seniors landlords"), mayDescribe: false },
  logistics: { people: words("families seniors students couples"), mayDescribe: true },
  automotive: { people: words("drivers women families seniors"), mayDescribe: false },
};
/** Trades whose family says too little, and those that are not done for such people. */
const BY_TRADE: Readonly<Record<string, Rule>> = {
  choir: {
    people: words("beginners women men adults seniors students teenagers"),
    mayDescribe: false,
  },
  // Whoever is described, afraid or coming back to it, learns the same seat.
  "riding-school": { people: MEN_TOO, mayDescribe: true },
  "sports-club": { people: MEN_TOO, mayDescribe: false },
  // Children who need more than others do are looked after otherwise.
  "summer-camp": { people: words("families parents teenagers"), mayDescribe: false },
  "forest-school": { people: words("families parents teenagers schools"), mayDescribe: false },
  // Rent, light and food come first: a firm has other debts.
  "debt-advice": { people: PERSONS, mayDescribe: true },
  // Charities pay their people as others do.
  payroll: { people: "any", mayDescribe: true },
  "nanny-agency": { people: words("families parents expectant professionals"), mayDescribe: true },
  ...Object.fromEntries(
    ["bowling-alley", "activity-centre"].map((id) => [id, { people: PLAYERS, mayDescribe: false }]),
  ),
  // "Under fives" describe nobody: they are the children that it is for.
  "play-centre": { people: words("families parents adults teenagers schools"), mayDescribe: true },
  barber: { people: words("men"), mayDescribe: false },
  "home-care": { people: words("seniors adults families"), mayDescribe: false },
  "wedding-planner": { people: words("couples"), mayDescribe: false },
  bar: { people: words("locals tourists students couples"), mayDescribe: false },
  brewery: { people: words("locals tourists"), mayDescribe: false },
  "wine-shop": { people: words("locals beginners collectors"), mayDescribe: false },
  "language-school": { people: new Set([...MEN_TOO, "office-teams"]), mayDescribe: true },
  "bike-shop": { people: PERSONS, mayDescribe: false },
  "training-provider": { people: words("companies office-teams"), mayDescribe: false },
  "nursing-home": { people: words("seniors"), mayDescribe: false },
  wholesaler: {
    people: words("restaurants hotels companies"),
    mayDescribe: false,
  },
  // What they sell to everybody is not what people with one complaint come for.
  ...Object.fromEntries(
    ["optician", "hearing-care", "podiatrist", "pharmacy"].map((id) => [
      id,
      { people: MEN_TOO, mayDescribe: false },
    ]),
  ),
  courier: { people: new Set(), mayDescribe: false },
  // "Day care for adults" looks after nobody's children.
  nursery: {
    people: words("families parents professionals students newcomers others"),
    mayDescribe: true,
  },
  // Jumps and weights are no programme for people of seventy.
  "personal-trainer": {
    people: new Set([...MEN_TOO].filter((id) => id !== "seniors")),
    mayDescribe: false,
  },
  // Who helps smokers to stop is nobody to ask about sleep.
  hypnotherapist: { people: words("adults women men seniors anxious"), mayDescribe: false },
  // Who acts for boat owners does not draw up their wills: only a field of law tells what is done.
  lawyer: { people: words("families seniors adults women locals homeowners"), mayDescribe: false },
};
/** As soon as a field of law is named, whom it is practised for changes nothing. */
const NAMED_BY_FIELD = words("lawyer");

/** Without a kind for children, these are for children as they stand. */
const CHILDREN_TOO = words(
  "tutor swim-school nursery riding-school sports-club summer-camp forest-school play-centre bowling-alley activity-centre",
);

/** The kind of a trade that serves just these people, where it has one: the first that there is. */
const KINDS_OF_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  children: ["children"],
  teenagers: ["youth"],
  families: ["family"],
  couples: ["couples"],
  seniors: ["seniors"],
  expectant: ["prenatal", "pelvic"],
  women: ["women"],
  athletes: ["sports"],
  freelancers: ["freelancers"],
  "small-businesses": ["freelancers", "business", "office", "corporate"],
  companies: ["business", "office", "corporate", "commercial"],
  "office-teams": ["office", "corporate"],
  farmers: ["farm"],
  professionals: ["leaders"],
  restaurants: ["shops", "firms"],
  shops: ["shops"],
};
/** Whoever lives by their art keeps books as the self-employed do, and clients of a kind have their own law. */
const KINDS_IN_TRADE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accountant: { artists: "freelancers", musicians: "freelancers" },
  mediator: { couples: "family", parents: "family", "office-teams": "workplace" },
  lawyer: {
    ...{ tenants: "tenancy", landlords: "tenancy", "small-businesses": "business" },
    ...{ companies: "business", shops: "business", restaurants: "business" },
    startups: "business",
  },
};
/** In these trades the kind named after work or a family is another matter than whom it serves. */
const OWN_MEANING = words(
  "lawyer language-school photographer nursery hotel travel-agency furniture-shop web-agency",
);

export const hasOwnMeaning = ({ id }: IndexedTrade): boolean => OWN_MEANING.has(id);

/**
 * The kinds that the people make it; undefined where the trade's texts are not true for them. `isNarrow`
 * where the industry names a kind of the trade already.
 */
export function kindsForPeople(
  trade: IndexedTrade,
  { ids, isDescribed }: ServedPeople,
  isNarrow: boolean,
): string[] | undefined {
  const own = isNarrow && NAMED_BY_FIELD.has(trade.id) ? undefined : BY_TRADE[trade.id];
  const rule = own ?? BY_FAMILY[trade.family];
  const there = new Set(trade.kinds.map(({ kind }) => kind));
  const kinds: string[] = [];
  for (const id of ids) {
    const usual = OWN_MEANING.has(trade.id) && id !== "children" ? [] : (KINDS_OF_PEOPLE[id] ?? []);
    const inTrade = isNarrow ? undefined : KINDS_IN_TRADE[trade.id]?.[id];
    const kind = inTrade ?? usual.find((one) => there.has(one));
    if (kind !== undefined) kinds.push(kind);
    else if (!holdsFor(trade, rule, id, isDescribed)) return undefined;
  }
  return dropOfAge(trade, ids, kinds);
}

const OF_AGE = words("children baby babies");
const WITH_CHILDREN = words("children parents schools");

/** "For children and adults" is no business for children, unless the trade tells both apart. */
export function dropOfAge(
  trade: IndexedTrade,
  ids: readonly string[],
  kinds: readonly string[],
): string[] {
  const isForOthersToo = ids.includes("children") && ids.some((id) => !WITH_CHILDREN.has(id));
  const hasBoth = trade.kinds.some(({ kind }) => kind === "adults");
  return kinds.filter((kind) => !isForOthersToo || hasBoth || !OF_AGE.has(kind));
}

function holdsFor(
  trade: IndexedTrade,
  rule: Rule | undefined,
  id: string,
  isDescribed: boolean,
): boolean {
  if (rule === undefined || (isDescribed && !rule.mayDescribe)) return false;
  if (id === "children") return CHILDREN_TOO.has(trade.id);
  if (rule.except?.has(id) === true) return false;
  return rule.people === "any" || rule.people.has(id);
}
