/** What stands beside the opening in a few words: for whom, where, on what terms, and what the goals name. */
import { capitaliseFirst } from "../reading/slices.ts";
import { countCharacters, fitUnits } from "../speech/tidy.ts";
import { sayWhere } from "./bare-trade.ts";
import { audienceBlock } from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { isFitNote } from "./fit-labels.ts";
import { asSentence } from "./heads.ts";
import { fromBrief } from "./material.ts";
import { NOTE_LENGTH_MAX, notePeople } from "./note-people.ts";
import { closeList, isPlainList } from "./people-lists.ts";
import { namePeople } from "./people-phrase.ts";
import { listPromotedNotes } from "./promoted-notes.ts";
import { sayTown } from "./say-town.ts";
import { Sourced } from "./sourced.ts";
import { sayFor } from "./stated.ts";
import { listNamedOffers } from "./told-offers.ts";
import { listGoalNotes, listHours, listTerms, saysAll } from "./ways.ts";

type Opened = {
  heading: Sourced;
  lede: Sourced | undefined;
  isTrade: boolean;
  isSplit?: boolean;
  above?: Sourced;
};

export const endSentence = (said: Sourced | undefined): Sourced | undefined =>
  said === undefined ? undefined : new Sourced(asSentence(said.text), said.from, said.id);

/** Where it is, unless the opening says so. */
function placeBeside(
  site: Composition,
  { heading, lede, isTrade, isSplit = false, above }: Opened,
  eyebrow: Sourced | undefined,
): string | undefined {
  const { reading } = site;
  const isApart = above !== undefined || (isTrade && !isAbove(heading, isSplit, site));
  const named = isApart ? reading.what.place?.words : undefined;
  const isPlaceSaid =
    named !== undefined &&
    (site.material.written === undefined
      ? eyebrow?.text.includes(named) === true
      : `${eyebrow?.text} ${heading.text} ${lede?.text}`.includes(named));
  return isPlaceSaid ? undefined : named;
}

/**
 * For whom, where a block of its own would hold one entry, where, and on what terms. What was written for
 * just this business says for whom and on what terms already, in whole sentences.
 */
export function listNotes(
  site: Composition,
  opened: Opened,
  eyebrow: Sourced | undefined,
): Sourced[] {
  const { heading, lede, isTrade, isSplit = false } = opened;
  const { reading } = site;
  const { segments, area } = reading.audience;
  const hasBlock = segments.length > 1 && audienceBlock(site, "home") !== undefined;
  const isNamed = isTrade || isSplit || heading.id === "businessName";
  const people = isNamed && !hasBlock ? sayForPeople(notePeople(site), site) : undefined;
  const place = placeBeside(site, opened, eyebrow);
  const isAreaSaid = area === undefined || area.words === place || lede?.text.includes(area.words);
  const notes = [
    people,
    place === undefined ? undefined : fromBrief("industry", asLabel(place)),
    (hasBlock || segments.length === 0 || isCutOff(area?.words, people, site)) &&
    area !== undefined &&
    isAreaSaid !== true &&
    isName(area.words)
      ? fromBrief("audience", asLabel(sayWhere(reading)))
      : undefined,
    ...(site.material.lead !== undefined && site.material.written === undefined
      ? listGoalNotes(site)
      : []),
    ...nameToldOffers(site),
    ...(site.material.lead === undefined ? [...listTerms(site), ...listHours(site)] : []),
    ...listPromotedNotes(site),
  ];
  return notes.filter(
    (note, at): note is Sourced =>
      note !== undefined &&
      isFitNote(note.text, note.id, reading.language.phrasebook) &&
      !isSaidIn(note, [heading, lede, ...notes.slice(0, at)]) &&
      !(isLongNote(note) && saysAll(`${heading.text} ${lede?.text ?? ""}`, note.text)) &&
      countCharacters(note.text) <= NOTE_LENGTH_MAX &&
      !note.text.includes(" (") &&
      lede?.text.endsWith(asSentence(note.text)) !== true &&
      !(note.id === "audience" && beginsAlike(note.text, lede?.text)) &&
      // Whom it is for stands behind what it is where both are too long for a note.
      !(note === people && (saysPeople(site, lede) || lede?.id === "audience")) &&
      !site.actions.some(({ label }) => label.text === note.text),
  );
}

/** "Electrician for narrowboats only, 12V/24V", of which heading and line under it have a half each. */
const isLongNote = ({ id, text }: Sourced): boolean =>
  id !== "audience" && text.split(" ").length >= LONG_NOTE_WORDS;
const LONG_NOTE_WORDS = 5;

/** Where the people are was too long for the note that names them. */
const isCutOff = (
  area: string | undefined,
  people: Sourced | undefined,
  site: Composition,
): boolean =>
  area !== undefined &&
  people !== undefined &&
  !people.text.includes(area) &&
  namePeople(site)?.text.includes(area) === true;

/** "Homesteaders, small dairies and 4-H families", as whom it is for. */
function sayForPeople(people: Sourced | undefined, { reading }: Composition): Sourced | undefined {
  if (people === undefined || reading.language.phrasebook !== "en") return people;
  const isBare =
    people.id === "audience" && /^\p{Lu}\p{Ll}{3,20}s(?:,| &| and) /u.test(people.text);
  const said = `For ${people.text.charAt(0).toLowerCase()}${people.text.slice(1)}`;
  return isBare ? new Sourced(said, people.from, people.id) : people;
}

/** "For farmers, 300 acres upwards" under "For farmers, and their land agents". */
const beginsAlike = (note: string, lede: string | undefined): boolean =>
  lede?.startsWith(note.split(" ").slice(0, ALIKE_WORDS).join(" ").replace(/,$/u, "")) === true;
const ALIKE_WORDS = 4;

/** "Thursday rounds" behind "Tuesday and Thursday rounds", what the heading has in it under the heading. */
const isSaidIn = ({ text }: Sourced, others: readonly (Sourced | undefined)[]): boolean =>
  others.some((other) => other?.text.toLowerCase().includes(text.toLowerCase()));

/** Over a heading in the owner's words the place stands already. */
const isAbove = (heading: Sourced, isSplit: boolean, { reading }: Composition): boolean =>
  isSplit || heading.text === reading.what.descriptor;

/** What the goals of a known trade name stands in place of the trade's offers: "Airport transfers". */
const nameToldOffers = ({ reading, material }: Composition): Sourced[] =>
  material.trades.length === 0
    ? []
    : listNamedOffers(reading)
        .filter((told) => !material.offers.some(({ name }) => saysAll(name, told)))
        .map((told) => fromBrief("goals", capitaliseFirst(told)));

const saysPeople = (site: Composition, lede: Sourced | undefined): boolean => {
  const named = endSentence(namePeople(site))?.text;
  if (named === undefined || lede === undefined) return false;
  // Without its place where the heading has that.
  return lede.text.includes(named) || named.startsWith(`${lede.text.slice(0, -1)} `);
};

/** German writes them like names. */
const COMMON_PLACES =
  /^(?:Stadt|Dorf|Region|Umgebung|Gegend|Nähe|Umland|Viertel|Ort|Land|Nachbarschaft|Innenstadt|Zentrum)$/u;

/** "Leeds", "within 15 miles"; a quarter or a street without a name says nothing by itself. */
const isName = (words: string): boolean =>
  !COMMON_PLACES.test(words) &&
  /\d|\s\p{Lu}|^\p{Lu}\p{L}{1,40} \p{L}|^\p{Lu}\p{L}{2,40}$/u.test(words);

export const asLabel = (words: string): string =>
  fitUnits(sayTown(words.charAt(0).toLocaleUpperCase() + words.slice(1)), NOTE_LENGTH_MAX);

/** For whom, or a plain list of them as it was typed where nobody knows whether it begins with a name: "Penthouse owners". */
export function tellPeople(site: Composition): Sourced | undefined {
  const { segments, words = "" } = site.reading.audience;
  const named = endSentence(namePeople(site));
  if (named !== undefined || segments.length < 2 || !isPlainList(words)) return named;
  const { phrasebook } = site.reading.language;
  const { forPeople } = site.material.general;
  // "Für Vereine, Feuerwehren und Brautpaare": in German no ending tells whom it is said of.
  const list = phrasebook === "de" ? sayFor(closeList(words, phrasebook), forPeople) : words;
  return endSentence(fromBrief("audience", list));
}
