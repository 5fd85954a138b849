/**
 * Which texts of a trade are true for a business that serves only some people: those that speak of others
 * fall away. It reads the words of a text for people and knows nothing of what is said about them.
 */
import type { TextLanguage } from "../content/read-texts.ts";
import type { TradeTexts } from "../content/text-schema.ts";
import { keepTexts } from "./keep-texts.ts";

/** Groups that a text may be about and that a business may leave out. */
const GROUPS = [
  "young",
  "grown",
  "expectant",
  "women",
  "men",
  "bodies",
  "landlords",
  "frail",
  "desks",
] as const;
type Group = (typeof GROUPS)[number];

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** Words by which a text speaks of such people, by language. */
const SPOKEN_OF: Readonly<Record<string, Readonly<Record<Group, RegExp>>>> = {
  en: {
    young: whole(
      "child|children|kids?|bab(?:y|ies)|toddlers?|pupils?|parents?|newborns?|schoolchildren|teenagers?|school (?:year|work|reports?)|which year",
    ),
    grown: whole("adults?|grown-ups?|seniors?|employers?|colleagues|office|wine"),
    expectant: whole("pregnan\\p{L}{1,4}|birth|bump|midwives|midwife"),
    women: whole("wom[ae]n|ladies|brides?"),
    men: whole("m[ae]n|gentlemen|beards?"),
    bodies: whole(
      "compan(?:y|ies)|businesses|firms|employers|offices|colleagues|staff|business trips?|conferences?",
    ),
    landlords: whole("landlords?"),
    frail: whole(
      "stairs|steps|sock|handrail|rail|stick|frame|walker|from a chair|falls?|old age|dentures?|hearing aids?",
    ),
    desks: whole("desks?|screens?|keyboards?|meetings?|colleagues|offices?"),
  },
  de: {
    young: whole(
      "Kind(?:er\\p{L}{0,20}|es|ern)?|Bab(?:y|ys)|Eltern|Schüler\\p{L}{0,6}|Jugendliche\\p{L}?|Säuglinge?",
    ),
    grown: whole("Erwachsene\\p{L}?|Senior\\p{L}{0,6}|Arbeitgeber|Kolleg\\p{L}{0,6}|Büro|Wein"),
    expectant: whole("Schwanger\\p{L}{0,12}|Geburt|Hebamme\\p{L}?"),
    women: whole("Frauen|Damen|Braut"),
    men: whole("Männer|Herren|Bart"),
    bodies: whole(
      "Unternehmen|Firmen|Betriebe|Arbeitgeber|Büro\\p{L}{0,12}|Kolleg\\p{L}{0,6}|Belegschaft",
    ),
    landlords: whole("Vermieter\\p{L}{0,5}"),
    frail: whole(
      "Treppen?|Treppensteigen|Socken?|Geländer|Stock|Rollator|vom Stuhl|aus dem Sessel|Stürzen?|Gebiss|Alter",
    ),
    desks: whole(
      "Schreibtisch\\p{L}{0,4}|Bildschirm\\p{L}{0,12}|Tastatur|Büros?|Kolleg\\p{L}{0,6}|Arbeitsplatz",
    ),
  },
  fr: {
    young: whole(
      "enfants?|bébés?|parents?|élèves?|nourrissons?|adolescents?|ados?|scolaires?|année de classe",
    ),
    grown: whole("adultes?|seniors?|employeurs?|collègues|bureau|vin"),
    expectant: whole("enceintes?|grossesse|naissance|sages?-femmes?"),
    women: whole("femmes|dames|mariée"),
    men: whole("hommes|barbe"),
    bodies: whole("entreprises|sociétés|employeurs|bureaux|collègues|salariés"),
    landlords: whole("bailleurs?"),
    frail: whole(
      "escaliers?|marches|chaussettes?|rampe|canne|déambulateur|d’une chaise|d’un fauteuil|chutes?|dentiers?",
    ),
    desks: whole("bureaux?|écrans?|clavier|collègues|poste de travail"),
  },
  es: {
    young: whole(
      "niñ[oa]s?|bebés?|padres|alumnos?|hij[oa]s?|adolescentes?|escolar(?:es)?|curso escolar",
    ),
    grown: whole("adult[oa]s?|mayores|empleadores|colegas|oficina|vino"),
    expectant: whole("embaraz\\p{L}{1,5}|parto|matronas?"),
    women: whole("mujeres|señoras|novia"),
    men: whole("hombres|barba"),
    bodies: whole("empresas|oficinas|empleadores|compañeros|plantilla"),
    landlords: whole("arrendador\\p{L}{0,3}|caseros?"),
    frail: whole(
      "escaleras?|calcetín|calcetines|barandilla|bastón|andador|de la silla|caídas?|dentadura",
    ),
    desks: whole("escritorio|pantallas?|teclado|oficinas?|compañeros"),
  },
};

const YOUNG = ["children", "teenagers", "parents", "families", "schools"];
const BODIES = ["companies", "small-businesses", "startups", "freelancers", "office-teams"];
const has = (ids: readonly string[], some: readonly string[]) =>
  ids.some((id) => some.includes(id));

/** People whose work or sport is done with the body: a sock put on while standing is no news to them. */
const ACTIVE = ["artists", "musicians", "athletes", "cyclists", "horse-owners", "gardeners"];

/** Groups of whom nothing may be said to these people. */
function listLeftOut(ids: readonly string[]): Group[] {
  const all = (group: readonly string[]) => ids.every((id) => group.includes(id));
  const isPersonal = !ids.some((id) => BODIES.includes(id) || !PERSONAL.has(id));
  return [
    ...(has(ids, [...YOUNG, "expectant"]) ? [] : (["young"] as const)),
    ...(all(["children"]) ? (["grown"] as const) : []),
    ...(has(ids, ["expectant", "women", "families", "parents", "couples"])
      ? []
      : (["expectant"] as const)),
    ...(all(["women", "expectant"]) ? (["men"] as const) : []),
    ...(all(["men"]) ? (["women"] as const) : []),
    ...(isPersonal ? (["bodies"] as const) : []),
    ...(all(["tenants"]) ? (["landlords"] as const) : []),
    ...(all(ACTIVE) ? (["frail", "desks"] as const) : []),
  ];
}

/** People who come for themselves. */
const PERSONAL: ReadonlySet<string> = new Set(
  `children teenagers families parents students seniors beginners professionals tourists locals
  newcomers expectant anxious patients couples homeowners tenants home-buyers cyclists pet-owners dog-owners
  horse-owners gardeners readers adults women men athletes`.split(/\s+/u),
);

/** The texts without those that speak of people whom the business does not serve. */
export function textsForPeople(
  language: TextLanguage,
  texts: TradeTexts,
  ids: readonly string[],
): TradeTexts {
  const signs = SPOKEN_OF[language];
  const leftOut = listLeftOut(ids);
  if (signs === undefined || leftOut.length === 0) return texts;
  const isFor = (...said: (string | undefined)[]) =>
    !said.some((text) => text !== undefined && leftOut.some((group) => signs[group].test(text)));
  const { steps, questions, ...headings } = texts.headings;
  return {
    ...keepTexts(texts, isFor),
    headings: {
      ...headings,
      ...(isFor(steps) ? { steps } : {}),
      ...(isFor(questions) ? { questions } : {}),
    },
    contact: { lede: isFor(texts.contact.lede) ? texts.contact.lede : "" },
  };
}
