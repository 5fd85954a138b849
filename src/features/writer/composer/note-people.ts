/** Whom it is for, as short as a note beside the opening. */
import { isWrittenOut } from "../reading/declared-goals.ts";
import type { BriefReading, Segment } from "../reading/reading-model.ts";
import { countCharacters } from "../speech/tidy.ts";
import type { Composition } from "./composition.ts";
import { fromBrief } from "./material.ts";
import { closeList } from "./people-lists.ts";
import { namePeople } from "./people-phrase.ts";
import type { Sourced } from "./sourced.ts";
import { sayFor } from "./stated.ts";

/** Characters: three lines on a telephone. Longer lists stand in the opening, or nowhere: half of one tells the others to leave. */
export const NOTE_LENGTH_MAX = 140;

/** Before the first of the people at most an article. */
const LEAD_LENGTH_MAX = 8;

/** Whom it is for, unless the audience is told in sentences. */
export function notePeople(site: Composition): Sourced | undefined {
  const { audience, brief } = site.reading;
  const { forPeople } = site.material.general;
  const [first] = audience.segments;
  if (first === undefined || site.material.written !== undefined) return undefined;
  const named = shortenPeople(namePeople(site), site.reading);
  if (named !== undefined || isWrittenOut(brief.audience ?? "")) return named;
  // "Dairy, sheep and beef, …": a list whose beginning is no people is cut.
  if (first.span.start > LEAD_LENGTH_MAX) return undefined;
  const labels = listLabels(audience.segments, brief.audience ?? "");
  // "Families" alone, of "families from Bengal and Assam who stay for weeks", says nothing.
  const isBare =
    !/[\s,]/u.test(labels) && (brief.audience ?? "").split(" ").length > BARE_WORDS_MAX;
  if (isBare) return undefined;
  const said = sayFor(closeList(labels, site.reading.language.phrasebook), forPeople);
  return countCharacters(said) > NOTE_LENGTH_MAX ? undefined : fromBrief("audience", said);
}

const BARE_WORDS_MAX = 4;

/** What they look for stands behind them: "professionals looking for an authentic dinner out". */
const SOUGHT =
  /\s(?:looking for|seeking|searching for|going through|wanting|planning|relocating|mit Sinn für|auf der Suche nach|à la recherche|qui cherchent|que buscan)\s.{3,120}$/u;
const PLACED =
  /\s(?:(?:based |living |located )?(?:in|near|around|across|throughout|from)(?: and around)?|im Raum|im Großraum|in der|im|à|en|dans|de) (?:the (?:greater )?|la |le )?$/u;

/** Words of "for individuals". */
const BARE_LENGTH = 2;

/** As much of whom it is for as a note holds: where they are is told among the facts, and what they look for by what is offered. */
function shortenPeople(phrase: Sourced | undefined, reading: BriefReading): Sourced | undefined {
  if (phrase === undefined) return undefined;
  const area = reading.audience.area?.words;
  const isPlaced = area !== undefined && phrase.text.endsWith(area);
  const placed = isPlaced ? phrase.text.slice(0, -area.length) : phrase.text;
  const [whole, ...shorter] = [
    phrase.text,
    PLACED.test(placed) ? placed.replace(PLACED, "") : phrase.text,
    phrase.text.replace(SOUGHT, ""),
  ];
  const kept = [whole, ...shorter].find(
    (text) =>
      text !== undefined &&
      countCharacters(text) <= NOTE_LENGTH_MAX &&
      // "For individuals", of those going through a divorce, says nothing.
      (text === phrase.text || text.split(" ").length > BARE_LENGTH),
  );
  return kept === undefined ? undefined : fromBrief("audience", kept);
}

/** "Couples, walkers doing the Sligo Way": labels behind the first are written as in the brief. */
const listLabels = (segments: readonly Segment[], audience: string): string =>
  segments
    .map(({ label, span }, at) => (at > 0 ? audience.charAt(span.start) + label.slice(1) : label))
    .join(", ");
