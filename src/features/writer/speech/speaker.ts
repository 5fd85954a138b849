/**
 * Says things in one language and voice: draws from the pools of a phrasebook, never the same line
 * twice on a site, and passes over lines that the brief cannot fill, that `accepts` refuses, or, as
 * long as there are others, that other sites say.
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

/** How much of a text other sites say already, from 0 for nothing to 1 for all of it. */
export type Echo = (text: string) => number;

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
  /**
   * The first `count` choices whose words no other site has; where there are fewer, those follow that
   * echo least. No more choices are made than have to be looked at.
   */
  takeFresh<T>(count: number, choices: Iterable<T>, textOf: (choice: T) => string): T[];
};

export type SpeakerOptions = {
  phrases: Phrasebook;
  chance: Chance;
  slots: Slots;
  voice: Voice;
  manner: Manner;
  accepts: Accepts;
  /** Without it nothing has been said yet. */
  echo?: Echo | undefined;
  /** Adds the wordings that mean the same to a template; see widen.ts. */
  widen?: Widen;
  /** The last touch of the language on a finished line. */
  finish?: (text: string) => string;
  /** Other words for the same slots, chosen anew for each line, so that no offer is named too often. */
  vary?: (key: string) => Slots;
};

/** How many wordings of a template are tried before the next template is, and how many in the end. */
const WORDINGS = [
  [0, 1],
  [2, 3],
] as const;
/** How many lines that others have are passed over before the one is taken that echoes least. */
const ECHOES_MAX = 12;

type Line = { template: string; text: string };

export function createSpeaker(options: SpeakerOptions): Speaker {
  const { phrases, chance, slots, voice, manner, accepts, vary = () => ({}) } = options;
  const { finish = (text: string) => text, widen = (template: string) => template } = options;
  const { echo } = options;
  const used = new Set<string>();
  const widened = new Map<string, string>();

  function order(key: string): string[] {
    const own = chance.shuffle(`${key}@${voice}`, phrases[`${key}@${voice}`] ?? []);
    const common = chance.shuffle(key, [
      ...(phrases[key] ?? []),
      ...(phrases[`${key}/${manner}`] ?? []),
    ]);
    // Two thirds of the lines that have a voice of their own speak in it.
    return chance.fraction(`${key}/voiced`) < 0.67 ? [...own, ...common] : [...common, ...own];
  }

  /** Each template is worded more than once. */
  function widenOnce(template: string): string {
    const known = widened.get(template);
    if (known !== undefined) return known;
    const wide = widen(template);
    widened.set(template, wide);
    return wide;
  }

  function word(key: string, template: string, extra: Slots, turn: number): string {
    let group = 0;
    const choose = (count: number) => {
      group += 1;
      return Math.floor(chance.fraction(`${key}/${template}/${turn}/${group}`) * count);
    };
    return finish(
      tidy(
        expand(widenOnce(template), choose, { ...slots, ...vary(`${key}/${template}`), ...extra }),
      ),
    );
  }

  function* wordings(key: string, templates: readonly string[], extra: Slots): Generator<Line> {
    for (const turns of WORDINGS)
      for (const template of templates)
        for (const turn of turns) yield { template, text: word(key, template, extra, turn) };
  }

  /** The first line that suits and that nobody else has, or of some the one that echoes least. */
  function freshest(lines: Iterable<Line>, suits: Accepts): Line | undefined {
    let best: Line | undefined;
    let leastHeard = Number.POSITIVE_INFINITY;
    let echoes = 0;
    for (const line of lines) {
      const heard = echo?.(line.text) ?? 0;
      if (heard < leastHeard && suits(line.text)) {
        best = line;
        leastHeard = heard;
      }
      if (leastHeard === 0) break;
      if (best !== undefined) echoes += 1;
      if (echoes === ECHOES_MAX) break;
    }
    return best;
  }

  const anything: Accepts = () => true;

  const tell = (key: string, template: string, extra: Slots = {}): string =>
    freshest(wordings(key, [template], extra), anything)?.text ?? "";

  function takeFresh<T>(count: number, choices: Iterable<T>, textOf: (choice: T) => string): T[] {
    const heard: { choice: T; share: number }[] = [];
    let fresh = 0;
    for (const choice of choices) {
      const share = echo?.(textOf(choice)) ?? 0;
      heard.push({ choice, share });
      if (share === 0) fresh += 1;
      if (fresh === count) break;
    }
    return heard
      .sort((a, b) => a.share - b.share)
      .slice(0, count)
      .map(({ choice }) => choice);
  }

  function search(key: string, extra: Slots, fits: Accepts, isFree: Accepts): string | undefined {
    const filled = { ...slots, ...extra };
    const templates = order(key).filter((one) => isFree(one) && canExpand(one, filled));
    const line = freshest(wordings(key, templates, extra), (text) => accepts(text) && fits(text));
    if (line !== undefined) used.add(line.template);
    return line?.text;
  }

  const trySay = (key: string, extra: Slots = {}, fits: Accepts = anything) =>
    search(key, extra, fits, (template) => !used.has(template));

  function say(key: string, extra: Slots = {}, fits: Accepts = anything): string {
    const text = trySay(key, extra, fits) ?? search(key, extra, anything, anything);
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
  return { slots, has, say, trySay, sayMany, tell, takeFresh };
}
