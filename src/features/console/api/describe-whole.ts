/** What all pages of a site share, in the words that the builder has for it: a line for each thing. */
import { CATALOGUE, type SiteDocument } from "../../design/room.ts";

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });

export function describeWhole(document: SiteDocument): string {
  const { identity, navigation, facts, meta } = document;
  return [
    ...[identity.name, identity.tagline ?? "", identity.descriptor, identity.summary],
    `Language: ${nameOfLanguage(meta.language)}`,
    ...describeStyle(document.tokens),
    ...navigation.items.map(({ label }) => label),
    ...facts.map(({ key, value }) => `${titleIn(CATALOGUE.facts, key)}: ${value}`),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** A tag has the form of one, and may still be of no language that there is. */
function nameOfLanguage(tag: string): string {
  try {
    return LANGUAGE_NAMES.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

function describeStyle(tokens: SiteDocument["tokens"]): string[] {
  const { direction, typePair, palette, scheme = "auto", density, radius } = tokens;
  const { directions, typePairs } = CATALOGUE.style;
  return [
    `Direction: ${titleIn(directions, direction)}`,
    `Typefaces: ${titleIn(typePairs, typePair)}`,
    `Colour: hue ${Math.round(palette.hue)}`,
    `Strength: ${palette.vividness}`,
    `Ground: ${palette.ground}`,
    `Scheme: ${scheme}`,
    `Density: ${density}`,
    `Corners: ${radius}`,
  ];
}

const titleIn = (choices: readonly { id: string; title: string }[], id: string): string =>
  choices.find((choice) => choice.id === id)?.title ?? id;
