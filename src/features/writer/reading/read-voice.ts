/** How the site speaks, from the personality: one voice, whether it may joke, and traits for its look. */
import type { Brief } from "../brief.ts";
import { foldLetters } from "./fold-words.ts";
import { readTraits } from "./read-look.ts";
import { type ReadVoice, VOICES, type VoiceId } from "./reading-model.ts";
import { GRAVE, VOICE_DENIALS, VOICE_WORDS } from "./voice-words.ts";

type Stem = { text: string; voice: VoiceId; share: number };

const SOFT_WEIGHT = 0.5;
const STEMS: readonly Stem[] = VOICES.flatMap((voice) =>
  VOICE_WORDS[voice]
    .trim()
    .split(/\s+/u)
    .map((word) => ({
      text: foldLetters(word.replace("~", "")),
      voice,
      share: word.endsWith("~") ? SOFT_WEIGHT : 1,
    })),
);
const EXACT_LENGTH_MAX = 3;

/** The voices that a word asks for; the longest stem decides, short stems must be the whole word. */
function voicesOf(word: string): Stem[] {
  let found: Stem[] = [];
  for (const stem of STEMS) {
    const { length } = stem.text;
    const isFound =
      length <= EXACT_LENGTH_MAX
        ? word === stem.text || word === `${stem.text}s` || word === `${stem.text}e`
        : word.startsWith(stem.text);
    const longest = found[0]?.text.length ?? 0;
    if (!isFound || length < longest) continue;
    found = length > longest ? [stem] : [...found, stem];
  }
  return found;
}

/** Earlier words weigh more: people name first what matters most. */
const FIRST_WEIGHT = 1.5;
const SOFTENED = new Set([
  "little",
  "bit",
  "slightly",
  "etwas",
  "bisschen",
  "peu",
  "poco",
  "touch",
]);
const DENIED_WORDS_MAX = 3;

export function readVoice(brief: Brief): ReadVoice {
  const { personality, industry, audience, goals } = brief;
  const votes = countVotes(personality ?? "");
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  const isGrave = [industry, audience, goals].some(
    (text) => text !== undefined && GRAVE.test(text),
  );
  const traits = [...readTraits(personality)].sort((a, b) => b[1] - a[1]).map(([trait]) => trait);
  return {
    voice: best ?? "plain",
    isAsked: best !== undefined,
    isGrave,
    traits,
    span:
      personality === undefined
        ? undefined
        : { field: "personality", start: 0, end: personality.length },
  };
}

function countVotes(text: string): Map<VoiceId, number> {
  const votes = new Map<VoiceId, number>();
  let weight = FIRST_WEIGHT;
  for (const clause of text.split(/[,;.\n/&+]|\s(?:and|but|yet|und|aber|et|mais|y|pero)\s/u)) {
    const words = (clause.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? []).map(foldLetters);
    let denied = 0;
    let share = weight;
    for (const word of words) {
      if (VOICE_DENIALS.has(word)) denied = DENIED_WORDS_MAX + 1;
      if (SOFTENED.has(word)) share = weight * SOFT_WEIGHT;
      denied = Math.max(0, denied - 1);
      const stems = denied > 0 ? [] : voicesOf(word);
      for (const stem of stems) {
        const vote = (share * stem.share) / stems.length;
        votes.set(stem.voice, (votes.get(stem.voice) ?? 0) + vote);
      }
      if (stems.length > 0) weight = 1;
    }
  }
  return votes;
}
