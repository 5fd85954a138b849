/**
 * Says things in one language and voice: draws from the pools of a phrasebook, never the same line
 * twice on a site, and passes over lines that the brief cannot fill or that `accepts` refuses.
 */
import type { Chance } from "./chance.ts";
import { canExpand, expand, type Slots } from "./expand.ts";
import { tidy } from "./tidy.ts";
import type { Widen } from "./widen.ts";

/**
 * Pools of templates by key. `key@voice` holds lines for one voice, preferred to those of all voices;
 * `key/manner` holds lines that only suit one manner of business, and stand beside those of all.
 */
export type Phrasebook = Readonly<Record<string, readonly string[]>>;

export const VOICES = ["plain", "warm", "precise", "playful", "refined", "bold"] as const;
export type Voice = (typeof VOICES)[number];

/** What a business does for people: sells them things, works for them, or has them take part. */
export type Manner = "goods" | "service" | "group";

/** Refuses a finished sentence: too long for its place, or a phrase nobody should write. */
export type Accepts = (text: string) => boolean;

export type Speaker = {
  readonly slots: Slots;
  has(key: string): boolean;
  /** One line; one that was said before, or does not fit, rather than none. Throws for an empty pool. */
  say(key: string, extra?: Slots, fits?: Accepts): string;
  /** One line, or undefined when none fits. */
  trySay(key: string, extra?: Slots, fits?: Accepts): string | undefined;
  /** Up to `count` different lines. */
  sayMany(key: string, count: number, extra?: Slots): string[];
  /** Expands a line that comes from elsewhere, such as a knowledge sentence. */
  tell(key: string, template: string, extra?: Slots): string;
};

export type SpeakerOptions = {
  phrases: Phrasebook;
  chance: Chance;
  slots: Slots;
  voice: Voice;
  manner: Manner;
  accepts: Accepts;
  /** Adds the wordings that mean the same to a template; see widen.ts. */
  widen?: Widen;
  /** The last touch of the language on a finished line. */
  finish?: (text: string) => string;
  /** Other words for the same slots, chosen anew for each line, so that no offer is named too often. */
  vary?: (key: string) => Slots;
};

/** How many ways of wording one template are tried before the next template is. */
const WORDINGS_MAX = 4;

export function createSpeaker(options: SpeakerOptions): Speaker {
  const { phrases, chance, slots, voice, manner, accepts, vary = () => ({}) } = options;
  const { finish = (text: string) => text, widen = (template: string) => template } = options;
  const used = new Set<string>();

  function order(key: string): string[] {
    const own = chance.shuffle(`${key}@${voice}`, phrases[`${key}@${voice}`] ?? []);
    const common = chance.shuffle(key, [
      ...(phrases[key] ?? []),
      ...(phrases[`${key}/${manner}`] ?? []),
    ]);
    // Two thirds of the lines that have a voice of their own speak in it.
    return chance.fraction(`${key}/voiced`) < 0.67 ? [...own, ...common] : [...common, ...own];
  }

  function tell(key: string, template: string, extra: Slots = {}, turn = 0): string {
    let group = 0;
    const choose = (count: number) => {
      group += 1;
      return Math.floor(chance.fraction(`${key}/${template}/${turn}/${group}`) * count);
    };
    return finish(
      tidy(expand(widen(template), choose, { ...slots, ...vary(`${key}/${template}`), ...extra })),
    );
  }

  function search(key: string, extra: Slots, fits: Accepts, isFree: Accepts): string | undefined {
    const filled = { ...slots, ...extra };
    for (const template of order(key)) {
      if (!isFree(template) || !canExpand(template, filled)) continue;
      for (let turn = 0; turn < WORDINGS_MAX; turn += 1) {
        const text = tell(key, template, extra, turn);
        if (!accepts(text) || !fits(text)) continue;
        used.add(template);
        return text;
      }
    }
    return undefined;
  }

  const trySay = (key: string, extra: Slots = {}, fits: Accepts = () => true) =>
    search(key, extra, fits, (template) => !used.has(template));

  function say(key: string, extra: Slots = {}, fits: Accepts = () => true): string {
    const text =
      trySay(key, extra, fits) ??
      search(
        key,
        extra,
        () => true,
        () => true,
      );
    if (text === undefined) throw new Error(`No line fits in the pool "${key}".`);
    return text;
  }

  function sayMany(key: string, count: number, extra: Slots = {}): string[] {
    const lines: string[] = [];
    while (lines.length < count) {
      const line = trySay(key, extra);
      if (line === undefined) break;
      lines.push(line);
    }
    return lines;
  }

  const has = (key: string) => (phrases[key]?.length ?? 0) > 0;
  return { slots, has, say, trySay, sayMany, tell };
}
