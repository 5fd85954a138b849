/** Texts in the voice of a site. */
import type { VoiceId as Voice } from "../reading/reading-model.ts";
import type { Chance } from "../speech/chance.ts";
import type { Tagged } from "./material.ts";

type Spoken = { voices?: readonly Voice[] | undefined };

/**
 * Those in the voice if there are any, else those without one, else all; texts written for exactly
 * this kind come before texts for every kind.
 */
export function inVoice<Entry extends Spoken & Tagged>(
  entries: readonly Entry[],
  voice: Voice,
): Entry[] {
  const own = entries.filter(({ voices }) => voices?.includes(voice) === true);
  const open = entries.filter(({ voices }) => voices === undefined);
  const fitting = own.length > 0 ? own : open.length > 0 ? open : [...entries];
  const exact = fitting.filter(({ kinds }) => kinds !== undefined);
  return exact.length > 0 ? exact : fitting;
}

/** One of the entries that speak in the voice, by seed; undefined without any. */
export function chooseInVoice<Entry extends Spoken & Tagged>(
  entries: readonly Entry[],
  voice: Voice,
  chance: Chance,
  key: string,
): Entry | undefined {
  const fitting = inVoice(entries, voice);
  return fitting.length === 0 ? undefined : chance.pick(key, fitting);
}
