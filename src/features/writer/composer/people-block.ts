/** Whom a short site is for, as its owner lists them, where no line of its opening has room for that. */
import type { BlockOf } from "../../design/room.ts";
import { isWrittenOut } from "../reading/declared-goals.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import type { Composition } from "./composition.ts";
import { asSentence } from "./heads.ts";
import { fromBrief, fromGeneral } from "./material.ts";
import { closePlainList } from "./people-lists.ts";
import { ABOUT_THEM } from "./people-phrase.ts";
import type { Drafted } from "./sourced.ts";
import { sayFor } from "./stated.ts";

const LISTED_MIN = 4;
const LISTED_LENGTH_MAX = 260;
const OWN_LENGTH_MAX = 400;

/** Undefined where the audience is no plain list. */
export function peopleBlock(site: Composition): Drafted<BlockOf<"story">> | undefined {
  const { audience, brief, language } = site.reading;
  const { phrasebook } = language;
  const { headings, forPeople } = site.material.general;
  const said = (brief.audience ?? "").trim();
  // Where no table says who is named, the owner's words do.
  const isOwn =
    phrasebook === undefined && said !== "" && said.length <= OWN_LENGTH_MAX && !/[?؟]/u.test(said);
  // "Families in Avonside; parents working shifts; …": each for itself.
  const entries = said.split(/;\s/u).length > 2 ? said.split(/;\s(?:and )?/u) : [said];
  const isList =
    (audience.segments.length >= LISTED_MIN || said.split(", ").length >= LISTED_MIN) &&
    said.length <= LISTED_LENGTH_MAX &&
    !isWrittenOut(said) &&
    !(phrasebook === "en" && ABOUT_THEM.test(said)) &&
    !/[.:!?()\n]/u.test(said.replace(/[.!]$/u, "").replace(/(?<!\p{L})(?:St|Ste|Dr)\./gu, "")) &&
    (entries.length > 1 || !said.includes(";"));
  if (!(isList || isOwn) || site.material.written?.people !== undefined) return undefined;
  const { voice } = site;
  return {
    kind: "story",
    id: "people",
    variant: "prose",
    heading: fromGeneral(`headings/audience/${voice}`, headings.audience[voice] ?? ""),
    paragraphs: entries.map((entry) =>
      fromBrief(
        "audience",
        asSentence(closePlainList(capitaliseFirst(sayFor(entry, forPeople)), phrasebook)),
      ),
    ),
  };
}
