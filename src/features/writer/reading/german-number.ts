/** One of several German things, as far as their names tell: "Weinproben" are several of "Weinprobe". */
export type Gender = "m" | "f" | "n";

/** Of names in the plural what they end in, what one of them ends in, and its gender. */
const ENDINGS: readonly (readonly [RegExp, string, Gender])[] = [
  [/ungen$/iu, "ung", "f"],
  [/tionen$/iu, "tion", "f"],
  [/schaften$/iu, "schaft", "f"],
  [/scheine$/iu, "schein", "m"],
  [/proben$/iu, "probe", "f"],
  [/stunden$/iu, "stunde", "f"],
  [/massagen$/iu, "massage", "f"],
  [/montagen$/iu, "montage", "f"],
  [/pauschalen$/iu, "pauschale", "f"],
  [/analysen$/iu, "analyse", "f"],
  [/fahrten$/iu, "fahrt", "f"],
  [/touren$/iu, "tour", "f"],
  [/karten$/iu, "karte", "f"],
  [/verträge$/iu, "vertrag", "m"],
  [/lehrgänge$/iu, "lehrgang", "m"],
  [/ausflüge$/iu, "ausflug", "m"],
  [/termine$/iu, "termin", "m"],
  [/kurse$/iu, "kurs", "m"],
  [/workshops$/iu, "workshop", "m"],
  [/tests$/iu, "test", "m"],
  [/checks$/iu, "check", "m"],
  [/events$/iu, "event", "n"],
  [/geburtstage$/iu, "geburtstag", "m"],
  [/gespräche$/iu, "gespräch", "n"],
  [/pakete$/iu, "paket", "n"],
  [/seminare$/iu, "seminar", "n"],
  [/(?<=train|coach|tast|shoot|cater|styl)ings$/iu, "ing", "n"],
  [/arrangements$/iu, "arrangement", "n"],
  [/abonnements$/iu, "abonnement", "n"],
  [/abos$/iu, "abo", "n"],
  [/camps$/iu, "camp", "n"],
  [/retreats$/iu, "retreat", "n"],
  [/angebote$/iu, "angebot", "n"],
];

/** Undefined where `noun` is no such name in the plural. */
export function oneInGerman(noun: string): { noun: string; gender: Gender } | undefined {
  const found = ENDINGS.find(([ending]) => ending.test(noun));
  if (found === undefined) return undefined;
  const [ending, one, gender] = found;
  // "10er-Karten", "Kurse": as large as the plural begins.
  const said = noun.replace(ending, (several) =>
    /^\p{Lu}/u.test(several) ? one.charAt(0).toLocaleUpperCase("de") + one.slice(1) : one,
  );
  return { noun: said, gender };
}
