/** What a brief asks of its look: qualities and colours named in its own words, in four languages. */
import { type LookInputs, TRAITS, type Trait, type TraitStrengths } from "../../design/room.ts";
import type { Brief } from "../brief.ts";
import { HUE_WORDS, TRAIT_WORDS } from "./trait-words.ts";

type LookWords = Pick<Brief, "industry"> &
  Partial<Pick<Brief, "personality" | "audience" | "competitors">> & {
    /** Families and ids of the trades that were matched. */
    families?: readonly string[];
    /** A brand colour's hue found on an existing site; a colour that the brief names goes before. */
    brandHue?: number | undefined;
  };

export function readLookInputs(words: LookWords): LookInputs {
  const { industry, personality, audience, competitors, families, brandHue } = words;
  return {
    asked: readTraits(personality),
    heard: readTraits(audience),
    others: readTraits(competitors),
    hue: findHue(personality) ?? brandHue ?? findHue(industry),
    families: families ?? [],
  };
}

/** How strongly a text asks for each quality: 1 for a word, less for further ones of the same quality. */
export function readTraits(text: string | undefined): TraitStrengths {
  const words = splitWords(text, /[\p{L}-]+/gu);
  const found = new Map<Trait, number>();
  for (const trait of TRAITS) {
    const hits = words.filter((word, at) => {
      const isAsked = TRAIT_WORDS[trait].some((stem) => word.startsWith(stem));
      return isAsked && !isDenied(words, at);
    }).length;
    if (hits > 0) found.set(trait, 1 + (hits - 1) * 0.3);
  }
  return found;
}

const splitWords = (text: string | undefined, word: RegExp): string[] =>
  (text ?? "").toLocaleLowerCase("en").normalize("NFC").match(word) ?? [];

const DENIALS = new Set("not never no without nicht kein keine ohne pas sans sin nunca".split(" "));
const isDenied = (words: readonly string[], at: number): boolean =>
  DENIALS.has(words[at - 1] ?? "") || DENIALS.has(words[at - 2] ?? "");

function findHue(text: string | undefined): number | undefined {
  const words = splitWords(text, /\p{L}+/gu);
  for (const [at, word] of words.entries()) {
    if (isDenied(words, at)) continue;
    const named = HUE_WORDS.find(
      ([stem]) => word === stem || (stem.length > 4 && word.startsWith(stem)),
    );
    if (named !== undefined) return named[1];
  }
  return undefined;
}
